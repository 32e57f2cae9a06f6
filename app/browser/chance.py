"""Fresh randomness from the browser. Public name: `fresh_seed`."""

from js import Uint32Array

from app.browser.asking import answer


def fresh_seed() -> str:
    """Return a seed for cyclomind.rng.Rng that nobody can foresee: 128 bits, as text.

    Raises: OSError when the browser has none to give.
    """
    drawn = answer("crypto", "getRandomValues", Uint32Array.new(4))
    if drawn is None:
        raise OSError("no source of chance")
    return str(drawn.join(" "))
