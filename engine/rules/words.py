"""Words of the rules: sentences put together from a game's word files, without a window.

A word file is a table of tables of texts. In a text `{seat}` is a person's name and
`{name}` any other operand; a spec says how it is written:

    {worker:workers.acc}     looked up in a table, in a form; `workers.Acc` begins a sentence
    {owner:person}           a person's name; {seats:people} several of them
    {points:signed}          +2, −2
    {n:number disc|discs}    a word by the number; {n:many disc|discs} with the number
    {values:list}            several values; {seat:plain} a value as it stands
    {cards:list cards.acc}   several values, each looked up in a table, in a form
    {vp:marker}              what a table has told or not, in words of `[markers]`

An operand that is a text in several languages (`{"en": …, "de": …}`) is written in the language.
"""

from __future__ import annotations

import importlib
import re
import string
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from engine.base import resources
from engine.base.errors import Told

if TYPE_CHECKING:
    # A page may need no more than a game's name.
    from engine.rules.agenda import Event, Refusal, State
    from engine.rules.game import Ruling, Setup, Value
    from engine.rules.scoring import ScoreLine, TieStep

LANGUAGES = ("en", "de")
AND = {"en": "and", "de": "und"}
MINUS = "−"
HINT = "hint"
"""The table of answers that are said more briefly in a hint."""
SEAT, SEATS = "seat", "seats"


_HEAD = re.compile(r"^\[(\w+)", re.MULTILINE)
"""What begins a table, or a table in one; no text of several lines may have a line like it."""


class MissingWord(KeyError):
    """A text, a form or an operand that is not there; the message names it."""

    def __str__(self) -> str:
        return str(self.args[0])


class Tables(Mapping[str, Any]):
    """The tables of a word file: each is read when it is first asked for, as a page needs few."""

    def __init__(self, text: str) -> None:
        self._texts: dict[str, str] = {}
        heads = [*_HEAD.finditer(text)]
        ends = [*(head.start() for head in heads[1:]), len(text)]
        for head, end in zip(heads, ends, strict=True):
            self._texts[head[1]] = self._texts.get(head[1], "") + text[head.start() : end]
        self._read: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self._read:
            self._read[name] = tomllib.loads(self._texts[name])[name]
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __len__(self) -> int:
        return len(self._texts)


class Piece:
    """A part of a template: the literal before it, and an operand with the way it is written."""

    __slots__ = ("kind", "literal", "name", "rest")

    def __init__(self, literal: str, name: str, spec: str) -> None:
        self.literal = literal
        self.name = name
        self.kind, _, self.rest = spec.partition(" ")


