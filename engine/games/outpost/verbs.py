"""OP-7, OP-R24: the verbs of event cards, each one function (see `event_deck`).

In a record an option is written by its effects: `lose:population:1+gain:card.titanium:2`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from engine.games.outpost import cards, colony, modifiers
from engine.games.outpost.components import (
    DECKS,
    FACTORIES,
    FIRST_CREW,
    JOBS,
    POPULATION,
    ROBOT_THING,
    UPGRADES,
)
from engine.games.outpost.event_deck import CARD, FACTORY, Effect, Event
from engine.games.outpost.operators import (
    ROBOT,
    SPARE,
    man,
    new_robot,
    newcomer,
    withdraw_robots,
)
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import Refusal, decision, step, type_of_frame
from engine.rules.parts.places import put
from engine.rules.words import LANGUAGES, load

KEPT = 3
"""OP-R24: people and factories that nobody loses."""
LASTING = ("yield", "mega", "price", "capacity", "room", "limit", "bid", "order", "display", "hold")
"""Verbs that change something until the turn ends; they need nobody to act."""
NOTHING_WRITTEN = "nothing"
"""An option without effects."""


# -- options ---------------------------------------------------------------------------


def needs_nobody(card: Event) -> bool:
    """Whether the card only changes something for the turn, so that it happens for all at once."""
    return len(card.options) == 1 and all(effect.verb in LASTING for effect in card.options[0])


def amount(effect: Effect, phase: int) -> int:
    """OP-7.3: how much in that event phase."""
    return effect.amount[phase - 1]


def can_be_met(state: Outpost, seat: int, option: Sequence[Effect]) -> bool:
    """OP-R24: whether each loss of an option can be met in full."""
    return all(
        losable(state, seat, effect.target) >= amount(effect, state.event_phase)
        for effect in option
        if effect.verb == "lose"
    )


def too_little(state: Outpost, seat: int, option: Sequence[Effect]) -> Refusal:
    """OP-R24: an option that takes more than there is."""
    text = written(tuple(option), state.event_phase)
    return Refusal(text, "OP-R24", "too_little_to_lose", {"seat": seat, "what": said(text)})


def losable(state: Outpost, seat: int, target: str) -> int:
    """OP-R24: how many of a thing the seat can lose, as all can see."""
    if target == FACTORY:
        return max(0, sum(state.factories[seat]) - KEPT)
    if target == POPULATION:
        return max(0, state.population[seat] - KEPT)
    return state.robots[seat] if target == ROBOT_THING else len(state.hands[seat])


@cache
def written(option: tuple[Effect, ...], phase: int) -> str:
    """An option as an answer."""
    parts = (
        ":".join(filter(None, (it.verb, it.target, str(amount(it, phase)))))
        for it in option
        if amount(it, phase) or it.verb == "limit"
    )
    return "+".join(parts) or NOTHING_WRITTEN


def in_phase(card: Event, phase: int) -> list[str]:
    """OP-7.3: the options as they are in that event phase; none if they are the same in each."""
    effects = (effect for option in card.options for effect in option)
    if all(len(set(effect.amount)) == 1 for effect in effects):
        return []
    return [written(option, phase) for option in card.options]


def said(option: str) -> dict[str, str]:
    """A written option in every language."""
    return {language: _said(option, language) for language in LANGUAGES}


def _said(option: str, language: str) -> str:
    words = load("outpost", language)
    if option == NOTHING_WRITTEN:
        return words.text("effects", NOTHING_WRITTEN)
    parts = []
    for effect in option.split("+"):
        verb, *rest, number = effect.split(":")
        target = "".join(rest)
        named = _named(verb, target, is_one=number == "1")
        parts.append(words.text("effects", named, **_operands(target, number)))
    return words.listed(parts)


def _named(verb: str, target: str, *, is_one: bool) -> str:
    """The name in `[effects]` of a verb with its target."""
    what, _, kind = target.partition(".")
    if verb == "idle" and target in FACTORIES:
        what, kind = "kind", target
    if verb not in ("lose", "gain", "idle", "limit"):
        return verb
    return f"{verb}_one_{what}" if kind and is_one else f"{verb}_{what}"


def _operands(target: str, number: str) -> dict[str, Any]:
    kind = target.rpartition(".")[2]
    return {"n": int(number), "factory": kind, "deck": kind, "what": kind}


def carry_out(state: Outpost, seat: int, option: Sequence[Effect]) -> None:
    """OP-7.1: the effects of an option, one after the other."""
    frames: list[type_of_frame] = []
    for effect in option:
        number = amount(effect, state.event_phase)
        if number or effect.verb == "limit":
            frames.append(do(seat, effect.verb, effect.target, number))
    if not option:
        state.note("OP-7.1", "nothing_happens")
    state.then(*frames)


@step
def do(state: Outpost, seat: int, verb: str, target: str, number: int) -> None:
    """OP-7.1: one effect on a seat, or on the table."""
    if not state.follows(seat, verb, target):
        return
    match verb:
        case "lose":
            lose(state, seat, target, number)
        case "gain":
            gain(state, seat, target, number)
        case "idle":
            idle(state, seat, target, number)
        case "sweep":
            sweep(state, number)
        case _:
            change(state, seat, verb, target, number)


# -- lose ------------------------------------------------------------------------------


def lose(state: Outpost, seat: int, target: str, number: int) -> None:
    """OP-R8, OP-R24: one by one, the owner chooses each; never upgrades, and only what there is."""
    number = min(number, losable(state, seat, target))
    if not number:
        state.note("OP-R24", "nothing_to_lose", seat=seat)
    elif target == FACTORY:
        state.then(*(lose_factory(seat),) * number)
    elif target == POPULATION:
        state.then(*(lose_person(seat),) * number, withdraw_robots(seat))
    elif target == ROBOT_THING:
        state.then(*(lose_robot(seat),) * number)
    else:
        state.then(lose_card(seat, number, cards.ANY))


@decision(
    legal=lambda state, seat: [
        name for kind, name in enumerate(FACTORIES) if state.factories[seat][kind]
    ]
)
def lose_factory(state: Outpost, name: str, seat: int) -> None:
    """OP-7.5, OP-R24: an unmanned one of the kind, if there is one; else its operator stands idle."""
    kind, owned = FACTORIES.index(name), state.factories[seat]
    if colony.free_places(state, seat, kind) < 1:
        at = state.people_at if state.people_at[seat][kind] else state.robots_at
        left = put(at, seat, put(at[seat], kind, at[seat][kind] - 1))
        if at is state.people_at:
            state.people_at = left
        else:
            state.robots_at = left
        colony.operator_left(state, seat, kind)
    state.factories = put(state.factories, seat, put(owned, kind, owned[kind] - 1))
    if state.events is not None:
        state.note("OP-7.5", "factory_lost", seat=seat, factory=name)
    colony.recount(state, seat, "OP-7.5")


def people_to_lose(state: Outpost, seat: int) -> list[str]:
    """OP-R24: a spare person, or one from any job."""
    found = [SPARE] if state.spare_people(seat) > 0 else []
    return found + [name for job, name in enumerate(JOBS) if state.people_at[seat][job]]


@decision(legal=people_to_lose)
def lose_person(state: Outpost, source: str, seat: int) -> None:
    """OP-7.5: the owner says whom; the place stays empty."""
    if source != SPARE:
        job, people = JOBS.index(source), state.people_at[seat]
        state.people_at = put(state.people_at, seat, put(people, job, people[job] - 1))
        if job < FIRST_CREW:
            colony.operator_left(state, seat, job)
    state.population = put(state.population, seat, state.population[seat] - 1)
    if state.events is not None:
        state.note("OP-7.5", "person_lost", seat=seat)
    if source != SPARE:
        colony.note_posts(state, seat, JOBS.index(source), "OP-7.5", people=-1)
    colony.recount(state, seat, "OP-7.5")


def robots_to_lose(state: Outpost, seat: int) -> list[str]:
    """OP-R24: a robot without a job, or one from any factory."""
    robots = state.robots_at[seat]
    found = [ROBOT] if state.robots[seat] > sum(robots) else []
    return found + [FACTORIES[kind] for kind, number in enumerate(robots) if number]


@decision(legal=robots_to_lose)
def lose_robot(state: Outpost, source: str, seat: int) -> None:
    """OP-7.5: the owner says which."""
    if source != ROBOT:
        kind, robots = FACTORIES.index(source), state.robots_at[seat]
        state.robots_at = put(state.robots_at, seat, put(robots, kind, robots[kind] - 1))
        colony.operator_left(state, seat, kind)
    state.robots = put(state.robots, seat, state.robots[seat] - 1)
    if state.events is not None:
        state.note("OP-7.5", "robot_lost", seat=seat)
    if source != ROBOT:
        colony.note_posts(state, seat, JOBS.index(source), "OP-7.5", robots=-1)
    colony.recount(state, seat, "OP-7.5")


def cards_to_lose(state: Outpost, seat: int, left: int, last: int) -> list[str]:
    """OP-R24: cards not above the last one that leave enough below them."""
    rank = state.board.rank
    found = [card for card in cards.kinds(state, seat) if rank[card] >= last]
    if not cards.knows_hand(state, seat):
        return found
    hand = state.hands[seat]
    return [card for card in found if sum(rank[it] >= rank[card] for it in hand) >= left]


@decision(legal=cards_to_lose, always=True, private=True)
def lose_card(state: Outpost, card: str, seat: int, left: int, last: int) -> None:
    """OP-R24: one after the other, none above the last; one that lies open leaves the game."""
    cards.leave_hand(state, seat, card)
    if state.events is not None:
        deck = DECKS[state.board.deck_of[card]]
        worth = state.board.worth[card]
        state.note("OP-R24", "card_lost", seat=seat, deck=deck, n=worth, card=card)
    if left > 1:
        state.then(lose_card(seat, left - 1, state.board.rank[card]))


# -- gain ------------------------------------------------------------------------------


def gain(state: Outpost, seat: int, target: str, number: int) -> None:
    """OP-7.6: new things may be used in the same turn."""
    what, _, kind = target.partition(".")
    if what == FACTORY:
        job = FACTORIES.index(kind)
        for _ in range(number):
            colony.gain_factory(state, seat, job, "OP-7.6")
        # OP-7.7: nobody is moved there.
        state.then(*(man(seat, job, False),) * number)
    elif what == CARD:
        state.then(cards.draw(seat, DECKS.index(kind), number, "OP-7.6"))
    elif what == POPULATION:
        state.then(*(person_comes(seat),) * number)
    else:
        state.then(*(robot_comes(seat),) * number)


def cards_to_come(state: Outpost, seat: int) -> int:
    """OP-7.6: what the cards are worth on average that an event still brings the seat."""
    worth = 0
    for node, *args in state.agenda:
        deck = number = 0
        if node in (cards.draw, cards.draw_card) and args[0] == seat:
            deck, number = args[1:3]
        elif node is do and args[:2] == [seat, "gain"] and args[2].startswith(f"{CARD}."):
            deck, number = DECKS.index(args[2].partition(".")[2]), args[3]
        worth += number * state.board.worth[state.board.stand_ins[deck]]
    return worth


@step
def person_comes(state: Outpost, seat: int) -> None:
    """OP-7.6: up to the population maximum; the rest is lost."""
    if not colony.free_room(state, seat):
        state.note("OP-4.2", "no_room_for_people", seat=seat)
        return
    state.population = put(state.population, seat, state.population[seat] + 1)
    state.note("OP-7.6", "person_gained", seat=seat)
    state.then(newcomer(seat))


@step
def robot_comes(state: Outpost, seat: int) -> None:
    """OP-7.6, OP-4.3: robots without limit; beyond what may be in use they stand by."""
    state.robots = put(state.robots, seat, state.robots[seat] + 1)
    state.note("OP-7.6", "robot_gained", seat=seat)
    if colony.spare_robots(state, seat) > 0:
        state.then(new_robot(seat))


# -- idle ------------------------------------------------------------------------------


def idle(state: Outpost, seat: int, target: str, number: int) -> None:
    """OP-7.1: so many manned factories bring no card; too few: all of them."""
    kinds = (FACTORIES.index(target),) if target in FACTORIES else tuple(range(FIRST_CREW))
    of_robots = target == ROBOT_THING
    there = sum(restable(state, seat, kind, of_robots) for kind in kinds)
    if not there:
        state.note("OP-7.1", "nothing_idle", seat=seat)
        return
    state.then(rest(seat, kinds[::-1], min(number, there), of_robots))


def restable(state: Outpost, seat: int, kind: int, of_robots: bool) -> int:
    """How many factories of a kind could stand idle: manned ones, or those worked by robots."""
    working = colony.working(state, seat, kind)
    if not of_robots:
        return working
    return min(working, state.robots_at[seat][kind] - resting(state, seat, kind))


def resting(state: Outpost, seat: int, kind: int) -> int:
    """How many robots of a kind of factory an event lets rest; whoever left since left an idle one."""
    rest = modifiers.total(state, seat, "idle", FACTORIES[kind])
    return min(rest, state.idle[seat][kind], state.robots_at[seat][kind])


@step
def rest(state: Outpost, seat: int, kinds: tuple[int, ...], left: int, of_robots: bool) -> None:
    """OP-7.1: the owner says where, kind by kind from the best one down."""
    if left:
        state.then(let_idle(seat, kinds, left, of_robots))


def idle_range(
    state: Outpost, seat: int, kinds: tuple[int, ...], left: int, of_robots: bool
) -> range:
    """How many of the first kind can stand idle, so that the rest finds enough others."""
    here, *others = (restable(state, seat, kind, of_robots) for kind in kinds)
    return range(max(0, left - sum(others)), min(here, left) + 1)


def refused_instead(
    state: Outpost, seat: int, kinds: tuple[int, ...], left: int, of_robots: bool
) -> list[Refusal]:
    """OP-R24: what the card would have offered in its stead, had there been enough to lose."""
    if state.last_event == NOTHING:
        return []
    # What lets something stand idle may be the option that is under way.
    others = (
        option
        for option in state.board.event_deck[state.last_event].options
        if all(effect.verb != "idle" for effect in option)
    )
    return [too_little(state, seat, it) for it in others if not can_be_met(state, seat, it)]


@decision(legal=idle_range, refused=refused_instead)
def let_idle(
    state: Outpost, number: int, seat: int, kinds: tuple[int, ...], left: int, of_robots: bool
) -> None:
    """OP-7.1: they stay manned and count their VP."""
    kind, idle = kinds[0], state.idle[seat]
    if number:
        state.idle = put(state.idle, seat, put(idle, kind, idle[kind] + number))
        if of_robots:
            modifiers.add(state, seat, "idle", FACTORIES[kind], number)
        state.note("OP-7.1", "stands_idle", seat=seat, factory=FACTORIES[kind], n=number)
    state.then(rest(seat, kinds[1:], left - number, of_robots))


# -- the table ---------------------------------------------------------------------------


def sweep(state: Outpost, number: int) -> None:
    """OP-7.1: the lowest upgrades on display go back; their places are rolled in step 3."""
    gone, state.display = state.display[:number], state.display[number:]
    supply = [*state.supply]
    for upgrade in gone:
        supply[upgrade] += 1
    state.supply = supply
    if gone:
        state.note("OP-7.1", "swept", upgrades=[UPGRADES[upgrade] for upgrade in gone])
    else:
        state.note("OP-7.1", "nothing_happens")


def change(state: Outpost, seat: int, verb: str, target: str, number: int) -> None:
    """OP-7.1: something is otherwise until the turn ends; where it is read says how."""
    modifiers.add(state, seat, verb, target, number)
    if state.events is not None:
        what = said(":".join(filter(None, (verb, target, str(number)))))
        if seat == modifiers.ALL:
            state.note("OP-7.1", "changed", what=what)
        else:
            state.note("OP-7.1", "changed_for", seat=seat, what=what)
