"""The bar of the shelf: the way back from the list of all matches, the title, and the search."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QSizePolicy

from desktop.look import theme
from desktop.look.controls import Elided
from desktop.look.folding import Folding, WordButton
from desktop.look.frames import LAST
from desktop.look.translate import speak, translate
from desktop.shelf import painting

SEARCH_WIDE = 400
TITLE = 190
"""So much of the title counts where the search wants the room."""


class ShelfBar(QFrame):
    """Above both looks of the shelf; `right` takes what the window adds."""

    back = Signal()
    game = ""
    """The page is about no game in particular."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "bar")
        self.back_button = WordButton("back", "back", LAST)
        speak(self.back_button, lambda it: it.setText(translate("Page", "Shelf")))
        self.back_button.clicked.connect(self.back)
        self.back_button.hide()
        self._upright = QFrame()
        self._upright.setProperty("role", "upright")
        self._upright.hide()
        mark = QLabel()
        theme.dress(
            mark, lambda it: it.setPixmap(theme.app_icon().pixmap(theme.px(40), theme.px(40)))
        )
        self.title = Elided("", "heading", TITLE)
        speak(self.title, lambda it: it.tell(self._title()))
        self.search = Search()
        row = QHBoxLayout(self)
        row.setSpacing(14)
        for part in (self.back_button, self._upright, mark, self.title):
            row.addWidget(part)
        row.addStretch(1)
        row.addWidget(self.search, 3)
        row.addStretch(1)
        self.right = QHBoxLayout()
        self.right.setSpacing(8)
        row.addLayout(self.right)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (24, 8, 24, 8))))
        theme.dress(self, lambda it: it.setMinimumHeight(theme.px(64)))
        Folding.of(self)

    def tell(self, *, all_matches: bool) -> None:
        """Say whether the list of all matches is shown."""
        self.back_button.setVisible(all_matches)
        self._upright.setVisible(all_matches)
        self.title.tell(self._title())

    def _title(self) -> str:
        there = not self.back_button.isHidden()
        return translate("Shelf", "All matches") if there else "Waypost"


class Search(QLineEdit):
    """The field that finds matches; Esc empties it, Down goes to what was found."""

    down = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "search")
        self.setProperty("ring", "20")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMaxLength(60)
        speak(self, lambda it: it.say())
        theme.dress(self, lambda it: it.measure())

    def say(self) -> None:
        """Take the words of the language in use; where they have no room, one of them."""
        told = translate("Shelf", "Find a match or a player")
        self.setAccessibleName(told)
        margins = self.textMargins()
        room = self.width() - margins.left() - margins.right() - theme.px(12)
        fits = self.fontMetrics().horizontalAdvance(told) <= room
        self.setPlaceholderText(told if fits else translate("Shelf", "Find"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.say()

    def measure(self) -> None:
        """Leave room for the sign of the search and for its key."""
        self.setTextMargins(theme.px(30), 0, theme.px(36), 0)
        self.setMaximumWidth(theme.px(SEARCH_WIDE))
        self.setMinimumWidth(theme.px(150))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down and Enter go to what was found."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.down.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """As the style has it, with a glass before and the key behind."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = theme.px(20)
        painter.drawPixmap(
            theme.px(12), (self.height() - side) // 2, theme.icon_pixmap("search", 20, "muted")
        )
        if not self.text():
            wide, high = theme.px(26), theme.px(24)
            box = QRect(self.width() - wide - theme.px(10), (self.height() - high) // 2, wide, high)
            painter.setPen(theme.token("line"))
            painter.setBrush(theme.token("raised"))
            painter.drawRoundedRect(box, theme.px(6), theme.px(6))
            painting.line(painter, box, "/", "small", "text", Qt.AlignmentFlag.AlignHCenter)
        painter.end()
