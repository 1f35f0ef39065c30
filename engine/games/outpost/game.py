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
from engine.games.outpost.choices import OPTIONS, RULINGS
from engine.games.outpost.evaluation import candidates, evaluate
from engine.games.outpost.state import Outpost
from engine.games.outpost.values import SCHEMA, values
from engine.rules.agenda import nodes_of
from engine.rules.game import Calendar, Game

Outpost.NODES = nodes_of(
    auction, cards, events, market, operators, payment, production, purchases, rules, verbs
)

CALENDAR = Calendar(
    part="turn",
    begins="turn_begins",
    turns=frozenset({"player_turn"}),
    gains=frozenset({"vp_changed"}),
    ends="",
    scores="",
    end_scores=(),
    turn_ends="player_turn_ends",
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
    state=Outpost,
    evaluate=evaluate,
    candidates=candidates,
    looks_ahead=1,
    thinks_through=6,
    schema=SCHEMA,
    calendar=CALENDAR,
)
