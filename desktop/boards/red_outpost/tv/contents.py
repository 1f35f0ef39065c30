"""What a television shows of a match, made from the state alone."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.red_outpost.tv.looks import (
    BEGINS,
    DAY_OVER,
    MOST_NEXT,
    TURN,
    Clock,
    Good,
    Lock,
    Next,
    Now,
    Person,
)
from desktop.look.translate import several, translate
from desktop.look.voice import Voice
from desktop.tv.ending import UNKNOWN, End, end_of, untold_end
from desktop.tv.phases import Phase
from engine.games.red_outpost import decks, rules
from engine.games.red_outpost.components import (
    BIN,
    DAYS,
    EVENING,
    GOODS,
    MORNING,
    PHASES,
    PLACES,
    WORKERS,
)
from engine.games.red_outpost.decks import Deck
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import PASSED, UNTOLD, AtTable
from engine.games.red_outpost.wording import deck_text


def standing(state: RedOutpost) -> str:
    """How a match stands that is not over."""
    if state.waits_for == rules.settling.name:
        return DAY_OVER
    return TURN if who(state) >= 0 else BEGINS


def who(state: RedOutpost) -> int:
    """The seat that is at turn, or asked when it is nobody's turn; below 0 if neither is."""
    return state.at_turn if state.at_turn >= 0 else state.current_player


def is_known(state: RedOutpost, *markers: str) -> bool:
    """Whether people have told these markers; in a match that the app plays all is known."""
    return not isinstance(state, AtTable) or state.is_known(*markers)


def phases(state: RedOutpost, voice: Voice) -> tuple[Phase, ...]:
    """The five phases of the day."""
    done = standing(state) == DAY_OVER
    return tuple(
        Phase(
            voice.words.name("phases", name),
            number < state.phase or done,
            number == state.phase and not done,
        )
        for number, name in enumerate(PHASES)
    )


def now(state: RedOutpost, voice: Voice) -> Now:
    """Who is at turn, what for, and who comes then."""
    kind = standing(state)
    if kind == DAY_OVER:
        name = translate("Tv", "Day {day} is over").format(day=state.day)
        does = translate("Tv", "now moods and discs count")
        tomorrow = translate("Tv", "Day {day}").format(day=state.day + 1)
        then = Next(translate("Tv", "final scoring") if state.is_last_day else tomorrow)
        return Now(name, "", does, -1, "", (then,), "sunset")
    if kind == BEGINS:
        name = translate("Tv", "Who begins?")
        then_all = tuple(
            Next(person, colour) for person, colour in zip(voice.people, voice.colours, strict=True)
        )
        return Now(name, "", translate("Tv", "not entered yet"), -1, "", then_all, "person")
    seat, left = who(state), state.turns_left
    word = several(len(left), translate("Tv", "turn left"), translate("Tv", "turns left"))
    return Now(
        voice.people[seat],
        voice.colours[seat],
        _does(state, voice),
        len(left),
        word,
        _then(state, voice, left),
    )


def _does(state: RedOutpost, voice: Voice) -> str:
    moved = state.moved if isinstance(state, AtTable) else UNTOLD
    if moved == PASSED:
        return translate("Tv", "could move nobody")
    if moved != UNTOLD:
        worker = voice.words.name("workers", WORKERS[moved])
        return f"{worker} › {voice.words.name('places', PLACES[state.at[moved]])}"
    if not state.about:
        return translate("Tv", "moves a worker")
    return translate("Tv", "decides")


def _then(state: RedOutpost, voice: Voice, left: Sequence[int]) -> tuple[Next, ...]:
    coming = [Next(voice.people[seat], voice.colours[seat]) for seat in left[1:]]
    if len(coming) < MOST_NEXT:
        if state.phase == EVENING:
            coming.append(Next(translate("Tv", "the day’s end")))
        else:
            first = state.next_start
            phase = voice.words.name("phases", PHASES[state.phase + 1])
            coming += [Next(phase), Next(voice.people[first], voice.colours[first])]
    return tuple(coming[:MOST_NEXT])


def people(state: RedOutpost, voice: Voice) -> tuple[Person, ...]:
    """Everybody in seat order."""
    return tuple(_person(state, voice, seat) for seat in range(state.board.seats))


