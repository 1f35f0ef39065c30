"""Points of Outpost (OP-3.1, OP-4.1, OP-6.4): what works in a colony, counted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from engine.games.outpost.components import ALWAYS, FACTORIES, FIRST_CREW, UPGRADES
from engine.rules import scoring
from engine.rules.scoring import ScoreLine, ScoreSheet


class Tally(msgspec.Struct):
    """Everything that a sheet needs; lists run over seats, those within over things."""

    upgrades: list[list[int]]
    at_work: list[list[int]]
    """Operators at each job."""
    face_values: list[int]
    upgrade_vp: list[int]
    factory_vp: list[int]
    is_counted: bool = False
    """Whether people counted it off a table, where nobody has seen who works where."""


def score(tally: Tally) -> scoring.Result:
    """OP-6.4, OP-R6: every seat's sheet, and the ranking."""
    sheets = tuple(
        ScoreSheet(
            seat, (*_upgrades(tally, seat), *_factories(tally, seat), *_operators(tally, seat))
        )
        for seat in range(len(tally.upgrades))
    )
    return scoring.Result(sheets, ranked([sheet.total for sheet in sheets], tally.face_values))


def ranked(totals: Sequence[int], face_values: Sequence[int]) -> scoring.Ranking:
    """OP-6.4, OP-R6: most VP, then the higher face value; who is still level shares the place."""
    breaks = [("OP-6.4", "face_value", face_values)]
    return scoring.rank(totals, breaks, ("OP-R6", "shared_place"))


def _upgrades(tally: Tally, seat: int) -> list[ScoreLine]:
    lines = []
    for upgrade, owned in enumerate(tally.upgrades[seat]):
        if not owned:
            continue
        each = tally.upgrade_vp[upgrade]
        told = {"upgrade": UPGRADES[upgrade], "n": owned, "each": each}
        if upgrade < ALWAYS:
            lines.append(ScoreLine(owned * each, "OP-3.2", "upgrade", told))
        else:
            crewed = tally.at_work[seat][FIRST_CREW + upgrade - ALWAYS]
            told["crewed"] = crewed
            lines.append(ScoreLine(crewed * each, "OP-3.1", "crewed", told))
    return lines


def _factories(tally: Tally, seat: int) -> list[ScoreLine]:
    return [
        ScoreLine(
            tally.at_work[seat][kind] * each,
            "OP-4.1",
            "factories",
            {"factory": FACTORIES[kind], "n": tally.at_work[seat][kind], "each": each},
        )
        for kind, each in enumerate(tally.factory_vp)
        if tally.at_work[seat][kind]
    ]


def _operators(tally: Tally, seat: int) -> list[ScoreLine]:
    """OP-4.4: each manned factory and each crew is an operator; whether there are so many is not known."""
    if not tally.is_counted:
        return []
    return [ScoreLine(0, "OP-4.4", "operators", {"n": sum(tally.at_work[seat])})]
