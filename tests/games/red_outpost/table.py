"""A table set up for one moment of Red Outpost, and plain words to play on it.

    state = table(phase="forenoon", warehouse=[0, 0, 2, 0])
    answer(state, "miner>mine")

Everything that is not named lies as at the beginning of a match without special cards, with
the first seat to begin. The match goes on to the day's end as usual.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.games.red_outpost import rules
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, PHASES, PLACES, WORKERS
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import ALL_WORKERS, Board, RedOutpost
from engine.rules.agenda import CHANCE, Event
from engine.rules.game import Value

BEGINNERS_MORNING = ("spaceship", "palace", "beer_house")
BEGINNERS_EVENING = ("cornfield", "pasture", "lake")
MOST_ANSWERS = 1000
"""No match has as many answers; one that has does not end."""
LONG_TRACKS = {f"export.{good}": [1, 1, 1, 1, 1, 1] for good in GOODS}
"""Export tracks so long that the supply of a good can run out (RO-R2)."""


def table(
    seats: int = 2,
    phase: str = "forenoon",
    *,
    cards: Mapping[int, tuple[str, str]] | None = None,
    at: Mapping[str, str] | None = None,
    flat: Sequence[str] = (),
    mood: Mapping[str, int] | None = None,
    discs: Mapping[str, Sequence[int]] | None = None,
    gifts: Mapping[str, Sequence[int]] | None = None,
    morning: Sequence[str] = BEGINNERS_MORNING,
    evening: Sequence[str] = BEGINNERS_EVENING,
    rulings: Mapping[str, str] | None = None,
    values: Mapping[str, Any] | None = None,
    **fields: Any,
) -> RedOutpost:
    """The first question of `phase`, with somebody listening to the events.

    `cards` gives a seat its worker card and place card, `at` places workers, `flat` lays them
    down, `mood` tells moods in VP, `discs` and `gifts` lie on portraits by seat, `morning` and
    `evening` are the locks; every other name is a field of the state.
    """
    entered = {name: Value(value, "entered") for name, value in (values or {}).items()}
    board = Board(GAME.setup(seats, {"first": "1"}, rulings, entered))
    state = RedOutpost(board)
    state.events = []
    state.morning_locks = bits(PLACES, morning)
    state.evening_locks = bits(PLACES, evening)
    state.upright = ALL_WORKERS & ~bits(WORKERS, flat)
    for seat, (worker_card, place_card) in (cards or {}).items():
        state.worker_card[seat] = WORKERS.index(worker_card)
        state.place_card[seat] = PLACES.index(place_card)
    for worker, place in (at or {}).items():
        state.at[WORKERS.index(worker)] = PLACES.index(place)
    for worker, points in (mood or {}).items():
        state.mood[WORKERS.index(worker)] = board.mood_track.index(points)
    for field, portraits in ((state.discs, discs or {}), (state.gifts, gifts or {})):
        for worker, counts in portraits.items():
            first = WORKERS.index(worker) * seats
            field[first : first + seats] = counts
    for name, value in fields.items():
        assert name in RedOutpost.FIELDS, f"a state has no field {name}"
        setattr(state, name, value[:] if isinstance(value, list) else value)
    later = [rules.phase_begins(number) for number in range(PHASES.index(phase), 5)]
    state.then(*later, rules.day_ends())
    state.run_on()
    return state


def bits(names: Sequence[str], chosen: Sequence[str]) -> int:
    """A set of names as bits."""
    return sum(1 << names.index(name) for name in chosen)


def answer(state: RedOutpost, *texts: str) -> RedOutpost:
    """A seat's answers, one after another."""
    for text in texts:
        assert state.current_player >= 0, f"nobody is asked, so nobody answers “{text}”"
        state.apply(state.find(text))
    return state


