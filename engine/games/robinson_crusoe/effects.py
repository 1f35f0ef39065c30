"""Effects of cards, resolved on the counters (RC-2.8 to RC-2.10, RC-4.1, RC-4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.robinson_crusoe import counters, event_deck, vocabulary
from engine.games.robinson_crusoe.cards import face
from engine.games.robinson_crusoe.components import MIXED_IN, MORALE
from engine.games.robinson_crusoe.state import NOT_COUNTED, Robinson
from engine.games.robinson_crusoe.vocabulary import SELF, Effect
from engine.rules.agenda import decision, step, type_of_frame
from engine.rules.parts import track

ASK = -1
"""Instead of the seat that `one` names: the players are asked."""


def in_order(
    texts: Sequence[str], first: int, one: int = ASK, drawer: int = ASK
) -> tuple[type_of_frame, ...]:
    """RC-2.8, RC-R15: effects one after another, each settled before the next.

    `first` is hit by `first` and fights; `one` is who is named. In an upper half a `drawer` bears
    all of it alone (RC-R4).
    """
    if drawer != ASK:
        first = one = drawer
    return tuple(effect(text, first, one, drawer) for text in texts)


@step
def effect(state: Robinson, text: str, first: int, one: int, drawer: int) -> None:
    """RC-2.8: an effect applies at once, good or bad."""
    now = vocabulary.read(text, vocabulary.MOST_TOLD)
    match now.verb:
        case "gain":
            gain(state, now.what, now.n)
        case "lose":
            lose(state, now.what, now.n, drawer)
        case "discard":
            discard(state, now.what, drawer)
        case "wound" | "heal":
            _on_characters(state, now, first, one)
        case "combat":
            fight(state, now.n, first)
        case "shuffle":
            shuffle(state, now.what)
        case _:
            state.note("RC-2.8", "no_effect")


# -- goods, levels, Morale -------------------------------------------------------------------


def gain(state: Robinson, what: str, number: int) -> None:
    """RC-2.8: goods to the Available Resources; Morale beyond its top is lost."""
    before = counters.value(state, what)
    counters.put(state, what, before + number)
    now = counters.value(state, what)
    name = "gained" if now > before else "at_top"
    state.note("RC-2.8", name, counter=what, n=now - before, now=now)


def lose(state: Robinson, what: str, number: int, drawer: int = ASK) -> None:
    """RC-2.9, RC-R1: a demand; each unit that is missing costs every character a Wound."""
    if what == MORALE:
        lose_morale(state, number)
        return
    there = counters.value(state, what)
    paid = min(there, number)
    missing = number - paid
    if missing and not state.board.pays_in_part:
        paid, missing = 0, 1
    counters.put(state, what, there - paid)
    if paid:
        state.note("RC-2.8", "lost", counter=what, n=paid, now=there - paid)
    if missing:
        clause = "RC-2.9" if drawer == ASK else "RC-R4"
        state.note(clause, "unfulfilled", counter=what, n=number, there=there, missing=missing)
        unfulfilled(state, missing, drawer)


def unfulfilled(state: Robinson, missing: int, drawer: int = ASK) -> None:
    """RC-2.9, RC-R1: each missing unit costs each character a Wound; RC-R4: or the drawer alone."""
    for seat in who_pays(state, drawer):
        counters.wound(state, seat, missing, "RC-2.9" if drawer == ASK else "RC-R4")


def who_pays(state: Robinson, drawer: int = ASK) -> Sequence[int]:
    """RC-2.9, RC-R4: the seats that an unfulfilled demand wounds."""
    return range(state.board.seats) if drawer == ASK else (drawer,)


def lose_morale(state: Robinson, number: int) -> None:
    """RC-2.9: at its bottom Morale stays, and nobody is wounded for it."""
    least, most = state.board.lowest, state.board.highest
    before = state.morale
    state.morale = least + track.moved(before - least, -number, most - least)
    if state.morale < before:
        state.note("RC-2.8", "lost", counter=MORALE, n=before - state.morale, now=state.morale)
    if before - state.morale < number:
        state.note("RC-2.9", "at_bottom", now=state.morale)


def discard(state: Robinson, good: str, drawer: int = ASK) -> None:
    """RC-4.1: all of a kind goes back; RC-R12: there being none costs nothing, or is a demand."""
    there = counters.value(state, good)
    counters.put(state, good, 0)
    if there:
        state.note("RC-2.8", "discarded_all", counter=good, n=there)
    elif state.board.discards_free:
        state.note("RC-R12", "nothing_to_discard", counter=good)
    else:
        state.note("RC-R12", "cannot_discard", counter=good)
        unfulfilled(state, 1, drawer)


# -- Wounds ------------------------------------------------------------------------------------


def _on_characters(state: Robinson, now: Effect, first: int, one: int) -> None:
    """RC-4.1, RC-R14: Wounds of all, of the First Player, or of one character."""
    if now.what == "one" and one == ASK:
        if named(state, first, now.verb, now.n):
            state.then(name_one(first, now.verb, now.n))
        else:
            state.note("RC-2.8", "nobody_wounded")
        return
    for seat in whom(state, now.what, first, one):
        _change(state, seat, now.verb, now.n)


def whom(state: Robinson, what: str, first: int, one: int) -> Sequence[int]:
    """RC-4.1: the seats that `each`, `first` or `one` means."""
    return {"each": range(state.board.seats), "first": (first,), "one": (one,)}[what]


def _change(state: Robinson, seat: int, verb: str, number: int) -> None:
    change = counters.wound if verb == "wound" else counters.heal
    change(state, seat, number, "RC-2.8")


def named(state: Robinson, seat: int, verb: str, number: int) -> tuple[str, ...]:
    """RC-R14: the characters that can be named, from 1; only the wounded are healed."""
    seats = range(state.board.seats)
    return tuple(str(seat + 1) for seat in seats if verb == "wound" or state.wounds[seat])


@decision(legal=named)
def name_one(state: Robinson, named: str, seat: int, verb: str, number: int) -> None:
    """RC-R14: the players name one character, who takes or loses all of it."""
    _change(state, int(named) - 1, verb, number)


# -- combat --------------------------------------------------------------------------------------


def fight(state: Robinson, strength: int, seat: int) -> None:
    """RC-2.10, RC-4.2, RC-R3: one character alone; strength less Weapon in Wounds, Weapon −1."""
    weapon = state.weapon
    wounds = max(strength - weapon, 0)
    state.note("RC-2.10", "combat", seat=seat, strength=strength, weapon=weapon, n=wounds)
    counters.wound(state, seat, wounds, "RC-2.10")
    if weapon:
        state.weapon -= 1
        state.note("RC-4.2", "lost", counter="weapon", n=1, now=state.weapon)
    else:
        state.note("RC-R3", "no_weapon", seat=seat)
        counters.wound(state, seat, 1, "RC-R3")


# -- cards into the Event deck ---------------------------------------------------------------------


def shuffle(state: Robinson, what: str) -> None:
    """RC-3.1, RC-R7: the top card of a deck, or this card, into the Event deck."""
    if what == SELF:
        card = state.board.cards.cards[state.hand]
        state.hand = ""
        state.note("RC-3.1", "shuffled_in_self", card=card.name)
        event_deck.put_in(state, face(card))
        return
    shuffle_in(state, what, 1)


def shuffle_in(state: Robinson, back: str, number: int) -> None:
    """RC-3.1: cards that nobody has seen; RC-R7: from an empty deck nothing comes."""
    at = MIXED_IN.index(back)
    left = state.decks[at]
    taken = number if left == NOT_COUNTED else min(number, left)
    if not taken:
        state.note("RC-R7", "no_card_to_shuffle", back=back)
        return
    if left != NOT_COUNTED:
        state.decks[at] = left - taken
    state.note("RC-3.1", "shuffled_in", back=back, n=taken)
    event_deck.put_in(state, *[f"{back}:?"] * taken)
