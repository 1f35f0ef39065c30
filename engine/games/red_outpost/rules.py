"""RO-1, RO-2, RO-5, RO-6: set-up, day, phases, turn, the day's end and the game's end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.red_outpost import cards, effects, places, scoring
from engine.games.red_outpost.actions import Move, Pick
from engine.games.red_outpost.components import (
    BARRACKS,
    BEER_HOUSE,
    CORNFIELD,
    DAYS,
    FIELD_KITCHEN,
    LAKE,
    LUNCH,
    MORNING,
    PALACE,
    PASTURE,
    PHASES,
    PLACES,
    SPACESHIP,
    WORKERS,
)
from engine.games.red_outpost.moves import (
    TEN_PLACES,
    moves,
    occupied,
    open_for_phase,
    refused_moves,
)
from engine.games.red_outpost.state import (
    ALL_WORKERS,
    MOST_TURNS,
    UNTIL_ALL_ARE_USED,
    Board,
    RedOutpost,
    changed,
)
from engine.games.red_outpost.table import AtTable
from engine.rules.agenda import chance, decision, step, turn_told, type_of_frame, wait
from engine.rules.game import AT_TABLE, BadSetup, Setup

# -- set-up ---------------------------------------------------------------------------

EACH_WORKER = tuple((name, 1) for name in WORKERS)
EACH_PLACE = tuple((name, 1) for name in PLACES)
"""Outcomes of a draw in which there is one of each."""
USUAL_MOVE = "RO-2.3"
"""The clause of a move that no card has to allow."""


def begin(setup: Setup) -> RedOutpost:
    """RO-1.4: 1 crystal and 5 VP each, moods at the head, all workers upright in the Barracks."""
    state = (AtTable if setup.level == AT_TABLE else RedOutpost)(Board(setup))
    first = setup.options["first"]
    if first != "lot" and int(first) > setup.seats:
        sentence = f"seat {first} cannot begin: there are {setup.seats} seats"
        raise BadSetup("no_first", sentence, number=int(first), n=setup.seats)
    state.then(set_locks(), deal_special_cards(), choose_first_player(), day_begins())
    return state


@step
def set_locks(state: RedOutpost) -> None:
    """RO-1.5: the beginners' places, or six places drawn: three for the Morning, three for the Evening."""
    if state.board.setup.options["locks"] == "beginners":
        state.morning_locks = 1 << SPACESHIP | 1 << PALACE | 1 << BEER_HOUSE
        state.evening_locks = 1 << CORNFIELD | 1 << PASTURE | 1 << LAKE
    elif isinstance(state, AtTable):
        state.forget(["locks"])
    else:
        state.then(*(draw_lock(),) * 6)


def lockable_places(state: RedOutpost) -> list[tuple[str, int]]:
    """RO-1.5: places without a marker, not the Barracks and not the Field Kitchen."""
    left = TEN_PLACES & ~state.morning_locks & ~state.evening_locks
    return [card for place, card in enumerate(EACH_PLACE) if left >> place & 1]


@chance(source="locks", outcomes=lockable_places)
def draw_lock(state: RedOutpost, place: str) -> None:
    """RO-1.5: the first three drawn take morning locks, the next three evening locks."""
    bit = 1 << PLACES.index(place)
    if state.morning_locks.bit_count() < 3:
        state.morning_locks |= bit
        state.note("RO-1.5", "morning_lock", place=place)
    else:
        state.evening_locks |= bit
        state.note("RO-1.5", "evening_lock", place=place)


@step
def deal_special_cards(state: RedOutpost) -> None:
    """RO-1.6: one worker card and one place card each, open; optional."""
    if state.board.has_cards and not state.board.is_told:
        seats = range(state.board.seats)
        state.then(
            *(deal_worker_card(seat) for seat in seats), *(deal_place_card(seat) for seat in seats)
        )


def worker_cards(state: RedOutpost, seat: int) -> list[tuple[str, int]]:
    """RO-1.6: worker cards that nobody has."""
    dealt = state.worker_card
    return [card for worker, card in enumerate(EACH_WORKER) if worker not in dealt]


def place_cards(state: RedOutpost, seat: int) -> list[tuple[str, int]]:
    """RO-1.6: place cards that nobody has."""
    dealt = state.place_card
    return [card for place, card in enumerate(EACH_PLACE) if place not in dealt]


