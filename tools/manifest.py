"""What lets a browser install the game: the web app manifest and its icons.

Public name: `place_manifests`. The page says what colour it has and which games it offers, so this
reads the page; the words are those of each language.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from tools.icons import icon
from tools.languages import languages, words_of
from tools.worker import Place

#: Name, pixels and purpose of each icon of the manifest.
_ICONS = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("icon-cut", 512, "maskable"))

#: What phones that read no manifest put on the home screen.
_TOUCH_ICON = 180

_COLOR = re.compile(r'<meta name="theme-color" content="(#[0-9a-f]{6})"')
_GAME = re.compile(r'<a href="(\?game=[\w-]+)"[^>]* data-text="([^"]+)"')


def place_manifests(site: Path, page: str, place: Place, root: Path) -> str:
    """Write icons and a manifest for each language into site; return the path of the touch icon.

    page: the text of index.html. A manifest is named ``manifest.<language>.webmanifest``, so that
    a page can link that of its language (app/browser/offline.py).
    """
    icons = [
        {
            "src": place(site, f"app/{name}.png", icon(size, purpose == "maskable")),
            "sizes": f"{size}x{size}",
            "type": "image/png",
            "purpose": purpose,
        }
        for name, size, purpose in _ICONS
    ]
    for language in languages(root):
        manifest = _manifest(root, language, page, icons)
        text = json.dumps(manifest, indent=1, ensure_ascii=False)
        (site / f"manifest.{language}.webmanifest").write_text(text + "\n", encoding="utf-8")
    return place(site, "app/touch.png", icon(_TOUCH_ICON, maskable=True))


def _manifest(root: Path, language: str, page: str, icons: list[dict[str, str]]) -> dict[str, Any]:
    color = _found(_COLOR, page)
    words = {**words_of(root, language, "home"), **words_of(root, language, "page")}
    return {
        "name": "Cyclomind",
        "short_name": "Cyclomind",
        "description": words_of(root, language, "panels")["description"],
        "lang": language,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": color,
        "background_color": color,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [{"name": words[key], "url": url} for url, key in _GAME.findall(page)],
    }


def _found(pattern: re.Pattern[str], page: str) -> str:
    match = pattern.search(page)
    if match is None:
        sys.exit(f"index.html: expected, but not found: {pattern.pattern}")
    return match[1]