class Words:
    """The words of one game in one language."""

    def __init__(self, game: str, language: str, tables: Mapping[str, Any]) -> None:
        self.game = game
        self.language = language
        self.tables = tables
        self._found: dict[tuple[str, ...], str] = {}
        self.names: Mapping[str, Mapping[str, str]] = {}
        """Things that are called otherwise than in the file, by table."""

    # -- looking up ----------------------------------------------------------------

    def at(self, *path: str) -> str:
        """The text under that path as it stands in the file; `MissingWord` names the path."""
        # A page asks for the same texts thousands of times.
        if (known := self._found.get(path)) is not None:
            return known
        found: Any = self.tables
        for key in path:
            found = found.get(key) if isinstance(found, Mapping) else None
        if not isinstance(found, str):
            raise MissingWord(f"{self.game}, {self.language}: no text for {' › '.join(path)}")
        self._found[path] = found
        return found

    def has(self, *path: str) -> bool:
        """Whether there is a text under that path."""
        try:
            self.at(*path)
        except MissingWord:
            return False
        return True

    def name(self, table: str, key: str, form: str = "name") -> str:
        """A name in one of its forms: `name("workers", "miner", "acc")`; `Acc` begins a sentence."""
        text = self.names.get(table, {}).get(key) or self.at(table, key, form.lower())
        return text[0].upper() + text[1:] if form[0].isupper() else text

    def text(self, *path: str, people: Sequence[str] = (), **params: Any) -> str:
        """The text under that path with its operands filled in."""
        pieces = template(self.at(*path))
        return "".join(
            piece.literal + self._written(piece, params, people, path) for piece in pieces
        )

    # -- what the engine says ------------------------------------------------------

    def event(self, event: Event, people: Sequence[str]) -> str:
        """What happened, in a sentence."""
        return self.text("events", event.name, people=people, **event.params)

    def refusal(self, refusal: Refusal, people: Sequence[str]) -> str:
        """Why something is not possible now, in a sentence."""
        return self.text("refusals", refusal.name, people=people, **refusal.params)

    def line(self, line: ScoreLine) -> str:
        """Where points come from, with the operands."""
        return self.text("score", line.why, **line.params)

    def tie_step(self, step: TieStep, people: Sequence[str]) -> str:
        """A step of a tie-break, in a sentence."""
        return self.text("tie_break", step.why, people=people, seats=step.seats, values=step.values)

    def prompt(self, state: State, people: Sequence[str]) -> str:
        """The question that is open."""
        params = self._wording().question_operands(state)
        return self.text("decisions", state.agenda[-1][0].name, people=people, **params)

    def action(self, question: str, choice: Any, people: Sequence[str]) -> str:
        """An answer or an outcome in words; a text under the question's name comes first."""
        name, params = self._wording().operands(choice)
        return self._acted(question, name, params, people)

    def answer(
        self, state: State, choice: Any, people: Sequence[str], *, in_hint: bool = False
    ) -> str:
        """A choice that answers the open question in words, which may depend on how things stand.

        In a hint it may have shorter ones.
        """
        wording = self._wording()
        said = getattr(wording, "answer_operands", None)
        name, params = wording.operands(choice) if said is None else said(state, choice)
        is_brief = in_hint and self.has("actions", HINT, name)
        return self._acted(HINT if is_brief else state.agenda[-1][0].name, name, params, people)

    def step(self, state: State, texts: Sequence[str], people: Sequence[str]) -> str:
        """Answers that were given together, in words for all; empty if each is said on its own."""
        said = getattr(self._wording(), "step_operands", None)
        if said is None or (found := said(state, texts)) is None:
            return ""
        name, params = found
        return self._acted(state.agenda[-1][0].name, name, params, people)

    def _acted(
        self, question: str, name: str, params: Mapping[str, Any], people: Sequence[str]
    ) -> str:
        path = ("actions", question, name) if self.has("actions", question, name) else ()
        return self.text(*(path or ("actions", "any", name)), people=people, **params)

    def marker(self, marker: str, people: Sequence[str]) -> str:
        """What a table has not told yet: “Anna: VP”."""
        name, params = self._wording().marker_operands(marker)
        return self.text("markers", name, people=people, **params)

    def told(self, kind: str, word: str, people: Sequence[str]) -> str:
        """A word of a fact as people say it: a person's name, “Miner”, “−2”."""
        if kind == SEAT:
            return people[int(word) - 1]
        if kind == SEATS and word[0].isdecimal():
            return self.listed([people[int(seat) - 1] for seat in word.split("+")])
        if self.has("told", kind, word):
            return self.at("told", kind, word)
        if kind in (say := getattr(self._wording(), "TOLD_BY", {})):
            return str(say[kind](self, word))
        table = getattr(self._wording(), "TOLD_IN", {}).get(kind, "")
        what, _, seat = word.partition(".")
        whose = f", {people[int(seat) - 1]}" if seat.isdecimal() else ""
        if table and self.has(table, what, "name"):
            return self.name(table, what, "Name") + whose
        return word.replace("-", MINUS)

    def kind(self, kind: str) -> str:
        """What a kind of word is called: “Worker”; its own name where the game has none for it."""
        return self.at("told_kinds", kind) if self.has("told_kinds", kind) else kind

    def clause(self, clause: str) -> tuple[str, str]:
        """Title and text of a clause, in our own words."""
        return self.at("clauses", clause, "title"), self.at("clauses", clause, "text")

    def reading(self, ruling: str, reading: str) -> str:
        """A reading of an open point, in a sentence."""
        return self.at("rulings", ruling, "readings", reading)

    def ruling(self, ruling: Ruling) -> tuple[str, str, list[str]]:
        """The question, why it is open, and its readings."""
        readings = [self.reading(ruling.id, reading) for reading in ruling.readings]
        question = self.at("rulings", ruling.id, "question")
        return question, self.at("rulings", ruling.id, "why"), readings

    def placeholders(self, values: Mapping[str, Value]) -> str:
        """A plain notice which values of a match are placeholders; empty if none is."""
        groups = {
            name.partition(".")[0]: None
            for name, value in values.items()
            if value.provenance == "placeholder"
        }
        told = [self.at("value_groups", group) for group in groups]
        return self.text("game", "placeholder", groups=told) if told else ""

    def names_in(self, values: Mapping[str, Value]) -> dict[str, dict[str, str]]:
        """What values of a game name otherwise than its words, by table."""
        names = getattr(self._wording(), "names", None)
        return {} if names is None else names(values)

    def signed(self, points: int) -> str:
        """Points with their sign, the minus as a minus."""
        return signed(points)

    def listed(self, parts: Sequence[str]) -> str:
        """“A”, “A and B”, “A, B and C”."""
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {AND[self.language]} {parts[-1]}"

    # -- writing an operand --------------------------------------------------------

    def _wording(self) -> Any:
        return importlib.import_module(f"engine.games.{self.game.replace('-', '_')}.wording")

    def _written(
        self, piece: Piece, params: Mapping[str, Any], people: Sequence[str], path: Sequence[str]
    ) -> str:
        if not piece.name:
            return ""
        if piece.name not in params:
            where = " › ".join(path)
            raise MissingWord(f"{self.game}, {self.language}: {where} needs “{piece.name}”")
        value = params[piece.name]
        match piece.kind:
            case "":
                return people[int(value)] if piece.name == SEAT else self._number(value)
            case "person":
                return people[int(value)]
            case "people":
                return self.listed([people[seat] for seat in value])
            case "signed":
                return self.signed(int(value))
            case "number" | "many":
                one, _, several = piece.rest.partition("|")
                word = one if value in (1, -1) else several
                return word if piece.kind == "number" else f"{value} {word}"
            case "plain":
                return self._number(value)
            case "marker":
                return self.marker(str(value), people)
            case "list":
                return self.listed([self._one(piece.rest, part) for part in value])
        return self._one(piece.kind, value)

    def _one(self, looked_up: str, value: Any) -> str:
        """A value in a form of a table (`cards.acc`), or as it stands where none is named."""
        if not looked_up:
            return self._number(value)
        table, _, form = looked_up.partition(".")
        return self.name(table, value, form or "name")

    def _number(self, value: Any) -> str:
        if isinstance(value, Mapping):
            # A text in several languages, such as the name of a card.
            return str(value[self.language])
        return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)


