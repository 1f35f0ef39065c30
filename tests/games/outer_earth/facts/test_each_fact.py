"""What each fact does, and what is refused: one case at least for every fact and every refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.outer_earth.components import COMPANIES, EFFECTS, INDUSTRIES, PLANETS
from engine.games.outer_earth.facts import FACTS
from engine.games.outer_earth.facts.clock import as_told
from engine.games.outer_earth.state import by_industry
from engine.games.outer_earth.table import AtTable
from engine.match.match import Match
from engine.rules.agenda import Illegal
from engine.rules.words import error_text, load, of_setup
from tests.games.outer_earth.at_table import NAMES, at_table, begun, in_turns, shown, tell

BEGINNINGS: dict[str, Callable[[], Match]] = {
    "set_up": at_table,
    "auction": begun,
    "turns": in_turns,
}
STAYS = "; wanted none" * 3
"""Nobody wants the rest of the market."""
MINE = f"wanted 1{STAYS}"
"""The first seat gets planet 01 free."""


def look(state: AtTable, what: str) -> object:
    """What lies on the table, in the words of the rows below."""
    match what.split():
        case ["hands"]:
            return [state.hand_count(seat) for seat in range(state.board.seats)]
        case ["row"]:
            return " ".join(PLANETS[planet] for planet in state.row)
        case ["developing" | "portfolio" as places, seat]:
            return " ".join(PLANETS[planet] for planet in getattr(state, places)[int(seat) - 1])
        case ["built", planet]:
            return by_industry(state.built[PLANETS.index(planet)])
        case ["stocks" | "invested" as places, seat]:
            return by_industry(getattr(state, places)[int(seat) - 1])
        case ["bids"]:
            return [len(bid) for bid in state.bids]
        case ["turn"]:
            return state.at_turn + 1
        case ["asked"]:
            return state.waits_for
        case ["slots", planet]:
            return state.board.planet_slots[PLANETS.index(planet)]
        case ["known", marker]:
            return state.is_known(marker)
        case ["effects", "of", seat]:
            gained = {name: state.effect(int(seat) - 1, at) for at, name in enumerate(EFFECTS)}
            return {name: amount for name, amount in gained.items() if amount}
        case ["influence", "of", company]:
            return state.board.influence[COMPANIES.index(company)]
        case ["index", industry]:
            return state.index[INDUSTRIES.index(industry)]
        case [counts, seat]:
            return getattr(state, counts)[int(seat) - 1]
        case [name]:
            return getattr(state, name)
    raise AssertionError(what)


# Each case: where it begins; the facts told, of which the last one is meant; what is then so.
DONE: list[tuple[str, str, dict[str, Any]]] = [
    ("set_up", "turned 05", {"row": "05", "galaxy": 17, "asked": "setting_up"}),
    ("set_up", "planet_card 05 Mud primary 3 primary+tertiary ap 2 -", {"slots 05": 3}),
    ("set_up", "company_card quickset Guild 99 ap 1 -", {"influence of quickset": 99}),
    ("set_up", "company 2 quickset", {"company 2": 2}),
    (
        "set_up",
        "turned 01; turned 02; turned 03; turned 04; begins 2",
        {"asked": "told_offer", "start": 1, "hands": [4, 4, 4], "round": 1, "row": "01 02 03 04"},
    ),
    ("auction", "wanted none", {"row": "01 09 17 02", "asked": "told_offer", "offered": 8}),
    ("auction", "wanted 2", {"developing 2": "01", "row": "09 17 02", "hands": [4, 4, 4]}),
    ("auction", "wanted 1+3", {"bids": [1, 0, 1], "asked": "told_adding", "hands": [3, 4, 3]}),
    ("auction", "wanted 1+3; added 3 2", {"bids": [1, 0, 3], "hands": [3, 4, 1]}),
    (
        "auction",
        "wanted 1+3; added 3 2; added 1 0; added 3 0; added 1 0",
        {"developing 3": "01", "hands": [4, 4, 1], "offered": 8, "bids": [0, 0, 0]},
    ),
    ("auction", "wanted 1+3; added 3 0; added 1 0", {"asked": "told_tie"}),
    (
        "auction",
        "wanted 1+3; added 3 0; added 1 0; bid_worth 1 1; bid_worth 3 2",
        {"developing 3": "01", "hands": [4, 4, 3]},
    ),
    (
        "auction",
        "wanted 1+3; added 3 0; added 1 0; bid_worth 1 2; bid_worth 3 2",
        {"developing 1": "01", "hands": [3, 4, 4]},
    ),
    ("auction", "bought 2 3", {"developing 2": "01", "hands": [4, 1, 4], "offered": 8}),
    ("auction", "hand 2 ?; bought 2 99", {"developing 2": "01", "hands": [4, None, 4]}),
    ("auction", "hand 2 ?; wanted 1+2; added 2 99", {"bids": [1, 100, 0], "hands": [3, None, 4]}),
    (
        "auction",
        "wanted 1+3; added 3 2; bought 1 4",
        {"developing 1": "01", "hands": [0, 4, 4], "offered": 8},
    ),
    ("turns", "drew 1", {"ap": 3, "hands": [6, 4, 4], "turn": 1}),
    ("turns", "took 1", {"ap": 3, "hands": [5, 4, 4]}),
    ("turns", "refreshed 1", {"ap": 3, "hands": [5, 4, 4]}),
    (
        "auction",
        f"{MINE}; placed 1 01 tertiary",
        {"ap": 4, "free_places": 0, "built 01": [0, 0, 1], "hands": [3, 4, 4]},
    ),
    (
        "auction",
        f"{MINE}; placed 1 01 tertiary; placed 1 01 primary; removed 1 01",
        {"ap": 2, "built 01": [0, 0, 1]},
    ),
    ("turns", "invested 1 ?", {"ap": 3, "hands": [3, 4, 4], "invested 1": [0, 0, 0]}),
    ("turns", "invested 1 secondary", {"invested 1": [0, 1, 0]}),
    (
        "auction",
        f"{MINE}; placed 1 01 tertiary; placed 1 01 primary; placed 1 01 secondary; closed 1 01",
        # 4 base slots and 3 cards: 2 AP; 1 VP for the primary card and 5 for the set.
        {
            "ap": 0,
            "vp 1": 6,
            "budget": 114,
            "portfolio 1": "01",
            "stocks 1": [0, 1, 0],
            "bonus 1": 1,
            "index primary": 1,
            "developing 1": "",
        },
    ),
    (
        "auction",
        f"{MINE}; placed 1 01 primary; closed 1 01; "
        "planet_card 01 Mud secondary 4 secondary ap 1 -",
        {"portfolio 1": "01", "index primary": 0, "index secondary": 1},
    ),
    ("turns", "done 1", {"turn": 2, "ap": 4}),
    (
        "turns",
        "done 1; done 2; done 3",
        {"chips": [1, 1, 1, 1], "budget": 116, "round": 2, "start": 1, "offered": 0},
    ),
    (
        "auction",
        f"{MINE}; done 1; done 2; done 3; turned 20",
        {"row": "09 17 02 20", "chips": [1, 1, 1, 0], "round": 2, "galaxy": 13},
    ),
    ("turns", "vp 2 7", {"vp 2": 7, "by_hand 2": 7}),
    ("turns", "hand 2 9", {"hands": [4, 9, 4]}),
    ("turns", "hand 2 ?", {"hands": [4, None, 4]}),
    ("turns", "ap 1 2", {"ap": 2}),
    ("turns", "budget 17", {"budget": 17}),
    ("turns", "galaxy 0", {"galaxy": 0}),
    ("turns", "closed_planets 2 1 0 2; galaxy 11", {"galaxy": 11}),
    ("auction", f"{MINE}; done 1; done 2; done 3; galaxy 0", {"asked": "told_offer", "round": 2}),
    ("turns", "row 02:2+20:0", {"row": "02 20", "chips": [2, 0], "asked": "told_turn"}),
    ("turns", "row none", {"row": ""}),
    ("auction", "wanted none; row 02:0+09:1+20:0", {"row": "02 09 20", "offered": 8}),
    ("auction", "wanted none; row 02:0+20:1", {"row": "02 20", "offered": 1}),
    ("turns", "developing 2 05+06 none", {"developing 2": "05 06", "known planets.2": True}),
    ("turns", "developing 2 05 21", {"queued 2": 20, "known built.05": False}),
    ("turns", "developing 2 none none", {"developing 2": "", "queued 2": -1}),
    ("turns", "developing 2 05 none; built 05 primary+tertiary", {"built 05": [1, 0, 1]}),
    ("turns", "developing 2 05 none; built 05 none", {"known built.05": True}),
    (
        "turns",
        "stocks 2 primary+secondary 3",
        {"stocks 2": [1, 1, 0], "bonus 2": 1, "invested": [[], ["card:?"] * 3, []]},
    ),
    ("turns", "stocks 2 none 0", {"bonus 2": -1}),
    (
        "turns",
        "closed_planets 2 1 0 2",
        {"index primary": 1, "index secondary": 0, "index tertiary": 2, "unnamed 2": [1, 0, 2]},
    ),
    ("turns", "joined; index 2 1 0", {"index primary": 2, "index secondary": 1}),
    ("turns", "rewards 2 ap:2+slot:1", {"effects of 2": {"influence": 1, "ap": 2, "slot": 1}}),
    ("turns", "rewards 2 none", {"effects of 2": {"influence": 1}}),
    ("turns", "clock 5 turns 1 3", {"round": 5, "start": 2, "turn": 1, "ap": 4}),
    ("turns", "clock 5 turns 0 2", {"turn": 2, "known ap.2": False, "known ap.1": True}),
    ("turns", "clock 5 turns 0 2; ap 2 1", {"ap": 1, "known ap.2": True}),
    ("turns", "clock 5 turns 0 2; done 2", {"turn": 3, "known ap.2": True, "known ap.3": True}),
    ("turns", "drew 1; clock 5 turns 0 1", {"ap": 3, "known ap.1": True}),
    (
        "turns",
        "row 01:1+09:1; clock 5 exploration 0 2",
        {"round": 5, "start": 1, "turn": -1, "ap": 0, "row": "01 09", "offered": -1},
    ),
    ("turns", "row 01:1; galaxy 1; clock 5 exploration 0 2; turned 20", {"round": 6, "galaxy": 0}),
    ("turns", "row 01:1; clock 5 exploration 0 2; galaxy 1; turned 20", {"round": 6}),
    ("turns", "row 01:1; clock 5 exploration 0 2; row 01:1+02:0+03:0; turned 20", {"round": 6}),
    ("turns", "budget 0; clock 5 turns 0 1", {"last_round": "", "known last_round": False}),
    ("turns", "budget 0; clock 5 turns 0 1; last_round no", {"known last_round": True}),
    ("turns", "galaxy 0; budget 0; clock 5 turns 0 1", {"last_round": "turned"}),
    ("turns", "joined; clock 5 turns 0 1; budget 0", {"known last_round": False}),
    ("turns", "joined; row 01:2+09:1; clock 5 turns 0 1", {"known last_round": False}),
    ("turns", "joined; row 01:2; clock 5 auction 0 1; galaxy 9", {"known last_round": False}),
    ("turns", "joined; clock 5 turns 0 1; galaxy 9; budget 60", {"known last_round": True}),
    ("turns", "joined; clock 5 turns 0 1; last_round no; budget 0", {"known last_round": True}),
    ("turns", "clock 5 turns 0 1; joined", {"known last_round": False}),
    (
        "turns",
        "joined; row 01:0; galaxy 9; clock 5 turns 2 1; last_round no; done 3; turned 20; turned 21; "
        "turned 22",
        {"round": 6, "known last_round": False},
    ),
    ("turns", "joined; clock 5 turns 0 1; galaxy 0", {"last_round": "turned"}),
    (
        "turns",
        "joined; row 01:0; clock 5 auction 0 1; budget 0",
        {"last_round": "budget", "known last_round": True},
    ),
    ("turns", "joined; stocks 2 none 0; developing 2 05+06 07", {"developing 2": "05 06"}),
    ("turns", "stocks 2 secondary 0; developing 2 05+06+07 none", {"developing 2": "05 06 07"}),
    ("turns", "clock 5 auction 2 3", {"round": 5, "start": 2, "offered": 16}),
    ("turns", "clock 5 auction 4 3", {"turn": 3}),
    ("turns", "galaxy 0; clock 5 turns 0 1", {"last_round": "turned"}),
    ("turns", "budget 0; clock 5 auction 0 1", {"last_round": "budget"}),
    ("turns", "last_round budget", {"last_round": "budget"}),
    ("turns", "last_round turned; last_round no", {"last_round": ""}),
    (
        "turns",
        "joined",
        {"row": "", "hands": [None] * 3, "known vp.1": False, "developing 1": "", "turn": 1},
    ),
    ("set_up", "joined; clock 4 turns 0 2; company 2 quickset", {"effects of 2": {"influence": 1}}),
]


@pytest.mark.parametrize(
    "told", ["clock 5 auction 2 3", "clock 5 turns 1 3", "row 01:1; clock 5 exploration 0 2"]
)
def test_the_time_stands_as_it_was_told(told: str) -> None:
    state = tell(BEGINNINGS["turns"](), *told.split("; "))
    assert isinstance(state, AtTable)
    phase, over, start = told.split()[-3:]
    assert as_told(state) == (5, phase, int(over), int(start) - 1)


@pytest.mark.parametrize(("begins", "facts", "right"), DONE)
def test_what_a_fact_does(begins: str, facts: str, right: dict[str, Any]) -> None:
    match = BEGINNINGS[begins]()
    state = tell(match, *facts.split("; "))
    assert {what: look(state, what) for what in right} == right
    happened = [event for entry in match.log() if entry.line for event in entry.events]
    assert happened
    for language in ("en", "de"):
        words = of_setup(match.setup, language)
        assert all(words.event(event, NAMES) for event in happened)


FULL = "bought 1 1; row 03:0; clock 2 auction 0 1; bought 1 1; row 04:0; clock 2 auction 0 1; bought 1 1; row 05:0; clock 2 auction 0 1; bought 1 1"
"""More planets than a seat has room for, of which nobody told how many it has."""

NINE = "; ".join(
    f"planet_card {planet} P{planet} primary 3 primary ap 1 -" for planet in PLANETS[:9]
)
"""More planets of an industry than the box holds."""

# Each case: the refusal; where it begins; the facts told, of which the last one is refused; why.
REFUSED: list[tuple[str, str, str, str]] = [
    ("has_begun", "auction", "begins 2", "OE-1.2"),
    ("row_is_short", "set_up", "turned 01; begins 1", "OE-1.1"),
    ("row_is_full", "auction", "turned 20", "OE-4.2"),
    ("row_is_full", "set_up", "turned 01; turned 02; turned 03; turned 04; turned 05", "OE-1.1"),
    ("lies_already", "set_up", "turned 01; turned 01", "OE-1.2"),
    ("company_is_dealt", "set_up", "company 1 quickset; company 2 quickset", "OE-1.2"),
    ("no_such_card", "set_up", "planet_card 05 Mud primary 3 tertiary ap 2 -", "OE-3.9"),
    (
        "no_such_card",
        "set_up",
        "planet_card 05 Mud primary 3 primary ap 2 -; planet_card 04 Mud primary 3 primary ap 2 -",
        "OE-1.2",
    ),
    (
        "no_such_card",
        "set_up",
        "company_card quickset A 9 ap 1 -; company_card longacre A 9 ap 1 -",
        "OE-1.2",
    ),
    ("no_name", "set_up", "planet_card 05 - primary 3 primary ap 2 -", "OE-1.2"),
    ("not_the_turn", "auction", "drew 1", "OE-R14"),
    ("not_the_turn", "turns", "drew 2", "OE-R14"),
    ("not_the_turn", "turns", "done 2", "OE-R14"),
    ("no_offer", "turns", "wanted 1", "OE-2.1"),
    ("no_offer", "turns", "bought 1 2", "OE-2.1"),
    ("no_bidding", "auction", "added 1 1", "OE-2.4"),
    ("not_the_bidder", "auction", "wanted 1+2; added 1 1", "OE-2.4"),
    ("few_cards", "auction", "wanted 1+2; added 2 4", "OE-2.4"),
    ("few_cards", "auction", "bought 2 5", "OE-2.4"),
    ("more_was_bid", "auction", "wanted 1+2; added 2 2; bought 1 2", "OE-2.5"),
    ("no_bidder", "auction", "wanted 1+2; bought 3 2", "OE-2.4"),
    ("no_tie", "auction", "wanted 1+2; bid_worth 1 2", "OE-2.5"),
    ("not_tied", "auction", "wanted 1+2; added 2 0; added 1 0; bid_worth 3 2", "OE-2.5"),
    ("no_value", "auction", "wanted 1+2; added 2 0; added 1 0; bid_worth 1 4", "OE-2.5"),
    ("refused", "auction", "hand 2 0; wanted 2", "OE-2.2"),
    ("refused", "auction", "hand 2 0; bought 2 1", "OE-2.2"),
    ("few_points", "turns", "drew 1; drew 1; drew 1; drew 1; drew 1", "OE-3.1"),
    ("few_points", "turns", "drew 1; drew 1; drew 1; drew 1; took 1", "OE-3.2"),
    ("few_points", "turns", "drew 1; drew 1; drew 1; drew 1; refreshed 1", "OE-3.3"),
    ("few_points", "turns", "drew 1; drew 1; drew 1; drew 1; invested 1 ?", "OE-3.6"),
    ("few_cards", "auction", f"{MINE}; hand 1 0; placed 1 01 primary", "OE-3.4"),
    ("few_cards", "turns", "hand 1 0; invested 1 ?", "OE-3.6"),
    ("not_developing", "turns", "placed 1 01 primary", "OE-3.4"),
    ("not_developing", "turns", "closed 1 01", "OE-R6"),
    ("nothing_built", "auction", f"{MINE}; removed 1 01", "OE-3.5"),
    ("nothing_built", "auction", f"{MINE}; closed 1 01", "OE-R6"),
    (
        "is_queued",
        "auction",
        "wanted 1; wanted 1; wanted 1; wanted none; placed 1 17 primary",
        "OE-3.8",
    ),
    (
        "no_slot",
        "auction",
        f"{MINE}; placed 1 01 primary; placed 1 01 primary; placed 1 01 primary; "
        "placed 1 01 primary; placed 1 01 primary",
        "OE-3.4",
    ),
    ("not_over", "turns", "turned_up 1 0 0 0", "OE-4.3"),
    ("not_over", "turns", "settle", "OE-4.3"),
    ("not_the_turn", "turns", "ap 2 1", "OE-R14"),
    ("big_budget", "turns", "budget 121", "OE-1.1"),
    ("big_galaxy", "turns", "galaxy 15", "OE-1.1"),
    ("big_galaxy", "auction", f"{MINE}; galaxy 15", "OE-1.1"),
    ("big_galaxy", "turns", "closed_planets 2 1 0 2; galaxy 12", "OE-1.1"),
    ("row_is_full", "turns", "row 01:0+02:0+03:0+04:0+05:0", "OE-1.1"),
    ("lies_elsewhere", "auction", "wanted 1; row 01:0", "OE-1.2"),
    ("lies_elsewhere", "turns", "developing 1 01 none", "OE-1.2"),
    ("lies_elsewhere", "turns", "developing 1 05 05", "OE-1.2"),
    ("bids_lie", "auction", "wanted 1+2; row 01:0", "OE-2.4"),
    ("bids_lie", "auction", "wanted 1+2; developing 1 05 none", "OE-2.4"),
    ("many_planets", "turns", "joined; developing 1 05+06+07+08 none", "OE-R5"),
    ("many_planets", "turns", "stocks 1 secondary 0; developing 1 05+06+07+08 none", "OE-R5"),
    ("no_bonus", "turns", "developing 1 05+06+07 none", "OE-R5"),
    ("industry_planets", "turns", "closed_planets 1 5 0 0; closed_planets 2 4 0 0", "OE-1.2"),
    ("industry_planets", "turns", "joined; index 0 9 0", "OE-1.2"),
    ("no_such_card", "set_up", NINE, "OE-1.2"),
    ("last_or_not", "turns", "budget 0; clock 5 turns 2 1; done 3", "OE-4.3"),
    ("last_or_not", "turns", "joined; budget 9; clock 5 turns 2 1; done 3", "OE-4.3"),
    ("unknown", "turns", "joined; clock 2 exploration 0 1", "OE-2.1"),
    ("row_is_full", "turns", "clock 2 exploration 0 1", "OE-4.2"),
    ("phase_is_over", "turns", "row 01:0; clock 2 exploration 1 1", "OE-2.1"),
    ("nobody_develops", "turns", "built 01 primary", "OE-3.4"),
    (
        "many_cards",
        "turns",
        f"developing 1 05 none; built 05 {'+'.join(['primary'] * 5)}",
        "OE-3.4",
    ),
    ("unknown", "turns", "developing 1 05 none; placed 1 05 primary", "OE-3.4"),
    ("unknown", "turns", "developing 1 05 none; closed 1 05", "OE-R6"),
    ("unknown", "turns", "joined; clock 2 auction 0 1", "OE-2.1"),
    ("phase_is_over", "turns", "clock 2 turns 3 1", "OE-2.1"),
    ("phase_is_over", "turns", "clock 2 auction 5 1", "OE-2.1"),
    (
        "closed_since",
        "auction",
        f"{MINE}; placed 1 01 tertiary; ap 1 4; closed 1 01; closed_planets 1 0 0 0",
        "OE-3.10",
    ),
    ("not_begun", "set_up", "clock 3 turns 0 1", "OE-1.2"),
    ("not_begun", "set_up", "row 01:0", "OE-1.2"),
    ("not_begun", "set_up", "developing 1 05 none", "OE-1.2"),
    ("not_begun", "set_up", "galaxy 3", "OE-1.2"),
    ("not_begun", "set_up", "rewards 1 none", "OE-1.2"),
    ("not_begun", "set_up", "last_round budget", "OE-1.2"),
    ("unknown", "auction", f"joined; row 01:0; clock 2 auction 0 1; {FULL}", "OE-2.2"),
    ("index_is_sum", "turns", "index 1 0 0", "OE-3.10"),
    (
        "not_highest",
        "set_up",
        "turned 01; turned 02; turned 03; turned 04; company 1 longacre; company 2 quickset; "
        "company 3 openhatch; begins 1",
        "OE-1.2",
    ),
]


@pytest.mark.parametrize(("name", "begins", "facts", "clause"), REFUSED)
def test_what_is_refused(name: str, begins: str, facts: str, clause: str) -> None:
    match = BEGINNINGS[begins]()
    *before, last = facts.split("; ")
    state = tell(match, *before).text()
    with pytest.raises(Illegal) as refused:
        tell(match, last)
    assert refused.value.name == f"outer-earth.impossible.{name}"
    assert refused.value.params["clause"] == clause
    assert shown(match).text() == state
    for language in ("en", "de"):
        text = error_text(refused.value, language)
        assert clause in text and "{" not in text and ") (" not in text
        assert language == "en" or text != str(refused.value)


def test_every_fact_has_a_case() -> None:
    told = {facts.split("; ")[-1].split()[0] for _, facts, _ in DONE}
    assert told | AT_THE_END == set(FACTS)


AT_THE_END = {"settle", "turned_up"}
"""Facts that are tested with the end of a match."""


def test_every_refusal_has_a_case() -> None:
    refusals = set(load("outer-earth", "en").tables["impossible"])
    assert {name for name, *_ in REFUSED} | {"untold", "other_number", "box_is_full"} == refusals
