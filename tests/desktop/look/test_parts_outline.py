"""The parts of which pages are made lie and are painted as they were agreed upon."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.drawn.layout import PLAN
from desktop.look import controls, frames, style, theme, tokens
from desktop.look.card import Card
from desktop.look.choosing import Choice, Reading, Segment, Segments
from desktop.look.clauses import ClauseChip
from desktop.look.cover import Cover
from desktop.look.flow import Flow
from desktop.look.name_field import NameField
from desktop.look.notice import Notice
from desktop.look.open_point import Point, settled
from desktop.look.row import Row
from desktop.look.rows import RowList
from desktop.look.signs import Sign
from desktop.look.stepper import Stepper
from desktop.match.headline import Headline
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from engine.rules import game as games
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import (
    Strokes,
    agreed,
    differences,
    leave_words_out,
    lies_as_agreed,
    spelled,
)

LONG = "The Miner goes to the Mine and works there until the evening, and then for some time more"
GAINS = (Sign("coal", "+1"), Sign("", "Mine"), Sign("vp"))
ROWS = (
    Row("Who goes where?", kind="headline"),
    Row("Miner", kind="heading"),
    Row("Mine", "RO-4.8", "1", "blue", signs=GAINS),
    Row(LONG, "RO-4.8", "2", "pink", signs=GAINS),
    Row("Palace", "RO-4.2", signs=(Sign("mood", "−12"),)),
    Row("Further", kind="group", key="4"),
    Row("Closed", "RO-2.3", kind="refused"),
    Row("Anna has moved.", "RO-2.2", mark="brown", kind="told"),
    Row(LONG, kind="quiet"),
    Row("Day 1", kind="section"),
)


def rows(at: int) -> RowList:
    """A list of all kinds of rows, with the keyboard at one of them."""
    made = RowList("rows", lambda painter, _name, area: painter.drawRect(area))
    made.show_rows(ROWS)
    made.resize(340, 700)
    made.make_current(at)
    return made


def in_column(*parts: QWidget) -> QWidget:
    """Parts below each other."""
    made = QWidget()
    column = QVBoxLayout(made)
    for part in parts:
        column.addWidget(part)
    made.resize(420, 500)
    return made


def fields() -> QWidget:
    """What numbers and names are typed into."""
    signed = Stepper(lambda: "Miner", range(-5, 6), signed=True)
    signed.show_value(3)
    folded = Stepper(lambda: "Farmer", range(200))
    folded.fold(True)
    choice = Choice()
    choice.addItems(["Slow", "Fast"])
    return in_column(signed, folded, NameField(["Anna", "Ben"]), choice)


def choices() -> QWidget:
    """Ways to choose one of several."""
    segments = [Segment("a", lambda: "Question"), Segment("b", lambda: "Log", "log")]
    return in_column(
        Segments(segments, "b"),
        Reading(lambda: LONG, lambda: "Default"),
        controls.button(lambda: "Go", "primary", "play"),
        controls.icon_button("close", lambda: "Close"),
        ClauseChip("red-outpost", "RO-4.8", titled=True),
        controls.Elided(LONG, "title", 100),
        controls.line(),
        controls.picture("log", 18, "muted"),
        controls.seat_mark("blue", 32),
        frames.heading(lambda: "Places", lambda: LONG),
    )


def points() -> QWidget:
    """An open point, and one that is settled."""
    game = games.load("red-outpost")
    ruling = game.rulings[0]
    return in_column(Point(game, ruling), settled(game, ruling, ruling.readings[-1]))


def notices() -> QWidget:
    """What is said in a bar, and over the page."""
    notice, card = Notice(), Card(margin=20, wrap=True)
    notice.tell(LONG, "Ask again")
    card.call("Anna")
    unfold = frames.Unfold(lambda: "More", lambda column: column.addWidget(QLabel(LONG[:20])))
    unfold.head.click()
    made = in_column(notice, card, unfold)
    for text, colour in ((LONG, "blue"), ("Day 2", "")):
        Headline(made).tell(text, colour)
    return made


def covers() -> QWidget:
    """A cover across a card, and one at its left."""
    return in_column(Cover("red-outpost"), Cover("robinson-crusoe", 120))


def bars() -> QWidget:
    """What stands above a page: of the whole program, of a game, and of a page below its own."""
    return in_column(
        frames.TopBar(lambda: "Settings", None),
        frames.TopBar(lambda: LONG, lambda: LONG, "outpost"),
        frames.TopBar(lambda: "Rules", lambda: "Outpost", back=lambda: "Match"),
    )


def flowing(wide: int) -> QWidget:
    """Buttons in lines, tiles in columns, and two columns, in that width."""
    line, flow = QWidget(), Flow()
    line.setLayout(flow)
    for number in range(5):
        button = QPushButton("x" * (4 + number))
        flow.addWidget(button)
    tiles = frames.Tiles(120)
    tiles.show_tiles([QPushButton(str(number)) for number in range(5)])
    few = frames.Tiles(120, fill=True)
    few.show_tiles([QPushButton(str(number)) for number in range(2)])
    both = frames.Columns(QPushButton("left"), QPushButton("right"), 500, (2, 1))
    made = in_column(line, tiles, few, both, frames.column_of(QPushButton("a"), QPushButton("b")))
    made.resize(wide, 500)
    return made


PARTS: dict[str, Callable[[], QWidget]] = {
    "part-rows": lambda: rows(2),
    "part-refused": lambda: rows(6),
    "part-fields": fields,
    "part-choices": choices,
    "part-points": points,
    "part-notices": notices,
    "part-covers": covers,
    "part-bars": bars,
    "part-narrow": lambda: flowing(300),
    "part-wide": lambda: flowing(700),
}


@pytest.mark.parametrize("part", sorted(PARTS))
def test_a_part_of_a_page_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch)
    strokes = Strokes(monkeypatch)
    made = PARTS[part]()
    qtbot.addWidget(made)
    made.show()
    lies_as_agreed(part, made, strokes)


def test_the_style_sheet_and_the_palette_are_those_that_were_agreed_upon(
    qapp: QApplication,
) -> None:
    tokens.use("dark", 1.5)
    try:
        roles = [role for role in QPalette.ColorRole if role != QPalette.ColorRole.NColorRoles]
        colours = [f"{role.name} {spelled(theme.palette().color(role))}" for role in roles]
        off = QPalette.ColorGroup.Disabled
        colours += [f"off {it.name} {spelled(theme.palette().color(off, it))}" for it in roles]
        found = [*colours, *style.sheet().splitlines()]
    finally:
        tokens.use("light", 1.0)
    if found != agreed("style"):
        pytest.fail("\n".join(differences("style", found)))


def times(widget: QWidget) -> Sequence[tuple[int, bool]]:
    """How long its clocks wait, in milliseconds, and whether they strike once."""
    clocks = widget.findChildren(QTimer)
    return sorted((clock.interval(), clock.isSingleShot()) for clock in clocks)


def test_notes_headlines_and_held_things_come_and_go_in_their_time(qapp: QApplication) -> None:
    light_and_english(qapp)
    board = DrawnBoard(PLAN, Choosing())
    # A stretched picture is drawn anew, a held thing shown large, a note shown; and each frame.
    assert times(board) == [(16, False), (120, True), (400, True), (450, True)]
    assert times(Headline(board)) == [(4000, True)]
