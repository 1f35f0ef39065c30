"""The end of a match at a table: it asks for what is not known, and for nothing else."""

from __future__ import annotations

import pytest

from engine.games.outer_earth.facts.upkeep import needed_to_settle
from engine.match.match import Match
from engine.rules.agenda import Illegal
from engine.rules.words import LANGUAGES, error_text
from tests.games.outer_earth.at_table import begun, in_turns, shown, tell

LAST = "galaxy 0", "clock 6 turns 0 1"


def last_round(*facts: str) -> Match:
    """A match at the end of its last round, in which these facts were told first."""
    match = in_turns(2)
    tell(match, *facts, *LAST, "done 1", "done 2")
    return match


def test_with_everything_known_the_match_ends_by_one_step() -> None:
    match = last_round("invested 1 tertiary", "invested 1 tertiary", "invested 1 primary")
    assert shown(match).phase == "end" and needed_to_settle(shown(match)) == []
    tell(match, "settle")
    result = match.result()
    # All three industries are tied, so all are third (OE-R19): 3 VP for each of two majorities.
    assert match.is_over and result is not None
    assert [sheet.total for sheet in result.sheets] == [6, 0] == shown(match).vp


def test_what_lies_face_down_is_asked_for_and_turned_up() -> None:
    match = last_round("invested 1 ?", "invested 1 secondary")
    assert needed_to_settle(shown(match)) == ["invested.1"]
    with pytest.raises(Illegal) as refused:
        tell(match, "settle")
    assert refused.value.params["markers"] == ("invested.1",)
    tell(match, "turned_up 1 0 1 1", "settle")
    assert shown(match).vp == [6, 0]


@pytest.mark.parametrize("counts", ["0 1 0", "1 1 1"])
def test_as_many_cards_are_turned_up_as_lie_there(counts: str) -> None:
    match = last_round("invested 1 ?", "invested 1 secondary")
    with pytest.raises(Illegal) as refused:
        tell(match, f"turned_up 1 {counts}")
    assert refused.value.name == "outer-earth.impossible.other_number"
    assert refused.value.params["clause"] == "OE-5.2"
    for language in LANGUAGES:
        assert "OE-5.2" in error_text(refused.value, language)


def test_planets_for_sale_that_nobody_told_may_have_been_the_last() -> None:
    """OE-4.3, OE-R9: where the last one has to be bought."""
    match = begun(2, {"OE-R9": "bought"})
    state = tell(match, "joined", "budget 9", "galaxy 0", "clock 6 turns 0 1")
    assert (state.last_round, state.is_known("last_round")) == ("", False)
    state = tell(match, "last_round no", "done 1", "done 2")
    assert (state.round, state.last_round, state.is_known("last_round")) == (7, "", False)
    assert tell(match, "row 03:0").is_known("last_round"), "one is left"


def test_what_nobody_has_told_is_asked_for_before_the_end() -> None:
    match = in_turns(2)
    tell(match, "joined", "clock 6 turns 1 1", "last_round turned", "done 2")
    missing = needed_to_settle(shown(match))
    assert missing == [
        *("vp.1", "vp.2", "stocks.1", "stocks.2", "portfolio.1", "portfolio.2"),
        *("planets.1", "planets.2", "index"),
    ]
    tell(match, "vp 1 30", "vp 2 20", "stocks 1 primary 1", "stocks 2 none 0")
    tell(match, "closed_planets 1 2 1 0", "closed_planets 2 0 0 0", "developing 2 05 06")
    assert needed_to_settle(shown(match)) == ["planets.1", "built.05", "invested.1"]
    tell(match, "developing 1 none none", "built 05 primary", "turned_up 1 1 0 0", "settle")
    result = match.result()
    assert match.is_over and result is not None
    # 30 told, 7 for primary stocks, 3 and 3 and 2 for the portfolio; 20 told, and −3 + 1.
    assert [sheet.total for sheet in result.sheets] == [30 + 7 + 2 * 3 + 2, 20 - 2]


def test_vp_that_were_told_stand_on_the_sheet() -> None:
    match = begun(2)
    tell(match, "vp 2 9")
    result = match.result()
    assert result is not None
    lines = [(line.why, line.points) for line in result.sheets[1].lines if line.points]
    assert lines == [("by_hand", 9)]


def test_the_end_is_taken_back_by_one_undo() -> None:
    match = last_round()
    tell(match, "settle")
    assert match.is_over
    assert match.undo_offer().kind == "free"
    match.undo()
    assert not match.is_over and shown(match).phase == "end"
