"""The command first-guesses: what each kind of first guess at a code leaves, by answer.

Public name: `add_commands`.
"""

import argparse

from cyclomind.commands.arguments import DONE, Commands, add_command, whole_number
from cyclomind.commands.printing import print_json, print_row
from cyclomind.first_guesses import answers_to, first_guesses, kind_name, outlook

#: Larger codes have more kinds of guesses than a table has room for.
_MOST_PLACES, _MOST_COLORS = 6, 10


def add_commands(commands: Commands) -> None:
    """Add the command first-guesses."""
    one = add_command(
        commands,
        "first-guesses",
        _first_guesses,
        "Count the codes that each kind of first guess leaves, by black and white pegs.",
    )
    places = whole_number("number of places", 2, _MOST_PLACES)
    one.add_argument("places", type=places, help=f"places of a code, 2 to {_MOST_PLACES}")
    colors = whole_number("number of colours", 2, _MOST_COLORS)
    one.add_argument("colors", type=colors, help=f"colours, 2 to {_MOST_COLORS}")


def _first_guesses(options: argparse.Namespace) -> int:
    kinds = first_guesses(options.places, options.colors)
    tables = [answers_to(kind, options.colors) for kind in kinds]
    outlooks = [outlook(table) for table in tables]
    codes = options.colors**options.places
    if options.json:
        for kind, table, out in zip(kinds, tables, outlooks, strict=True):
            print_json(
                {
                    "guess": kind_name(kind),
                    "codes": codes,
                    "worst": out.worst,
                    "average": round(out.squares / codes, 4),
                    "left": [[pegs.exact, pegs.misplaced, left] for pegs, left in table],
                }
            )
        return DONE
    print_row(["black, white", *map(kind_name, kinds)])
    print_row(["---", *["---:"] * len(kinds)])
    by_answer = [dict(table) for table in tables]
    for pegs in sorted({pegs for table in by_answer for pegs in table}):
        left = [str(table.get(pegs, "")) for table in by_answer]
        print_row([f"{pegs.exact}, {pegs.misplaced}", *left])
    print_row(["answers", *[str(out.answers) for out in outlooks]])
    print_row(["most", *[str(out.worst) for out in outlooks]])
    print_row(["average", *[f"{out.squares / codes:.1f}" for out in outlooks]])
    return DONE
