"""A form on which people count: what can be wrong in it, its fields, and its JSON document."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.base.errors import BadSetup, Told
from engine.base.plain_text import is_line, line_of
from engine.rules import edition as editions
from engine.rules import words
from engine.rules.edition import Edition
from engine.rules.game import Game, Ruling

type_of_field = tuple[str | int, ...]
"""Where a number stands: `("days", 0, "moods", 3)` is `form.days[0].moods[3]`."""

LONGEST = 40


class BadForm(Told, ValueError):
    """What cannot be in a form, and the fields that it is about."""

    def __init__(self, name: str, sentence: str, *fields: type_of_field, **params: Any) -> None:
        super().__init__(name, sentence, **params)
        self.fields = fields

    @property
    def is_missing(self) -> bool:
        """Whether nothing is wrong but that the field is empty."""
        return self.name == MISSING


MISSING = "form.missing"


class BadForms(Told, ValueError):
    """Everything that cannot be in a form, in one sentence."""

    def __init__(self, errors: Iterable[BadForm]) -> None:
        self.errors = tuple(errors)
        super().__init__("form.several", "; ".join(map(str, self.errors)), errors=self.errors)


# -- fields ------------------------------------------------------------------------------


def value(form: object, field: type_of_field) -> Any:
    """What stands in a field."""
    for part in field:
        form = _inside(form, part)
    return form


def put(form: object, field: type_of_field, number: int | None) -> None:
    """Write into a field; None empties it."""
    *way, last = field
    inner = value(form, tuple(way))
    if isinstance(last, str):
        setattr(inner, last, number)
    else:
        inner[last] = number


def _inside(form: Any, part: str | int) -> Any:
    return getattr(form, part) if isinstance(part, str) else form[part]


# -- what can be wrong in every form -----------------------------------------------------


def where(*path: str) -> str:
    """How a place in the document is called."""
    return " › ".join(path) or "JSON"


def missing(field: type_of_field, *path: str) -> BadForm:
    """A number that nobody has counted; the path in the document ends with its key."""
    *above, key = path
    at = where(*above)
    return BadForm(MISSING, f"{at}: “{key}” is missing", field, where=at, key=key)


def negative(field: type_of_field, number: int, *path: str) -> BadForm:
    """A count below 0."""
    at, shown = where(*path), str(number).replace("-", "−")
    return BadForm("form.negative", f"{at}: {shown} is less than 0", field, where=at, n=number)


def uncounted(number: int | None, field: type_of_field, *path: str) -> list[BadForm]:
    """What is wrong with a count that everybody owes: it is missing, or below 0."""
    if number is None:
        return [missing(field, *path)]
    return [negative(field, number, *path)] if number < 0 else []


def refused(game: str, name: str, *fields: type_of_field, **params: Any) -> BadForm:
    """What cannot be in a form of a game, in the words that the game has for it below `form`."""
    sentence = words.load(game, "en").text("form", name, **params)
    return BadForm(f"{game}.form.{name}", sentence, *fields, **params)


def total(counts: Iterable[int | None]) -> int:
    """The sum of what is counted; what is below 0 counts nothing."""
    return sum(max(count or 0, 0) for count in counts)


def at_player(names: Sequence[str], seat: int) -> tuple[str, str]:
    """Where a person stands in the document: by name, or by number as long as there is none."""
    return "players", names[seat] or str(seat + 1)


def bad_names(names: Sequence[str]) -> list[BadForm]:
    """Names that cannot be read, and those that another person has already."""
    wrong = []
    for seat, name in enumerate(names):
        field = ("names", seat)
        if not line_of(name) or not is_line(name):
            at = where("players", str(seat + 1), "name")
            sentence = f"{at} has to be a printable name"
            wrong.append(BadForm("form.no_name", sentence, field, where=at))
        elif name in names[:seat]:
            sentence = f"Two players are called “{name}”; names have to differ"
            wrong.append(BadForm("form.same_name", sentence, field, who=name))
    return wrong


class Reading:
    """Takes a JSON document apart; what it cannot take stands in `wrong`."""

    def __init__(self) -> None:
        self.wrong: list[BadForm] = []

    def table(
        self, found: object, needed: Collection[str], possible: Collection[str], *path: str
    ) -> dict[str, Any]:
        """The known entries of an object."""
        at = where(*path)
        if not isinstance(found, dict):
            self.wrong.append(BadForm("form.no_table", f"{at} has to be an object", where=at))
            return {}
        known = (*needed, *possible)
        if unknown := [key for key in found if key not in known]:
            key, names = shown(", ".join(unknown)), ", ".join(known)
            sentence = f"{at}: “{key}” is not known here; known are {names}"
            self.wrong.append(BadForm("form.unknown", sentence, where=at, key=key, known=names))
        self.wrong += [missing((), *path, key) for key in needed if key not in found]
        return {key: inner for key, inner in found.items() if key in known}

    def entries(self, found: object, *path: str) -> list[Any]:
        """A list; an empty one for what is none."""
        if isinstance(found, list):
            return found
        at = where(*path)
        self.wrong.append(BadForm("form.no_list", f"{at} has to be a list", where=at))
        return []

    def text(self, found: object, field: type_of_field, *path: str) -> str:
        """A text; an empty one for what is none."""
        if isinstance(found, str):
            return found
        at = where(*path)
        self.wrong.append(BadForm("form.no_text", f"{at} has to be a text", field, where=at))
        return ""

    def number(self, found: object, field: type_of_field, *path: str) -> int | None:
        """A whole number; None for what is none."""
        if type(found) is int:
            return found
        at = where(*path)
        sentence = f"{at} has to be a whole number"
        self.wrong.append(BadForm("form.no_number", sentence, field, where=at))
        return None

    def rulings(self, found: object, rulings: Sequence[Ruling]) -> dict[str, str]:
        """A reading for each open point, the first where the document names none."""
        read = {ruling.id: ruling.readings[0] for ruling in rulings}
        readings = {ruling.id: ruling.readings for ruling in rulings}
        for ruling, reading in self.table(found, (), tuple(read), "rulings").items():
            if reading in readings[ruling]:
                read[ruling] = reading
                continue
            said, known = shown(reading), ", ".join(readings[ruling])
            sentence = f"{ruling}: “{said}” is not one of its readings {known}"
            self.wrong.append(
                BadForm("form.reading", sentence, ruling=ruling, reading=said, known=known)
            )
        return read

    def edition(self, sheet: Mapping[str, Any], game: Game) -> Edition | None:
        """Whose values a sheet was counted with: `edition` is the name, `values` are the values."""
        if "edition" not in sheet and "values" not in sheet:
            return None
        name = self.text(sheet.get("edition", ""), ("edition",), "edition")
        try:
            name = editions.named(name)
        except BadSetup as error:
            self._bad_values(error)
        found = self.table(sheet.get("values", {}), (), tuple(editions.entries(game)), "values")
        values, remarks, wrong = editions.taken(found, game)
        for why in wrong:
            self._bad_values(why)
        return None if wrong else Edition(name, game.name, values, remarks)

    def _bad_values(self, why: Told) -> None:
        self.wrong.append(BadForm("form.values", f"values: {why}", ("values",), why=why))

    def with_these(self, more: Iterable[BadForm]) -> list[BadForm]:
        """All that is wrong; of a field that could not be read nothing further is said."""
        unread = {field for error in self.wrong for field in error.fields}
        return self.wrong + [error for error in more if unread.isdisjoint(error.fields)]


def shown(found: object) -> str:
    """Something of a document where it is told, cut if it is long."""
    text = str(found)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
