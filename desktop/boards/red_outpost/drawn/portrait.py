"""A worker's card: portrait, who would score, and the mood track with its cells."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.red_outpost.drawn import where
from desktop.look import drawings, tokens
from desktop.scene import letters, pictures, strokes
from engine.games.red_outpost.components import WORKERS
from engine.words import signed

CORNER = 12.0


class Look(NamedTuple):
    """What the card shows; the discs and the mood marker lie on it."""

    worker: int
    name: str
    used: str
    """A word if the worker has been used in this phase."""
    track: tuple[int, ...]
    step: int
    outcome: tuple[tuple[str, int], ...]
    """Seat colours and points if the day ended now."""


def draw(painter: QPainter, area: QRectF, look: Look) -> None:
    """Draw the card without what lies on it."""
    strokes.shadow(painter, area, CORNER)
    strokes.sheet(painter, area, CORNER, tokens.token("raised"), tokens.token("line"))
    picture = QRectF(8, 8, area.height() - 16, area.height() - 16)
    painter.save()
    painter.setClipPath(strokes.rounded(picture, 9))
    pictures.draw(painter, f"portraits/{WORKERS[look.worker]}", picture)
    if look.used:
        painter.fillRect(picture, strokes.veil())
    painter.restore()
    left = where.TRACK[0]
    line = QRectF(left, 6, where.DISCS[0] - left - 6, 26)
    letters.write(painter, line, look.name, 24, tokens.token("text"), 600, title=True)
    _outcome(painter, left, look)
    _track(painter, look)


def _outcome(painter: QPainter, x: float, look: Look) -> None:
    if look.used and not look.outcome:
        line = QRectF(x, 30, 126, 22)
        letters.write(painter, line, look.used, letters.FLOOR, tokens.token("muted"))
    for number, (colour, points) in enumerate(look.outcome):
        mark = drawings.seat_mark(colour, 32)
        painter.drawPixmap(QRectF(x, 31, 20, 20), mark, QRectF(mark.rect()))
        x += 22
        following = look.outcome[number + 1 : number + 2]
        if following and following[0][1] == points:
            continue  # several with the same points share one figure
        text = signed(points)
        ink = tokens.token("success" if points > 0 else "danger" if points < 0 else "muted")
        wide = letters.width(text, letters.FLOOR, 700)
        letters.write(painter, QRectF(x + 1, 30, wide + 2, 22), text, letters.FLOOR, ink, 700)
        x += 8 + wide


def _track(painter: QPainter, look: Look) -> None:
    left, top, wide, high = where.TRACK
    cell = wide / len(look.track)
    zero = look.track.index(0) if 0 in look.track else -1
    for step, mood in enumerate(look.track):
        area = QRectF(left + step * cell + 1, top, cell - 2, high)
        here = step == look.step
        fill, ink = cell_colours(mood, here)
        painter.setPen(QPen(QColor(strokes.CHARCOAL), 1.6) if step == zero else Qt.PenStyle.NoPen)
        if strokes.is_dark() and (here or step == zero):
            painter.setPen(QPen(QColor(strokes.CREAM if here else "#8D8372"), 1.6))
        painter.setBrush(fill)
        painter.drawRoundedRect(area, 5, 5)
        # On a long track only what is needed to read it has figures.
        if cell >= 27 or here or step in (0, zero, len(look.track) - 1):
            letters.write(
                painter,
                area.adjusted(-6, 0, 6, 0),
                signed(mood),
                letters.FLOOR,
                ink,
                800 if here else 500,
                letters.MIDDLE,
            )


def cell_colours(mood: int, here: bool) -> tuple[QColor, QColor]:
    """Fill and ink of a cell of the track."""
    white, black = QColor("#FFFFFF"), QColor("#221E19")
    if here:
        fill = "#B3261E" if mood < 0 else "#14626B" if mood > 0 else "#45423E"
        return QColor(fill), white
    if strokes.is_dark():
        fill = "#5E2A26" if mood < 0 else "#1F474B" if mood > 0 else "#3B362F"
        return QColor(fill), QColor("#F5EFE3")
    fill = "#F0B9AC" if mood < 0 else "#A9CFC9" if mood > 0 else "#EFE4CB"
    return QColor(fill), black
