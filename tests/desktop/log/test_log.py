"""The rows of the log: what begins something stands out, and what happened names its person."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.log.log import Log, as_text, rows
from desktop.look.rows import Row
from desktop.look.voice import Voice, voice_of
from engine.match.log import Entry
from engine.rules.agenda import Event
from tests.games.red_outpost.at_table import at_table

BEGINS = Event("RO-2.1", "phase_begins", {"phase": "lunch", "seat": 1})
HAPPENS = Event("RO-2.2", "turn_done", {"seat": 1})


@pytest.fixture
def voice(qapp: QApplication) -> Voice:
    return voice_of(at_table(), "en")


def told(voice: Voice) -> list[Row]:
    entry = Entry(1, None, (BEGINS, HAPPENS), 1, True)
    return list(rows(entry, voice, {"phase_begins"}, {}))


def test_what_begins_something_is_a_headline_without_a_mark(voice: Voice) -> None:
    begins, happens = told(voice)
    assert (begins.kind, begins.mark) == ("headline", "")
    assert (happens.kind, happens.mark) == ("told", voice.colours[1])
    assert [row.clause for row in (begins, happens)] == ["RO-2.1", "RO-2.2"]


def test_a_headline_begins_after_a_gap_in_the_text(voice: Voice) -> None:
    begin, happen = (Entry(n, None, (it,), 1, True) for n, it in ((1, BEGINS), (2, HAPPENS)))
    text = as_text([happen, begin, happen], voice, {"phase_begins"}, {})
    first, gap, second, third = text.splitlines()
    assert gap == "" and "RO-2.1" in second and "RO-2.2" in first == third


def test_what_happened_is_put_into_words_once_also_where_a_viewer_knows_a_part(
    voice: Voice, qtbot: QtBot
) -> None:
    log = Log(())
    qtbot.addWidget(log)
    before, after, other = (
        Entry(1, None, (*events,), 1, True) for events in ([BEGINS], [BEGINS], [HAPPENS])
    )
    told = log.rows_of(before, voice, {})
    assert log.rows_of(after, voice, {}) is told
    assert log.rows_of(other, voice, {}) is not told
