"""What a television shows of a match, made from the state alone."""

from __future__ import annotations

from typing import NamedTuple

from desktop.boards.outpost.play.drawn.events import Event, Quiet
from desktop.boards.outpost.table.clock import following, last_turn
from desktop.boards.outpost.table.deck import reshuffle
from desktop.boards.outpost.table.event import of_turn, personal
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.tv.ending import End, end_of, untold_end
from desktop.tv.phases import Phase
from engine.games.outpost import outlook
from engine.games.outpost.components import PHASES
from engine.games.outpost.state import NOTHING
from engine.games.outpost.table import EVENTS, AtTable

UNKNOWN = "?"


class Hit(NamedTuple):
    """Whom the event hits: a sentence, and the seats in the order in which they act."""

    text: str
    seats: tuple[tuple[str, str], ...]
    """Colour and name of each."""
    lag: str


class Deck(NamedTuple):
    """The event deck: cards left, its phase, and when it is reshuffled."""

    cards: str
    phase: str
    shuffle: str
    why: str
    is_soon: bool


class Person(NamedTuple):
    """A person's row, in player order where that is known."""

    place: str
    name: str
    colour: str
    vp: str


def time(state: AtTable) -> str:
    """The turn, and the phase where it is known."""
    if not state.turn:
        return translate("OutpostTv", "Set-up")
    there = outlook.clock(state)
    text = translate("OutpostTv", "Turn {turn}, phase {phase}")
    turn = outlook.told_turn(state) or UNKNOWN
    return text.format(turn=turn, phase=there.phase or UNKNOWN)


def phases(state: AtTable) -> tuple[Phase, ...]:
    """The three phases of a match."""
    now = outlook.clock(state).phase if state.turn else None
    text = translate("OutpostTable", "Phase {phase}")
    return tuple(
        Phase(text.format(phase=number), now is not None and number < now, number == now)
        for number in range(1, len(PHASES) + 1)
    )


def cards(state: AtTable, voice: Voice) -> tuple[Event | Quiet, ...]:
    """The event of the turn, and the personal event that was drawn last.

    Where no people stand beside them, earlier ones that hold have room between them.
    """
    earlier = outlook.holding(state) if state.extent == EVENTS else []
    drawn = [*earlier, *state.personal_events[-1:]]
    return (of_turn(state, voice), *(personal(state, voice, *it) for it in drawn))


def hit(state: AtTable, voice: Voice) -> Hit:
    """Whom the last event that was drawn hits, in the order in which they act."""
    words = voice.words
    lag = outlook.lag(state) if state.turn > 1 else None
    steps, seats = outlook.steps(state), _seats(state, voice)
    text = ""
    if steps:
        first = steps[0]
        # Where marks with names stand below, the sentence need not name them.
        short = f"{first.name}_untold"
        name = short if seats and words.has("guide", short) else first.name
        text = words.text("guide", name, people=voice.people, **first.params)
    below = words.text("guide", lag.name, **lag.params) if lag is not None else ""
    return Hit(text, tuple(seats), below)


def _seats(state: AtTable, voice: Voice) -> list[tuple[str, str]]:
    if state.personal_events:
        seats = [state.personal_events[-1][0]]
    elif state.event != NOTHING:
        seats = outlook.hit(state, state.board.event_deck[state.event])
    else:
        seats = []
    return [(voice.colours[seat], voice.people[seat]) for seat in seats]


def deck(state: AtTable) -> Deck:
    """The deck clock."""
    there = outlook.clock(state)
    text = translate("OutpostTable", "Event phase {phase}")
    shuffle, *why = reshuffle(state, there)
    is_soon = bool(state.turn) and there.reshuffled in (outlook.NOW, outlook.NEXT)
    return Deck(
        UNKNOWN if there.cards is None else str(there.cards),
        text.format(phase=there.event_phase or UNKNOWN),
        shuffle,
        " ".join(why),
        is_soon,
    )


def people(state: AtTable, voice: Voice) -> tuple[Person, ...]:
    """A row for each person: in player order, or as they sit."""
    if state.extent == EVENTS:
        return ()
    known = state.order if state.is_known("order") else []
    seats = range(state.board.seats)
    order = [*known, *(seat for seat in seats if seat not in known)]
    return tuple(
        Person(
            f"{known.index(seat) + 1}." if seat in known else "",
            voice.people[seat],
            voice.colours[seat],
            str(state.vp[seat]) if state.knows_vp(seat) else UNKNOWN,
        )
        for seat in order
    )


def next_phase(state: AtTable, voice: Voice) -> str:
    """What brings the next phase; the last turn has its own line."""
    return "" if last_turn(state, voice) else following(state, voice)


def end(state: AtTable, voice: Voice, is_early: bool) -> End:
    """OP-6.4: the ranking, as far as the VP are known."""
    result = state.result()
    if result is None:
        return untold_end(voice)
    early = voice.words.text("game", "ended_early", turn=state.turn) if is_early else ""
    return end_of(result.ranking, voice, early)