@chance(source="worker_cards", outcomes=worker_cards)
def deal_worker_card(state: RedOutpost, card: str, seat: int) -> None:
    """RO-1.6: a worker card for the seat."""
    state.worker_card = [*state.worker_card]
    state.worker_card[seat] = WORKERS.index(card)
    state.note("RO-1.6", "worker_card_dealt", seat=seat, card=card)


@chance(source="place_cards", outcomes=place_cards)
def deal_place_card(state: RedOutpost, card: str, seat: int) -> None:
    """RO-1.6: a place card for the seat."""
    state.place_card = [*state.place_card]
    state.place_card[seat] = PLACES.index(card)
    state.note("RO-1.6", "place_card_dealt", seat=seat, card=card)


@step
def choose_first_player(state: RedOutpost) -> None:
    """RO-1.7: chosen in the set-up, or drawn by lot."""
    first = state.board.setup.options["first"]
    if first == "lot":
        state.then(draw_first_player())
    else:
        state.start = int(first) - 1
        state.note("RO-1.7", "first_player", seat=state.start)


@chance(
    source="first", outcomes=lambda state: [(str(seat + 1), 1) for seat in range(state.board.seats)]
)
def draw_first_player(state: RedOutpost, seat: str) -> None:
    """RO-1.7: the lot decides who has the start-player marker (seats count from 1)."""
    state.start = int(seat) - 1
    state.note("RO-1.7", "first_player", seat=state.start)


# -- day and phases -------------------------------------------------------------------


@step
def day_begins(state: RedOutpost) -> None:
    """RO-2.1: five phases, then the day's end; 2 days."""
    state.note("RO-2.1", "day_begins", day=state.day)
    state.then(*(TOLD_DAY if state.board.is_told else DAY))


def clockwise(state: RedOutpost, turns: int) -> Sequence[type_of_frame]:
    """RO-2.1: so many turns, clockwise from the start player on."""
    round_ = TOLD_TURNS if state.board.is_told else TURNS
    return round_[state.board.seats][state.start : state.start + turns]


@step
def phase_begins(state: RedOutpost, phase: int) -> None:
    """RO-2.1: the clock advances; RO-2.4, RO-2.6, RO-2.7: one turn each; RO-2.5: until all are used."""
    state.phase = phase
    open_for_phase(state)
    if state.events is not None:
        state.note("RO-2.1", "phase_begins", phase=PHASES[phase], seat=state.start)
    turns = state.upright.bit_count() if phase in UNTIL_ALL_ARE_USED else state.board.seats
    first = kitchen_card(state) if phase == LUNCH else ()
    state.then(*first, *clockwise(state, turns), PHASE_END)


def kitchen_card(state: RedOutpost) -> Sequence[type_of_frame]:
    """RO-7.9: at the start of Lunch the Field Kitchen's card acts."""
    if FIELD_KITCHEN not in state.place_card or state.board.is_told:
        return ()
    return (cards.lay_flat(state.place_card.index(FIELD_KITCHEN), 0, 0),)


@step
def phase_ends(state: RedOutpost) -> None:
    """RO-2.1: workers stand up, the marker passes; RO-2.4: those in the Barracks have slept in."""
    if state.phase == MORNING:
        for worker in range(6):
            if state.at[worker] == BARRACKS:
                effects.shift_mood(state, worker, 1, "RO-2.4")
        if BARRACKS in state.place_card and not state.board.is_told:
            state.then(cards.wake_up(state.place_card.index(BARRACKS)), workers_stand_up())
            return
    stand_up(state)


PHASE_END = phase_ends()


@step
def workers_stand_up(state: RedOutpost) -> None:
    """RO-2.1: after the Barracks' card (RO-7.12) the phase ends as always."""
    stand_up(state)


def stand_up(state: RedOutpost) -> None:
    """RO-2.1, RO-R13: workers stand up where they are and the start-player marker passes clockwise."""
    state.upright = ALL_WORKERS
    state.start = state.next_start
    if state.events is not None:
        state.note("RO-2.1", "phase_ends", phase=PHASES[state.phase], seat=state.start)


# -- a turn ---------------------------------------------------------------------------


