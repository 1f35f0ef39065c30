"""What each fact does, and what is refused: one case at least for every fact and every refusal."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outpost import event_deck
from engine.games.outpost.components import JOBS, UPGRADES
from engine.games.outpost.game import GAME
from engine.games.outpost.outlook import NEVER, clock
from engine.games.outpost.table import EVENTS, EXTENTS, FULL, ORDER, AtTable
from engine.match.match import Match
from engine.rules.words import LANGUAGES, load, of_setup
from tests.games.outpost.at_table import (
    NAMES,
    at_table,
    events_of,
    read_again,
    shown,
    tell,
    tell_all,
)

TURN_2 = "turn; turn; event spoiled_stores"
"""People play turn 2, whose event has been entered."""
BEGUN = "turn; order 1+2+3+4; display data_library+warehouse+heavy_equipment+nodule"
"""People play turn 1 of a table that follows everything."""
SECOND = f"{BEGUN}; turn; order 1+2+3+4"
"""The event card of turn 2 is drawn next."""
EVERY_CARD = "+".join(
    f"{it.id}:{it.copies}" if it.copies > 1 else it.id for it in event_deck.shipped()
)
TWO = "two"
"""A table of two that follows everything."""


def begun(extent: str) -> Match:
    """A match at a table of that extent."""
    return at_table(2, extent=FULL) if extent == TWO else at_table(extent=extent)


def look(state: AtTable, what: str) -> object:
    """What lies on the table, in the words of the rows below."""
    match what.split():
        case ["asked"]:
            return state.waits_for
        case ["event"]:
            return state.board.event_deck[state.event].id if state.event >= 0 else ""
        case ["known", marker]:
            return state.is_known(marker)
        case ["left", card]:
            ids = [it.id for it in state.board.event_deck]
            return state.event_cards[ids.index(card)]
        case ["deck"]:
            return sum(state.event_cards) - state.missed
        case ["over"]:
            return state.is_terminal
        case ["market"]:
            return " ".join(UPGRADES[upgrade] for upgrade in state.display)
        case ["owns", seat]:
            owned = state.upgrades[int(seat) - 1]
            return " ".join(name for name, n in zip(UPGRADES, owned, strict=True) for _ in range(n))
        case ["works", seat]:
            return [state.at_work(int(seat) - 1, job) for job in range(len(JOBS))]
        case [
            "factories" | "robots_at" | "vp" | "faces" | "population" | "robots" as what_of,
            seat,
        ]:
            return getattr(state, what_of)[int(seat) - 1]
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
        {
            "event": "named.Cold%20wind",
            "own_events": ["Cold wind"],
            "known event": False,
            "deck": 72,
        },
    ),
    (
        EVENTS,
        "turn; turn; event_named Wind; event_again",
        {"asked": "draw_event", "event": "", "known event": True},
    ),
    (EVENTS, f"{TURN_2}; personal 3", {"asked": "draw_event", "personal_events": []}),
    (EVENTS, f"{TURN_2}; personal 3; event_missed", {"missed": 1, "event": "spoiled_stores"}),
    (
        EVENTS,
        f"{TURN_2}; personal 3; event_named Wind",
        {"own_events": ["Wind"], "personal_events": [[2, 39]], "known event": False},
    ),
    (
        EVENTS,
        f"{TURN_2}; personal 3; event_named Wind; event_again",
        {"asked": "draw_event", "personal_events": [], "event": "spoiled_stores"},
    ),
    (EVENTS, f"{TURN_2}; reshuffled", {"deck": 72}),
    (EVENTS, f"{TURN_2}; event_discards audit+strike:2", {"deck": 69, "left audit": 2}),
    (EVENTS, f"{TURN_2}; event_discards none", {"deck": 72}),
    (EVENTS, f"turn; turn; event_discards {EVERY_CARD}", {"deck": 0, "asked": "rest_of_turn"}),
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
    (EVENTS, "event_drawer app; joined", {"known event_deck": True, "deck": 72}),
    (
        EVENTS,
        "joined; clock 9 2 6",
        {"turn": 9, "phase": 2, "phase_began": 6, "event_phase": 2, "known phase_began": True},
    ),
    (EVENTS, "joined; clock 9 2 9", {"phase": 2, "event_phase": 1}),
    (EVENTS, "joined; clock 9 3 ?", {"phase": 3, "event_phase": 3, "known phase_began": False}),
    (EVENTS, "joined; clock 9 1 ?", {"phase_began": 1, "known phase_began": True}),
    (ORDER, "extent events", {"known vp.1": False, "unknown": []}),
    (ORDER, "vp 2 5; turn", {"order": [1], "asked": "next_in_order"}),
    (ORDER, "face 2 15; turn", {"order": [1], "faces 2": 15}),
    # Face values are needed only of those who are level.
    (
        ORDER,
        "joined; clock 5 2 4; vp 1 5; vp 2 9; vp 3 12; vp 4 5; face 1 25; face 4 30; turn",
        {"order": [2, 1, 3, 0], "asked": "draw_event"},
    ),
    (
        ORDER,
        "joined; clock 5 2 4; vp 1 5; vp 2 9; vp 3 12; vp 4 5; face 1 25; turn",
        {"known order": False, "asked": "untold_order"},
    ),
    (ORDER, "turn; lot 2; lot 4; lot 1", {"order": [1, 3, 0, 2], "asked": "rest_of_turn"}),
    (ORDER, "turn; order 3+1+4+2", {"order": [2, 0, 3, 1], "asked": "rest_of_turn"}),
    (ORDER, "turn; order 1+2+3+4; order 2+1+3+4", {"order": [1, 0, 2, 3]}),
    (
        ORDER,
        "joined; clock 5 2 4; turn; order 1+2+3+4; event quiet_shift",
        {"turn": 6, "known order": True, "known vp.1": False, "asked": "rest_of_turn"},
    ),
    (
        ORDER,
        "turn; order 1+2+3+4; vp 1 12; turn; order 1+2+3+4; event moonquake; event dome_fever",
        {"asked": "settling_event", "phase": 1},
    ),
    (
        ORDER,
        "turn; order 1+2+3+4; vp 1 12; turn; order 1+2+3+4; event dome_fever; event_done",
        {"asked": "rest_of_turn", "phase": 2, "phase_began": 2},
    ),
    (
        ORDER,
        "turn; order 1+2+3+4; vp 1 12; turn; order 1+2+3+4; event dome_fever; vp 1 9; event_done",
        {"phase": 1},
    ),
    (ORDER, "turn; order 1+2+3+4; vp 1 76; turn", {"over": True, "ended": "points"}),
    (ORDER, "turn; order 1+2+3+4; vp 1 76; extent events; turn", {"over": False, "turn": 2}),
    (
        EVENTS,
        "joined; clock 9 2 6; this_event cheap_passage",
        {"event": "cheap_passage", "known event": True},
    ),
    (EVENTS, "joined; clock 9 2 6; this_event none", {"event": "", "known event": True}),
    (FULL, f"{SECOND}; event_missed; event_done; built 1 ore 1", {"factories 1": [3, 1, 0, 0, 0]}),
    (FULL, f"{SECOND}; event_missed; event_done; hired 1 population 1", {"population 1": 4}),
    (
        FULL,
        f"{SECOND}; event_missed; upgrades 1 0 0 0 0 0 0 1 0 0 0 0 0 0; event_done; hired 1 robot 1",
        {"robots 1": 1},
    ),
    (
        ORDER,
        "joined; clock 5 1 1; vp 1 12; turn; order 1+2+3+4; event quiet_shift",
        {"phase": 2, "phase_began": 6},
    ),
    (ORDER, "turn; turn; event audit", {"known order": False, "turn": 2, "event": "audit"}),
    (FULL, "turn; turn; event_missed", {"known order": False, "unseen": 4, "turn": 2}),
    (
        FULL,
        "turn; order 1+2+3+4; rolled 1; turn; event_missed",
        {"unseen": 3, "market": "data_library"},
    ),
    (FULL, "turn; order 1+2+3+4; turn; event_missed; won 1 nodule", {"unseen": 3, "vp 1": 5}),
    (FULL, "turn; order 1+2+3+4; turn; event_missed; display nodule", {"unseen": 0}),
    (FULL, f"{SECOND}; event barter_fair; decided 1 nothing", {"asked": "choose_option"}),
    (FULL, "dice app; turn", {"asked": "rest_of_turn", "turn": 1}),
    (FULL, "turn; order 1+2+3+4", {"asked": "roll", "phase": 1}),
    (FULL, "turn; order 1+2+3+4; rolled 3", {"market": "heavy_equipment", "asked": "roll"}),
    (
        FULL,
        "turn; order 1+2+3+4; rolled 1; rolled 1; rolled 1",
        {"market": "data_library data_library", "asked": "roll_again"},
    ),
    (FULL, BEGUN, {"market": "data_library warehouse heavy_equipment nodule"}),
    (FULL, f"{BEGUN}; display none", {"market": "", "asked": "rest_of_turn"}),
    (
        FULL,
        f"{BEGUN}; display data_library:2+warehouse:2+heavy_equipment:2",
        {"market": "data_library data_library warehouse warehouse heavy_equipment heavy_equipment"},
    ),
    (FULL, f"{BEGUN}; phase 2; display scientists", {"market": "scientists"}),
    (FULL, "joined; display moon_base", {"market": "moon_base"}),
    (FULL, f"{BEGUN}; supply 0 1 2 2 3 3 3 3 3 3 3 3 3", {"supply": [0, 1, 2, 2, *[3] * 9]}),
    (FULL, f"{BEGUN}; bought 1+3+3", {"bought": [1, 0, 2, 0]}),
    (
        FULL,
        f"{BEGUN}; won 2 warehouse",
        {"owns 2": "warehouse", "market": "data_library heavy_equipment nodule", "vp 2": 4},
    ),
    (FULL, f"{BEGUN}; handed_in 1", {"factories 1": [2, 2, 0, 0, 0], "vp 1": 3}),
    (FULL, f"{BEGUN}; built 1 ore 2", {"factories 1": [4, 1, 0, 0, 0], "vp 1": 3}),
    (FULL, f"{BEGUN}; hired 1 population 2", {"population 1": 5}),
    (
        FULL,
        f"{BEGUN}; built 1 ore 2; hired 1 population 2; manned 1 ore 1 population",
        {"works 1": [3, 1, 0, 0, 0, 0, 0, 0], "vp 1": 4},
    ),
    (
        FULL,
        f"{BEGUN}; unmanned 1 ore 2 population",
        {"works 1": [0, 1, 0, 0, 0, 0, 0, 0], "vp 1": 1},
    ),
    (
        FULL,
        f"{BEGUN}; built 1 water 1; moved 1 ore water 1 population",
        {"works 1": [1, 2, 0, 0, 0, 0, 0, 0], "vp 1": 3},
    ),
    (
        FULL,
        f"{BEGUN}; built 1 water 2; hired 1 population 2; assigned 1",
        {"works 1": [2, 3, 0, 0, 0, 0, 0, 0], "vp 1": 5},
    ),
    (FULL, f"{BEGUN}; built 1 water 2; assigned 1", {"asked": "place_operators"}),
    (
        FULL,
        f"{BEGUN}; built 1 water 2; assigned 1; decided 1 3",
        {"works 1": [0, 3, 0, 0, 0, 0, 0, 0], "asked": "rest_of_turn"},
    ),
    (FULL, f"{BEGUN}; built 1 water 2; assigned 1; by_hand", {"works 1": [2, 1] + [0] * 6}),
    (
        FULL,
        f"{BEGUN}; upgrades 1 1 0 0 0 0 0 0 0 0 0 0 0 0",
        {"owns 1": "data_library", "vp 1": 4, "supply": [1, 2, 2, 2, *[3] * 9]},
    ),
    (FULL, f"{BEGUN}; factories 1 1 1 0 0 0", {"works 1": [1, 1] + [0] * 6, "vp 1": 2}),
    (FULL, f"{BEGUN}; people 1 4 2 1 0 0 0 0 0 0", {"population 1": 4, "vp 1": 3}),
    (
        FULL,
        f"{BEGUN}; upgrades 1 0 0 0 0 0 0 1 0 0 0 0 0 0; people 1 3 0 1 0 0 0 0 0 0; robots 1 2 2 0 0 0 0",
        {"robots 1": 2, "robots_at 1": [2, 0, 0, 0, 0], "vp 1": 6},
    ),
    (FULL, f"{SECOND}; event barter_fair; decided 4 nothing", {"asked": "choose_option"}),
    (FULL, f"{SECOND}; event barter_fair; robots 4 1 0 0 0 0 0", {"chooser": 2, "robots 4": 1}),
    (FULL, f"{SECOND}; event barter_fair; extent order", {"asked": "rest_of_turn"}),
    (
        FULL,
        f"{BEGUN}; hired 4 population 1; turn; order 1+2+3+4; event hull_breach",
        {"asked": "choose_option"},
    ),
    (
        FULL,
        f"{BEGUN}; hired 4 population 1; turn; order 1+2+3+4; event hull_breach; "
        "decided 4 lose:population:1; decided 4 spare",
        {"asked": "rest_of_turn", "population 4": 3},
    ),
    (
        FULL,
        f"{BEGUN}; hired 4 population 1; turn; order 1+2+3+4; event hull_breach; by_hand",
        {"asked": "settling_event", "known people.4": False, "known vp.4": False},
    ),
    (
        FULL,
        "joined; people 1 3 2 1 0 0 0 0 0 0; factories 1 2 1 0 0 0; robots 1 0 0 0 0 0 0; "
        "upgrades 1 0 1 0 0 0 0 0 0 0 0 0 0 0",
        {"known vp.1": True, "vp 1": 4, "known supply": False},
    ),
    (TWO, "copies 1 1 1 1 2 2 2 2 1 1 1 1 1; turn", {"supply": [1] * 4 + [2] * 4 + [1] * 5}),
    (TWO, "app_copies", {"known supply": True}),
    (EVENTS, f"{TURN_2}; game_over", {"over": True, "ended": "told"}),
]


@pytest.mark.parametrize(("extent", "facts", "then"), DONE, ids=[it[1] for it in DONE])
def test_a_fact_does(extent: str, facts: str, then: dict[str, Any]) -> None:
    match = begun(extent)
    state = tell_all(match, facts)
    assert {what: look(state, what) for what in then} == then
    for language in LANGUAGES:
        words = of_setup(match.setup, language)
        said = [words.event(event, NAMES) for entry in match.log() for event in entry.events]
        assert all(text and "{" not in text and "_" not in text for text in said)


def test_a_match_without_events_draws_none() -> None:
    match = at_table(3, {"events": "off"})
    state = tell_all(match, "turn; turn; turn")
    assert state.turn == 3 and state.waits_for == "rest_of_turn"
    why = match.why_not("personal", 1)
    assert why is not None and why.name == "outpost.impossible.no_events"


def test_a_match_without_events_asks_nothing_about_them() -> None:
    match = at_table(3, {"events": "off"}, extent=FULL)
    state = tell_all(match, "turn; joined; clock 5 2 ?")
    assert not {"event", "event_deck", "phase_began"} & {*state.unknown}
    assert clock(state).reshuffled == NEVER
    state = tell_all(
        match, "upgrades 1 0 0 0 0 0 0 0 0 0 0 0 0 0; factories 1 2 1 0 0 0; built 1 ore 1"
    )
    assert [event.name for event in events_of(match)] == ["buys_factory"]


def test_the_app_draws_and_rolls_where_the_table_lets_it() -> None:
    match = at_table(4, extent=FULL)
    tell_all(match, "event_drawer app; dice app; turn")
    state = shown(match)
    assert len(state.display) == 4 and state.waits_for == "rest_of_turn"
    assert sorted(state.order) == [0, 1, 2, 3]
    upgrade = UPGRADES[state.display[0]]
    state = tell(match, f"won 2 {upgrade}", "turn")
    for _ in range(20):
        if state.chooser < 0:
            break
        # What an event lets them choose, people enter all the same.
        assert "?" in load("outpost", "en").prompt(state, NAMES)
        assert len({load("outpost", "de").answer(state, it, NAMES) for it in state.choices}) > 1
        state = tell(match, f"decided {state.chooser + 1} {state.choices[0]}")
    assert state.waits_for == "rest_of_turn" and len(state.display) == 4


def test_the_text_of_a_table_has_the_cards_that_were_told_by_their_names() -> None:
    match = at_table()
    for told, event in (("turn; turn; event_named Cold%20wind", "named.Cold%20wind"), ("turn", "")):
        state = tell_all(match, told)
        copy = GAME.begin(match.setup)
        assert isinstance(copy, AtTable)
        copy.read_text(state.text())
        assert copy.text() == state.text() and copy.choices == state.choices
        assert look(copy, "event") == event


@pytest.mark.parametrize("extent", EXTENTS)
def test_whoever_reads_the_record_finds_the_same_table(extent: str) -> None:

    match: Match = at_table(extent=extent)
    tell_all(match, "extent events; turn; turn; event_missed")
    again = read_again(match)
    assert again.state.text() == match.state.text() and shown(again).missed == 1
