"""OE-5: what scores at the end, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.outer_earth import rules, scoring
from engine.games.outer_earth.actions import PADDLES
from engine.games.outer_earth.scoring import Closing, Tally
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import PUBLIC
from engine.rules.words import load
from tests.games.outer_earth.matches import new
from tests.games.outer_earth.positions import ask, noted, position, told


def ended(seats: int = 2, **fields: Any) -> OuterEarth:
    """A match that is over."""
    return ask(position(seats, **fields), rules.game_ends())


def lines(state: OuterEarth, seat: int, clause: str) -> list[tuple[str, int]]:
    """The seat's lines of that clause: why, and the points."""
    sheet = state.result().sheets[seat]
    return [(line.why, line.points) for line in sheet.lines if line.clause == clause]


@pytest.mark.parametrize(
    ("index", "ranks"),
    [
        ([3, 2, 1], [0, 1, 2]),
        ([0, 4, 2], [2, 0, 1]),
        ([2, 2, 1], [1, 1, 2]),
        ([1, 3, 1], [2, 0, 2]),
        ([1, 1, 1], [2, 2, 2]),
        ([0, 0, 0], [2, 2, 2]),
    ],
)
def test_industries_are_ranked_and_those_that_are_level_take_the_lower_rank(
    index: list[int], ranks: list[int]
) -> None:
    """OE-5.1, OE-R19: two first are both second; all three are third."""
    assert scoring.ranks(index) == ranks


def test_most_cards_of_an_industry_bring_seven_five_or_three() -> None:
    """OE-5.2: by its rank; open cards and those face down count alike."""
    state = ended(
        stocks={0: "Pcc Scc", 1: "Tcc"},
        invested={0: "Pca Tca", 1: "Pcc Sca Scm Tca"},
        index=[3, 2, 1],
    )
    assert lines(state, 0, "OE-5.2") == [
        ("investment", 7),
        ("no_investment", 0),
        ("no_investment", 0),
    ]
    assert lines(state, 1, "OE-5.2") == [("no_investment", 0), ("investment", 5), ("investment", 3)]
    assert state.vp == [7, 8]


def test_whoever_is_level_in_an_industry_gets_the_bonus_too() -> None:
    """OE-5.2: all of them."""
    state = ended(3, invested={0: "Pcc", 1: "Pca", 2: "Tca"}, index=[3, 2, 1])
    assert state.vp == [7, 7, 3]
    assert lines(state, 0, "OE-5.2")[0] == ("investment_level", 7)


def test_no_card_in_an_industry_no_bonus() -> None:
    """OE-R19: for nobody."""
    assert ended(index=[3, 2, 1]).vp == [0, 0]


def test_each_closed_planet_brings_three_two_or_one() -> None:
    """OE-5.3: by the rank of its industry."""
    state = ended(portfolio={0: ["01", "02", "17"], 1: ["09"]}, index=[3, 2, 1])
    assert state.vp == [7, 2]
    assert lines(state, 0, "OE-5.3") == [("portfolio", 6), ("portfolio", 1)]
    (line,) = (it for it in state.result().sheets[1].lines if it.clause == "OE-5.3")
    assert line.params == {"industry": "secondary", "index": 2, "rank": "rank_2", "n": 1, "each": 2}


def test_a_rank_is_told_with_its_index_and_its_tie() -> None:
    """OE-5.1: whoever reads the sheet sees where the rank comes from."""
    state = ended(portfolio={0: ["01", "09"]}, index=[1, 1, 0])
    lines = [line for line in state.result().sheets[0].lines if line.clause == "OE-5.3"]
    assert [(it.params["index"], it.params["rank"]) for it in lines] == [(1, "tied_2")] * 2
    said = load("outer-earth", "en").line(lines[0])
    assert said.startswith("Primary (index 1, tied: rank 2, OE-5.1): 1 closed planet")


def test_a_planet_in_development_costs_three_less_one_for_each_card() -> None:
    """OE-5.4: four cards on it bring one."""
    state = ended(
        developing={0: ["01", "09"], 1: ["02"]}, built={"01": "Pcc", "02": "Pcc Pcc Pcc Pcc"}
    )
    assert state.vp == [-2 - 3, 1]
    assert lines(state, 0, "OE-5.4") == [("unfinished", -2), ("unfinished", -3)]


def test_a_queued_planet_counts_nothing() -> None:
    """OE-R10: neither for nor against."""
    assert ended(queued={0: "01"}).vp == [0, 0]


