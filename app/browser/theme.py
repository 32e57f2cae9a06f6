"""Light or dark: as the system says, or as it was chosen by hand.

Public names: `THEMES`, `chosen`, `show`. It stands in the style of the root element, where boot.js
puts it before the first paint; what the browser paints around the page follows by `show`. By
``light-dark()`` the style sheets have two of each colour.
"""

from app.browser.dom import root

#: What can be chosen.
THEMES = ("light", "dark")


def chosen() -> str:
    """Return the theme in `THEMES` that was chosen by hand, "" where none was."""
    return str(root.style.colorScheme)


def show(theme: str) -> None:
    """Show the page in a theme in `THEMES`; "" leaves it to the system."""
    root.style.colorScheme = theme
    # One element for each theme, in their order: what the browser paints around the page.
    for meta, own in zip(root.querySelectorAll("meta[name=theme-color]"), THEMES):
        media = f"(prefers-color-scheme: {own})"
        if theme:
            media = "" if theme == own else "not all"
        meta.setAttribute("media", media)
