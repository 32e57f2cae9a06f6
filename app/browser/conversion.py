"""Python values as JavaScript takes them.

Public name: `to_js`, which returns a list or dict, with all that is in it, as a JavaScript array or
object.
"""

from jsffi import to_js as _to_js

to_js = _to_js
