"""Outer Earth as the rest of the house knows it."""

from __future__ import annotations

from engine.games.outer_earth import auction, cards, closing, rules, scoring, turn
from engine.games.outer_earth.box import BOX
from engine.games.outer_earth.candidates import candidates
from engine.games.outer_earth.changes import changes
from engine.games.outer_earth.choices import OPTIONS, RULINGS
from engine.games.outer_earth.evaluation import evaluate, evaluations
from engine.games.outer_earth.facts import FACTS
from engine.games.outer_earth.state import OuterEarth
from engine.games.outer_earth.table import AtTable
from engine.games.outer_earth.values import SCHEMA, values
from engine.rules.agenda import nodes_of
from engine.rules.game import Calendar, Game, Search

OuterEarth.NODES = nodes_of(auction, cards, closing, rules, turn)
AtTable.FACTS = FACTS

CALENDAR = Calendar(
    part="round",
    begins="round_begins",
    turns=frozenset({"turn_begins"}),
    gains=frozenset({"chips_taken", "planet_scored", "effect_close_vp", "vp_told"}),
    ends="token_passed",
    scores="OE-4.1",
    end_scores=scoring.AT_THE_END,
    turn_ends="turn_ends",
)

LAST_STAGE = 6
"""The last round, whichever it is; rounds before it count from 1, and no further than to 5."""

GAME = Game(
    name=BOX.name,
    rules=BOX.rules,
    seats=BOX.seats,
    colours=BOX.colours,
    options=OPTIONS,
    rulings=RULINGS,
    values=values,
    begin=rules.begin,
    state=OuterEarth,
    evaluate=evaluate,
    evaluations=evaluations,
    candidates=candidates,
    looks_ahead=1,
    thinks_through=4,
    search=Search(
        simulations=(192, 128, 96),
        scale=5.0,
        curiosity=0.5,
        careless=1.0,
        horizon=(1,),
        of_played=0.5,
    ),
    stage=lambda state: LAST_STAGE if state.last_round else min(state.round, LAST_STAGE - 1),
    schema=SCHEMA,
    can_be_told=True,
    calendar=CALENDAR,
    changes=changes,
)