def draw(state: RedOutpost, *texts: str) -> RedOutpost:
    """What chance gives, one after another."""
    for text in texts:
        assert state.current_player == CHANCE, f"nothing is drawn, so not “{text}”"
        state.apply(state.find(text))
    return state


def first_answers(state: RedOutpost) -> Iterator[RedOutpost]:
    """The state at each question, which then gets its first answer or its likeliest card."""
    for _ in range(MOST_ANSWERS):
        if state.is_terminal:
            return
        yield state
        if state.current_player == CHANCE:
            state.apply(max(state.choices, key=lambda outcome: outcome[1])[0])
        else:
            state.apply(state.choices[0])
    raise AssertionError(f"no end after {MOST_ANSWERS} answers")


def play_on(state: RedOutpost, until: str = "") -> RedOutpost:
    """First answers until that node is asked, or the match is over."""
    for _ in first_answers(state):
        if asked(state) == until:
            break
    return state


def asked(state: RedOutpost) -> str:
    """The name of the open question."""
    return state.question.name if state.question is not None else ""


def legal(state: RedOutpost) -> set[str]:
    """What may be answered or drawn now, as texts."""
    return {str(choice) for choice in state.legal_actions()} | {
        str(outcome) for outcome, _ in state.chance_outcomes()
    }


def places_of(state: RedOutpost, worker: str) -> set[str]:
    """Where the worker may be moved now."""
    return {text.partition(">")[2] for text in legal(state) if text.partition(">")[0] == worker}


def refused(state: RedOutpost) -> dict[str, tuple[str, str]]:
    """What cannot be chosen now: its clause and its reason."""
    return {refusal.subject: (refusal.clause, refusal.name) for refusal in state.refusals()}


def noted(state: RedOutpost, name: str) -> list[Event]:
    """The events of that name so far."""
    return [event for event in state.events or () if event.name == name]


def clauses(state: RedOutpost, name: str) -> list[str]:
    """The clauses of the events of that name so far."""
    return [event.clause for event in noted(state, name)]


def mood(state: RedOutpost, worker: str) -> int:
    """The worker's mood in VP."""
    return state.board.mood_track[state.mood[WORKERS.index(worker)]]


def moods(state: RedOutpost) -> dict[str, int]:
    """The moods that are not at the start field, in VP."""
    return {worker: mood(state, worker) for worker in WORKERS if mood(state, worker)}


def place(state: RedOutpost, worker: str) -> str:
    """Where the worker is."""
    return PLACES[state.at[WORKERS.index(worker)]]


def upright(state: RedOutpost) -> set[str]:
    """The workers that stand."""
    return {name for worker, name in enumerate(WORKERS) if state.upright >> worker & 1}


def portrait(state: RedOutpost, worker: str) -> tuple[int, ...]:
    """The discs on the worker's portrait, by seat."""
    first = WORKERS.index(worker) * state.board.seats
    return tuple(state.discs[first : first + state.board.seats])


def gift(state: RedOutpost, worker: str) -> tuple[int, ...]:
    """The crystals on the worker's portrait, by seat."""
    first = WORKERS.index(worker) * state.board.seats
    return tuple(state.gifts[first : first + state.board.seats])


def stored(state: RedOutpost) -> dict[str, int]:
    """The cubes in the Warehouse."""
    return {good: n for good, n in zip(GOODS, state.warehouse, strict=True) if n}


def lake_deck(*faces: int) -> dict[str, Any]:
    """The lake deck as counted, by `nothing`, `fish_1`, `fish_2_mood`, and the rest discarded."""
    full = (3, 2, 1)
    assert len(faces) == len(LAKE_CARDS)
    return {
        "lake": list(faces),
        "lake_discard": [all_ - left for all_, left in zip(full, faces, strict=True)],
    }


def export_vp(state: RedOutpost) -> list[int]:
    """The VP of each seat's exports."""
    return [
        sum(points for owner, _, points in state.shipped if owner == seat)
        for seat in range(state.board.seats)
    ]
