"""Hints in rows: each answer, and below it in facts what it brings and keeps from others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from desktop.boards.contract import Play
from desktop.boards.sentences import answer, sentences, shared
from desktop.look.rows import Row
from desktop.look.translate import begun, translate
from desktop.look.voice import Voice
from engine.bots.hints import Hint
from engine.rules.agenda import State


def rows(
    view: State, hints: Sequence[Hint], voice: Voice, game: Play[State], known: Collection[str]
) -> Iterator[Row]:
    """What all hints bring, and two rows for each; those to which a press can lead, `known`, have a value."""
    every = shared(view, hints, voice, game)
    if every:
        text = translate("Hints", "With each of them: {facts}")
        yield Row(text.format(facts=" ".join(every)), kind="quiet")
    told = sentences(view, hints, voice, game, every)
    for number, (hint, own) in enumerate(zip(hints, told, strict=True)):
        alike = [translate("Hints", "About as good.")] if number and hint.is_alike else []
        text, can_press = " ".join([*alike, *own]), hint.answers[0] in known
        value, kind = hint.answers[0] if can_press else None, "choice" if can_press else "told"
        title = answer(view, hint, voice, game)
        yield Row(begun(title), kind=kind, value=value, more=text)
        if text:
            yield Row(text, kind="quiet", value=value)
