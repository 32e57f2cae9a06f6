"""The developer console. Public names: `warn`, `complain`."""

from js import console


def warn(words: str) -> None:
    """Write a warning: the page goes on without something."""
    console.warn(words)


def complain(words: str) -> None:
    """Write an error."""
    console.error(words)
