"""The figures of docs/strategy.md, drawn as SVG from the data file.

Public names: `FIGURES`, `draw_pictures`, `figures`.

Each is text with a few shapes, so that a change of the data is a change that a reader can see. They
follow the reader's choice of dark or light.
"""

from collections.abc import Iterator
from html import escape
from math import cos, log2, pi, sin
from pathlib import Path

from cyclomind.strategy.contents import (
    Content,
    Word,
    arrangements,
    content_name,
    contents,
    count_necklaces_of,
    necklaces_of,
)
from cyclomind.strategy.models import COUNT, MODELS, ROTATION
from cyclomind.strategy.partitions import Partitioner
from cyclomind.strategy.solver import EXPECTED
from cyclomind.strategy.symmetry import renamings
from tools.sources import ROOT
from tools.theory.answers import Answers, bounds_of

#: Where the figures are, relative to docs/.
FIGURES = "figures"

_STYLE = """<style>
text { font: 13px system-ui, sans-serif; fill: #333 }
.small { font-size: 11px }
.middle { text-anchor: middle }
.end { text-anchor: end }
.ground { fill: #fff }
.line { stroke: #bbb; stroke-width: 1 }
.count { fill: #b4531a; stroke: #b4531a }
.rotation { fill: #1f6fb2; stroke: #1f6fb2 }
.ring { fill: none; stroke: #bbb; stroke-width: 2 }
@media (prefers-color-scheme: dark) {
text { fill: #ddd }
.ground { fill: #16181d }
.line, .ring { stroke: #555 }
.count { fill: #f0985c; stroke: #f0985c }
.rotation { fill: #6db6f2; stroke: #6db6f2 }
}
</style>"""

#: Fills and text of beads by colour number: those of Okabe and Ito, for all kinds of sight.
_BEADS = (
    ("#e69f00", "#000"),
    ("#56b4e9", "#000"),
    ("#009e73", "#000"),
    ("#f0e442", "#000"),
    ("#0072b2", "#fff"),
    ("#cc79a7", "#000"),
)

_EVERY = [content for beads in range(4, 9) for content in contents(beads, 6)]


def draw_pictures(answers: Answers) -> None:
    """Write all figures."""
    folder = ROOT / "docs" / FIGURES
    folder.mkdir(exist_ok=True)
    for name, text in figures(answers).items():
        Path(folder / name).write_text(text, encoding="utf-8")


def figures(answers: Answers) -> dict[str, str]:
    """Return the figures by the name of their file."""
    return {
        "expected-guesses.svg": _expected_guesses(answers),
        "one-guess.svg": _one_guess(),
        "first-guesses.svg": _first_guesses(answers),
    }


def _svg(width: int, height: int, title: str, shapes: Iterator[str] | list[str]) -> str:
    body = "\n".join(shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{escape(title)}">\n'
        f"<title>{escape(title)}</title>\n{_STYLE}\n"
        f'<rect class="ground" width="{width}" height="{height}" rx="8"/>\n{body}\n</svg>\n'
    )


def _text(x: float, y: float, text: str, kind: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(text)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, kind: str = "line") -> str:
    return f'<path class="{kind}" d="M{x:.1f} {y:.1f}L{to_x:.1f} {to_y:.1f}"/>'


def _dot(x: float, y: float, model: str, title: str, radius: float = 4) -> str:
    """Return a mark of a model: a disc for count, a square for rotation."""
    inner = f"<title>{escape(title)}</title>"
    if model == COUNT:
        return f'<circle class="{model}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}">{inner}</circle>'
    left, top, side = x - radius + 0.5, y - radius + 0.5, 2 * radius - 1
    return (
        f'<rect class="{model}" x="{left:.1f}" y="{top:.1f}" width="{side}" height="{side}">'
        f"{inner}</rect>"
    )


def _legend(x: float, y: float) -> list[str]:
    return [
        _dot(x, y - 4, COUNT, COUNT),
        _text(x + 10, y, "count"),
        _dot(x + 66, y - 4, ROTATION, ROTATION),
        _text(x + 76, y, "rotation"),
    ]


