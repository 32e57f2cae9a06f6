"""Fresh randomness from the browser. Public name: `fresh_seed`."""

from js import Uint32Array, crypto


def fresh_seed() -> str:
    """Return a seed for cyclomind.rng.Rng that nobody can foresee: 128 bits, as text."""
    drawn = crypto.getRandomValues(Uint32Array.new(4))
    return drawn.join(" ")
