"""What an answer is sure to bring: told before it is given, and by what its viewer knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Self

import pytest

from engine.rules import game as games
from engine.rules.agenda import CHANCE, NOBODY, TABLE, State, chance, decision, reveal, step
from engine.rules.chance import Sampler
from engine.rules.forecast import Forecast, common, forecast
from engine.rules.game import Game
from tests.games.sealed import GAME, Sealed

GAMES = (games.load("red-outpost"), GAME)


class Noted(State):
    """A state that has nothing but events."""

    __slots__ = FIELDS = ("laid",)

    def __init__(self, *frames: tuple[Any, ...]) -> None:
        self.agenda, self.choices, self.draws, self.events = [], (), {}, None
        self.laid = "?"
        self.then(*frames)
        self.run_on()

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.agenda, copy.choices, copy.draws = self.agenda[:], self.choices, dict(self.draws)
        copy.laid, copy.events = self.laid, None
        return copy


@step
def ends(state: Noted) -> None:
    """XX-1.1: something happens by itself."""
    state.note("XX-1.1", "ended")


@decision(legal=lambda state, seat: ("low", "high"))
def choose(state: Noted, choice: str, seat: int) -> None:
    """XX-1.2: a choice that everybody hears of, and one's own mark."""
    state.note("XX-1.2", "chosen", choice=choice)
    state.note("XX-1.2", "marked", seat=seat)
    state.note_to(1 - seat, "XX-1.2", "whispered")


@chance(source="die", outcomes=lambda state: (("1", 1), ("2", 1)))
def roll(state: Noted, outcome: str) -> None:
    """XX-1.3: a die."""
    state.note("XX-1.3", "rolled", outcome=outcome)


@reveal(known=lambda state: state.laid != "?")
def turn_up(state: Noted) -> None:
    """XX-1.4: what was laid face down is shown."""
    state.note("XX-1.4", "shown", laid=state.laid)


def names(told: Forecast) -> list[str]:
    return [event.name for event in told.events]


@pytest.mark.parametrize(
    ("after", "happens", "then", "question"),
    [
        ((ends(),), ["ended"], NOBODY, ""),
        ((choose(0), ends()), [], 0, "choose"),
        ((ends(), choose(1)), ["ended"], 1, "choose"),
        ((roll(), ends()), [], CHANCE, "roll"),
        ((turn_up(), ends()), [], TABLE, "turn_up"),
    ],
)
def test_a_forecast_ends_at_the_next_question_at_chance_and_where_something_is_turned_up(
    after: tuple[Any, ...], happens: list[str], then: int, question: str
) -> None:
    told = forecast(Noted(choose(0), *after), "high")
    assert names(told) == ["chosen", "marked", *happens]
    assert (told.then, told.question) == (then, question)


def test_what_is_turned_up_is_told_where_it_is_known() -> None:
    state = Noted(choose(0), turn_up())
    state.laid = "ace"
    assert names(forecast(state, "low")) == ["chosen", "marked", "shown"]
    state.take(0)
    assert state.is_terminal


def test_a_forecast_leaves_its_view_as_it_is() -> None:
    state = Noted(choose(0), ends())
    before = state.text()
    forecast(state, "low")
    assert state.text() == before and state.events is None


def test_an_event_for_another_seat_is_not_told() -> None:
    state = Noted(choose(0))
    assert names(forecast(state, "low", viewer=0)) == ["chosen", "marked"]
    assert names(forecast(state, "low", viewer=1)) == ["chosen", "marked", "whispered"]


def test_of_several_answers_only_what_all_of_them_bring_is_sure() -> None:
    state = Noted(choose(0), choose(1))
    told = common([forecast(state, "low"), forecast(state, "high")])
    assert names(told) == ["marked"] and (told.then, told.question) == (1, "choose")


def test_what_happens_twice_is_common_only_where_all_bring_it_twice() -> None:
    once, twice = Noted(choose(0), ends()), Noted(choose(0), ends(), ends())
    told = common([forecast(twice, "low"), forecast(once, "low")])
    assert names(told) == ["chosen", "marked", "ended"]


def test_where_answers_lead_to_different_questions_nobody_is_told_which() -> None:
    told = common([forecast(Noted(choose(0), roll()), "low"), forecast(Noted(choose(0)), "low")])
    assert (told.then, told.question) == (None, "")


# -- in whole games ----------------------------------------------------------------------


def questions(game: Game, seed: int) -> Iterator[State]:
    """Every state of a random match that asks somebody."""
    rng = random.Random(seed)
    sampler = Sampler(rng)
    cards = {"special_cards": "on"} if game.name == "red-outpost" else {}
    state = game.new_state(game.setup(3, cards))
    while not state.is_terminal:
        if state.current_player == CHANCE:
            state.apply(sampler.outcome(state))
            continue
        yield state
        choices = state.legal_actions()
        state.apply(choices[min(rng.randrange(len(choices)), rng.randrange(len(choices)))])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_told_before_an_answer_is_what_then_happens(game: Game) -> None:
    """Every answer of whole matches, told by the view of the seat that gives it."""
    ends = set()
    for state in questions(game, 7):
        seat = state.current_player
        view = state.view(seat)
        for answer in state.legal_actions()[:20]:
            told = forecast(view, answer, seat)
            after = state.clone()
            after.events = []
            after.apply(answer)
            happened = tuple(event for event in after.events if event.is_for(seat))
            assert happened[: len(told.events)] == told.events
            ends.add(told.then)
            if told.then != TABLE:
                assert len(happened) == len(told.events)
                assert after.current_player == told.then
    assert {CHANCE, 0, 1, 2} <= ends
    assert (TABLE in ends) is game.state.has_secrets


@pytest.mark.parametrize("seed", range(3))
def test_a_forecast_is_the_same_whatever_lies_hidden(seed: int) -> None:
    """All that the viewer may not know is exchanged for something else."""
    pick, exchanged = Sampler(random.Random(seed)).pick, 0
    for state in questions(GAME, seed):
        seat = state.current_player
        view = state.view(seat)
        other = view.fill(pick)
        assert isinstance(other, Sealed) and isinstance(state, Sealed)
        exchanged += other.hands != state.hands
        for answer in view.legal_actions()[:20]:
            told = forecast(view, answer, seat)
            assert forecast(other.view(seat), answer, seat) == told
    assert exchanged > 20
