"""Small parts that the pages share: texts that follow the language, chips, choices, segments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from desktop.look import theme
from desktop.look.clauses import ClauseChip
from desktop.look.translate import language, speak
from engine.words import Words, load

Saying = Callable[[], str]


def words_of(game: str) -> Words:
    """The words of a game in the language in use."""
    return load(game, language())


def text(saying: Saying | str, role: str = "", *, wrap: bool = False) -> QLabel:
    """A label; what `saying` gives is asked again when the language changes."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    label.setWordWrap(wrap)
    if wrap:
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        label.setSizePolicy(policy)
    if isinstance(saying, str):
        label.setText(saying)
    else:
        speak(label, lambda it: it.setText(saying()))
    return label


class Elided(QLabel):
    """A name in one line that ends in … where there is no room; the whole is shown and read out."""

    def __init__(self, full: str, role: str = "", most: int = 0) -> None:
        super().__init__()
        self._full, self._most = full, most
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tell(full)

    def tell(self, full: str) -> None:
        """Say something else."""
        self._full = full
        self.setAccessibleName(full)
        self.updateGeometry()
        self._fit()

    @property
    def full(self) -> str:
        """The whole, whether it has room or not."""
        return self._full

    def sizeHint(self) -> QSize:
        """Room for the whole, or for what was said to be the most."""
        size = super().sizeHint()
        wide = self.fontMetrics().horizontalAdvance(self._full) + 2
        size.setWidth(min(wide, theme.px(self._most)) if self._most else wide)
        return size

    def minimumSizeHint(self) -> QSize:
        """Room for a letter or two."""
        size = super().minimumSizeHint()
        size.setWidth(theme.px(24))
        return size

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The room may have changed."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(
            self._full, Qt.TextElideMode.ElideRight, max(1, self.width())
        )
        if shown != self.text():
            self.setText(shown)
            self.setToolTip(self._full if shown != self._full else "")


def clause(ident: str, game: str) -> ClauseChip:
    """A clause's number, which opens the rules there."""
    return ClauseChip(game, ident)


def picture(name: str, size: int = 20, role: str = "text") -> QLabel:
    """An icon that stands beside words."""
    label = QLabel()
    theme.dress(label, lambda it: it.setPixmap(theme.icon_pixmap(name, size, role)))
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label


def seat_mark(colour: str, size: int = 32) -> QLabel:
    """A seat's mark; the name beside it is what is read out."""
    label = QLabel()
    theme.dress(label, lambda it: it.setPixmap(theme.seat_mark(colour, size)))
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label


def button(saying: Saying, role: str = "", icon: str = "") -> QPushButton:
    """A button with its verb; a quiet one may show an icon alone, see `icon_button`."""
    made = QPushButton()
    if role:
        made.setProperty("role", role)
    speak(made, lambda it: it.setText(saying()))
    if icon:
        theme.set_icon(made, icon)
    made.setAutoDefault(False)
    return made


def icon_button(icon: str, saying: Saying) -> QPushButton:
    """A button with an icon only; its verb is read out and shown when the mouse rests on it."""
    made = QPushButton()
    made.setProperty("role", "quiet")
    theme.set_icon(made, icon)

    def tell(it: QPushButton) -> None:
        it.setToolTip(saying())
        it.setAccessibleName(saying())

    speak(made, tell)
    made.setAutoDefault(False)
    return made


def line() -> QFrame:
    """A thin line between rows."""
    made = QFrame()
    made.setProperty("role", "line")
    return made


class Segment(NamedTuple):
    """One of the choices of `Segments`."""

    key: str
    saying: Saying
    icon: str = ""


class Segments(QFrame):
    """A few choices side by side, one of them chosen; arrows move, Space and Enter choose."""

    chosen = Signal(str)

    def __init__(self, segments: Sequence[Segment], now: str) -> None:
        super().__init__()
        self.setProperty("role", "segments")
        self._group = QButtonGroup(self)
        self._segments = tuple(segments)
        self._buttons: dict[str, QPushButton] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(3, 3, 3, 3)
        row.setSpacing(2)
        for segment in segments:
            made = button(segment.saying)
            made.setProperty("segment", True)
            made.setProperty("ring", "8")
            made.setCheckable(True)
            made.setChecked(segment.key == now)
            if segment.icon:
                theme.set_icon(made, segment.icon, 18)
            made.toggled.connect(lambda on, key=segment.key: self._toggled(key, on))
            self._group.addButton(made)
            self._buttons[segment.key] = made
            row.addWidget(made, 1)
        for key in self._buttons:
            self._tint(key)

    def now(self) -> str:
        """The key of what is chosen."""
        return next(key for key, made in self._buttons.items() if made.isChecked())

    def choose(self, key: str) -> None:
        """Choose by key."""
        self._buttons[key].setChecked(True)

    def chosen_button(self) -> QPushButton:
        """What the keyboard goes to."""
        return self._buttons[self.now()]

    def retell(self) -> None:
        """Ask for the words again, where they tell a number."""
        for segment in self._segments:
            self._buttons[segment.key].setText(segment.saying())

    def _toggled(self, key: str, on: bool) -> None:
        self._tint(key)
        if on:
            self.chosen.emit(key)

    def _tint(self, key: str) -> None:
        made = self._buttons[key]
        if (name := made.property("icon_name")) is not None:
            theme.set_icon(made, name, 18, "on_accent" if made.isChecked() else "text")


class Choice(QComboBox):
    """A choice among several, drawn with our own arrow; the wheel scrolls the page, not it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def paintEvent(self, event: QPaintEvent) -> None:
        """As the style has it, and the arrow."""
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
        row.addWidget(text(saying, wrap=True), 1)
        speak(self.radio, lambda it: it.setAccessibleName(saying()))
        if note is not None:
            row.addWidget(text(note, "chip"), 0, Qt.AlignmentFlag.AlignTop)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The words are pressed like the button beside them."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self.radio.setChecked(True)
