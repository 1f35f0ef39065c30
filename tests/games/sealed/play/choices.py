"""The choices of Sealed in words: each is one click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.contract import Settlement, Step
from desktop.look.signs import Brought, Sign
from desktop.look.voice import Voice
from desktop.scene import pictures
from desktop.scene.choosing import Steps
from engine.rules.agenda import Event, Refusal
from engine.rules.forecast import Forecast
from tests.games.sealed import Sealed

ROUNDS = 8


def when(state: Sealed, voice: Voice) -> str:
    """The round that is played."""
    return voice.words.text("clock", "now", now=min(state.round + 1, ROUNDS), last=ROUNDS)


def steps(state: Sealed, action: object) -> Steps:
    """A coin is clicked where it lies; everything else has the name of its answer."""
    return (str(action),)


def step(state: Sealed, action: object, number: int, voice: Voice) -> Step:
    """The answer in words."""
    assert state.question is not None
    text = voice.action(state.question.name, action)
    return Step(text[0].upper() + text[1:])


def brings(told: Forecast, state: Sealed, voice: Voice) -> Sequence[Brought]:
    """Each event in its words."""
    said = [(voice.event(event), event.clause) for event in told.events]
    return [Brought((Sign(text=text),), text, clause) for text, clause in said]


def stands(before: Sealed, after: Sealed, voice: Voice) -> Sequence[str]:
    """The coins in hand."""
    return [f"Coins in hand: {len(after.hands[before.current_player])}."]


def prompt_after(state: Sealed, action: object, number: int, voice: Voice) -> str:
    """No answer has a second step."""
    raise AssertionError(f"{action} is one step")


def rank(action: object) -> int:
    """All answers do something."""
    return 1


def clause_of(state: Sealed, action: object) -> str:
    """The question's own."""
    return state.clause


def refused_steps(state: Sealed, refusal: Refusal) -> Steps:
    """What is refused."""
    return (refusal.subject,)


def refused(refusals: Sequence[Refusal], number: int, voice: Voice) -> str:
    """Each refusal in its sentence."""
    return " ".join(map(voice.refusal, refusals))


def draw_sign(painter: QPainter, name: str, area: QRectF) -> None:
    """Draw the picture of a sign."""
    pictures.draw(painter, f"sealed/art/{name}", area)


def settlement(events: Sequence[Event], state: Sealed, voice: Voice) -> Settlement | None:
    """Nothing ends with a table."""
    return None
