"""A card that was turned up, shown large beside where it comes from, before it acts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QLabel, QWidget

from desktop.boards.contract import Face, Reveal
from desktop.look import theme
from desktop.look.card import said
from desktop.look.frames import empty
from desktop.look.voice import Voice
from desktop.match.plate import GAP, Plate

HIGH, WORDS = 250, 230
"""How high a card is and how wide what is said of it, at 100 %."""
LOW, ACROSS = 130, 4
"""How high one of several cards is, and how many lie side by side."""
LEAST = 60
"""So high a card is at least, where there is little room."""
ROUND = 8


class RevealedCard(Plate):
    """Lies over a board until somebody has seen the card."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self.setObjectName("revealed_card")
        self.shown: Reveal | None = None
        self._faces: list[QLabel] = []
        self.sentence = said("body", wrap=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._grid = QGridLayout()
        self._grid.setSpacing(ROUND)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(GAP)
        self._row.addLayout(self._grid)
        self._row.addWidget(self.sentence, 1)
        self.body.addLayout(self._row)
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
        several = len(card.faces) > 1
        way = QBoxLayout.Direction
        self._row.setDirection(way.BottomToTop if several else way.LeftToRight)
        empty(self._grid)
        self._faces = []
        for at, face in enumerate(card.faces):
            row, column = divmod(at, ACROSS)
            picture, text = QLabel(), said("small")
            text.setText(face.text)
            self._faces.append(picture)
            middle = Qt.AlignmentFlag.AlignHCenter
            self._grid.addWidget(picture, 2 * row, column, middle)
            if face.text:
                self._grid.addWidget(text, 2 * row + 1, column, middle)
            for label in (picture, text):
                label.setVisible(label is picture or bool(face.text))
        spoken = " ".join((card.told, *(f"{face.text}." for face in card.faces if face.text)))
        self.setAccessibleDescription(spoken)
        self.go.setAccessibleDescription(spoken)
        self.come()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def go_on(self) -> None:
        """Somebody has seen it."""
        self.drop()
        self.closed.emit()

    def drop(self) -> None:
        """Make way without a word."""
        self.shown = None
        self.hide()

    def wanted(self, room: QSize) -> QSize:
        """As large as cards and words need; cards are smaller where there is little room."""
        assert self.shown is not None
        faces = self.shown.faces
        rows = -(-len(faces) // ACROSS)
        high = theme.px(HIGH if len(faces) == 1 else LOW)
        high = max(LEAST, min(high, (room.height() - theme.px(150)) // rows - theme.px(24)))
        for label, face in zip(self._faces, faces, strict=True):
            across, down = face.shape
            self._draw(label, face, QSize(round(high * across / down), high))
        self._grid.invalidate()
        self.body.activate()
        beside = self._grid.sizeHint().width()
        if len(faces) == 1:
            beside += GAP + theme.px(WORDS)
        wide = max(beside + 2 * 18 + 2, self.minimumSizeHint().width())
        wide = min(wide, room.width() - 2 * GAP)
        return QSize(wide, min(self.body.totalHeightForWidth(wide), room.height() - 2 * GAP))

    def _draw(self, label: QLabel, face: Face, size: QSize) -> None:
        ratio = self.devicePixelRatioF()
        made = QPixmap(size * ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face.draw(painter, QRectF(made.rect()))
        painter.end()
        made.setDevicePixelRatio(ratio)
        label.setPixmap(made)

    def _hurry(self) -> None:
        super()._hurry()
        self.put_away()
