"""The market: refill rolls, what lies there, and who has won an upgrade (OP-2.4, OP-6.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.outpost import auction, colony, market
from engine.games.outpost.components import PHASES, UPGRADES, WATER
from engine.games.outpost.facts import sequence
from engine.games.outpost.facts.kinds import (
    BUYERS,
    COPIES,
    ON_DISPLAY,
    PLAYING,
    ROLL,
    ROLLS,
    UPGRADE,
    impossible,
    needs_begun,
    needs_cards,
    needs_followed,
    needs_known,
    needs_wait,
    reach,
)
from engine.games.outpost.table import AtTable
from engine.rules.facts import SEAT, fact
from engine.rules.parts.places import put


@fact(ROLL)
def rolled(state: AtTable, face: int) -> None:
    """OP-2.4: that number was rolled for the market."""
    reach(state, *ROLLS)
    faces = [outcome for outcome, _ in state.choices]
    if str(face) not in faces:
        again = str(face) in (it for it, _ in market.faces(state))
        impossible("OP-R3", "gives_nothing" if again else "no_such_face", n=face, known=faces)
    state.apply(str(face))


@fact(ON_DISPLAY)
def display(state: AtTable, there: list[int]) -> None:
    """OP-1.5: these upgrades are on the market; rolls that are still to come are not asked."""
    needs_followed(state, "display")
    needs_begun(state)
    if (most := _most_shown(state)) is not None and len(there) > most:
        impossible("OP-1.5", "too_many_shown", most=most)
    for upgrade in there:
        _needs_phase(state, upgrade)
        if there.count(upgrade) > state.board.of_display:
            told = {"upgrade": UPGRADES[upgrade], "n": state.board.of_display}
            impossible("OP-1.5", "display_cap", **told)
    state.display, state.unseen = sorted(there), 0
    state.learn("display")
    tell_supply(state)
    shown = [UPGRADES[upgrade] for upgrade in state.display]
    state.note("OP-1.5", "display_told" if shown else "empty_display_told", upgrades=shown)
    if state.waits_for in ROLLS:
        sequence.drop(state, *sequence.REFILL)
        state.run_on()


def _most_shown(state: AtTable) -> int | None:
    """OP-1.5, OP-7.1: how many upgrades the market can show, as events may add places; None if nobody knows."""
    board = state.board
    if not board.has_events:
        return board.seats
    if not all(card.is_finished for card in board.event_deck):
        return None
    effects = (it for card in board.event_deck for option in card.options for it in option)
    return board.seats + max((max(it.amount) for it in effects if it.verb == "display"), default=0)


def _needs_phase(state: AtTable, upgrade: int) -> None:
    """OP-2.3, OP-2.4: a type comes to the market in the phase from which on it is for sale."""
    phase = next(at for at, types in enumerate(PHASES, 1) if upgrade < types)
    if state.is_known("phase") and state.knows_all_vp() and phase > state.phase:
        impossible("OP-2.4", "later_phase", upgrade=UPGRADES[upgrade], n=phase)


@fact(*[COPIES] * len(UPGRADES))
def supply(state: AtTable, *copies: int) -> None:
    """OP-1.4: so many copies of each upgrade are beside the market."""
    needs_followed(state, "supply")
    for name, number, most in zip(UPGRADES, copies, most_beside(state), strict=True):
        if number > most:
            impossible("OP-1.4", "too_many_copies", upgrade=name)
    state.supply = [*copies]
    state.learn("supply")
    state.note("OP-1.4", "supply_told", n=sum(copies))


def most_beside(state: AtTable) -> list[int]:
    """OP-1.4: what of each upgrade is neither on the market nor with anybody, as far as that is told."""
    return [
        max(copies, 2 * state.board.rolls_copies)
        - state.display.count(upgrade)
        - sum(own[upgrade] for own in state.upgrades)
        for upgrade, copies in enumerate(state.board.copies)
    ]


def tell_supply(state: AtTable) -> None:
    """OP-1.4: what is neither on the market nor with anybody is beside it."""
    owned = [f"upgrades.{seat + 1}" for seat in range(state.board.seats)]
    if not state.is_known("display", *owned) or state.unseen or state.board.rolls_copies:
        return
    left = most_beside(state)
    if min(left) < 0:
        wrong = next(at for at, number in enumerate(left) if number < 0)
        impossible("OP-1.4", "too_many_copies", upgrade=UPGRADES[wrong])
    state.supply = left
    state.learn("supply")


@fact(*[COPIES] * len(UPGRADES))
def copies(state: AtTable, *each: int) -> None:
    """OP-1.4, OP-R1: so many copies of each upgrade there are with two players, as the dice say."""
    needs_followed(state, "supply")
    if not state.board.rolls_copies:
        impossible("OP-1.4", "copies_follow")
    needs_wait(state, sequence.setting_up.name)
    if not set(each) <= {1, 2} or not market.are_enough(each):
        impossible("OP-R1", "no_such_copies")
    state.supply = [*each]
    state.learn("supply")
    market.note_copies(state)


@fact()
def app_copies(state: AtTable) -> None:
    """OP-1.4: with two players the app rolls how many copies of each upgrade there are."""
    needs_followed(state, "supply")
    if not state.board.rolls_copies:
        impossible("OP-1.4", "copies_follow")
    needs_wait(state, sequence.setting_up.name)
    state.learn("supply")
    state.then(market.roll_copies())
    state.run_on()


@fact(BUYERS)
def bought(state: AtTable, numbers: Sequence[int]) -> None:
    """OP-2.4: so many upgrades each has won since the market was filled."""
    needs_followed(state, "bought")
    state.bought = [*numbers]
    state.learn("bought")
    state.note("OP-2.4", "bought_told", n=sum(numbers))


@fact(SEAT, UPGRADE)
def won(state: AtTable, seat: int, upgrade: int) -> None:
    """OP-6.2, OP-3.2: the seat has won an upgrade, with what it brings at once."""
    reach(state, *PLAYING)
    needs_cards(state, seat)
    needs_known(
        state, "OP-6.2", *(f"{kind}.{seat + 1}" for kind in ("upgrades", "factories", "robots"))
    )
    if upgrade not in state.display:
        _show(state, upgrade)
    auction.join_colony(state, seat, upgrade)
    colony.recount(state, seat, "OP-3.2")


def _show(state: AtTable, upgrade: int) -> None:
    """OP-1.5: what is won has been on the market, also where nobody told that."""
    if state.is_known("display", "supply") and not (state.unseen and state.supply[upgrade]):
        impossible("OP-6.2", "not_on_display", upgrade=UPGRADES[upgrade])
    _needs_phase(state, upgrade)
    state.display = sorted([*state.display, upgrade])
    if state.unseen:
        state.unseen -= 1
        state.supply = put(state.supply, upgrade, max(0, state.supply[upgrade] - 1))


@fact(SEAT)
def handed_in(state: AtTable, seat: int) -> None:
    """OP-1.3: all six cards of the first turn for an unmanned water factory."""
    reach(state, *PLAYING)
    needs_known(state, "OP-1.3", f"factories.{seat + 1}")
    if state.turn != 1:
        impossible("OP-1.3", "first_turn_only")
    if state.bought[seat] or state.built_by[seat] or state.hired_by[seat] or state.handed[seat]:
        impossible("OP-1.3", "has_bought")
    state.handed = put(state.handed, seat, 1)
    state.note("OP-1.3", "handed_in_told", seat=seat)
    colony.gain_factory(state, seat, WATER, "OP-1.3")
