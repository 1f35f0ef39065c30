"""The words in which effects of cards are written (RC-4.1), such as `lose food 2`.

| effect                                    | means                                              |
|-------------------------------------------|----------------------------------------------------|
| `nothing`                                 | nothing; stands alone                              |
| `gain THING n`, `lose THING n`            | goods, levels or Morale; to lose is a demand        |
| `discard GOOD`                            | all of this kind goes back                          |
| `wound each/first/one n`, `heal …`        | Wounds of all, the First Player, or one character   |
| `combat n`                                | the First Player fights alone                       |
| `shuffle build/explore/gather/mystery`    | the top card of that deck goes into the Event deck  |
| `shuffle self`                            | this card goes into the Event deck                  |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.robinson_crusoe.components import GOODS, LEVELS, MIXED_IN, MORALE

WHO = ("each", "first", "one")
SELF = "self"
MOST = 3
"""The largest number of an effect of the app's own cards."""
MOST_TOLD = 9
"""The largest number that people tell of a printed card."""

TARGETS: dict[str, tuple[str, ...]] = {
    "gain": (*GOODS, *LEVELS, MORALE),
    "lose": (*GOODS, *LEVELS, MORALE),
    "discard": GOODS,
    "wound": WHO,
    "heal": WHO,
    "shuffle": (*MIXED_IN, SELF),
}
NUMBERED = ("gain", "lose", "wound", "heal")


class BadEffect(ValueError):
    """A text that is no effect; `name` says why."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


class Effect(NamedTuple):
    """One effect: verb, what it is about, and how many; written as it stands on a card."""

    verb: str
    what: str
    n: int

    def __str__(self) -> str:
        parts = (self.verb, self.what, str(self.n) if self.n else "")
        return " ".join(part for part in parts if part)


NOTHING = Effect("nothing", "", 0)


def read(text: object, most: int = MOST) -> Effect:
    """The effect that is written so; `BadEffect` says what is wrong with it."""
    verb, *rest = text.split(" ") if isinstance(text, str) else ("",)
    if text == "nothing":
        return NOTHING
    if verb == "combat" and len(rest) == 1:
        return Effect(verb, "", _number(rest[0], most))
    if verb not in TARGETS or not rest or rest[0] not in TARGETS[verb]:
        raise BadEffect("unknown_effect")
    if verb in NUMBERED and len(rest) == 2:
        return Effect(verb, rest[0], _number(rest[1], most))
    if verb in NUMBERED or len(rest) != 1:
        raise BadEffect("unknown_effect")
    return Effect(verb, rest[0], 0)


def _number(text: str, most: int) -> int:
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
        raise BadEffect("unknown_effect")
    if text.startswith("-"):
        raise BadEffect("negative")
    if text != str(int(text)) or not 1 <= int(text) <= most:
        raise BadEffect("no_amount")
    return int(text)


def every(most: int = MOST) -> Iterator[str]:
    """Every effect that can be written with numbers up to that, in order."""
    yield str(NOTHING)
    for verb, targets in TARGETS.items():
        for what in targets:
            for n in range(1, most + 1) if verb in NUMBERED else (0,):
                yield str(Effect(verb, what, n))
    for n in range(1, most + 1):
        yield f"combat {n}"
