"""The instructions' small Markdown, read into values. Pure.

Public name: `bullets`. Only what the instructions use is known: list items that start with
``- ``, and ``**bold**``; everything else is plain text.
"""


def bullets(markdown: str) -> list[list[tuple[str, bool]]]:
    """Return the list items of a text; each is a list of (text, is_bold) runs, none empty.

    An item may go on over several lines; other lines outside an item are skipped.
    """
    items: list[str] = []
    for line in markdown.split("\n"):
        words = line.strip()
        if words.startswith("- "):
            items.append(words[2:].strip())
        elif words and line.startswith(" ") and items:
            items[-1] += " " + words
    return [_runs(item) for item in items]


def _runs(item: str) -> list[tuple[str, bool]]:
    runs = []
    for i, part in enumerate(item.split("**")):
        if part:
            runs.append((part, i % 2 == 1))
    return runs
