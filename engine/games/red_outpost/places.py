"""RO-4: the twelve places: what they do to moods, and their actions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.games.red_outpost import cards, refusals
from engine.games.red_outpost.actions import (
    PASS,
    PASS_ONLY,
    PICK_GOOD,
    SWAPS,
    MoveDisc,
    Pick,
    Swap,
    Trade,
    disc_moves,
)
from engine.games.red_outpost.components import (
    ADMINISTRATION,
    BARRACKS,
    BEER_HOUSE,
    BUREAUCRAT,
    COAL,
    COMMISSAR,
    CORNFIELD,
    FARMER,
    FIELD_KITCHEN,
    FISH,
    FISHERMAN,
    GOODS,
    GRAIN,
    LABOR_CAMP,
    LAKE,
    MINE,
    MINER,
    PALACE,
    PASTURE,
    SHEPHERD,
    SPACESHIP,
    WAREHOUSE,
    WOOL,
    WORKERS,
)
from engine.games.red_outpost.decks import (
    discard_lake,
    draw_lake,
    draw_ship,
    fish_cards,
    lake_cards,
    ship_cards,
    shuffle_empty_ship,
    shuffle_lake,
    shuffle_lake_if_fished_out,
)
from engine.games.red_outpost.effects import (
    gain_crystal,
    give_to_palace,
    move_disc,
    shift_mood,
    swap_moods,
)
from engine.games.red_outpost.production import store, work
from engine.games.red_outpost.state import ALL_WORKERS, RedOutpost
from engine.rules.agenda import chance, decision

CLAUSE = {
    PASTURE: "RO-4.1",
    PALACE: "RO-4.2",
    CORNFIELD: "RO-4.3",
    BEER_HOUSE: "RO-4.4",
    WAREHOUSE: "RO-4.5",
    ADMINISTRATION: "RO-4.6",
    SPACESHIP: "RO-4.7",
    MINE: "RO-4.8",
    FIELD_KITCHEN: "RO-4.9",
    LAKE: "RO-4.10",
    LABOR_CAMP: "RO-4.11",
    BARRACKS: "RO-4.12",
}

ARRIVING: dict[int, tuple[int, dict[int, int]]] = {
    PASTURE: (-1, {SHEPHERD: 0}),
    PALACE: (1, {COMMISSAR: 0}),
    CORNFIELD: (-1, {FARMER: 0}),
    BEER_HOUSE: (2, {COMMISSAR: -1}),
    WAREHOUSE: (0, {}),
    ADMINISTRATION: (0, {}),
    SPACESHIP: (-1, {}),
    MINE: (-2, {MINER: 0}),
    FIELD_KITCHEN: (1, {}),
    LAKE: (-1, {FISHERMAN: 0}),
    LABOR_CAMP: (-2, {}),
    BARRACKS: (1, {}),
}
"""Mood of the moved worker, and of the one to whom the place is different."""

ALSO = {PALACE: (COMMISSAR, 1), ADMINISTRATION: (BUREAUCRAT, 1)}
"""Who gains besides the moved worker, and how much (RO-4.2, RO-4.6)."""

MADE: dict[int, tuple[int, ...]] = {
    PASTURE: (WOOL,),
    CORNFIELD: (GRAIN,),
    MINE: (COAL,),
    LABOR_CAMP: (GRAIN, WOOL, FISH),
}
"""What the places that produce give."""
MOST_AT_ONCE = max(map(len, MADE.values()))
"""Cubes that a place gives at most."""

MOOD = tuple(
    tuple(ARRIVING[place][1].get(worker, ARRIVING[place][0]) for worker in range(6))
    for place in range(12)
)


def adjust_mood(state: RedOutpost, worker: int, place: int) -> None:
    """RO-2.2 step 3: the moved worker's mood; RO-4.2, RO-4.6: of the one who works there, too."""
    steps = MOOD[place][worker]
    if steps:
        shift_mood(state, worker, steps, CLAUSE[place])
    if place in ALSO:
        other, gain = ALSO[place]
        if worker != other:
            shift_mood(state, other, gain, CLAUSE[place])


# -- places that produce --------------------------------------------------------------


