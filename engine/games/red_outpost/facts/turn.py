"""A turn: who moved where, the disc, and moods."""

from __future__ import annotations

from engine.games.red_outpost import cards, effects, places, rules
from engine.games.red_outpost.actions import Move, MoveDisc, Pick
from engine.games.red_outpost.components import (
    ADMINISTRATION,
    BARRACKS,
    FISHERMAN,
    LABOR_CAMP,
    PLACES,
    WORKERS,
)
from engine.games.red_outpost.facts.cards import FERRIED, LAID_ON_CARD, check_waking
from engine.games.red_outpost.facts.kinds import (
    DISC,
    MOODS,
    PLACE,
    WORKER,
    check_discs,
    impossible,
    needs_known,
    needs_place_card,
    needs_room,
    refused,
)
from engine.games.red_outpost.moves import moves, refused_moves
from engine.games.red_outpost.production import produce_all
from engine.games.red_outpost.table import ALL, NOTHING, UNTOLD, AtTable
from engine.games.red_outpost.table import MOODS as MOODS_ONLY
from engine.rules.facts import NUMBER, SEAT, fact

ON_A_CARD = {"card": (ADMINISTRATION, "RO-7.6"), "none": (LABOR_CAMP, "RO-7.11")}
"""Where the turn's disc may be laid elsewhere than on the portrait, by which card."""

FOLLOWS = {"none": NOTHING, "place": MOODS_ONLY, "all": ALL}


@fact(SEAT, WORKER, PLACE, DISC, MOODS, says="moved")
def moved(state: AtTable, seat: int, worker: int, place: int, disc: str, moods: str) -> None:
    """RO-2.2: a worker goes to a place, a disc to the portrait; RO-7.6, RO-7.11: or not there."""
    if state.at_turn != seat:
        impossible("RO-2.1", "not_the_turn")
    if state.moved != UNTOLD:
        impossible("RO-2.2", "one_move")
    if FERRIED in state.came and worker != FISHERMAN:
        impossible("RO-7.15", "other_worker", worker=WORKERS[FISHERMAN])
    _needs_move(state, seat, worker, place)
    if disc in ON_A_CARD:
        _needs_card_for_disc(state, seat, place, disc)
    if disc == "card":
        state.came = [*state.came, LAID_ON_CARD]
    idle = state.at[worker] == place and not cards.may_use_own_place(state, worker, place)
    if idle and state.is_known(f"at.{WORKERS[worker]}"):
        _needs_choice_of_disc(state, seat, worker, place, disc)
    rules.move_worker(state, seat, worker, place)
    state.learn(f"at.{WORKERS[worker]}")
    rules.lay_down(state, seat, worker, Pick(disc))
    check_discs(state, seat)
    state.moved, state.moods_follow = worker, FOLLOWS[moods]
    # RO-R9, RO-7.11: who stays idle, or gets no disc, keeps the mood.
    if state.moods_follow and not idle and disc != "none":
        places.adjust_mood(state, worker, place)
    if state.moods_follow == ALL and not idle:
        _take_what_it_gives(state, seat, worker, place)


def _take_what_it_gives(state: AtTable, seat: int, worker: int, place: int) -> None:
    """RO-2.2 step 4: what the place gives by rule; what is chosen or drawn is told for itself."""
    if not places.gives(worker, place):
        return
    if goods := places.made(worker, place):
        needs_known(state, "RO-3.1", f"wheel.{seat + 1}")
        for good in goods:
            needs_room(state, good)
        produce_all(state, seat, goods)
    else:
        places.administration(state, seat, worker)


def _needs_move(state: AtTable, seat: int, worker: int, place: int) -> None:
    """RO-2.3: what the rules do not offer is refused with their reason, as far as all is known."""
    name = WORKERS[worker]
    if not state.upright >> worker & 1:
        impossible("RO-2.3", "moved_before", worker=name)
    card_is_known = not state.board.has_cards or state.worker_card[seat] >= 0
    if not card_is_known or not state.is_known(f"at.{name}"):
        return
    if Move(worker, place) not in moves(state, seat):
        subjects = PLACES[place], f"{name}>{PLACES[place]}"
        refused(next(it for it in refused_moves(state, seat) if it.subject in subjects))


def _needs_card_for_disc(state: AtTable, seat: int, place: int, disc: str) -> None:
    card, clause = ON_A_CARD[disc]
    needs_place_card(state, seat, card, clause)
    if place != card:
        impossible(clause, "other_place", place=PLACES[card])


def _needs_choice_of_disc(state: AtTable, seat: int, worker: int, place: int, disc: str) -> None:
    """RO-R9: who stays idle takes no action, so that no card bears on the disc."""
    if Pick(disc) not in rules.disc_choices(state, seat, worker, place, True):
        impossible("RO-R9", "idle_disc")


@fact(SEAT, SEAT, WORKER, WORKER)
def moved_disc(state: AtTable, seat: int, owner: int, source: int, target: int) -> None:
    """RO-4.6, RO-7.12: a disc goes from one portrait to another."""
    mark = f"discs.{WORKERS[source]}.{owner + 1}"
    if source == target or (state.is_known(mark) and not state.discs_on(source, owner)):
        impossible("RO-4.6", "disc_is_not_there", worker=WORKERS[source])
    clause = "RO-4.6"
    is_acting = state.at_turn == seat and state.moved in (source, target)
    if owner == seat or is_acting:
        # Only the Barracks' card moves those.
        if not state.board.has_cards:
            impossible("RO-4.6", "own_disc" if owner == seat else "worker_of_turn")
        needs_place_card(state, seat, BARRACKS, "RO-7.12")
        check_waking(state, seat, target)
        clause = "RO-7.12"
    effects.move_disc(state, MoveDisc(owner, source, target), seat, clause)


@fact(WORKER, NUMBER)
def mood(state: AtTable, worker: int, steps: int) -> None:
    """RO-4.4, RO-4.5, RO-R5: a mood marker moves by so many steps."""
    effects.shift_mood(state, worker, steps, "RO-2.2")
