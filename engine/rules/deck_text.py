"""How a deck file is written: the explanation of a game's `deck_format.toml`, and cards as TOML."""

from __future__ import annotations

import json
import textwrap
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from engine.base import resources

WIDTH = 96


class Part(NamedTuple):
    """A part of the explanation: its title, a text, and what can be written with what it means."""

    title: str
    text: str
    rows: tuple[tuple[str, str], ...]


@cache
def parts(game: str, language: str) -> tuple[Part, ...]:
    """The explanation in a language."""
    path = resources.of_game(game) / "deck_format.toml"
    return tuple(
        Part(
            part["title"][language],
            part.get("text", {}).get(language, ""),
            tuple((row["written"], row["means"][language]) for row in part.get("rows", ())),
        )
        for part in tomllib.loads(resources.text(path))["part"]
    )


def head(game: str, language: str) -> Iterator[str]:
    """The explanation as remarks at the head of a file."""
    for number, part in enumerate(parts(game, language)):
        if number:
            yield "#"
        yield f"# {part.title}"
        if part.text:
            yield from textwrap.wrap(part.text, WIDTH, initial_indent="# ", subsequent_indent="# ")
        wide = max((len(written) for written, _ in part.rows), default=0)
        for written, means in part.rows:
            first, *more = textwrap.wrap(means, WIDTH - wide - 7)
            yield f"#   {written:<{wide}}  {first}"
            yield from (f"#   {'':<{wide}}  {line}" for line in more)


def heading(told: str) -> Iterator[str]:
    """A remark that parts cards from those of another kind."""
    yield from ("", f"# {f'{told} ':-<{WIDTH - 2}}")


def card(table: str, fields: Mapping[str, Any], order: Sequence[str]) -> Iterator[str]:
    """A card, its fields in that order."""
    yield from ("", f"[[{table}]]")
    yield from (f"{field} = {_value(fields[field])}" for field in order if field in fields)


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = ", ".join(f"{key} = {_value(it)}" for key, it in value.items())
        return f"{{ {inside} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    # Texts of cards are printable, and for those JSON and TOML are written alike.
    return json.dumps(value, ensure_ascii=False)