def made(worker: int, place: int) -> tuple[int, ...]:
    """RO-4.1, RO-4.3, RO-4.8, RO-4.11: the goods of a place; the Mine gives the Miner twice."""
    goods = MADE.get(place, ())
    return goods * 2 if worker == MINER and place == MINE else goods


def makers(good: int) -> tuple[int, ...]:
    """RO-4: the places where the good is produced; RO-R3: fish at the Lake, too."""
    found = tuple(place for place, goods in MADE.items() if good in goods)
    return (*found, LAKE) if good == FISH else found


def gives(worker: int, place: int) -> bool:
    """RO-4: whether the place gives the worker something without a choice and without a card."""
    return bool(made(worker, place)) or (place == ADMINISTRATION and worker == BUREAUCRAT)


def pasture(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.1: produce 1 wool."""
    work(state, seat, worker, MADE[PASTURE])


def cornfield(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.3: produce 1 grain; RO-7.3: or any good."""
    if state.place_card[seat] == CORNFIELD:
        state.then(cards.sow(seat, worker))
    else:
        work(state, seat, worker, MADE[CORNFIELD])


def mine(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.8: produce 1 coal, the Miner 2."""
    work(state, seat, worker, made(worker, MINE))


def labor_camp(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.11: produce 1 grain, 1 wool and 1 fish."""
    work(state, seat, worker, MADE[LABOR_CAMP])


# -- Palace, Beer House, Warehouse, Administration ------------------------------------


def palace(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.2: may give 1 crystal to your own palace field."""
    if state.crystals[seat]:
        state.then(build_palace(seat))
    else:
        state.note("RO-4.2", "no_crystal_to_give", seat=seat)


GIVE_TO_PALACE = Trade("crystal", "palace")
GIVE_TO_PORTRAIT = tuple(Trade("crystal", worker) for worker in WORKERS)


def palace_gifts(state: RedOutpost, seat: int) -> Sequence[Pick | Trade]:
    """RO-4.2: give a crystal or not; RO-7.2: or lay it on a portrait."""
    if state.place_card[seat] == PALACE:
        return (GIVE_TO_PALACE, *GIVE_TO_PORTRAIT, PASS)
    return (GIVE_TO_PALACE, PASS)


@decision(legal=palace_gifts, about=("place:palace",))
def build_palace(state: RedOutpost, gift: Pick | Trade, seat: int) -> None:
    """RO-4.2: the crystal lies on your palace field until the end; RO-7.2: or on a portrait."""
    if not isinstance(gift, Trade):
        return
    if gift.get == "palace":
        give_to_palace(state, seat, "RO-4.2")
    else:
        cards.give_to_portrait(state, seat, WORKERS.index(gift.get))


def beer_house(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.4: may pay 1 crystal to raise one worker's mood and lower another's."""
    if state.crystals[seat]:
        state.then(buy_round(seat))
    else:
        state.note("RO-4.4", "no_crystal_to_pay", seat=seat)


ROUNDS: tuple[Pick | Swap, ...] = (*SWAPS, PASS)


@decision(legal=lambda state, seat: ROUNDS, about=("place:beer_house",))
def buy_round(state: RedOutpost, swap: Pick | Swap, seat: int) -> None:
    """RO-4.4: pay 1 crystal: any worker +1, another −1."""
    if isinstance(swap, Swap):
        pay_for_round(state, seat)
        swap_moods(state, swap, "RO-4.4")


def pay_for_round(state: RedOutpost, seat: int) -> None:
    """RO-4.4: 1 crystal to the supply."""
    state.crystals[seat] -= 1
    state.note("RO-4.4", "crystal_paid", seat=seat)


def warehouse(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.5: at most one of three exchanges; RO-7.5: up to two of the last two."""
    if any(state.warehouse) or state.crystals[seat]:
        state.then(exchange(seat, 0))
    else:
        state.note("RO-4.5", "nothing_to_exchange", seat=seat)


CUBE_TO_MOOD = tuple(Trade(good, "mood") for good in GOODS)
CUBE_TO_CRYSTAL = tuple(Trade(good, "crystal") for good in GOODS)
CRYSTAL_TO_CUBE = tuple(Trade("crystal", good) for good in GOODS)


def exchanges(state: RedOutpost, seat: int, done: int) -> Sequence[Pick | Trade]:
    """RO-4.5: what can be given and got; RO-R2: nothing that the supply cannot give."""
    found: list[Pick | Trade] = []
    crystal_left = state.crystals_left() > 0
    crystal = state.crystals[seat]
    for good, stored in enumerate(state.warehouse):
        if stored:
            if not done:
                found.append(CUBE_TO_MOOD[good])
            if crystal_left:
                found.append(CUBE_TO_CRYSTAL[good])
        if crystal and state.cubes_left(good) > 0:
            found.append(CRYSTAL_TO_CUBE[good])
    found.append(PASS)
    return found


@decision(legal=exchanges, refused=refusals.exchange, about=("place:warehouse",))
def exchange(state: RedOutpost, trade: Pick | Trade, seat: int, done: int) -> None:
    """RO-4.5: (a) a stored cube for moods, (b) a stored cube for a crystal, (c) a crystal for a cube."""
    if not isinstance(trade, Trade):
        return
    clause = "RO-7.5" if done else "RO-4.5"
    if trade.give == "crystal":
        crystal_for_cube(state, seat, GOODS.index(trade.get), clause)
    elif trade.get == "mood":
        cube_for_moods(state, seat, GOODS.index(trade.give))
        state.then(cheer(seat))
        return
    else:
        cube_for_crystal(state, seat, GOODS.index(trade.give), clause)
    if cards.may_exchange_again(state, seat, done + 1):
        state.then(exchange(seat, done + 1))


def cube_for_moods(state: RedOutpost, seat: int, good: int) -> None:
    """RO-4.5 (a): a stored cube goes to the supply."""
    state.warehouse[good] -= 1
    state.note("RO-4.5", "cube_for_moods", seat=seat, good=GOODS[good])


def cube_for_crystal(state: RedOutpost, seat: int, good: int, clause: str) -> None:
    """RO-4.5 (b), RO-7.5: a stored cube for a crystal."""
    state.warehouse[good] -= 1
    state.note(clause, "cube_for_crystal", seat=seat, good=GOODS[good])
    gain_crystal(state, seat, clause)


def crystal_for_cube(state: RedOutpost, seat: int, good: int, clause: str) -> None:
    """RO-4.5 (c), RO-7.5: a crystal for a cube of any good (RO-3.4)."""
    state.crystals[seat] -= 1
    state.note(clause, "crystal_for_cube", seat=seat, good=GOODS[good])
    store(state, seat, good)


@decision(legal=lambda state, seat: SWAPS, about=("place:warehouse",))
def cheer(state: RedOutpost, swap: Swap, seat: int) -> None:
    """RO-4.5 (a): for a stored cube any worker +1, another −1."""
    swap_moods(state, swap, "RO-4.5")


def administration(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.6: the Bureaucrat gains 1 crystal; with another worker a disc may be moved."""
    if worker == BUREAUCRAT:
        gain_crystal(state, seat, "RO-4.6")
    else:
        state.then(file_disc(seat, worker))


def filings(state: RedOutpost, seat: int, worker: int) -> Sequence[Pick | MoveDisc]:
    """RO-4.6: a disc of another player, between two portraits that are not the acting worker's."""
    found: list[Pick | MoveDisc] = []
    others = ALL_WORKERS & ~(1 << worker)
    seats = state.board.seats
    for portrait, count in enumerate(state.discs):
        if count:
            source, owner = divmod(portrait, seats)
            if source != worker and owner != seat:
                found += disc_moves(owner, source, others)
    found.append(PASS)
    return found


@decision(legal=filings, refused=refusals.filing, about=("place:administration",))
def file_disc(state: RedOutpost, move: Pick | MoveDisc, seat: int, worker: int) -> None:
    """RO-4.6: may move 1 disc of another player from one portrait to another."""
    if isinstance(move, MoveDisc):
        move_disc(state, move, seat, "RO-4.6")
    elif state.events is not None and len(filings(state, seat, worker)) == 1:
        state.note("RO-4.6", "no_disc_to_move", seat=seat)


# -- Spaceship ------------------------------------------------------------------------


def spaceship(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.7: reveal and discard the top spaceship card; RO-R4: an empty deck is shuffled first."""
    shuffle_empty_ship(state)
    state.then(reveal_ship_card(seat), *cards.after_spaceship(state, seat))


@chance(source="spaceship", outcomes=ship_cards)
def reveal_ship_card(state: RedOutpost, card: str, seat: int) -> None:
    """RO-4.7: nothing, a given cube, a cube of choice or a crystal; RO-3.4: the wheel does not move."""
    draw_ship(state, card)
    state.note("RO-4.7", "ship_card", seat=seat, card=card)
    if card == "crystal":
        gain_crystal(state, seat, "RO-4.7")
    elif card == "any":
        state.then(salvage(seat))
    elif card != "nothing":
        bring_from_ship(state, seat, GOODS.index(card))


def bring_from_ship(state: RedOutpost, seat: int, good: int) -> None:
    """RO-3.4, RO-R2: a cube from the Spaceship goes to the Warehouse if the supply has one."""
    if state.cubes_left(good) > 0:
        state.note("RO-4.7", "brought_from_ship", seat=seat, good=GOODS[good])
        store(state, seat, good)
    else:
        state.note("RO-R2", "no_cube_left", seat=seat, good=GOODS[good])


def salvages(state: RedOutpost, seat: int) -> Sequence[Pick]:
    """RO-4.7: any good that the supply can give (RO-R2)."""
    found = tuple(pick for good, pick in enumerate(PICK_GOOD) if state.cubes_left(good) > 0)
    return found or PASS_ONLY


@decision(legal=salvages, refused=refusals.goods, about=("place:spaceship",))
def salvage(state: RedOutpost, good: Pick, seat: int) -> None:
    """RO-4.7: a cube of choice to the Warehouse."""
    if good != PASS:
        bring_from_ship(state, seat, GOODS.index(good.name))


# -- Lake -----------------------------------------------------------------------------


def lake(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.10: a lake card; the Fisherman two, of which he takes one, and a shuffle before or after."""
    if worker == FISHERMAN:
        state.then(cast_nets(seat))
    else:
        state.then(cast_line(seat, worker))


def casts(state: RedOutpost, seat: int, worker: int) -> Sequence[Pick]:
    """RO-4.10: draw; RO-7.10: or take a card from the discard pile."""
    return (DRAW, *cards.cards_to_fish_out(state, seat))


DRAW, SHUFFLE = Pick("draw"), Pick("shuffle")


@decision(legal=casts, about=("place:lake",))
def cast_line(state: RedOutpost, choice: Pick, seat: int, worker: int) -> None:
    """RO-4.10: reveal the top lake card; RO-7.10: or choose one that lies discarded."""
    if choice == DRAW:
        state.then(reveal_lake_card(seat, worker))
    else:
        cards.fish_out(state, seat, choice.name)
        take_catch(state, seat, worker, choice.name)


@chance(source="lake", outcomes=lake_cards)
def reveal_lake_card(state: RedOutpost, card: str, seat: int, worker: int) -> None:
    """RO-4.10: reveal and discard the top lake card and take its reward; RO-4.13 is looked at after."""
    draw_lake(state, card)
    state.note("RO-4.10", "lake_card", seat=seat, card=card)
    discard_lake(state, card)
    take_catch(state, seat, worker, card)
    shuffle_lake_if_fished_out(state)


FISH_CAUGHT = {"nothing": 0, "fish_1": 1, "fish_2_mood": 2}
"""RO-4.10: fish that a lake card gives."""


def take_catch(state: RedOutpost, seat: int, worker: int, card: str) -> None:
    """RO-4.10, RO-R3: nothing, 1 fish, or 2 fish and +1 mood (RO-R16: of the moved worker)."""
    cheer_catch(state, worker, card)
    if fish := FISH_CAUGHT[card]:
        work(state, seat, worker, (FISH,) * fish)


def cheer_catch(state: RedOutpost, worker: int, card: str) -> None:
    """RO-4.10, RO-R16: two fish raise the mood of the moved worker."""
    if card == "fish_2_mood":
        shift_mood(state, worker, 1, "RO-R16")


def fishermans_casts(state: RedOutpost, seat: int) -> Sequence[Pick]:
    """RO-4.10: draw, or shuffle first; RO-7.10: or replace a card by a discarded one (RO-R15)."""
    if not any(state.lake_discard):
        return (DRAW,)
    return (DRAW, SHUFFLE, *cards.cards_to_fish_out(state, seat))


@decision(legal=fishermans_casts, about=("place:lake",))
def cast_nets(state: RedOutpost, choice: Pick, seat: int) -> None:
    """RO-4.10: the Fisherman reveals two cards; he may shuffle all lake cards before or after."""
    if choice == SHUFFLE:
        shuffle_lake(state, "RO-4.10", "lake_shuffled_before")
        state.then(reveal_first(seat, False))
    elif choice == DRAW:
        state.then(reveal_first(seat, True))
    else:
        cards.fish_out(state, seat, choice.name)
        if state.board.card_instead_of_all:
            take_catch(state, seat, FISHERMAN, choice.name)
        else:
            state.then(reveal_second(seat, True, choice.name, False))


@chance(source="lake", outcomes=lake_cards)
def reveal_first(state: RedOutpost, card: str, seat: int, may_shuffle: bool) -> None:
    """RO-4.10: the Fisherman's first card; RO-4.13: was it the last, the other five become the deck."""
    draw_lake(state, card)
    state.note("RO-4.10", "lake_card", seat=seat, card=card)
    if not any(state.lake):
        shuffle_lake(state, "RO-4.13", "lake_shuffled_other_five")
    state.then(reveal_second(seat, may_shuffle, card, True))


@chance(source="lake", outcomes=lake_cards)
def reveal_second(
    state: RedOutpost, card: str, seat: int, may_shuffle: bool, first: str, first_in_hand: bool
) -> None:
    """RO-4.10: the Fisherman's second card; the first one is in his hand unless RO-7.10 chose it."""
    draw_lake(state, card)
    state.note("RO-4.10", "lake_card", seat=seat, card=card)
    state.then(
        keep_catch(seat, first, card),
        put_back(seat, may_shuffle, first if first_in_hand else "", card),
    )


def catches(state: RedOutpost, seat: int, first: str, second: str) -> Sequence[Pick]:
    """RO-4.10: one of the two rewards."""
    return (Pick(first), Pick(second)) if first != second else (Pick(first),)


@decision(legal=catches, about=("place:lake",))
def keep_catch(state: RedOutpost, choice: Pick, seat: int, first: str, second: str) -> None:
    """RO-4.10: the Fisherman takes one of the two rewards."""
    if first != second:
        state.note("RO-4.10", "catch_kept", seat=seat, card=choice.name)
    take_catch(state, seat, FISHERMAN, choice.name)


def shuffles_after(
    state: RedOutpost, seat: int, may_shuffle: bool, first: str, second: str
) -> Sequence[Pick]:
    """RO-4.10: shuffle all lake cards after revealing, if not before; RO-4.13 may do it anyway."""
    fish = fish_cards(list(state.board.lake))
    gone = fish_cards(state.lake_discard)
    gone += sum(1 for card in (first, second) if card and card != "nothing")
    return (PASS, SHUFFLE) if may_shuffle and gone < fish else PASS_ONLY


@decision(legal=shuffles_after, about=("place:lake",))
def put_back(
    state: RedOutpost, choice: Pick, seat: int, may_shuffle: bool, first: str, second: str
) -> None:
    """RO-4.10: both cards are discarded; RO-4.13, or the Fisherman, shuffles all six."""
    for card in (first, second):
        if card:
            discard_lake(state, card)
    if choice == SHUFFLE:
        shuffle_lake(state, "RO-4.10", "lake_shuffled_after")
    else:
        shuffle_lake_if_fished_out(state)


def rest(state: RedOutpost, seat: int, worker: int) -> None:
    """RO-4.9, RO-4.12: Field Kitchen and Barracks have no action."""


ACTION: dict[int, Callable[[RedOutpost, int, int], None]] = {
    PASTURE: pasture,
    PALACE: palace,
    CORNFIELD: cornfield,
    BEER_HOUSE: beer_house,
    WAREHOUSE: warehouse,
    ADMINISTRATION: administration,
    SPACESHIP: spaceship,
    MINE: mine,
    FIELD_KITCHEN: rest,
    LAKE: lake,
    LABOR_CAMP: labor_camp,
    BARRACKS: rest,
}
ACTIONS = tuple(ACTION[place] for place in range(12))


def take_action(state: RedOutpost, seat: int, worker: int, place: int) -> None:
    """RO-2.2 step 4: the action of the place."""
    ACTIONS[place](state, seat, worker)
