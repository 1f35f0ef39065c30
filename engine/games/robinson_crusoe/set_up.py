"""Set-up of the Event deck and the board (RC-1)."""

from __future__ import annotations

from engine.games.robinson_crusoe import deck_file, event_deck, rounds
from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.components import EVENT, MIXED_IN, RIGHT, WRECKAGE
from engine.games.robinson_crusoe.naming import add
from engine.games.robinson_crusoe.state import Board, Robinson
from engine.games.robinson_crusoe.values import BOOK, needs_cards
from engine.rules.agenda import chance, step
from engine.rules.game import BadSetup, Setup


def begin(setup: Setup) -> Robinson:
    """RC-1.2: the Event deck by the scenario's rounds, and the wreckage card on the right."""
    first = setup.options["first"]
    if first != "lot" and int(first) > setup.seats:
        sentence = f"seat {first} cannot begin: there are {setup.seats} seats"
        raise BadSetup("no_first", sentence, number=int(first), n=setup.seats)
    state = Robinson(Board(setup))
    _stack_deck(state)
    _lay_wreckage(state)
    state.then(choose_first_player(), rounds.round_begins())
    return state


def _stack_deck(state: Robinson) -> None:
    """RC-1.1, RC-1.2: Book and Adventure cards, shuffled together; RC-1.3: no more than there are."""
    board = state.board
    there = {
        kind: board.deck.number_of(kind)
        if board.deck is not None
        else board.setup.values[f"box.{kind}"].value
        for kind in (BOOK, ADVENTURE)
    }
    needs_cards(board.setup, there)
    state.event_deck = [event_deck.ADVENTURE_CARD] * board.adventure_cards
    state.event_deck += [event_deck.BOOK_CARD] * board.book_cards
    state.top = EVENT
    if board.deck is not None:
        state.pool = board.deck.box.pool()
        state.decks = [board.deck.number_of(back) for back in MIXED_IN]


def _lay_wreckage(state: Robinson) -> None:
    """RC-1.2: the wreckage card starts in the right Threat space, as if it had come in round 1."""
    deck = state.board.deck
    card = deck.wreckage if deck is not None else add(state, WRECKAGE, WRECKAGE, "", "", "", 1)
    if card:
        state.threats[RIGHT], state.placed[RIGHT] = card, 1


@step
def choose_first_player(state: Robinson) -> None:
    """RC-2.2: the First Player of round 1 is chosen or drawn by lot; RC-4.1: whose deck it is is told."""
    deck = state.board.deck
    if deck is not None and deck is not deck_file.shipped():
        state.note("RC-4.1", "own_deck", n=len(deck.cards))
    first = state.board.setup.options["first"]
    if first == "lot":
        state.then(draw_first_player())
    else:
        state.first = int(first) - 1
        state.note("RC-2.2", "first_player", seat=state.first)


@chance("first", lambda state: tuple((str(seat + 1), 1) for seat in range(state.board.seats)))
def draw_first_player(state: Robinson, seat: str) -> None:
    """RC-2.2: the lot decides (seats count from 1)."""
    state.first = int(seat) - 1
    state.note("RC-2.2", "first_player", seat=state.first)
