"""The television and the overview of Red Outpost lie as they were agreed upon, in each of their states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.panels.panels import Panels
from desktop.boards.red_outpost.tv.view import Tv
from desktop.look.voice import voice_of
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import played
from tests.desktop.questions import asked
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.games.red_outpost.at_table import at_table, tell

CARDS = {"special_cards": "on"}
TABLES: Sequence[tuple[int, Sequence[str]]] = (
    (2, ()),
    (2, ("done 1",)),
    (2, ("passed 1",)),
    (2, ("moved 1 miner mine portrait place",)),
    (3, ("joined",)),
    (3, ("joined", "clock 2 evening 3 1")),
    (3, ("joined", "clock 1 lunch 1 1", "vp 1 12", "wheel 2 1", "lake_discards 1 0 0")),
    (3, ("clock 1 evening 3 1",)),
    (3, ("clock 2 evening 3 1",)),
    (3, ("clock 2 evening 3 1", "vp 2 22", "settle")),
    (4, ("warehouse wool 2", "exported coal 1", "lake_discards 1 1 0", "crystals 4 5")),
    (4, ("ship_discards 3 1 1 1 1 3 2", "mood_at miner -2", "discs miner 1 2")),
)
"""How many sit there, and what was told."""


def test_the_television_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        tv = Tv()
        qtbot.addWidget(tv)
        tv.resize(1280, 720)
        tv.show()
        for seats, facts in TABLES:
            match = at_table(seats)
            tell(match, *facts)
            tv.show_table(_state(match), voice_of(match, "en"), "Friday")
            yield f"{seats}, {', '.join(facts)}", tv
        for name, match in (("asked", asked("keep_catch")), ("over", played(3, options=CARDS))):
            tv.show_table(_state(match), voice_of(match, "en"), "Friday")
            yield name, tv
        match = played(3, answers=40)
        tv.show_table(_state(match), voice_of(match, "en"), "Friday", is_early=True)
        yield "ended early", tv

    assert not (found := changed("shown-tv", shown(), strokes)), "\n".join(found)


def test_the_overview_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        for name, match in (
            ("begun", played(2, answers=0)),
            ("played", played(4, answers=60, options=CARDS)),
            ("papers", asked("bring_papers")),
            ("a card drawn", asked("keep_catch")),
            ("over", played(3, options=CARDS)),
        ):
            panels = Panels()
            qtbot.addWidget(panels)
            panels.resize(850, 1400)
            panels.show()
            view = match.view(max(0, match.asked))
            assert isinstance(view, RedOutpost)
            for what_if in (False, True):
                panels.show_state(view, voice_of(match, "en"), match.asked, what_if=what_if)
                # Words, then columns, then rows.
                for _ in range(3):
                    QApplication.processEvents()
                yield f"{name} {what_if}", panels
            panels.resize(390 if name == "played" else 600, 1400)
            yield f"{name} narrow", panels
            panels.close()

    assert not (found := changed("shown-overview", shown(), strokes)), "\n".join(found)


def _state(match: Match) -> RedOutpost:
    assert isinstance(match.state, RedOutpost)
    return match.state
