"""The agenda: what happens by itself, what is asked, and what an answer may be."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any, Self

import pytest

from engine.rules.agenda import (
    CHANCE,
    NOBODY,
    OPEN,
    PUBLIC,
    DeadEnd,
    Illegal,
    State,
    chance,
    decision,
    nodes_of,
    step,
)
from tests.games.sealed import GAME, Sealed
from tests.games.sealed.matches import new, play


class Told(State):
    """A state that only writes down what happened."""

    __slots__ = FIELDS = ("done",)

    def __init__(self, *frames: tuple[Any, ...]) -> None:
        self.agenda, self.choices, self.draws, self.events = [], (), {}, None
        self.done: list[str] = []
        self.then(*frames)
        self.run_on()

    def clone(self) -> Self:
        raise AssertionError


@step
def happens(state: Told, what: str) -> None:
    """XX-1.1: it happens."""
    state.done.append(what)


@step
def happens_with_more(state: Told) -> None:
    """XX-1.2 and XX-R3: two more things happen, in this order."""
    state.note("XX-1.2", "more", n=2)
    state.then(happens("first"), happens("second"))


def listed(state: Told, seat: int, *choices: str) -> tuple[str, ...]:
    return choices


@decision(legal=listed)
def choose(state: Told, choice: str, seat: int, *choices: str) -> None:
    state.done.append(f"{seat}:{choice}")


@decision(legal=listed, always=True)
def choose_always(state: Told, choice: str, seat: int, *choices: str) -> None:
    state.done.append(f"{seat}:{choice}")


@decision(legal=lambda state, seat: range(3, 12))
def name_number(state: Told, number: int, seat: int) -> None:
    state.done.append(str(number))


@chance("die", lambda state: [("low", 1), ("high", 2)])
def roll(state: Told, outcome: str) -> None:
    state.done.append(outcome)


@chance("last card", lambda state: [("only", 3)])
def draw_last(state: Told, outcome: str) -> None:
    state.done.append(outcome)


def test_frames_happen_in_the_order_in_which_they_are_named_and_new_ones_come_first() -> None:
    state = Told(happens("a"), happens_with_more(), happens("b"))
    assert state.done == ["a", "first", "second", "b"]
    assert state.is_terminal
    assert state.current_player == NOBODY
    assert state.question is None


def test_a_decision_with_one_answer_is_not_asked() -> None:
    assert Told(choose(0, "only")).done == ["0:only"]


def test_a_decision_that_is_always_asked_is_asked_with_one_answer() -> None:
    state = Told(choose_always(1, "only"))
    assert state.current_player == 1
    assert state.legal_actions() == ("only",)
    state.apply("only")
    assert state.done == ["1:only"]


def test_a_decision_without_an_answer_is_an_error() -> None:
    with pytest.raises(DeadEnd, match="choose"):
        Told(choose(0))
    with pytest.raises(DeadEnd, match="choose_always"):
        Told(choose_always(0))


def test_an_illegal_answer_changes_nothing() -> None:
    state = Told(choose(0, "a", "b"))
    before = state.text()
    with pytest.raises(Illegal, match="not a legal answer"):
        state.apply("c")
    assert state.text() == before
    assert state.current_player == 0


def test_nothing_can_be_answered_at_the_end() -> None:
    with pytest.raises(Illegal, match="over"):
        Told().apply("a")
    assert Told().clause == ""


def test_chance_is_asked_and_counted_by_source() -> None:
    state = Told(roll(), roll())
    assert state.current_player == CHANCE
    assert state.chance_outcomes() == [("low", 1), ("high", 2)]
    assert state.legal_actions() == ()
    state.apply("high")
    assert state.draws == {"die": 1}
    with pytest.raises(Illegal, match="cannot be drawn here"):
        state.apply("flat")
    assert state.draws == {"die": 1}


def test_a_draw_with_one_outcome_happens_by_itself_and_is_not_counted() -> None:
    state = Told(draw_last())
    assert state.done == ["only"]
    assert state.draws == {}


@chance(lambda deck: deck, lambda state, deck: [("low", 1), ("high", 1)])
def draw(state: Told, outcome: str, deck: str) -> None:
    state.done.append(f"{deck}:{outcome}")


def test_a_source_may_depend_on_the_frame_so_that_nine_decks_are_nine_streams() -> None:
    state = Told(draw("ore"), draw("gas"), draw("ore"))
    assert state.source == "ore"
    state.apply("low")
    assert state.source == "gas"
    with pytest.raises(Illegal, match="cannot be drawn here"):
        state.apply("flat")
    state.apply("high")
    state.apply("low")
    assert state.draws == {"ore": 2, "gas": 1}
    assert state.source == ""


def face_down(state: Told, choice: str, viewer: int, seat: int, *choices: str) -> str:
    return choice if viewer == seat else "?"


@decision(legal=listed, seen=face_down)
def lay(state: Told, choice: str, seat: int, *choices: str) -> None:
    state.note("XX-1.1", "laid", seat=seat)
    state.note_to(seat, "XX-1.1", "laid_this", choice=choice)


def test_a_choice_in_secret_is_seen_by_its_seat_alone_and_always_asked() -> None:
    state = Told(lay(1, "only"))
    assert state.current_player == 1
    assert state.is_private
    assert [state.seen("only", viewer) for viewer in (0, 1, PUBLIC, OPEN)] == [
        "?", "only", "?", "only"
    ]  # fmt: skip
    assert Told(choose(0, "a", "b")).seen("a", PUBLIC) == "a"
    assert not Told(choose(0, "a", "b")).is_private
    assert not state.may_peek and not Told(choose(0, "a", "b")).may_peek


@decision(legal=listed, peek=True)
def bid(state: Told, choice: str, seat: int, *choices: str) -> None:
    state.note("XX-1.2", "bid", seat=seat)


def test_what_is_answered_before_all_after_a_look_at_ones_own_is_not_private() -> None:
    state = Told(bid(1, "a", "b"))
    assert (state.may_peek, state.is_private) == (True, False)


@decision(legal=listed, peek=True, seen=face_down)
def raise_paddle(state: Told, choice: str, seat: int, *choices: str) -> None:
    state.note("XX-1.2", "raised", seat=seat)


def test_what_several_answer_in_secret_before_all_is_asked_of_them_together() -> None:
    state = Told(raise_paddle(2, "a"), raise_paddle(0, "a"), lay(1, "a"), raise_paddle(3, "a"))
    assert (state.may_peek, state.is_private) == (True, False)
    together = [state.asked_together]
    for _ in range(2):
        state.apply("a")
        together.append(state.asked_together)
    assert together == [(2, 0), (0,), ()], "what comes after another question is asked after it"
    assert state.is_private


def test_what_is_answered_openly_is_not_asked_together() -> None:
    assert Told(bid(1, "a", "b"), bid(2, "a", "b")).asked_together == ()
    assert Told().asked_together == ()


def test_an_event_may_be_for_one_seat() -> None:
    state = Told(lay(1, "only"))
    state.events = []
    state.apply("only")
    told = {
        viewer: [event.name for event in state.events if event.is_for(viewer)]
        for viewer in (0, 1, PUBLIC, OPEN)
    }
    assert told == {
        0: ["laid"], PUBLIC: ["laid"], 1: ["laid", "laid_this"], OPEN: ["laid", "laid_this"]
    }  # fmt: skip


def test_events_are_noted_only_while_somebody_listens() -> None:
    deaf = Told(happens_with_more())
    assert deaf.events is None
    state = Told(choose(0, "a", "b"), happens_with_more())
    state.events = []
    state.apply("a")
    assert [(event.clause, event.name, event.params) for event in state.events] == [
        ("XX-1.2", "more", {"n": 2})
    ]


@pytest.mark.parametrize("text", ["3", "11"])
def test_a_number_of_a_range_is_found_by_its_text(text: str) -> None:
    assert Told(name_number(0)).find(text) == int(text)


@pytest.mark.parametrize("text", ["2", "12", "03", "٣", "+3", "3 ", "", "-3", "³", "9" * 5000])
def test_any_other_text_is_no_number_of_the_range(text: str) -> None:
    with pytest.raises(Illegal):
        Told(name_number(0)).find(text)


def test_an_outcome_is_found_by_its_text() -> None:
    state = Told(roll())
    assert state.find("low") == "low"
    with pytest.raises(Illegal):
        state.find("('low', 1)")


def test_a_rule_knows_the_first_clause_of_its_docstring() -> None:
    assert happens_with_more.clause == "XX-1.2"
    assert roll.clause == ""


def test_two_rules_of_one_name_are_refused() -> None:
    @step
    def happens(state: Told) -> None: ...

    with pytest.raises(ValueError, match="happens"):
        nodes_of(SimpleNamespace(a=happens), SimpleNamespace(b=globals()["happens"]))


def test_text_reads_back_at_every_question() -> None:
    match = play(new(("person",) * 3), random.Random(5))
    for number in range(len(match.lines) + 1):
        state = match.state_at(number)
        copy = GAME.begin(match.header.setup)
        copy.read_text(state.text())
        assert copy.text() == state.text()
        assert copy.checksum() == state.checksum()
        assert list(copy.choices) == list(state.choices)


def test_the_checksum_sees_every_field() -> None:
    state = new().state
    assert isinstance(state, Sealed)
    for name in Sealed.FIELDS:
        changed = state.clone()
        value = getattr(changed, name)
        setattr(changed, name, value + 1 if isinstance(value, int) else [*value, 0])
        assert changed.checksum() != state.checksum(), name
    changed = state.clone()
    changed.draws["coins"] += 1
    assert changed.checksum() != state.checksum()


def test_a_clone_shares_nothing_that_changes() -> None:
    rng = random.Random(2)
    state = GAME.new_state(GAME.setup(2))
    while not state.is_terminal:
        before = state.text()
        clone = state.clone()
        answers = clone.choices
        answer = answers[rng.randrange(len(answers))]
        clone.apply(answer[0] if clone.current_player == CHANCE else answer)
        assert state.text() == before
        state = clone
