"""What a television shows of a match, made from the state alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.boards.outer_earth import art, names
from desktop.look.translate import several, translate
from desktop.look.voice import Voice
from desktop.table.panels.step_panel import capital
from desktop.tv.ending import UNKNOWN, End, end_of, untold_end
from desktop.tv.phases import Phase
from engine.games.outer_earth import scoring
from engine.games.outer_earth.auction import told_adding, told_tie
from engine.games.outer_earth.components import BACK, INDUSTRIES, REWARDS
from engine.games.outer_earth.state import NOTHING, OuterEarth, by_industry
from engine.games.outer_earth.table import AtTable
from engine.games.outer_earth.wording import clock_text, phase_of

PHASES = ("auction", "turns", "exploration")


class Bidder(NamedTuple):
    """A bidder, from the lowest to the highest influence."""

    name: str
    colour: str
    note: str
    is_now: bool


class Now(NamedTuple):
    """The planet on offer with its bidders, or whose turn it is with the action points."""

    name: str
    colour: str
    planet: int
    """Its number; below 0 where there is none."""
    does: str
    points: int
    bidders: tuple[Bidder, ...]
    printed: tuple[str, ...] = ()
    """What stands on the planet and lies on it, in lines, while nobody bids yet."""


class Person(NamedTuple):
    """A person's row; what nobody told is `?`."""

    name: str
    colour: str
    note: str
    vp: str
    hand: str
    planets: tuple[tuple[int, str, tuple[int, ...], bool], ...]
    """Each with its name, the industries of its cards, and whether it waits in the queue."""
    is_now: bool


class Stock(NamedTuple):
    """The VP budget, the galaxy deck, and each industry with index and rank."""

    budget: str
    share: float
    deck: str
    ranks: tuple[tuple[str, str], ...]
    last: str


def is_known(state: OuterEarth, *markers: str) -> bool:
    """Whether people have told these markers; in a match that the app plays all is known."""
    return not isinstance(state, AtTable) or state.is_known(*markers)


def time(state: OuterEarth, voice: Voice) -> str:
    """Round and phase."""
    return clock_text(voice.words, state)


def phases(state: OuterEarth, voice: Voice) -> tuple[Phase, ...]:
    """The three phases of a round."""
    now = phase_of(state)
    at = PHASES.index(now) if now in PHASES else len(PHASES) if state.round else -1
    return tuple(
        Phase(capital(voice.words.name("phases", name)), number < at, number == at)
        for number, name in enumerate(PHASES)
    )


def now(state: OuterEarth, voice: Voice) -> Now:
    """What is played now."""
    if state.offered != NOTHING:
        name, bidders = names.planet(voice.words, state.offered), _bidders(state, voice)
        return Now(
            name,
            "",
            art.drawn(state, state.offered),
            _asks(state, voice),
            0,
            bidders,
            () if bidders else _printed(state, voice, state.offered),
        )
    seat = state.at_turn
    if seat >= 0:
        knows = state.knows_points(seat)
        points = state.ap if knows else 0
        ap = translate("EarthTv", "AP left: {count}").format(count=state.ap if knows else UNKNOWN)
        return Now(voice.people[seat], voice.colours[seat], NOTHING, ap, points, ())
    if not state.round:
        begins = translate("EarthTv", "market, companies, and who begins")
        return Now(translate("EarthTv", "Set-up"), "", NOTHING, begins, 0, ())
    if phase_of(state) == "exploration":
        asked = translate("EarthTv", "Which planet was turned over?")
        return Now(translate("EarthTv", "Exploration"), "", NOTHING, asked, 0, ())
    ends = translate("EarthTv", "the investments are turned up")
    return Now(translate("EarthTv", "Final scoring"), "", NOTHING, ends, 0, ())


def _printed(state: OuterEarth, voice: Voice, planet: int) -> tuple[str, ...]:
    """OE-1.2, OE-R4: industry, slots, synergies and chips; then the reward."""
    words, board = voice.words, state.board
    parts = [capital(names.industry(words, board.planet_industry[planet]))]
    slots = translate("EarthTv", "{count} base slots")
    parts.append(slots.format(count=board.planet_slots[planet]))
    both = words.listed([names.industry(words, it) for it in sorted(board.synergies[planet])])
    parts.append(translate("EarthTv", "Synergies: {industries}").format(industries=both))
    if chips := state.chips[state.row.index(planet)]:
        one, many = translate("EarthTv", "1 VP chip"), translate("EarthTv", "{count} VP chips")
        parts.append(several(chips, one, many))
    effect, amount = board.planet_effect[planet]
    reward = board.planet_reminder[planet] or words.text(
        "effects", REWARDS[effect], "sign", n=amount
    )
    told = translate("EarthTv", "Reward: {reward}").format(reward=reward)
    return " · ".join(parts), told


