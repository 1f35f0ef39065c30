"""What is different after something earlier was entered again, as people see it before they agree."""

from __future__ import annotations

from engine.games.outpost.game import GAME
from engine.record.lines import Fact
from engine.rules.words import LANGUAGES, load
from tests.games.outpost.at_table import NAMES, at_table, shown, tell


def test_a_correction_says_what_it_changes() -> None:
    match = at_table(extent="order")
    tell(match, "turn", "order 1+2+3+4", "vp 1 5", "vp 2 4", "face 2 15", "turn", "lot 4")
    tell(match, "event audit", "vp 1 12", "turn", "lot 4", "event cheap_passage")
    before = shown(match)
    wrong = next(it.number for it in match.log() if it.line == Fact("vp", ("1", "12")))
    now = match.correction(wrong, Fact("vp", ("1", "3"))).state
    found = {event.name: event.params for event in GAME.changes(before, now)}
    assert found["vp"] == {"seat": 0, "before": 12, "now": 3, "by": -9}
    assert found["phase"] == {"before": 2, "now": 1}
    for language in LANGUAGES:
        words = load("outpost", language)
        said = [words.text("changes", name, people=NAMES, **told) for name, told in found.items()]
        assert all(text and "{" not in text for text in said)


def test_another_event_turn_and_deck_are_told() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event audit")
    before = shown(match)
    other = tell(match, "turn", "event strike", "event_discards none")
    found = {event.name: event.params for event in GAME.changes(before, other)}
    assert found["turn"] == {"before": 2, "now": 3} and found["event_deck"]["now"] == 72
    assert found["event"]["card"]["en"] == "Strike"
    gone = {event.name for event in GAME.changes(other, shown(at_table()))}
    assert {"no_event", "turn"} <= gone
    words = {name for language in LANGUAGES for name in load("outpost", language).tables["changes"]}
    assert {*found, *gone} <= words


def test_what_is_not_known_is_not_compared() -> None:
    match = at_table()
    tell(match, "turn", "turn", "event audit")
    before = shown(match)
    found = {event.name for event in GAME.changes(before, tell(match, "joined"))}
    assert "unknown" in found and not found & {"phase", "event", "event_deck"}
    again = tell(match, "clock 2 1 1", "this_event audit", "event_discards audit")
    assert {it.name for it in GAME.changes(before, again)} == set()


def test_a_colony_and_the_market_are_compared_where_both_are_known() -> None:
    match = at_table(extent="full")
    tell(
        match, "turn", "order 1+2+3+4", "display nodule+warehouse", "built 1 ore 2", "won 2 nodule"
    )
    before = shown(match)
    tell(match, "hired 1 population 1", "won 2 warehouse")
    found = {event.name: event.params for event in GAME.changes(before, shown(match))}
    assert found["people"] == {"seat": 0, "before": 3, "now": 4, "by": 1}
    assert found["upgrades"]["now"] == 2 and "no_display" in found and "factories" not in found
    back = {event.name: event.params for event in GAME.changes(shown(match), before)}
    assert back["display"] == {"upgrades": ["warehouse"]}
    for language in LANGUAGES:
        words = load("outpost", language)
        told = [*found.items(), *back.items()]
        assert all(words.text("changes", name, people=NAMES, **params) for name, params in told)
    unknown = {event.name for event in GAME.changes(before, tell(match, "extent order"))}
    assert not unknown & {"people", "upgrades", "display"}
