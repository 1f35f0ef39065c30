"""Effects that a table tells: of the Book icon, or what a printed card says (RC-2.8 to RC-2.10)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.robinson_crusoe import effects, phase, vocabulary
from engine.games.robinson_crusoe.components import MORALE, WOUNDS
from engine.games.robinson_crusoe.counters import value
from engine.games.robinson_crusoe.facts.clock import waits_for
from engine.games.robinson_crusoe.facts.kinds import (
    DEMANDS,
    EFFECT,
    impossible,
    needs_known,
)
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.vocabulary import Effect
from engine.rules.facts import SEAT, fact


@fact(SEAT)
def apply_book(state: Robinson, seat: int) -> None:
    """RC-2.5, RC-R6: the app resolves the Book effect on its counters; `one` names that seat."""
    if waits_for(state) != phase.book_effect.name:
        impossible("RC-2.5", "no_book")
    texts = state.board.book
    state.go_on()
    for text in texts:
        _resolve(state, text, seat)


@fact(EFFECT, SEAT)
def effect(state: Robinson, text: str, seat: int) -> None:
    """RC-2.8, RC-2.9: the app resolves an effect that a card shows; `one` names that seat."""
    _resolve(state, text, seat)


@fact(EFFECT, SEAT)
def effect_if_possible(state: Robinson, text: str, seat: int) -> None:
    """RC-4.3: an effect that only counts where it is possible: what is missing costs no Wound."""
    now = vocabulary.read(text, vocabulary.MOST_TOLD)
    if now.verb in ("lose", "discard") and now.what != MORALE:
        needs_known(state, "RC-2.9", now.what)
        there = value(state, now.what)
        if not there:
            state.note("RC-4.3", "nothing_to_lose", counter=now.what)
            return
        text = str(now._replace(n=min(there, now.n)))
    _resolve(state, text, seat)


@fact(EFFECT, SEAT)
def effect_alone(state: Robinson, text: str, seat: int) -> None:
    """RC-R4: an effect of a combat, or of an upper half, that one character bears alone."""
    _resolve(state, text, seat, seat)


@fact(DEMANDS)
def unmet(state: Robinson, number: int) -> None:
    """RC-2.9: demands that could not be met, of things that the app does not count."""
    _wound_for(state, number)


@fact(DEMANDS, SEAT)
def unmet_alone(state: Robinson, number: int, seat: int) -> None:
    """RC-R4: demands of a combat, or of an upper half, that could not be met: one bears them."""
    _wound_for(state, number, seat)


def _wound_for(state: Robinson, number: int, drawer: int = effects.ASK) -> None:
    needs_known(state, "RC-2.9", *_wounds(effects.who_pays(state, drawer)))
    # RC-R1: each missing unit is a demand of its own, or all of them are one.
    demands = number if state.board.pays_in_part else 1
    state.note("RC-2.9", "unmet", n=demands)
    effects.unfulfilled(state, demands, drawer)


def _resolve(state: Robinson, text: str, one: int, drawer: int = effects.ASK) -> None:
    """The rules do it; what it changes must have been told."""
    needs_known(state, "RC-2.9", *touched(state, text, one, drawer))
    state.then(*effects.in_order((text,), state.first, one, drawer))
    state.run_on()


def touched(state: Robinson, text: str, one: int, drawer: int = effects.ASK) -> list[str]:
    """RC-2.9: what has to be known before an effect can be resolved now."""
    now = vocabulary.read(text, vocabulary.MOST_TOLD)
    first = drawer if drawer != effects.ASK else state.first
    known_by = [] if drawer != effects.ASK else ["first"]
    match now.verb:
        case "gain":
            return [now.what]
        case "lose" | "discard":
            return [
                now.what,
                *(_wounds(effects.who_pays(state, drawer)) if _lacks(state, now) else ()),
            ]
        case "wound" | "heal":
            seats = effects.whom(state, now.what, first, one if drawer == effects.ASK else drawer)
            return [*(known_by if now.what == "first" else ()), *_wounds(seats)]
        case "combat":
            return [*known_by, "weapon", *_wounds((first,))]
    return []


def _lacks(state: Robinson, now: Effect) -> bool:
    """RC-2.9: whether a demand cannot be met in full; RC-R12: or whether nothing is there."""
    there = value(state, now.what)
    if now.verb == "discard":
        return not there and not state.board.discards_free
    return now.what != MORALE and there < now.n


def _wounds(seats: Sequence[int]) -> list[str]:
    return [f"{WOUNDS}.{seat + 1}" for seat in seats]
