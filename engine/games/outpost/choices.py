"""What the set-up lets people choose: preset, events, and readings of open points."""

from __future__ import annotations

from engine.games.outpost.components import PRESETS
from engine.rules.game import Option, Ruling

FILL_READINGS = ("filled", "empty")
"""OP-R7: after a personal event the place is filled, or stays empty until the next turn."""
COPIES_READINGS = ("one", "dice")
"""OP-R9: two players have one copy of each upgrade in the basic game, or roll for them."""
FAILED_READINGS = ("turn", "purchase")
"""OP-R11: the first failed roll of a turn draws an event, or the first one of each purchase."""
ROOM_READINGS = ("crewed", "owned")
"""OP-R13: types 11 to 13 raise the population maximum while they are crewed, or from owning them."""

ON, OFF = "on", "off"

OPTIONS = (
    Option("preset", "OP-1.1", PRESETS),
    Option("events", "OP-7.1", (ON, OFF)),
)

RULINGS = (
    Ruling("OP-R1", ("four_to_ten",)),
    Ruling("OP-R2", ("never_back",)),
    Ruling("OP-R3", ("empty",)),
    Ruling("OP-R4", ("times_people",)),
    Ruling("OP-R5", ("by_seat",)),
    Ruling("OP-R6", ("shared",)),
    Ruling("OP-R7", FILL_READINGS, needs="events=on"),
    Ruling("OP-R8", ("never",), needs="events=on"),
    Ruling("OP-R9", COPIES_READINGS, needs="preset=basic"),
    Ruling("OP-R10", ("own_turn",), needs="events=on"),
    Ruling("OP-R11", FAILED_READINGS, needs="events=on"),
    Ruling("OP-R12", ("discarded",), needs="events=on"),
    Ruling("OP-R13", ROOM_READINGS),
    Ruling("OP-R14", ("last",)),
    Ruling("OP-R15", ("player_order",)),
    Ruling("OP-R16", ("with_events",)),
    Ruling("OP-R17", ("drawer",), needs="events=on"),
    Ruling("OP-R18", ("stand_ins",)),
    Ruling("OP-R19", ("after_it_began",), needs="events=on"),
    Ruling("OP-R20", ("three_turns",)),
    Ruling("OP-R21", ("no_needless_card",)),
    Ruling("OP-R22", ("stay",)),
    Ruling("OP-R23", ("no_gifts",), needs="events=on"),
    Ruling("OP-R24", ("what_there_is",), needs="events=on"),
)
