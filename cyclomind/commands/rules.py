"""The commands score, count and share: the rules of the necklace game.

Public name: `add_commands`.
"""

import argparse

from cyclomind import share
from cyclomind.commands.arguments import (
    DONE,
    Commands,
    add_command,
    read_beads,
    read_number,
    whole_number,
)
from cyclomind.commands.printing import digits, print_json, safe_int
from cyclomind.errors import UnreadableError
from cyclomind.necklace import count_necklaces, rotate_clockwise
from cyclomind.scoring import score_guess
from cyclomind.strategy.contents import (
    content_name,
    count_arrangements,
    count_necklaces_of,
    parse_content,
)


def add_commands(commands: Commands) -> None:
    """Add the commands score, count and share."""
    score = add_command(commands, "score", _score, "Score a guess, as the game does.")
    score.add_argument("secret", help="beads clockwise from the top, as digits: 00123")
    score.add_argument("guess", help="the guess, likewise")

    count = add_command(
        commands,
        "count",
        _count,
        "Count the necklaces of a size, or of one bead content. "
        "JSON has numbers above 2^53 as text.",
    )
    count.add_argument("size", help="number of beads (8), or a content (2/2/1)")
    count.add_argument("colors", nargs="?", help="at most this many colours (default 4)")

    shared = add_command(commands, "share", _share, "Write a secret as a share code, or read one.")
    shared.add_argument("action", choices=("encode", "decode"))
    shared.add_argument("text", help="the secret as digits, or the share code")
    beads = whole_number("number of beads", 1, 64)
    shared.add_argument("-n", type=beads, help="beads (default: as many as the secret has, or 5)")
    colors = whole_number("number of colours", 1, 99)
    shared.add_argument("-c", "--colors", type=colors, default=4, help="colours (default 4)")


def _score(options: argparse.Namespace) -> int:
    secret, guess = read_beads(options.secret), read_beads(options.guess)
    feedback = score_guess(secret, guess)
    shown = digits(rotate_clockwise(guess, feedback.rotation))
    if options.json:
        print_json({"exact": feedback.exact, "rotation": feedback.rotation, "shown": shown})
    else:
        steps = "step" if feedback.rotation == 1 else "steps"
        print(f"{feedback.exact} exact, turned clockwise by {feedback.rotation} {steps}: {shown}")
    return DONE


def _count(options: argparse.Namespace) -> int:
    if options.colors is None and not (options.size.isdecimal() and len(options.size) < 3):
        content = parse_content(options.size)
        found = {
            "content": content_name(content),
            "necklaces": count_necklaces_of(content),
            "arrangements": count_arrangements(content),
        }
    else:
        n = read_number(options.size, "number of beads", 1, 99)
        colors = read_number(options.colors or "4", "number of colours", 1, 99)
        necklaces = count_necklaces(n, colors)
        # All beads alike: one for each colour; all but one alike: one for each pair. With one
        # or two beads these overlap, and every necklace is degenerate.
        degenerate = colors * colors if n > 2 else necklaces
        found = {
            "beads": n,
            "colors": colors,
            "necklaces": necklaces,
            "playable": necklaces - degenerate,
            "arrangements": colors**n,
        }
    if options.json:
        print_json({name: safe_int(n) if isinstance(n, int) else n for name, n in found.items()})
    else:
        for name, value in found.items():
            print(f"{name:12} {value}")
    return DONE


def _share(options: argparse.Namespace) -> int:
    if options.action == "encode":
        secret = read_beads(options.text)
        if options.n not in (None, len(secret)):
            raise UnreadableError(f"a secret of {len(secret)} beads, not of {options.n}")
        code = share.encode_secret(secret, options.colors)
    else:
        code = options.text
        secret = share.decode_secret(code, options.n or 5, options.colors)
        code = share.encode_secret(secret, options.colors)  # its plain form
    if options.json:
        found = {"n": len(secret), "c": options.colors, "secret": digits(secret), "s": code}
        print_json(found)
    else:
        print(code if options.action == "encode" else digits(secret))
    return DONE
