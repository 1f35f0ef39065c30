"""What the set-up lets people choose: the rules' own options, and readings of open points."""

from __future__ import annotations

from engine.games.red_outpost.scoring import DAY_READINGS, PALACE_READINGS
from engine.rules.game import Option, Ruling

WITH_CARDS = "special_cards=on"

RULINGS = (
    Ruling("RO-R1", ("one_by_one",)),
    Ruling("RO-R2", ("not_produced",)),
    Ruling("RO-R3", ("produced",)),
    Ruling("RO-R4", ("shuffle",)),
    Ruling("RO-R5", ("offered", "not_offered"), needs=WITH_CARDS),
    Ruling("RO-R6", DAY_READINGS),
    Ruling("RO-R7", PALACE_READINGS),
    Ruling("RO-R8", ("mood_too", "action"), needs=WITH_CARDS),
    Ruling("RO-R9", ("disc_only",), needs=WITH_CARDS),
    Ruling("RO-R10", ("as_told",), needs=WITH_CARDS),
    Ruling("RO-R11", ("pass",), needs=WITH_CARDS),
    Ruling("RO-R12", ("any_place", "kitchen"), needs=WITH_CARDS),
    Ruling("RO-R13", ("stay",)),
    Ruling("RO-R14", ("nobody",)),
    Ruling("RO-R15", ("replace", "one"), needs=WITH_CARDS),
    Ruling("RO-R16", ("moved_worker",)),
    Ruling("RO-R17", ("still_there",), needs=WITH_CARDS),
    Ruling("RO-R18", ("in_hand",)),
)

OPTIONS = (
    Option("locks", "RO-1.5", ("beginners", "random")),
    Option("special_cards", "RO-1.6", ("off", "on")),
    Option("first", "RO-1.7", ("lot", "1", "2", "3", "4")),
)
