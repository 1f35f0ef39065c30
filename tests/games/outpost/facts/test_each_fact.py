"""What each fact does, and what is refused: one case at least for every fact and every refusal."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outpost.facts import FACTS
from engine.games.outpost.table import EVENTS, EXTENTS, AtTable
from engine.match.match import Match
from engine.rules.agenda import Illegal
from engine.rules.words import LANGUAGES, error_text, load, of_setup
from tests.games.outpost.at_table import NAMES, at_table, read_again, shown, tell, tell_all

TURN_2 = "turn; turn; event spoiled_stores"
"""People play turn 2, whose event has been entered."""


def look(state: AtTable, what: str) -> object:
    """What lies on the table, in the words of the rows below."""
    match what.split():
        case ["asked"]:
            return state.waits_for
        case ["event"]:
            return state.board.event_deck[state.event].id if state.event >= 0 else state.event_name
        case ["known", marker]:
            return state.is_known(marker)
        case ["left", card]:
            ids = [it.id for it in state.board.event_deck]
            return state.event_cards[ids.index(card)]
        case ["deck"]:
            return sum(state.event_cards) - state.missed
        case ["over"]:
            return state.is_terminal
        case [name]:
            return getattr(state, name)
    raise AssertionError(what)


# Each case: the extent; the facts told, of which the last one is meant; what is then so.
DONE: list[tuple[str, str, dict[str, Any]]] = [
    (EVENTS, "extent order", {"extent": "order", "known vp.1": True, "known display": False}),
    (EVENTS, "event_drawer app; turn; turn", {"asked": "rest_of_turn", "deck": 71}),
    (EVENTS, "dice app", {"dice": "app"}),
    (EVENTS, "turn", {"turn": 1, "asked": "rest_of_turn", "event": ""}),
    (EVENTS, "turn; turn", {"turn": 2, "asked": "draw_event"}),
    (EVENTS, "turn; turn; event audit", {"event": "audit", "left audit": 2, "deck": 71}),
    (EVENTS, "turn; turn; event moonquake", {"asked": "draw_event", "event": "", "deck": 71}),
    (EVENTS, "turn; turn; event_missed", {"asked": "rest_of_turn", "missed": 1, "deck": 71}),
    (
        EVENTS,
        "turn; turn; event_named Cold%20wind",
        {"event": "Cold wind", "own_events": ["Cold wind"], "known event": False, "deck": 72},
    ),
    (EVENTS, f"{TURN_2}; personal 3", {"asked": "draw_event", "personal_events": []}),
    (EVENTS, f"{TURN_2}; personal 3; event_missed", {"missed": 1, "event": "spoiled_stores"}),
    (EVENTS, f"{TURN_2}; personal 3; event_named Wind", {"own_events": ["Wind"]}),
    (EVENTS, f"{TURN_2}; reshuffled", {"deck": 72}),
    (EVENTS, f"{TURN_2}; event_discards audit:1+strike:2", {"deck": 69, "left audit": 2}),
    (EVENTS, f"{TURN_2}; event_discards none", {"deck": 72}),
    (EVENTS, "turn; phase 2", {"phase": 2, "phase_began": 1, "event_phase": 1}),
    (EVENTS, "turn; turn; event_missed; all_sold", {"sold_out": 1, "phase": 1}),
    (
        EVENTS,
        "turn; all_sold; turn; event_missed; all_sold",
        {"sold_out": 0, "phase": 2, "phase_began": 2},
    ),
    (
        EVENTS,
        "joined",
        {"turn": 1, "known phase": False, "known event_deck": False, "asked": "rest_of_turn"},
    ),
    (
        EVENTS,
        "joined; clock 9 2 6",
        {"turn": 9, "phase": 2, "phase_began": 6, "event_phase": 2, "known phase_began": True},
    ),
    (EVENTS, "joined; clock 9 2 9", {"phase": 2, "event_phase": 1}),
    (EVENTS, "joined; clock 9 3 ?", {"phase": 3, "event_phase": 3, "known phase_began": False}),
    (EVENTS, "joined; clock 9 1 ?", {"phase_began": 1, "known phase_began": True}),
    ("order", "extent events", {"known vp.1": False, "unknown": []}),
    (EVENTS, f"{TURN_2}; game_over", {"over": True, "ended": "told"}),
]

# Each case: the extent; the facts told, of which the last one is refused; why.
REFUSED: list[tuple[str, str, str]] = [
    (EVENTS, "phase 2", "not_begun"),
    (EVENTS, "personal 1", "not_begun"),
    (EVENTS, "clock 9 2 6", "not_begun"),
    (EVENTS, "turn; personal 1", "no_event_yet"),
    (EVENTS, "turn; turn; turn", "event_first"),
    (EVENTS, f"{TURN_2}; event audit", "no_event_now"),
    (EVENTS, "turn; turn; event_named -", "no_name"),
    (EVENTS, f"{TURN_2}; event_done", "nothing_to_settle"),
    (
        EVENTS,
        f"{TURN_2}; personal 1; event dome_fever; personal 1; event dome_fever",
        "event_is_out",
    ),
    (EVENTS, "turn; event_discards audit:9", "few_copies"),
    (EVENTS, "turn; phase 2; phase 2", "phase_is_there"),
    (EVENTS, "turn; all_sold; all_sold", "sold_is_told"),
    (EVENTS, "turn; phase 3; all_sold", "last_phase"),
    (EVENTS, "joined; clock 9 2 10", "began_later"),
    (EVENTS, "joined; turn", "unknown"),
    (EVENTS, "joined; personal 1", "no_event_yet"),
]


@pytest.mark.parametrize(("extent", "facts", "then"), DONE, ids=[it[1] for it in DONE])
def test_a_fact_does(extent: str, facts: str, then: dict[str, Any]) -> None:
    match = at_table(extent=extent)
    state = tell_all(match, facts)
    assert {what: look(state, what) for what in then} == then
    for language in LANGUAGES:
        words = of_setup(match.setup, language)
        said = [words.event(event, NAMES) for entry in match.log() for event in entry.events]
        assert all(text and "{" not in text and "_" not in text for text in said)


@pytest.mark.parametrize(("extent", "facts", "why"), REFUSED, ids=[it[1] for it in REFUSED])
def test_a_fact_is_refused_in_one_sentence(extent: str, facts: str, why: str) -> None:
    match = at_table(extent=extent)
    *before, last = map(str.strip, facts.split(";"))
    tell(match, *before)
    with pytest.raises(Illegal) as refusal:
        tell(match, last)
    assert refusal.value.name == f"outpost.impossible.{why}"
    said = {language: error_text(refusal.value, language) for language in LANGUAGES}
    assert len(set(said.values())) == 2 and all(text.endswith(".") for text in said.values())
    assert all("OP-" in text and "{" not in text for text in said.values())


def test_every_fact_and_every_refusal_has_its_case() -> None:
    told = {facts.split(";")[-1].split()[0] for _, facts, _ in (*DONE, *REFUSED)}
    last_told = {
        fact.split()[0] for _, facts, _ in DONE for fact in map(str.strip, facts.split(";"))
    }
    assert FACTS.keys() <= told | last_told
    reasons = set(load("outpost", "en").tables["impossible"])
    assert reasons == {why for *_, why in REFUSED} | SAID_ELSEWHERE


SAID_ELSEWHERE = {
    "refused",
    "no_events",
    "settle_first",
    "decide_first",
    "lot_first",
    "order_first",
    "roll_first",
    "market_tells",
}
"""Reasons for which a test stands below or in another file."""


def test_a_match_without_events_draws_none() -> None:
    match = at_table(3, {"events": "off"})
    state = tell_all(match, "turn; turn; turn")
    assert state.turn == 3 and state.waits_for == "rest_of_turn"
    why = match.why_not("personal", 1)
    assert why is not None and why.name == "outpost.impossible.no_events"


@pytest.mark.parametrize("extent", EXTENTS)
def test_whoever_reads_the_record_finds_the_same_table(extent: str) -> None:

    match: Match = at_table(extent=extent)
    tell_all(match, "extent events; turn; turn; event_missed")
    again = read_again(match)
    assert again.state.text() == match.state.text() and shown(again).missed == 1
