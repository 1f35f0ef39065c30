"""What the box and the rules allow, counted over what lies on the table."""

from __future__ import annotations

from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import (
    CRYSTALS,
    CUBES,
    DISCS,
    GOODS,
    PLACES,
    WORKERS,
)
from engine.games.red_outpost.decks import lake_left, ship_left
from engine.games.red_outpost.moves import crowded
from engine.games.red_outpost.table import AtTable


def check(state: AtTable, group: str, voice: Voice) -> str:
    """One line for a group: how much of the box is counted, with its clause."""
    made = _CHECKS.get(group)
    return made(state, voice) if made is not None else ""


def _clock(state: AtTable, voice: Voice) -> str:
    seat = state.at_turn
    if seat < 0:
        return translate(
            "OurTable", "The day has been played and is waiting to be scored (RO-5.1)."
        )
    text = translate("OurTable", "It is {name}’s turn; turns left in the match: {n} (RO-2.1).")
    return text.format(name=voice.people[seat], n=state.turns_to_come)


def _people(state: AtTable, _voice: Voice) -> str:
    seats = state.board.seats
    lying = CRYSTALS - state.crystals_left()
    if not lying and not all(state.is_known(f"crystals.{seat + 1}") for seat in range(seats)):
        none = translate(
            "OurTable", "The box has {most} crystals; none has been entered yet (RO-1.2)."
        )
        return none.format(most=CRYSTALS)
    kinds = ("crystals.", "palace.", "gifts.")
    return _open(
        state,
        kinds,
        translate("OurTable", "{n} of {most} crystals are on the table (RO-1.2).").format(
            n=lying, most=CRYSTALS
        ),
        translate("OurTable", "At least {n} of {most} crystals are on the table (RO-1.2).").format(
            n=lying, most=CRYSTALS
        ),
    )


def _goods(state: AtTable, voice: Voice) -> str:
    parts = []
    for at, good in enumerate(GOODS):
        known = state.is_known(f"warehouse.{good}", f"exported.{good}")
        count = str(CUBES - state.cubes_left(at)) if known else "?"
        name = voice.words.name("goods", good, "Name")
        part = translate("OurTable", "{good} {n} of {most}")
        parts.append(part.format(good=name, n=count, most=CUBES))
    said = translate("OurTable", "Cubes on the board: {what} (RO-1.2).")
    return said.format(what=" · ".join(parts))


def _decks(state: AtTable, _voice: Voice) -> str:
    lake = str(lake_left(state)) if state.is_known("lake") else "?"
    ship = str(ship_left(state)) if state.is_known("ship") else "?"
    text = translate(
        "OurTable",
        "In the decks: {lake} of {lakes} lake cards, {ship} of {ships} spaceship cards (RO-1.2).",
    )
    return text.format(
        lake=lake, lakes=sum(state.board.lake), ship=ship, ships=sum(state.board.ship)
    )


def _portraits(state: AtTable, voice: Voice) -> str:
    most = DISCS[state.board.seats]
    parts = []
    for seat, name in enumerate(voice.people):
        known = state.is_known(*(f"discs.{worker}.{seat + 1}" for worker in WORKERS))
        laid = most - state.discs_left(seat)
        count = str(laid) if known else f"{laid}+"
        part = translate("OurTable", "{name} {n} of {most}")
        parts.append(part.format(name=name, n=count, most=most))
    said = translate("OurTable", "Discs of the day: {what} (RO-1.3).")
    return said.format(what=" · ".join(parts))


def _workers(state: AtTable, voice: Voice) -> str:
    told = [worker for worker, name in enumerate(WORKERS) if state.is_known(f"at.{name}")]
    places = crowded(state, told)
    if places:
        names = voice.words.listed([voice.words.name("places", PLACES[it]) for it in places])
        text = translate("OurTable", "Two workers at one place: {where} (RO-2.3).")
        return text.format(where=names)
    return translate("OurTable", "No place has two workers (RO-2.3).")


def _locks(state: AtTable, _voice: Voice) -> str:
    if state.is_known("locks"):
        return translate("OurTable", "There are six locks on six places (RO-1.5).")
    return translate(
        "OurTable", "The locks count as entered once all six places are chosen (RO-1.5)."
    )


def _cards(state: AtTable, voice: Voice) -> str:
    dealt = sum(card >= 0 for card in (*state.worker_card, *state.place_card))
    text = translate("OurTable", "{n} of {most} special cards are entered (RO-1.6).")
    return text.format(n=dealt, most=2 * len(voice.people))


def _open(state: AtTable, kinds: tuple[str, ...], sure: str, unsure: str) -> str:
    return unsure if any(marker.startswith(kinds) for marker in state.unknown) else sure


_CHECKS = {
    "clock": _clock,
    "people": _people,
    "goods": _goods,
    "decks": _decks,
    "portraits": _portraits,
    "workers": _workers,
    "locks": _locks,
    "cards": _cards,
}
