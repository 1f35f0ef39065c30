"""RO-6: the end of the game."""

from __future__ import annotations

import pytest

from engine.games.red_outpost import rules
from engine.games.red_outpost.scoring import ranking
from engine.games.red_outpost.state import RedOutpost
from tests.games.red_outpost.table import noted, table


def ended(seats: int = 2, **fields: object) -> RedOutpost:
    """A table at the end of the second day, settled."""
    fields = {"crystals": [0] * seats, **fields}
    state = table(seats, "evening", day=2, **fields)  # type: ignore[arg-type]
    state.agenda = []
    state.then(rules.day_ends())
    state.run_on()
    return state


def gained(state: RedOutpost) -> list[int]:
    return [points - 5 for points in state.vp]


def test_the_game_ends_after_the_second_day() -> None:
    """RO-6.1: after day 2, with its portraits settled as on the first."""
    state = ended(mood={"miner": 3}, discs={"miner": (1, 0)})
    assert state.is_terminal
    assert gained(state) == [3, 0]
    assert [event.clause for event in noted(state, "game_ends")] == ["RO-6.1"]


@pytest.mark.parametrize(
    ("given", "points"),
    [
        ([3, 2, 1, 0], [4, 2, 1, 0]),
        ([1, 2, 3, 4], [0, 1, 2, 4]),
        ([0, 0, 1, 0], [0, 0, 4, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([2, 2, 2, 2], [4, 4, 4, 4]),
        ([3, 1, 1, 0], [4, 2, 2, 0]),
        ([3, 2, 1, 1], [4, 2, 1, 1]),
    ],
)
def test_the_palace_gives_4_2_and_1_vp_and_tied_players_the_higher_place(
    given: list[int], points: list[int]
) -> None:
    """RO-6.1: most crystals given 4 VP, second 2, third 1; tied players take the higher place."""
    assert gained(ended(4, palace=given)) == points


def test_two_crystals_in_hand_give_1_vp() -> None:
    """RO-6.2: 1 VP per 2 crystals in hand."""
    assert gained(ended(4, crystals=[0, 1, 2, 7])) == [0, 0, 1, 3]


def test_who_gets_vp_for_the_palace_and_for_crystals_is_told_with_their_clauses() -> None:
    """RO-6.1, RO-6.2: also who gave some and comes away empty-handed; not who has nothing to count."""
    state = ended(4, palace=[1, 2, 3, 4], crystals=[0, 1, 2, 7])
    told = [(it.clause, *it.params.values()) for it in noted(state, "palace_scored")]
    assert told == [("RO-6.1", seat, seat + 1, vp) for seat, vp in enumerate((0, 1, 2, 4))]
    told = [(it.clause, *it.params.values()) for it in noted(state, "crystals_scored")]
    assert told == [("RO-6.2", 2, 2, 1), ("RO-6.2", 3, 7, 3)]
    nothing = ended(2)
    assert not noted(nothing, "palace_scored") + noted(nothing, "crystals_scored")


def test_crystals_in_hand_count_only_at_the_end() -> None:
    """RO-6.2: not at the first day's end."""
    state = table(2, "evening", crystals=[6, 2], palace=[1, 0])
    state.agenda = []
    state.then(rules.day_ends())
    state.run_on()
    assert state.vp == [5, 5]


def ranks(vp: list[int], crystals: list[int]) -> list[tuple[int, int]]:
    """Seat and rank, best first."""
    return [(place.seat, place.rank) for place in ranking(vp, crystals).places]


def test_the_most_vp_win() -> None:
    """RO-6.3: most VP wins, whatever the crystals."""
    assert ranks([10, 12, 11], [9, 0, 5]) == [(1, 1), (2, 2), (0, 3)]


def test_more_crystals_break_a_tie_at_any_place() -> None:
    """RO-6.3: a tie at any place: more crystals."""
    assert ranks([9, 12, 9, 12], [2, 1, 3, 4]) == [(3, 1), (1, 2), (2, 3), (0, 4)]


def test_who_is_still_tied_shares_the_place() -> None:
    """RO-6.3: still tied: shared place, and the next one is skipped."""
    assert ranks([12, 9, 12], [1, 5, 1]) == [(0, 1), (2, 1), (1, 3)]


def test_a_palace_tie_uses_up_the_places_it_spans() -> None:
    """RO-R7: two tied first: 4 each, the next gets 1; who gave nothing gets nothing."""
    assert gained(ended(4, palace=[3, 3, 1, 0])) == [4, 4, 1, 0]
    assert gained(ended(4, palace=[2, 2, 2, 1])) == [4, 4, 4, 0]


def test_ties_are_broken_by_crystals_in_hand_not_by_given_ones() -> None:
    """RO-R18: crystals in hand."""
    state = ended(2, palace=[3, 3], crystals=[0, 1])
    assert state.vp == [9, 9]
    result = state.result()
    assert result is not None
    assert [(place.seat, place.rank) for place in result.ranking.places] == [(1, 1), (0, 2)]
