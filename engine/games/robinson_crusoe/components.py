"""What the event phase knows of the box (RC-1, RC-3): names, and the order of all that is counted."""

from __future__ import annotations

ADVENTURES = ("build", "explore", "gather")
"""The three colours of Adventure cards, decks and tokens."""
ICONS = ("book", *ADVENTURES)
"""What the top of an Event card shows (RC-1.1)."""
EVENT, MYSTERY, WRECKAGE = "event", "mystery", "wreckage"
WRECKAGE_CARDS = 3
"""Wreckage cards in the box (RC-1.3); one of them starts on the board (RC-1.2)."""
BACKS = (EVENT, *ADVENTURES, MYSTERY)
"""What lies on top of the Event deck, as everybody sees it (RC-2.3)."""
MIXED_IN = BACKS[1:]
"""Cards that are shuffled in during the round (RC-3.1)."""

GOODS = ("food", "wood", "fur")
LEVELS = ("roof", "palisade", "weapon")
MORALE, WOUNDS, DETERMINATION, LIFE = "morale", "wounds", "determination", "life"
ITEMS = ("fire", "knife", "rope", "shovel")

SPACES = ("left", "right")
LEFT, RIGHT = 0, 1
"""The two Threat spaces (RC-2.6)."""

MOST_ROUNDS = 40
"""Rounds that the round track can show."""
