"""Python values as JavaScript takes them. Public name: `to_js`."""

import jsffi


def to_js(value):
    """Return a list or dict, with all that is in it, as a JavaScript array or object."""
    return jsffi.to_js(value)
