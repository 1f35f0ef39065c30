"""What lies in the box (RO-1): names, places, and the order of everything that is counted."""

from __future__ import annotations

WORKERS = ("shepherd", "farmer", "fisherman", "miner", "commissar", "bureaucrat")
SHEPHERD, FARMER, FISHERMAN, MINER, COMMISSAR, BUREAUCRAT = range(6)

PLACES = (
    "pasture",
    "palace",
    "cornfield",
    "beer_house",
    "warehouse",
    "administration",
    "spaceship",
    "mine",
    "field_kitchen",
    "lake",
    "labor_camp",
    "barracks",
)
(
    PASTURE,
    PALACE,
    CORNFIELD,
    BEER_HOUSE,
    WAREHOUSE,
    ADMINISTRATION,
    SPACESHIP,
    MINE,
    FIELD_KITCHEN,
    LAKE,
    LABOR_CAMP,
    BARRACKS,
) = range(12)

GOODS = ("wool", "grain", "coal", "fish")
WOOL, GRAIN, COAL, FISH = range(4)

PHASES = ("morning", "forenoon", "lunch", "afternoon", "evening")
MORNING, FORENOON, LUNCH, AFTERNOON, EVENING = range(5)

LAKE_CARDS = ("nothing", "fish_1", "fish_2_mood")
SHIP_CARDS = ("nothing", "wool", "grain", "coal", "fish", "any", "crystal")

DAYS = 2
"""Days of a match (RO-2.1)."""
CUBES = 6
"""Cubes of each good (RO-1.2)."""
CRYSTALS = 24
"""Crystals in the box (RO-1.2)."""
DISCS = {2: 9, 3: 7, 4: 6}
"""Discs that are left to place each day, by players (RO-1.3)."""
BIN = 3
"""Cubes of one good with which the Warehouse is full, and they are exported (RO-3.3)."""
START_VP = 5
"""VP at the start (RO-1.4)."""