@decision(legal=moves, refused=refused_moves, turn=True)
def turn(state: RedOutpost, move: Move | Pick, seat: int) -> None:
    """RO-2.2: move a worker, place a disc, adjust mood, take the place's action."""
    if not isinstance(move, Move):
        state.note("RO-R11", "passed", seat=seat)
        return
    worker, place = move
    # RO-R9 looks at the place as the Shepherd finds it, before anything else happens.
    idle = state.at[worker] == place and not cards.may_use_own_place(state, worker, place)
    move_worker(state, seat, worker, place)
    if not cards.bear_on(state, seat, worker, place):
        effects.lay_disc(state, seat, worker)
        places.adjust_mood(state, worker, place)
        places.take_action(state, seat, worker, place)
        return
    papers = (cards.bring_papers(seat, worker),) if state.papers[seat] else ()
    state.then(
        *papers, place_disc(seat, worker, place, idle), *cards.after_turn(state, seat, worker)
    )


TURNS = {
    seats: tuple(turn(number % seats) for number in range(seats - 1 + MOST_TURNS))
    for seats in (2, 3, 4)
}
"""Turns round the table, by the number of seats; wherever a phase begins, enough for it."""


@turn_told
def told_turn(state: RedOutpost, seat: int) -> None:
    """RO-2.2: at a table people tell what happens in a turn, and when it is over."""
    assert isinstance(state, AtTable)
    state.begin_turn()


TOLD_TURNS = {
    seats: tuple(told_turn(number % seats) for number in range(seats - 1 + MOST_TURNS))
    for seats in (2, 3, 4)
}


def move_worker(state: RedOutpost, seat: int, worker: int, place: int) -> None:
    """RO-2.3: the worker is laid flat at the place and not moved again this phase; RO-7.13: he may stay."""
    if state.events is not None:
        clause, name = why_there(state, worker, place)
        state.note(clause, name, seat=seat, worker=WORKERS[worker], place=PLACES[place])
    state.at[worker] = place
    state.upright &= ~(1 << worker)


def why_there(state: RedOutpost, worker: int, place: int) -> tuple[str, str]:
    """RO-2.3, or the card that allows it: RO-7.13 staying, RO-7.14 company, RO-7.18 a red lock."""
    bit = 1 << place
    if state.at[worker] == place:
        return "RO-7.13", "stayed"
    if bit & state.red_locks:
        return "RO-7.18", "moved"
    if bit & TEN_PLACES & occupied(state):
        return "RO-7.14", "moved"
    return USUAL_MOVE, "moved"


def opened_by_card(state: RedOutpost) -> dict[int, tuple[int, str]]:
    """RO-7.13, RO-7.14, RO-7.18: where only a card lets a worker go in the turn that is asked for.

    By place, the worker and the clause of the card.
    """
    found: dict[int, tuple[int, str]] = {}
    if state.question is not None and state.question.name == "turn":
        for move in state.legal_actions():
            if isinstance(move, Move):
                clause, _ = why_there(state, move.worker, move.place)
                if clause != USUAL_MOVE:
                    found[move.place] = (move.worker, clause)
    return found


def disc_choices(
    state: RedOutpost, seat: int, worker: int, place: int, idle: bool
) -> Sequence[Pick]:
    """RO-2.2 step 2; RO-7.6, RO-7.11: where this turn's disc may go; RO-R9: staying idle, on the portrait."""
    return (cards.ON_PORTRAIT,) if idle else cards.disc_choices(state, seat, worker, place)


def about_visit(
    state: RedOutpost, seat: int, worker: int, place: int, *_: object
) -> tuple[str, str]:
    """RO-2.2: the place that is visited, and the worker."""
    return f"place:{PLACES[place]}", f"portrait:{WORKERS[worker]}"


@decision(legal=disc_choices, about=about_visit)
def place_disc(
    state: RedOutpost, choice: Pick, seat: int, worker: int, place: int, idle: bool
) -> None:
    """RO-2.2 step 2: the disc on the portrait; RO-7.6: on the card; RO-7.11: none, and no mood loss."""
    lay_down(state, seat, worker, choice)
    if not idle:
        visit(state, seat, worker, place, calm=choice == cards.NO_DISC)


def lay_down(state: RedOutpost, seat: int, worker: int, where: Pick) -> None:
    """RO-2.2 step 2, RO-7.6, RO-7.11: the turn's disc, where it goes."""
    if where == cards.ON_PORTRAIT:
        effects.lay_disc(state, seat, worker)
    elif where == cards.ON_CARD:
        state.papers = changed(state.papers, seat, 1)
        state.note("RO-7.6", "disc_on_card", seat=seat)
    else:
        state.note("RO-7.11", "no_disc", seat=seat, worker=WORKERS[worker])


