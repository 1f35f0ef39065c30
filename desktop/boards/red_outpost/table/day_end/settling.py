"""What settling the day as it was told so far would bring: the engine settles a copy of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.facts.clock import needed_to_settle
from engine.games.red_outpost.rules import settling
from engine.games.red_outpost.table import AtTable, of_score
from engine.rules import facts
from engine.rules.scoring import ScoreLine

POINTS, CRYSTALS, SUMMARY = "points", "crystals", "summary"
"""Steps beside those of the six portraits, which are called after their workers."""


class Share(NamedTuple):
    """What a portrait brings one seat."""

    points: int
    line: ScoreLine | None
    """None where it brings nothing."""
    own: int
    """Discs, and crystals by RO-7.2, of the seat."""
    most: int
    before: int
    """VP before this portrait."""

    @property
    def after(self) -> int:
        """VP after it."""
        return self.before + self.points


class Outlook(NamedTuple):
    """The day settled: each portrait, the floor of RO-R6, the match's end, and the VP then."""

    shares: Mapping[str, Sequence[Share]]
    """By worker, a share for each seat."""
    floors: Sequence[ScoreLine | None]
    """By seat, what lifts it back to 0 where the day's sum is settled."""
    ends: Sequence[Sequence[ScoreLine]]
    """By seat, what the match's end brings; empty on the first day."""
    before: Sequence[int]
    after: Sequence[int]


def can_settle(state: AtTable) -> bool:
    """Whether the day waits to be settled."""
    return state.waits_for == settling.name


def outlook(state: AtTable) -> Outlook:
    """The day settled as it was told so far; where nothing was told, a stand-in lies."""
    trial = state.clone()
    trial.learn(*needed_to_settle(state))
    facts.tell(trial, "settle", ())
    seats = range(state.board.seats)
    sheets = [sheet.lines for sheet in trial.result().sheets]
    lines = {
        (line.params["worker"], seat): line
        for seat in seats
        for line in sheets[seat]
        if line.clause == "RO-5.1" and line.params.get("day") == state.day
    }
    vp = list(state.vp)
    shares: dict[str, list[Share]] = {}
    for worker, name in enumerate(WORKERS):
        counts = _counts(state, worker)
        shares[name] = []
        for seat in seats:
            line = lines.get((name, seat))
            points = line.points if line is not None else 0
            shares[name].append(Share(points, line, counts[seat], max(counts), vp[seat]))
            vp[seat] += points
    floors = [_floor(sheets[seat], state.day) for seat in seats]
    ends = [_end(sheets[seat]) if trial.is_terminal else () for seat in seats]
    return Outlook(shares, floors, ends, list(state.vp), list(trial.vp))


def steps_of(state: AtTable) -> tuple[str, ...]:
    """What has to be gone through: VP and crystals only if the table has to tell them."""
    missing = needed_to_settle(state)
    first = (POINTS,) if any(marker.startswith("vp.") for marker in missing) else ()
    held = set(of_score(state.board.seats))
    last = any(marker in held and not marker.startswith("vp.") for marker in missing)
    return (*first, *WORKERS, *((CRYSTALS,) if last else ()), SUMMARY)


def missing_in(state: AtTable, step: str) -> list[str]:
    """What the table still has to tell in that step."""
    missing = needed_to_settle(state)
    if step == SUMMARY:
        return missing
    if step == POINTS:
        return [marker for marker in missing if marker.startswith("vp.")]
    if step == CRYSTALS:
        return [marker for marker in missing if marker.startswith(("crystals.", "palace."))]
    return [marker for marker in missing if marker.split(".")[1] == step]


def is_reached(state: AtTable, step: str, seat: int) -> bool:
    """Whether the seat's VP before that portrait are known."""
    earlier = WORKERS[: WORKERS.index(step)]
    untold = any(missing_in(state, each) for each in earlier)
    return state.is_known(f"vp.{seat + 1}") and not untold


def _counts(state: AtTable, worker: int) -> list[int]:
    at = slice(worker * state.board.seats, (worker + 1) * state.board.seats)
    return [discs + gifts for discs, gifts in zip(state.discs[at], state.gifts[at], strict=True)]


def _floor(lines: Sequence[ScoreLine], day: int) -> ScoreLine | None:
    found = (line for line in lines if line.why == "floor" and line.params["day"] == day)
    return next(found, None)


def _end(lines: Sequence[ScoreLine]) -> list[ScoreLine]:
    return [line for line in lines if line.clause in ("RO-6.1", "RO-6.2")]
