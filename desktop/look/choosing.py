"""Ways to choose one of several: side by side, in a list that drops down, or as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QCompleter,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from desktop.look import controls, theme
from desktop.look.controls import Saying
from desktop.look.translate import speak


class Segment(NamedTuple):
    """One of the choices of `Segments`."""

    key: str
    saying: Saying
    icon: str = ""


class Segments(QFrame):
    """A few choices side by side, one of them chosen: Tab goes to that one, arrows choose another."""

    chosen = Signal(str)

    def __init__(self, segments: Sequence[Segment], now: str) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self._group = QButtonGroup(self)
        self._segments = tuple(segments)
        self.buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 4, 4, 4)
        row.setSpacing(2)
        for segment in segments:
            made = controls.button(segment.saying)
            made.setProperty("segment", True)
            made.setProperty("ring", "8")
            made.setCheckable(True)
            made.setChecked(segment.key == now)
            if segment.icon:
                theme.set_icon(made, segment.icon, 18)
            made.toggled.connect(lambda on, key=segment.key: self._toggled(key, on))
            self._group.addButton(made)
            self.buttons[segment.key] = made
            row.addWidget(made, 1)
        for key in self.buttons:
            self._mark(key)

    def now(self) -> str:
        """The key of what is chosen."""
        return next(key for key, made in self.buttons.items() if made.isChecked())

    def choose(self, key: str) -> None:
        """Choose by key."""
        self.buttons[key].setChecked(True)

    def chosen_button(self) -> QPushButton:
        """What the keyboard goes to."""
        return self.buttons[self.now()]

    def retell(self) -> None:
        """Ask for the words again, where they tell a number."""
        for segment in self._segments:
            self.buttons[segment.key].setText(segment.saying())

    def call(self, name: str) -> None:
        """Have a screen reader say of what there is a choice, with each: “Seat 2: Bot”."""
        self.setAccessibleName(name)
        for segment in self._segments:
            self.buttons[segment.key].setAccessibleName(f"{name}: {segment.saying()}")

    def _toggled(self, key: str, on: bool) -> None:
        self._mark(key)
        if on:
            self.chosen.emit(key)

    def _mark(self, key: str) -> None:
        made = self.buttons[key]
        # Qt itself leads Tab to the chosen one only once the keyboard has been there.
        focus = Qt.FocusPolicy.StrongFocus if made.isChecked() else Qt.FocusPolicy.ClickFocus
        made.setFocusPolicy(focus)
        if (name := made.property("icon_name")) is not None:
            theme.set_icon(made, name, 18, "on_accent" if made.isChecked() else "text")


class Choice(QComboBox):
    """A choice among several, drawn with our own arrow; the wheel scrolls the page, not it."""

    def __init__(self) -> None:
        super().__init__()
        # Qt's own takes the keyboard with the wheel, and what is typed next changes it.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        arrow = theme.icon_pixmap("chevron-down", 18)
        side = round(arrow.width() / arrow.devicePixelRatio())
        painter = QPainter(self)
        at = QPoint(self.width() - side - theme.px(8), (self.height() - side) // 2)
        painter.drawPixmap(QRect(at.x(), at.y(), side, side), arrow)
        painter.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to what scrolls."""
        event.ignore()


def offers(completer: QCompleter) -> None:
    """Give what a completer offers a ground of its own: a list has none, and would show what lies below."""
    if (popup := completer.popup()) is not None:
        popup.setProperty("role", "offered")


class Reading(QWidget):
    """A radio button whose words may take several lines."""

    def __init__(self, saying: Saying, note: Saying | None = None) -> None:
        super().__init__()
        self.radio = QRadioButton()
        self.radio.setProperty("ring", "12")
        self.radio.setProperty("bare", True)
        self.radio.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 2, 0, 2)
        row.setSpacing(10)
        row.addWidget(self.radio, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(controls.text(saying, wrap=True), 1)
        speak(self.radio, lambda it: it.setAccessibleName(saying()))
        if note is not None:
            row.addWidget(controls.text(note, "chip"), 0, Qt.AlignmentFlag.AlignTop)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The words are pressed like the button beside them."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self.radio.setChecked(True)
