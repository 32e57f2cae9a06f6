"""The commands coach and pars: how many guesses good play takes.

Public name: `add_commands`.
"""

import argparse
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
from cyclomind.commands.printing import print_json
from cyclomind.commands.stopping import interruptible
from cyclomind.strategy.coach.content_par import EXACT_BEADS, par_of_content
from cyclomind.strategy.coach.own_games import play_games
from cyclomind.strategy.contents import MAX_BEADS, MIN_BEADS, content_name, contents
from cyclomind.strategy.long_work import Cancelled


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
    if not options.json:
        print("content      starts     par   error")
    chosen = [one for size in options.sizes for one in contents(size, share.MAX_COLORS)]
    with interruptible() as interrupt:
        for content in chosen:
            try:
                found = par_of_content(content, options.sample, lambda: interrupt.asked)
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
