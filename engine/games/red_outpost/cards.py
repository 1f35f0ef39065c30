"""RO-7: the special cards; RO-7.13, RO-7.14, RO-7.18 open places and stand with the moves,
RO-7.16 stands with production, RO-7.2 and RO-7.10 begin at their places."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.red_outpost import refusals
from engine.games.red_outpost.actions import (
    PASS,
    PASS_ONLY,
    PICK_GOOD,
    PICK_WORKER,
    Move,
    MoveDisc,
    Pick,
    Trade,
    disc_moves,
    moves_to,
)
from engine.games.red_outpost.components import (
    ADMINISTRATION,
    BARRACKS,
    BEER_HOUSE,
    COMMISSAR,
    FISHERMAN,
    GOODS,
    GRAIN,
    LABOR_CAMP,
    LAKE,
    LAKE_CARDS,
    LUNCH,
    MINE,
    PASTURE,
    PLACES,
    SPACESHIP,
    WAREHOUSE,
    WORKERS,
)
from engine.games.red_outpost.effects import (
    gain_crystal,
    give_to_palace,
    may_pay_with_mood,
    move_disc,
    shift_mood,
)
from engine.games.red_outpost.moves import (
    BARRACKS_BIT,
    KITCHEN_BIT,
    TEN_PLACES,
    occupied,
)
from engine.games.red_outpost.production import advance_wheel, export, work
from engine.games.red_outpost.state import RedOutpost, changed
from engine.rules.agenda import decision, type_of_frame

USE_CARD, USE_PLACE = Pick("card"), Pick("place")


def bear_on(state: RedOutpost, seat: int, worker: int, place: int) -> bool:
    """RO-1.6: whether a card of the seat, or a disc on one (RO-7.6), has a say in the turn."""
    return (
        state.worker_card[seat] == worker
        or state.place_card[seat] == place
        or state.papers[seat] > 0
    )


# -- RO-7.1, RO-7.4, RO-7.8: the card replaces what the place does ---------------------


def replaces(state: RedOutpost, worker: int, place: int) -> bool:
    """RO-7.1, RO-7.4, RO-7.8: whether this place's card can be used instead of the place."""
    return place in (PASTURE, BEER_HOUSE) or (place == MINE and may_pay_with_mood(state, worker))


def replaces_mood(state: RedOutpost, place: int) -> bool:
    """RO-R8: these cards replace the place's mood change too, or (7.1, 7.8) the action only."""
    if place == BEER_HOUSE:
        return True
    return place in (PASTURE, MINE) and not state.board.replace_action_only


def use_place_card(state: RedOutpost, seat: int, worker: int, place: int) -> None:
    """RO-7.1: mood +2; RO-7.4: take 2 crystals; RO-7.8: mood −1 and 3 spaces on the wheel."""
    if place == PASTURE:
        state.note("RO-7.1", "card_used", seat=seat, card="pasture")
        shift_mood(state, worker, 2, "RO-7.1")
    elif place == BEER_HOUSE:
        state.note("RO-7.4", "card_used", seat=seat, card="beer_house")
        gain_crystal(state, seat, "RO-7.4", 2)
    else:
        state.note("RO-7.8", "card_used", seat=seat, card="mine")
        shift_mood(state, worker, -1, "RO-7.8")
        for _ in range(3):
            advance_wheel(state, seat)


# -- RO-7.2 Palace --------------------------------------------------------------------


