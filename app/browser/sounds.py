"""Short sounds and vibrations. Public names: `play`, `can_vibrate`, `vibrate`.

A browser without them, or one that holds them back, stays silent.
"""

from app.browser.asking import answer, part
from app.browser.conversion import to_js

if False:  # names for annotations
    from typing import Any

#: As loud as it gets, of 1; and what counts as silence, since a sound fades by factors.
_LOUD, _SILENT = 0.12, 0.0001

_contexts: "list[Any]" = []  # the one AudioContext of this page, once something was played


def play(notes: tuple[tuple[float, float, float], ...]) -> None:
    """Play notes: (frequency in Hz, seconds until it begins, seconds until it has faded) each.

    Called while a press is being handled, before which browsers play nothing.
    """
    context = _context()
    if not context:
        return
    if context.state == "suspended":
        context.resume()
    for frequency, begins, lasts in notes:
        start = context.currentTime + begins
        tone, volume = context.createOscillator(), context.createGain()
        tone.type = "triangle"
        tone.frequency.value = frequency
        volume.gain.setValueAtTime(_SILENT, start)
        volume.gain.exponentialRampToValueAtTime(_LOUD, start + 0.01)
        volume.gain.exponentialRampToValueAtTime(_SILENT, start + lasts)
        tone.connect(volume)
        volume.connect(context.destination)
        tone.start(start)
        tone.stop(start + lasts)


def can_vibrate() -> bool:
    """Tell whether this device may have something that vibrates."""
    return hasattr(part("navigator", "vibrate"), "call")


def vibrate(milliseconds: tuple[int, ...]) -> None:
    """Vibrate for so long, pause, vibrate again."""
    answer("navigator", "vibrate", to_js(list(milliseconds)))


def _context() -> "Any":
    if not _contexts:
        kind = part("window", "AudioContext")
        if kind:
            made = answer("Reflect", "construct", kind, to_js([]))
            if made:
                _contexts.append(made)
                # Beside what plays already, not in its place.
                session = part("navigator", "audioSession")
                if session:
                    session.type = "ambient"
    return _contexts[0] if _contexts else None
