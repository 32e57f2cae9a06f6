"""Which build of the site this page belongs to. Public names: `BUILD`, `of_this_build`."""

from js import document

#: Eight hexadecimal digits, or "" in the loose tree.
BUILD = document.documentElement.getAttribute("data-build") or ""


def of_this_build(path: str) -> str:
    """Return the address of a file as it is in the build that this page belongs to.

    For files whose names stay the same from build to build (tools/offline.py).
    """
    return f"{path}?v={BUILD}" if BUILD else path