def _person(state: RedOutpost, voice: Voice, seat: int) -> Person:
    mark = seat + 1
    spaces = state.board.wheel
    space = state.wheel[seat] if is_known(state, f"wheel.{mark}") else -1
    worker, place = state.worker_card[seat], state.place_card[seat]
    untold = UNKNOWN if state.board.has_cards else ""
    given = state.palace[seat] if is_known(state, f"palace.{mark}") else UNKNOWN
    return Person(
        voice.people[seat],
        voice.colours[seat],
        str(state.vp[seat]) if is_known(state, f"vp.{mark}") else UNKNOWN,
        voice.words.at("game", "vp"),
        str(state.crystals[seat]) if is_known(state, f"crystals.{mark}") else UNKNOWN,
        f"{voice.words.at('short', 'palace')} {given}",
        space,
        spaces,
        str(spaces - space) if space >= 0 else UNKNOWN,
        WORKERS[worker] if worker >= 0 else untold,
        PLACES[place] if place >= 0 else untold,
        seat == who(state) and not state.is_terminal,
    )


def lake(state: RedOutpost, voice: Voice) -> Clock:
    """RO-4.13: the lake deck and its fish."""
    deck = decks.lake_odds(state)
    fish = decks.fish_cards(list(state.board.lake))
    out = decks.fish_cards(state.lake_discard)
    tiles = [UNKNOWN] * fish
    if deck.left is not None:
        tiles = ["out"] * out + ["left"] * (fish - out)
        if deck.missed:
            tiles[out:] = [UNKNOWN] * (fish - out)
        elif out == fish - 1:
            tiles[-1] = "next"
    is_due = deck.next_shuffle.name == "lake_shuffled_next"
    every = sum(state.board.lake)
    return _clock(voice, "lake", "fish", deck, every, tuple(tiles), is_due=is_due)


def ship(state: RedOutpost, voice: Voice) -> Clock:
    """RO-R4: the spaceship deck."""
    deck = decks.ship_odds(state)
    is_due = deck.next_shuffle.name == "ship_shuffled_next"
    return _clock(voice, "spaceship", "rocket", deck, sum(state.board.ship), (), is_due=is_due)


def _clock(
    voice: Voice,
    place: str,
    icon: str,
    deck: Deck,
    every: int,
    fish: tuple[str, ...],
    *,
    is_due: bool,
) -> Clock:
    left = UNKNOWN if deck.left is None else str(deck.left)
    count = translate("Tv", "{left} of {all} cards").format(left=left, all=every)
    sentence = deck_text(voice.words, deck.next_shuffle)
    return Clock(voice.words.name("places", place), icon, count, fish, sentence, is_due)


def goods(state: RedOutpost, voice: Voice) -> tuple[Good, ...]:
    """RO-3.3: cubes in the Warehouse, fields that are filled, and what the next export gives."""
    return tuple(_good(state, voice, good) for good in range(len(GOODS)))


def _good(state: RedOutpost, voice: Voice, good: int) -> Good:
    name = GOODS[good]
    stored = state.warehouse[good] if is_known(state, f"warehouse.{name}") else -1
    is_told = is_known(state, f"exported.{name}")
    points = voice.words.signed(state.next_export(good)) if is_told else UNKNOWN
    return Good(
        name,
        voice.words.name("goods", name, "Name"),
        stored,
        state.exported[good] if is_told else -1,
        len(state.board.export[good]),
        f"{points} {voice.words.at('game', 'vp')}",
        stored == BIN - 1,
    )


def locks(state: RedOutpost, voice: Voice) -> tuple[Lock, ...]:
    """RO-1.8: the places under morning and evening locks, those that are closed now first."""
    told = is_known(state, "locks")
    made = []
    for phase, bits in ((MORNING, state.morning_locks), (EVENING, state.evening_locks)):
        closed = state.phase == phase and standing(state) != DAY_OVER
        when = voice.words.name("phases", PHASES[phase], "at")
        said = translate("Tv", "Locked now") if closed else translate("Tv", "Locked {when}")
        names = [
            voice.words.name("places", name)
            for place, name in enumerate(PLACES)
            if bits >> place & 1
        ]
        made.append(Lock(said.format(when=when), ", ".join(names) if told else UNKNOWN, closed))
    return tuple(sorted(made, key=lambda lock: not lock.is_closed))


def end(state: RedOutpost, voice: Voice, is_early: bool) -> End:
    """RO-6: the ranking, as far as the score can be told."""
    if isinstance(state, AtTable) and state.unknown_for_score():
        return untold_end(voice)
    phase = PHASES[state.phase]
    early = voice.words.text("game", "ended_early", phase=phase) if is_early else ""
    return end_of(state.result().ranking, voice, early)


def day(state: RedOutpost) -> str:
    """The day in words."""
    return translate("Tv", "Day {day} of {days}").format(day=state.day, days=DAYS)
