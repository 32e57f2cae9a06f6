"""The state machine under every game."""

import pytest

from cyclomind.phases import StateMachine


class Recorder:
    """A state that writes down every call in the context, a list."""

    def __init__(self, name, target=None):
        self.name = name
        self.target = target  # what update asks for

    def enter(self, context, source):
        context.append(("enter", self.name, source))

    def exit(self, context, target):
        context.append(("exit", self.name, target))

    def update(self, context, seconds):
        context.append(("update", self.name, seconds))
        return self.target


def _machine(log: list, **targets) -> StateMachine:
    states = {name: Recorder(name, targets.get(name)) for name in ("a", "b", "c")}
    return StateMachine(states, "a", log)


def _values(machine: StateMachine) -> tuple:
    return machine.current, machine.previous, machine.seconds_in_state


def test_the_initial_state_is_entered_from_nowhere():
    log: list = []
    machine = _machine(log)
    assert log == [("enter", "a", None)]
    assert _values(machine) == ("a", None, 0)


def test_a_transition_leaves_then_enters_then_tells():
    log: list = []
    machine = _machine(log)
    machine.on_transition(lambda source, target: log.append(("told", source, target)))
    log.clear()
    machine.transition_to("b")
    assert log == [("exit", "a", "b"), ("enter", "b", "a"), ("told", "a", "b")]
    assert _values(machine) == ("b", "a", 0)


def test_what_each_step_of_a_transition_sees():
    """The exit still sees the old state and its clock; enter and the listeners see the new one."""
    seen = []

    class Spy:
        def exit(self, context, target):
            seen.append(("exit", *_values(machine)))

        def enter(self, context, source):
            if source is not None:
                seen.append(("enter", *_values(machine)))

    machine = StateMachine({"a": Spy(), "b": Spy()}, "a")
    machine.on_transition(lambda source, target: seen.append(("told", *_values(machine))))
    machine.update(2)
    machine.transition_to("b")
    assert seen == [("exit", "a", None, 2), ("enter", "b", "a", 0), ("told", "b", "a", 0)]


def test_a_transition_to_the_current_state_enters_it_anew():
    log: list = []
    machine = _machine(log)
    machine.update(3)
    log.clear()
    machine.transition_to("a")
    assert log == [("exit", "a", "a"), ("enter", "a", "a")]
    assert _values(machine) == ("a", "a", 0)


def test_update_counts_the_seconds_in_the_state():
    log: list = []
    machine = _machine(log)
    for seconds in (0.5, 0.25, 1):
        machine.update(seconds)
    assert log[1:] == [("update", "a", 0.5), ("update", "a", 0.25), ("update", "a", 1)]
    assert machine.seconds_in_state == 1.75


def test_update_sees_the_seconds_it_brings():
    seen = []

    class Patient:
        def update(self, context, seconds):
            seen.append(machine.seconds_in_state)
            return "b" if machine.seconds_in_state >= 1 else None

    machine = StateMachine({"a": Patient(), "b": None}, "a")
    machine.update(0.5)
    assert machine.is_in("a")
    machine.update(0.5)
    assert machine.is_in("b")
    assert seen == [0.5, 1.0]


def test_one_update_makes_at_most_one_transition():
    """The new state's own update waits for the next call."""
    log: list = []
    machine = _machine(log, a="b", b="c")
    log.clear()
    machine.update(1)
    assert log == [("update", "a", 1), ("exit", "a", "b"), ("enter", "b", "a")]
    assert _values(machine) == ("b", "a", 0)
    machine.update(1)
    assert _values(machine) == ("c", "b", 0)


def test_update_may_ask_for_its_own_state():
    log: list = []
    machine = _machine(log, a="a")
    log.clear()
    machine.update(1)
    assert log == [("update", "a", 1), ("exit", "a", "a"), ("enter", "a", "a")]
    assert machine.seconds_in_state == 0


def test_states_need_no_methods():
    machine = StateMachine({"a": None, "b": object()}, "a")
    machine.update(1)
    machine.transition_to("b")
    machine.update(1)
    machine.transition_to("a")
    assert _values(machine) == ("a", "b", 0)


def test_an_unknown_initial_state_is_refused():
    with pytest.raises(KeyError):
        StateMachine({"a": None}, "z")


def test_an_unknown_target_changes_nothing():
    log: list = []
    machine = _machine(log)
    machine.on_transition(lambda source, target: log.append("told"))
    machine.transition_to("b")
    machine.update(2)
    log.clear()
    with pytest.raises(KeyError):
        machine.transition_to("z")
    with pytest.raises(KeyError):
        machine.is_in("z")
    assert log == []
    assert _values(machine) == ("b", "a", 2)


def test_an_unknown_name_from_update_leaves_the_state():
    log: list = []
    machine = _machine(log, a="z")
    with pytest.raises(KeyError):
        machine.update(1)
    assert log == [("enter", "a", None), ("update", "a", 1)]
    assert (machine.current, machine.previous) == ("a", None)


def test_is_in_tells_the_current_state_only():
    machine = _machine([])
    machine.transition_to("b")
    assert machine.is_in("b")
    assert not machine.is_in("a")


def test_listeners_are_told_in_the_order_they_came():
    machine = _machine([])
    told = []
    for number in range(3):
        machine.on_transition(lambda *names, number=number: told.append(number))
    machine.transition_to("b")
    assert told == [0, 1, 2]


def test_unsubscribing_twice_does_nothing_more():
    machine = _machine([])
    told = []
    first = machine.on_transition(lambda source, target: told.append(1))
    machine.on_transition(lambda source, target: told.append(2))
    first()
    first()
    machine.transition_to("b")
    assert told == [2]


def test_a_listener_may_unsubscribe_while_it_is_called():
    """Nobody after it misses the call."""
    machine = _machine([])
    told = []

    def once(source, target):
        told.append("once")
        stop()

    stop = machine.on_transition(once)
    machine.on_transition(lambda source, target: told.append("always"))
    machine.transition_to("b")
    machine.transition_to("c")
    assert told == ["once", "always", "always"]


def test_a_listener_that_comes_while_others_are_called_waits_for_the_next_transition():
    machine = _machine([])
    told = []

    def invite(source, target):
        told.append("first")
        stop()
        machine.on_transition(lambda source, target: told.append("guest"))

    stop = machine.on_transition(invite)
    machine.transition_to("b")
    assert told == ["first"]
    machine.transition_to("c")
    assert told == ["first", "guest"]


def test_one_function_may_listen_twice():
    """Each subscription has its own end."""
    machine = _machine([])
    told = []

    def listener(source, target):
        told.append((source, target))

    first = machine.on_transition(listener)
    machine.on_transition(listener)
    machine.transition_to("b")
    assert told == [("a", "b")] * 2
    first()
    first()
    machine.transition_to("c")
    assert told == [("a", "b")] * 2 + [("b", "c")]


def test_a_listener_may_ask_for_the_next_transition():
    log: list = []
    machine = _machine(log)
    machine.on_transition(lambda _, target: machine.transition_to("c") if target == "b" else None)
    machine.transition_to("b")
    assert _values(machine) == ("c", "b", 0)
