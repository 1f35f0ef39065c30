"""What the set-up lets people choose: readings of open points."""

from __future__ import annotations

from engine.rules.game import Option, Ruling

BONUS_READINGS = ("planet", "slot")
"""OE-R5: the secondary bonus is one more developing planet, or one more slot on each planet."""
END_READINGS = ("turned", "bought")
"""OE-R9: the last round comes after the last planet was turned over, or was bought, too."""

RULINGS = (
    Ruling("OE-R1", ("all",)),
    Ruling("OE-R2", ("any_number",)),
    Ruling("OE-R3", ("discarded",)),
    Ruling("OE-R4", ("to_the_buyer",)),
    Ruling("OE-R5", BONUS_READINGS),
    Ruling("OE-R6", ("one_card",)),
    Ruling("OE-R7", ("shuffle",)),
    Ruling("OE-R8", ("in_full",)),
    Ruling("OE-R9", END_READINGS),
    Ruling("OE-R10", ("nothing",)),
    Ruling("OE-R11", ("shared",)),
    Ruling("OE-R12", ("tied_bids",)),
    Ruling("OE-R13", ("near_the_start",)),
    Ruling("OE-R14", ("one_turn",)),
    Ruling("OE-R15", ("closed",)),
    Ruling("OE-R16", ("outlet_to_inlet",)),
    Ruling("OE-R17", ("by_industry",)),
    Ruling("OE-R18", ("at_once",)),
    Ruling("OE-R19", ("third",)),
    Ruling("OE-R20", ("details",)),
    Ruling("OE-R21", ("open",)),
)

OPTIONS: tuple[Option, ...] = ()
