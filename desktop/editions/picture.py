"""A drawing of the board on which the places of a group of values are lit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop import boards
from desktop.boards.contract import Play
from desktop.editions import words
from desktop.look import theme
from desktop.look.translate import language, speak, translate
from desktop.look.voice import voice_of
from engine.base.people import PUBLIC, Player
from engine.match.match import Match
from engine.rules.agenda import State
from engine.rules.game import Game

LEAST, MOST = 120, 460
"""Height of the drawing at 100 % text size, by the room there is."""
SHARP = 0.5
"""Pixels of the drawing for a unit of the board, at 100 %."""
VEIL = 0.62
"""How much of what is not lit is covered."""


class BoardPicture(QWidget):
    """Nothing can be pressed; nothing is shown of a game whose board does not say where values are."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._door: Play[State] | None = (
            boards.play(game.name) if boards.has(game.name, "play") else None
        )
        self._lit: list[QRectF] = []
        self._image: QImage | None = None
        self._sharp = SHARP
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme.dress(self, lambda it: it._forget())
        speak(self, lambda it: it._forget())

    def show_group(self, group: str) -> None:
        """Light the places of a group."""
        self._lit = list(self._door.values_at(group)) if self._door is not None else []
        self.setVisible(bool(self._lit))
        title = words.title(self._game.name, group)
        self.updateGeometry()
        self.setAccessibleName(translate("Editions", "In your copy: {group}").format(group=title))
        self.update()

    @property
    def lit(self) -> list[QRectF]:
        """What is lit, in units of the board."""
        return self._lit

    def sizeHint(self) -> QSize:
        return QSize(theme.px(LEAST), theme.px(LEAST))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @property
    def area(self) -> QRectF:
        """Where the board is drawn: as large as there is room, at the left."""
        board = self._board_size()
        high = min(self.height(), theme.px(MOST))
        scale = min(self.width() / board.width(), high / board.height())
        return QRectF(0, 0, board.width() * scale, board.height() * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = self.area
        painter.drawImage(whole, self._drawn())
        scale = whole.width() / self._board_size().width()
        veil, light = QPainterPath(), QPainterPath()
        veil.addRect(whole)
        for area in self._lit:
            corner = theme.px(6)
            at = QRectF(
                area.x() * scale, area.y() * scale, area.width() * scale, area.height() * scale
            )
            light.addRoundedRect(at, corner, corner)
        cover = theme.token("surface")
        cover.setAlphaF(VEIL)
        painter.fillPath(veil.subtracted(light), cover)
        thin = min(area.height() * scale / 4 for area in self._lit)
        painter.setPen(QPen(theme.token("accent"), min(thin, theme.px(3))))
        painter.drawPath(light)
        painter.end()

    def _board_size(self) -> QSize:
        """The size of the board in its own units."""
        return self._drawn().size() / self._sharp

    def _drawn(self) -> QImage:
        if self._image is None:
            assert self._door is not None, "only a board that is drawn is lit"
            game = self._game
            people = [Player("–")] * game.seats.start
            match = Match.new(game, game.setup(game.seats.start), people, "00000000")
            self._sharp = SHARP * theme.scale()
            voice = voice_of(match, language())
            self._image = self._door.picture(match.view(PUBLIC), voice, self._sharp)
        return self._image

    def _forget(self) -> None:
        self._image = None
        self.updateGeometry()
        self.update()
