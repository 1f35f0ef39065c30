"""The strip above the shelf: the latest matches that go on, and a place to drop a file."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.look import frames, theme
from desktop.look.controls import words_of
from desktop.look.translate import speak, translate
from desktop.shelf import painting
from desktop.shelf.glance import Glances
from desktop.shelf.match_tile import HIGH, LEAST, MatchTile
from desktop.shelf.plain_button import PlainButton
from engine.store.library import Info

MOST_TILES = 4
GAP, FILE_WIDE = 20, 168


class Strip(QWidget):
    """As many tiles as fit in a line, and the tile for files; a start where nothing waits."""

    wanted = Signal(str, object)
    renamed = Signal(object, str)
    start = Signal(str)

    def __init__(self, game: str) -> None:
        super().__init__()
        frames.shrinking(self)
        self.tiles: list[MatchTile] = []
        self.file = FileTile()
        self.begin = StartTile(game)
        self.begin.clicked.connect(lambda: self.start.emit(self.begin.game))
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self.begin, 1)
        self._row.addWidget(self.file)
        self._row.addStretch(0)  # where the widest tiles leave room
        theme.dress(self, lambda it: it.arrange())
        speak(self, lambda it: it.arrange())  # tiles tell how a match stands in one language

    def tell(self, waiting: Sequence[Info], glances: Glances, now: int) -> None:
        """Show these in place of what was there, the latest first."""
        for tile in self.tiles:
            self._row.removeWidget(tile)
            tile.hide()
            tile.deleteLater()
        self.tiles = [MatchTile(info, glances, now) for info in waiting[:MOST_TILES]]
        for at, tile in enumerate(self.tiles):
            tile.wanted.connect(self.wanted)
            tile.renamed.connect(self.renamed)
            self._row.insertWidget(at, tile, 1)
        self.begin.setVisible(not waiting)
        self.arrange()

    def arrange(self) -> None:
        """Show as many tiles as there is room for; those that are seen take their pictures."""
        gap = theme.px(GAP)
        self._row.setSpacing(gap)
        room = self.width() - theme.px(FILE_WIDE) - gap
        fit = max(1, (room + gap) // (theme.px(LEAST) + gap))
        for number, tile in enumerate(self.tiles):
            tile.setVisible(number < fit)
            if number < fit:
                tile.look()

    def look(self, ident: int) -> None:
        """The picture of a match has been drawn."""
        for tile in self.tiles:
            if tile.info.id == ident and not tile.isHidden():
                tile.look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class FileTile(PlainButton):
    """Opens a match file, and takes one that is dropped."""

    def __init__(self) -> None:
        super().__init__(20)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        speak(self, lambda it: it.setAccessibleName(translate("Shelf", "Open a match file…")))
        theme.dress(self, lambda it: it.updateGeometry())

    def sizeHint(self) -> QSize:
        words = translate("Shelf", "Open a match file"), translate("Shelf", "or drop it here")
        needed = max(painting.wide("strong", words[0]), painting.wide("small", words[1]))
        return QSize(max(theme.px(FILE_WIDE), needed + theme.px(24)), theme.px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = QPainterPath()
        corner = theme.radius("card")
        path.addRoundedRect(self.rect().adjusted(1, 1, -1, -1), corner, corner)
        painter.setBrush(theme.token("accent_soft") if self.underMouse() else Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.token("line_strong"), 2, Qt.PenStyle.DashLine))
        painter.drawPath(path)
        side = theme.px(26)
        top = (self.height() - theme.px(26 + 10 + 22 + 20)) // 2
        at = (self.width() - side) // 2
        painter.drawPixmap(at, top, theme.icon_pixmap("import", 26))
        first = QRect(0, top + theme.px(34), self.width(), theme.px(22))
        middle = Qt.AlignmentFlag.AlignHCenter
        painting.line(
            painter, first, translate("Shelf", "Open a match file"), "strong", "text", middle
        )
        second = first.translated(0, theme.px(22))
        painting.line(
            painter, second, translate("Shelf", "or drop it here"), "small", "muted", middle
        )
        painter.end()


class StartTile(PlainButton):
    """What stands there while no match waits: a way to begin one."""

    def __init__(self, game: str) -> None:
        super().__init__(20)
        self.game = game
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        speak(self, lambda it: it.setAccessibleName(f"{it.title()}. {it.about()}"))
        theme.dress(self, lambda it: it.updateGeometry())

    def offer(self, game: str) -> None:
        """Begin a match of that game by a press."""
        self.game = game
        self.setAccessibleName(f"{self.title()}. {self.about()}")
        self.update()

    def title(self) -> str:
        """What a press does."""
        game = words_of(self.game).at("game", "name")
        return translate("Shelf", "Start with {game}").format(game=game)

    def about(self) -> str:
        """Why nothing else stands here."""
        return translate(
            "Shelf",
            "No match is under way. Every step is saved as it is made, and a match you began "
            "stays here until it is over.",
        )

    def sizeHint(self) -> QSize:
        return QSize(theme.px(LEAST), theme.px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        path = painting.ground(painter, self, theme.radius("card"))
        wide = theme.px(200) if self.width() > theme.px(560) else theme.px(110)
        painter.save()
        painter.setClipPath(path)
        painter.setClipRect(QRect(0, 0, wide, self.height()), Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(0, 0, theme.cover(self.game, wide, self.height()))
        painter.restore()
        painting.edge(painter, path, "accent" if self.underMouse() else "line")
        left = wide + theme.px(24)
        area = QRect(left, theme.px(20), self.width() - left - theme.px(24), theme.px(34))
        painting.line(painter, area, self.title(), "heading")
        below = QRect(left, area.bottom() + theme.px(8), area.width(), theme.px(76))
        painting.several_lines(painter, below, self.about(), "body", "muted")
        painter.end()
