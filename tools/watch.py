"""The script that stands in the page itself: app/watch.js, and the permission for it.

Public names: `WATCH`, `page_with_watch`, `page_with_sizes`.

The page's Content-Security-Policy lets no other script run inside the page: it names a checksum.
"""

import base64
import hashlib
import html
import json
import re
import sys
from pathlib import Path

#: Also served as a file, for hosts whose own policy lets no script run inside a page.
WATCH = "app/watch.js"

_SCRIPT = re.compile(r"(<script>).*?(</script>)", re.DOTALL)
_PERMISSION = re.compile(r"('sha256-)[^']*(')")
_WORDS = '<script type="application/json"'


def page_with_watch(page: str, root: Path) -> str:
    """Return the page with the script as it is now, less its comments."""
    script = without_comments((root / WATCH).read_text(encoding="utf-8"))
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return _with(_with(page, _SCRIPT, script), _PERMISSION, digest)


def _with(page: str, place: re.Pattern[str], text: str) -> str:
    page, count = place.subn(lambda found: found[1] + text + found[2], page)
    if count != 1:
        sys.exit(f"index.html: expected once, found {count} times: {place.pattern}")
    return page


def page_with_sizes(page: str, site: Path, paths: list[str]) -> str:
    """Return the page with the sizes of files of the site, by which a damaged one is told."""
    sizes = {path: (site / path).stat().st_size for path in sorted(paths)}
    text = html.escape(json.dumps(sizes, separators=(",", ":")), quote=False)
    return page.replace(_WORDS, f"{_WORDS} data-sizes='{text}'", 1)


def without_comments(script: str) -> str:
    """Return a script without its lines of comment, its empty lines and its indentation."""
    return re.sub(r"^\s*(//.*\n)?|  // .*$", "", script, flags=re.MULTILINE)
