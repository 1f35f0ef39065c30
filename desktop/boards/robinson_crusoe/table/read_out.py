"""A card that was drawn lies large over the table until it has been read out (RC-2.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QFrame, QWidget

from desktop.boards.robinson_crusoe.art import colour
from desktop.boards.robinson_crusoe.face import HIGH, WIDTH, Face, paint
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.boards.robinson_crusoe.table.sentence import Sentence
from desktop.table.measure import Measure

CARD, EDGE, GAP, RADIUS = 480, 24, 14, 18
"""How high the card is, and what lies around and between."""
NAME, STORY, EFFECT, REST = 38, 30, 28, 22
"""The largest letters of each part."""
SMALLEST, SMALLER = 16, 0.94
BESIDE = 0.6
"""A panel that is wider than this part of the table has nothing beside it."""


class Read(NamedTuple):
    """What is read out: the card's face, its name, its story, what it does, and what else it says."""

    face: Face
    name: str
    story: str
    effect: str
    rest: Sequence[str] = ()
    goes: bool = False
    """Whether a press puts it away: what people read on their own card lies before them as well."""

    @property
    def spoken(self) -> str:
        """All of it in sentences."""
        parts = (f"{self.name}.", self.story, self.effect, *self.rest)
        return " ".join(part for part in parts if part)


class ReadCard(QWidget):
    """The face of the card."""

    def __init__(self) -> None:
        super().__init__()
        self._face: Face | None = None

    def show_face(self, face: Face) -> None:
        """Show that face."""
        self._face = face
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._face is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint(painter, QRectF(self.rect()), self._face)
            painter.end()


class ReadOut(QFrame):
    """The card with its words; `before` is the panel whose large button goes on.

    A printed card goes with a press on it or Esc, too: what lies below may be wanted.
    """

    def __init__(self, measure: Measure, table: QWidget, below: QWidget, before: QWidget) -> None:
        super().__init__(table)
        self._measure, self._table = measure, table
        self._below, self._before = below, before
        self._told: Read | None = None
        self.setProperty("game", GAME)
        self.setProperty("clause", "RC-2.4")
        self.card = ReadCard()
        self.name = Sentence(measure, NAME, SMALLEST, 700)
        self.story = Sentence(measure, STORY, SMALLEST, 500)
        self.effect = Sentence(measure, EFFECT, SMALLEST, 700)
        self.rest = Sentence(measure, REST, SMALLEST, 500, "muted")
        for part in (self.card, *self._texts()):
            part.setParent(self)
        self.hide()
        for widget in (table, below, before):
            widget.installEventFilter(self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._follow)
        measure.dress(self, lambda it: it.place())

    def _texts(self) -> tuple[Sentence, ...]:
        return self.name, self.story, self.effect, self.rest

    def show_card(self, told: Read | None) -> None:
        """Lay the card on the table and say it, or take it away."""
        is_new, self._told = told != self._told, told
        if told is None:
            self.hide()
            return
        if not is_new:
            return
        self.card.show_face(told.face)
        rest = "\n".join(told.rest)
        for part, text in zip(
            self._texts(), (told.name, told.story, told.effect, rest), strict=True
        ):
            part.setText(text)
        self.setAccessibleName(told.spoken)
        self.show()
        self.place()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, told.spoken))

    def place(self) -> None:
        """Beside the panel whose button goes on, or below it, as large as there is room for."""
        if self._told is None:
            return
        px, table = self._measure.px, self._table.rect()
        above = self._area(self._below).bottom() + 1 + px(GAP)
        due = self._area(self._before)
        left, right = px(EDGE), table.width() - px(EDGE)
        if due.width() < table.width() * BESIDE:
            left = due.right() + 1 + px(GAP)
        else:
            above = due.bottom() + 1 + px(GAP)
        high = px(CARD + 2 * EDGE)
        self.setGeometry(QRect(left, above, max(1, right - left), high))
        self._lay_out()
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put a printed card away."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.put_away()

    def put_away(self) -> bool:
        """Put a printed card away; whether one lay there."""
        goes = self._told is not None and self._told.goes and not self.isHidden()
        if goes:
            self.hide()
        return goes

    def _lay_out(self) -> None:
        px, room = self._measure.px, self.rect()
        inner = room.marginsRemoved(self.contentsMargins()).adjusted(
            px(EDGE), px(EDGE), -px(EDGE), -px(EDGE)
        )
        high = min(inner.height(), round(inner.width() * 0.4 * HIGH / WIDTH))
        wide = round(high * WIDTH / HIGH)
        self.card.setGeometry(inner.left(), inner.top(), wide, high)
        left = inner.left() + wide + px(EDGE)
        room_for_words = inner.right() + 1 - left
        sizes, texts = [NAME, STORY, EFFECT, REST], self._texts()
        times = 1.0
        while True:
            highs = [
                text.high(room_for_words, max(SMALLEST, round(size * times)))
                for text, size in zip(texts, sizes, strict=True)
            ]
            gaps = px(GAP) * (sum(map(bool, highs)) - 1)
            if sum(highs) + gaps <= inner.height() or times < 0.4:
                break
            times *= SMALLER
        top = inner.top()
        for text, needed in zip(texts, highs, strict=True):
            text.setGeometry(left, top, max(1, room_for_words), needed)
            top += needed + (px(GAP) if needed else 0)

    def _area(self, widget: QWidget) -> QRect:
        return QRect(widget.mapTo(self._table, QPoint()), widget.size())

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Whoever goes with the keyboard to what lies below it wants to see that."""
        if now is not None and self._table.isAncestorOf(now) and not self.isHidden():
            self.setHidden(self.geometry().intersects(self._area(now)))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stay beside what goes on while the table grows."""
        if not self.isHidden() and event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.place()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke = max(2.0, px(3))
        painter.setPen(QPen(colour("ember_ring"), stroke))
        painter.setBrush(colour("panel"))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(RADIUS), px(RADIUS))
        painter.end()
