"""What people at a table can tell: each fact calls what the rules call, under the same clause."""

from __future__ import annotations

from typing import Any, NoReturn

from engine.facts import COUNT, NUMBER, UNSEEN, Kind, counted, fact, named, one_of
from engine.flow import Illegal, State, type_of_frame
from engine.games.red_outpost import cards, decks, effects, places, rules
from engine.games.red_outpost.actions import MoveDisc, Pick
from engine.games.red_outpost.components import (
    AFTERNOON,
    BEER_HOUSE,
    CRYSTALS,
    CUBES,
    DISCS,
    FISH,
    FORENOON,
    GOODS,
    LAKE_CARDS,
    MINE,
    PASTURE,
    PHASES,
    PLACES,
    SHIP_CARDS,
    WORKERS,
)
from engine.games.red_outpost.moves import TEN_PLACES, open_for_phase
from engine.games.red_outpost.production import produce, store
from engine.games.red_outpost.state import changed
from engine.games.red_outpost.table import (
    AtTable,
    of_board,
    of_portraits,
    of_seats,
    of_workers,
)
from engine.words import load


class Impossible(Illegal):
    """What was told cannot be, by the box or by a clause."""


def impossible(clause: str, name: str, **params: Any) -> NoReturn:
    """Refuse a fact in the words of `[impossible]`."""
    params = {"clause": clause, **params}
    sentence = load("red-outpost", "en").text("impossible", name, **params)
    raise Impossible(f"red-outpost.impossible.{name}", sentence, **params)


def _seat(state: State, word: str) -> int:
    assert isinstance(state, AtTable)
    return counted(1, state.board.seats)(state, word) - 1


SEAT = Kind("seat", _seat)
WORKER, PLACE = one_of("worker", WORKERS), one_of("place", PLACES)
GOOD, PHASE = one_of("good", GOODS), one_of("phase", PHASES)
LAKE_CARD = named("lake card", (*LAKE_CARDS, UNSEEN))
SHIP_CARD = named("spaceship card", (*SHIP_CARDS, UNSEEN))
ANY_GOOD = named("good", (*GOODS, "-"))
DISC = named("disc", ("portrait", "card", "none"))
MOOD = named("mood", ("place", "none"))
WHEN = named("shuffle", ("before", "after", "no"))
CAUGHT = named("catch", ("caught", "left"))
KEPT = named("card", ("first", "second", "none"))
DAY, TURNS = Kind("day", counted(1, 2)), Kind("number", counted(0, rules.MOST_TURNS))


# -- the clock ---------------------------------------------------------------------------


@fact(DAY, PHASE, TURNS, SEAT)
def clock(state: AtTable, day: int, phase: int, turns: int, start: int) -> None:
    """RO-2.1: so many turns of that phase have been taken, and that seat began the phase."""
    most = rules.MOST_TURNS if phase in (FORENOON, AFTERNOON) else state.board.seats
    if turns >= most:
        impossible("RO-2.1", "phase_is_over", phase=PHASES[phase], most=most)
    state.day, state.phase, state.start, state.moved = day, phase, start, 0
    open_for_phase(state)
    state.agenda = rules.agenda_at(state, turns)
    state.note("RO-2.1", "clock_told", day=day, phase=PHASES[phase], seat=now(state))


@fact()
def joined(state: AtTable) -> None:
    """RO-2.1: the app comes to a running game: nothing is known until it is told."""
    state.forget(of_board(state.board.seats))
    state.note("RO-2.1", "joined")


def now(state: AtTable) -> int:
    """The seat whose turn it is; −1 at the day's end."""
    frame: type_of_frame = state.agenda[-1] if state.agenda else (None,)
    seat: int = frame[1] if frame[0] is rules.told_turn else -1
    return seat


@fact(SEAT)
def done(state: AtTable, seat: int) -> None:
    """RO-2.2: the turn is over; nobody knows the portraits any more if its worker was not told."""
    if now(state) != seat:
        impossible("RO-2.1", "not_the_turn")
    if not state.moved:
        state.forget((*of_portraits(state.board.seats), *of_workers()))
    state.note("RO-2.2", "turn_done", seat=seat)
    state.go_on()


