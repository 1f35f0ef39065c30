"""The rows of Outpost's form: manned factories, upgrades, and those that need a crew."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Self

from desktop.look.controls import words_of
from desktop.look.translate import translate
from desktop.score.counted import CountedForm
from desktop.score.form import (
    Blank,
    BlankGroup,
    BlankRow,
    Count,
    Group,
    Row,
    Source,
    Span,
    how_many,
)
from engine.games.outpost import calculator, match_form
from engine.games.outpost.box import BOX
from engine.games.outpost.calculator import WITH_CREW
from engine.games.outpost.components import ALWAYS, FACTORIES, PRESETS, UPGRADES
from engine.rules.form import type_of_field
from engine.rules.scoring import ScoreLine
from engine.rules.words import Words

MOST_FACTORIES = 99


class Form(CountedForm[calculator.Form]):
    """The engine's form in rows and words."""

    calculator, match_form = calculator, match_form

    @classmethod
    def begin(cls, names: Sequence[str]) -> Self:
        return cls(calculator.blank(names))

    # -- rows ----------------------------------------------------------------------

    def groups(self) -> list[Group]:
        manned = range(MOST_FACTORIES + 1)
        factories = [
            self._row(("manned", at), _factory(kind), manned) for at, kind in enumerate(FACTORIES)
        ]
        copies = [range(most + 1) for most in calculator.copies(self.counted)]
        upgrades = [
            self._row(("upgrades", at), _upgrade(kind), copies[at])
            for at, kind in enumerate(UPGRADES)
        ]
        crews = [
            self._row(("crewed", at), _crew(kind), copies[ALWAYS + at])
            for at, kind in enumerate(WITH_CREW)
        ]
        in_pairs = zip(upgrades[ALWAYS:], crews, strict=True)
        return [
            Group(factories, _words().at("sources", "OP-4.1")),
            Group(upgrades[:ALWAYS], _words().at("sources", "OP-3.2")),
            Group([row for pair in in_pairs for row in pair], _words().at("sources", "OP-3.1")),
        ]

    def _row(self, kind: type_of_field, title: str, steps: Sequence[int]) -> Row:
        seats = range(len(self.counted.names))
        return Row(title, counts=[Count((*kind, seat), title, steps, seat) for seat in seats])

    def standing_out(self) -> dict[type_of_field, str]:
        """Nobody scores for having most of anything."""
        return {}

    # -- people and preset ---------------------------------------------------------

    def span(self) -> Span:
        """OP-1.1: the preset says how many copies there are, and their face values."""
        return Span(
            lambda: _words().at("options", "preset", "name"),
            {
                preset: lambda preset=preset: _words().at("options", "preset", "choices", preset)  # type: ignore[misc]
                for preset in PRESETS
            },
            self.counted.preset,
        )

    def take_span(self, key: str) -> None:
        self.counted.preset = key

    def columns(self) -> Mapping[Hashable, list[Any]]:
        form = self.counted
        rows = {"manned": form.manned, "upgrades": form.upgrades, "crewed": form.crewed}
        return {(kind, at): row for kind, its in rows.items() for at, row in enumerate(its)}

    def emptied(self) -> calculator.Form:
        """The preset stays, too."""
        return calculator.blank(self.counted.names, self.counted.preset)

    # -- the sheet -----------------------------------------------------------------

    def source(self, line: ScoreLine) -> Source:
        """Each kind of factory, each upgrade, and who has to work there."""
        if line.why == "factories":
            factory = line.params["factory"]
            why = translate("OutpostScore", "{vp} VP for each manned factory")
            order = (0, FACTORIES.index(factory))
            why = why.format(vp=line.params["each"])
            return Source(order, _factory(factory), why=why, sign=_manned(factory))
        if line.why == "operators":
            title = _words().at("sources", line.clause)
            return Source((2,), title, is_note=True, sign="tokens/population")
        upgrade = line.params["upgrade"]
        why = translate("OutpostScore", "{vp} VP for each copy")
        order = (1, UPGRADES.index(upgrade))
        sign = _picture(upgrade)
        if line.why == "crewed":
            return Source(order, _upgrade(upgrade), sign=sign)
        why = why.format(vp=line.params["each"])
        return Source(order, _upgrade(upgrade), why=why, sign=sign)

    def blank(self) -> Blank:
        """A row for each thing that can give VP, with what one of it gives, and its face value for ties."""
        board, vp = calculator.board_of(self.counted), _words().at("game", "vp")
        each = translate("OutpostScore", "{vp} VP each")
        both = translate("OutpostScore", "{vp} VP each, face value {face}")
        factories = [
            BlankRow(_factory(kind), _manned(kind), each.format(vp=points))
            for kind, points in zip(FACTORIES, board.factory_vp, strict=True)
        ]
        names = [*map(_upgrade, UPGRADES[:ALWAYS]), *map(_crew, WITH_CREW)]
        upgrades = [
            BlankRow(name, _picture(kind), both.format(vp=points, face=face))
            for name, kind, points, face in zip(
                names, UPGRADES, board.upgrade_vp, board.bids, strict=True
            )
        ]
        boxes = [how_many(), vp]
        return Blank(
            [
                BlankGroup(factories, boxes, _words().at("sources", "OP-4.1")),
                BlankGroup(upgrades[:ALWAYS], boxes, _words().at("sources", "OP-3.2")),
                BlankGroup(upgrades[ALWAYS:], boxes, _words().at("sources", "OP-3.1")),
            ]
        )


def _words() -> Words:
    return words_of(BOX.name)


def _factory(kind: str) -> str:
    return _words().name("jobs", kind)


def _manned(kind: str) -> str:
    return f"factories/{kind}_manned"


def _picture(upgrade: str) -> str:
    return f"upgrades/{upgrade}"


def _upgrade(kind: str) -> str:
    return _words().name("upgrades", kind)


def _crew(kind: str) -> str:
    return translate("OutpostScore", "{upgrade}, crewed").format(upgrade=_upgrade(kind))
