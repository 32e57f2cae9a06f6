"""Walk by hand: `python -m tests.browser.wander --seed 7 --steps 2000`."""

import argparse
import sys
import tempfile
from pathlib import Path
from time import monotonic

from app.games import GAMES, VARIANTS
from tests.browser.engines import ENGINES
from tests.browser.screen import Screen
from tests.browser.serving import Server
from tests.browser.wander.walk import Finding, script_of, walk
from tools.build_site import build


def main() -> int:
    """Walk through one room, or through all; return 1 when something was found."""
    rooms = [game.name for game in GAMES + VARIANTS]
    parser = argparse.ArgumentParser(prog="python -m tests.browser.wander", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=300, help="in each room")
    parser.add_argument("--room", choices=rooms, help="all of them if none is named")
    parser.add_argument("--engine", choices=list(ENGINES), default="chromium")
    parser.add_argument("--site", type=Path, help="a built site; it is built if none is named")
    parser.add_argument("--metered", action="store_true", help="fetch nothing large unasked")
    parser.add_argument("--tell", action="store_true", help="print each step")
    asked = parser.parse_args()
    found = 0
    with tempfile.TemporaryDirectory(prefix="cyclomind-") as folder:
        site = asked.site or Path(folder) / "site"
        if not asked.site:
            build(site)
        engine = ENGINES[asked.engine]()
        try:
            for room in [asked.room] if asked.room else rooms:
                with Server(site, "/", [script_of(asked.seed, asked.metered)]) as server:
                    began = monotonic()
                    with engine.tab(server) as tab:
                        try:
                            walk(
                                Screen(tab, server.address),
                                room,
                                asked.seed,
                                asked.steps,
                                print if asked.tell else lambda _: None,
                            )
                        except Finding as finding:
                            found += 1
                            print(finding, flush=True)
                        else:
                            seconds = monotonic() - began
                            print(f"{room}: {asked.steps} steps, {seconds:.0f} s", flush=True)
        finally:
            engine.stop()
    return 1 if found else 0


sys.exit(main())
