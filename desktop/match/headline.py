"""A short headline over the table when something begins; it goes by itself and takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from desktop.look import theme
from desktop.look.card import said

STAYS_MS = 4000


class Headline(QFrame):
    """Lies over the upper edge of a board; over the lower one where hands lie below that.

    What is asked there is chosen above: market, auction, the colony of whoever plays.
    """

    def __init__(self, over: QWidget, hand: QWidget | None = None) -> None:
        super().__init__(over)
        self.setObjectName("headline")
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._over, self._hand = over, hand
        self._mark, self._text = QLabel(), said("title", wrap=True)
        row = QHBoxLayout(self)
        row.setSpacing(10)
        row.addWidget(self._mark)
        row.addWidget(self._text, 1)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (18, 8, 20, 8))))
        self._leaves = QTimer(self)
        self._leaves.setSingleShot(True)
        self._leaves.setInterval(STAYS_MS)
        self._leaves.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    @property
    def text(self) -> str:
        """What is said now; empty while nothing is."""
        return self._text.text() if not self.isHidden() else ""

    def tell(self, text: str, colour: str = "") -> None:
        """Say something for a while, with the mark of the seat that it is about."""
        self._text.setText(text)
        self._mark.setVisible(bool(colour))
        if colour:
            self._mark.setPixmap(theme.seat_mark(colour, 26))
        self.setAccessibleName(text)
        self.show()
        self.place()
        self.raise_()
        if self.isVisible():
            self._leaves.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def showEvent(self, event: QShowEvent) -> None:
        """What is told behind a curtain has its time when that opens."""
        super().showEvent(event)
        self._leaves.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._leaves.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Where the board has another size, so has its edge."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.place()
        return False

    def place(self) -> None:
        """Lie in the middle of its edge."""
        self._text.ensurePolished()
        layout = self.layout()
        assert layout is not None
        beside = theme.px(38) + (theme.px(26) + 10 if not self._mark.isHidden() else 0)
        wide = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 4 + beside
        wide = min(wide, self._over.width() - theme.px(24))
        self.resize(wide, layout.totalHeightForWidth(wide))
        top = theme.px(6)
        if self._hand is not None and not self._hand.isHidden():
            # Though a curtain covers both.
            top = self._over.height() - self.height() - top
        self.move(max(0, (self._over.width() - self.width()) // 2), top)
