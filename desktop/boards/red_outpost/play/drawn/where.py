"""The geometry of the board of Red Outpost, in board units; the roads run between the places."""

from __future__ import annotations

import math

from engine.games.red_outpost.components import PLACES

WIDE, HIGH = 1240, 1024
EDGE = 6
"""Room around everything for rings and shadows."""
SCENE = (-EDGE, -EDGE, WIDE + 2 * EDGE, HIGH + 2 * EDGE)
MAP_HIGH = 704

TILE_WIDE, TILE_HIGH, SCENE_HIGH = 224, 212, 148
"""A place: its picture on top, its plate below."""

PLACE_AT = {
    "spaceship": (262, 22),
    "palace": (508, 8),
    "administration": (754, 22),
    "pasture": (14, 250),
    "cornfield": (262, 257),
    "warehouse": (508, 240),
    "beer_house": (754, 257),
    "mine": (1002, 250),
    "lake": (262, 488),
    "labor_camp": (508, 474),
    "field_kitchen": (754, 488),
    "barracks": (1002, 484),
}
EXPORT_AT = (14, 484)
ROUND = 190
"""The diameter of clock and wheel; their drawings are 240 wide."""
CLOCK_AT, WHEEL_AT = (31, 12), (1019, 12)
PILL_AT = ((14, 208), (1002, 208))
PILL_HIGH = 30

STANDING, LYING = (62, 83), (88, 66)
FEET = (172, 140)
"""Where a lone worker's feet stand in a place."""
SHARED = ("barracks", "field_kitchen")

CARD_WIDE, CARD_HIGH, CARD_TOP = 408, 101, 712
TRACK = (102.0, 71.0, 298.0, 24.0)
"""The mood track on a portrait's card."""
DISCS = (244.0, 8.0, 156.0)
DISC = 32.0

STRIP_TOP, STRIP_HIGH = 930, 94
GAP = 8


def place_at(place: int) -> tuple[int, int]:
    """The corner of a place."""
    return PLACE_AT[PLACES[place]]


def card_at(worker: int) -> tuple[float, float]:
    """The corner of a worker's portrait card: two rows of three."""
    row, column = divmod(worker, 3)
    return column * (CARD_WIDE + GAP), CARD_TOP + row * (CARD_HIGH + GAP - 1)


def aside(place: int) -> int:
    """How much further right a place's slot is: bins and palace fields lie at the left."""
    return 8 if PLACES[place] in ("palace", "warehouse") else 0


def feet(place: int, number: int, crowd: int) -> tuple[float, float]:
    """Where the feet of one of several workers in a place are; many stand in two rows."""
    x, y = place_at(place)
    if PLACES[place] not in SHARED:
        return x + FEET[0] + aside(place) - 58 * number, y + FEET[1]
    back = crowd // 2 if crowd > 3 else 0
    row, behind = (number, True) if number < back else (number - back, False)
    count = back if behind else crowd - back
    pitch = 58.0
    right = x + 186 - (pitch / 2 if behind else 0)
    return right - pitch * (count - 1 - row), y + (102 if behind else 142)


def person_at(seat: int, seats: int) -> tuple[float, float, float]:
    """Left edge, top and width of a person's part of the strip."""
    wide = (WIDE - GAP * (seats - 1)) / seats
    return seat * (wide + GAP), STRIP_TOP, wide


def on_wheel(space: int, spaces: int, seat: int) -> tuple[float, float]:
    """Where a seat's marker lies on a space of the wheel."""
    angle = math.radians(360 / (spaces + 1) * (space + 0.5))
    unit = ROUND / 240
    # With many spaces the sectors are narrow: the four markers move together.
    spread = 14 if spaces <= 5 else 9
    x, y = WHEEL_AT
    return (
        x + (120 + 72 * math.sin(angle) + (spread if seat % 2 else -spread)) * unit,
        y + (120 - 72 * math.cos(angle) + (spread if seat // 2 else -spread)) * unit,
    )


def on_clock(phase: int) -> tuple[float, float]:
    """Where the tip of the phase marker points."""
    angle = math.radians(72 * phase + 36 + 24)
    unit = ROUND / 240
    x, y = CLOCK_AT
    return x + (120 + 88 * math.sin(angle)) * unit, y + (120 - 88 * math.cos(angle)) * unit


def on_track(worker: int, step: int, steps: int) -> float:
    """The middle of a cell of a worker's mood track."""
    left, _, wide, _ = TRACK
    return card_at(worker)[0] + left + wide / steps * (step + 0.5)
