"""How the choices of Red Outpost are grouped, and which clause tells what one does."""

from __future__ import annotations

from typing import Any

from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.flow import Node, Refusal, State
from engine.games.red_outpost.actions import Move, MoveDisc, Swap
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.places import CLAUSE
from engine.games.red_outpost.state import RedOutpost


def group_of(question: str, choice: Any) -> str:
    """The worker whom a choice is about first; empty if it is about none."""
    match choice:
        case Move(worker, _) | Swap(worker, _) | MoveDisc(_, worker, _):
            return WORKERS[worker]
    return ""


def group_title(state: State, key: str, voice: Voice) -> str:
    """The worker, where it stands, and its mood."""
    assert isinstance(state, RedOutpost)
    worker = WORKERS.index(key)
    name = voice.words.name("workers", key)
    place = voice.words.name("places", PLACES[state.at[worker]])
    mood = translate("RedOutpost", "mood {mood}").format(
        mood=voice.words.signed(state.board.mood_track[state.mood[worker]])
    )
    return f"{name} · {place} · {mood}"


def clause_of(question: Node, choice: Any) -> str:
    """A move cites the place that it leads to."""
    if isinstance(choice, Move) and choice.place in CLAUSE:
        return CLAUSE[choice.place]
    return question.clause


def refused_in(refusal: Refusal) -> str | None:
    """Workers that cannot move stand beside the groups, places in each group, a move in its own."""
    if refusal.subject in WORKERS:
        return None
    worker, moves, _ = refusal.subject.partition(">")
    return worker if moves and worker in WORKERS else ""