@fact()
def settle(state: AtTable) -> None:
    """RO-5.1: the day's end, once everything that it counts has been told."""
    if state.agenda[-1][0] is not rules.settling:
        impossible("RO-5.1", "day_is_not_over")
    if missing := needed_to_settle(state):
        impossible("RO-5.1", "untold", n=len(missing))
    # Where nobody has anything, the mood does not matter (RO-R14), and it returns to its start.
    state.learn(*of_portraits(state.board.seats), *of_workers())
    state.go_on()


def needed_to_settle(state: AtTable) -> list[str]:
    """RO-5.1, RO-R14: markers that the day's end needs and that nobody has told."""
    seats = state.board.seats
    needed = of_seats("vp", seats)
    for worker, name in enumerate(WORKERS):
        discs = of_seats(f"discs.{name}", seats)
        needed += [*discs, *of_seats(f"gifts.{name}", seats)]
        if not state.is_known(*discs) or any(state.discs_on(worker, s) for s in range(seats)):
            needed.append(f"mood.{name}")
    if state.day == 2:
        needed += [*of_seats("crystals", seats), *of_seats("palace", seats)]
    return [marker for marker in needed if marker in state.unknown]


# -- set-up ------------------------------------------------------------------------------


@fact(PLACE, PLACE, PLACE, PLACE, PLACE, PLACE)
def locks(state: AtTable, *told: int) -> None:
    """RO-1.5: three places under morning locks, three under evening locks."""
    bits = 0
    for place in told:
        if bits >> place & 1 or not TEN_PLACES >> place & 1:
            impossible("RO-1.5", "no_lock", place=PLACES[place])
        bits |= 1 << place
    state.morning_locks = sum(1 << place for place in told[:3])
    state.evening_locks = sum(1 << place for place in told[3:])
    open_for_phase(state)
    state.learn("locks")
    for number, place in enumerate(told):
        name = "morning_lock" if number < 3 else "evening_lock"
        state.note("RO-1.5", name, place=PLACES[place])


@fact(SEAT, WORKER)
def worker_card(state: AtTable, seat: int, worker: int) -> None:
    """RO-1.6: the seat has that worker card."""
    if worker in state.worker_card[:seat] + state.worker_card[seat + 1 :]:
        impossible("RO-1.6", "card_is_dealt", card=WORKERS[worker])
    state.worker_card = [*state.worker_card]
    state.worker_card[seat] = worker
    state.note("RO-1.6", "worker_card_dealt", seat=seat, card=WORKERS[worker])


@fact(SEAT, PLACE)
def place_card(state: AtTable, seat: int, place: int) -> None:
    """RO-1.6: the seat has that place card."""
    if place in state.place_card[:seat] + state.place_card[seat + 1 :]:
        impossible("RO-1.6", "card_is_dealt", card=PLACES[place])
    state.place_card = [*state.place_card]
    state.place_card[seat] = place
    state.note("RO-1.6", "place_card_dealt", seat=seat, card=PLACES[place])


# -- a turn ------------------------------------------------------------------------------


@fact(SEAT, WORKER, PLACE, DISC, MOOD)
def moved(state: AtTable, seat: int, worker: int, place: int, disc: str, mood: str) -> None:
    """RO-2.2: a worker goes to a place, a disc to the portrait; RO-7.6, RO-7.11: or not there."""
    if not state.upright >> worker & 1:
        impossible("RO-2.3", "moved_before", worker=WORKERS[worker])
    rules.move_worker(state, seat, worker, place)
    state.learn(f"at.{WORKERS[worker]}")
    if disc != "none":
        _needs_disc(state, seat)
    rules.lay_down(state, seat, worker, Pick(disc))
    if mood == "place":
        places.adjust_mood(state, worker, place)
    state.moved = 1


def _needs_disc(state: AtTable, seat: int) -> None:
    """RO-1.3: a seat has so many discs for a day."""
    most = DISCS[state.board.seats]
    if sum(state.discs[seat :: state.board.seats]) + state.papers[seat] >= most:
        impossible("RO-1.3", "no_disc", most=most)


@fact(SEAT, GOOD, COUNT)
def produced(state: AtTable, seat: int, good: int, number: int) -> None:
    """RO-3.1: so many cubes were produced, one after another (RO-R1)."""
    _needs(
        state, "RO-3.1", f"wheel.{seat + 1}", f"warehouse.{GOODS[good]}", f"exported.{GOODS[good]}"
    )
    for _ in range(number):
        produce(state, seat, good)


