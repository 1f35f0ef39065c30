"""An edition: the printed values of somebody's own copy of a game, under a name, as one text file.

    {"waypost": "edition", "format": 1, "game": "red-outpost", "name": "Our copy",
     "values": {"export.wool": {"value": [2, 4, 2], "provenance": "entered", "remark": "Anna"}}}

It is data only. An entry that is not in it is as shipped; `remark` may be missing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from engine.base import strict_json
from engine.base.errors import BadSetup, Told
from engine.base.plain_text import is_line, line_of
from engine.rules import game as games
from engine.rules.components import PROVENANCES, BadData, Group, Schema, Value, complaints
from engine.rules.game import Game, Setup

KIND, FORMAT = "edition", 1
LONGEST = 40
"""Letters of a name."""
LONGEST_REMARK = 200


class Edition(msgspec.Struct, frozen=True):
    """Values by entry, each with a remark where it was found; `name` is what people call it."""

    name: str
    game: str
    values: dict[str, Value]
    remarks: dict[str, str] = {}

    @property
    def document(self) -> dict[str, Any]:
        """The values as plain data, which `taken` reads."""
        return {
            entry: {"value": value.value, "provenance": value.provenance}
            | ({"remark": self.remarks[entry]} if self.remarks.get(entry) else {})
            for entry, value in self.values.items()
        }

    @property
    def text(self) -> str:
        """The file."""
        head = {"waypost": KIND, "format": FORMAT, "game": self.game, "name": self.name}
        return json.dumps({**head, "values": self.document}, ensure_ascii=False, indent=1) + "\n"


def named(name: str) -> str:
    """The name as it is kept; `BadSetup` if it is none."""
    kept = line_of(name)
    if not kept or kept != name.strip() or len(kept) > LONGEST:
        sentence = f"an edition needs a name in one line of at most {LONGEST} characters"
        raise BadSetup("edition.name", sentence, most=LONGEST)
    return kept


def entries(game: Game) -> dict[str, Group]:
    """Every entry that an edition of the game can hold, with its group."""
    groups = schema_of(game).groups
    return {entry: group for group in groups for entry in group.entries}


def schema_of(game: Game) -> Schema:
    """What the values of a game can be."""
    return game.schema or Schema({})


def check(edition: Edition, game: Game) -> None:
    """Refuse an edition that the box cannot have; `BadData` names every error."""
    if errors := wrong(edition.values, game):
        raise BadData(_at(entry, why) for entry, why in errors)


def merged(game: Game, edition: Edition | None) -> dict[str, Value]:
    """Every value of the game, those of the edition in the place of those as shipped."""
    return {**game.values(), **(edition.values if edition is not None else {})}


def of_setup(setup: Setup, game: Game) -> Edition | None:
    """The values that are not as shipped, by the name that the match has for them; None if all are."""
    shipped = game.values()
    other = {entry: it for entry, it in setup.values.items() if it != shipped[entry]}
    if not other and not setup.edition:
        return None
    return Edition(setup.edition or setup.game, setup.game, other)


def called(value: Value) -> str:
    """The name that a thing has of its own; empty for what has none."""
    return str(value.value.get("name", "")) if isinstance(value.value, dict) else ""


class Entered(NamedTuple):
    """What people entered of their own copy in a match, and the values with which it began."""

    values: Mapping[str, Value]
    before: Mapping[str, Value]


NOTHING_ENTERED = Entered({}, {})


def places(own: Mapping[str, Value], entered: Entered, game: Game) -> dict[str, str]:
    """Which entry of an edition with these `own` values each value that was entered belongs to.

    What the match began with was corrected. Any other thing belongs where its name already stands,
    or else at the next place of its group where nothing is entered; where all is, it is left out.
    """
    groups, found = entries(game), dict[str, str]()
    for entry, value in entered.values.items():
        name = called(value).casefold()
        all_of = groups[entry].entries
        at = all_of.index(entry)
        there = [it for it in all_of if it in own]
        alike = [it for it in there if name and called(own[it]).casefold() == name]
        free = [it for it in (*all_of[at:], *all_of[:at]) if it not in there]
        corrected = [entry] if entry in own and own[entry] == entered.before.get(entry) else []
        wanted = (*corrected, *alike, *free)
        place = next((it for it in wanted if it not in found.values()), None)
        if place is not None:
            found[entry] = place
    return found


def lacking(own: Mapping[str, Value], entered: Entered, game: Game) -> list[str]:
    """The entries of which what was entered is not among these `own` values."""
    found = places(own, entered, game)
    there = {entry: own[place] for entry, place in found.items() if place in own}
    return [
        entry
        for entry, value in entered.values.items()
        if entry not in there or there[entry].value != value.value
    ]


def wrong(values: Mapping[str, Value], game: Game) -> list[tuple[str, Told]]:
    """What is wrong with values in the place of those as shipped, each with its entry or group."""
    merged = {**game.values(), **values}
    return complaints({entry: it.value for entry, it in merged.items()}, schema_of(game))


def read(data: bytes, load: Callable[[str], Game] = games.load) -> Edition:
    """The edition of a file; `Told` says in a sentence why it is none, `BadData` every error."""
    document = strict_json.decode(data)
    if not isinstance(document, dict) or document.get("waypost") != KIND:
        raise BadSetup("edition.foreign", "this is no file with the values of a board")
    if (form := document.get("format")) != FORMAT:
        shown = _short(form)
        sentence = f"format {shown} of the file is not known to this version"
        raise BadSetup("edition.format", sentence, form=shown)
    name, called = document.get("game"), document.get("name")
    game = load(name if isinstance(name, str) else _short(name))
    kept = named(called if isinstance(called, str) else "")
    found = document.get("values")
    if not isinstance(found, dict) or set(document) - {
        "waypost",
        "format",
        "game",
        "name",
        "values",
    }:
        raise BadSetup("edition.foreign", "this is no file with the values of a board")
    values, remarks, errors = taken(found, game)
    if errors:
        raise BadData(errors)
    return Edition(kept, game.name, values, remarks)


def taken(
    found: Mapping[str, Any], game: Game
) -> tuple[dict[str, Value], dict[str, str], list[Told]]:
    """The values of a document as far as they can be read, the remarks, and everything wrong."""
    errors: list[Told] = []
    values: dict[str, Value] = {}
    remarks: dict[str, str] = {}
    for entry, fields in found.items():
        if entry not in entries(game):
            errors.append(_at(_short(entry), Told("values.unknown", "is not known")))
        elif (why := _bad_fields(fields)) is not None:
            errors.append(_at(entry, why))
        else:
            values[entry] = Value(fields["value"], fields["provenance"])
            remarks |= {entry: fields["remark"]} if fields.get("remark") else {}
    return values, remarks, errors + [_at(entry, why) for entry, why in wrong(values, game)]


def _bad_fields(fields: Any) -> Told | None:
    known = ("value", "provenance", "remark")
    if not isinstance(fields, dict) or set(fields) - set(known) or not {*known[:2]} <= set(fields):
        shown, told = _short(fields), ", ".join(known)
        return Told("values.no_entry", f"{shown} instead of {told}", shown=shown, known=told)
    if fields["provenance"] not in PROVENANCES:
        shown, told = _short(fields["provenance"]), ", ".join(PROVENANCES)
        sentence = f"{shown} is not one of {told}"
        return Told("values.no_provenance", sentence, shown=shown, known=told)
    remark = fields.get("remark", "")
    if not isinstance(remark, str) or len(remark) > LONGEST_REMARK or not is_line(remark):
        shown = _short(remark)
        return Told("values.no_remark", f"{shown} is not a remark", shown=shown)
    return None


def _at(where: str, why: Told) -> Told:
    return Told("values.at", f"{where}: {why}", where=where, wrong=why)


def _short(value: object) -> str:
    is_plain = isinstance(value, str) and is_line(value)
    text = str(value) if is_plain else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else f"{text[:39]}…"
