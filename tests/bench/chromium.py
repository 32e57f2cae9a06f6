"""A Chromium spoken to in its DevTools protocol: visitors, slow machines, slow networks.

Public names: `Browser`, `Visitor`, `Device`, `DESKTOP`, `SLOW_DESKTOP`, `PHONE`.

Selenium starts the browser; the measuring goes past it, because only the protocol itself has a
fresh profile per visit, real input events, the garbage collector and the network's own counts.
"""

import json
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import websocket

from tests.browser.engines.chromium import start_chromium

#: Seconds after which a page counts as broken.
_PATIENCE = 120


class Device(NamedTuple):
    """How much slower the processor is than this machine's, and the network if it is limited.

    mbit: Mbit a second, 0 for no limit; latency: milliseconds of a round trip.
    """

    slowdown: int
    mbit: float
    latency: int


DESKTOP = Device(1, 0, 0)
SLOW_DESKTOP = Device(4, 0, 0)
PHONE = Device(4, 9, 165)


class Browser:
    """One Chromium process; a context manager. arguments: of its command line, beside ours."""

    def __init__(self, *arguments: str):
        self._arguments = arguments

    def __enter__(self) -> "Browser":
        self._driver = start_chromium(*self._arguments)
        host = self._driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        with urllib.request.urlopen(f"http://{host}/json/version") as answer:
            about = json.load(answer)
        self.version: str = about["Browser"]
        self._socket = websocket.create_connection(
            about["webSocketDebuggerUrl"], timeout=_PATIENCE, suppress_origin=True
        )
        self._sent = 0
        self.events: list[dict[str, Any]] = []
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()
        self._driver.quit()

    def send(self, method: str, session: str | None = None, **parameters: Any) -> Any:
        """Send a command and return its result; what happens meanwhile is kept in `events`."""
        self._sent += 1
        message = {"id": self._sent, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self._socket.send(json.dumps(message))
        while True:
            answer = json.loads(self._socket.recv())
            if "id" not in answer:
                self.events.append(answer)
            elif answer["id"] == self._sent:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    @contextmanager
    def own_visitor(self) -> Iterator["Visitor"]:
        """A tab of whoever the browser's own profile belongs to: with what it keeps on disk."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        try:
            yield Visitor(self, session, DESKTOP)
        finally:
            self.send("Target.closeTarget", targetId=target)

    @contextmanager
    def visitor(self, device: Device = DESKTOP) -> Iterator["Visitor"]:
        """A tab of somebody who was never here: no cache, no storage, a process of its own."""
        self.events.clear()
        profile = self.send("Target.createBrowserContext")["browserContextId"]
        target = self.send("Target.createTarget", url="about:blank", browserContextId=profile)[
            "targetId"
        ]
        session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        try:
            yield Visitor(self, session, device)
        finally:
            self.send("Target.disposeBrowserContext", browserContextId=profile)


class Visitor:
    """One tab; see `Browser.visitor`."""

    def __init__(self, browser: Browser, session: str, device: Device):
        self._browser = browser
        self._session = session
        self.send("Page.enable")
        if device.mbit:
            bytes_a_second = int(device.mbit * 1e6 / 8)
            self.send("Network.enable")
            self.send(
                "Network.emulateNetworkConditions",
                offline=False,
                latency=device.latency,
                downloadThroughput=bytes_a_second,
                uploadThroughput=bytes_a_second,
            )
        if device.slowdown != 1:
            self.send("Emulation.setCPUThrottlingRate", rate=device.slowdown)

    def send(self, method: str, **parameters: Any) -> Any:
        """Send a command to this tab and return its result."""
        return self._browser.send(method, self._session, **parameters)

    def events(self, method: str) -> list[dict[str, Any]]:
        """Return the parameters of this tab's events of one kind so far."""
        return [
            event["params"]
            for event in self._browser.events
            if event["method"] == method and event.get("sessionId") == self._session
        ]

    def js(self, expression: str) -> Any:
        """Return the value of a JavaScript expression; a promise is waited for."""
        answer = self.send(
            "Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def python(self, program: str) -> Any:
        """Run a program in the page's interpreter; return what it leaves in `result`."""
        return json.loads(self.js(f"({_RUN_PYTHON})({json.dumps(program)})"))

    def open(self, address: str) -> float:
        """Go to an address; return the milliseconds until the page was interactive."""
        answer = self.send("Page.navigate", url=address)
        if "errorText" in answer:
            raise RuntimeError(f"{address}: {answer['errorText']}")
        return self._interactive()

    def reload(self) -> float:
        """Load the page again; return the milliseconds until it was interactive."""
        self.js("globalThis.benchSeen = true")
        self.send("Page.reload")
        return self._interactive()

    def _interactive(self) -> float:
        end = time.monotonic() + _PATIENCE
        while time.monotonic() < end:
            try:
                moment = self.js(_WAIT_FOR_MARK)
            except RuntimeError as error:
                if not any(word in str(error) for word in _LEAVING):
                    raise
                moment = None
            if moment is not None:
                return float(moment)
            time.sleep(0.005)
        raise RuntimeError("the page never became interactive")


#: What the protocol says when the old document leaves while it is asked.
_LEAVING = ("navigated or closed", "Cannot find context", "context was destroyed")

# Asked once and answered by an observer, so that nothing polls while the page starts. The old
# document, which a reload is still about to leave, answers null.
_WAIT_FOR_MARK = """
globalThis.benchSeen || location.href === "about:blank" ? null : new Promise((resolve, reject) => {
  new PerformanceObserver((list) => {
    const mark = list.getEntriesByName("cyclomind:interactive")[0];
    if (mark) resolve(mark.startTime);
  }).observe({type: "mark", buffered: true});
  setTimeout(() => reject(new Error(`not interactive: ${location}, ${document.title}, ${
    document.documentElement.dataset.state}`)), 100000);
})
"""

_RUN_PYTHON = """
(program) => new Promise((resolve) => {
  const script = document.createElement("script");
  script.type = "micropython";
  script.setAttribute("env", "micropython");
  globalThis.benchResult = (text) => { script.target?.remove(); script.remove(); resolve(text); };
  script.textContent = program +
    "\\nimport json as _json\\nfrom js import benchResult as _done\\n_done(_json.dumps(result))\\n";
  document.body.append(script);
})
"""
