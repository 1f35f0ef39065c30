"""What people at a table can tell: each fact calls what the rules call, under the same clause."""

from __future__ import annotations

from engine.games.outpost.facts import clock, colony, events, market, order, set_up, turn
from engine.rules.facts import facts_of

FACTS = facts_of(set_up, turn, events, order, market, colony, clock)
