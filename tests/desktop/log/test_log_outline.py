"""The log and what stands with it lie as they were agreed upon, in each of their states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.lesson.lesson import Lesson
from desktop.log.log import Log
from desktop.log.look_back import LookBack
from desktop.log.saved_mark import SavedMark
from desktop.log.steps import Steps
from desktop.look.voice import Voice, voice_of
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import PERSON
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, played
from tests.desktop.screens.outline import Strokes, changed, leave_words_out


def wandered() -> Iterator[tuple[str, Match]]:
    """A match in which one thing after the other is done besides playing."""
    match = played(3, answers=14, options={"special_cards": "on"})
    yield "played", match
    match.undo()
    yield "a step back", match
    match.redo()
    yield "and forth", match
    match.set_player(1, "bot:greedy")
    yield "a bot plays", match
    match.set_player(1, PERSON)
    yield "a person again", match
    match.rewind(match.log()[4].number, match.persons)
    yield "by agreement back", match
    match.end(match.persons)
    yield "ended", match


def test_the_log_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def on_screen(made: QWidget, wide: int, high: int) -> QWidget:
        qtbot.addWidget(made)
        made.resize(wide, high)
        made.show()
        return made

    def reasons(last: Entry, entry: Entry, _voice: Voice) -> Sequence[str]:
        return ["Leads on the Miner’s portrait then.", "Nobody then goes there."] * (entry is last)

    def shown() -> Iterator[tuple[str, QWidget]]:
        log, steps = Log(("phase_begins",)), Steps()
        on_screen(log, 360, 700)
        on_screen(steps, 340, 60)
        for name, match in wandered():
            words = voice_of(match, "en")
            entries = match.log()
            last = entries[-1]
            log.show_log(entries, words, partial(reasons, last))
            yield f"log: {name}", log
            steps.show_match(match, words)
            yield f"steps: {name}", steps
        back = LookBack()
        on_screen(back, 700, 80)
        for ends, why in (((True, False), ""), ((False, True), "Nobody is asked here.")):
            back.show_moment("Day 1", why, is_first=ends[0], is_last=ends[1], is_over=False)
            yield f"a moment {why}", back
        stacked = LookBack(stacked=True)
        on_screen(stacked, 320, 160)
        stacked.show_moment(
            "Day 1 in the morning, when all have moved",
            "",
            is_first=False,
            is_last=False,
            is_over=False,
        )
        yield "a moment beside the board", stacked
        lesson = Lesson(lines=3)
        on_screen(lesson, 340, 160)
        lesson.tell("First match", "Move the Miner.", "RO-2.2", GAME, back=False)
        yield "a prompt", lesson
        lesson.tell(
            "First match", "Anything goes now, for as long as you like.", "", GAME, back=True
        )
        yield "a way back", lesson
        mark = SavedMark()
        on_screen(mark, 160, 40)
        for is_saved in (True, False):
            mark.show_saved(is_saved)
            yield f"saved {is_saved}", mark

    assert not (found := changed("log-parts", shown(), strokes)), "\n".join(found)
