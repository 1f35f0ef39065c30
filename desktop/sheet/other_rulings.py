"""What would have changed the result: the same answers and cards by the other readings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.look import controls, frames
from desktop.look.translate import translate
from desktop.sheet.outcome import Outcome, plain
from engine.match.readings import OtherReading, other_readings
from engine.rules.scoring import Result

IN_A_ROW = 4
"""Chips beside each other."""


def would_have_changed(told: Outcome) -> QFrame | None:
    """A card with each reading that changes points, and those that do not; None without any."""
    others = other_readings(told.match) if told.match is not None else []
    if not others:
        return None
    card = frames.frame("card", (20, 12, 20, 14))
    column = frames.inside(card)
    column.setSpacing(8)
    column.addWidget(controls.text(translate("Sheet", "Under other rulings"), "title"))
    changing = [other for other in others if _totals(other.result) != _totals(told.result)]
    if changing:
        same = translate("Sheet", "The same moves and cards, scored by another ruling:")
        column.addWidget(controls.text(same, "small-muted", wrap=True))
    for other in changing:
        _add(column, told, [other.ruling], difference(told, other.result), other)
    idle = [other for other in others if other not in changing]
    if idle:
        text = translate("Sheet", "The other rulings change no points of this match.")
        if len(idle) == 1:
            text = translate("Sheet", "The other ruling changes no points of this match.")
        _add(column, told, list(dict.fromkeys(other.ruling for other in idle)), text, None)
    column.addStretch(1)
    return card


def difference(told: Outcome, result: Result) -> str:
    """Whose totals differ, and whether the places do: “Cleo 28 VP instead of 27. …”."""
    unit = told.words.at("game", "vp")
    parts = [
        translate("Sheet", "{name} {points} {unit} instead of {before}").format(
            name=told.name(seat), points=plain(now), unit=unit, before=plain(before)
        )
        for seat, (before, now) in enumerate(
            zip(_totals(told.result), _totals(result), strict=True)
        )
        if now != before
    ]
    return f"{told.words.listed(parts)}. {_places(told, result)}"


def _places(told: Outcome, result: Result) -> str:
    was, would = _ranks(told.result), _ranks(result)
    if was == would:
        return translate("Sheet", "The ranking stays.")
    first = [seat for seat, rank in would.items() if rank == 1]
    if first == [seat for seat, rank in was.items() if rank == 1]:
        return translate("Sheet", "The win stays, the places behind it change.")
    names = told.words.listed([told.name(seat) for seat in first])
    if len(first) > 1:
        return translate("Sheet", "{names} would have shared the win.").format(names=names)
    return translate("Sheet", "{name} would have won.").format(name=names)


def _add(
    column: QVBoxLayout,
    told: Outcome,
    rulings: Sequence[str],
    text: str,
    other: OtherReading | None,
) -> None:
    column.addWidget(controls.text(text, wrap=True))
    if other is None:
        column.addLayout(_chips(told, rulings))
        return
    row = QHBoxLayout()
    row.setSpacing(8)
    chip = controls.clause(other.ruling, told.game.name)
    row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
    reading = told.words.reading(other.ruling, other.reading)
    row.addWidget(controls.text(reading, "small-muted", wrap=True), 1)
    column.addLayout(row)


def _chips(told: Outcome, rulings: Sequence[str]) -> QVBoxLayout:
    rows = QVBoxLayout()
    rows.setSpacing(6)
    for first in range(0, len(rulings), IN_A_ROW):
        row = QHBoxLayout()
        row.setSpacing(8)
        for ruling in rulings[first : first + IN_A_ROW]:
            row.addWidget(controls.clause(ruling, told.game.name))
        row.addStretch(1)
        rows.addLayout(row)
    return rows


def _totals(result: Result) -> list[int]:
    return [sheet.total for sheet in result.sheets]


def _ranks(result: Result) -> dict[int, int]:
    return {place.seat: place.rank for place in result.ranking.places}
