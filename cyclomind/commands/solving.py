"""The command solve: an optimal strategy for one bead content, proven.

Public names: `add_commands`, `add_seconds`, `add_fast`, `search_for`, `value_text`,
`MissingExtraError`.
"""

import argparse
import math
import time
from typing import Any

from cyclomind.commands.arguments import DONE, INTERRUPTED, Commands, add_command, read_seconds
from cyclomind.commands.printing import digits, print_json
from cyclomind.commands.stopping import ProgressTeller, interruptible
from cyclomind.errors import CyclomindError
from cyclomind.scoring import Feedback
from cyclomind.strategy import models, solver
from cyclomind.strategy.contents import content_name, parse_content
from cyclomind.strategy.solution import Search, Solution, plain_search, solve
from cyclomind.strategy.tree import Step

#: How long a solve may take before it settles for bounds, in seconds, unless told otherwise.
_DEFAULT_SECONDS = 600.0


class MissingExtraError(CyclomindError):
    """Optional packages were asked for that are not installed."""


def add_commands(commands: Commands) -> None:
    """Add the command solve."""
    one = add_command(
        commands, "solve", _solve, "Find and prove the best strategy for one bead content."
    )
    one.add_argument("content", help="counts of beads by colour (2/2/1), or the beads (00112)")
    one.add_argument("--model", choices=models.MODELS, default=models.ROTATION)
    one.add_argument("--objective", choices=solver.OBJECTIVES, default=solver.EXPECTED)
    one.add_argument("--tree", action="store_true", help="print the whole strategy")
    add_seconds(one)
    add_fast(one)


def add_fast(parser: argparse.ArgumentParser) -> None:
    """Add the choice of the compiled search."""
    parser.add_argument(
        "--fast",
        action="store_true",
        help="use the compiled search (pip install cyclomind[fast]); its first use takes a minute",
    )


def search_for(is_fast: bool) -> Search:
    """Return the compiled search or the plain one.

    Raises: MissingExtraError when the packages that it needs are not there.
    """
    if not is_fast:
        return plain_search
    try:
        from cyclomind.strategy.compiled.solver import compiled_search
    except ModuleNotFoundError as error:
        raise MissingExtraError(
            f"--fast needs {error.name}, which is not installed: pip install cyclomind[fast]"
        ) from None
    return compiled_search


def add_seconds(parser: argparse.ArgumentParser) -> None:
    """Add the time limit of a solve."""
    parser.add_argument(
        "--seconds",
        type=read_seconds,
        default=_DEFAULT_SECONDS,
        help=f"time for each solve; then print bounds (default {_DEFAULT_SECONDS:.0f})",
    )


def _solve(options: argparse.Namespace) -> int:
    content = parse_content(options.content)
    search = search_for(options.fast)
    start = time.monotonic()
    with interruptible() as interrupt:
        teller = ProgressTeller(f"{content_name(content)} {options.model} {options.objective}")
        solution = solve(
            content,
            options.model,
            options.objective,
            progress=teller.tell,
            is_cancelled=lambda: interrupt.asked or time.monotonic() - start > options.seconds,
            search=search,
        )
        teller.finish()
    if options.json:
        found = solution.as_json() | {"seconds": round(time.monotonic() - start, 3)}
        if options.tree:
            found["tree"] = _tree_values(solution.strategy)
        print_json(found)
    else:
        necklaces = "necklaces" if options.model == models.COUNT else "arrangements"
        print(f"{content_name(content)}: {solution.candidates} {necklaces}, {options.model} model")
        print(f"{options.objective}: {value_text(solution)}{_fraction_text(solution)}")
        print("proven optimal" if solution.is_proven else "not proven optimal: bounds only")
        print(f"first guess: {digits(solution.strategy.guess)}")
        if options.tree:
            _print_tree(solution.strategy, "")
    return INTERRUPTED if interrupt.asked else DONE


def value_text(solution: Solution) -> str:
    """Return the value of a solution as text, or its bounds."""
    digits = 4 if solution.objective == solver.EXPECTED else 0
    lower, upper = (solution.in_guesses(value) for value in (solution.lower, solution.upper))
    if solution.is_proven:
        return f"{upper:.{digits}f}"
    # Bounds are rounded outwards: what is printed is proven too.
    scale = 10**digits
    lower, upper = math.floor(lower * scale) / scale, math.ceil(upper * scale) / scale
    return f"{lower:.{digits}f} to {upper:.{digits}f}"


def _fraction_text(solution: Solution) -> str:
    if solution.objective != solver.EXPECTED or not solution.is_proven:
        return ""
    return f" ({solution.upper}/{solution.candidates})"


def _seen_text(seen: models.Seen) -> str:
    if isinstance(seen, Feedback):
        return f"{seen.exact} exact, turned {seen.rotation}"
    return f"{seen} exact"


def _print_tree(step: Step, indent: str) -> None:
    print(f"{indent}{digits(step.guess)}")
    for seen, following in step.after.items():
        print(f"{indent}  {_seen_text(seen)}:")
        _print_tree(following, indent + "    ")


def _tree_values(step: Step) -> dict[str, Any]:
    return {
        "guess": digits(step.guess),
        "after": [
            {
                "exact": models.exact_of(seen),
                "rotation": seen.rotation if isinstance(seen, Feedback) else None,
                "step": _tree_values(following),
            }
            for seen, following in step.after.items()
        ],
    }
