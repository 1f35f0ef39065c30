"""Small parts that the pages share: texts that follow the language, pictures, buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy

from desktop.look import theme
from desktop.look.clauses import ClauseChip
from desktop.look.names import tip
from desktop.look.text_fit import two_lines
from desktop.look.translate import language, speak
from engine.rules.words import Words, load

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
    """A name that ends in … where there is no room; the whole is shown and read out.

    It has room for one line, or with `lines` for two, where there is so much.
    """

    def __init__(self, full: str, role: str = "", most: int = 0, *, lines: int = 1) -> None:
        super().__init__()
        self._full, self._most, self._lines = full, most, lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            self.setProperty("role", role)
        high = QSizePolicy.Policy.Fixed if lines == 1 else QSizePolicy.Policy.Preferred
        self.setSizePolicy(QSizePolicy.Policy.Expanding, high)
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
        size = super().sizeHint()
        wide = self.fontMetrics().horizontalAdvance(self._full) + 2
        size.setWidth(min(wide, theme.px(self._most)) if self._most else wide)
        if self._lines > 1:
            size.setHeight(self._lines * self.fontMetrics().lineSpacing())
        return size

    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        size.setWidth(theme.px(24))
        if self._lines > 1:
            size.setHeight(self.fontMetrics().lineSpacing())
        return size

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        metrics, room = self.fontMetrics(), max(1, self.width())
        shown = metrics.elidedText(self._full, Qt.TextElideMode.ElideRight, room)
        if self._lines > 1 and self.height() >= self._lines * metrics.height():
            shown = two_lines(self._full, metrics, room)
        if shown != self.text():
            self.setText(shown)
        # Two names may begin alike.
        tip(self, self._full if "…" in shown else "")


def clause(ident: str, game: str) -> ClauseChip:
    """A clause's number, which opens the rules there."""
    return ClauseChip(game, ident)


def picture(name: str, size: int = 20, role: str = "text") -> QLabel:
    """An icon that stands beside words."""
    label = QLabel()
    theme.dress(label, lambda it: it.setPixmap(theme.icon_pixmap(name, size, role)))
    label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return label


def seat_mark(colour: str, size: int) -> QLabel:
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
        tip(it, saying())
        it.setAccessibleName(saying())

    speak(made, tell)
    made.setAutoDefault(False)
    return made


def line() -> QFrame:
    """A thin line between rows."""
    made = QFrame()
    made.setProperty("role", "line")
    return made
