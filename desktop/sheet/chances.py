"""How likely each person was to win over the turns of a match, as the chart draws it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.look.percent import percent, percents
from desktop.look.translate import translate
from desktop.sheet.chart import Chart
from desktop.sheet.outcome import Outcome
from engine.match.course import Stop

if TYPE_CHECKING:
    from engine.analysis.analysis import Analysis


def chances(told: Outcome, stops: Sequence[Stop], analysis: Analysis) -> list[Stop]:
    """The stops at which something could be said, in percent instead of points; the end last.

    Where the analysis was stopped before, there is no end.
    """
    found = []
    for stop in stops[:-1]:
        after = next((it for it in analysis.moments if it.number > stop.number), None)
        if after is not None and after.chances is not None:
            found.append(stop._replace(points=tuple(percents(after.chances)), gains=()))
    if analysis.open is not None and not analysis.open.has_moments:
        return found
    first = [place.seat for place in told.result.ranking.places if place.rank == 1]
    won = percents([seat in first for seat in range(len(told.people))])
    return [*found, stops[-1]._replace(points=tuple(won), gains=())]


class ChanceChart(Chart):
    """The same chart with percent in it."""

    def _title(self) -> str:
        return translate("Sheet", "Chances to win")

    def _standing(self, points: Sequence[int]) -> str:
        order = sorted(self._told.order, key=lambda seat: -points[seat])
        return ", ".join(f"{self._told.name(seat)} {percent(points[seat])}" for seat in order)
