"""What people at a table can tell: each fact calls what the rules call, under the same clause."""

from __future__ import annotations

from engine.games.outer_earth.facts import auction, clock, markers, set_up, turn, upkeep
from engine.rules.facts import facts_of

FACTS = facts_of(set_up, auction, turn, upkeep, clock, markers)
