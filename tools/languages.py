"""The languages of the page, found by their folders, and the games, by their table.

Public names: `languages`, `words_of`, `games`, `rooms`, `archives`, `languages_module`,
`page_with_tables`, `check_menu`. All read a tree at root, so that the builder can be given another
one.
"""

import html
import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

#: The language in which index.html is written, and whose home page is the archive *home*.
WRITTEN_IN = "en"

#: Of the words before Python runs, those that app/watch.js and app/boot.js do not say: the page
#: without scripts has the one, the settings the other, and only the loose tree has the last.
_UNSCRIPTED = "failed.script"
_NAME = "language"
_OF_LOOSE_TREE = "failed.loose"

_ARCHIVES = re.compile(r'( data-archives=")[^"]*(")')
_WORDS = re.compile(r'(<script type="application/json">).*?(</script>)', re.DOTALL)
_FAILURE = re.compile(r'(<div class="failure" id="failure">).*?(</div>)', re.DOTALL)
_MENU_LINK = re.compile(r'<a href="([^"]+)" data-game="([\w-]+)" data-text="([\w.-]+)"[^>]*>')


def languages(root: Path) -> list[str]:
    """Return the tags of all languages, sorted: the names of the folders in app/locales."""
    return sorted(home.parent.name for home in root.glob("app/locales/*/start.py"))


def words_of(root: Path, language: str, part: str) -> dict[str, str]:
    """Return the sentences of one module of a language, by their keys."""
    path = root / "app" / "locales" / language / f"{part}.py"
    words: dict[str, str] = runpy.run_path(str(path))["WORDS"]
    return words


def games(root: Path) -> tuple[Any, ...]:
    """Return the rows of app/games.py that the menu offers."""
    rows: tuple[Any, ...] = runpy.run_path(str(root / "app" / "games.py"))["GAMES"]
    return rows


def rooms(root: Path) -> tuple[Any, ...]:
    """Return all rows of app/games.py."""
    table = runpy.run_path(str(root / "app" / "games.py"))
    rows: tuple[Any, ...] = table["GAMES"] + table["VARIANTS"]
    return rows


def archives(root: Path) -> dict[str, list[str]]:
    """Return the names of the games by the archive that brings their room, home first."""
    found: dict[str, list[str]] = {}
    for game in rooms(root):
        found.setdefault(game.archive, []).append(game.name)
    return found


def languages_module(root: Path) -> str:
    """Return the text of app/locales/languages.py, the list that the settings offer."""
    named = [(tag, words_of(root, tag, "start")["language"]) for tag in languages(root)]
    # Sorted by their own names.
    rows = "".join(f'    ("{tag}", "{name}"),\n' for tag, name in sorted(named, key=lambda n: n[1]))
    return (
        '"""All languages as (tag, own name) pairs. `make sources` writes it."""\n\n'
        f"LANGUAGES = (\n{rows})\n"
    )


def page_with_tables(page: str, root: Path, loose: bool = True) -> str:
    """Return the page with what its scripts know of games and languages, and what it says itself.

    loose: also the message for whoever serves the bare sources.
    """
    first = {tag: words_of(root, tag, "start") for tag in languages(root)}
    left_out = (_UNSCRIPTED, _NAME) if loose else (_UNSCRIPTED, _NAME, _OF_LOOSE_TREE)
    said = {
        tag: {key: text for key, text in sorted(words.items()) if key not in left_out}
        for tag, words in first.items()
    }
    text = json.dumps(said, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
    named = "&amp;".join(
        f"{game.name}={game.archive}" for game in rooms(root) if game.archive != "home"
    )
    # The reader's language is known to scripts alone: in all of them, English first.
    tags = sorted(first, key=lambda tag: (tag != WRITTEN_IN, tag))
    unscripted = "".join(
        f'<p lang="{tag}">{html.escape(first[tag][_UNSCRIPTED], quote=False)}</p>' for tag in tags
    )
    page = _with(page, _ARCHIVES, named)
    page = _with(page, _WORDS, text)
    return _with(page, _FAILURE, unscripted)


def _with(page: str, place: re.Pattern[str], text: str) -> str:
    page, count = place.subn(lambda found: found[1] + text + found[2], page)
    if count != 1:
        sys.exit(f"index.html: expected once, found {count} times: {place.pattern}")
    return page


def check_menu(page: str, root: Path) -> None:
    """End with a message unless the page's menu offers the games of the table, in their order."""
    offered = _MENU_LINK.findall(page)
    expected = [
        ("./" if game.archive == "home" else f"?game={game.name}", game.name, f"game.{game.name}")
        for game in games(root)
    ]
    if offered != expected:
        sys.exit(f"index.html: the menu offers {offered}, but app/games.py has {expected}.")
    for game in rooms(root):
        if not list(root.glob(f"app/rooms/{game.name}*")):
            sys.exit(f"app/games.py: {game.name} has no room in app/rooms.")
