"""What the television says of a match that is over, and what it is written with, lies as agreed upon."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look import tokens
from desktop.look.voice import voice_of
from desktop.tv import brush
from desktop.tv.ending import End, Ending, Row, end_of, untold_end
from desktop.tv.panel import Panel
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.rules.scoring import Ranking
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, played
from tests.desktop.screens.outline import Strokes, changed, leave_words_out

LONG = "Whoever has the most crystals wins the tie, and all others follow from left to right"


class Page(Panel):
    """All ways of writing and drawing, each in its place."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Lines, sheets, marks and icons."""
        for at, align in enumerate((brush.LEFT, brush.RIGHT, brush.MIDDLE)):
            line = QRectF(20, 20 + at * 80, 500, 70)
            wide = brush.write(painter, line, "Anna", 72, weight=700, align=align)
            brush.write(painter, line.translated(wide + 500, 0), LONG, 60, "muted", 500, align)
        brush.write(painter, QRectF(20, 280, 900, 70), LONG, 60, title=True)
        for at, most in enumerate((1, 2, 9)):
            told = brush.lines(LONG, 420, most)
            brush.write_lines(painter, QRectF(20 + at * 460, 380, 420, 300), told, "muted", 600)
        brush.write_lines(painter, QRectF(20, 700, 420, 80), brush.lines("", 420, 2))
        brush.icon(painter, "trophy", QRectF(500, 700, 90, 90), "legal")
        brush.mark(painter, "pink", QRectF(620, 700, 90, 70))
        brush.emblem(painter, GAME, QRectF(740, 700, 90, 90))
        brush.sheet(painter, QRectF(20, 820, 300, 120), "raised", "line")
        brush.sheet(painter, QRectF(340, 820, 300, 120), "", "legal", 5, 30, dashed=True)
        brush.sheet(painter, QRectF(660, 820, 300, 120), tokens.token("accent"))


def ranking_of(match: Match) -> Ranking:
    """Who comes before whom in a match that is over."""
    assert isinstance(match.state, RedOutpost)
    return match.state.result().ranking


def endings() -> Iterator[tuple[str, End]]:
    """With two to four people, by agreement, level, not told, and with long names."""
    for seats in (2, 3, 4):
        match = played(seats)
        yield f"{seats}", end_of(ranking_of(match), voice_of(match, "en"))
    voice = voice_of(match, "en")
    yield "early", end_of(ranking_of(match), voice, "By agreement")
    yield "untold", untold_end(voice)
    row = Row("1", LONG, "pink", "120", "VP", True)
    yield "level", End(LONG, (row, row._replace(name="Ben"), row), (LONG, LONG, "Third", "Fourth"))
    yield "alone", End("Anna wins", (row,), ("One",))


def shown() -> Iterator[tuple[str, QWidget]]:
    """The endings and the page, on a small screen and on a large one of another shape."""
    holder = QWidget()
    holder.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    for wide, high in ((960, 540), (2560, 1600)):
        holder.resize(wide, high)
        unit = min(wide / 1920, high / 1080)
        ending, page = Ending(holder), Page(holder)
        for state, look in endings():
            ending.tell(look, look.spoken)
            ending.place(QRectF(0, 0, 1920, 1080), unit)
            ending.show()
            yield f"{wide} {state}", holder
        ending.hide()
        page.tell("something", "")
        page.place(QRectF(10, 20, 1880, 1040), unit)
        page.show()
        yield f"{wide} page", holder
        page.hide()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_television_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)

    def seen() -> Iterator[tuple[str, QWidget]]:
        for state, made in shown():
            qtbot.addWidget(made)
            made.show()
            yield state, made

    tokens.use(theme, 1.0 if theme == "light" else 1.5)
    try:
        found = changed(f"tv-parts-{theme}", seen(), Strokes(monkeypatch))
    finally:
        tokens.use("light", 1.0)
    assert not found, "\n".join(found)
