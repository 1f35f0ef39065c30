"""Hints in rows: each answer, and below it in facts what it brings and keeps from others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from desktop.boards.contract import Play
from desktop.boards.sentences import answer, sentences
from desktop.look.rows import Row
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.bots.hints import Hint
from engine.rules.agenda import State


def rows(
    view: State, hints: Sequence[Hint], voice: Voice, game: Play[State], known: Collection[str]
) -> Iterator[Row]:
    """Two rows for each hint; `known` are the texts of the answers that a press can lead to."""
    told = sentences(view, hints, voice, game)
    for number, (hint, facts) in enumerate(zip(hints, told, strict=True)):
        alike = [translate("Hints", "About as good.")] if number and hint.is_alike else []
        text, kind = " ".join([*alike, *facts]), "choice" if hint.answers[0] in known else "told"
        yield Row(answer(view, hint, voice, game), kind=kind, value=hint.answers[0], more=text)
        if text:
            yield Row(text, kind="quiet")
