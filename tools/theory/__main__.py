"""The command line of tools.theory."""

import argparse
import sys
import time
from functools import partial
from typing import Any

from cyclomind.commands.solving import search_for
from cyclomind.commands.stopping import Interrupt, ProgressTeller, interruptible
from cyclomind.strategy.contents import Content, content_name, count_necklaces_of, parse_content
from cyclomind.strategy.models import MODELS
from cyclomind.strategy.solution import solve
from cyclomind.strategy.solver import OBJECTIVES
from tools.theory.answers import answer_of, every_question, keep, load, save
from tools.theory.pictures import draw_pictures
from tools.theory.proofs import load_proofs, save_proofs
from tools.theory.tables import PAGE, page_with_tables


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.theory", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    solving = commands.add_parser("solve", help="solve questions, keep what is tighter than known")
    solving.add_argument("which", nargs="+", help="numbers of beads (8), or contents (2/2/1)")
    solving.add_argument("--model", choices=MODELS, action="append")
    solving.add_argument("--objective", choices=OBJECTIVES, action="append")
    solving.add_argument("--most-necklaces", type=int, default=10**8)
    solving.add_argument("--seconds", type=float, default=600.0, help="processor time for each")
    solving.add_argument("--fast", action="store_true", help="use the compiled search")
    commands.add_parser("draw", help="write the tables and figures of docs/strategy.md")
    options = parser.parse_args()
    if options.command == "draw":
        return _draw()
    return _solve(options)


def _solve(options: argparse.Namespace) -> int:
    sizes = {int(text) for text in options.which if text.isdigit() and len(text) == 1}
    named = {parse_content(text) for text in options.which if len(text) > 1}
    with interruptible() as interrupt:
        for content, model, objective in every_question():
            if content not in named and (
                sum(content) not in sizes or count_necklaces_of(content) > options.most_necklaces
            ):
                continue
            if model not in (options.model or MODELS):
                continue
            if objective not in (options.objective or OBJECTIVES):
                continue
            answer = _answer(options, interrupt, content, model, objective)
            print(answer, flush=True)
            answers = load()
            keep(answers, answer)
            save(answers)
            if interrupt.asked:
                return 130
    return 0


def _answer(
    options: argparse.Namespace, interrupt: Interrupt, content: Content, model: str, objective: str
) -> dict[str, Any]:
    """Solve one question and return the answer as the file has it."""
    start = time.process_time()

    def is_over() -> bool:
        return interrupt.asked or time.process_time() - start > options.seconds

    name = content_name(content)
    teller = ProgressTeller(f"{name} {model} {objective}")
    search = search_for(options.fast)
    if options.fast:
        from cyclomind.strategy.compiled.solver import compiled_search  # an optional extra

        proven = load_proofs().get((name, model, objective), {})
        search = partial(compiled_search, proven=proven)
    solution = solve(content, model, objective, teller.tell, is_over, search)
    teller.finish()
    if options.fast:
        proofs = load_proofs()  # another command may have changed the file meanwhile
        proofs[name, model, objective] = {} if solution.is_proven else proven
        save_proofs(proofs)
    seconds = time.process_time() - start
    return answer_of(solution, seconds, "compiled" if options.fast else "plain")


def _draw() -> int:
    answers = load()
    page = page_with_tables(PAGE.read_text(encoding="utf-8"), answers)
    PAGE.write_text(page, encoding="utf-8")
    draw_pictures(answers)
    return 0


if __name__ == "__main__":
    sys.exit(main())
