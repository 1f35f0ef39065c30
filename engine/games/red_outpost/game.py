"""Red Outpost as the rest of the house knows it."""

from __future__ import annotations

from engine.games.red_outpost import app_draws, cards, places, production, rules
from engine.games.red_outpost.box import BOX
from engine.games.red_outpost.changes import changes
from engine.games.red_outpost.choices import OPTIONS, RULINGS
from engine.games.red_outpost.components import PHASES
from engine.games.red_outpost.evaluation import evaluate
from engine.games.red_outpost.facts import FACTS
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable
from engine.games.red_outpost.values import SCHEMA, values
from engine.rules.agenda import nodes_of
from engine.rules.game import Calendar, Game, Search

RedOutpost.NODES = nodes_of(production, places, cards, rules, app_draws)
AtTable.FACTS = FACTS

CALENDAR = Calendar(
    part="day",
    begins="day_begins",
    turns=frozenset({"moved", "stayed", "passed"}),
    gains=frozenset({"wheel_reward", "exported", "portrait", "stopped_at_zero", "vp_told"}),
    ends="day_ends",
    scores="RO-5.1",
    end_scores=("RO-6.1", "RO-6.2"),
    turn_ends="turn_done",
)

GAME = Game(
    name=BOX.name,
    rules=BOX.rules,
    seats=BOX.seats,
    colours=BOX.colours,
    options=OPTIONS,
    rulings=RULINGS,
    values=values,
    begin=rules.begin,
    state=RedOutpost,
    evaluate=evaluate,
    search=Search(simulations=(150,), scale=5.0, horizon=(0, 3, 4)),
    stage=lambda state: (state.day - 1) * len(PHASES) + state.phase,
    schema=SCHEMA,
    can_be_told=True,
    calendar=CALENDAR,
    changes=changes,
)
