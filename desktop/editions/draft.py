"""What is being entered of an edition: cell by cell, with what was entered and what is still as shipped."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.rules import edition as editions
from engine.rules.components import Check, Group, Row, Value, Whole, Wholes
from engine.rules.edition import LONGEST_REMARK, Edition, Entered
from engine.rules.game import Game

ENTERED, REVIEW, PLACEHOLDER, RULES = "entered", "review", "placeholder", "rules"
DOUBTFUL = (PLACEHOLDER, "community")
"""Sources that only a look at one's own copy can settle."""


type_of_part = int | str | list[str]
"""A number, a text or a word, or several words."""


class Cell(NamedTuple):
    """A part of an entry; None while the field is empty, a text while it is no number yet."""

    value: type_of_part | None
    is_entered: bool = False


type_of_place = tuple[str, int]
"""An entry, and which of its parts: a number of a list, a field of a thing in their order."""


@dataclass(frozen=True)
class Draft:
    """Never changed: each change gives another one."""

    game: Game
    cells: Mapping[str, tuple[Cell, ...]]
    sources: Mapping[str, str]
    """Entries whose parts were read somewhere else than on the own copy: `review`."""
    remarks: Mapping[str, str]

    # -- changing ------------------------------------------------------------------

    def put(self, place: type_of_place, value: type_of_part | None, remark: str = "") -> Draft:
        """Another part is entered; with the remark where it was found, if there is none yet."""
        entry, at = place
        row = list(self.cells[entry])
        row[at] = Cell(value, is_entered=True)
        made = replace(self, cells={**self.cells, entry: tuple(row)})
        return made.noted(entry, self.remarks.get(entry) or remark)

    def give_back(self, place: type_of_place) -> Draft:
        """The part is as shipped again; nothing changes where it has none."""
        entry, at = place
        shipped = as_shipped(self.game)[entry]
        if at >= len(shipped):
            return self
        row = list(self.cells[entry])
        row[at] = shipped[at]
        return replace(self, cells={**self.cells, entry: tuple(row)})._tidied(entry)

    def lengthen(self, entry: str, by: int) -> Draft:
        """One number more at the end of an entry, or one less, within what its schema allows."""
        check, row = self.check(entry), self.cells[entry]
        assert isinstance(check, Wholes), "only lists have a length"
        if not check.least <= len(row) + by <= check.most:
            return self
        row = (*row, Cell(None, is_entered=True)) if by > 0 else row[:-1]
        return replace(self, cells={**self.cells, entry: row})

    def confirm(self, group: Group, remark: str = "") -> Draft:
        """Every part of the group is so in the own copy, too."""
        cells = {
            entry: tuple(Cell(cell.value, is_entered=True) for cell in self.cells[entry])
            for entry in group.entries
        }
        remarks = {entry: self.remarks.get(entry) or remark for entry in group.entries}
        return replace(self, cells={**self.cells, **cells}, remarks={**self.remarks, **remarks})

    def taking(self, entered: Entered, remark: str = "") -> Draft:
        """With what was entered in a match, as far as there is a place for it."""
        places = editions.places(self.edition("").values, entered, self.game)
        cells, remarks = dict(self.cells), dict(self.remarks)
        for entry, place in places.items():
            row = _row(self.check(place), entered.values[entry].value, is_entered=True)
            if row != cells[place]:
                cells[place] = row
                remarks[place] = remarks.get(place) or remark
        return replace(self, cells=cells, remarks=remarks)

    def noted(self, entry: str, remark: str) -> Draft:
        """With another remark where the entry was found."""
        kept = line_of(remark)[:LONGEST_REMARK]
        return replace(self, remarks={**self.remarks, entry: kept})

    def read_in(self, entry: str, source: str) -> Draft:
        """The entry was read in a `review`, or on the own copy: `entered`."""
        others = {name: it for name, it in self.sources.items() if name != entry}
        return replace(self, sources={**others, entry: REVIEW} if source == REVIEW else others)

    def _tidied(self, entry: str) -> Draft:
        """Nothing is said of an entry of which nothing is entered."""
        if any(cell.is_entered for cell in self.cells[entry]):
            return self
        remarks = {name: it for name, it in self.remarks.items() if name != entry}
        return replace(self.read_in(entry, ENTERED), remarks=remarks)

    # -- asking --------------------------------------------------------------------

    def check(self, entry: str) -> Check:
        """What an entry can be."""
        return editions.schema_of(self.game).entries[entry]

    def field(self, place: type_of_place) -> str:
        """The name of the field of a thing at a place; empty where the entry has numbers alone."""
        check = self.check(place[0])
        return list(check.fields)[place[1]] if isinstance(check, Row) else ""

    def can_lack(self, place: type_of_place) -> bool:
        """Whether the thing at a place need not have that field."""
        check = self.check(place[0])
        return isinstance(check, Row) and self.field(place) in check.defaults

    def check_at(self, place: type_of_place) -> Check:
        """What the part at a place can be."""
        return _parts(self.check(place[0]), place[1] + 1)[place[1]]

    def cell(self, place: type_of_place) -> Cell:
        """The part there."""
        return self.cells[place[0]][place[1]]

    def wrong_at(self, place: type_of_place) -> Told | None:
        """What is wrong with a part by itself, if anything."""
        value = self.cell(place).value
        if value is None:
            return Told("values.empty", "a field is empty")
        check = self.check_at(place)
        if isinstance(check, Whole) and isinstance(value, str):
            return Told("values.no_whole", f"{value} is not a whole number", shown=value)
        return check(value)

    def _needed(self, entry: str) -> list[Cell]:
        """The parts of an entry without those that are left as they are by default."""
        check, row = self.check(entry), self.cells[entry]
        if not isinstance(check, Row):
            return [*row]
        parts = zip(check.fields, row, strict=True)
        missing = object()
        return [it for name, it in parts if it.value != check.defaults.get(name, missing)]

    def provenance(self, entry: str) -> str:
        """Where an entry comes from: its most doubtful part says it."""
        row, shipped = self.cells[entry], self.game.values()[entry]
        if all(cell.is_entered for cell in self._needed(entry)):
            return self.sources.get(entry, ENTERED)
        # Beside what is entered, nothing of it can be said to be printed in the rules.
        if shipped.provenance == RULES and row != _row(self.check(entry), shipped.value):
            return PLACEHOLDER
        return shipped.provenance

    def provenance_at(self, place: type_of_place) -> str:
        """Where one part comes from."""
        if self.cell(place).is_entered:
            return self.sources.get(place[0], ENTERED)
        return self.game.values()[place[0]].provenance

    def guessed(self) -> list[type_of_place]:
        """The parts of which nobody knows whether they are so on any board, in order."""
        groups = editions.schema_of(self.game).groups
        places = [
            (entry, at)
            for group in groups
            for entry in group.entries
            for at in range(len(self.cells[entry]))
        ]
        return [place for place in places if self.provenance_at(place) == PLACEHOLDER]

    def entered(self, group: Group) -> tuple[int, int]:
        """How many parts of a group are entered, and how many there are."""
        cells = [cell for entry in group.entries for cell in self.cells[entry]]
        return sum(cell.is_entered for cell in cells), len(cells)

    def values(self) -> dict[str, Value]:
        """The entries that have no empty field, as an edition holds them."""
        return {
            entry: Value(_value(self.check(entry), row), self.provenance(entry))
            for entry, row in self.cells.items()
            if all(cell.value is not None for cell in row)
        }

    def wrong(self) -> list[tuple[str, int | None, Told]]:
        """Everything that is wrong: an entry or a group, which of its parts it is about, and why."""
        parts: list[tuple[str, int | None, Told]] = [
            (entry, at, why)
            for entry, row in self.cells.items()
            for at in range(len(row))
            if (why := self.wrong_at((entry, at)))
        ]
        known = {entry for entry, _, _ in parts}
        whole = editions.wrong(self.values(), self.game)
        return [*parts, *((entry, None, why) for entry, why in whole if entry not in known)]

    def edition(self, name: str) -> Edition:
        """What is entered, as an edition; the entries that are as shipped are not part of it."""
        shipped = self.game.values()
        values = {entry: it for entry, it in self.values().items() if it != shipped[entry]}
        remarks = {entry: it for entry, it in self.remarks.items() if it and entry in values}
        return Edition(name, self.game.name, values, remarks)

    def document(self) -> dict[str, Any]:
        """What `read` takes, for keeping."""
        return {
            "cells": {entry: [list(cell) for cell in row] for entry, row in self.cells.items()},
            "sources": dict(self.sources),
            "remarks": dict(self.remarks),
        }


