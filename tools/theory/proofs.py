"""The data file of proofs that are not complete: what is proven of each first guess so far.

Public names: `FILE`, `Proofs`, `load_proofs`, `save_proofs`.

The least of these bounds is a lower bound of the question. A long proof can so be made in pieces:
each run raises some of the bounds, and none ever falls. Of a question that is answered the file
keeps nothing.
"""

import json
from pathlib import Path

from cyclomind.strategy.contents import Word
from tools.sources import ROOT
from tools.theory.answers import Question

FILE = ROOT / "docs" / "strategy-proofs.json"

#: By question: lower bounds by first guess, totals where the question is for the expected number.
Proofs = dict[Question, dict[Word, int]]


def load_proofs(path: Path = FILE) -> Proofs:
    """Return the proofs of the file; none where there is no file."""
    if not path.exists():
        return {}
    return {
        (row["content"], row["model"], row["objective"]): {
            tuple(map(int, guess)): bound for guess, bound in row["at_least"].items()
        }
        for row in json.loads(path.read_text(encoding="utf-8"))
    }


def save_proofs(proofs: Proofs, path: Path = FILE) -> None:
    """Write the proofs, a question a line."""
    rows = [
        json.dumps(
            {
                "content": content,
                "model": model,
                "objective": objective,
                "at_least": {
                    "".join(map(str, guess)): bound for guess, bound in sorted(proven.items())
                },
            }
        )
        for (content, model, objective), proven in sorted(proofs.items())
        if proven
    ]
    path.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
