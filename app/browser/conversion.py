"""Python values as JavaScript takes them. Public name: `to_js`."""

import jsffi

if False:  # names for annotations
    from typing import Any


def to_js(value: object) -> "Any":
    """Return a list or dict, with all that is in it, as a JavaScript array or object."""
    return jsffi.to_js(value)
