"""What stands otherwise after something was told anew, and the course of a match at a table."""

from __future__ import annotations

import pytest

from engine.games.outer_earth.changes import changes
from engine.games.outer_earth.rules import next_planets
from engine.match.course import course
from engine.match.match import Match
from engine.rules.words import LANGUAGES, load
from tests.games.outer_earth.at_table import NAMES, begun, in_turns, shown, tell


def changed(match: Match, *facts: str) -> dict[str, tuple[object, ...]]:
    """What is otherwise after these facts: before and now, or the operands."""
    before = shown(match)
    now = tell(match, *facts)
    found: dict[str, tuple[object, ...]] = {}
    for event in changes(before, now):
        for language in LANGUAGES:
            told = load("outer-earth", language).text(
                "changes", event.name, people=NAMES, **event.params
            )
            assert told and "{" not in told
        assert event.clause.startswith("OE-")
        if "before" in event.params:
            found[event.name] = event.params["before"], event.params["now"]
        else:
            found[event.name] = tuple(event.params.values())[:2]
    return found


@pytest.mark.parametrize(
    ("facts", "right"),
    [
        (("vp 2 7",), {"vp": (0, 7)}),
        (("budget 90", "galaxy 3"), {"budget": (120, 90), "galaxy": (14, 3)}),
        (("drew 1",), {"hand": (4, 6), "ap": (4, 3)}),
        (("invested 1 ?",), {"hand": (4, 3), "stocks": (0, 1), "ap": (4, 3)}),
        (("closed_planets 2 1 0 0",), {"index": (0, 1), "portfolio": (0, 1)}),
        (("done 1",), {"turn": (1,)}),
        (("hand 2 ?",), {"unknown_one": ("hand.2",)}),
        (("clock 4 auction 0 1",), {"time": (4, "auction"), "ap": (4, 0)}),
    ],
)
def test_what_stands_otherwise_is_told(
    facts: tuple[str, ...], right: dict[str, tuple[object, ...]]
) -> None:
    assert changed(in_turns(3), *facts) == right


def test_whose_planet_it_is_stands_otherwise_too() -> None:
    match = begun(3)
    tell(match, "wanted 1")
    before = shown(match)
    match.undo()
    found = {
        (event.name, event.params["seat"]): event.params["planets"]
        for event in changes(before, tell(match, "wanted 2"))
        if event.name.endswith("planets")
    }
    (planet,) = found["planets", 1]
    assert found == {("planets", 1): [planet], ("no_planets", 0): []}
    tell(match, "developing 2 none none")
    assert changed(match, f"developing 2 {planet} none")["planets"] == (1, [planet])


def test_what_was_not_known_is_not_compared() -> None:
    match = in_turns(3)
    tell(match, "hand 2 ?")
    assert changed(match, "hand 2 9") == {"known_one": ("hand.2",)}


def test_the_course_of_a_match_at_a_table_has_its_turns_and_rounds() -> None:
    match = begun(2)
    tell(match, *["wanted none"] * 3, "done 1", "vp 2 4", "done 2")
    stops = [(it.part, it.turn, it.seat, it.clause, it.points) for it in course(match)]
    assert stops == [
        (0, 0, -1, "", (0, 0)),
        (1, 1, 0, "", (0, 0)),
        (1, 2, 1, "", (0, 4)),
        (1, 0, -1, "OE-4.1", (0, 4)),
    ]


def test_a_turn_whose_beginning_was_not_told_has_its_stop() -> None:
    match = in_turns(2)
    tell(match, "done 1", "done 2", "clock 3 turns 1 1", "vp 2 4", "done 2")
    assert (1, (0, 4)) in [(it.seat, it.points) for it in course(match)]


def test_how_many_planets_come_next_is_what_the_market_lacks_and_the_deck_has() -> None:
    match = begun(3)
    tell(match, "wanted 1", "wanted 2")
    assert next_planets(shown(match)) == 2
    tell(match, "galaxy 1")
    assert next_planets(shown(match)) == 1
