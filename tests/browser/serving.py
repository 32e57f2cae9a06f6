"""A static file server inside the test process, which can break in the ways that networks do.

Public names: `Server`, `Request`.

It answers as `python3 -m http.server` does (same types, same headers), under any path, and keeps
a record of what was asked:

    with Server(folder, prefix="/some/where/") as server:
        server.address                      "http://127.0.0.1:40123/some/where/"
        server.missing("*.wasm")            answers 404
        server.empty("runtime/*/core-*")    answers 200 with nothing in it
        server.stalled("app/picture.*.bin")          answers nothing until server.release()
        server.replaced("index.html", lambda body: body.replace(b"one", b"two"))
        server.with_trial_tasks()           its worker knows the tasks of trial_tasks.py, too
        server.typed("*.wasm", "text/plain")     says another type
        server.encoded("*.bin", "gzip")     says that it is sent packed
        server.headed("index.html", "X-Frame-Options", "DENY")     sends one more header
        server.slashless = "too"            the page is also at the address without its last slash;
                                            "only": with the slash one is sent back there
        server.hung_up("app/browser/*")     closes the connection without an answer
        server.healthy()                    forgets all faults, and lets go what is stalled
        server.before_pages.append(script)  JavaScript that runs before the scripts of each page
        server.pause(); server.resume()     stops listening, as with no network; listens again
        server.empty_page                   the address of a page that asks for nothing
        server.paths_asked()                ["index.html", "app/boot.js", ...]

Patterns are those of fnmatch, on paths relative to the prefix; the page itself is "index.html".
"""

import threading
from collections.abc import Callable
from fnmatch import fnmatch
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

#: Where the scripts before a page are, and a page with nothing in it; requests for them are none of
#: the site's own.
_BEFORE_PAGES = "__before_pages.js"
_EMPTY_PAGE = "__empty.html"
_NOTHING = b'<!doctype html><title>Empty</title><link rel="icon" href="data:,">'

_TRIAL_TASKS = Path(__file__).with_name("trial_tasks.py")

#: Every port that a server of this process has had: an origin is never used twice.
_PORTS: set[int] = set()

#: Gets what stands in the file and returns what is sent instead.
Rewrite = Callable[[bytes], bytes]


class Request(NamedTuple):
    """One answered request: the path relative to the prefix, and the status it got."""

    path: str
    status: int