def _asks(state: OuterEarth, voice: Voice) -> str:
    if state.waits_for == told_adding.name:
        name = voice.people[state.agenda[-1][1]]
        return translate("EarthTv", "{name} adds cards, or nothing").format(name=name)
    if state.waits_for == told_tie.name:
        return translate("EarthTv", "A tie: the bids are turned up")
    return translate("EarthTv", "Who says yes?")


def _bidders(state: OuterEarth, voice: Voice) -> tuple[Bidder, ...]:
    """Who bids, or, before anybody does, who may take part."""
    adding = state.agenda[-1][1] if state.waits_for == told_adding.name else NOTHING
    order: Sequence[int] = state.bidders or (
        state.agenda[-1][1] if state.waits_for == told_tie.name else ()
    )
    one, many = translate("EarthTv", "1 card"), translate("EarthTv", "{count} cards")
    return tuple(
        Bidder(
            voice.people[seat],
            voice.colours[seat],
            several(len(state.bids[seat]), one, many),
            seat == adding,
        )
        for seat in order
    )


def people(state: OuterEarth, voice: Voice) -> tuple[Person, ...]:
    """A row for each person, in seat order."""
    return tuple(_person(state, voice, seat) for seat in range(state.board.seats))


def _person(state: OuterEarth, voice: Voice, seat: int) -> Person:
    words, who = voice.words, f".{seat + 1}"
    number, queued = state.company[seat], state.queued[seat]
    knows = not isinstance(state, AtTable) or state.knows_influence(seat)
    influence = state.influence(seat) if knows and number != NOTHING else UNKNOWN
    note = translate("EarthTv", "influence {influence}").format(influence=influence)
    hand = str(len(state.hands[seat])) if is_known(state, f"hand{who}") else UNKNOWN
    there = [*state.developing[seat], *([queued] if queued != NOTHING else [])]
    planets = tuple(
        (
            art.drawn(state, planet),
            names.planet(words, planet),
            tuple(
                industry
                for card in state.built[planet]
                for industry, has in enumerate(by_industry([card]))
                if has
            ),
            planet == queued,
        )
        for planet in there
    )
    vp = str(state.vp[seat]) if is_known(state, f"vp{who}") else UNKNOWN
    is_now = state.at_turn == seat
    return Person(voice.people[seat], voice.colours[seat], note, vp, hand, planets, is_now)


def stock(state: OuterEarth, voice: Voice) -> Stock:
    """What lies for all."""
    words, most = voice.words, state.board.size.budget
    known = is_known(state, "budget")
    budget = translate("EarthTv", "VP budget: {left} of {all}")
    deck = translate("EarthTv", "Galaxy Deck: {count}")
    galaxy = state.galaxy if is_known(state, "galaxy") else UNKNOWN
    ranks = scoring.ranks(state.index)
    told = translate("EarthTv", "{index}, rank {rank}")
    index = tuple(
        (
            names.industry(words, at),
            told.format(index=state.index[at], rank=ranks[at] + 1)
            if is_known(state, "index")
            else UNKNOWN,
        )
        for at in range(len(INDUSTRIES))
    )
    last = ""
    if state.last_round:
        last = words.text("events", f"last_round_{state.last_round}", round=state.round)
    return Stock(
        budget.format(left=state.budget if known else UNKNOWN, all=most),
        state.budget / most if known else 0.0,
        deck.format(count=galaxy),
        index,
        last,
    )


def end(state: OuterEarth, voice: Voice, is_early: bool) -> End:
    """OE-5.5: the ranking, as far as the score can be told."""
    hidden = any(BACK in cards for cards in state.invested)
    if isinstance(state, AtTable) and (hidden or state.unknown_for_score()):
        return untold_end(voice)
    early = voice.words.text("game", "ended_early", round=state.round) if is_early else ""
    return end_of(state.result().ranking, voice, early)
