"""What people at a table can tell: each fact calls what the rules call, under the same clause."""

from __future__ import annotations

from engine.games.red_outpost.facts import cards, clock, decks, goods, markers, set_up, turn
from engine.rules.facts import facts_of

FACTS = facts_of(clock, set_up, turn, goods, decks, cards, markers)
