"""The parts of the television: what is played now, the people, what lies for all, the alarm."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.table.cards import small_planet
from desktop.boards.outer_earth.tv import contents
from desktop.tv import brush
from desktop.tv.brush import FLOOR, MIDDLE, RIGHT, write
from desktop.tv.panel import Panel

GAP = 12.0
HIGHEST = 205.0
"""A row of a person, where few sit at the table."""

CARD = 0.7
"""The width of a card's back, in heights."""


class Moment(Panel):
    """The planet on offer with its bidders, or whose turn it is with the action points."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the card of what is played now."""
        look: contents.Now = self.look
        brush.sheet(painter, area, "legal_soft", "legal", 5)
        inner = area.adjusted(32, 20, -32, -20)
        disc = 150.0
        place = QRectF(inner.x(), inner.y(), disc, disc)
        if look.planet >= 0:
            small_planet.globe(painter, look.planet, place)
        elif look.colour:
            brush.mark(painter, look.colour, place)
        has_picture = look.planet >= 0 or bool(look.colour)
        words = inner.adjusted(disc + 32 if has_picture else 0, 0, 0, 0)
        write(painter, QRectF(words.x(), words.y(), words.width(), 96), look.name, 84, weight=700)
        below = QRectF(words.x(), words.y() + 96, words.width(), 54)
        write(painter, below, look.does, 42, weight=500)
        foot = QRectF(inner.x(), inner.bottom() - 96, inner.width(), 96)
        for pip in range(look.points):
            art.draw(painter, "tokens/ap_unused", QRectF(foot.x() + pip * 92, foot.y() + 8, 80, 80))
        brush.write_lines(painter, foot, list(look.printed))
        each = foot.width() / max(3, len(look.bidders))
        for at, bidder in enumerate(look.bidders):
            self._bidder(painter, QRectF(foot.x() + at * each, foot.y(), each - GAP, 96), bidder)

    def _bidder(self, painter: QPainter, area: QRectF, bidder: contents.Bidder) -> None:
        brush.sheet(painter, area, "raised", "legal" if bidder.is_now else "line", corner=16)
        side = 52.0
        brush.mark(painter, bidder.colour, QRectF(area.x() + 12, area.y() + 22, side, side))
        words = area.adjusted(side + 24, 4, -10, -4)
        half = words.height() / 2
        write(painter, QRectF(words.x(), words.y(), words.width(), half), bidder.name, 38)
        note = QRectF(words.x(), words.y() + half, words.width(), half)
        write(painter, note, bidder.note, FLOOR, "muted", 500)


class People(Panel):
    """A row for each person: VP, hand, and planets with their cards."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the rows."""
        look: tuple[tuple[contents.Person, ...], str] = self.look
        people, unit = look
        high = min(HIGHEST, (area.height() - GAP * (len(people) - 1)) / len(people))
        for at, person in enumerate(people):
            row = QRectF(0, at * (high + GAP), area.width(), high)
            _row(painter, row, person, unit)


def _row(painter: QPainter, area: QRectF, person: contents.Person, unit: str) -> None:
    now = person.is_now
    brush.sheet(painter, area, "raised", "legal" if now else "line", 5 if now else 1.5)
    inner = area.adjusted(20, 8, -20, -8)
    side = 60.0
    half = inner.height() / 2
    brush.mark(painter, person.colour, QRectF(inner.x(), inner.center().y() - side / 2, side, side))
    who = QRectF(inner.x() + side + 16, inner.y(), 260, half)
    write(painter, who, person.name, 46)
    write(painter, who.translated(0, half), person.note, FLOOR, "muted", 500)
    vp = QRectF(who.right() + 8, inner.y(), 160, inner.height())
    write(painter, vp, f"{person.vp} {unit}", 52, weight=700, align=RIGHT)
    hand = QRectF(vp.right() + 28, inner.y(), 132, inner.height())
    tall = min(inner.height(), 84.0)
    back = QRectF(hand.x(), hand.center().y() - tall / 2, tall * CARD, tall)
    art.draw(painter, "cards/industry_back", back)
    write(painter, hand.adjusted(back.width() + 12, 0, 0, 0), person.hand, 46)
    left = hand.right() + 20
    each = (inner.right() - left) / max(3, len(person.planets))
    for at, planet in enumerate(person.planets):
        _planet(painter, QRectF(left + at * each, inner.y(), each - GAP, inner.height()), *planet)


def _planet(
    painter: QPainter,
    area: QRectF,
    number: int,
    name: str,
    cards: tuple[int, ...],
    is_queued: bool,
) -> None:
    """Its name over the whole width; the globe below it with a sign for each card."""
    title = min(area.height() / 2, 56.0)
    ink = "muted" if is_queued else "text"
    write(painter, QRectF(area.x(), area.y(), area.width(), title), name, FLOOR, ink, 500)
    side = min(area.height() - title, 84.0)
    place = QRectF(area.x(), area.y() + title, side, side)
    painter.setOpacity(0.5 if is_queued else 1.0)
    small_planet.globe(painter, number, place)
    painter.setOpacity(1.0)
    signs = place.right() + 12
    sign = min(side, 44.0, (area.right() - signs) / max(1, len(cards)))
    for at, industry in enumerate(cards):
        spot = QRectF(signs + at * sign, place.center().y() - sign / 2, sign - 2, sign - 2)
        small_planet.industry(painter, industry, spot)


class Stock(Panel):
    """The VP budget with a bar, the galaxy deck, and the index of each industry."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint all of it."""
        look: contents.Stock = self.look
        brush.sheet(painter, area, "raised", "line")
        inner = area.adjusted(28, 14, -28, -14)
        row = inner.height() / 6
        write(painter, QRectF(inner.x(), inner.y(), inner.width(), row), look.budget, 40)
        bar = QRectF(inner.x(), inner.y() + row + row * 0.3, inner.width(), row * 0.4)
        brush.sheet(painter, bar, "sunken", corner=10)
        if look.share:
            full = QRectF(bar)
            full.setWidth(max(20.0, bar.width() * look.share))
            brush.sheet(painter, full, "accent", corner=10)
        for at, (name, told) in enumerate(look.ranks):
            line = QRectF(inner.x(), inner.y() + (at + 2) * row, inner.width(), row)
            side = row - 10
            small_planet.industry(painter, at, QRectF(line.x(), line.y() + 5, side, side))
            write(painter, line.adjusted(side + 16, 0, 0, 0), name, FLOOR, weight=500)
            write(painter, line, told, FLOOR, align=RIGHT)
        deck = QRectF(inner.x(), inner.y() + 5 * row, inner.width(), row)
        write(painter, deck, look.deck, FLOOR, "muted", 500)


class LastRound(Panel):
    """Why this round is the last."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the sentence in a frame."""
        brush.sheet(painter, area, "legal_soft", "legal", 5)
        write(painter, area.adjusted(24, 0, -24, 0), self.look, 44, align=MIDDLE)
