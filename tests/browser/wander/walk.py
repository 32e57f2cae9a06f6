"""A walk of random steps, with a look after each. Public names: `walk`, `script_of`, `Finding`."""

import json
from collections.abc import Callable
from random import Random
from time import monotonic

from selenium.common.exceptions import WebDriverException

from cyclomind.daily import text_of
from tests.browser.screen import Screen
from tests.browser.wander.checks import fault
from tests.browser.wander.moves import Hands, Step, choose, front_of
from tests.browser.wander.seen import Seen, look
from tests.browser.wander.truth import TODAY, name_of

#: What is wrong for so many seconds is wrong: until then the page may be on its way, on a machine
#: that has much else to do.
_PATIENCE = 15.0

#: In so many steps the address is opened once in a window of its own, to compare.
_COMPARED = 40

#: Phases that last for a while and are over in another window.
_UNDERWAY = ("spinning", "checking", "thinking")


class Finding(AssertionError):
    """What a walk has found, with all that it takes to go the same way again."""


def script_of(seed: int, metered: bool = False) -> str:
    """Return the script before all pages of a walk: the same chance and the same day again.

    metered: the network is one on which the page fetches nothing large unasked, so that a walk is
    quick.
    """
    return f"""{{
      const key = "wander.pages";
      let state = {seed} * 7919;
      try {{
        const pages = Number(localStorage.getItem(key));
        localStorage.setItem(key, pages + 1);
        state += pages * 104729;
      }} catch {{}}
      crypto.getRandomValues = (array) => {{
        for (let i = 0; i < array.length; i++) {{
          state = (Math.imul(state, 1664525) + 1013904223) | 0;
          array[i] = (state ^ (state >>> 15)) >>> 0;
        }}
        return array;
      }};
      if ({json.dumps(metered)})
        Object.defineProperty(navigator, "connection", {{value: {{saveData: true}}}});
      const Now = Date, started = Now.now();
      const shift = new Now({json.dumps(text_of(TODAY) + "T12:00:00")}).getTime() - started;
      globalThis.Date = class extends Now {{
        constructor(...parts) {{ parts.length ? super(...parts) : super(Date.now()); }}
        static now() {{ return Now.now() + shift; }}
      }};
    }}"""


def walk(
    screen: Screen, room: str, seed: int, steps: int, tell: Callable[[str], object] = lambda _: None
) -> None:
    """Walk so many steps through the room. tell: hears of each.

    Raises: Finding.
    """
    hands = Hands(screen, Random(seed), room)
    done: list[str] = []

    def finding(words: str, wrong: str) -> Finding:
        way = "\n".join(f"{number:5} {words}" for number, words in enumerate(done))
        return Finding(
            f"room {room}, seed {seed}, step {len(done) - 1} ({words}) "
            f"at {screen.query()}: {wrong}\nThe way there:\n{way}"
        )

    def check(step: Step, before: Seen | None) -> Seen:
        done.append(step.words)
        tell(f"{monotonic() % 1000:7.2f} {len(done) - 1:5} {step.words}")
        until = monotonic() + _PATIENCE
        seen, wrong = None, "nothing seen"
        while monotonic() < until:
            last = seen
            try:
                seen = look(screen)
                # Two looks that agree: the page has come to rest.
                wrong = (
                    "it does not come to rest"
                    if seen != last
                    else fault(step, before or seen, seen)
                )
            except (WebDriverException, KeyError, ValueError, TypeError) as error:
                wrong = f"cannot be looked at: {error!r}"  # between two pages, perhaps
            if not wrong:
                break
        errors = screen.console_errors()
        if errors:
            wrong = f"errors on the console: {errors}"
        if wrong:
            raise finding(step.words, wrong)
        assert seen is not None
        return seen

    screen.open(front_of(room))
    hands.seen = check(Step("open"), None)
    for _ in range(steps):
        move = choose(hands)
        try:
            step = move(hands)
        except WebDriverException as error:
            step = Step(f"{move.__name__} failed: {str(error).splitlines()[0]}")
        except AssertionError as error:
            if look(screen).is_free:
                raise finding(move.__name__, str(error)) from None
            # A panel that was asked for a moment ago has come meanwhile, and takes the keys.
            step = Step(f"{move.__name__}, cut short by what has opened")
        hands.seen = check(step._replace(windows=len(hands.windows)), hands.seen)
        if hands.rng.randrange(_COMPARED) == 0 and _can_compare(hands.seen):
            wrong = _compared(hands, check)
            if wrong:
                raise finding("compare", wrong)


def _can_compare(seen: Seen) -> bool:
    """Tell whether another window would show the same: neither a phase nor an earlier guess."""
    return seen.phase not in _UNDERWAY and not seen.is_compared


def _compared(hands: Hands, check: Callable[[Step, Seen | None], Seen]) -> str:
    """Open the address in a window of its own; return what is not the same there, or ""."""
    driver, here = hands.screen.driver, hands.screen.driver.current_window_handle
    before = hands.seen
    driver.switch_to.new_window("tab")
    hands.screen.open(before.query)
    there = check(Step(f"third window, open {before.query}"), before)
    driver.close()
    driver.switch_to.window(here)
    # A replay that the address names as well is offered once, and named no more.
    if (there.board, there.scores, name_of(there)) == (
        before.board,
        before.scores,
        name_of(before),
    ):
        return ""
    return (
        f"opened again, {before.query} shows {there.board} {there.scores} at {there.query}, "
        f"not {before.board} {before.scores}"
    )
