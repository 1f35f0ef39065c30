"""OE-3: a seat spends its action points: it takes cards, builds on planets, invests and closes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.outer_earth import cards, closing, effects
from engine.games.outer_earth.actions import (
    CLOSE,
    DRAW,
    END,
    INVEST,
    PLACE,
    REFRESH,
    REMOVE,
    TAKE,
    Close,
    Invest,
    Place,
    Remove,
    Take,
    type_of_action,
)
from engine.games.outer_earth.components import (
    ACTION_POINTS,
    AP,
    BACK,
    FREE_PLACE,
    FREE_REFRESH,
    INLET,
    OUTLET,
    PLANETS,
    PRIMARY,
    SLOT,
    TERTIARY,
    WILD,
)
from engine.games.outer_earth.components import DRAW as DRAWS
from engine.games.outer_earth.refusals import refused_actions
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import decision, step, turn_told
from engine.rules.parts import hidden
from engine.rules.parts.places import put


@step
def turn_begins(state: OuterEarth, seat: int) -> None:
    """OE-1.3, OE-3.11, OE-R5: action points and cards for the turn, with bonus and effects."""
    has_bonus, extra = give_points(state, seat)
    drawn = int(state.bonus[seat] == PRIMARY)
    more = state.effect(seat, DRAWS)
    if state.events is not None:
        # All of them at once: what adds to them is told as a part of them.
        state.note("OE-1.3", "turn_begins", seat=seat, n=points_known(state, seat))
        if has_bonus:
            state.note("OE-3.11", "bonus_ap", seat=seat, n=1)
        if extra:
            state.note("OE-3.10", "effect_ap_counted", seat=seat, n=extra)
        if drawn:
            state.note("OE-3.11", "bonus_card", seat=seat, n=1)
        effects.note_use(state, seat, DRAWS, more)
    if drawn + more:
        state.then(cards.draw_cards(seat, drawn + more))


def give_points(state: OuterEarth, seat: int) -> tuple[bool, int]:
    """OE-1.3: the action points of a turn: whether there is one by bonus, and how many by effects."""
    has_bonus, extra = points_added(state, seat)
    state.ap = ACTION_POINTS + has_bonus + extra
    state.had_ap_bonus = int(has_bonus)
    state.free_places = 1 + state.effect(seat, FREE_PLACE)
    state.free_refreshes = state.effect(seat, FREE_REFRESH)
    state.wild = state.effect(seat, WILD)
    return has_bonus, extra


def points_added(state: OuterEarth, seat: int) -> tuple[bool, int]:
    """OE-1.3: whether a turn that began now had an action point by bonus, and how many by effects."""
    return state.bonus[seat] == TERTIARY, state.effect(seat, AP)


def points_known(state: OuterEarth, seat: int) -> int | str:
    """OE-1.3: the action points of the seat whose turn it is; `?` where a table has not told enough."""
    return state.ap if state.knows_points(seat) else hidden.UNKNOWN


def placement_cost(state: OuterEarth) -> int:
    """OE-3.4: the first placements of a turn are free, each further one costs 1 AP."""
    return 0 if state.free_places else 1


def refresh_cost(state: OuterEarth) -> int:
    """OE-3.3: 1 AP, or nothing while a free refresh is left."""
    return 0 if state.free_refreshes else 1


def inlet_wanted(state: OuterEarth, planet: int) -> str:
    """OE-3.8, OE-R16: the outlet of the newest card on the planet; empty where any card fits."""
    built = state.built[planet]
    return OUTLET[built[-1]] if built else ""


def actions(state: OuterEarth, seat: int) -> Sequence[type_of_action]:
    """OE-3.1 to OE-3.7: what the seat can do with the action points that it has left."""
    ap = state.ap
    found: list[type_of_action] = []
    hand = cards.faces(state, seat)
    if ap or state.free_places:
        for planet in state.developing[seat]:
            if len(state.built[planet]) < state.slots(seat, planet):
                wanted = "" if state.wild else inlet_wanted(state, planet)
                places = PLACE[planet]
                found += [places[card] for card in hand if not wanted or INLET[card] == wanted]
    if ap:
        if cards.has_closed_cards(state):
            found.append(DRAW)
        found += [TAKE[card] for card in dict.fromkeys(state.open_cards)]
    if ap >= refresh_cost(state) and (state.open_cards or cards.has_closed_cards(state)):
        found.append(REFRESH)
    for planet in state.developing[seat]:
        if state.built[planet]:
            if ap:
                found.append(REMOVE[planet])
            if ap >= closing.cost(state, seat, planet):
                found.append(CLOSE[planet])
    if ap:
        found += [INVEST[card] for card in hand]
    found.append(END)
    return found


def unseen_action(
    state: OuterEarth, action: type_of_action, viewer: int, seat: int
) -> type_of_action:
    """OE-3.6: what is invested face down is for its owner's eyes alone."""
    return Invest(BACK) if isinstance(action, Invest) and viewer != seat else action


@decision(legal=actions, refused=refused_actions, seen=unseen_action, turn=True)
def turn(state: OuterEarth, action: type_of_action, seat: int) -> None:
    """OE-R14: a seat's turn of phase 2 begins with its first action."""
    take_action(state, action, seat)


