"""Robinson Crusoe as the rest of the house knows it."""

from __future__ import annotations

from engine.games.robinson_crusoe import effects, event_deck, phase, rounds, set_up
from engine.games.robinson_crusoe.box import BOX
from engine.games.robinson_crusoe.choices import OPTIONS, RULINGS
from engine.games.robinson_crusoe.facts import FACTS
from engine.games.robinson_crusoe.hand_over import changes
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.values import SCHEMA, of_scenario, values
from engine.rules.agenda import nodes_of
from engine.rules.game import Game

Robinson.NODES = nodes_of(set_up, event_deck, effects, phase, rounds)
Robinson.FACTS = FACTS

GAME = Game(
    name=BOX.name,
    rules=BOX.rules,
    seats=BOX.seats,
    colours=BOX.colours,
    options=OPTIONS,
    rulings=RULINGS,
    values=values,
    begin=set_up.begin,
    state=Robinson,
    schema=SCHEMA,
    can_be_told=True,
    of_options=of_scenario,
    changes=changes,
    scores=False,
)
