"""Measure the page against plain JavaScript, Pyodide and nothing, and print one table.

    python -m tests.bench [--rounds 11] [--json FILE]
                          [--only boot,back,phone,tasks,weight,tap,redraw,memory,logs,think]

Times swing with whatever else the machine does, so every visit waits for a quiet moment, and the
20th percentile stands beside the median; ratios within one run hold best. A figure that misses its
target says so: nothing here fails, it only measures.
"""

import argparse
import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from tests.bench import measures
from tests.bench.chromium import DESKTOP, PHONE, SLOW_DESKTOP, Browser, Device
from tests.bench.pages import PYODIDE, build_pages
from tests.bench.serving import phone_host, plain_host
from tools.fetch_runtime import fetch

#: Games in a long log, and bytes of a long file.
_GAMES, _FILE = 5000, 2_000_000

#: Milliseconds between two frames of a screen.
_FRAME = 1000 / 60


class Row(NamedTuple):
    """One line of the table. met: True, False, or None where there is no target."""

    what: str
    figures: str
    target: str
    met: bool | None


class Bench:
    """One run: a browser, the pages on their two hosts, and all that was measured."""

    def __init__(self, browser: Browser, plain: str, phone: str, rounds: int):
        self.rows: list[Row] = []
        self.measured: dict[str, Any] = {}
        self._browser = browser
        self._plain = plain
        self._phone = phone
        self._rounds = rounds

    def boot(self) -> None:
        """Starts on this machine as it is, from a host that does nothing special."""
        names = ["site", "plain", PYODIDE, "blank"]
        times = self._starts("boot", names, self._plain, DESKTOP, self._rounds)
        self._compare_starts("cold", times.cold, 2.4)
        self._compare_starts("warm", times.warm, 2.0)
        self._compare_starts("third visit", times.third, 1.8)
        self._compare_pyodide("cold", times.cold, 14)
        self._compare_pyodide("warm", times.warm, 14)

    def back(self) -> None:
        """Starts of somebody who comes back with another browser process."""
        addresses = {name: f"{self._plain}{name}/" for name in ("blank", "site", "plain")}
        times = measures.returns(addresses, self._rounds)
        self.measured["back"] = times
        self._compare_starts("returning, new process", times, None)

    def phone(self) -> None:
        """Starts on a phone with a mobile network; Pyodide once, because it takes so long."""
        names = ["site", "plain", "blank"]
        times = self._starts("phone", names, self._phone, PHONE, self._rounds)
        self._compare_starts("cold, phone", times.cold, 1.5)
        self._compare_starts("warm, phone", times.warm, 1.5)
        self._compare_starts("third visit, phone", times.third, None)
        pyodide = self._starts("phone-pyodide", [PYODIDE], self._phone, PHONE, 1)
        self._compare_pyodide("cold, phone", times.cold | pyodide.cold, 14)

    def tasks(self) -> None:
        """The longest piece of work on the page's thread before the first move."""
        for device in (DESKTOP, SLOW_DESKTOP):
            address = f"{self._plain}site/"
            found = measures.longest_tasks(self._browser, address, self._rounds, device)
            self.measured[f"tasks-{device.slowdown}x"] = found
            told = (f"{kind} {_told(median(times))}" for kind, times in found.items())
            worst = max(median(times) for times in found.values())
            self._row(
                f"longest task of a start{_slower(device)}",
                ", ".join(told),
                "at most 50 ms" if device is DESKTOP else "",
                worst <= 50 if device is DESKTOP else None,
            )

    def weight(self) -> None:
        """What is transferred before the first move."""
        for name in ("site", "plain"):
            found = measures.weight(self._browser, f"{self._phone}{name}/")
            self.measured[f"weight-{name}"] = found._asdict()
            size = found.bytes / 1024
            target = "300 KB, nothing else" if name == "site" else ""
            met = size <= 300 and not found.pyodide and not found.elsewhere
            self._row(
                f"transfer before the first move: {name}",
                f"{size:.0f} KB gzip in {found.requests} requests; of Pyodide {found.pyodide},"
                f" from elsewhere {found.elsewhere}",
                target,
                met if target else None,
            )

    def tap(self) -> None:
        """How soon a tap on a bead is seen."""
        for device in (DESKTOP, SLOW_DESKTOP):
            for name in ("site", "plain"):
                found = measures.taps(self._browser, f"{self._plain}{name}/", self._rounds, device)
                self.measured[f"tap-{name}-{device.slowdown}x"] = found._asdict()
                target = "1 frame" if name == "site" else ""
                met = max(found.frames) == 1 and median(found.handler) < _FRAME
                self._row(
                    f"tap{_slower(device)}: {name}",
                    f"painted in frame {max(found.frames)}; handler {median(found.handler):.1f} ms"
                    f" (worst {max(found.handler):.1f}); to paint {median(found.painted):.0f} ms",
                    target,
                    met if target else None,
                )

    def redraw(self) -> None:
        """How long drawing eight changed beads takes, outlines cached."""
        for device in (DESKTOP, SLOW_DESKTOP):
            times = measures.redraws(self._browser, f"{self._plain}site/", self._rounds, device)
            self.measured[f"redraw-{device.slowdown}x"] = times
            target = "1 ms" if device is DESKTOP else ""
            self._row(
                f"redraw of 8 beads{_slower(device)}",
                f"{median(times):.2f} ms",
                target,
                median(times) < 1 if target else None,
            )

    def memory(self) -> None:
        """What is held after 500 guesses."""
        for name in ("site", "plain"):
            held = measures.memory(self._browser, f"{self._plain}{name}/")
            self.measured[f"memory-{name}"] = [point._asdict() for point in held]
            # The first hundred guesses fill caches, compile and let arrays find their size.
            early, last = held[2], held[-1]
            grown = (last.heap - early.heap) / early.heap
            flat = grown < 0.05 and last.wasm == early.wasm and last.nodes <= early.nodes + 20
            kilobytes = ", ".join(f"{point.heap / 1024:.0f}" for point in held[2::2])
            self._row(
                f"memory after {early.guesses} … {last.guesses} guesses: {name}",
                f"heap {kilobytes} KB; WebAssembly {early.wasm >> 10} → {last.wasm >> 10} KB;"
                f" nodes {early.nodes} → {last.nodes}; proxies {early.proxies} → {last.proxies}",
                "flat (5 %)" if name == "site" else "",
                flat if name == "site" else None,
            )

    def logs(self) -> None:
        """How long a log of 5,000 games holds the page's thread at a time, and a file of 2 MB."""
        site = f"{self._plain}site/"
        rounds = min(self._rounds, 3)  # each takes a minute or more
        found = measures.logs(self._browser, site, rounds, _GAMES, _FILE)
        self.measured["logs"] = found._asdict()
        named = {
            "statistics": f"statistics of {_GAMES:,} games",
            "archive": f"archive with {_GAMES:,} games",
            "end": f"end of a game after {_GAMES:,} games",
            "file": f"a file of {_FILE / 1e6:.0f} MB taken in",
        }
        for name, what in named.items():
            times = getattr(found, name)
            whole = f"; all of it {median(found.taken) / 1000:.1f} s" if name == "file" else ""
            has_target = name != "file"  # which has a bar, and can be cancelled
            self._row(
                f"longest task: {what}",
                f"{_told(median(times))}; p20 {_told(_p20(times))}{whole}",
                "p20 at most 200 ms" if has_target else "",
                _p20(times) <= 200 if has_target else None,
            )

    def think(self) -> None:
        """How soon the coach and the code-breaker answer, their worker warm."""
        for size, link, slowest in (("5/4", "?n=5&c=4", 1000), ("8/6", "?n=8&c=6", 5000)):
            address = f"{self._plain}site/{link}"
            warm, cold = measures.thoughts(self._browser, address, self._rounds)
            self.measured[f"think-{size}"] = {"warm": warm, "cold": cold}
            targets = {"count": 150, "fits": 150, "suggest": slowest}
            for level, (what, times) in enumerate(warm.items(), start=1):
                self._row(
                    f"hint {level} at {size}",
                    f"{median(times):.0f} ms (worst {max(times):.0f}; first of all {cold[0]:.0f})",
                    f"{targets[what]} ms",
                    median(times) <= targets[what],
                )
        guesses = measures.next_guesses(self._browser, f"{self._plain}site/", self._rounds)
        self.measured["next-guess"] = guesses
        self._row(
            "code-breaker: Ready to next guess, 5 places",
            f"{median(guesses):.0f} ms (worst {max(guesses):.0f})",
            "300 ms",
            median(guesses) <= 300,
        )

    def _starts(
        self, key: str, names: list[str], host: str, device: Device, rounds: int
    ) -> measures.Starts:
        addresses = {name: f"{host}{name}/" for name in names}
        times = measures.starts(self._browser, addresses, rounds, device)
        self.measured[key] = times._asdict()
        return times

    def _compare_starts(self, kind: str, times: measures.Times, most: float | None) -> None:
        ours, plain = times["site"], times["plain"]
        ratio = median(ours) / median(plain)
        self._row(
            f"start, {kind}: ours / plain",
            f"{median(ours):.0f} / {median(plain):.0f} ms = {ratio:.2f}x; p20 {_p20(ours):.0f} /"
            f" {_p20(plain):.0f} = {_p20(ours) / _p20(plain):.2f}x"
            f" (blank {median(times['blank']):.0f})",
            f"at most {most}x" if most else "",
            ratio <= most if most else None,
        )

    def _compare_pyodide(self, kind: str, times: measures.Times, least: float) -> None:
        ratio = median(times[PYODIDE]) / median(times["site"])
        self._row(
            f"start, {kind}: Pyodide / ours",
            f"{median(times[PYODIDE]):.0f} / {median(times['site']):.0f} ms = {ratio:.1f}x",
            f"at least {least}x",
            ratio >= least,
        )

    def _row(self, *cells: Any) -> None:
        self.rows.append(Row(*cells))


