"""An effect of a printed card while it is being chosen, and the fact that tells it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.games.robinson_crusoe import vocabulary
from engine.games.robinson_crusoe.components import GOODS, LEVELS, MIXED_IN, MORALE, WOUNDS
from engine.rules.facts import written

COMBAT, SHUFFLE, UNMET = "combat", "shuffle", "unmet"
THINGS = (*GOODS, *LEVELS, MORALE, WOUNDS, COMBAT, SHUFFLE, UNMET)
EACH, FIRST = "each", "first"
LOSE, GAIN, DISCARD, WOUND, HEAL = "lose", "gain", "discard", "wound", "heal"
type_of_fact = tuple[object, ...]


class Draft(NamedTuple):
    """What is chosen so far: what it is about, which way, whom, how much, only if possible."""

    thing: str = ""
    way: str = ""
    """A verb; the deck of a card that is shuffled in."""
    whom: str = ""
    """`each`, `first`, or a seat from 1; empty while nobody was chosen."""
    n: int = 1
    if_possible: bool = False

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to be chosen."""
        return bool(self.thing) and self.whom != ""

    @property
    def is_demand(self) -> bool:
        """Whether something may be missing, which wounds; to discard is one by RC-R12 in a reading."""
        return self.thing == UNMET or (self.way in (LOSE, DISCARD) and self.thing != MORALE)

    @property
    def is_numbered(self) -> bool:
        """Whether it says how much."""
        return bool(self.thing) and self.way != DISCARD and self.thing != SHUFFLE

    @property
    def is_alone(self) -> bool:
        """Whether one character bears all of it, as in a combat (RC-R4)."""
        return (self.is_demand and self.whom != EACH) or (
            self.thing == COMBAT and self.whom != FIRST
        )


NOTHING = Draft()


def begun(thing: str) -> Draft:
    """An effect about that, as most cards have it."""
    return Draft(thing, ways(thing)[0] if ways(thing) else "", FIRST if thing == COMBAT else EACH)


def drafted(text: str) -> Draft:
    """An effect of the rules as it would be chosen; whom `one` means is still to be said."""
    now = vocabulary.read(text, vocabulary.MOST_TOLD)
    if now.verb == COMBAT:
        return Draft(COMBAT, whom=FIRST, n=now.n)
    if now.verb == SHUFFLE:
        return Draft(SHUFFLE, now.what, EACH)
    if now.verb in (WOUND, HEAL):
        return Draft(WOUNDS, now.verb, "" if now.what == "one" else now.what, now.n)
    return Draft(now.what, now.verb, EACH, max(now.n, 1))


def noted(drafts: Sequence[Draft]) -> str:
    """Effects as a text that is kept; who was named is another one the next time."""
    return "; ".join(_noted(draft) for draft in drafts)


def _noted(draft: Draft) -> str:
    whom = "one" if draft.whom.isdecimal() else draft.whom
    how = "possible" if draft.if_possible else "must"
    return f"{draft.thing} {draft.way or '-'} {whom} {draft.n} {how}"


def from_note(text: str) -> list[Draft]:
    """The effects that `noted` wrote; what is none of them is passed over."""
    return [draft for part in text.split("; ") if (draft := _from_note(part)) is not None]


def _from_note(text: str) -> Draft | None:
    thing, way, whom, n, how = (*text.split(" "), *[""] * 5)[:5]
    draft = Draft(
        thing,
        way.removeprefix("-"),
        "" if whom == "one" else whom,
        int(n) if n.isdecimal() and n.isascii() else 0,
        how == "possible",
    )
    fits = (
        draft.thing in THINGS
        and draft.way in (ways(draft.thing) or ("",))
        and draft.whom in ("", EACH, FIRST)
        and 1 <= draft.n <= vocabulary.MOST_TOLD
    )
    return draft if fits else None


def ways(thing: str) -> tuple[str, ...]:
    """What a card can do with it."""
    if thing in GOODS:
        return (LOSE, GAIN, DISCARD)
    if thing in (*LEVELS, MORALE):
        return (LOSE, GAIN)
    return {WOUNDS: (WOUND, HEAL), SHUFFLE: MIXED_IN}.get(thing, ())


def whom(draft: Draft, seats: int) -> tuple[str, ...]:
    """Whom it can hit, or who bears alone what is missing."""
    numbers = tuple(str(seat) for seat in range(1, seats + 1))
    if draft.thing == COMBAT:
        return (FIRST, *numbers)
    if draft.thing == WOUNDS or draft.is_demand:
        return (EACH, FIRST, *numbers)
    return ()


def effect_of(draft: Draft) -> str:
    """The effect in the words of the rules, which have none for a demand that was not met."""
    if draft.thing == COMBAT:
        return f"{COMBAT} {draft.n}"
    if draft.thing == SHUFFLE:
        return f"{SHUFFLE} {draft.way}"
    what = draft.thing
    if draft.thing == WOUNDS:
        what = draft.whom if draft.whom in (EACH, FIRST) else "one"
    return f"{draft.way} {what}" + (f" {draft.n}" if draft.is_numbered else "")


def fact_of(draft: Draft, first: int) -> type_of_fact:
    """The fact that tells it; `first` is the seat of the First Player, from 0."""
    seat = int(draft.whom) if draft.whom.isdecimal() else first + 1
    if draft.thing == UNMET:
        return ("unmet_alone", draft.n, seat) if draft.is_alone else ("unmet", draft.n)
    name = "effect"
    if draft.is_alone:
        name = "effect_alone"
    elif draft.if_possible and draft.is_demand:
        name = "effect_if_possible"
    return (name, written(effect_of(draft)), seat)
