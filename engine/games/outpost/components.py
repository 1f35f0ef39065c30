"""What lies in the box (OP-1, OP-3, OP-4, OP-5): upgrades, factories, production decks, and limits."""

from __future__ import annotations

from typing import NamedTuple

EXPERT, BASIC = "expert", "basic"
PRESETS = (EXPERT, BASIC)
"""OP-1.1."""

DECKS = (
    "ore",
    "water",
    "titanium",
    "research",
    "microbiotics",
    "new_chemicals",
    "orbital_medicine",
    "ring_ore",
    "moon_ore",
)
ORE, WATER, TITANIUM, RESEARCH, MICROBIOTICS, NEW_CHEMICALS = range(6)
ORBITAL_MEDICINE, RING_ORE, MOON_ORE = range(6, 9)

UNCOUNTED = (RESEARCH, MICROBIOTICS)
"""Decks whose cards fill no hand in the expert game (OP-5.3)."""
MEGAS = (WATER, TITANIUM, NEW_CHEMICALS)
"""Decks that have mega cards (OP-5.2)."""
GROUP = 4
"""Factories that make a mega group, and cards that a mega card counts as (OP-5.2)."""
MEGA, STAND_IN = "mega", "stand_in"
"""Between deck and value of a card that lies open: `water:mega:30`, `ore:stand_in:3` (OP-R18)."""

FACTORIES = ("ore", "water", "titanium", "research", "new_chemicals")
PRODUCES = (ORE, WATER, TITANIUM, RESEARCH, NEW_CHEMICALS)
"""The deck of each kind of factory."""
CHEMISTRY = 4
"""The factory that takes a research card in its payment (OP-4.1)."""

UPGRADES = (
    "data_library",
    "warehouse",
    "heavy_equipment",
    "nodule",
    "scientists",
    "orbital_lab",
    "robots",
    "laboratory",
    "ecoplants",
    "outpost",
    "space_station",
    "planetary_cruiser",
    "moon_base",
)
(
    DATA_LIBRARY,
    WAREHOUSE,
    HEAVY_EQUIPMENT,
    NODULE,
    SCIENTISTS,
    ORBITAL_LAB,
    ROBOTS,
    LABORATORY,
    ECOPLANTS,
    OUTPOST,
    SPACE_STATION,
    PLANETARY_CRUISER,
    MOON_BASE,
) = range(13)
CREWED = (SPACE_STATION, PLANETARY_CRUISER, MOON_BASE)
"""Upgrades that need a crew (OP-3.1); they are all above the others."""
ALWAYS = SPACE_STATION
"""So many types of upgrades work without a crew."""
CREW_DRAWS = (ORBITAL_MEDICINE, RING_ORE, MOON_ORE)
"""The deck of each crewed upgrade."""
LAB_DRAWS = ((SCIENTISTS, RESEARCH), (ORBITAL_LAB, MICROBIOTICS))
"""Upgrades that bring a card a turn without an operator (OP-3.2)."""

JOBS = (*FACTORIES, *UPGRADES[ALWAYS:])
"""Where operators work: factories, then the upgrades that need a crew."""
FIRST_CREW = len(FACTORIES)
"""The first job that robots cannot do (OP-3.1)."""

DISCOUNTS = (
    (DATA_LIBRARY, SCIENTISTS, 10, 10),
    (DATA_LIBRARY, LABORATORY, 10, 10),
    (HEAVY_EQUIPMENT, WAREHOUSE, 5, 5),
    (HEAVY_EQUIPMENT, NODULE, 5, 5),
    (HEAVY_EQUIPMENT, OUTPOST, 15, 10),
    (ECOPLANTS, OUTPOST, 10, 10),
)
"""OP-3.2: each card of the first takes so much off the payment of the second, expert and basic."""
NEEDS = {TITANIUM: HEAVY_EQUIPMENT, RESEARCH: LABORATORY}
"""Upgrades without which a kind of factory cannot be bought (OP-4.1); kinds are named as their decks."""

PHASES = (4, 10, 13)
"""So many types are on sale in each phase (OP-2.4)."""
FACES = (tuple(range(1, 5)), tuple(range(1, 11)), tuple(range(2, 14)))
"""The die of each phase: d4, d10, d12+1 (OP-2.4)."""
PHASE_2, VICTORY = 10, 75
"""VP at which phase 2 begins (OP-2.3), and with which the match ends (OP-6.4)."""
BASIC_PHASE_3 = 30
"""VP at which phase 3 begins in the basic game (OP-1.4)."""
STILL = 3
"""Turns without a change of VP after which a match without upgrades ends (OP-R20)."""

START = {ORE: 2, WATER: 1}
"""Factories at the start (OP-1.2)."""
PEOPLE, ROOM = 3, 5
"""People at the start, and the population maximum (OP-1.2)."""
LEAST_VALUE = 20
"""Six cards worth less may be handed in (OP-1.3)."""
NODULE_ROOM, OUTPOST_ROOM = 3, 5
"""What upgrades add to the population maximum (OP-3.2)."""
PERSON, CHEAP_PERSON, ROBOT = 10, 5, 10
"""What people and robots cost (OP-4.2)."""
LEAST_PRICE = 5
"""No event makes a thing cheaper."""


class Preset(NamedTuple):
    """What differs between the two presets beside prices."""

    hand: int
    """Hand capacity at the start (OP-1.2)."""
    more_hand: int
    """What a Warehouse or an Outpost adds to it (OP-3.2)."""
    discards_early: bool
    """Whether hands are cut right after production (OP-2.1)."""
    counts_all: bool
    """Whether research and microbiotics fill a hand, too (OP-5.3)."""
    free_robot: bool
    limits_robots: bool
    """OP-4.3: at most Robots cards × people are in use."""


OF_PRESET = {
    EXPERT: Preset(10, 5, True, False, True, True),
    BASIC: Preset(5, 3, False, True, False, False),
}

POPULATION, ROBOT_THING = "population", "robot"
"""What can be bought besides factories (OP-4.2)."""
