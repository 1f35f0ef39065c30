"""A worker's card: portrait, who would score, and the mood track with its cells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn import figures, where
from desktop.boards.red_outpost.play.drawn.outcomes import outcomes
from desktop.boards.red_outpost.play.drawn.plate import face
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import drawings, tokens
from desktop.look.translate import translate
from desktop.scene import letters, strokes
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.prospects import leaders
from engine.rules.words import signed

CORNER = 12.0
PILE = 7.0
"""How far a disc of a pile shows beside the one below it."""


LARGE = 1.3
"""From this text size on a track has fewer figures, and larger ones."""


class Look(NamedTuple):
    """What the card shows; the discs and the mood marker lie on it."""

    worker: int
    name: str
    used: str
    """A word if the worker has been used in this phase."""
    track: tuple[int, ...]
    step: int
    leads: tuple[str, ...]
    """Colours of the seats with the most discs."""
    lead: str
    """A word for that, if it is one seat."""
    outcome: tuple[tuple[str, int], ...]
    """Instead, seat colours and points if the day ended now."""
    text: float
    """How much larger letters are than at 100 %."""


def draw(painter: QPainter, area: QRectF, look: Look) -> None:
    """Draw the card without what lies on it."""
    strokes.shadow(painter, area, CORNER)
    strokes.sheet(painter, area, CORNER, tokens.token("raised"), tokens.token("line"))
    picture = QRectF(8, 8, area.height() - 16, area.height() - 16)
    painter.save()
    painter.setClipPath(strokes.rounded(picture, 9))
    art.draw(painter, f"portraits/{WORKERS[look.worker]}", picture)
    if look.used:
        painter.fillRect(picture, strokes.veil())
    painter.restore()
    left = where.TRACK[0]
    line = QRectF(left, 6, area.width() - where.DISCS[0] - left - 6, 26)
    letters.write(painter, line, look.name, 24, tokens.token("text"), 600, title=True)
    _outcome(painter, left, look)
    _track(painter, area, look)


def _outcome(painter: QPainter, x: float, look: Look) -> None:
    if look.leads and not look.outcome:
        _lead(painter, x, look)
    elif look.used and not look.outcome:
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


def _lead(painter: QPainter, x: float, look: Look) -> None:
    """Who leads: a mark and a word, or the marks of several with a sign between them."""
    muted = tokens.token("muted")
    for number, colour in enumerate(look.leads):
        if number:
            letters.write(painter, QRectF(x - 1, 30, 14, 22), "=", letters.FLOOR, muted, 700)
            x += 12
        mark = drawings.seat_mark(colour, 32)
        painter.drawPixmap(QRectF(x, 31, 20, 20), mark, QRectF(mark.rect()))
        x += 22
    if len(look.leads) == 1:
        room = QRectF(x + 3, 30, 100, 22)
        letters.write(painter, room, look.lead, letters.FLOOR, tokens.token("text"), 600)


def _track(painter: QPainter, card: QRectF, look: Look) -> None:
    left, top, right, high = where.track(look.text)
    cell = (card.width() - left - right) / len(look.track)
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
        # On a long track, or in large letters, only what is needed to read it has figures.
        needed = step in (0, zero, len(look.track) - 1)
        if look.text > LARGE:
            needed = needed and abs(step - look.step) > 1
        if here or needed or (cell >= 27 and look.text <= LARGE):
            letters.write(
                painter,
                area if 1 < look.text <= LARGE else area.adjusted(-6, 0, 6, 0),
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


def spots(table: Table) -> Iterator[Spot]:
    """The six cards with mood markers, discs and crystals on them."""
    view, words = table.view, table.words
    track = view.board.mood_track
    rows = outcomes(view) if table.what_if else []
    lead = words.at("signs", "leads")
    for worker, key in enumerate(WORKERS):
        x, y = table.shape.card_at(worker)
        outcome = tuple((table.colours[seat], points) for it, seat, points in rows if it == worker)
        used = "" if view.upright >> worker & 1 else translate("RedOutpost", "exhausted")
        name = words.name("workers", key)
        leads = tuple(table.colours[seat] for seat in leaders(view, worker))
        text = table.shape.text
        look = Look(worker, name, used, track, view.mood[worker], leads, lead, outcome, text)
        size = (table.shape.card_wide, where.CARD_HIGH)
        id_ = f"portrait:{key}"
        yield Spot(id_, "portrait", x, y, *size, 4, look, id_, "", 12)
        middle = table.shape.on_track(worker, view.mood[worker], len(track))
        top = y + where.track(text)[1] - 22
        mood = face(track[view.mood[worker]])
        yield Spot(f"mood:{key}", "picture", middle - 12.5, top, 25, 25, 8, mood)
        yield from _on_portrait(table, worker, key, x, y)


def _on_portrait(table: Table, worker: int, key: str, x: float, y: float) -> Iterator[Spot]:
    view, seats = table.view, table.view.board.seats
    piles = [
        (seat, view.discs_on(worker, seat), view.gifts[worker * seats + seat])
        for seat in range(seats)
    ]
    right, top, wide = where.DISCS
    left = table.shape.card_wide - right
    size = where.DISC
    count_of_piles = sum(bool(discs) + bool(gifts) for _, discs, gifts in piles)
    spread = PILE * sum(min(discs, 3) - 1 for _, discs, _ in piles if discs)
    pitch = min(size + 5, (wide - size - spread) / max(1, count_of_piles - 1))
    at = x + left
    for seat, discs, gifts in piles:
        colour = table.colours[seat]
        for number in range(discs):
            # The fourth and further ones lie on the third, which tells their number.
            spot_x = at + PILE * min(number, 2)
            count = discs if number == discs - 1 else 0
            look = figures.Counted(f"tokens/disc_{colour}", count)
            yield Spot(
                f"disc:{key}:{seat}:{number}",
                "counted",
                *(spot_x, y + top, size, size),
                8 + number * 0.01,
                look,
                f"disc:{key}:{seat}",
                f"disc:{seat}",
                16,
                "ring" if count else "",  # of a pile the topmost shines
            )
        at += pitch + PILE * (min(discs, 3) - 1) if discs else 0.0
        if gifts:
            crystal = figures.Counted("tokens/crystal", gifts, colour)
            area = (at, y + top, size, size)
            yield Spot(f"gift:{key}:{seat}", "counted", *area, 8, crystal, "", f"crystal:{seat}")
            at += pitch