def give_to_portrait(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-7.2: the crystal lies on a portrait and counts as one of your discs at the day's end."""
    state.crystals[seat] -= 1
    state.gifts = changed(state.gifts, worker * state.board.seats + seat, 1)
    state.note("RO-7.2", "gave_to_portrait", seat=seat, worker=WORKERS[worker])


# -- RO-7.3 Cornfield -----------------------------------------------------------------


def crops(state: RedOutpost, seat: int, worker: int) -> Sequence[Pick]:
    """RO-7.3: any good that the supply can give; grain in any case."""
    return tuple(
        pick for good, pick in enumerate(PICK_GOOD) if good == GRAIN or state.cubes_left(good) > 0
    )


@decision(legal=crops, refused=refusals.crops, about=("place:cornfield",))
def sow(state: RedOutpost, crop: Pick, seat: int, worker: int) -> None:
    """RO-7.3: produce 1 cube of any resource instead of grain; the mood loss stays."""
    good = GOODS.index(crop.name)
    if good != GRAIN:
        state.note("RO-7.3", "other_crop", seat=seat, good=crop.name)
    work(state, seat, worker, (good,))


# -- RO-7.5 Warehouse -----------------------------------------------------------------


def may_exchange_again(state: RedOutpost, seat: int, done: int) -> bool:
    """RO-7.5, RO-R10: a second exchange of cube and crystal, in either direction."""
    return done < 2 and state.place_card[seat] == WAREHOUSE


# -- RO-7.6 Administration, RO-7.11 Labor Camp: the disc of the turn -------------------

ON_PORTRAIT, ON_CARD, NO_DISC = Pick("portrait"), Pick("card"), Pick("none")
BRING = Pick("bring")


def disc_choices(state: RedOutpost, seat: int, worker: int, place: int) -> Sequence[Pick]:
    """RO-2.2 step 2: on the portrait; RO-7.6: or on the card; RO-7.11: or none."""
    if place == ADMINISTRATION and state.place_card[seat] == ADMINISTRATION:
        return (ON_PORTRAIT, ON_CARD)
    if place == LABOR_CAMP and state.place_card[seat] == LABOR_CAMP:
        return (ON_PORTRAIT, NO_DISC)
    return (ON_PORTRAIT,)


def bring_papers_or_not(state: RedOutpost, seat: int, worker: int) -> Sequence[Pick]:
    """RO-7.6, RO-R10: all discs on the card to the portrait of the worker in use, or none."""
    return (BRING, PASS)


@decision(legal=bring_papers_or_not, about=("place:administration",))
def bring_papers(state: RedOutpost, choice: Pick, seat: int, worker: int) -> None:
    """RO-7.6: on a later turn the discs on the card may go to this worker's portrait."""
    if choice != PASS:
        carry_papers(state, seat, worker)


def carry_papers(state: RedOutpost, seat: int, worker: int, kept: int = 0) -> None:
    """RO-7.6: all discs on the card but those of this turn go to the worker's portrait."""
    number = state.papers[seat] - kept
    state.papers = changed(state.papers, seat, -number)
    state.discs[worker * state.board.seats + seat] += number
    state.note("RO-7.6", "papers_brought", seat=seat, worker=WORKERS[worker], n=number)


# -- RO-7.7 Spaceship -----------------------------------------------------------------


def after_spaceship(state: RedOutpost, seat: int) -> Sequence[type_of_frame]:
    """RO-7.7: what follows the Spaceship's action."""
    return (launch(seat),) if state.place_card[seat] == SPACESHIP else ()


def launches(state: RedOutpost, seat: int) -> Sequence[Pick]:
    """RO-7.7: with four different cubes in the Warehouse, which of them to export."""
    return (*PICK_GOOD, PASS) if all(state.warehouse) else PASS_ONLY


@decision(legal=launches, about=("place:spaceship",))
def launch(state: RedOutpost, choice: Pick, seat: int) -> None:
    """RO-7.7: may remove 4 different cubes from the Warehouse and export one of them."""
    if choice != PASS:
        lift_off(state, seat, GOODS.index(choice.name))


def lift_off(state: RedOutpost, seat: int, good: int) -> None:
    """RO-7.7: 4 different cubes leave the Warehouse, and one goes to its export track."""
    state.note("RO-7.7", "launched", seat=seat, good=GOODS[good])
    for each in range(4):
        state.warehouse[each] -= 1
    export(state, seat, good)


# -- RO-7.9 Field Kitchen -------------------------------------------------------------


def late_sleepers(state: RedOutpost, seat: int, laid: int, after: int) -> Sequence[Pick]:
    """RO-7.9: the next worker to lie down, in the order of the portraits, or enough."""
    return (
        *(PICK_WORKER[worker] for worker in range(after, 6) if state.upright >> worker & 1),
        ENOUGH,
    )


ENOUGH = Pick("enough")
MOST_LAID_FLAT = 2


@decision(legal=late_sleepers, about=("place:field_kitchen",))
def lay_flat(state: RedOutpost, choice: Pick, seat: int, laid: int, after: int) -> None:
    """RO-7.9: at the start of Lunch up to 2 workers lie down and cannot be chosen this phase."""
    if choice == ENOUGH:
        return
    worker = WORKERS.index(choice.name)
    state.upright &= ~(1 << worker)
    state.note("RO-7.9", "laid_flat", seat=seat, worker=choice.name)
    if laid + 1 < MOST_LAID_FLAT:
        state.then(lay_flat(seat, laid + 1, worker + 1))


# -- RO-7.10 Lake ---------------------------------------------------------------------


def cards_to_fish_out(state: RedOutpost, seat: int) -> Sequence[Pick]:
    """RO-7.10: the faces that lie in the lake discard pile."""
    if state.place_card[seat] != LAKE:
        return ()
    return tuple(
        Pick(card) for card, lying in zip(LAKE_CARDS, state.lake_discard, strict=True) if lying
    )


def fish_out(state: RedOutpost, seat: int, card: str) -> None:
    """RO-7.10: a chosen card stays discarded."""
    state.note("RO-7.10", "fished_out", seat=seat, card=card)


# -- RO-7.12 Barracks -----------------------------------------------------------------


def wake_up_moves(state: RedOutpost, seat: int) -> Sequence[MoveDisc | Pick]:
    """RO-7.12, RO-R10: anyone's disc from any portrait to that of a worker in the Barracks."""
    in_barracks = sum(1 << worker for worker in range(6) if state.at[worker] == BARRACKS)
    found: list[MoveDisc | Pick] = []
    for portrait, count in enumerate(state.discs):
        if count:
            source, owner = divmod(portrait, state.board.seats)
            found += disc_moves(owner, source, in_barracks)
    found.append(PASS)
    return found


@decision(legal=wake_up_moves, refused=refusals.waking, about=("place:barracks",))
def wake_up(state: RedOutpost, move: MoveDisc | Pick, seat: int) -> None:
    """RO-7.12: at the end of Morning may move 1 disc to the portrait of a worker in the Barracks."""
    if isinstance(move, MoveDisc):
        move_disc(state, move, seat, "RO-7.12")


# -- RO-7.13 Shepherd -----------------------------------------------------------------


def may_use_own_place(state: RedOutpost, worker: int, place: int) -> bool:
    """RO-7.13, RO-R9: whether staying gives mood and action: not locked, not shared, not closed."""
    bit = 1 << place
    if bit & (BARRACKS_BIT | KITCHEN_BIT):
        return bool(bit & state.shared_place)
    if bit & state.red_locks:
        return False
    return not any(there == place for other, there in enumerate(state.at) if other != worker)


# -- after the turn: RO-7.15 Fisherman, RO-7.17 Commissar ------------------------------


def after_turn(state: RedOutpost, seat: int, worker: int) -> Sequence[type_of_frame]:
    """RO-7.15, RO-7.17: what the worker's card allows after the place's action."""
    if state.worker_card[seat] != worker:
        return ()
    if worker == FISHERMAN:
        return (ferry(seat),)
    if worker == COMMISSAR:
        return (pledge(seat),)
    return ()


def ferries(state: RedOutpost, seat: int) -> Sequence[Move | Pick]:
    """RO-7.15, RO-R12: any other worker to a free, unlocked place; Barracks and Kitchen in their phase."""
    taken = occupied(state)
    shared = state.shared_place
    if state.phase == LUNCH and state.board.kitchen_only:
        free = shared
    else:
        free = (TEN_PLACES & ~state.red_locks | shared) & ~taken
    found: list[Move | Pick] = []
    for worker in range(6):
        if worker != FISHERMAN:
            found += moves_to(free & ~(1 << state.at[worker]))[worker]
    found.append(PASS)
    return found


@decision(legal=ferries, refused=refusals.ferrying, about=("portrait:fisherman",))
def ferry(state: RedOutpost, move: Move | Pick, seat: int) -> None:
    """RO-7.15: after the Fisherman's turn may put another worker elsewhere, standing or flat as before."""
    if isinstance(move, Move):
        put_elsewhere(state, seat, move.worker, move.place)


def put_elsewhere(state: RedOutpost, seat: int, worker: int, place: int) -> None:
    """RO-7.15, RO-R12: it is no move: the worker stands or lies there as before."""
    state.at[worker] = place
    state.note("RO-7.15", "ferried", seat=seat, worker=WORKERS[worker], place=PLACES[place])


PLEDGE = Trade("crystal", "palace")


def pledges(state: RedOutpost, seat: int) -> Sequence[Trade | Pick]:
    """RO-7.17: 1 crystal to the Palace, or not."""
    return (PLEDGE, PASS) if state.crystals[seat] else PASS_ONLY


@decision(legal=pledges, about=("portrait:commissar",))
def pledge(state: RedOutpost, gift: Trade | Pick, seat: int) -> None:
    """RO-7.17, RO-R10: besides the action may give 1 crystal to the own palace field."""
    if gift == PLEDGE:
        give_to_palace(state, seat, "RO-7.17")
