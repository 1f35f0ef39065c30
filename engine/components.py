"""A game's component data: read from its file, checked as a whole, with provenance per value."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import Told
from engine.game import Value

PROVENANCES = ("rules", "review", "community", "original", "placeholder", "entered")
FIELDS = ("value", "provenance", "source")

Check = Callable[[object], str]
"""What is wrong with a value, or nothing at all."""


class BadData(Told, ValueError):
    """Component data that cannot be: every error on a line of its own."""

    def __init__(self, errors: Iterable[str]) -> None:
        self.errors = tuple(errors)
        super().__init__("values", "\n".join(self.errors), errors="; ".join(self.errors))


@dataclass(frozen=True)
class Schema:
    """Which entries a data file has, each with its check, and what must fit together.

    `together` is given the values that are right by themselves and yields
    `(entry, complaint)`; it has to bear that some are missing.
    """

    entries: Mapping[str, Check]
    together: Callable[[Mapping[str, Any]], Iterable[tuple[str, str]]] = lambda values: ()


def whole(low: int, high: int) -> Check:
    """A whole number from `low` to `high`."""

    def check(value: object) -> str:
        if type(value) is not int:
            return f"{_shown(value)} is not a whole number"
        return "" if low <= value <= high else f"{_shown(value)} is not from {low} to {high}"

    return check


def wholes(low: int, high: int, least: int, most: int) -> Check:
    """A list of `least` to `most` whole numbers, each from `low` to `high`."""
    each = whole(low, high)

    def check(value: object) -> str:
        if not isinstance(value, list):
            return f"{_shown(value)} is not a list"
        if not least <= len(value) <= most:
            return f"{len(value)} numbers instead of {least} to {most}"
        return next((wrong for part in value if (wrong := each(part))), "")

    return check


def read(path: Path, schema: Schema) -> dict[str, Value]:
    """The values of a data file; `BadData` names file, entry and field of every error."""
    name = "/".join(path.parts[-2:])
    try:
        tables = tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise BadData([f"{name}: cannot be read ({error.strerror})"]) from None
    except UnicodeDecodeError as error:
        raise BadData([f"{name}: byte {error.start + 1} is not UTF-8"]) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadData([f"{name}: {error}"]) from None
    entries = dict(_entries(tables))
    errors = [*_bad_fields(entries, schema), *_bad_values(_values(entries), schema)]
    if errors:
        raise BadData(f"{name}: {error}" for error in errors)
    return {
        entry: Value(entries[entry]["value"], entries[entry]["provenance"])
        for entry in schema.entries
    }


def check(values: Mapping[str, Value], schema: Schema) -> None:
    """Check values that came from elsewhere, a form or a record; `BadData` names every error."""
    errors = [f"{entry}: is not known" for entry in values if entry not in schema.entries]
    errors += [f"{entry}: is missing" for entry in schema.entries if entry not in values]
    errors += [
        f"{entry}, provenance: {_shown(value.provenance)} is not one of {', '.join(PROVENANCES)}"
        for entry, value in values.items()
        if value.provenance not in PROVENANCES
    ]
    errors += _bad_values({entry: value.value for entry, value in values.items()}, schema)
    if errors:
        raise BadData(errors)


def _entries(tables: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, Any]]:
    for key, inner in tables.items():
        name = f"{above}{key}"
        if isinstance(inner, dict) and inner and not any(field in inner for field in FIELDS):
            yield from _entries(inner, f"{name}.")
        else:
            yield name, inner


def _bad_fields(entries: Mapping[str, Any], schema: Schema) -> Iterator[str]:
    for entry, fields in entries.items():
        if entry not in schema.entries:
            yield f"{entry}: is not known"
        elif not isinstance(fields, dict):
            yield f"{entry}: {_shown(fields)} instead of {', '.join(FIELDS)}"
        else:
            yield from (f"{entry}, {key}: is missing" for key in FIELDS if key not in fields)
            yield from (f"{entry}, {key}: is not known" for key in fields if key not in FIELDS)
            provenance, source = fields.get("provenance"), fields.get("source")
            if "provenance" in fields and provenance not in PROVENANCES:
                known = ", ".join(PROVENANCES)
                yield f"{entry}, provenance: {_shown(provenance)} is not one of {known}"
            if "source" in fields and not (isinstance(source, str) and source.strip()):
                yield f"{entry}, source: {_shown(source)} is not a remark"
    yield from (f"{entry}: is missing" for entry in schema.entries if entry not in entries)


def _values(entries: Mapping[str, Any]) -> dict[str, Any]:
    return {
        entry: fields["value"]
        for entry, fields in entries.items()
        if isinstance(fields, dict) and "value" in fields
    }


def _bad_values(values: Mapping[str, Any], schema: Schema) -> list[str]:
    known = {entry: value for entry, value in values.items() if entry in schema.entries}
    wrong = {entry: schema.entries[entry](value) for entry, value in known.items()}
    right = {entry: value for entry, value in known.items() if not wrong[entry]}
    return [
        f"{entry}, value: {complaint}"
        for entry, complaint in (*wrong.items(), *schema.together(right))
        if complaint
    ]


def _shown(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:39]}…"