def _expected_guesses(answers: Answers) -> str:
    """Draw the expected guesses against the number of necklaces, on a scale of doublings."""
    width, height, left, bottom, top = 720, 420, 52, 372, 24
    shapes = []

    def x_of(necklaces: float) -> float:
        return left + (log2(necklaces) - 0.7) * (width - left - 24) / 10

    def y_of(guesses: float) -> float:
        return bottom - (guesses - 1) * (bottom - top) / 5.25

    for guesses in range(1, 7):
        shapes += [
            _line(left, y_of(guesses), width - 24, y_of(guesses)),
            _text(left - 10, y_of(guesses) + 4, str(guesses), "end"),
        ]
    for doublings in range(1, 11):
        x = x_of(2**doublings)
        shapes += [
            _line(x, bottom, x, bottom + 5),
            _text(x, bottom + 20, str(2**doublings), "middle"),
        ]
    shapes += [
        _text((left + width) / 2, height - 8, "necklaces of the content", "middle"),
        _text(left + 8, top - 6, "expected guesses"),
        *_legend(width - 190, top - 6),
    ]
    for content in _EVERY:
        for model in MODELS:
            answer = answers[content_name(content), model, EXPECTED]
            lower, upper = bounds_of(answer)
            x = x_of(count_necklaces_of(content))
            name = f"{content_name(content)}, {model}"
            if answer["lower"] == answer["upper"]:
                shapes.append(_dot(x, y_of(upper), model, f"{name}: {upper:.4f}"))
                continue
            for y in (y_of(lower), y_of(upper)):
                shapes.append(_line(x - 4, y, x + 4, y, model))
            shapes.append(_line(x, y_of(lower), x, y_of(upper), model))
    return _svg(width, height, "Expected guesses by the number of necklaces", shapes)


def _one_guess() -> str:
    """Draw, for each content, the bits to find and the bits that the best first guess tells."""
    row, left, right, top = 19, 128, 704, 62
    width, height = 720, top + row * len(_EVERY) + 24
    most = log2(len(arrangements((2, 2, 1, 1, 1, 1))))

    def x_of(bits: float) -> float:
        return left + bits * (right - left) / most

    shapes = [_text(left, 22, "bits that one guess tells at most (mark), of those to find (line)")]
    shapes += _legend(width - 160, 22)
    for bits in range(0, 14, 2):
        shapes += [
            _line(x_of(bits), top - 8, x_of(bits), height - 20),
            _text(x_of(bits), top - 14, str(bits), "small middle"),
        ]
    for i, content in enumerate(_EVERY):
        y = top + row * i + 8
        shapes.append(_text(left - 10, y + 4, content_name(content), "small end"))
        for model, dy in ((COUNT, -3.5), (ROTATION, 3.5)):
            to_find, told = _bits(content, model)
            name = f"{content_name(content)}, {model}: {told:.2f} of {to_find:.2f} bits"
            shapes.append(_line(x_of(0), y + dy, x_of(to_find), y + dy, model))
            shapes.append(_dot(x_of(told), y + dy, model, name, 3.5))
    return _svg(width, height, "What one guess tells, by content", shapes)


def _bits(content: Content, model: str) -> tuple[float, float]:
    """Return (bits to find, most that any first guess tells): entropies of equal chances."""
    words = necklaces_of(content) if model == COUNT else arrangements(content)
    partitioner = Partitioner(words)
    told = 0.0
    for guess in _kinds_of_guesses(content):
        parts = (
            list(partitioner.by_exact(guess).values())
            if model == COUNT
            else list(partitioner.by_feedback(guess).values())
        )
        shares = [part.bit_count() / len(words) for part in parts]
        told = max(told, -sum(share * log2(share) for share in shares))
    return log2(len(words)), told


def _kinds_of_guesses(content: Content) -> Iterator[Word]:
    """Yield one guess of each kind: others are the same with colours renamed, or turned."""
    names = list(renamings(content))
    seen: set[Word] = set()
    for word in necklaces_of(content):
        if word not in seen:
            yield word
            for renaming in names:
                renamed = [renaming[bead] for bead in word]
                seen.update(tuple(renamed[i:] + renamed[:i]) for i in range(len(word)))


def _first_guesses(answers: Answers) -> str:
    """Draw the first guess of the best strategy of each content, for the expected guesses."""
    across, side, top = 8, 88, 34
    rows = -(-len(_EVERY) // across)
    width, height = across * side + 16, top + rows * (side + 20) + 8
    shapes = [
        _text(12, 22, "Best first guesses on average, rotation model, clockwise from the top")
    ]
    for i, content in enumerate(_EVERY):
        answer = answers[content_name(content), ROTATION, EXPECTED]
        x, y = 8 + side * (i % across + 0.5), top + (side + 20) * (i // across) + side / 2
        shapes += _ring(x, y, answer["first_guess"])
        mark = "" if answer["lower"] == answer["upper"] else " ?"
        shapes.append(_text(x, y + side / 2 + 8, content_name(content) + mark, "small middle"))
    return _svg(width, height, "Best first guesses as necklaces", shapes)


def _ring(x: float, y: float, beads: str) -> list[str]:
    shapes = [f'<circle class="ring" cx="{x:.1f}" cy="{y:.1f}" r="28"/>']
    for i, bead in enumerate(beads):
        angle = 2 * pi * i / len(beads)
        bead_x, bead_y = x + 28 * sin(angle), y - 28 * cos(angle)
        fill, ink = _BEADS[int(bead)]
        shapes.append(f'<circle cx="{bead_x:.1f}" cy="{bead_y:.1f}" r="9" fill="{fill}"/>')
        shapes.append(
            f'<text x="{bead_x:.1f}" y="{bead_y + 4:.1f}" class="small middle" '
            f'style="fill:{ink}">{bead}</text>'
        )
    return shapes
