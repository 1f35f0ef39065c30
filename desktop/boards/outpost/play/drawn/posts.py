"""The jobs of a colony while its operators are placed, one after another."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outpost import art
from desktop.boards.outpost.play.drawn import ink, where
from desktop.boards.outpost.play.drawn.factories import PERSON, ROBOT
from desktop.look import tokens
from desktop.scene import letters, strokes


class Post(NamedTuple):
    """A job: how many places it has, and who has been placed there."""

    job: str
    places: int
    placed: tuple[tuple[str, int], ...] = ()
    """People, then robots, as far as they have been asked for."""
    is_asked: bool = False
    """Whether it is asked about now."""


def post(painter: QPainter, area: QRectF, look: Post) -> None:
    """The picture with the number of places, and below it who works there; a ring where it is asked."""
    strokes.sheet(painter, area, 11, tokens.token("raised"), tokens.token("line"))
    if look.is_asked:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(ink.ORANGE), 4))
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 10, 10)
    inner = area.adjusted(7, 7, -7, -7)
    line = min(34.0, inner.height() / 3)
    room = inner.adjusted(0, 0, 0, -2 * line)
    state = "manned" if any(number for _, number in look.placed) else "unmanned"
    side = min(room.width(), room.height())
    picture = where.inside(QRectF(room.center().x() - side / 2, room.top(), side, side), 1, 1)
    art.draw(painter, f"factories/{look.job}_{state}", picture)
    text = str(look.places)
    ink.plate(painter, QRectF(inner.left(), inner.top(), ink.plate_wide(text), line), text)
    low = QRectF(inner.left(), inner.bottom() - 2 * line, inner.width(), line)
    for who, number in look.placed:
        counter = min(line - 4, 30.0)
        wide = counter + 5 + ink.small_wide(str(number))
        x = low.center().x() - wide / 2
        at = QRectF(x, low.center().y() - counter / 2, counter, counter)
        art.draw(painter, f"tokens/{who}", at, 1.0 if number else 0.35)
        ink.small(painter, low.adjusted(x + counter + 5 - low.left(), 0, 0, 0), str(number))
        low = low.translated(0, line)
    if not look.placed:
        ink.small(painter, low, "–", tokens.token("muted"), 500, letters.MIDDLE)


def posts(
    places: tuple[tuple[str, int], ...],
    people: tuple[int, ...],
    robots: tuple[int, ...],
    crews: int,
) -> tuple[Post, ...]:
    """The jobs that have places, in the order in which they are asked for; robots do no `crews`."""
    found = []
    for at, (job, number) in enumerate(places):
        if not number:
            continue
        placed = [(PERSON, people[at])] if at < len(people) else []
        if 0 <= at - crews < len(robots):
            placed.append((ROBOT, robots[at - crews]))
        is_asked = at == len(people) if len(people) < len(places) else at - crews == len(robots)
        found.append(Post(job, number, tuple(placed), is_asked))
    return tuple(found)
