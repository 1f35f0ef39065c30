"""A short headline over the table when something begins; it goes by itself and takes no clicks."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QHideEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from desktop.look import theme
from desktop.look.card import said
from desktop.match.hand import HandView

STAYS_MS = 4000


class Headline(QFrame):
    """Lies over the upper edge of a board; where hands lie below that, beside the cards.

    Without room for it there, it lies over the lower edge. What is asked then is chosen above:
    market, auction, the colony of whoever plays.
    """

    def __init__(self, over: QWidget, hand: HandView | None = None) -> None:
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
        if hand is not None:
            hand.installEventFilter(self)
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
        """Where the board has another size, so has its edge; other cards leave other room."""
        changes = (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        if event.type() in changes and not self.isHidden():
            self.place()
        return False

    def place(self) -> None:
        """Lie beside the cards, or in the middle of its edge."""
        self._text.ensurePolished()
        layout = self.layout()
        assert layout is not None
        beside = theme.px(38) + (theme.px(26) + 10 if not self._mark.isHidden() else 0)
        needed = self._text.fontMetrics().horizontalAdvance(self._text.text()) + 4 + beside
        wide = min(needed, self._over.width() - theme.px(24))
        high, edge = layout.totalHeightForWidth(wide), theme.px(6)
        has_hand = self._hand is not None and not self._hand.isHidden()
        if has_hand and self._hand is not None:
            free = self._hand.free
            if needed <= free.width() and high <= free.height():
                self._lie_on(self._hand)
                corner = QPoint(wide, high) / 2
                self.setGeometry(*(free.center() - corner).toTuple(), wide, high)
                return
        self._lie_on(self._over)
        self.resize(wide, high)
        # Below, though a curtain covers both.
        top = self._over.height() - high - edge if has_hand else edge
        self.move(max(0, (self._over.width() - wide) // 2), top)

    def _lie_on(self, holder: QWidget) -> None:
        if self.parentWidget() is not holder:
            was_hidden = self.isHidden()
            self.setParent(holder)
            self.setVisible(not was_hidden)
            self.raise_()
