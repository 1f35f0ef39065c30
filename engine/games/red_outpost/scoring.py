"""Points of Red Outpost (RO-5, RO-6), shared by the match, the calculator and the command line."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.games.red_outpost.components import GOODS, START_VP, WORKERS
from engine.rules import scoring
from engine.rules.scoring import ScoreLine, ScoreSheet

DAY_READINGS = ("portraits", "sum")
"""RO-R6: the floor of 0 VP applies at each portrait, or once to the day's sum."""
PALACE_READINGS = ("third", "second")
"""RO-R7: a tie uses up the places it spans, or the next still takes the following one."""

FLOOR = -1
"""Stands in a row's worker for RO-5.1's floor under the day's sum (RO-R6 `day_sum`)."""
REWARD_VP = 2
"""VP each time the reward area is passed (RO-3.1); a crystal comes with them."""
PALACE_VP = (4, 2, 1)
"""VP of the palace's places (RO-6.1)."""
CRYSTALS_PER_VP = 2
"""Crystals in hand that make 1 VP (RO-6.2)."""


def settle_day(
    moods: Sequence[int],
    discs: Sequence[int],
    gifts: Sequence[int],
    vp: Sequence[int],
    by_sum: bool,
    seats: int,
) -> list[list[int]]:
    """RO-5.1, RO-R14: rows `[worker, seat, mood_vp, own, others, points]` in order (RO-R6).

    `moods` are VP values; `discs` and `gifts` (crystals by RO-7.2, or empty) lie at
    worker * seats + seat. A row is written for each seat with the most; `points` is what
    the floor of 0 VP leaves of the mood. With `by_sum` a row
    `[FLOOR, seat, day's sum, VP before, 0, points]` lifts a seat back to 0 at the end.
    """
    rows: list[list[int]] = []
    left = list(vp)
    if any(gifts):
        discs = [own + given for own, given in zip(discs, gifts, strict=True)]
    for worker, mood in enumerate(moods):
        counts = discs[worker * seats : worker * seats + seats]
        *_, others, most = sorted(counts)
        if not most:
            continue
        for seat, own in enumerate(counts):
            if own == most:
                points = mood
                if not by_sum and points + left[seat] < 0:
                    points = -left[seat]
                left[seat] += points
                rows.append([worker, seat, mood, own, others, points])
    if by_sum:
        for seat in range(seats):
            if left[seat] < 0:
                rows.append([FLOOR, seat, left[seat] - vp[seat], vp[seat], 0, -left[seat]])
    return rows


def palace_places(given: Sequence[int], next_takes_second: bool) -> list[int]:
    """RO-6.1 and RO-R7: each seat's place by crystals given, from 0; −1 for who gave nothing."""
    places: list[int] = []
    for own in given:
        if own <= 0:
            places.append(-1)
        elif next_takes_second:
            places.append(len({other for other in given if other > own}))
        else:
            places.append(sum(other > own for other in given))
    return places


def palace(given: Sequence[int], next_takes_second: bool) -> list[int]:
    """RO-6.1 and RO-R7: VP of each seat for the crystals given to the palace."""
    return [
        PALACE_VP[place] if 0 <= place < len(PALACE_VP) else 0
        for place in palace_places(given, next_takes_second)
    ]


def crystal_points(crystals: int) -> int:
    """RO-6.2: VP for crystals in hand."""
    return crystals // CRYSTALS_PER_VP


def ranking(totals: Sequence[int], crystals: Sequence[int]) -> scoring.Ranking:
    """RO-6.3 and RO-R18: most VP, then more crystals in hand, then a shared place."""
    return scoring.rank(
        totals, [("RO-6.3", "crystals_in_hand", crystals)], ("RO-6.3", "shared_place")
    )


class Tally(msgspec.Struct):
    """Everything a sheet needs, by seat.

    A match knows every source: VP of the wheel and of exports. The calculator knows
    only `track`, the VP before the listed days; then the other two stay empty.
    """

    seats: int
    settled: list[list[int]]
    """What the portraits gave or took: the day, and the row of `settle_day`."""
    given: list[int]
    """Crystals given to the palace field."""
    crystals: list[int]
    """Crystals in hand."""
    rulings: dict[str, str]
    wheel_vp: list[int] = []
    exports: list[list[int]] = []
    """Every export: seat, good and VP."""
    track: list[int] = []
    gained: list[int] = []
    """VP that exports and the wheel gave between the ends of the two listed days."""
    by_hand: list[int] = []
    """VP that people at a table told without saying where they came from."""


def score(tally: Tally) -> scoring.Result:
    """RO-6: every seat's sheet and the ranking."""
    sheets = tuple(ScoreSheet(seat, tuple(_lines(tally, seat))) for seat in range(tally.seats))
    return scoring.Result(sheets, ranking([sheet.total for sheet in sheets], tally.crystals))


def _lines(tally: Tally, seat: int) -> list[ScoreLine]:
    lines = _before_days(tally, seat)
    lines += [_portrait(row) for row in tally.settled if row[2] == seat]
    lines.append(_palace(tally, seat))
    crystals = tally.crystals[seat]
    lines.append(ScoreLine(crystal_points(crystals), "RO-6.2", "crystals", {"crystals": crystals}))
    return lines


def _before_days(tally: Tally, seat: int) -> list[ScoreLine]:
    if tally.track:
        why = "track" if tally.settled else "track_at_the_end"
        lines = [ScoreLine(tally.track[seat], "RO-5.1", why)]
        if tally.gained:
            lines.append(ScoreLine(tally.gained[seat], "RO-3.3", "gained"))
        return lines
    lines = [ScoreLine(START_VP, "RO-1.4", "start")]
    if tally.wheel_vp and (points := tally.wheel_vp[seat]):
        operands = {"passed": points // REWARD_VP, "each": REWARD_VP}
        lines.append(ScoreLine(points, "RO-3.1", "wheel", operands))
    if tally.by_hand and (points := tally.by_hand[seat]):
        lines.append(ScoreLine(points, "RO-1.1", "by_hand"))
    for good, name in enumerate(GOODS):
        fields = [points for owner, kind, points in tally.exports if (owner, kind) == (seat, good)]
        if fields:
            told = {"good": name, "fields": fields}
            lines.append(ScoreLine(sum(fields), "RO-3.3", "exports", told))
    return lines


def _portrait(row: Sequence[int]) -> ScoreLine:
    day, worker, _, mood, own, others, points = row
    if worker == FLOOR:
        return ScoreLine(points, "RO-R6", "floor", {"day": day, "sum": mood, "before": own})
    why = "level_discs" if own == others else "most_discs" if others else "only_discs"
    if points != mood:
        why += "_floored"
    operands = {"day": day, "worker": WORKERS[worker], "mood": mood, "own": own, "others": others}
    return ScoreLine(points, "RO-5.1", why, operands)


def _palace(tally: Tally, seat: int) -> ScoreLine:
    next_takes_second = tally.rulings["RO-R7"] == PALACE_READINGS[1]
    place = palace_places(tally.given, next_takes_second)[seat]
    if place < 0:
        return ScoreLine(0, "RO-6.1", "palace_nothing")
    own = tally.given[seat]
    level = sum(other == own for other in tally.given) - 1
    points = palace(tally.given, next_takes_second)[seat]
    why = "palace_level" if level else "palace"
    return ScoreLine(points, "RO-6.1", why, {"given": own, "place": place + 1, "level": level})