@decision(legal=actions, refused=refused_actions, seen=unseen_action)
def turn_goes_on(state: OuterEarth, action: type_of_action, seat: int) -> None:
    """OE-R14: all action points are spent in one turn."""
    take_action(state, action, seat)


@turn_told
def told_turn(state: OuterEarth, seat: int) -> None:
    """OE-R14: at a table people tell what a seat does in its turn."""
    end_turn(state, seat)


def take_action(state: OuterEarth, action: type_of_action, seat: int) -> None:
    """OE-3: what was chosen happens, and the turn goes on until it is ended."""
    if action == END:
        end_turn(state, seat)
        return
    state.then(turn_goes_on(seat))
    match action:
        case Place(planet, card):
            place(state, seat, planet, card)
        case Close(planet):
            closing.close(state, seat, planet)
        case Take(card):
            take(state, seat, card)
        case Invest(card):
            invest(state, seat, card)
        case Remove(planet):
            remove(state, seat, planet)
        case "draw":
            draw(state, seat)
        case _:
            refresh(state, seat)


def end_turn(state: OuterEarth, seat: int) -> None:
    """OE-R6, OE-R20: ending the turn is always legal; unspent action points are lost."""
    if state.events is not None:
        state.note("OE-R6", "turn_ends", seat=seat, n=points_known(state, seat))
    state.turns += 1
    take_points_away(state)


def take_points_away(state: OuterEarth) -> None:
    """OE-R6: between turns nobody has action points, or anything free."""
    state.ap = state.free_places = state.free_refreshes = state.wild = state.had_ap_bonus = 0


def draw(state: OuterEarth, seat: int) -> None:
    """OE-3.1: 1 AP for 2 closed cards."""
    state.ap -= 1
    state.note("OE-3.1", "draws", seat=seat)
    state.then(cards.draw_cards(seat, 2))


def take(state: OuterEarth, seat: int, card: str) -> None:
    """OE-3.2: 1 AP for an open card, which is replaced."""
    state.ap -= 1
    cards.take_open(state, seat, card, "OE-3.2")
    state.then(cards.fill_open_cards("OE-3.2"))


def refresh(state: OuterEarth, seat: int) -> None:
    """OE-3.3, OE-R7: the open cards are discarded, new ones revealed; one of them is taken."""
    if state.free_refreshes:
        state.free_refreshes -= 1
        effects.note_use(state, seat, FREE_REFRESH, 1)
    else:
        state.ap -= 1
    if state.events is not None and state.open_cards:
        state.note("OE-3.3", "open_cards_discarded", seat=seat, cards=list(state.open_cards))
    cards.discard(state, state.open_cards)
    state.open_cards = []
    if state.board.is_told:
        cards.take_open(state, seat, BACK, "OE-3.3")
        return
    state.then(cards.fill_open_cards("OE-3.3"), take_new(seat), cards.fill_open_cards("OE-3.3"))


@decision(legal=lambda state, seat: [TAKE[card] for card in dict.fromkeys(state.open_cards)])
def take_new(state: OuterEarth, action: Take, seat: int) -> None:
    """OE-3.3: one of the new open cards is taken."""
    cards.take_open(state, seat, action.card, "OE-3.3")


def place(state: OuterEarth, seat: int, planet: int, card: str) -> None:
    """OE-3.4, OE-3.8: a card onto a planet in development, connected to the newest one there."""
    if state.free_places:
        if state.free_places <= state.effect(seat, FREE_PLACE):
            effects.note_use(state, seat, FREE_PLACE, 1)
        state.free_places -= 1
    else:
        state.ap -= 1
    wanted = inlet_wanted(state, planet)
    if wanted and INLET[card] != wanted:
        state.wild -= 1
        effects.note_use(state, seat, WILD, 1)
    more = state.effect(seat, SLOT)
    if more and len(state.built[planet]) >= state.slots(seat, planet) - more:
        effects.note_use(state, seat, SLOT, 1)
    cards.leave_hand(state, seat, card, is_open=True)
    state.built = put(state.built, planet, [*state.built[planet], card])
    if state.events is not None:
        state.note("OE-3.4", "placed", seat=seat, card=card, planet=PLANETS[planet])


def remove(state: OuterEarth, seat: int, planet: int) -> None:
    """OE-3.5: the newest card of a planet in development is discarded."""
    state.ap -= 1
    *left, card = state.built[planet]
    state.built = put(state.built, planet, left)
    cards.discard(state, [card])
    if state.events is not None:
        state.note("OE-3.5", "removed", seat=seat, card=card, planet=PLANETS[planet])


def invest(state: OuterEarth, seat: int, card: str) -> None:
    """OE-3.6: a card from hand face down into the seat's stocks."""
    state.ap -= 1
    cards.leave_hand(state, seat, card, is_open=False)
    state.invested = put(state.invested, seat, [*state.invested[seat], card])
    if state.events is not None:
        state.note("OE-3.6", "invested", seat=seat)
        if card != BACK:
            state.note_to(seat, "OE-3.6", "investment_known", card=card)
