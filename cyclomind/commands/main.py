"""All commands of ``python -m cyclomind``.

Public name: `main`.

Exit status: 0 done; 2 the arguments make no sense; 130 stopped early by Ctrl-C.
"""

import argparse
import os
import sys
from collections.abc import Sequence

from cyclomind.commands import coaching, rules, solving, tables
from cyclomind.commands.arguments import BAD_ARGUMENTS, DONE, INTERRUPTED
from cyclomind.errors import CyclomindError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status. arguments: default: those of the process."""
    parser = _parser()
    options = parser.parse_args(arguments)
    try:
        return options.command(options)
    except CyclomindError as error:
        print(f"cyclomind {options.name}: {error}", file=sys.stderr)
        return BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader (head, less) has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m cyclomind", description="The arithmetic of the necklace game."
    )
    commands = parser.add_subparsers(dest="name", required=True, metavar="command")
    for group in (rules, solving, tables, coaching):
        group.add_commands(commands)
    return parser
