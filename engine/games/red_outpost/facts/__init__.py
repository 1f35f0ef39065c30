"""What people at a table can tell: each fact calls what the rules call, under the same clause."""

from __future__ import annotations

from engine.facts import facts_of
from engine.games.red_outpost.facts import cards, clock, decks, goods, markers, set_up, turn

FACTS = facts_of(clock, set_up, turn, goods, decks, cards, markers)
