"""File names that every web server sends in the right way.

Public names: `hosted_name`, `hosted_text`.

Browsers run a module only when it comes as JavaScript, and some servers know no other ending for
that than ``.js``. Packed files must come as they are; some servers declare what
ends in ``.gz`` to be compressed for the transfer, so ours end in ``.bin`` (and the worker's in
``.zip``, since PyScript goes by the ending).
"""

import re

_MODULE = re.compile(r"\.mjs\b")


def hosted_name(path: str) -> str:
    """Return the path of a file in the built site."""
    return _MODULE.sub(".js", path)


def hosted_text(module: str) -> str:
    """Return a module of ours that imports others by the names that they have in the built site."""
    return "".join(
        hosted_name(line) if line.startswith(("import ", "} from ")) else line
        for line in module.splitlines(keepends=True)
    )
