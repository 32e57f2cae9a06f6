"""The commands coach and pars: how many guesses good play takes.

Public name: `add_commands`.
"""

import argparse
import time
from dataclasses import asdict

from cyclomind import share
from cyclomind.commands.arguments import (
    DONE,
    INTERRUPTED,
    Commands,
    add_command,
    read_size,
    whole_number,
)
from cyclomind.commands.printing import print_json, print_row
from cyclomind.commands.stopping import interruptible
from cyclomind.par import PARS
from cyclomind.strategy.coach.content_par import EXACT_BEADS, par_of_content
from cyclomind.strategy.coach.own_games import play_games
from cyclomind.strategy.contents import MAX_BEADS, MIN_BEADS, Content, content_name, contents
from cyclomind.strategy.long_work import Cancelled
from cyclomind.strategy.models import MODELS, ROTATION
from cyclomind.strategy.optimum import optimum_of_content


def add_commands(commands: Commands) -> None:
    """Add the commands coach and pars."""
    coached = add_command(
        commands, "coach", _coach, "Let the coach play random puzzles of each size."
    )
    coached.add_argument("sizes", nargs="+", help="positions/colours: 5/4 8/6")
    coached.add_argument(
        "--games",
        type=whole_number("number of games", 1, 10**6),
        default=100,
        help="for each size (default 100)",
    )
    coached.add_argument(
        "--seed", type=whole_number("seed", 0, 10**8), default=1, help="of the puzzles (default 1)"
    )

    pars = add_command(
        commands, "pars", _pars, "Print par of every bead content of each number of beads."
    )
    beads = whole_number("number of beads", MIN_BEADS, MAX_BEADS)
    pars.add_argument("sizes", nargs="+", type=beads, help=f"{MIN_BEADS} to {MAX_BEADS}")
    pars.add_argument(
        "--sample",
        type=whole_number("number of starts", 2, 10**6),
        default=200,
        help=f"starts to play with more than {EXACT_BEADS} beads (default 200)",
    )
    pars.add_argument(
        "--model",
        choices=MODELS,
        default=ROTATION,
        help="count: the quiet ring (default rotation)",
    )
    pars.add_argument(
        "--optimal",
        action="store_true",
        help="print the best play from the same starts instead, and how far par is above it",
    )


def _coach(options: argparse.Namespace) -> int:
    sizes = [read_size(text) for text in options.sizes]
    for n, colors in sizes:
        share.check_size(n, colors)
    if not options.json:
        print("size   games  average  par    most  stated worst  beyond it")
    with interruptible() as interrupt:
        for n, colors in sizes:
            try:
                found = play_games(n, colors, options.games, options.seed, lambda: interrupt.asked)
            except Cancelled:
                return INTERRUPTED
            if options.json:
                print_json(asdict(found))
            else:
                print(
                    f"{n}/{colors:<4} {found.games:5}  {found.average:7.2f}  {found.par:5.2f}"
                    f"  {found.most:4}  {found.worst_stated:12}  {found.beyond:9}",
                    flush=True,
                )
            if interrupt.asked:
                return INTERRUPTED
    return DONE


def _pars(options: argparse.Namespace) -> int:
    chosen = [one for size in options.sizes for one in contents(size, share.MAX_COLORS)]
    if options.optimal:
        return _optimal(chosen, options.json)
    if not options.json:
        print("content      starts     par   error")
    with interruptible() as interrupt:
        for content in chosen:
            try:
                found = par_of_content(
                    content, options.sample, lambda: interrupt.asked, options.model
                )
            except Cancelled:
                return INTERRUPTED
            if options.json:
                print_json(asdict(found))
            else:
                print(
                    f"{content_name(content):12} {found.starts:6}  {found.expected:6.3f}"
                    f"  {found.error:6.3f}",
                    flush=True,
                )
    return DONE


def _optimal(chosen: list[Content], as_json: bool) -> int:
    if not as_json:
        print_row(["content", "starts", "best play", "par", "above", "seconds"])
        print_row(["---"] + ["---:"] * 5)
    with interruptible() as interrupt:
        for content in chosen:
            start = time.monotonic()
            try:
                found = optimum_of_content(content, lambda: interrupt.asked)
            except Cancelled:
                return INTERRUPTED
            seconds = time.monotonic() - start
            expected, par = float(found.expected), PARS[content] / 100
            if as_json:
                print_json(
                    {
                        "content": content_name(content),
                        "starts": found.kinds,
                        "expected": expected,
                        "fraction": str(found.expected),
                        "par": par,
                        "seconds": round(seconds, 3),
                    }
                )
                continue
            # Par has two digits: no more are told of the difference.
            above = f"{max(0.0, par - expected):.2f}"
            cells = [content_name(content), str(found.kinds), f"{expected:.4f}", f"{par:.2f}"]
            print_row([*cells, above, f"{seconds:.2f}"])
    return DONE
