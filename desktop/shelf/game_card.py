"""A game on the shelf: its picture, its name, and the doors that lead to it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import controls, theme
from desktop.look.controls import words_of
from desktop.look.translate import speak, translate
from engine import game as games

HEIGHT = 150


class Cover(QWidget):
    """A game's cover that fills its place, with the corners of the card it lies in.

    As wide as the card with its upper corners round, or `width` wide with the left ones round.
    """

    def __init__(self, game: str, width: int = 0) -> None:
        super().__init__()
        self._game = game
        self._width = width
        theme.dress(self, lambda it: it.measure())

    def measure(self) -> None:
        """Take the size for the text size in use."""
        if self._width:
            self.setFixedWidth(theme.px(self._width))
            self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        else:
            self.setFixedHeight(theme.px(HEIGHT))

    def sizeHint(self) -> QSize:
        """The size that is asked for."""
        return QSize(theme.px(self._width or HEIGHT), theme.px(HEIGHT if not self._width else 40))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the cover within the card's corners."""
        wide, high, corner = self.width(), self.height(), theme.radius("card") - 1
        area = QRectF(0, 0, wide, high)
        if self._width:
            area.setWidth(wide + corner)
        else:
            area.setHeight(high + corner)
        path = QPainterPath()
        path.addRoundedRect(area, corner, corner)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(path)
        painter.drawPixmap(0, 0, theme.cover(self._game, wide, high))
        painter.end()


class GameCard(QFrame):
    """A game and the door to play it."""

    play = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setProperty("role", "card")
        game = games.load(name)
        fewest, most = game.seats.start, game.seats.stop - 1
        mark = QLabel()
        theme.dress(mark, lambda it: it.setPixmap(theme.emblem(name, 48)))
        title = QHBoxLayout()
        title.setSpacing(14)
        title.addWidget(mark)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(controls.text(lambda: words_of(name).at("game", "name"), "heading"))
        names.addWidget(
            controls.text(
                lambda: translate("Shelf", "{fewest} to {most} players").format(
                    fewest=fewest, most=most
                ),
                "small-muted",
            )
        )
        title.addLayout(names, 1)
        self.door = controls.button(lambda: translate("Shelf", "Play"), "primary", "play")
        self.door.setProperty("ring", "12")
        self.door.setProperty("prominent", True)
        speak(
            self.door,
            lambda it: it.setAccessibleName(
                translate("Shelf", "Play {game}").format(game=words_of(name).at("game", "name"))
            ),
        )
        self.door.clicked.connect(lambda: self.play.emit(name))
        below = QVBoxLayout()
        below.setSpacing(14)
        below.setContentsMargins(18, 14, 18, 18)
        below.addLayout(title)
        below.addWidget(self.door)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(Cover(name))
        column.addLayout(below)
