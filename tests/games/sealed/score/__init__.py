"""Sealed on the calculator's page: a row for each kind of lot."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Self

from desktop.boards.contract import ScoreForm
from desktop.look.controls import words_of
from desktop.score.counted import CountedForm
from desktop.score.form import Blank, BlankGroup, BlankRow, Count, Group, Row, Source, how_many
from engine.rules.form import type_of_field
from engine.rules.scoring import ScoreLine
from tests.games.sealed import GAME, LOTS, calculator, match_form


class Form(CountedForm[calculator.Form]):
    """The lots that everybody has won."""

    calculator = calculator
    match_form = match_form

    @classmethod
    def begin(cls, names: Sequence[str]) -> Self:
        return cls(calculator.blank(names))

    def groups(self) -> list[Group]:
        seats, steps = range(len(self.counted.names)), range(calculator.ROUNDS + 1)
        return [
            Group(
                [
                    Row(
                        _title(lot),
                        counts=[Count((lot, at), _title(lot), steps, at) for at in seats],
                    )
                    for lot in LOTS
                ]
            )
        ]

    def standing_out(self) -> dict[type_of_field, str]:
        return {}

    def span(self) -> None:
        return None

    def take_span(self, key: str) -> None:
        raise AssertionError(f"no choice was offered, so not {key}")

    def columns(self) -> Mapping[Hashable, list[Any]]:
        return {lot: getattr(self.counted, lot) for lot in LOTS}

    def emptied(self) -> calculator.Form:
        return calculator.blank(self.counted.names)

    def source(self, line: ScoreLine) -> Source:
        lot = line.params["lot"]
        return Source((tuple(LOTS).index(lot),), _title(lot))

    def blank(self) -> Blank:
        vp = words_of(GAME.name).at("game", "vp")
        return Blank([BlankGroup([BlankRow(_title(lot)) for lot in LOTS], [how_many(), vp])])


def _title(lot: str) -> str:
    return words_of(GAME.name).name("lots", lot)


DOOR: type[ScoreForm] = Form
