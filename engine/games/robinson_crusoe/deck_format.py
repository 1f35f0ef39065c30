"""How a deck file is written: told in the window, and at the head of every file that is saved."""

from __future__ import annotations

import json
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import groupby
from typing import Any, NamedTuple

from engine.base import resources
from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.components import EVENT, MYSTERY, WRECKAGE
from engine.games.robinson_crusoe.deck_file import type_of_deck
from engine.rules.words import Words

WIDTH = 96
ORDER = (
    *("id", "icon", "colour", "kind", "name", "upper", "upper_effect", "may", "flavour"),
    *("effect", "answer", "threat", "reward", "threat_effect"),
)
"""The fields of a card as they are written; where its values come from is not asked of people."""
GROUPED_BY = {EVENT: "icon", ADVENTURE: "colour", MYSTERY: "kind"}


class Part(NamedTuple):
    """A part of the explanation: its title, a text, and what can be written with what it means."""

    title: str
    text: str
    rows: tuple[tuple[str, str], ...]


@cache
def parts(language: str) -> tuple[Part, ...]:
    """The explanation in a language."""
    path = resources.of_game("robinson-crusoe") / "deck_format.toml"
    return tuple(
        Part(
            part["title"][language],
            part.get("text", {}).get(language, ""),
            tuple((row["written"], row["means"][language]) for row in part.get("rows", ())),
        )
        for part in tomllib.loads(path.read_text("utf-8"))["part"]
    )


def text(tables: type_of_deck, words: Words) -> str:
    """A deck as the text of a file, the explanation before it; reads back as the same cards."""
    lines = list(_head(words.language))
    for table in (WRECKAGE, EVENT, ADVENTURE, MYSTERY):
        field = GROUPED_BY.get(table, "id")
        for kind, cards in groupby(tables.get(table, ()), lambda card, it=field: str(card[it])):
            called = words.at("deck_titles", table)
            more = "" if table == WRECKAGE else f": {kind}"
            lines += ["", f"# {f'{called}{more} ':-<{WIDTH - 2}}"]
            for card in cards:
                lines += ["", f"[[{table}]]", *_fields(card)]
    return "\n".join(lines) + "\n"


def _head(language: str) -> Iterator[str]:
    for number, part in enumerate(parts(language)):
        if number:
            yield "#"
        yield f"# {part.title}"
        yield from _remark(part.text, "# ") if part.text else ()
        wide = max(len(written) for written, _ in part.rows)
        for written, means in part.rows:
            first, *more = textwrap.wrap(means, WIDTH - wide - 7)
            yield f"#   {written:<{wide}}  {first}"
            yield from (f"#   {'':<{wide}}  {line}" for line in more)


def _remark(told: str, begin: str) -> list[str]:
    return textwrap.wrap(told, WIDTH, initial_indent=begin, subsequent_indent=begin)


def _fields(card: Mapping[str, Any]) -> Iterator[str]:
    for field in ORDER:
        if field in card:
            yield f"{field} = {_value(card[field])}"


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {_value(it)}" for key, it in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    # Texts of cards are printable, and for those JSON and TOML are written alike.
    return json.dumps(value, ensure_ascii=False)