class Server:
    """Serves a folder on a free port of 127.0.0.1; a context manager.

    folder: may be set to another folder at any time, as a new version of the site would be.
    requests: list of Request, in the order of the answers.
    before_pages: list of JavaScript; as long as it is empty, pages are served as they are.
    """

    def __init__(self, folder: Path, prefix: str = "/", before_pages: list[str] | None = None):
        assert prefix.startswith("/") and prefix.endswith("/"), prefix
        self.folder = folder
        self.prefix = prefix
        self.requests: list[Request] = []
        self.before_pages = [] if before_pages is None else before_pages
        self._missing: list[str] = []
        self._stalled: list[str] = []
        self._hung_up: list[str] = []
        self._rewrites: list[tuple[str, Rewrite]] = []
        self._types: list[tuple[str, str]] = []
        self._encodings: list[tuple[str, str]] = []
        self._headers: list[tuple[str, str, str]] = []
        self.slashless = ""
        self._released = threading.Event()
        self._http = self._bound(0)
        while self._http.server_port in _PORTS:
            self._http.server_close()
            self._http = self._bound(0)
        _PORTS.add(self._http.server_port)

    def _bound(self, port: int) -> "_QuietServer":
        return _QuietServer(("127.0.0.1", port), partial(_Handler, self))

    def __enter__(self) -> "Server":
        self._listen()
        return self

    def _listen(self) -> None:
        serve = self._http.serve_forever
        threading.Thread(target=serve, args=(0.02,), daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def address(self) -> str:
        """The address of the page, without a query."""
        return f"{self.origin}{self.prefix}"

    @property
    def empty_page(self) -> str:
        """The address of a page of this origin with nothing in it."""
        return f"{self.address}{_EMPTY_PAGE}"

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"http://127.0.0.1:{self._http.server_port}"

    def close(self) -> None:
        """Stop serving; whoever still waits for a stalled answer gets it. May be called twice."""
        self.healthy()
        self.pause()

    def pause(self) -> None:
        """Stop listening: whoever asks is refused, as without a network. May be called twice."""
        self._http.shutdown()
        self._http.server_close()

    def resume(self) -> None:
        """Listen again, on the same port."""
        self._http = self._bound(self._http.server_port)
        self._listen()

    def paths_asked(self) -> list[str]:
        """Return the paths asked so far, in order."""
        return [request.path for request in self.requests]

    def missing(self, pattern: str) -> None:
        """Answer 404 to every path that fits."""
        self._missing.append(pattern)

    def hung_up(self, pattern: str) -> None:
        """Close the connection, as a filter of the network does, on every path that fits."""
        self._hung_up.append(pattern)

    def hangs_up(self, path: str) -> bool:
        """Return whether the connection for a path is closed without an answer."""
        return _fits(path, self._hung_up)

    def empty(self, pattern: str) -> None:
        """Answer 200 with no content to every path that fits."""
        self.replaced(pattern, lambda body: b"")

    def replaced(self, pattern: str, rewrite: Rewrite) -> None:
        """Send rewrite(content) in place of the content of every path that fits."""
        self._rewrites.append((pattern, rewrite))

    def with_trial_tasks(self) -> None:
        """Send the worker's program with the tasks for tests at its end."""
        self.replaced("app/workers/main*.py", lambda body: body + _TRIAL_TASKS.read_bytes())

    def typed(self, pattern: str, kind: str) -> None:
        """Say that the content of every path that fits is of this type."""
        self._types.append((pattern, kind))

    def encoded(self, pattern: str, encoding: str) -> None:
        """Say that the content of every path that fits is sent packed in this way."""
        self._encodings.append((pattern, encoding))

    def headed(self, pattern: str, name: str, value: str) -> None:
        """Send one more header with every path that fits."""
        self._headers.append((pattern, name, value))

    def headers_of(self, path: str) -> list[tuple[str, str]]:
        """Return the headers that were set for a path."""
        return [(name, value) for pattern, name, value in self._headers if fnmatch(path, pattern)]

    def type_of(self, path: str) -> str | None:
        """Return the type that was set for a path, if any was."""
        return next((kind for pattern, kind in self._types if fnmatch(path, pattern)), None)

    def encoding_of(self, path: str) -> str | None:
        """Return the encoding that was set for a path, if any was."""
        return next((kind for pattern, kind in self._encodings if fnmatch(path, pattern)), None)

    def stalled(self, pattern: str) -> None:
        """Accept requests for every path that fits, and say nothing until release()."""
        self._released.clear()
        self._stalled.append(pattern)

    def release(self) -> None:
        """Let every stalled request, waiting or to come, go its normal way."""
        self._stalled.clear()
        self._released.set()

    def healthy(self) -> None:
        """Forget every fault."""
        self._missing.clear()
        self._hung_up.clear()
        self._rewrites.clear()
        self._types.clear()
        self._encodings.clear()
        self._headers.clear()
        self.slashless = ""
        self.release()

    def answer_to(self, path: str) -> bytes | None:
        """Return the content for a path relative to the prefix, or None for a 404."""
        if _fits(path, self._stalled):
            self._released.wait()
        file = self.folder / path
        if _fits(path, self._missing) or ".." in file.parts or not file.is_file():
            return None
        body = file.read_bytes()
        for pattern, rewrite in self._rewrites:
            if fnmatch(path, pattern):
                body = rewrite(body)
        if self.before_pages and path.endswith(".html"):
            # An address and no text of its own: the page's security policy stays as it is.
            script = f'<head><script src="{self.prefix}{_BEFORE_PAGES}"></script>'
            body = body.replace(b"<head>", script.encode(), 1)
        return body

    def script_before_pages(self) -> bytes:
        """Return the JavaScript that every page runs first."""
        return "\n".join(self.before_pages).encode()


def _fits(path: str, patterns: list[str]) -> bool:
    return any(fnmatch(path, pattern) for pattern in patterns)


class _QuietServer(ThreadingHTTPServer):
    """Says nothing when a browser leaves in the middle of an answer."""

    def handle_error(self, request: object, client_address: object) -> None:
        pass


class _Handler(SimpleHTTPRequestHandler):
    """Answers with what its Server says; types and dates as the standard handler has them."""

    def __init__(self, server: Server, *args: object):
        self._site = server
        super().__init__(*args)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Answer a request for a file."""
        path = unquote(urlsplit(self.path).path)
        inside = path.startswith(self._site.prefix)
        relative = path.removeprefix(self._site.prefix) if inside else path
        if self._site.slashless and f"{path}/" == self._site.prefix:
            inside, relative = True, "index.html"
        elif self._site.slashless == "only" and path == self._site.prefix:
            self.send_response(HTTPStatus.FOUND)
            self.send_header("Location", path.removesuffix("/"))
            self.end_headers()
            return
        if inside and (relative == "" or relative.endswith("/")):
            relative += "index.html"
        if inside and relative == _BEFORE_PAGES:
            self._answer(relative, self._site.script_before_pages())
            return
        if inside and relative == _EMPTY_PAGE:
            self._answer(relative, _NOTHING)
            return
        if inside and self._site.hangs_up(relative):
            self.close_connection = True
            return
        body = self._site.answer_to(relative) if inside else None
        status = HTTPStatus.NOT_FOUND if body is None else HTTPStatus.OK
        self._site.requests.append(Request(relative, status))
        if body is None:
            self.send_error(status)
            return
        self._answer(relative, body, int((self._site.folder / relative).stat().st_mtime))

    def _answer(self, relative: str, body: bytes, modified: int | None = None) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self._site.type_of(relative) or self.guess_type(relative))
        encoding = self._site.encoding_of(relative)
        if encoding:
            self.send_header("Content-Encoding", encoding)
        for name, value in self._site.headers_of(relative):
            self.send_header(name, value)
        self.send_header("Content-Length", str(len(body)))
        if modified is None:
            self.send_header("Cache-Control", "no-store")
        else:
            self.send_header("Last-Modified", self.date_time_string(modified))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Keep the test run's output clean; Server.requests is the log."""
