"""The clock: rounds, First Player, the end, and the app coming to a running game."""

from __future__ import annotations

from engine.games.robinson_crusoe import event_deck, phase, rounds
from engine.games.robinson_crusoe.components import LEFT, RIGHT
from engine.games.robinson_crusoe.facts.kinds import (
    ENDING,
    ROUND,
    impossible,
    needs_known,
    needs_table,
)
from engine.games.robinson_crusoe.naming import name_of
from engine.games.robinson_crusoe.state import Robinson, counters
from engine.games.robinson_crusoe.threats import THREATS, clear
from engine.rules.agenda import type_of_frame
from engine.rules.facts import SEAT, fact


def waits_for(state: Robinson) -> str:
    """The name of the wait that is open."""
    frame: type_of_frame = state.agenda[-1]
    name: str = frame[0].name
    return name


@fact(ends_turn=True)
def round_over(state: Robinson) -> None:
    """RC-3.4: the round is over; the First Player passes, and the next event phase comes."""
    if waits_for(state) != rounds.rest_of_round.name:
        impossible("RC-2.2", "phase_is_open")
    needs_known(state, "RC-3.4", "first")
    state.go_on()


@fact()
def phase_over(state: Robinson) -> None:
    """RC-2.2: the table played the event phase without the app: what lies where is not known now."""
    needs_table(state)
    if waits_for(state) == rounds.rest_of_round.name:
        impossible("RC-2.2", "no_phase")
    _know_nothing_of_cards(state)
    state.agenda = [rounds.round_ends(), rounds.rest_of_round()]
    state.note("RC-2.2", "phase_untold")


@fact(ROUND, SEAT)
def clock(state: Robinson, number: int, seat: int) -> None:
    """RC-3.4: it is that round, its event phase is over, and that seat is First Player."""
    _tell_round(state, number, seat)


@fact(ROUND, SEAT)
def missed(state: Robinson, number: int, seat: int) -> None:
    """RC-2.2, RC-3.4: the same, where event phases went by without the app: cards are not known now."""
    _tell_round(state, number, seat)
    _know_nothing_of_cards(state)
    state.note("RC-2.2", "phase_untold")


def _tell_round(state: Robinson, number: int, seat: int) -> None:
    needs_table(state)
    if number > state.rounds:
        impossible("RC-1.2", "past_the_last", round=number, most=state.rounds)
    state.round, state.first = number, seat
    state.hand = ""
    state.agenda = [rounds.round_ends(), rounds.rest_of_round()]
    state.learn("first")
    state.note("RC-3.4", "clock_told", round=number, seat=seat)


@fact()
def phase_ahead(state: Robinson) -> None:
    """RC-2.1, RC-2.2: the event phase of this round is still to come."""
    needs_table(state)
    for card in phase.held(state):
        impossible("RC-2.2", "card_is_drawn", card=name_of(state, card))
    state.agenda = [rounds.round_ends(), rounds.rest_of_round(), phase.event_phase()]
    state.note("RC-2.2", "phase_ahead", round=state.round)
    state.run_on()


@fact(SEAT)
def first_player(state: Robinson, seat: int) -> None:
    """RC-3.4: somebody else is First Player."""
    state.first = seat
    state.learn("first")
    state.note("RC-3.4", "first_player", seat=seat)


@fact(ROUND)
def rounds_in_all(state: Robinson, number: int) -> None:
    """RC-1.2: the scenario has so many rounds."""
    if number < state.round:
        impossible("RC-1.2", "rounds_are_played", round=state.round)
    state.rounds = number
    state.note("RC-1.2", "rounds_told", n=number)


@fact()
def another(state: Robinson) -> None:
    """RC-R5: an effect draws a further Event card, which is resolved at once (RC-2.8)."""
    needs_table(state)
    if waits_for(state) == phase.laying_token.name:
        impossible("RC-2.5", "token_first")
    state.note("RC-R5", "another")
    phase.draw_further(state)
    state.run_on()


@fact(ENDING)
def game_over(state: Robinson, ending: str) -> None:
    """RC-3.4: the group has won or lost; the app only writes it down."""
    state.outcome = ending
    state.agenda = []
    state.note("RC-3.4", f"game_{ending}", round=state.round)


@fact()
def joined(state: Robinson) -> None:
    """RC-3.4: the app comes to a running game: nothing is known until it is told."""
    needs_table(state)
    state.forget((*counters(state.board.seats), "first"))
    _know_nothing_of_cards(state)
    state.agenda = [rounds.round_ends(), rounds.rest_of_round()]
    state.note("RC-3.4", "joined")


def _know_nothing_of_cards(state: Robinson) -> None:
    """Neither what is in the Event deck nor what lies in the Threat spaces has been told."""
    state.forget((event_deck.DECK, *THREATS))
    for space in (LEFT, RIGHT):
        clear(state, space)
    state.event_deck, state.top, state.hand = [], "", ""