def _p20(times: list[float]) -> float:
    """Return the time that a fifth of all are below: what a busy machine disturbs least."""
    return sorted(times)[(len(times) - 1) // 5]


def _told(milliseconds: float) -> str:
    return f"{milliseconds:.0f} ms" if milliseconds else "below 50 ms"


def _slower(device: Device) -> str:
    return "" if device.slowdown == 1 else f", {device.slowdown}x slower processor"


def _table(rows: list[Row]) -> str:
    lines = ["| what | measured | target | met |", "| --- | --- | --- | --- |"]
    words = {True: "yes", False: "**no**", None: ""}
    lines += [f"| {row.what} | {row.figures} | {row.target} | {words[row.met]} |" for row in rows]
    return "\n".join(lines)


def main() -> None:
    """Run what the command line asks for."""
    parts = ("boot", "back", "phone", "tasks", "weight", "tap", "redraw", "memory", "logs", "think")
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--only", default=",".join(parts), help="comma-separated parts")
    parser.add_argument("--json", type=Path, help="also write every single figure here")
    options = parser.parse_args()
    chosen = options.only.split(",")
    unknown = set(chosen) - set(parts)
    if unknown or options.rounds < 1:
        parser.error(f"unknown: {', '.join(unknown)}" if unknown else "at least one round")
    fetch()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        build_pages(folder, ["site", "plain", PYODIDE, "blank"])
        browser = stack.enter_context(Browser())
        plain = stack.enter_context(plain_host(folder))
        phone = stack.enter_context(phone_host(folder))
        bench = Bench(browser, plain, phone, options.rounds)
        failed = []
        for part in parts:
            if part in chosen:
                print(f"measuring: {part}", file=sys.stderr, flush=True)
                measure: Callable[[], None] = getattr(bench, part)
                try:
                    measure()
                except Exception as error:  # the other parts have taken too long to be lost
                    failed.append(part)
                    print(f"{part} failed: {error}", file=sys.stderr, flush=True)
        load = os.getloadavg()[0]
        command = f"python -m tests.bench {' '.join(sys.argv[1:])}".strip()
        where = (
            f"{browser.version}, {platform.machine()}, {os.cpu_count()} cores, load {load:.1f},"
            f" {measures.quiet_share():.0%} of the visits in a quiet moment"
        )
        print(f"`{command}`: medians of {options.rounds} rounds. {where}.\n")
        print(_table(bench.rows))
        if options.json:
            found = {
                "command": command,
                "where": where,
                "rows": [row._asdict() for row in bench.rows],
                "measured": bench.measured,
            }
            options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    if failed:
        sys.exit(f"not measured: {', '.join(failed)}")


if __name__ == "__main__":
    main()
