"""What a seat can answer, as small values; `str` writes them as they stand in a record.

They are no tuples, since those of two kinds could be equal: to take a card, or to invest it.
"""

from __future__ import annotations

import msgspec

from engine.games.outer_earth.components import FACES, PLANETS

YES, NO = "yes", "no"
PADDLES = (YES, NO)
"""OE-2.3."""
ADD, PASS = "add", "pass"
"""OE-2.4: whether cards are added to a bid."""
ENOUGH = "enough"
"""OE-2.4: no further card this time."""
DRAW, REFRESH, END = "draw", "refresh", "end"
"""OE-3.1, OE-3.3, and the end of a turn."""


class Take(msgspec.Struct, frozen=True):
    """Take an open card: `take:primary-cyan-amber` (OE-3.2, OE-3.3)."""

    card: str

    def __str__(self) -> str:
        return f"take:{self.card[5:]}"


class Place(msgspec.Struct, frozen=True):
    """Place a card on a planet: `place:07:primary-cyan-amber` (OE-3.4)."""

    planet: int
    card: str

    def __str__(self) -> str:
        return f"place:{PLANETS[self.planet]}:{self.card[5:]}"


class Remove(msgspec.Struct, frozen=True):
    """Discard the newest card of a planet: `remove:07` (OE-3.5)."""

    planet: int

    def __str__(self) -> str:
        return f"remove:{PLANETS[self.planet]}"


class Invest(msgspec.Struct, frozen=True):
    """Lay a card face down into the stocks: `invest:primary-cyan-amber`, `invest:?` (OE-3.6)."""

    card: str

    def __str__(self) -> str:
        return f"invest:{self.card[5:]}"


class Close(msgspec.Struct, frozen=True):
    """Close a planet: `close:07` (OE-3.7)."""

    planet: int

    def __str__(self) -> str:
        return f"close:{PLANETS[self.planet]}"


type_of_action = str | Take | Place | Remove | Invest | Close

TAKE = {face: Take(face) for face in FACES}
INVEST = {face: Invest(face) for face in FACES}
PLACE = tuple({face: Place(planet, face) for face in FACES} for planet in range(len(PLANETS)))
REMOVE = tuple(Remove(planet) for planet in range(len(PLANETS)))
CLOSE = tuple(Close(planet) for planet in range(len(PLANETS)))
"""Each answer once: a question lists them, and a comparison finds the same one."""
