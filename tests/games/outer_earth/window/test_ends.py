"""The end of a round and of the match are told row by row; nobody's secrets are in it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.boards.contract import Settlement
from desktop.boards.outer_earth.play.settled import settlement
from desktop.log.log import rows
from engine.games.outer_earth import rules, turn
from engine.games.outer_earth.state import OuterEarth
from engine.match.entry import Entry
from engine.match.match import Match
from engine.rules.agenda import PUBLIC
from tests.desktop.fixtures import light_and_english
from tests.games.outer_earth.matches import new, played
from tests.games.outer_earth.positions import answer, ask, draw_on, position
from tests.games.outer_earth.window.board import voice_of


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> None:
    """The sentences are compared."""
    light_and_english(qapp)


def settled(state: OuterEarth, viewer: int = PUBLIC) -> Settlement:
    """What is told of everything that this state noted."""
    told = settlement(state.events or (), state.view(viewer), voice_of(state, viewer))
    assert told is not None, "something has ended"
    return told


def after_upkeep(**fields: object) -> OuterEarth:
    """The second round of two seats is over, with a planet left in the market."""
    state = position(row={"07": 1}, round=2, vp=[5, 9], **fields)  # type: ignore[arg-type]
    return draw_on(ask(state, rules.round_ends()))


def test_the_end_of_a_round_is_told_with_chips_new_planets_and_the_token() -> None:
    told = settled(after_upkeep())
    assert (told.title, told.clause) == ("Round 2 is over", "OE-4.2")
    assert [line.name for line in told.lines] == [
        "Firn Canyon",
        "New planets",
        "Starting Token",
        "VP now",
    ]
    assert told.lines[0].note == "2 VP"
    assert told.lines[0].told == ("A VP chip goes on Firn Canyon, 2 in all.",)
    assert told.lines[1].note == "2" and len(told.lines[1].told) == 2
    assert told.lines[2].told == ("The Starting Token passes to Ben.",)
    assert told.lines[-1].values == ("5", "9")


@pytest.mark.parametrize(
    ("fields", "reason"),
    [({"budget": 1}, "The VP budget is empty"), ({"galaxy": 2}, "The last planet has been turned")],
)
def test_the_last_round_is_announced_with_its_reason(
    fields: dict[str, object], reason: str
) -> None:
    told = settled(after_upkeep(**fields))
    assert told.clause == "OE-4.3"
    last = told.lines[-2]
    assert last.name == "Last round" and last.told[0].startswith(reason)
    assert told.notes[0] == last.told[0] and last.thing == "market"


def test_the_last_round_is_a_headline_of_the_log(qapp: QApplication) -> None:
    state = after_upkeep(budget=1)
    entry = Entry(1, None, tuple(state.events or ()), 1, can_rewind=False)
    told = rows(entry, voice_of(state, PUBLIC), boards.play("outer-earth").moments.begins)
    headlines = [row.text for row in told if row.kind == "headline"]
    assert "The VP budget is empty: round 3 is the last." in headlines


def test_the_first_round_ends_nothing(qapp: QApplication) -> None:
    match = new(2)
    begun = [event for entry in match.log() for event in entry.events]
    assert any(event.name == "round_begins" for event in begun)
    assert settlement(begun, earth(match), voice_of(earth(match), PUBLIC)) is None


def test_the_end_of_the_match_adds_up_to_the_sheet() -> None:
    state = position(
        stocks={0: "Pca Pca", 1: "Tca"},
        invested={1: "Sca"},
        portfolio={0: ["01"], 1: ["17"]},
        index=[2, 1, 0],
        developing={0: ["02"]},
        last_round="budget",
    )
    answer(ask(state, turn.turn(0), rules.round_ends()), "end")
    told = settled(state)
    assert [line.name for line in told.lines] == [
        *("VP of the match", "Investments", "Portfolios", "Unfinished planets", "Total")
    ]
    totals = tuple(str(points) for points in state.vp)
    assert told.lines[-1].values == told.lines[-2].so_far == totals
    assert any("turns up the investments" in text for text in told.lines[0].told)
    at = told.lines[0].event
    assert at is not None and at.name == "investments_shown", "the last thing that it tells"


def ends(match: Match) -> Iterator[int]:
    """The numbers of the entries that a round or the match ended in."""
    for entry in match.log():
        if {event.name for event in entry.events} & {"token_passed", "last_round_over"}:
            yield entry.number


def earth(match: Match, number: int | None = None) -> OuterEarth:
    """The state of the match, now or after that entry."""
    state = match.state if number is None else match.state_at(number)
    assert isinstance(state, OuterEarth)
    return state


def test_every_row_stands_at_something_that_happened_in_its_entry() -> None:
    match = played(new(3), random.Random(4))
    assert match.is_over
    numbers = list(ends(match))
    assert len(numbers) == earth(match).round
    for number in numbers:
        entry = next(it for it in match.log() if it.number == number)
        state = earth(match, number)
        told = settlement(entry.events, state.view(PUBLIC), voice_of(state, PUBLIC))
        assert told is not None
        for line in told.lines:
            assert line.event is None or any(line.event is event for event in entry.events)
            assert line.event is not None or not line.told
