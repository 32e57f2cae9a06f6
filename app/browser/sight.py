"""How much of the page can be seen. Public names: `follow`, `has_room_beside`.

While a field of the page is typed in and little can be seen, ``html`` has ``data-typing``, and the
style sheets lay out what typing needs in the part that is seen: ``--seen`` and ``--seen-top``, its
height and where it begins. Some browsers make the page smaller themselves, others do not.
"""

from js import window

from app.browser.asking import answer, part
from app.browser.dom import focused, listen, on_page, root

_FIELD = "main input:not([type=radio], [type=checkbox])"

#: A keyboard covers at least this part of what could be seen before.
_COVERED = 0.25
#: In CSS pixels: so little is too little for the whole page, however that came about.
_LITTLE = 340


#: Where the style sheets lay out a column beside the board in which a panel has room (panels.css).
_WIDE = "(min-width: 1100px) and (min-height: 600px) and (orientation: landscape)"


def has_room_beside() -> bool:
    """Tell whether a panel has room beside the board."""
    found = answer("window", "matchMedia", _WIDE)
    return bool(found and found.matches) and not root.hasAttribute("data-embed")


def follow() -> None:
    """Begin to keep this true."""
    seen = part("window", "visualViewport")
    if not seen:
        return
    free = [0, 0]  # width and height that could be seen when no field was typed in

    def update(*_: object) -> None:
        in_field = focused().matches(_FIELD)
        if not in_field or seen.width != free[0]:
            free[:] = [seen.width, seen.height]
        little = seen.height < max(_LITTLE, (1 - _COVERED) * free[1])
        if in_field and little and seen.scale < 1.1:  # and not for being enlarged
            root.style.setProperty("--seen", f"{seen.height}px")
            root.style.setProperty("--seen-top", f"{seen.offsetTop}px")
            root.setAttribute("data-typing", "on")
        else:
            root.removeAttribute("data-typing")

    update()
    for kind in ("resize", "scroll"):
        listen(seen, kind, update)
    listen(window, "resize", update)  # of which WebKitGTK's visual viewport says nothing
    # Not when the field is left: the button that is being pressed would slip from under the finger.
    for kind in ("focusin", "click"):
        on_page(kind, update)