@fact(SEAT, GOOD, COUNT)
def added(state: AtTable, seat: int, good: int, number: int) -> None:
    """RO-3.4: so many cubes came to the Warehouse without moving the wheel."""
    for _ in range(number):
        _needs_cube(state, good)
        state.note("RO-3.4", "added", seat=seat, good=GOODS[good])
        store(state, seat, good)


def _needs(state: AtTable, clause: str, *markers: str) -> None:
    """What is to be counted on must have been told."""
    if not state.is_known(*markers):
        missing = next(marker for marker in markers if marker in state.unknown)
        impossible(clause, "unknown", marker=missing)


def _needs_cube(state: AtTable, good: int) -> None:
    """RO-R2: the box has 6 cubes of each good."""
    _needs(state, "RO-3.4", f"warehouse.{GOODS[good]}", f"exported.{GOODS[good]}")
    if state.cubes_left(good) <= 0:
        impossible("RO-R2", "no_cube", good=GOODS[good])


def _needs_stored(state: AtTable, good: int) -> None:
    _needs(state, "RO-4.5", f"warehouse.{GOODS[good]}")
    if not state.warehouse[good]:
        impossible("RO-4.5", "not_stored", good=GOODS[good])


def _needs_crystal(state: AtTable, seat: int, clause: str) -> None:
    if state.is_known(f"crystals.{seat + 1}") and not state.crystals[seat]:
        impossible(clause, "no_crystal")


@fact(SEAT)
def gave(state: AtTable, seat: int) -> None:
    """RO-4.2, RO-7.17: 1 crystal to the palace field."""
    _needs_crystal(state, seat, "RO-4.2")
    effects.give_to_palace(state, seat, "RO-4.2")


