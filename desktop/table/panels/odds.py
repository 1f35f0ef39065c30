"""How likely comes what: pictures, a name, and the chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import theme
from desktop.look.names import tip
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure

type_of_draw = Callable[[QPainter, str, QRectF], None]
"""Draws a game's picture of that name."""

NAME, NUMBER, SIDE = 18, 20, 30
LINE = 24


class Chance(NamedTuple):
    """What may come, in one picture or in several; `share` is `44%`."""

    pictures: tuple[str, ...]
    name: str
    share: str


class Odds(QWidget):
    """The chances side by side: the pictures, drawn by `draw`, before the name and its share."""

    def __init__(self, measure: Measure, draw: type_of_draw) -> None:
        super().__init__()
        self._measure, self._draw = measure, draw
        self.chances: tuple[Chance, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.setFixedHeight(measure.px(2 * LINE)))

    def show_odds(self, title: str, chances: Sequence[Chance]) -> None:
        """Show chances; `title` says of what."""
        was, self.chances = self.chances, tuple(chances)
        told = "; ".join(f"{chance.name}: {chance.share}" for chance in chances)
        said = f"{title}: {told}" if told else ""
        self.setAccessibleName(said)
        tip(self, said)
        if was != self.chances:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each in the room that its words need; what is left is shared."""
        if not self.chances:
            return
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        x = 0.0
        rooms = self._rooms()
        gap = max(0.0, (self.width() - sum(rooms)) / len(rooms))
        for chance, room in zip(self.chances, rooms, strict=True):
            icons = self._icons(chance)
            side = px(SIDE)
            top = (self.height() - side) / 2
            for number, picture in enumerate(chance.pictures):
                left = x + number * (side + px(2))
                self._draw(painter, picture, QRectF(left, top, side, side))
            left = x + icons + px(5)
            words = QRectF(left, 0, room - icons - px(5), self.height() / 2)
            face = letters(self._measure, NAME, 500)
            painter.setFont(narrowed(chance.name, face, words.width()))
            painter.setPen(theme.token("muted"))
            flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(
                words.adjusted(0, 0, 2, 0), flags | Qt.TextFlag.TextDontClip, chance.name
            )
            words.moveTop(words.bottom())
            painter.setFont(letters(self._measure, NUMBER, 800))
            painter.setPen(theme.token("text"))
            painter.drawText(
                words.adjusted(0, 0, 2, 0), flags | Qt.TextFlag.TextDontClip, chance.share
            )
            x += room + min(gap, px(20))
        painter.end()

    def _icons(self, chance: Chance) -> float:
        px = self._measure.px
        return len(chance.pictures) * (px(SIDE) + px(2))

    def _rooms(self) -> list[float]:
        """How wide each is; the names give way first."""
        px = self._measure.px
        number = QFontMetricsF(letters(self._measure, NUMBER, 800))
        found = []
        for chance in self.chances:
            name = QFontMetricsF(letters(self._measure, NAME, 500))
            words = max(name.horizontalAdvance(chance.name), number.horizontalAdvance(chance.share))
            found.append(self._icons(chance) + px(5) + words + px(3))
        wide = sum(found)
        return [room * min(1.0, self.width() / wide) for room in found]

    def fits(self) -> bool:
        """Whether every name is read in full."""
        return sum(self._rooms()) <= self.width() + 1
