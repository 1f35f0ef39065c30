"""What groups, entries and their parts are called, as the game's words say it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from desktop.editions.draft import Draft, blank, type_of_part, type_of_place
from desktop.look.controls import words_of
from desktop.look.translate import translate
from engine.rules.components import Row
from engine.rules.edition import entries
from engine.rules.game import Game, Value
from engine.rules.words import MINUS

TABLES = "value_tables"


def title(game: str, group: str) -> str:
    """A group's name as a headline; its id if the words have none."""
    return _at(game, group, "title") or group


def hint(game: str, group: str) -> str:
    """What people look for on their copy."""
    return _at(game, group, "hint")


def row(game: str, group: str, entry: str) -> str:
    """An entry's name below its group's headline."""
    return _at(game, group, "rows", entry.rpartition(".")[2]) or entry


def spot(draft: Draft, group: str, place: type_of_place) -> str:
    """One part of an entry: “Grain, field 2”, “Rustbite, base slots”."""
    (entry, at), game = place, draft.game.name
    name, count = row(game, group, entry), len(draft.cells[entry])
    if field := draft.field(place):
        called = heading(game, group, field)
        return translate("Editions", "{row}, {field}").format(row=name, field=called)
    if found := square(game, group, count):
        lines, columns = found
        line, column = lines[at // len(columns)], columns[at % len(columns)]
        text = words_of(game).text(TABLES, group, "spot", row=name, line=line, column=column)
        return text
    if count < 2:
        return name
    return translate("Editions", "{row}, field {n}").format(row=name, n=at + 1)


def heading(game: str, group: str, field: str) -> str:
    """What a field of the things of a group is called."""
    return _at(game, group, "fields", field) or field


def square(game: str, group: str, count: int) -> tuple[list[str], list[str]] | None:
    """The headings of lines and columns in which `count` numbers stand, if the words have them."""
    lines, columns = (_counted(game, group, table) for table in ("lines", "columns"))
    return (lines, columns) if count > 1 and len(lines) * len(columns) == count else None


def choice(game: str, group: str, field: str, word: str) -> str:
    """A word that a field can have: `choices` tell in which table the words name it."""
    return _looked_up(game, (group, "choices", field), word) or word


def sign(game: str, group: str, field: str, word: str) -> str:
    """A word in one or two letters, where the words have it so short."""
    return _at(game, group, "signs", field, word) or choice(game, group, field, word)


def part(draft: Draft, group: str, place: type_of_place, value: type_of_part | None) -> str:
    """A part of an entry as it is read: a number with a minus that is one, a text as it stands.

    Where no text is written, the thing is called as the words call it.
    """
    game, field = draft.game.name, draft.field(place)
    match value:
        case "" if draft.can_lack(place):
            return "–"
        case "":
            return row(game, group, place[0])
        case str():
            return choice(game, group, field, value)
        case list():
            return ", ".join(choice(game, group, field, word) for word in value)
        case int():
            return str(value).replace("-", MINUS)
    return "–"


def differences(
    game: Game, values: Mapping[str, Value], others: Mapping[str, Value]
) -> Iterator[str]:
    """What is otherwise in `others`: “Planet Rustbite, base slots: 5 → 4”."""
    draft, names = blank(game), words_of(game.name)
    for entry, other in others.items():
        if entry not in values or (was := values[entry].value) == other.value:
            continue
        name = names.at("values", entry)
        check = draft.check(entry)
        if not isinstance(check, Row):
            yield f"{name}: {_shown(was)} → {_shown(other.value)}"
            continue
        group = entries(game)[entry].id
        for at in range(len(draft.cells[entry])):
            field = draft.field((entry, at))
            parts = [check.whole(it)[field] for it in (was, other.value)]
            if parts[0] != parts[1]:
                change = " → ".join(part(draft, group, (entry, at), it) for it in parts)
                yield f"{name}, {heading(game.name, group, field)}: {change}"


def _shown(value: Any) -> str:
    parts = value if isinstance(value, list) else [value]
    return ", ".join(map(str, parts)).replace("-", MINUS)


def _counted(game: str, group: str, table: str) -> list[str]:
    found: list[str] = []
    while text := _at(game, group, table, str(len(found) + 1)):
        found.append(text)
    return found


def _looked_up(game: str, path: tuple[str, ...], word: str) -> str:
    table, words = _at(game, *path), words_of(game)
    return words.name(table, word) if table and words.has(table, word, "name") else ""


def _at(game: str, *path: str) -> str:
    words = words_of(game)
    return words.at(TABLES, *path) if words.has(TABLES, *path) else ""
