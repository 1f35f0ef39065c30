"""Outpost as the rest of the house knows it."""

from __future__ import annotations

from engine.games.outpost import (
    auction,
    cards,
    events,
    market,
    operators,
    payment,
    production,
    purchases,
    rules,
    verbs,
)
from engine.games.outpost.box import BOX
from engine.games.outpost.changes import changes
from engine.games.outpost.choices import OPTIONS, RULINGS
from engine.games.outpost.evaluation import candidates, evaluate
from engine.games.outpost.facts import FACTS, sequence
from engine.games.outpost.state import Outpost
from engine.games.outpost.table import AtTable
from engine.games.outpost.values import SCHEMA, values
from engine.rules.agenda import nodes_of
from engine.rules.game import AT_TABLE, Calendar, Game, Search, Setup

Outpost.NODES = nodes_of(
    auction, cards, events, market, operators, payment, production, purchases, rules, verbs
)
AtTable.NODES = {**Outpost.NODES, **nodes_of(sequence)}
AtTable.FACTS = FACTS

LAST_STAGE = 8
"""Of a match, after those of less than ten, twenty, … VP: the turn with which it ends."""


def begin(setup: Setup) -> Outpost:
    """The first frames of a match, in play or at a table."""
    return sequence.begin(setup) if setup.level == AT_TABLE else rules.begin(setup)


CALENDAR = Calendar(
    part="turn",
    begins="turn_begins",
    turns=frozenset({"player_turn"}),
    gains=frozenset({"vp_changed", "vp_told"}),
    ends="",
    scores="",
    end_scores=(),
    turn_ends="player_turn_ends",
    counts_anew=True,
)

GAME = Game(
    name=BOX.name,
    rules=BOX.rules,
    seats=BOX.seats,
    colours=BOX.colours,
    options=OPTIONS,
    rulings=RULINGS,
    values=values,
    begin=begin,
    state=Outpost,
    evaluate=evaluate,
    candidates=candidates,
    looks_ahead=1,
    thinks_through=6,
    search=Search(
        simulations=(100,),
        curiosity=0.2,
        careless=3.0,
        completes=frozenset({"how_many"}),
        judged=frozenset({"pay", "pay_research"}),
        horizon=(2,),
        of_played=1.0,
    ),
    # Matches are longer with more players: a leader's VP say more of what is to come than turns.
    stage=lambda state: LAST_STAGE if state.is_last_turn else max(state.vp) // 10,
    schema=SCHEMA,
    can_be_told=True,
    followed=lambda state: state.as_followed() if isinstance(state, AtTable) else (),
    calendar=CALENDAR,
    changes=changes,
)
