"""The Event deck: what is in it, what lies on top, and how likely each card is (RC-2.3, RC-3.1).

Its cards lie in no order; only the back on top may be known. Of an Event card the number of
each icon left is public, its face is not.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.components import ADVENTURES, BACKS, EVENT, ICONS, MIXED_IN
from engine.games.robinson_crusoe.state import NOT_COUNTED, Robinson
from engine.rules.agenda import chance
from engine.rules.parts import hidden

DECK = "deck"
"""The marker of what is in the Event deck."""
BOOK_CARD, ADVENTURE_CARD = "book:?", f"{ADVENTURE}:?"


def looks(card: str) -> str:
    """RC-2.3: the back of a card of the deck."""
    kind = card.partition(":")[0]
    return kind if kind in MIXED_IN else EVENT


def backs(state: Robinson) -> dict[str, int]:
    """How many cards with each back are in the deck."""
    counted = Counter(map(looks, state.event_deck))
    return {back: counted[back] for back in BACKS if counted[back]}


def top_back(state: Robinson) -> str:
    """RC-2.3, RC-R9: the back on top; empty while it cannot be known."""
    there = backs(state) if state.is_known(DECK) else {}
    return state.top or (next(iter(there)) if len(there) == 1 else "")


def events_left(state: Robinson) -> int:
    """Event cards in the deck."""
    return backs(state).get(EVENT, 0)


# -- draw and shuffle ----------------------------------------------------------------------


def take(state: Robinson, card: str) -> None:
    """RC-2.2: the top card, which turned out to be this one, leaves the deck."""
    if not state.is_known(DECK):
        # Nobody knows what else is in the deck.
        state.top = ""
        return
    if state.board.deck is None:
        state.event_deck.remove(card)
    else:
        box = state.board.deck.box
        state.pool, state.event_deck = hidden.take(box, state.pool, state.event_deck, card)
    state.top = ""
    look_at_top(state)


def put_in(state: Robinson, *cards: str) -> None:
    """RC-3.1: cards go into the deck, and the whole deck is shuffled."""
    state.top = ""
    if not state.is_known(DECK):
        state.note("RC-3.1", "uncounted_shuffled")
        return
    state.event_deck.extend(cards)
    state.event_deck.sort()
    state.note("RC-3.1", "deck_shuffled", n=len(state.event_deck))
    look_at_top(state)


def look_at_top(state: Robinson) -> None:
    """RC-2.3: with the app's deck the new back on top is seen by all at once."""
    if state.event_deck and not state.board.is_told:
        state.then(see_top())


@chance("top", lambda state: tuple(backs(state).items()))
def see_top(state: Robinson, back: str) -> None:
    """RC-2.3: the back of the top card is public."""
    state.top = back
    if len(backs(state)) > 1:
        state.note("RC-2.3", "on_top", back=back)


def on_top(state: Robinson) -> list[tuple[str, int]]:
    """What the top card of the app's deck can be, with weights."""
    there = [card for card in state.event_deck if looks(card) == state.top]
    return hidden.among(state.board.cards.box, state.pool, there)


# -- what everybody may know -----------------------------------------------------------------


class Odds(NamedTuple):
    """A back or an icon: how many such cards are left, and how likely it comes next."""

    name: str
    n: int
    chance: float
    """From 0 to 1."""


class DeckView(NamedTuple):
    """What is public about the Event deck."""

    left: int
    top: str
    """The back on top; empty while it is not known."""
    below: tuple[Odds, ...]
    """The backs of the cards under the known top card, or of all if the top is not known."""
    icons: tuple[Odds, ...]
    """The icon of the next Event card: of each colour with the app's deck, else `adventure`."""
    seen: tuple[str, ...]
    """Cards of the app in the deck that everybody has seen, as `build:deep_splinter`."""
    is_known: bool
    """False while nobody has told what is in the deck: then nothing else here counts."""


def look(state: Robinson) -> DeckView:
    """RC-2.3, RC-3.1: what is left by back and by icon, and the odds of the next draw."""
    there, top = backs(state), top_back(state)
    hidden_backs = {back: n - (back == state.top) for back, n in there.items()}
    below = _odds({back: n for back, n in hidden_backs.items() if n})
    seen = tuple(card for card in state.event_deck if hidden.is_known(card))
    known = state.is_known(DECK)
    return DeckView(len(state.event_deck), top, below, _odds(icons(state)), seen, known)


def icons(state: Robinson) -> dict[str, float]:
    """Event cards left by icon; colours of the app's deck as far as faces are unseen."""
    deck = state.board.deck
    book = state.event_deck.count(BOOK_CARD)
    adventure = state.event_deck.count(ADVENTURE_CARD)
    if deck is None:
        return {"book": book, ADVENTURE: adventure}
    unseen = Counter(
        deck.cards[kind.partition(":")[2]].kind
        for kind, left in zip(deck.box.kinds, state.pool, strict=True)
        if left and kind.startswith(ADVENTURE)
    )
    every = sum(unseen[colour] for colour in ADVENTURES)
    return {
        icon: book if icon == ICONS[0] else adventure * unseen[icon] / every if every else 0
        for icon in ICONS
    }


def _odds(counts: dict[str, int] | dict[str, float]) -> tuple[Odds, ...]:
    every = sum(counts.values())
    return tuple(Odds(name, round(n), n / every if every else 0.0) for name, n in counts.items())


def left_in(state: Robinson, back: str) -> int | None:
    """Cards in an Adventure or Mystery deck; None where nobody counts them."""
    left = state.decks[MIXED_IN.index(back)]
    return None if left == NOT_COUNTED else left
