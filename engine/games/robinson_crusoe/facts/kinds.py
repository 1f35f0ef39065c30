"""The words that facts are told in, and why something cannot have happened."""

from __future__ import annotations

from engine.games.robinson_crusoe import vocabulary
from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.components import (
    ADVENTURES,
    BACKS,
    ICONS,
    ITEMS,
    MIXED_IN,
    MOST_ROUNDS,
    SPACES,
    WRECKAGE,
)
from engine.games.robinson_crusoe.counters import OF_SEATS, PLAIN
from engine.games.robinson_crusoe.naming import back_of
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.values import BOOK
from engine.rules.agenda import State
from engine.rules.facts import (
    MOST,
    NUMBER,
    SEAT,
    Kind,
    free_text,
    named,
    number,
    one_of,
    text,
    written,
)
from engine.rules.impossible import Reasons

REASONS = Reasons("robinson-crusoe")
impossible, refused, untold = REASONS.impossible, REASONS.refused, REASONS.untold
needs_known = REASONS.needs_known


def needs_table(state: Robinson) -> None:
    """RC-4.2: with the app's deck the app draws and resolves; only a table tells."""
    if not state.board.is_told:
        impossible("RC-4.2", "app_does_it")


def needs_app(state: Robinson) -> None:
    """RC-1.3: of a physical deck the app knows neither order nor texts."""
    if state.board.is_told:
        impossible("RC-1.3", "table_does_it")


# -- kinds of words ----------------------------------------------------------------------


def _counter(state: State, word: str) -> str:
    assert isinstance(state, Robinson)
    kind, dot, seat = word.partition(".")
    if kind in OF_SEATS and dot:
        SEAT.read(state, seat)
    elif word not in PLAIN:
        raise ValueError(word)
    return word


def _effect(state: State, word: str) -> str:
    told = free_text(word)
    if vocabulary.read(told, vocabulary.MOST_TOLD).what == vocabulary.SELF:
        raise ValueError(word)
    return told


def _counters(state: State) -> tuple[str, ...]:
    return (*PLAIN, *(f"{kind}.{seat}" for kind in OF_SEATS for seat in SEAT.words(state)))


def _effects(state: State) -> tuple[str, ...]:
    every = vocabulary.every(vocabulary.MOST_TOLD)
    return tuple(written(one) for one in every if not one.endswith(vocabulary.SELF))


def _discarded(state: State) -> tuple[str, ...]:
    """RC-3.1: cards of the app that can come into the Event deck once more, the latest first."""
    assert isinstance(state, Robinson)
    if state.board.is_told:
        return ()
    return tuple(key for key in reversed(state.discard) if back_of(state, key) in MIXED_IN)


def _of_discarded(state: State, word: str) -> str:
    if word not in _discarded(state):
        raise ValueError(word)
    return word


COUNTER = Kind("counter", _counter, _counters)
EFFECT = Kind("effect", _effect, _effects)
BACK, MIXED = named("back", BACKS), named("back", MIXED_IN)
ICON, COLOUR = named("icon", ICONS), named("colour", ADVENTURES)
LYING = named("icon", (*ICONS, WRECKAGE))
SPACE = one_of("space", SPACES)
ITEM = one_of("item", ITEMS)
OWNED = one_of("owned", ("gone", "there"))
TOKEN = one_of("token", ("none", "lies"))
DISCARDED = Kind("discarded", _of_discarded, _discarded)
ENDING = named("ending", ("won", "lost"))
SOME = number("cards", 1, 9)
DEMANDS = number("demands", 1, vocabulary.MOST_TOLD)
HELD = tuple(number(kind, 0, 99) for kind in (BOOK, ADVENTURE, *MIXED_IN))
"""RC-3.1: how many cards of each kind are in the Event deck."""
SHOWN = NUMBER._replace(name="shown", words=lambda state: tuple(map(str, range(-9, MOST + 1))))
"""RC-3.4: what a counter shows, where `NUMBER` is how far it goes up or down."""
ROUND = number("round", 1, MOST_ROUNDS)
NAME, REQUIREMENT, REMINDER = text("name"), text("requirement"), text("reminder")
"""RC-1.3: what somebody types in of a card of the table's own box; the last is its Threat Effect."""
HALF = text("half")
"""RC-2.4: what the lower half of a card says."""
OTHER = text("other")
"""RC-4.3: the other way to meet the requirement of a wreckage card."""
