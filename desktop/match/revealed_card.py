"""A card that was turned up, shown large beside where it comes from, before it acts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from desktop.boards.contract import Reveal
from desktop.look import theme
from desktop.look.card import said
from desktop.look.voice import Voice
from desktop.match.plate import GAP, Plate
from desktop.scene import pictures

HIGH, WORDS = 300, 230
"""How high the card is and how wide what is said of it, at 100 %."""
LEAST = 120
"""So high the card is at least, where there is little room."""


class RevealedCard(Plate):
    """Lies over a board until somebody has seen the card."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("revealed_card")
        self.shown: Reveal | None = None
        self._face, self.sentence = QLabel(), said("body", wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(GAP)
        row.addWidget(self._face, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.sentence, 1)
        self.body.addLayout(row)
        self.hurry.setObjectName("always_without_cards")
        self.go.setObjectName("go_on_card")
        self.body.addLayout(self.ways)

    @property
    def is_open(self) -> bool:
        """Whether a card is shown."""
        return self.shown is not None

    def tell(self, card: Reveal, voice: Voice) -> None:
        """Show a card until somebody goes on."""
        self.shown = card
        self.head_with(card.name, card.event.clause, voice)
        self.sentence.setText(card.told)
        self.setAccessibleDescription(card.told)
        self.go.setAccessibleDescription(card.told)
        self.come()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, card.told))

    def go_on(self) -> None:
        """Somebody has seen it."""
        self.drop()
        self.closed.emit()

    def drop(self) -> None:
        """Make way without a word."""
        self.shown = None
        self.hide()

    def wanted(self, room: QSize) -> QSize:
        """As large as card and words need; the card is smaller where there is little room."""
        assert self.shown is not None
        across, down = self.shown.shape
        high = max(LEAST, min(theme.px(HIGH), room.height() - theme.px(150)))
        self._draw(QSize(round(high * across / down), high))
        self.body.invalidate()
        beside = self._face.pixmap().deviceIndependentSize().width() + GAP + theme.px(WORDS)
        wide = max(round(beside) + 2 * 18 + 2, self.minimumSizeHint().width())
        wide = min(wide, room.width() - 2 * GAP)
        return QSize(wide, min(self.body.totalHeightForWidth(wide), room.height() - 2 * GAP))

    def _draw(self, size: QSize) -> None:
        assert self.shown is not None
        ratio = self.devicePixelRatioF()
        made = QPixmap(size * ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pictures.draw(painter, self.shown.picture, QRectF(made.rect()))
        painter.end()
        made.setDevicePixelRatio(ratio)
        self._face.setPixmap(made)

    def _hurry(self) -> None:
        super()._hurry()
        self.put_away()
