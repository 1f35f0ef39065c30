"""What the set-up lets people choose: the scenario, the mix of cards, and readings of open points."""

from __future__ import annotations

from engine.rules.game import Option, Ruling

PARTIAL, WHOLE = "partial", "whole"
FREE, WOUND = "nothing", "wound"

RULINGS = (
    Ruling("RC-R1", (PARTIAL, WHOLE)),
    Ruling("RC-R2", ("not_refilled",)),
    Ruling("RC-R3", ("weapon_falls",)),
    Ruling("RC-R4", ("fighter",)),
    Ruling("RC-R5", ("earlier",)),
    Ruling("RC-R6", ("like_a_card",)),
    Ruling("RC-R7", ("not_refilled",)),
    Ruling("RC-R8", ("in_full",)),
    Ruling("RC-R9", ("until_shuffled",)),
    Ruling("RC-R10", ("kept",)),
    Ruling("RC-R11", ("assumed",)),
    Ruling("RC-R12", (FREE, WOUND), later=True),
    Ruling("RC-R13", ("any_moment",), later=True),
    Ruling("RC-R14", ("players_name",), later=True),
    Ruling("RC-R15", ("as_written",), later=True),
    Ruling("RC-R16", ("as_told",), later=True),
)

SCENARIOS = ("castaways", "cursed_island", "jenny", "family", "king_kong", "other")
MIXES = ("usual", "even", "easier", "harder", "own")
"""RC-1.2: half and half, but alone with half of the Book cards swapped; or one of these always."""

OPTIONS = (
    Option("scenario", "RC-1.2", SCENARIOS),
    Option("mix", "RC-1.2", MIXES),
    Option("first", "RC-2.2", ("lot", "1", "2", "3", "4")),
)
