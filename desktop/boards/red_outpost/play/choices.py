"""The choices of Red Outpost in words: each step of an answer, its clause, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Step
from desktop.boards.red_outpost.play import signs
from desktop.boards.red_outpost.play.steps import Steps, steps
from desktop.look.voice import Voice
from engine.games.red_outpost.actions import Move, Pick, Trade
from engine.games.red_outpost.components import GOODS, PLACES, WORKERS
from engine.games.red_outpost.places import CLAUSE
from engine.games.red_outpost.rules import USUAL_MOVE, why_there
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.wording import operands
from engine.rules.agenda import Refusal

DECLINING = ("pass", "enough")
PARTS = ("first", "second")
ASKED = ("asked", "asked_back")
LISTED = ("listed", "listed_back")


def rank(action: object) -> int:
    """Where an answer stands: doing nothing first, paying crystals after giving goods."""
    if isinstance(action, Pick) and action.name in DECLINING:
        return 0
    return 2 if isinstance(action, Trade) and action.give == "crystal" else 1


def step(state: RedOutpost, action: object, number: int, voice: Voice) -> Step:
    """That step of an answer: the worker of a move, then the place and what it does."""
    assert state.question is not None
    name, params = operands(action)
    if len(steps(state, action)) == 1:
        text = voice.action(state.question.name, action)
    else:
        text = voice.words.text("steps", name, PARTS[number], people=voice.people, **params)
    shown, said = signs.of_step(state, action, number, voice)
    return Step(text[0].upper() + text[1:], shown, said)


def prompt_after(state: RedOutpost, action: object, number: int, voice: Voice) -> str:
    """What is asked when only that step of such an answer was chosen, with what it was."""
    name, params = operands(action)
    seat, key = state.current_player, ASKED[number]
    return voice.words.text("steps", name, key, people=voice.people, seat=seat, **params)


def lists(action: object, voice: Voice) -> Sequence[str]:
    """Moves are listed by the worker or by the place; all else in one way."""
    name, _ = operands(action)
    if not isinstance(action, Move):
        return ()
    return [voice.words.text("steps", name, key) for key in LISTED]


def clause_of(state: RedOutpost, choice: object) -> str:
    """A move cites the place that it leads to, or the card that alone allows it."""
    if isinstance(choice, Move) and choice.place in CLAUSE:
        clause, _ = why_there(state, choice.worker, choice.place)
        return CLAUSE[choice.place] if clause == USUAL_MOVE else clause
    return state.clause


def refused_steps(state: RedOutpost, refusal: Refusal) -> Steps:
    """The steps that a refusal is about; all but the last may be beginnings of things."""
    thing, _, target = refusal.subject.partition(">")
    crystals = f"crystals:{state.current_player}"
    question = state.question.name if state.question else ""
    if question in ("turn", "ferry"):
        if target:
            return f"worker:{thing}", f"place:{target}"
        return ("", f"place:{thing}") if thing in PLACES else (f"worker:{thing}",)
    if question == "wake_up":
        return "", f"portrait:{thing}"
    if question == "exchange":
        return {
            "not_stored": (f"bin:{thing}",),
            "no_cube": (crystals, f"bin:{thing}"),
            "no_crystal": (crystals,),
            "no_crystal_left": ("bin:", crystals),
            "no_moods_now": ("bin:", "offer:mood"),
        }[refusal.name]
    return (refusal.subject,)


def refused(alike: Sequence[Refusal], number: int, voice: Voice) -> str:
    """What cannot be chosen for one and the same reason, and the reason."""
    words = voice.words
    if not words.has("refused", alike[0].name):
        return " ".join(dict.fromkeys(voice.refusal(refusal) for refusal in alike))
    names = list(dict.fromkeys(_name(refusal, number, voice) for refusal in alike))
    text = words.text("refused", alike[0].name, things=names)
    return text[0].upper() + text[1:]


def _name(refusal: Refusal, number: int, voice: Voice) -> str:
    """What is left to choose: the place of a move, or its worker where the place was chosen."""
    thing, _, target = refusal.subject.partition(">")
    return next(
        voice.words.name(table, name)
        for name in ((thing, target) if number else (target, thing))
        for table, known in (("places", PLACES), ("workers", WORKERS), ("goods", GOODS))
        if name in known
    )
