"""What PyScript adds to the page's Python, for the type checker only."""

from typing import Any

workers: Any
