"""The instructions' small Markdown, read into values. Pure.

Public names: `Bullet`, `bullets`. Only what the instructions use is known: list items that start
with ``- ``, perhaps with ``[name]`` for a picture of app/art/rule_pictures.py, ``**bold**``, and a
heading ``## ``, after which everything is folded away; all else is plain text.
"""

from collections import namedtuple

#: A list item. ``picture``: a name, or ""; ``runs``: list of (text, is_bold), no text empty;
#: ``is_folded``: it stands after the heading.
Bullet = namedtuple("Bullet", ("picture", "runs", "is_folded"))


def bullets(markdown: str) -> list[Bullet]:
    """Return the list items of a text.

    An item may go on over several lines; other lines outside an item are skipped.
    """
    items: list[str] = []
    shown = -1  # how many items stand before the heading; -1 while there was none
    for line in markdown.split("\n"):
        words = line.strip()
        if words.startswith("- "):
            items.append(words[2:].strip())
        elif words.startswith("## ") and shown < 0:
            shown = len(items)
        elif words and line.startswith(" ") and items:
            items[-1] += " " + words
    found = []
    for number, item in enumerate(items):
        picture = ""
        if item.startswith("["):
            picture, _, item = item[1:].partition("] ")
        found.append(Bullet(picture, _runs(item), 0 <= shown <= number))
    return found


def _runs(item: str) -> list[tuple[str, bool]]:
    runs = []
    for i, part in enumerate(item.split("**")):
        if part:
            runs.append((part, i % 2 == 1))
    return runs