def test_most_vp_win_and_level_seats_share_a_place() -> None:
    """OE-5.5, OE-R11: chips and VP of closings are among them."""
    state = ended(3, chips_won=[4, 0, 1], closings=[[1, 0, 2, 0, 2], [2, 1, 1, 1, 0]])
    assert state.vp == [4, 4, 7]
    assert [(it.seat, it.rank) for it in state.result().ranking.places] == [(2, 1), (0, 2), (1, 2)]


def test_what_scores_at_the_end_is_not_taken_from_the_budget() -> None:
    """OE-R8: it may be empty."""
    state = ended(portfolio={0: ["01"]}, budget=0, index=[1, 0, 0])
    assert (state.vp, state.budget) == ([3, 0], 0)
    state = ended(portfolio={0: ["01"]}, budget=9, index=[1, 0, 0])
    assert state.budget == 9


def test_every_score_of_the_end_is_told_with_its_clause() -> None:
    """OE-5.2, OE-5.3, OE-5.4: nothing is told that brings nothing."""
    state = ended(
        invested={0: "Pcc"}, portfolio={1: ["09"]}, developing={0: ["02"]}, index=[2, 1, 0]
    )
    scored = [event for event in state.events or () if event.name.startswith("scored_")]
    assert [(it.clause, it.params["seat"], it.params["points"]) for it in scored] == [
        ("OE-5.2", 0, 7),
        ("OE-5.4", 0, -3),
        ("OE-5.3", 1, 2),
    ]
    assert told(state, "investments_shown")[0][0] == "OE-5.2"


def test_what_was_invested_lies_open_once_it_was_turned_up() -> None:
    """OE-5.2: each sees the same sheets as everybody."""
    state = ended(invested={0: "Pcc Tcc", 1: "Scc"}, stocks={1: "Tca"}, index=[3, 2, 1])
    assert len(noted(state, "investments_shown")) == 2
    for viewer in (0, 1, PUBLIC):
        assert state.view(viewer).result() == state.result()


def test_as_long_as_the_match_goes_on_a_view_counts_what_it_knows() -> None:
    """OE-5.2: what others invested face down is not among it."""
    state = position(invested={0: "Pcc Tcc", 1: "Scc"})
    assert state.view(1).tally().stocks == [[0, 0, 0], [0, 1, 0]]
    assert state.view(PUBLIC).tally().stocks == [[0, 0, 0], [0, 0, 0]]
    assert state.tally().stocks == [[1, 0, 1], [0, 1, 0]]


def test_the_end_waits_where_somebody_looks_who_does_not_know_the_investments() -> None:
    """OE-5.2: nobody can say what comes of them."""
    state = position(invested={0: "Pcc", 1: "Scc"})
    view = state.view(1)
    assert not ask(view, rules.game_ends()).is_terminal
    assert ask(state, rules.game_ends()).is_terminal


def test_a_match_that_was_ended_counts_no_card_that_lies_face_down() -> None:
    """OE-5.2: who agrees to end turns nothing up, and the sheet says how many cards lie there."""
    match = new(2)
    while len(match.state.legal_actions()) == len(PADDLES):
        match.answer(match.asked, "no")
    invest = [it for it in match.state.legal_actions() if str(it).startswith("invest:")]
    match.answer(match.asked, invest[0])
    match.answer(match.asked, invest[1])
    match.end(match.persons)
    result = match.result()
    assert result is not None
    lines = [line for sheet in result.sheets for line in sheet.lines if line.clause == "OE-5.2"]
    assert [line.params["n"] for line in lines if line.why == "face_down"] == [2]
    assert all(not line.points for line in lines)
    assert match.state.result() != result


def test_a_tally_by_hand_scores_as_a_match_does() -> None:
    """OE-5.5: the sum of all lines."""
    tally = Tally(
        index=[2, 2, 0],
        chips=[1, 0],
        closings=[Closing(0, "01", 4, 1, 2)],
        stocks=[[1, 0, 0], [1, 2, 0]],
        portfolio=[[1, 0, 0], [0, 0, 2]],
        unfinished=[[("02", 2)], []],
    )
    totals = [sheet.total for sheet in scoring.score(tally).sheets]
    assert totals == [1 + 4 + 5 + 2 + 5 + 2 - 1, 5 + 5 + 2]


def test_sets_and_cards_of_a_planet() -> None:
    """OE-3.9: counts by industry, and the planet's synergies."""
    assert scoring.closing([1, 2, 1], (0,)) == (1, 1)
    assert scoring.closing([2, 2, 3], (1, 2)) == (4 + 9, 2)
