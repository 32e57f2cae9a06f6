"""What lets a browser install the game: the web app manifest and its icons.

Public name: `place_manifest`. The page says itself what it is, what colour it has and which games
it offers, so this reads the page.
"""

import json
import re
import sys
from pathlib import Path

from app.locales.en.home import WORDS
from tools.icons import icon
from tools.worker import Place

#: Name, pixels and purpose of each icon of the manifest.
_ICONS = (("icon-192", 192, "any"), ("icon-512", 512, "any"), ("icon-cut", 512, "maskable"))

#: What phones that read no manifest put on the home screen.
_TOUCH_ICON = 180

_DESCRIPTION = re.compile(r'<meta name="description" content="([^"]+)">')
_COLOR = re.compile(r'<meta name="theme-color" content="(#[0-9a-f]{6})"')
_GAME = re.compile(r'<a href="(\?game=[\w-]+)"[^>]* data-text="([^"]+)"')


def place_manifest(site: Path, page: str, place: Place) -> tuple[str, str]:
    """Write manifest and icons into site; return the paths of the manifest and the touch icon.

    page: the text of index.html.
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
    color = _found(_COLOR, page)
    manifest = {
        "name": "Cyclomind",
        "short_name": "Cyclomind",
        "description": _found(_DESCRIPTION, page),
        "lang": "en",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": color,
        "background_color": color,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [{"name": WORDS[key], "url": url} for url, key in _GAME.findall(page)],
    }
    path = place(site, "manifest.webmanifest", json.dumps(manifest, indent=1).encode())
    return path, place(site, "app/touch.png", icon(_TOUCH_ICON, maskable=True))


def _found(pattern: re.Pattern[str], page: str) -> str:
    match = pattern.search(page)
    if match is None:
        sys.exit(f"index.html: expected, but not found: {pattern.pattern}")
    return match[1]