@fact(SEAT, WORKER)
def gave_to_portrait(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.2: 1 crystal to a portrait."""
    _needs_crystal(state, seat, "RO-7.2")
    cards.give_to_portrait(state, seat, worker)


@fact(SEAT)
def paid(state: AtTable, seat: int) -> None:
    """RO-4.4: 1 crystal in the Beer House."""
    _needs_crystal(state, seat, "RO-4.4")
    places.pay_for_round(state, seat)


@fact(SEAT, GOOD)
def discarded(state: AtTable, seat: int, good: int) -> None:
    """RO-4.5 (a): a stored cube for two moods."""
    _needs_stored(state, good)
    places.cube_for_moods(state, seat, good)


@fact(SEAT, GOOD)
def sold(state: AtTable, seat: int, good: int) -> None:
    """RO-4.5 (b), RO-7.5: a stored cube for a crystal."""
    _needs_stored(state, good)
    places.cube_for_crystal(state, seat, good, "RO-4.5")


@fact(SEAT, GOOD)
def bought(state: AtTable, seat: int, good: int) -> None:
    """RO-4.5 (c), RO-7.5: a crystal for a cube."""
    _needs_crystal(state, seat, "RO-4.5")
    _needs_cube(state, good)
    places.crystal_for_cube(state, seat, good, "RO-4.5")


@fact(SEAT)
def visited(state: AtTable, seat: int) -> None:
    """RO-4.6: the Bureaucrat in the Administration gains 1 crystal."""
    effects.gain_crystal(state, seat, "RO-4.6")


@fact(SEAT, SEAT, WORKER, WORKER)
def moved_disc(state: AtTable, seat: int, owner: int, source: int, target: int) -> None:
    """RO-4.6, RO-7.12: a disc goes from one portrait to another."""
    mark = f"discs.{WORKERS[source]}.{owner + 1}"
    if source == target or (state.is_known(mark) and not state.discs_on(source, owner)):
        impossible("RO-4.6", "disc_is_not_there", worker=WORKERS[source])
    effects.move_disc(state, MoveDisc(owner, source, target), seat, "RO-4.6")


@fact(WORKER, NUMBER)
def mood(state: AtTable, worker: int, steps: int) -> None:
    """RO-4.4, RO-4.5, RO-R5: a mood marker moves by so many steps."""
    effects.shift_mood(state, worker, steps, "RO-2.2")


# -- the decks ---------------------------------------------------------------------------


@fact(SEAT, LAKE_CARD, CAUGHT)
def lake_card(state: AtTable, seat: int, card: str, caught: str) -> None:
    """RO-4.10, RO-R3: the top lake card was revealed, and its fish produced or left."""
    _draw_lake(state, seat, card)
    _discard_lake(state, card)
    if caught == "caught":
        _catch(state, seat, card)
    _shuffle_if_fished_out(state)


@fact(SEAT, LAKE_CARD, LAKE_CARD, KEPT, WHEN)
def two_lake_cards(
    state: AtTable, seat: int, first: str, second: str, kept: str, shuffle: str
) -> None:
    """RO-4.10, RO-4.13: the Fisherman's two cards, which one he took, and his shuffle."""
    if shuffle == "before":
        decks.shuffle_lake(state, "RO-4.10", "lake_shuffled_before")
        state.lake_missed = 0
    _draw_lake(state, seat, first)
    if not lake_left(state):
        decks.shuffle_lake(state, "RO-4.13", "lake_shuffled_other_five")
        state.lake_missed = 0
    _draw_lake(state, seat, second)
    _catch(state, seat, {"first": first, "second": second}.get(kept, UNSEEN))
    for card in (first, second):
        _discard_lake(state, card)
    if shuffle == "after":
        decks.shuffle_lake(state, "RO-4.10", "lake_shuffled_after")
        state.lake_missed = 0
    else:
        _shuffle_if_fished_out(state)


@fact(SEAT, LAKE_CARD, CAUGHT)
def fished_out(state: AtTable, seat: int, card: str, caught: str) -> None:
    """RO-7.10, RO-R15: a discarded lake card was chosen and stays discarded."""
    if card == UNSEEN or not state.lake_discard[LAKE_CARDS.index(card)]:
        impossible("RO-7.10", "not_discarded")
    cards.fish_out(state, seat, card)
    if caught == "caught":
        _catch(state, seat, card)


@fact()
def shuffled_lake(state: AtTable) -> None:
    """RO-4.10: all lake cards were shuffled into a new deck."""
    decks.shuffle_lake(state, "RO-4.10", "lake_shuffled_told")
    state.lake_missed = 0
    state.learn("lake")


@fact(SEAT, SHIP_CARD, ANY_GOOD)
def ship_card(state: AtTable, seat: int, card: str, good: str) -> None:
    """RO-4.7, RO-3.4, RO-R4: the top spaceship card was revealed, and the cube that was chosen."""
    if not ship_left(state):
        state.ship = [left + out for left, out in zip(state.ship, state.ship_discard, strict=True)]
        state.ship_discard = [0] * len(SHIP_CARDS)
        state.ship_missed = 0
        state.note("RO-R4", "ship_shuffled", n=sum(state.ship))
    if card == UNSEEN:
        state.ship_missed += 1
        state.note("RO-4.7", "ship_card_missed", seat=seat)
        return
    if not state.ship[SHIP_CARDS.index(card)]:
        impossible("RO-4.7", "no_such_card", card=card, deck="ship_cards")
    decks.draw_ship(state, card)
    state.note("RO-4.7", "ship_card", seat=seat, card=card)
    if card == "crystal":
        effects.gain_crystal(state, seat, "RO-4.7")
    elif card != "nothing":
        name = good if card == "any" else card
        if name != "-":
            places.bring_from_ship(state, seat, GOODS.index(name))


@fact(*[Kind("number", counted(0, 12))] * len(LAKE_CARDS))
def lake_discards(state: AtTable, *told: int) -> None:
    """RO-4.10: what lies in the lake discard pile, face by face."""
    _learn_discards(state, state.board.lake, told)
    state.lake_discard = list(told)
    state.lake = [box - out for box, out in zip(state.board.lake, told, strict=True)]
    state.lake_missed = 0
    state.learn("lake")
    state.note("RO-4.10", "lake_discards_told", n=sum(state.lake))


@fact(*[Kind("number", counted(0, 12))] * len(SHIP_CARDS))
def ship_discards(state: AtTable, *told: int) -> None:
    """RO-4.7: what lies in the spaceship discard pile, face by face."""
    _learn_discards(state, state.board.ship, told)
    state.ship_discard = list(told)
    state.ship = [box - out for box, out in zip(state.board.ship, told, strict=True)]
    state.ship_missed = 0
    state.learn("ship")
    state.note("RO-4.7", "ship_discards_told", n=sum(state.ship))


def _learn_discards(state: AtTable, box: tuple[int, ...], told: tuple[int, ...]) -> None:
    if any(out > there for out, there in zip(told, box, strict=True)):
        impossible("RO-1.2", "too_many_cards")


def lake_left(state: AtTable) -> int:
    """Cards in the lake deck; those that nobody saw lie beside it."""
    return sum(state.lake) - state.lake_missed


def ship_left(state: AtTable) -> int:
    """Cards in the spaceship deck; those that nobody saw lie beside it."""
    return sum(state.ship) - state.ship_missed


def _draw_lake(state: AtTable, seat: int, card: str) -> None:
    if not lake_left(state):
        impossible("RO-4.13", "no_lake_card_left")
    if card == UNSEEN:
        state.note("RO-4.10", "lake_card_missed", seat=seat)
        return
    if not state.lake[LAKE_CARDS.index(card)]:
        impossible("RO-4.10", "no_such_card", card=card, deck="lake_cards")
    decks.draw_lake(state, card)
    state.note("RO-4.10", "lake_card", seat=seat, card=card)


def _discard_lake(state: AtTable, card: str) -> None:
    if card == UNSEEN:
        state.lake_missed += 1
    else:
        decks.discard_lake(state, card)


def _catch(state: AtTable, seat: int, card: str) -> None:
    for _ in range(places.FISH_CAUGHT.get(card, 0)):
        produce(state, seat, FISH)


def _shuffle_if_fished_out(state: AtTable) -> None:
    decks.shuffle_lake_if_fished_out(state)
    if not any(state.lake_discard):
        state.lake_missed = 0


# -- special cards -----------------------------------------------------------------------


@fact(SEAT)
def beer_card(state: AtTable, seat: int) -> None:
    """RO-7.4: 2 crystals instead of the Beer House."""
    cards.use_place_card(state, seat, 0, BEER_HOUSE)


@fact(SEAT, WORKER)
def mine_card(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.8: 3 spaces on the wheel instead of coal."""
    _needs(state, "RO-7.8", f"wheel.{seat + 1}")
    cards.use_place_card(state, seat, worker, MINE)


@fact(SEAT, WORKER)
def pasture_card(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.1: mood +2 instead of wool."""
    cards.use_place_card(state, seat, worker, PASTURE)


@fact(SEAT, GOOD)
def launched(state: AtTable, seat: int, good: int) -> None:
    """RO-7.7: 4 different cubes leave the Warehouse, one of them is exported."""
    for each in range(len(GOODS)):
        _needs_stored(state, each)
    cards.lift_off(state, seat, good)


@fact(SEAT, WORKER)
def papers(state: AtTable, seat: int, worker: int) -> None:
    """RO-7.6: the discs on the card go to a portrait."""
    if not state.papers[seat]:
        impossible("RO-7.6", "no_papers")
    cards.carry_papers(state, seat, worker)


@fact(WORKER)
def laid_flat(state: AtTable, worker: int) -> None:
    """RO-7.9: a worker lies flat for Lunch."""
    state.upright &= ~(1 << worker)
    state.note("RO-7.9", "laid_flat", seat=now(state), worker=WORKERS[worker])


@fact(SEAT, WORKER, PLACE)
def ferried(state: AtTable, seat: int, worker: int, place: int) -> None:
    """RO-7.15: another worker is put elsewhere."""
    cards.put_elsewhere(state, seat, worker, place)


# -- what the table shows ------------------------------------------------------------------


@fact(SEAT, Kind("VP", counted(0, 99)))
def vp(state: AtTable, seat: int, points: int) -> None:
    """RO-1.1: so many VP, told without saying where they came from."""
    state.by_hand[seat] += points - state.vp[seat]
    state.vp[seat] = points
    state.learn(f"vp.{seat + 1}")
    state.note("RO-1.1", "vp_told", seat=seat, n=points)


@fact(SEAT, Kind("crystals", counted(0, CRYSTALS)))
def crystals(state: AtTable, seat: int, number: int) -> None:
    """RO-1.2: so many crystals in hand."""
    state.crystals[seat] = number
    _check_crystals(state)
    state.learn(f"crystals.{seat + 1}")
    state.note("RO-1.2", "crystals_told", seat=seat, n=number)


@fact(SEAT, Kind("crystals", counted(0, CRYSTALS)))
def palace(state: AtTable, seat: int, number: int) -> None:
    """RO-4.2: so many crystals on the palace field."""
    state.palace[seat] = number
    _check_crystals(state)
    state.learn(f"palace.{seat + 1}")
    state.note("RO-4.2", "palace_told", seat=seat, n=number)


def _check_crystals(state: AtTable) -> None:
    """RO-1.2: the box has 24 crystals."""
    seats = range(state.board.seats)
    known = [state.crystals[seat] for seat in seats if state.is_known(f"crystals.{seat + 1}")]
    if sum(known) > CRYSTALS or state.crystals_left() < 0:
        impossible("RO-1.2", "too_many_crystals", most=CRYSTALS)


@fact(SEAT, Kind("space", counted(1, 99)))
def wheel(state: AtTable, seat: int, space: int) -> None:
    """RO-3.1: the marker stands on that space of the wheel, the first one after the reward area."""
    if space > state.board.wheel:
        impossible("RO-3.1", "no_space", most=state.board.wheel)
    state.wheel[seat] = space - 1
    state.learn(f"wheel.{seat + 1}")
    state.note("RO-3.1", "wheel_told", seat=seat, n=space)


@fact(GOOD, Kind("cubes", counted(0, 2)))
def warehouse(state: AtTable, good: int, number: int) -> None:
    """RO-3.3: so many cubes lie in the Warehouse, fewer than three."""
    state.warehouse[good] = number
    state.learn(f"warehouse.{GOODS[good]}")
    state.note("RO-3.2", "warehouse_told", good=GOODS[good], n=number)


@fact(GOOD, Kind("fields", counted(0, CUBES)))
def exported(state: AtTable, good: int, number: int) -> None:
    """RO-3.3: so many fields of the export track hold a cube; the last one never does."""
    most = len(state.board.export[good]) - 1
    if number > most:
        impossible("RO-3.3", "no_field", most=most)
    state.exported[good] = number
    state.learn(f"exported.{GOODS[good]}")
    state.note("RO-3.3", "exports_told", good=GOODS[good], n=number)


@fact(WORKER, NUMBER)
def mood_at(state: AtTable, worker: int, points: int) -> None:
    """RO-5.1: the mood marker shows so many VP."""
    track = state.board.mood_track
    if points not in track:
        impossible("RO-5.1", "no_mood", least=track[0], most=track[-1])
    state.mood[worker] = track.index(points)
    state.learn(f"mood.{WORKERS[worker]}")
    state.note("RO-5.1", "mood_told", worker=WORKERS[worker], points=points)


@fact(WORKER, SEAT, Kind("discs", counted(0, 11)))
def discs(state: AtTable, worker: int, seat: int, number: int) -> None:
    """RO-1.3: so many discs of a seat lie on a portrait."""
    state.discs[worker * state.board.seats + seat] = number
    state.learn(f"discs.{WORKERS[worker]}.{seat + 1}")
    marks = [f"discs.{name}.{seat + 1}" for name in WORKERS]
    told = [state.discs_on(at, seat) for at, mark in enumerate(marks) if state.is_known(mark)]
    most = DISCS[state.board.seats]
    if sum(told) > most:
        impossible("RO-1.3", "too_many_discs", n=sum(told), most=most)
    state.note("RO-1.3", "discs_told", seat=seat, worker=WORKERS[worker], n=number)


@fact(WORKER, SEAT, Kind("crystals", counted(0, CRYSTALS)))
def gifts(state: AtTable, worker: int, seat: int, number: int) -> None:
    """RO-7.2: so many crystals of a seat lie on a portrait."""
    at = worker * state.board.seats + seat
    state.gifts = changed(state.gifts, at, number - state.gifts[at])
    state.learn(f"gifts.{WORKERS[worker]}.{seat + 1}")
    _check_crystals(state)
    state.note("RO-7.2", "gifts_told", seat=seat, worker=WORKERS[worker], n=number)


@fact(WORKER, PLACE)
def at(state: AtTable, worker: int, place: int) -> None:
    """RO-2.3: a worker is at that place."""
    state.at[worker] = place
    state.learn(f"at.{WORKERS[worker]}")
    state.note("RO-2.3", "at_told", worker=WORKERS[worker], place=PLACES[place])
