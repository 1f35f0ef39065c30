"""Scoring of Red Outpost: RO-5.1, RO-6.1 to RO-6.3, RO-R6, RO-R7, RO-R14, RO-R18."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.red_outpost.components import (
    BUREAUCRAT,
    COMMISSAR,
    CRYSTALS,
    DISCS,
    MINER,
    SHEPHERD,
    WORKERS,
)
from engine.games.red_outpost.scoring import (
    DAY_READINGS,
    FLOOR,
    PALACE_READINGS,
    Tally,
    crystal_points,
    palace,
    ranking,
    score,
    settle_day,
)


def board(seats: int, **portraits: tuple[int, ...]) -> list[int]:
    """Discs on the named portraits, the other portraits empty."""
    return [count for worker in WORKERS for count in portraits.get(worker, (0,) * seats)]


def moods(**named: int) -> list[int]:
    return [named.get(worker, 0) for worker in WORKERS]


def gained(rows: list[list[int]], seats: int) -> list[int]:
    return [sum(row[5] for row in rows if row[1] == seat) for seat in range(seats)]


RULINGS = {"RO-R6": DAY_READINGS[0], "RO-R7": PALACE_READINGS[0]}


def tally(**changes: object) -> Tally:
    plain: dict[str, object] = {
        "seats": 2,
        "settled": [],
        "given": [0, 0],
        "crystals": [0, 0],
        "rulings": RULINGS,
        "track": [10, 10],
    }
    return Tally(**{**plain, **changes})  # type: ignore[arg-type]


# -- RO-5.1 ----------------------------------------------------------------------------


def test_ro_5_1_the_most_discs_on_the_bureaucrat_at_3_give_3_vp() -> None:
    rows = settle_day(moods(bureaucrat=3), board(2, bureaucrat=(2, 1)), [], [5, 5], False, 2)
    assert rows == [[BUREAUCRAT, 0, 3, 2, 1, 3]]


def test_ro_5_1_level_discs_on_the_commissar_at_minus_2_cost_both_2_vp() -> None:
    rows = settle_day(moods(commissar=-2), board(2, commissar=(1, 1)), [], [5, 5], False, 2)
    assert rows == [[COMMISSAR, 0, -2, 1, 1, -2], [COMMISSAR, 1, -2, 1, 1, -2]]


def test_ro_5_1_nobody_falls_below_0_vp() -> None:
    rows = settle_day(moods(miner=-4), board(2, miner=(1, 0)), [], [3, 5], False, 2)
    assert rows == [[MINER, 0, -4, 1, 0, -3]]


def test_ro_5_1_the_next_most_is_told_when_three_differ() -> None:
    rows = settle_day(moods(miner=1), board(4, miner=(1, 3, 0, 2)), [], [5] * 4, False, 4)
    assert rows == [[MINER, 1, 1, 3, 2, 1]]


def test_ro_5_1_leaves_the_vp_that_it_was_given_as_they_were() -> None:
    vp = [5, 5]
    settle_day(moods(miner=3), board(2, miner=(1, 1)), [], vp, False, 2)
    assert vp == [5, 5]


def test_ro_7_2_a_crystal_on_a_portrait_counts_as_a_disc() -> None:
    discs = board(2, miner=(1, 1))
    gifts = board(2, miner=(0, 1))
    assert settle_day(moods(miner=2), discs, gifts, [5, 5], False, 2) == [[MINER, 1, 2, 2, 1, 2]]


def test_ro_7_2_a_crystal_alone_wins_a_portrait() -> None:
    gifts = board(2, miner=(0, 1))
    rows = settle_day(moods(miner=2), board(2), gifts, [5, 5], False, 2)
    assert rows == [[MINER, 1, 2, 1, 0, 2]]


def test_ro_r14_a_portrait_without_discs_scores_for_nobody() -> None:
    assert settle_day([5] * 6, board(3), [], [5] * 3, False, 3) == []


# -- RO-R6 -----------------------------------------------------------------------------

LOSS_THEN_GAIN = {"shepherd": -4, "bureaucrat": 3}


def test_ro_r6_portrait_by_portrait_the_floor_catches_an_early_loss() -> None:
    discs = board(2, shepherd=(1, 0), bureaucrat=(1, 0))
    rows = settle_day(moods(**LOSS_THEN_GAIN), discs, [], [2, 0], False, 2)
    assert rows == [[SHEPHERD, 0, -4, 1, 0, -2], [BUREAUCRAT, 0, 3, 1, 0, 3]]


def test_ro_r6_day_sum_settles_loss_and_gain_together() -> None:
    discs = board(2, shepherd=(1, 0), bureaucrat=(1, 0))
    rows = settle_day(moods(**LOSS_THEN_GAIN), discs, [], [2, 0], True, 2)
    assert rows == [[SHEPHERD, 0, -4, 1, 0, -4], [BUREAUCRAT, 0, 3, 1, 0, 3]]


def test_ro_r6_day_sum_lifts_a_seat_below_0_once() -> None:
    discs = board(2, shepherd=(1, 0), miner=(1, 1))
    rows = settle_day(moods(shepherd=-4, miner=-1), discs, [], [2, 7], True, 2)
    assert rows[-1] == [FLOOR, 0, -5, 2, 0, 3]
    assert gained(rows, 2) == [-2, -1]


@pytest.mark.slow
@given(st.data(), st.sampled_from([2, 3, 4]), st.booleans())
def test_ro_5_1_a_day_never_leaves_anybody_below_0(
    data: st.DataObject, seats: int, by_sum: bool
) -> None:
    mood = data.draw(st.lists(st.integers(-4, 5), min_size=6, max_size=6))
    discs = data.draw(st.lists(st.integers(0, 9), min_size=6 * seats, max_size=6 * seats))
    vp = data.draw(st.lists(st.integers(0, 12), min_size=seats, max_size=seats))
    rows = settle_day(mood, discs, [], vp, by_sum, seats)
    assert all(own + day >= 0 for own, day in zip(vp, gained(rows, seats), strict=True))
    for worker, seat, shown, own, others, points in rows:
        if worker != FLOOR:
            counts = discs[worker * seats : (worker + 1) * seats]
            assert own == counts[seat] == max(counts) > 0
            assert others == max(counts[:seat] + counts[seat + 1 :])
            assert shown == mood[worker]
            assert points == mood[worker] or (not by_sum and mood[worker] < points <= 0)


@pytest.mark.slow
@given(st.data(), st.sampled_from([2, 3, 4]))
def test_ro_r6_both_readings_agree_when_nobody_could_fall_below_0(
    data: st.DataObject, seats: int
) -> None:
    mood = data.draw(st.lists(st.integers(-4, 5), min_size=6, max_size=6))
    discs = data.draw(st.lists(st.integers(0, 9), min_size=6 * seats, max_size=6 * seats))
    vp = [24] * seats
    assert settle_day(mood, discs, [], vp, False, seats) == settle_day(
        mood, discs, [], vp, True, seats
    )


# -- RO-6 ------------------------------------------------------------------------------


def test_ro_6_1_the_palace_gives_4_2_and_1_vp() -> None:
    assert palace([3, 1, 5, 2], False) == [2, 0, 4, 1]


def test_ro_6_1_who_gave_nothing_gets_nothing() -> None:
    assert palace([0, 1, 0], False) == [0, 4, 0]
    assert palace([0, 0], True) == [0, 0]


def test_ro_r7_a_tie_for_first_uses_up_the_second_place() -> None:
    assert palace([2, 2, 1], False) == [4, 4, 1]


def test_ro_r7_switched_the_next_still_takes_second() -> None:
    assert palace([2, 2, 1], True) == [4, 4, 2]


def test_ro_r7_three_tied_for_first_leave_nothing_or_second() -> None:
    assert palace([2, 2, 2, 1], False) == [4, 4, 4, 0]
    assert palace([2, 2, 2, 1], True) == [4, 4, 4, 2]


def test_ro_r7_a_tie_for_second_takes_2_each() -> None:
    assert palace([3, 1, 1], False) == [4, 2, 2]


def test_ro_6_2_two_crystals_make_1_vp() -> None:
    assert [crystal_points(crystals) for crystals in range(6)] == [0, 0, 1, 1, 2, 2]


def test_ro_6_3_more_crystals_win_a_tie() -> None:
    told = ranking([20, 20, 18], [1, 3, 9])
    assert [(place.seat, place.rank) for place in told.places] == [(1, 1), (0, 2), (2, 3)]
    assert [(step.clause, step.seats, step.values) for step in told.tie_break] == [
        ("RO-6.3", (1, 0), (3, 1))
    ]


def test_ro_6_3_equal_crystals_share_the_place_and_skip_the_next() -> None:
    told = ranking([20, 20, 18], [3, 3, 9])
    assert [(place.seat, place.rank) for place in told.places] == [(0, 1), (1, 1), (2, 3)]
    assert [step.why for step in told.tie_break] == ["crystals_in_hand", "shared_place"]


def test_ro_r18_only_crystals_in_hand_break_a_tie() -> None:
    result = score(tally(track=[10, 14], given=[4, 0], crystals=[0, 1]))
    assert [sheet.total for sheet in result.sheets] == [14, 14]
    assert result.ranking.places[0].seat == 1


# -- the sheet -------------------------------------------------------------------------


def test_a_match_s_sheet_tells_every_source() -> None:
    rows = settle_day(moods(miner=-2), board(2, miner=(2, 1)), [], [11, 5], False, 2)
    result = score(
        tally(
            track=[],
            wheel_vp=[4, 0],
            exports=[[0, 0, 2], [0, 2, 3], [1, 1, 2], [0, 0, 2]],
            settled=[[2, *row] for row in rows],
            given=[1, 0],
            crystals=[5, 0],
        )
    )
    told = [(line.why, line.points, line.clause) for line in result.sheets[0].lines]
    assert told == [
        ("start", 5, "RO-1.4"),
        ("wheel", 4, "RO-3.1"),
        ("exports", 4, "RO-3.3"),
        ("exports", 3, "RO-3.3"),
        ("most_discs", -2, "RO-5.1"),
        ("palace", 4, "RO-6.1"),
        ("crystals", 2, "RO-6.2"),
    ]
    assert result.sheets[0].lines[2].params == {"good": "wool", "fields": [2, 2]}
    assert result.sheets[0].lines[4].params == {
        "day": 2,
        "worker": "miner",
        "mood": -2,
        "own": 2,
        "others": 1,
    }


def test_a_loss_cut_at_0_is_told_as_such() -> None:
    rows = settle_day(moods(miner=-4), board(2, miner=(1, 0)), [], [1, 5], False, 2)
    result = score(tally(track=[1, 5], settled=[[2, *row] for row in rows]))
    line = result.sheets[0].lines[1]
    assert (line.why, line.points, line.params["mood"]) == ("only_discs_floored", -1, -4)


def test_ro_r6_the_floor_under_a_day_s_sum_is_a_line_of_its_own() -> None:
    rows = settle_day(moods(miner=-4), board(2, miner=(1, 0)), [], [1, 5], True, 2)
    result = score(
        tally(
            track=[1, 5],
            settled=[[2, *row] for row in rows],
            rulings={**RULINGS, "RO-R6": DAY_READINGS[1]},
        )
    )
    line = result.sheets[0].lines[2]
    assert (line.why, line.points, line.clause) == ("floor", 3, "RO-R6")
    assert result.sheets[0].total == 0


def test_ro_r7_the_same_tally_ends_differently_under_both_readings() -> None:
    same = {"seats": 3, "track": [5, 5, 7], "given": [2, 2, 1], "crystals": [0, 0, 0]}
    used_up, takes_second = (
        score(tally(**same, rulings={"RO-R7": reading})) for reading in PALACE_READINGS
    )
    assert [sheet.total for sheet in used_up.sheets] == [9, 9, 8]
    assert [sheet.total for sheet in takes_second.sheets] == [9, 9, 9]


@pytest.mark.slow
@given(st.data(), st.sampled_from([2, 3, 4]), st.booleans())
def test_every_sheet_adds_up_to_the_track_plus_palace_and_crystals(
    data: st.DataObject, seats: int, by_sum: bool
) -> None:
    def each(low: int, high: int, many: int = seats) -> list[int]:
        return data.draw(st.lists(st.integers(low, high), min_size=many, max_size=many))

    vp, given, crystals = each(0, 40), each(0, 4), each(0, CRYSTALS // 4)
    rows = settle_day(each(-4, 5, 6), each(0, DISCS[seats], 6 * seats), [], vp, by_sum, seats)
    result = score(Tally(seats, [[1, *row] for row in rows], given, crystals, RULINGS, track=vp))
    day, giving = gained(rows, seats), palace(given, False)
    for seat, sheet in enumerate(result.sheets):
        assert sheet.total == vp[seat] + day[seat] + giving[seat] + crystals[seat] // 2
    ranked = [place.total for place in result.ranking.places]
    assert ranked == sorted(ranked, reverse=True)
