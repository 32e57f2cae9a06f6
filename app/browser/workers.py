"""Python that runs in a worker beside the page, and promises to wait for its answers.

Public names: `bring_pyscript`, `open_worker`, `end_worker`, `address_of`, `unsettled`, `first_of`.
"""

import json

from js import URL, Promise, Reflect, document, window

from app.browser.conversion import to_js
from app.browser.dom import find, make
from app.browser.fetching import brought

if False:  # names for annotations
    from collections.abc import Awaitable
    from typing import Any

    from js import Unsettled


async def bring_pyscript() -> None:
    """Wait until PyScript has taken over the interpreter; in the loose tree it always has.

    Raises: OSError when it cannot be had.
    """
    await brought(window.bringPyScript())


async def open_worker(name: str, program: str, config: "dict[str, Any]") -> "Any":
    """Return a worker that runs a program, once it has started.

    name: never used before; program: its address; config: as PyScript takes it. Raises: OSError
    when PyScript cannot be had. A worker that cannot start is waited for without end.
    """
    await bring_pyscript()
    from polyscript import workers

    script = make("script")
    script.type = "py"
    script.src = program
    script.setAttribute("worker", "")
    script.setAttribute("name", name)
    script.setAttribute("config", json.dumps(config))
    document.body.append(script)
    worker = await Reflect.get(workers, name)
    script.dataset.started = "true"
    return worker


def end_worker(name: str) -> None:
    """Stop the worker of this name, busy or not; a name without one is no error."""
    script = find(f'script[name="{name}"]')
    if script is not None:
        if script.xworker:
            script.xworker.terminate()
        script.remove()


def address_of(path: str, base: str = "") -> str:
    """Return the full address of a path that is relative to ``base``, itself relative to the page.

    base: the address of a file; "" for the page.
    """
    return URL.new(path, URL.new(base, document.baseURI)).href


def unsettled() -> "Unsettled":
    """Return a ``promise`` with its ``resolve(value)``."""
    return Promise.withResolvers()


async def first_of(promises: "list[Awaitable[Any]]") -> "Any":
    """Return the value of that promise that has one first."""
    return await Promise.race(to_js(promises))
