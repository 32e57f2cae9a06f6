"""MicroPython's module between Python and JavaScript, for the type checker only."""

from typing import Any

def to_js(value: Any) -> Any: ...
