"""A game's component values: what each can be, read from a file, checked as a whole, with provenance."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from engine.base.errors import Told, reason
from engine.base.plain_text import is_line

PROVENANCES = ("rules", "review", "community", "original", "placeholder", "entered")
FIELDS = ("value", "provenance", "source")
"""What every entry of a data file must have.

`source` is a remark where the value was found. It is for people who read or correct the file,
who could not check a value without it; the program demands it and leaves it in the file, so
that records, which hold every value with its provenance, stay short.
"""

Check = Callable[[object], Told | None]
"""What is wrong with a value, if anything."""


class Value(msgspec.Struct, frozen=True):
    """One component value: what it is, and where it comes from.

    Provenance is `rules`, `review`, `community`, `original`, `placeholder` or `entered`.
    """

    value: Any
    provenance: str


class BadData(Told, ValueError):
    """Component data that cannot be: every error on a line of its own."""

    def __init__(self, errors: Iterable[Told]) -> None:
        self.errors = tuple(errors)
        super().__init__("values", "\n".join(map(str, self.errors)), errors=self.errors)


@dataclass(frozen=True)
class Whole:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def __call__(self, value: object) -> Told | None:
        shown = _shown(value)
        if type(value) is not int:
            return Told("values.no_whole", f"{shown} is not a whole number", shown=shown)
        if self.low <= value <= self.high:
            return None
        sentence = f"{shown} is not from {self.low} to {self.high}"
        return Told("values.outside", sentence, shown=shown, low=self.low, high=self.high)


@dataclass(frozen=True)
class Wholes:
    """A list of `least` to `most` whole numbers, each from `low` to `high`."""

    low: int
    high: int
    least: int
    most: int

    def __call__(self, value: object) -> Told | None:
        if not isinstance(value, list):
            shown = _shown(value)
            return Told("values.no_list", f"{shown} is not a list", shown=shown)
        if not self.least <= (n := len(value)) <= self.most:
            sentence = f"{n} numbers instead of {self.least} to {self.most}"
            return Told("values.length", sentence, n=n, least=self.least, most=self.most)
        each = Whole(self.low, self.high)
        return next((wrong for part in value if (wrong := each(part))), None)


@dataclass(frozen=True)
class OneOf:
    """One of these words."""

    known: tuple[str, ...]

    def __call__(self, value: object) -> Told | None:
        if value in self.known:
            return None
        shown, known = _shown(value), ", ".join(self.known)
        sentence = f"{shown} is not one of {known}"
        return Told("values.no_choice", sentence, shown=shown, known=known)


@dataclass(frozen=True)
class Several:
    """At least one of these words, none of them twice."""

    known: tuple[str, ...]

    def __call__(self, value: object) -> Told | None:
        if not isinstance(value, list) or not value:
            shown = _shown(value)
            return Told("values.no_list", f"{shown} is not a list", shown=shown)
        each = OneOf(self.known)
        if wrong := next((wrong for part in value if (wrong := each(part))), None):
            return wrong
        if len(set(value)) < len(value):
            shown = _shown(value)
            return Told("values.twice", f"{shown} names something twice", shown=shown)
        return None


@dataclass(frozen=True)
class Line:
    """A text in one line of at most so many characters, perhaps none."""

    most: int

    def __call__(self, value: object) -> Told | None:
        if isinstance(value, str) and len(value) <= self.most and (not value or is_line(value)):
            return None
        shown = _shown(value)
        sentence = f"{shown} is no text in one line of at most {self.most} characters"
        return Told("values.no_line", sentence, shown=shown, most=self.most)


@dataclass(frozen=True)
class Row:
    """A thing with several fields, such as a card: each field with its own check."""

    fields: Mapping[str, Check]
    defaults: Mapping[str, Any] = field(default_factory=dict)
    """What fields are that a value may leave out."""

    def whole(self, value: Mapping[str, Any]) -> dict[str, Any]:
        """A value with all its fields, in their order."""
        told = {**self.defaults, **value}
        return {name: told[name] for name in self.fields}

    def brief(self, value: Mapping[str, Any]) -> dict[str, Any]:
        """A value without the fields that are as they are by default."""
        return {
            name: told
            for name, told in value.items()
            if name not in self.defaults or told != self.defaults[name]
        }

    def __call__(self, value: object) -> Told | None:
        if not isinstance(value, dict):
            shown, known = _shown(value), ", ".join(self.fields)
            return Told("values.no_entry", f"{shown} instead of {known}", shown=shown, known=known)
        needed = self.fields.keys() - self.defaults.keys()
        wrong = [_at(str(name), _unknown()) for name in value if name not in self.fields]
        wrong += [_at(name, _missing()) for name in self.fields if name in needed - value.keys()]
        wrong += [
            _at(name, complaint)
            for name, check in self.fields.items()
            if name in value and (complaint := check(value[name]))
        ]
        return BadData(wrong) if wrong else None


class Group(msgspec.Struct, frozen=True):
    """Entries that people copy from their box together, in order; `clause` tells of them.

    Each entry is a `Whole` or a `Wholes` of the schema.
    """

    id: str
    clause: str
    entries: tuple[str, ...]


@dataclass(frozen=True)
class Schema:
    """Which entries there are, each with its check, and what must fit together.

    `together` is given the values that are right by themselves and yields
    `(entry, complaint)`; it has to bear that some are missing. `groups` are what people can copy
    from their own box.
    """

    entries: Mapping[str, Check]
    together: Callable[[Mapping[str, Any]], Iterable[tuple[str, Told]]] = lambda values: ()
    groups: tuple[Group, ...] = ()

    def group_of(self, entry: str) -> Group | None:
        """The group that has the entry, or that is complained of by its own id."""
        return next((it for it in self.groups if entry in (*it.entries, it.id)), None)


def read(path: Path, schema: Schema) -> dict[str, Value]:
    """The values of a data file; `BadData` names file, entry and field of every error."""
    name = "/".join(path.parts[-2:])
    try:
        tables = tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        why = reason(error)
        wrong = Told("values.unreadable", f"cannot be read ({why})", why=why)
        raise BadData([_at(name, wrong)]) from None
    except UnicodeDecodeError as error:
        at = error.start + 1
        wrong = Told("values.no_text", f"byte {at} is not UTF-8", at=at)
        raise BadData([_at(name, wrong)]) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        wrong = Told("values.no_toml", str(error), why=str(error))
        raise BadData([_at(name, wrong)]) from None
    entries = dict(_entries(tables))
    errors = [*_bad_fields(entries, schema), *_bad_values(_values(entries), schema)]
    if errors:
        raise BadData(_at(name, error) for error in errors)
    return {
        entry: Value(entries[entry]["value"], entries[entry]["provenance"])
        for entry in schema.entries
    }


def check(values: Mapping[str, Value], schema: Schema) -> None:
    """Check values that came from elsewhere, a form or a record; `BadData` names every error."""
    errors = [_at(entry, _unknown()) for entry in values if entry not in schema.entries]
    errors += [_at(entry, _missing()) for entry in schema.entries if entry not in values]
    errors += [
        _at(f"{entry}, provenance", _no_provenance(value.provenance))
        for entry, value in values.items()
        if value.provenance not in PROVENANCES
    ]
    errors += _bad_values({entry: value.value for entry, value in values.items()}, schema)
    if errors:
        raise BadData(errors)


def complaints(values: Mapping[str, Any], schema: Schema) -> list[tuple[str, Told]]:
    """What is wrong with values by themselves and together, each with its entry or its group."""
    known = {entry: value for entry, value in values.items() if entry in schema.entries}
    wrong = {entry: schema.entries[entry](value) for entry, value in known.items()}
    right = {entry: value for entry, value in known.items() if not wrong[entry]}
    alone = [
        (entry, each)
        for entry, complaint in wrong.items()
        if complaint
        for each in (complaint.errors if isinstance(complaint, BadData) else (complaint,))
    ]
    return [*alone, *schema.together(right)]


def _entries(tables: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for key, inner in tables.items():
        name = f"{above}{key}"
        if isinstance(inner, dict) and inner and not any(field in inner for field in FIELDS):
            yield from _entries(inner, f"{name}.")
        else:
            yield name, inner


def _bad_fields(entries: Mapping[str, Any], schema: Schema) -> Iterator[Told]:
    for entry, fields in entries.items():
        if entry not in schema.entries:
            yield _at(entry, _unknown())
        elif not isinstance(fields, dict):
            shown, known = _shown(fields), ", ".join(FIELDS)
            sentence = f"{shown} instead of {known}"
            yield _at(entry, Told("values.no_entry", sentence, shown=shown, known=known))
        else:
            yield from (_at(f"{entry}, {key}", _missing()) for key in FIELDS if key not in fields)
            yield from (_at(f"{entry}, {key}", _unknown()) for key in fields if key not in FIELDS)
            provenance, source = fields.get("provenance"), fields.get("source")
            if "provenance" in fields and provenance not in PROVENANCES:
                yield _at(f"{entry}, provenance", _no_provenance(provenance))
            if "source" in fields and not (isinstance(source, str) and source.strip()):
                shown = _shown(source)
                wrong = Told("values.no_remark", f"{shown} is not a remark", shown=shown)
                yield _at(f"{entry}, source", wrong)
    yield from (_at(entry, _missing()) for entry in schema.entries if entry not in entries)


def _values(entries: Mapping[str, Any]) -> dict[str, Any]:
    return {
        entry: fields["value"]
        for entry, fields in entries.items()
        if isinstance(fields, dict) and "value" in fields
    }


def _bad_values(values: Mapping[str, Any], schema: Schema) -> list[Told]:
    return [_at(f"{entry}, value", complaint) for entry, complaint in complaints(values, schema)]


def _at(where: str, wrong: Told) -> Told:
    """What is wrong, with the file, the entry or the field in which it is wrong."""
    return Told("values.at", f"{where}: {wrong}", where=where, wrong=wrong)


def _unknown() -> Told:
    return Told("values.unknown", "is not known")


def _missing() -> Told:
    return Told("values.missing", "is missing")


def _no_provenance(provenance: object) -> Told:
    shown, known = _shown(provenance), ", ".join(PROVENANCES)
    sentence = f"{shown} is not one of {known}"
    return Told("values.no_provenance", sentence, shown=shown, known=known)


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