def visit(state: RedOutpost, seat: int, worker: int, place: int, *, calm: bool) -> None:
    """RO-2.2 steps 3 and 4; RO-7.1, RO-7.4, RO-7.8, RO-R8: or the card in their stead."""
    mood_is_open = state.place_card[seat] == place and cards.replaces_mood(state, place)
    if not (mood_is_open or calm):
        places.adjust_mood(state, worker, place)
    if state.place_card[seat] == place and cards.replaces(state, worker, place):
        state.then(use_place(seat, worker, place, mood_is_open))
        return
    if mood_is_open:
        places.adjust_mood(state, worker, place)
    places.take_action(state, seat, worker, place)


CARD_OR_PLACE = (cards.USE_PLACE, cards.USE_CARD)


@decision(legal=lambda state, seat, worker, place, mood_is_open: CARD_OR_PLACE, about=about_visit)
def use_place(
    state: RedOutpost, choice: Pick, seat: int, worker: int, place: int, mood_is_open: bool
) -> None:
    """RO-7.1, RO-7.4, RO-7.8: the place as always, or the card instead."""
    if choice == cards.USE_CARD:
        cards.use_place_card(state, seat, worker, place)
        return
    if mood_is_open:
        places.adjust_mood(state, worker, place)
    places.take_action(state, seat, worker, place)


# -- the day's end and the game's end ----------------------------------------------------


@step
def day_ends(state: RedOutpost) -> None:
    """RO-5.1: every portrait gives or takes; RO-5.2, RO-R13: what returns and what stays."""
    board = state.board
    track = board.mood_track
    rows = scoring.settle_day(
        [track[mood] for mood in state.mood],
        state.discs,
        state.gifts,
        state.vp,
        board.floor_by_sum,
        board.seats,
    )
    for row in rows:
        state.vp[row[1]] += row[-1]
        if state.events is not None:
            note_settled(state, row)
    state.settled = [*state.settled, *[[state.day, *row] for row in rows]]
    state.mood = [board.mood_start] * 6
    state.discs = [0] * len(state.discs)
    state.gifts = [0] * len(state.gifts)
    state.papers = [0] * board.seats
    state.at = [BARRACKS] * 6
    state.upright = ALL_WORKERS
    state.note("RO-5.2", "day_ends", day=state.day)
    if state.day < DAYS:
        state.day += 1
        state.phase = MORNING
        state.then(day_begins())
    else:
        state.then(game_ends())


@wait
def settling(state: RedOutpost) -> None:
    """RO-5.1: at a table the day's end waits until moods and discs have been told."""


DAY = (*(phase_begins(phase) for phase in range(5)), day_ends())
"""RO-2.1: what a day consists of."""
TOLD_DAY = (*DAY[:-1], settling(), day_ends())


def agenda_at(state: RedOutpost, turns: int) -> list[type_of_frame]:
    """RO-2.1: what comes after so many turns of the phase, from day, phase and start player alone."""
    day = TOLD_DAY if state.board.is_told else DAY
    every = state.board.turns_of(state.phase)
    frames = [*clockwise(state, every)[turns:], phase_ends(), *day[state.phase + 1 :]]
    return frames[::-1]


def note_settled(state: RedOutpost, row: Sequence[int]) -> None:
    """RO-5.1, RO-R6: what a portrait gave or took, or that a seat was stopped at 0 VP."""
    worker, seat, mood, own, others, points = row
    if worker == scoring.FLOOR:
        state.note("RO-R6", "stopped_at_zero", seat=seat, points=points)
        return
    state.note(
        "RO-5.1",
        "portrait",
        seat=seat,
        worker=WORKERS[worker],
        mood=mood,
        own=own,
        others=others,
        points=points,
    )


@step
def game_ends(state: RedOutpost) -> None:
    """RO-6.1, RO-6.2: palace and crystals count; RO-6.3: most VP wins."""
    for seat, points in enumerate(scoring.palace(state.palace, state.board.next_takes_second)):
        state.vp[seat] += points
        if n := state.palace[seat]:
            state.note("RO-6.1", "palace_scored", seat=seat, n=n, points=points)
    for seat, n in enumerate(state.crystals):
        if points := scoring.crystal_points(n):
            state.vp[seat] += points
            state.note("RO-6.2", "crystals_scored", seat=seat, n=n, points=points)
    state.note("RO-6.1", "game_ends")