def as_shipped(game: Game) -> dict[str, tuple[Cell, ...]]:
    """The parts of every entry that people copy, none of them entered."""
    values, checks = game.values(), editions.schema_of(game).entries
    return {entry: _row(checks[entry], values[entry].value) for entry in editions.entries(game)}


def blank(game: Game) -> Draft:
    """Nothing is entered."""
    return Draft(game, as_shipped(game), {}, {})


def of(edition: Edition, game: Game) -> Draft:
    """What an edition holds."""
    cells, sources, checks = as_shipped(game), {}, editions.schema_of(game).entries
    for entry, value in edition.values.items():
        is_entered = value.provenance in (ENTERED, REVIEW)
        cells[entry] = _row(checks[entry], value.value, is_entered=is_entered)
        if value.provenance == REVIEW:
            sources[entry] = REVIEW
    return Draft(game, cells, sources, dict(edition.remarks))


def read(document: Mapping[str, Any], game: Game) -> Draft:
    """What was kept while it was entered; what cannot be read of it is as shipped."""
    made, kept = blank(game), document.get("cells")
    cells = dict(made.cells)
    for entry, row in (kept if isinstance(kept, dict) else {}).items():
        found = _read_row(made.check(entry), row) if entry in cells else None
        if found is not None:
            cells[entry] = found
    told = {
        name: {entry: it for entry, it in part.items() if entry in cells and isinstance(it, str)}
        for name in ("sources", "remarks")
        if isinstance(part := document.get(name), dict)
    }
    sources = {entry: REVIEW for entry, it in told.get("sources", {}).items() if it == REVIEW}
    remarks = {entry: line_of(it) for entry, it in told.get("remarks", {}).items()}
    return Draft(game, cells, sources, remarks)


