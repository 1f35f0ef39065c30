"""The choices of Outpost in words: each answer, its clause, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Step
from desktop.boards.outpost.play import signs
from desktop.boards.outpost.play.steps import BUTTONS, PASS, Steps, steps
from desktop.look.translate import begun, translate
from desktop.look.voice import Voice
from engine.games.outpost.state import Outpost
from engine.rules.agenda import Refusal


def rank(action: object) -> int:
    """Where an answer stands: what ends something last."""
    return int(str(action) in BUTTONS)


def step(state: Outpost, action: object, number: int, voice: Voice) -> Step:
    """An answer: it is one thing."""
    return Step(said(state, action, voice), signs.of_step(state, action))


def said(state: Outpost, action: object, voice: Voice) -> str:
    """An answer in words; to name the bid that stands is to pass (OP-6.2)."""
    assert state.question is not None
    if steps(state, action) == (PASS,):
        return translate("Outpost", "Pass")
    text = voice.answer(state, action)
    return begun(text)


def prompt_after(state: Outpost, action: object, number: int, voice: Voice) -> str:
    """What is asked: no answer has a second step."""
    return voice.prompt(state)


def clause_of(state: Outpost, action: object) -> str:
    """The clause of an answer is that of its question."""
    return state.clause


def refused_steps(state: Outpost, refusal: Refusal) -> Steps:
    """The thing that a refusal is about."""
    return steps(state, refusal.subject)


def refused(alike: Sequence[Refusal], number: int, voice: Voice) -> str:
    """What cannot be chosen for one and the same reason, and the reason."""
    words = voice.words
    if not words.has("refused", alike[0].name):
        return " ".join(dict.fromkeys(voice.refusal(refusal) for refusal in alike))
    things = list(dict.fromkeys(voice.action("", refusal.subject) for refusal in alike))
    text = words.text("refused", alike[0].name, things=things)
    return begun(text)
