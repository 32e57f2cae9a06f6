"""The command path: the levels of the path, chosen by their plans.

Public name: `add_commands`.
"""

import argparse

from cyclomind.commands.arguments import DONE, INTERRUPTED, Commands, add_command, each_once
from cyclomind.commands.printing import digits, print_json
from cyclomind.commands.stopping import interruptible
from cyclomind.errors import UnreadableError
from cyclomind.necklace import canonical
from cyclomind.strategy.levels import PLANS, chosen_chapter
from cyclomind.strategy.long_work import Cancelled


def add_commands(commands: Commands) -> None:
    """Add the command path."""
    path = add_command(
        commands,
        "path",
        _path,
        "Choose the levels of the path, as cyclomind/path.py has them. All take about ten minutes.",
    )
    names = [plan.name for plan in PLANS]
    path.add_argument(
        "chapters", nargs="*", metavar="chapter", help=f"of {', '.join(names)} (default: all)"
    )


def _path(options: argparse.Namespace) -> int:
    names = [plan.name for plan in PLANS]
    wanted = each_once(options.chapters, names)
    for name in wanted:
        if name not in names:
            raise UnreadableError(f"{name!r} is no chapter: there are {', '.join(names)}")
    taken: set[tuple[int, ...]] = set()
    number = 0
    with interruptible() as interrupt:
        for plan in PLANS:
            if not set(names[names.index(plan.name) :]) & set(wanted):
                break
            try:
                levels = chosen_chapter(plan, taken, lambda: interrupt.asked)
            except Cancelled:
                return INTERRUPTED
            for level in levels:
                number += 1
                taken.add(canonical(level.secret))
                found = {
                    "level": number,
                    "chapter": plan.name,
                    "secret": digits(level.secret),
                    "par": level.par / 100,
                }
                if plan.name not in wanted:
                    continue
                if options.json:
                    print_json(found)
                else:
                    secret = digits(level.secret)
                    print(
                        f"{number:2}  {plan.name:9} {secret:8}  {level.par / 100:.2f}", flush=True
                    )
    return DONE