def _parts(check: Check, count: int) -> tuple[Check, ...]:
    """What each part of an entry can be; a list has `count` of them."""
    match check:
        case Row(fields):
            return tuple(fields.values())
        case Wholes(low, high):
            return (Whole(low, high),) * count
    return (check,)


def _fits(check: Check, count: int) -> bool:
    if isinstance(check, Wholes):
        return check.least <= count <= check.most
    return count == len(_parts(check, count))


def _row(check: Check, value: Any, *, is_entered: bool = False) -> tuple[Cell, ...]:
    match check:
        case Row():
            parts = [*check.whole(value).values()]
        case Wholes():
            parts = value
        case _:
            parts = [value]
    return tuple(Cell(part, is_entered) for part in parts)


def _value(check: Check, row: tuple[Cell, ...]) -> Any:
    """An entry as data, from its parts."""
    parts = [cell.value for cell in row]
    match check:
        case Row(fields):
            return check.brief(dict(zip(fields, parts, strict=True)))
        case Wholes():
            return parts
    return parts[0]


def _read_row(check: Check, row: Any) -> tuple[Cell, ...] | None:
    if not isinstance(row, list):
        return None
    if isinstance(check, Row):
        # A field that came with a later version is as it is by default.
        later = [name for name in [*check.fields][len(row) :] if name in check.defaults]
        row = [*row, *([check.defaults[name], False] for name in later)]
    if not _fits(check, len(row)):
        return None
    cells = []
    for part, cell in zip(_parts(check, len(row)), row, strict=True):
        if not (isinstance(cell, list) and len(cell) == 2 and isinstance(cell[1], bool)):
            return None
        # A number may be wrong while it is typed, or none yet; a word or a text never is.
        is_typed = isinstance(part, Whole) and type(cell[0]) in (int, str)
        if not (cell[0] is None or is_typed or part(cell[0]) is None):
            return None
        cells.append(Cell(cell[0], cell[1]))
    return tuple(cells)
