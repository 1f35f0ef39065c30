"""Secret answers of several people, turned over together: a short picture and a sentence."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.card import said
from desktop.look.voice import Voice
from desktop.scene.motion import Motion

STAYS_MS = 6000
TURN_MS = 450
"""For a paddle at the usual speed."""
WIDE, HIGH, HANDLE = 76, 44, 16
ABOVE = 68
"""Below the headline, and below the bar of the page."""
GAP = 8


class TurnedPaddle(QWidget):
    """A paddle of one seat, from behind until it is turned."""

    def __init__(self, colour: str, answer: str) -> None:
        super().__init__()
        self._colour, self._answer = colour, answer
        self._at = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(theme.font("title")).horizontalAdvance(self._answer) + theme.px(28)
        return QSize(max(theme.px(WIDE), wide), theme.px(HIGH + HANDLE))

    def turn(self, at: float) -> None:
        """Be turned so far: 0 from behind, 1 from the front."""
        self._at = at
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = theme.seat(self._colour)
        middle = QPointF(self.width() / 2, 0)
        painter.translate(middle)
        painter.scale(max(0.02, abs(2 * self._at - 1)), 1)
        painter.translate(-middle)
        face = QRectF(2, 2, self.width() - 4, theme.px(HIGH) - 4)
        painter.setPen(QPen(colours.outline, 2))
        painter.setBrush(colours.fill)
        handle = QRectF(0, 0, theme.px(12), theme.px(HANDLE) + 6)
        handle.moveTopLeft(QPointF(middle.x() - handle.width() / 2, face.bottom() - 4))
        painter.drawRoundedRect(handle, 4, 4)
        is_front = self._at >= 0.5
        painter.setBrush(theme.token("raised") if is_front else colours.fill)
        painter.drawRoundedRect(face, 10, 10)
        if is_front:
            painter.setPen(theme.token("text"))
            painter.setFont(theme.font("title"))
            painter.drawText(face, Qt.AlignmentFlag.AlignCenter, self._answer)
        painter.end()


class TurnedPaddles(QFrame):
    """Lies over a page, a curtain too, for a while; it takes no clicks.

    `hand` is where hands lie: as long as several people answer, nothing is to be seen there.
    """

    def __init__(self, over: QWidget, hand: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("turned_paddles")
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over, self._hand = over, hand
        self._paddles: list[TurnedPaddle] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(14)
        self.sentence = said("title")
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 12, 20, 12)
        column.setSpacing(8)
        column.addLayout(self._row)
        column.addWidget(self.sentence)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._motion.valueChanged.connect(self._turn)
        self._leaves = QTimer(self)
        self._leaves.setSingleShot(True)
        self._leaves.setInterval(STAYS_MS)
        self._leaves.timeout.connect(self.hide)
        self.hide()

    @property
    def text(self) -> str:
        """What is said now; empty while nothing is."""
        return self.sentence.text() if not self.isHidden() else ""

    def tell(self, answers: Mapping[int, str], voice: Voice) -> None:
        """Turn over what these seats have answered, in words."""
        for paddle in self._paddles:
            self._row.removeWidget(paddle)
            paddle.deleteLater()
        self._paddles = [
            TurnedPaddle(voice.colours[seat], answer) for seat, answer in sorted(answers.items())
        ]
        for paddle in self._paddles:
            self._row.addWidget(paddle, 0, Qt.AlignmentFlag.AlignHCenter)
            # What comes into a card that is seen has no room before Qt's next turn otherwise.
            paddle.show()
        told: dict[str, list[int]] = {}
        for seat, answer in sorted(answers.items()):
            told.setdefault(answer, []).append(seat)
        text = " · ".join(f"{voice.names(seats)}: {answer}" for answer, seats in told.items())
        self.sentence.setText(text)
        self.setAccessibleName(text)
        self.show()
        self.place()
        self.raise_()
        self._motion.stop()
        if Motion.usual:
            self._turn(0.0)
            self._motion.setDuration(round(TURN_MS / Motion.usual))
            self._motion.start()
        else:
            self._turn(1.0)
        self._leaves.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def place(self) -> None:
        """Lie over the hands, or in the middle of the upper edge where these are out of view."""
        self.ensurePolished()
        self.adjustSize()
        left, top = (self._over.width() - self.width()) // 2, theme.px(ABOVE)
        if self._hand.isVisible():
            middle = self._hand.mapTo(self._over, self._hand.rect().center())
            lowest = self._over.height() - self.height() - GAP
            left, top = middle.x() - self.width() // 2, min(middle.y() - self.height() // 2, lowest)
        self.move(max(0, left), top)

    def _turn(self, at: float) -> None:
        for paddle in self._paddles:
            paddle.turn(at)
