"""The plate below a place: its name, what it does to moods, and its action, in signs.

“Also” and “instead” differ: a head with a plus gains besides the worker who came; a head
with an arrow stands for the one worker to whom the place is different.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.boards.red_outpost import art
from desktop.look import drawings, tokens
from desktop.scene import letters, strokes
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.places import ALSO, ARRIVING
from engine.rules.words import signed

ICON = 24.0
NAME, NAME_HIGH, USUAL_HIGH = 24, 30, 61
"""The size of the name, how high its line is, and the whole plate at 100 %."""
FIGURE = 20
"""The size of the numbers beside the faces."""
SIGNS = ("swap", "to", "or", "minus", "up", "down")

ACTIONS: dict[str, tuple[str, ...]] = {
    "pasture": ("cube_wool",),
    "palace": ("minus", "crystal"),
    "cornfield": ("cube_grain",),
    "beer_house": ("minus", "crystal"),
    "warehouse": ("cube_neutral", "swap", "crystal"),
    "administration": ("crystal", "or", "disc_neutral", "to", "disc_neutral"),
    "spaceship": ("cards/ship_back",),
    "mine": ("cube_coal",),
    "field_kitchen": (),
    "lake": ("cards/lake_back",),
    "labor_camp": ("cube_grain", "cube_wool", "cube_fish"),
    "barracks": (),
}
PHASE_OF = {"field_kitchen": "lunch", "barracks": "evening"}


def draw(
    painter: QPainter, area: QRectF, place: int, name: str, phase: str, taken: float = 0.0
) -> None:
    """Draw the two lines of the plate; `phase` names the only phase of a shared place.

    So much of the line of the name is `taken` by something else.
    """
    text = tokens.token("text")
    inner = area.adjusted(10, 1, -8, -4)
    title = QRectF(inner.left(), inner.top(), inner.width() - taken, _name_high(area))
    letters.write(painter, title, name, NAME, text, 600, title=True)
    middle = (inner.top() + _name_high(area) + inner.bottom() + 1) / 2
    # Signs are as large as the letters, as far as there is room for all of them.
    needed = _moods_wide(place) + _action_wide(PLACES[place], phase) + 12
    growth = max(1.0, min(letters.growth(), inner.width() / needed))
    painter.save()
    painter.translate(inner.left(), middle)
    painter.scale(growth, growth)
    _moods(painter, 0.0, 0.0, place)
    _action(painter, inner.width() / growth, 0.0, PLACES[place], phase)
    painter.restore()


def shuffle(painter: QPainter, area: QRectF, fish: str, clause: str) -> float:
    """In the line of the name: fish cards out of all until the next shuffle, and its clause.

    How much of that line it takes.
    """
    inner = area.adjusted(10, 1, -8, -4)
    # The ground of a chip may come nearer to the edge than letters.
    line = QRectF(inner.left(), inner.top(), inner.width() + 4, _name_high(area))
    size = letters.FLOOR
    line.setRight(line.right() - strokes.chip(painter, line, clause) - 4)
    line.setRight(_app_icon(painter, line, "shuffle"))
    if fish:
        wide = letters.width(fish, size, 600)
        room = QRectF(line.right() - wide, line.top(), wide, line.height())
        letters.write(painter, room, fish, size, tokens.token("text"), 600, letters.RIGHT)
        line.setRight(room.left() - 3)
        line.setRight(_app_icon(painter, line, "fish"))
    return inner.right() - line.right() + 2


def _name_high(area: QRectF) -> float:
    """The line of the name takes as much of a high plate as of a usual one."""
    return NAME_HIGH * max(1.0, area.height() / USUAL_HIGH)


def _app_icon(painter: QPainter, line: QRectF, name: str) -> float:
    """Draw an icon at the right of the line; what is left of it ends there."""
    sign = drawings.icon_pixmap(name, 40, "muted")
    target = QRectF(line.right() - 19, line.center().y() - 9.5, 19, 19)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(target, sign, QRectF(sign.rect()))
    return target.left() - 2


def face(steps: int) -> str:
    """The face for a change of mood or for a mood."""
    return f"tokens/mood_{'happy' if steps > 0 else 'sad' if steps < 0 else 'neutral'}"


def _moods(painter: QPainter, x: float, middle: float, place: int) -> None:
    steps, others = ARRIVING[place]
    if steps or place not in ALSO:
        x = _mood(painter, x, middle, steps)
    else:
        x += 1
    for worker, other in others.items():
        if place in ALSO and ALSO[place][0] == worker:
            continue
        x = _head(painter, x + 5, middle, worker, "instead")
        x = _mood(painter, x, middle, other)
    if place in ALSO:
        worker, gain = ALSO[place]
        x = _head(painter, x + 5, middle, worker, "also")
        _mood(painter, x, middle, gain)


def _moods_wide(place: int) -> float:
    """How much room the faces and heads take, at most."""
    steps, others = ARRIVING[place]
    gains = [steps, *others.values(), *([ALSO[place][1]] if place in ALSO else [])]
    heads = len(gains) - 1
    return 31.0 * heads + sum(23 + letters.width(signed(it), FIGURE, 700) for it in gains)


def _action_wide(place: str, phase: str) -> float:
    """How much room the action takes."""
    if phase:
        return 28 + letters.width(phase, letters.FLOOR)
    return sum(17 if it in SIGNS or "/" in it else ICON + 1 for it in ACTIONS[place])


def _mood(painter: QPainter, x: float, middle: float, steps: int) -> float:
    area = QRectF(x, middle - 11, 22, 22)
    art.draw(painter, face(steps), area)
    text = signed(steps)
    wide = letters.width(text, FIGURE, 700)
    where = QRectF(x + 22, middle - 12, wide + 2, 24)
    letters.write(painter, where, text, FIGURE, tokens.token("text"), 700)
    return x + 23 + wide


def head(painter: QPainter, area: QRectF, worker: str) -> None:
    """The head of a worker in a ring."""
    painter.save()
    path = QPainterPath()
    path.addEllipse(area)
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    art.draw(painter, f"portraits/{worker}", area)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tokens.token("line_strong"), 1.2))
    painter.drawEllipse(area)


def _head(painter: QPainter, x: float, middle: float, worker: int, sign: str) -> float:
    head(painter, QRectF(x, middle - 12, 24, 24), WORKERS[worker])
    badge = QRectF(x - 6, middle + 1, 13, 13)
    art.draw(painter, f"tokens/sign_{sign}", badge)
    return x + 26


def _action(painter: QPainter, right: float, middle: float, place: str, phase: str) -> None:
    x = right
    if phase:
        art.draw(painter, f"tokens/phase_{PHASE_OF[place]}", QRectF(x - 24, middle - 12, 24, 24))
        wide = letters.width(phase, letters.FLOOR)
        where = QRectF(x - 28 - wide, middle - 12, wide + 0.5, 24)
        letters.write(
            painter, where, phase, letters.FLOOR, tokens.token("muted"), 500, letters.RIGHT
        )
        return
    for part in reversed(ACTIONS[place]):
        if part in SIGNS:
            x -= 17
            _sign(painter, QPointF(x + 8.5, middle), part)
            continue
        wide, high = (17, 24) if "/" in part else (ICON, ICON)
        x -= wide
        name = part if "/" in part else f"tokens/{part}"
        art.draw(painter, name, QRectF(x, middle - high / 2, wide, high))
        x -= 1


def _sign(painter: QPainter, at: QPointF, sign: str) -> None:
    colour = QColor(tokens.token("text"))
    pen = QPen(colour, 2.2)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if sign == "minus":
        painter.drawLine(at + QPointF(-3, 0), at + QPointF(6, 0))
    elif sign == "or":
        painter.drawLine(at + QPointF(3, -8), at + QPointF(-3, 8))
    elif sign == "to":
        _arrow(painter, at, 1)
    else:
        _arrow(painter, at + QPointF(0, -4), 1)
        _arrow(painter, at + QPointF(0, 4), -1)


def _arrow(painter: QPainter, at: QPointF, way: int) -> None:
    tip = at + QPointF(6 * way, 0)
    painter.drawLine(at - QPointF(6 * way, 0), tip)
    painter.drawLine(tip, tip + QPointF(-4 * way, -3.2))
    painter.drawLine(tip, tip + QPointF(-4 * way, 3.2))
