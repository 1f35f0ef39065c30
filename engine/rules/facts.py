"""Facts: what the people at a table say has happened, in any order.

A fact is a function of the game marked `@fact`, with its clause in the docstring. It calls what
the rules call and repeats none of them; what the box makes impossible it refuses with `Illegal`.
Its arguments are single words, read by kinds: `produced 1 grain 2`. A free text, such as a name
that people type in, is written as one word by `written`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from engine.base.errors import Told
from engine.base.plain_text import line_of
from engine.rules.agenda import CLAUSE, TABLE, Event, Illegal, State

NONE, AND = "none", "+"
"""In a word of several parts, such as `1+3`: that there are none, and what lies between them."""
UNSEEN = "?"
"""A card that was drawn and that nobody saw."""
MOST = 99
"""The largest number that is told at once, of most things."""
FEW = 12
"""Words of a kind that a refusal names."""


class Kind(NamedTuple):
    """A kind of argument: its name, how a word of that kind is read, and which words there are."""

    name: str
    read: Callable[[State, str], Any]
    """Raises `LookupError` or `ValueError` for a word that is none, or `Illegal` with a sentence of its own."""
    words: Callable[[State], Sequence[str]] = lambda state: ()
    """Every word of the kind in a state, in order; numbers rise one by one."""
    is_free: bool = False
    """Whether any text will do (`written`); such words cannot be listed."""
    renamed: Callable[[State, str, str, str], str] = lambda state, word, was, now: word
    """How a word calls a thing by the name that people told otherwise: once `was`, `now` instead."""


class Fact:
    """Something that people at a table can tell: `run(state, *args)`.

    `says` is the event by which it is called, where that is not the first with a clause of its own.
    """

    __slots__ = ("clause", "clauses", "ends_turn", "kinds", "name", "run", "says")

    def __init__(
        self, run: Callable[..., None], kinds: tuple[Kind, ...], *, ends_turn: bool, says: str
    ) -> None:
        self.run = run
        self.kinds = kinds
        self.ends_turn = ends_turn
        self.says = says
        self.name: str = run.__name__
        self.clauses: list[str] = [it[0] for it in CLAUSE.finditer(run.__doc__ or "")]
        self.clause = next(iter(self.clauses), "")

    def called_by(self, events: Sequence[Event]) -> Sequence[Event]:
        """Of what it brought, what it is called by; what a reward or a bid brought stands before it."""
        said = [event for event in events if event.name == self.says][:1]
        return said or [event for event in events if event.clause in self.clauses] or events


def fact(
    *kinds: Kind, ends_turn: bool = False, says: str = ""
) -> Callable[[Callable[..., None]], Fact]:
    """Mark a fact with the kinds of its arguments; a checksum stands where it ends a turn."""
    return lambda run: Fact(run, kinds, ends_turn=ends_turn, says=says)


def tell(state: State, name: str, words: Sequence[str]) -> None:
    """Let a fact happen; `Illegal` if it is none, or cannot be: then throw the state away."""
    if state.is_terminal:
        raise Illegal("illegal.told_over", "the match is over by then")
    if state.current_player != TABLE:
        # What was pressed stands on its button; its name in the record means nothing to people.
        raise Illegal("illegal.no_facts", "answer the open question first")
    told = state.FACTS.get(name)
    if told is None:
        raise Illegal("illegal.no_fact", f"there is no fact “{name}”", text=name)
    if len(words) != len(told.kinds):
        wanted = " ".join((name, *(kind.name for kind in told.kinds)))
        text = " ".join((name, *words))
        sentence = f"“{text}” has to be written “{wanted}”"
        raise Illegal("illegal.fact_form", sentence, text=text, wanted=wanted)
    told.run(state, *map(_read, told.kinds, [state] * len(words), words))
    state.put_stand_ins()


def _read(kind: Kind, state: State, word: str) -> Any:
    try:
        return kind.read(state, word)
    except Illegal:
        raise
    except (LookupError, ValueError):
        raise _no_word(kind, kind.words(state), word) from None


def _no_word(kind: Kind, words: Sequence[str], word: str) -> Illegal:
    sentence = f"“{word}” is no {kind.name}"
    needed = Told(f"kind.{kind.name}", kind.name)
    if words and all(it.lstrip("-").isdecimal() for it in words):
        least, most = int(words[0]), int(words[-1])
        sentence += f", which goes from {least} to {most}"
        return Illegal(
            "illegal.fact_range", sentence, text=word, kind=needed, least=least, most=most
        )
    if 0 < len(words) <= FEW:
        known = ", ".join(words)
        sentence += f"; there are {known}"
        return Illegal("illegal.fact_words", sentence, text=word, kind=needed, known=known)
    return Illegal("illegal.fact_word", sentence, text=word, kind=needed)


def new_name(state: State, name: str, was: Sequence[str], now: Sequence[str]) -> tuple[str, str]:
    """The one free text of a fact that is told otherwise, before and after; empty if none is."""
    found = [
        (free_text(before), free_text(after))
        for kind, before, after in zip(state.FACTS[name].kinds, was, now, strict=True)
        if kind.is_free and before != after
    ]
    return found[0] if len(found) == 1 else ("", "")


def renamed(state: State, name: str, words: Sequence[str], was: str, now: str) -> tuple[str, ...]:
    """The words of a fact, once what people called `was` is called `now`."""
    kinds = state.FACTS[name].kinds
    return tuple(
        kind.renamed(state, word, was, now) for kind, word in zip(kinds, words, strict=True)
    )


def facts_of(*modules: Any) -> Mapping[str, Fact]:
    """The facts that the modules define, by name."""
    return {
        value.name: value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, Fact)
    }


# -- kinds that every game has -----------------------------------------------------------


def one_of(name: str, names: Sequence[str]) -> Kind:
    """One of the names; it is read as its place among them."""
    return Kind(name, lambda state, word: tuple(names).index(word), lambda state: tuple(names))


def named(name: str, names: Sequence[str]) -> Kind:
    """One of the names as it stands."""
    return Kind(
        name,
        lambda state, word: names[tuple(names).index(word)],
        lambda state: tuple(names),
    )


def number(name: str, least: int, most: int) -> Kind:
    """A whole number in that range."""
    return Kind(name, counted(least, most), lambda state: tuple(map(str, range(least, most + 1))))


def whole(word: str, most: int = MOST) -> int:
    """A whole number from 0 as `str` writes it; `ValueError` if it is none."""
    is_short = len(word) <= len(str(most))
    number = int(word) if word.isascii() and word.isdigit() and is_short else -1
    if not 0 <= number <= most or str(number) != word:
        raise ValueError(word)
    return number


def signed(word: str) -> int:
    """A whole number with `-` before it if it is negative; `ValueError` if it is none."""
    number = -whole(word[1:]) if word.startswith("-") else whole(word)
    if str(number) != word:
        raise ValueError(word)
    return number


def counted(least: int, most: int) -> Callable[[State, str], int]:
    """Reads a whole number in that range."""

    def read(state: State, word: str) -> int:
        number = whole(word, most)
        if number < least:
            raise ValueError(word)
        return number

    return read


NUMBER = Kind(
    "number",
    lambda state, word: signed(word),
    lambda state: tuple(map(str, range(-MOST, MOST + 1))),
)


def _seat(state: Any, word: str) -> int:
    return counted(1, state.board.seats)(state, word) - 1


def _seats(state: Any) -> tuple[str, ...]:
    return tuple(str(seat + 1) for seat in range(state.board.seats))


SEAT = Kind("seat", _seat, _seats)
"""A seat by its number from 1, which is read as from 0."""

# -- free texts --------------------------------------------------------------------------

NO_TEXT = "-"
"""How an empty text is written."""
LONGEST = 200
"""Characters of a free text."""


def written(text: str) -> str:
    """A free text as one word: `Cold%20wind`; only what would end the word is encoded."""
    if not text:
        return NO_TEXT
    coded = "".join(
        quote(sign, safe="") if sign == "%" or sign.isspace() else sign for sign in text
    )
    return "%2D" if coded == NO_TEXT else coded


def free_text(word: str) -> str:
    """The text that `written` wrote; `ValueError` if it is too long or not printable."""
    text = "" if word == NO_TEXT else unquote(word, errors="strict")
    if len(text) > LONGEST or text != line_of(text):
        raise ValueError(word)
    if written(text) != word:
        raise ValueError(word)
    return text


def text(name: str) -> Kind:
    """Any text, such as a name that people type in."""
    return Kind(name, lambda state, word: free_text(word), is_free=True)


TEXT = text("text")