def signed(points: int) -> str:
    """Points with their sign: `+2`, `0`, `−1`."""
    return f"+{points}" if points > 0 else str(points).replace("-", MINUS)


@cache
def load(game: str, language: str) -> Words:
    """The words of a game (its name with `-` or `_`) in `en` or `de`; read once."""
    path = resources.of_game(game) / f"words.{language}.toml"
    return Words(game.replace("_", "-"), language, Tables(resources.text(path)))


def of_setup(setup: Setup, language: str) -> Words:
    """The words of a match: what its values name otherwise is called so, in every form."""
    names = load(setup.game, language).names_in(setup.values)
    if not names:
        return load(setup.game, language)
    return _called(
        setup.game, language, tuple((at, tuple(those.items())) for at, those in names.items())
    )


@lru_cache(8)
def _called(
    game: str, language: str, names: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
) -> Words:
    # What was worded is kept by its words, so the same match must have the same ones.
    words = Words(game, language, load(game, language).tables)
    words.names = {at: dict(those) for at, those in names}
    return words


@cache
def template(text: str) -> tuple[Piece, ...]:
    """The pieces of a text; `ValueError` if a brace is not closed."""
    return tuple(
        Piece(literal, name or "", spec or "")
        for literal, name, spec, _ in string.Formatter().parse(text)
    )


def operands(text: str) -> Iterator[tuple[str, str]]:
    """The operands of a text with their specs: `("worker", "workers.acc")`."""
    for piece in template(text):
        if piece.name:
            yield piece.name, f"{piece.kind} {piece.rest}".strip()


def error_text(error: Told, language: str) -> str:
    """An error for a person; without words of its own, its English sentence.

    The words of `GAME.TABLE.NAME` lie with the game's, all others in one file.
    """
    if language == "en":
        return str(error)
    game, *path = error.name.split(".")
    try:
        words, path = (load(game, language), path) if len(path) == 2 else _errors(error, language)
        return words.text(
            *path, **{name: _told(value, language) for name, value in error.params.items()}
        )
    except (MissingWord, Told):
        # Where the words themselves cannot be read, that is told by the sentence.
        return str(error)


def _told(operand: Any, language: str) -> Any:
    """An operand; errors that led to another one are told in the same language."""
    if isinstance(operand, tuple):
        return "; ".join(str(_told(part, language)) for part in operand)
    return error_text(operand, language) if isinstance(operand, Told) else operand


def _errors(error: Told, language: str) -> tuple[Words, list[str]]:
    return load("engine", language), ["errors", error.name]
