"""What was asked at a moment, in rows: the answer that would have been better, and the one that was given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.boards.contract import Play
from desktop.boards.sentences import sentences
from desktop.look.rows import Row
from desktop.look.translate import language, translate
from desktop.look.voice import Voice, voice_of
from engine.match.match import Match
from engine.record.lines import Answer
from engine.rules.agenda import State

if TYPE_CHECKING:
    from engine.analysis.analysis import Swing


def rows(match: Match, swing: Swing, voice: Voice, game: Play[State]) -> Iterator[Row]:
    """The question, and both answers with what they were sure to bring."""
    state = match.state_at(swing.number - 1)
    view, line = state.view(voice.viewer), match.lines[swing.number - 1]
    assert isinstance(line, Answer), "a swing is about one"
    facts = [list[str]() for _ in range(2)]
    if swing.hints:
        own = voice_of(match, language(), swing.seat)
        facts = sentences(state.view(swing.seat), swing.hints, own, game)
    yield Row(voice.prompt(view), view.clause, mark=voice.colours[swing.seat], kind="told")
    better = translate("Happened", "The better answer")
    if not swing.is_checked:
        better = translate("Happened", "Perhaps a better answer")
    titles = (
        better,
        translate("Happened", "The answer that was given"),
    )
    for title, text, brings in zip(titles, (swing.better, line.choices[0]), facts, strict=True):
        action = view.find(text)
        yield Row(title, kind="heading")
        yield Row(voice.hinted(view, action), game.clause_of(view, action), kind="told")
        if brings:
            yield Row(" ".join(brings), kind="quiet")
