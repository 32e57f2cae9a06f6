"""How long work is ended early.

Public name: `Cancelled`.
"""


class Cancelled(Exception):
    """The caller asked to stop, or the time it gave is over."""
