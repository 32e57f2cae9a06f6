"""Phases of a game as a small state machine: states that hear when they come and go.

Public name: `StateMachine`. Every game keeps its phase in one of these, never in a set of flags.
"""

if False:  # names for annotations
    from collections.abc import Callable
    from typing import Any

    Listener = Callable[[str, str], object]


class StateMachine:
    """Named states, exactly one of them current.

    states: dict from a name to an object with any of three optional methods (None has none):
        ``enter(context, source)``   source: the name just left, None for the initial enter
        ``exit(context, target)``    target: the name about to be entered
        ``update(context, seconds)`` may return the name of the next state
    initial: the name to start in; its ``enter`` runs at once, with source None.
    context: passed to every method unread, usually the game itself.

    Raises: KeyError for a name that is not in ``states``.
    """

    def __init__(self, states: "dict[str, Any]", initial: str, context: object = None):
        self._states = states
        self._context = context
        self._listeners: list[Listener] = []
        #: Names of the current state and of the one before it (None at the start).
        self.current = self._known(initial)
        self.previous: str | None = None
        #: Seconds that `update` has counted since the current state was entered.
        self.seconds_in_state: float = 0
        self._call(initial, "enter", None)

    def is_in(self, name: str) -> bool:
        """Tell whether ``name`` is the current state. Raises: KeyError for an unknown name."""
        return self.current == self._known(name)

    def transition_to(self, name: str) -> None:
        """Leave the current state and enter ``name``; the current state itself is entered anew.

        Order: exit the old state; set `previous` and `current`; reset the state's clock; enter
        the new state; tell the listeners. Raises: KeyError for an unknown name, with nothing
        changed.
        """
        source, target = self.current, self._known(name)
        self._call(source, "exit", target)
        self.previous, self.current = source, target
        self.seconds_in_state = 0
        self._call(target, "enter", source)
        for listener in list(self._listeners):  # a copy: a listener may unsubscribe while called
            listener(source, target)

    def update(self, seconds: float) -> None:
        """Let ``seconds`` pass in the current state; follow at most one transition it asks for.

        The new state's own ``update`` waits for the next call.
        """
        self.seconds_in_state += seconds
        target = self._call(self.current, "update", seconds)
        if target is not None:
            self.transition_to(target)

    def on_transition(self, listener: "Listener") -> "Callable[[], None]":
        """Call ``listener(source, target)`` after every transition; return the way to stop that.

        The returned function unsubscribes; calling it again does nothing.
        """

        def notify(
            source: str, target: str
        ) -> None:  # its own identity, so that one function may listen twice
            listener(source, target)

        def unsubscribe() -> None:
            if notify in self._listeners:
                self._listeners.remove(notify)

        self._listeners.append(notify)
        return unsubscribe

    def _known(self, name: str) -> str:
        if name not in self._states:
            raise KeyError(name)
        return name

    def _call(self, name: str, method: str, argument: object) -> "Any":
        hook = getattr(self._states[name], method, None)
        return hook(self._context, argument) if hook else None
