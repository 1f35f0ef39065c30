"""What is to be done now, with its clause; its words are in `[prompts]`."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.robinson_crusoe import effects, event_deck, rounds
from engine.games.robinson_crusoe.components import EVENT, LEFT, RIGHT
from engine.games.robinson_crusoe.naming import card_of, ended, name_of
from engine.games.robinson_crusoe.phase import NO_EFFECT
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.agenda import CHANCE, NOBODY, TABLE, Event


def prompt(state: Robinson) -> Event:
    """What the people do now; a decision is asked by the words of its question instead."""
    player = state.current_player
    if player == NOBODY:
        return Event("RC-3.4", state.outcome or "over", {"round": state.round})
    frame = state.agenda[-1]
    if player == CHANCE or player != TABLE:
        return Event(frame[0].clause, "decision", {})
    return WAITS[frame[0].name](state)


def at_stake(state: Robinson) -> tuple[str, ...]:
    """The effects that the open question is about: of an offer, or what whoever is named bears."""
    question = state.question
    card = card_of(state, state.hand) if state.hand else None
    if question is rounds.offer and card is not None:
        return card.upper_effect
    if question is effects.name_one:
        _, _, verb, number = state.agenda[-1]
        return (f"{verb} one {number}",)
    return ()


def _draws(state: Robinson) -> Event:
    back = event_deck.top_back(state)
    params = {"seat": state.first}
    if not back:
        return Event("RC-2.3", "ask_back", params)
    if back == EVENT:
        name = "draw_event" if state.board.is_told else "draw"
        return Event("RC-2.2", name, params)
    name = "read_lower_half" if state.board.is_told else "draw_lower_half"
    return Event("RC-2.4", name, {**params, "back": back})


def _reading(state: Robinson) -> Event:
    params = {"seat": _reader(state), "card": name_of(state, state.hand)}
    return Event("RC-2.4", "read_out", params)


def _reader(state: Robinson) -> int:
    """RC-2.2, RC-3.3: who reads the card out: whoever drew its upper half, or the First Player."""
    seat: int = state.agenda[-2][1] if is_upper_half(state) else state.first
    return seat


def is_upper_half(state: Robinson) -> bool:
    """RC-3.3: whether the card that is read out was drawn during the round: its upper half counts."""
    return state.agenda[-2][0] is rounds.use_upper


def _reminding(state: Robinson) -> Event:
    return Event("RC-2.5", "book_reminder", {"text": ended(state.board.reminder)})


def _book_effect(state: Robinson) -> Event:
    if state.board.reminder and state.board.book == NO_EFFECT:
        return _reminding(state)
    if state.board.reminder:
        params = {"text": ended(state.board.reminder), "effects": state.board.book}
        return Event("RC-2.5", "book_reminder_and_effect", params)
    return Event("RC-2.5", "book_effect", {"effects": state.board.book})


def _laying_token(state: Robinson) -> Event:
    return Event("RC-2.5", "lay_token", {"back": state.agenda[-1][1]})


def _applying_event(state: Robinson) -> Event:
    return Event("RC-2.6", "event_effect", {"card": name_of(state, state.hand)})


def _placing(state: Robinson) -> Event:
    params = {"card": name_of(state, state.hand)}
    if not state.threats[RIGHT]:
        return Event("RC-2.6", "place", params)
    params["moved"] = name_of(state, state.threats[RIGHT])
    if not state.threats[LEFT]:
        return Event("RC-2.6", "place_and_move", params)
    params["off"] = name_of(state, state.threats[LEFT])
    leaving = card_of(state, state.threats[LEFT])
    if leaving is not None:
        return Event(
            "RC-R13", "before_push", {**params, "effects": leaving.threat_effect or NO_EFFECT}
        )
    return Event("RC-2.6", "place_and_push", params)


def _applying_threat(state: Robinson) -> Event:
    return Event("RC-2.7", "threat_effect", {"card": name_of(state, state.hand)})


def _rest(state: Robinson) -> Event:
    following = (state.first + 1) % state.board.seats
    name = "rest_of_round" if state.board.seats > 1 else "rest_of_round_alone"
    params: dict[str, object] = {"round": state.round, "seat": following}
    if state.round >= state.rounds:
        name, params = "last_round", {"round": state.round}
    return Event("RC-3.4", name, params)


WAITS = {
    "draws": _draws,
    "reading": _reading,
    "reminding": _reminding,
    "book_effect": _book_effect,
    "laying_token": _laying_token,
    "applying_event": _applying_event,
    "placing": _placing,
    "applying_threat": _applying_threat,
    "rest_of_round": _rest,
}


# -- the whole phase, step by step ---------------------------------------------------------------


class Step(NamedTuple):
    """A step of the event phase; its words are in `[steps]`."""

    name: str
    clause: str
    mark: str
    """`done`, `now` or `later`."""
    also: tuple[str, ...] = ()
    """Further clauses that count while it is due."""


UNMET, COMBAT = "RC-2.9", "RC-2.10"
ORDER: tuple[tuple[Step, tuple[str, ...]], ...] = (
    (Step("draw", "RC-2.2", ""), ("draws",)),
    (Step("icon", "RC-2.5", "", (UNMET,)), ("book_effect", "laying_token")),
    (Step("effect", "RC-2.6", "", (UNMET, COMBAT)), ("applying_event",)),
    (Step("place", "RC-2.6", ""), ("placing",)),
    (Step("leave", "RC-2.7", "", (UNMET,)), ("applying_threat",)),
    (Step("rest", "RC-3.4", ""), ("rest_of_round",)),
)
"""What a round at a table consists of, and the waits that belong to each step."""


def steps(state: Robinson) -> list[Step]:
    """RC-2.2 to RC-2.10: the round as a list, with the step that is due."""
    waiting = state.agenda[-1][0].name if state.agenda else ""
    due = next((at for at, (_, waits) in enumerate(ORDER) if waiting in waits), len(ORDER))
    found = [
        step._replace(mark="done" if at < due else "now" if at == due else "later")
        for at, (step, _) in enumerate(ORDER)
    ]
    if due == 0:
        found[0] = _first(state)
    if waiting == "laying_token":
        found[due] = found[due]._replace(also=())
    return found


def _first(state: Robinson) -> Step:
    """RC-2.3, RC-2.4: before an Event card comes, the back is told and lower halves are resolved."""
    back = event_deck.top_back(state)
    if not back:
        return Step("back", "RC-2.3", "now", ("RC-2.2",))
    if back == EVENT:
        return Step("draw", "RC-2.2", "now", ("RC-2.5",))
    return Step("lower_half", "RC-2.4", "now", (UNMET, COMBAT))
