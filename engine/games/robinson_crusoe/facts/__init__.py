"""What people can tell: each fact calls what the rules call, under the same clause."""

from __future__ import annotations

from engine.games.robinson_crusoe.facts import clock, counters, deck, drawing, effects, threats
from engine.rules.facts import facts_of

FACTS = facts_of(clock, deck, drawing, effects, threats, counters)
