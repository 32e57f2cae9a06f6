"""All commands of ``python -m cyclomind``.

Public names: `main`, `run_as_process`.

Exit status: 0 done; 1 something was left out, or could not be written; 2 the arguments make no
sense; 130 stopped early by Ctrl-C; 141 the reader of the results has gone.
"""

import os
import sys
from collections.abc import Sequence

from cyclomind import __version__
from cyclomind.commands import coaching, first_guesses, paths, rules, solving, tables
from cyclomind.commands.arguments import BAD_ARGUMENTS, FAILED, INTERRUPTED, Parser
from cyclomind.commands.printing import tell
from cyclomind.errors import CyclomindError

#: The descriptors of standard output and standard error.
_OUTPUT, _ERRORS = 1, 2

#: What a shell reports of a program that was stopped because its reader had gone.
_READER_GONE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; return the exit status. arguments: default: those of the process."""
    options = _parser().parse_args(arguments)
    try:
        return int(options.command(options))
    except CyclomindError as error:
        tell(f"cyclomind {options.name}: {error}")
        return BAD_ARGUMENTS
    except KeyboardInterrupt:
        return INTERRUPTED
    except MemoryError:
        tell(f"cyclomind {options.name}: there is too little memory for this")
        return FAILED


def run_as_process() -> None:
    """Run the command of this process, see that its results are written, and exit."""
    if sys.stdout is None:
        tell("cyclomind: there is no standard output to write to")
        sys.exit(FAILED)
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:  # head or less has seen enough
        status = _READER_GONE
        _drop(_OUTPUT)
    except OSError as error:
        status = FAILED
        _drop(_OUTPUT)
        tell(f"cyclomind: the results could not be written: {error.strerror}")
    except KeyboardInterrupt:
        status = INTERRUPTED
    try:
        if sys.stderr is not None:
            sys.stderr.flush()
    except OSError:
        _drop(_ERRORS)
    sys.exit(status)


def _drop(descriptor: int) -> None:
    """Write what is left to nowhere, so that the interpreter's own last attempt does not fail."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)


def _parser() -> Parser:
    parser = Parser(prog="python -m cyclomind", description="The arithmetic of the necklace game.")
    parser.add_argument("--version", action="version", version=f"cyclomind {__version__}")
    commands = parser.add_subparsers(
        dest="name", required=True, metavar="command", parser_class=Parser
    )
    for group in (rules, solving, tables, coaching, first_guesses, paths):
        group.add_commands(commands)
    return parser
