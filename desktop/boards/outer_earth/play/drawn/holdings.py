"""What a seat has besides its planets: stocks, portfolio, hand, company, points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.play.drawn import faces, ink, where
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.scene.spot import Spot
from engine.games.outer_earth.components import BACK, INDUSTRIES, PLANETS
from engine.games.outer_earth.state import NOTHING, by_industry


class Stocks(NamedTuple):
    """Industry stocks: the face-up card with its bonus, counts by industry, and what lies face down."""

    bonus: str
    counts: tuple[int, ...]
    hidden: int
    title: str
    line: float


class Portfolio(NamedTuple):
    """Closed planets, the last one last."""

    planets: tuple[int, ...]
    title: str
    line: float


class Hand(NamedTuple):
    """Cards of another hand: backs, and those that everybody saw taken."""

    number: int
    seen: tuple[str, ...]


def stocks(painter: QPainter, area: QRectF, look: Stocks) -> None:
    """The face-up card, and beside it how many cards there are of each industry."""
    _sheet(painter, area)
    inner = area.adjusted(8, 4, -8, -5)
    if look.title:
        head = QRectF(inner.left(), inner.top(), inner.width(), look.line)
        ink.write(painter, head, look.title, ink.LEAST, tokens.token("muted"), 600)
        inner.setTop(head.bottom() + 3)
    wide = min(inner.height() * faces.SHAPE[0] / faces.SHAPE[1], inner.width() * 0.3)
    card = QRectF(inner.left(), inner.top(), wide, faces.high(wide))
    card.moveTop(inner.center().y() - card.height() / 2)
    if look.bonus:
        faces.draw(painter, look.bonus, card)
    else:
        painter.setPen(QPen(tokens.token("line_strong"), 1.4, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card.adjusted(1, 1, -1, -1), 5, 5)
    rest = QRectF(card.right() + 8, inner.top(), inner.right() - card.right() - 8, inner.height())
    entries = [(f"industries/{INDUSTRIES[it]}", count) for it, count in enumerate(look.counts)]
    entries.append(("", look.hidden))
    rows = 2 if rest.height() > 50 else 1
    each = QPointF(rest.width() / (len(entries) / rows), rest.height() / rows)
    side = min(30.0, each.y() - 2, each.x() * 0.55)
    for at, (picture, count) in enumerate(entries):
        x = rest.left() + at % (len(entries) // rows) * each.x()
        middle = rest.top() + (at // (len(entries) // rows) + 0.5) * each.y()
        sign = QRectF(x, middle - side / 2, side, side)
        if picture:
            art.draw(painter, picture, sign, 1.0 if count else 0.4)
        else:
            painter.setOpacity(1.0 if count else 0.35)
            faces.draw(painter, BACK, sign)
            painter.setOpacity(1.0)
        ink.write(
            painter,
            QRectF(sign.right() + 2, middle - each.y() / 2, each.x() - side - 3, each.y()),
            str(count),
            ink.LEAST,
            tokens.token("text" if count else "muted"),
            700,
        )


def _sheet(painter: QPainter, area: QRectF) -> None:
    painter.setPen(QPen(tokens.token("line"), 1))
    painter.setBrush(tokens.token("sunken"))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 9, 9)


def portfolio(painter: QPainter, area: QRectF, look: Portfolio) -> None:
    """Closed planets side by side, each in a golden ring."""
    _sheet(painter, area)
    inner = area.adjusted(8, 4, -8, -5)
    if look.title:
        head = QRectF(inner.left(), inner.top(), inner.width(), look.line)
        ink.write(painter, head, look.title, ink.LEAST, tokens.token("muted"), 600)
        inner.setTop(head.bottom() + 2)
    if not look.planets:
        ink.write(painter, inner, "–", ink.LEAST, tokens.token("muted"), 600, letters.MIDDLE)
        return
    rows = 2 if inner.height() > 84 and len(look.planets) * 52 > inner.width() else 1
    columns = -(-len(look.planets) // rows)
    side = min(inner.height() / rows - 2, 62.0)
    pitch = min(side + 6, (inner.width() - side) / max(1, columns - 1)) if columns > 1 else 0.0
    for at, planet in enumerate(look.planets):
        row, column = divmod(at, columns)
        top = inner.top() + row * (inner.height() / rows) + (inner.height() / rows - side) / 2
        place = QRectF(inner.left() + column * pitch, top, side, side)
        painter.setPen(QPen(QColor(ink.AMBER), 2))
        painter.setBrush(QColor(ink.SPACE))
        painter.drawEllipse(place.adjusted(1, 1, -1, -1))
        margin = side * 0.12
        globe = place.adjusted(margin, margin, -margin, -margin)
        art.draw(painter, f"planets/{PLANETS[planet]}", globe)


def hand(painter: QPainter, area: QRectF, look: Hand) -> None:
    """A back with the number of cards; those that were seen stand beside it, marked."""
    wide = area.height() * faces.SHAPE[0] / faces.SHAPE[1]
    card = QRectF(area.left(), area.top(), wide, area.height())
    faces.draw(painter, BACK, card)
    text = QRectF(card.right() + 4, area.top(), area.width() - wide - 4, area.height())
    written = ink.write(painter, text, str(look.number), 22, tokens.token("text"), 700)
    x = text.left() + written + 8
    room = area.right() - x
    if look.seen and room > wide:
        step = min(wide + 2, (room - wide) / max(1, len(look.seen) - 1)) if look.seen[1:] else 0.0
        for at, face in enumerate(look.seen):
            place = QRectF(x + at * step, area.top(), wide, area.height())
            faces.draw(painter, faces.SEEN + face, place)


def hand_wide(look: Hand, high: float, most: int = 10) -> float:
    """How much room a hand takes in a line that is so high."""
    wide = high * faces.SHAPE[0] / faces.SHAPE[1]
    number = letters.width(str(look.number), 22, 700) * min(2.0, letters.growth())
    return wide + 6 + number + (8 + min(len(look.seen), most) * (wide + 2) if look.seen else 0)


def stocks_of(table: Table, seat: int, *, titled: bool) -> Stocks:
    """A seat's stocks as the viewer knows them."""
    view = table.view
    bonus = view.stocks[seat][-1] if view.bonus[seat] != NOTHING else ""
    title = translate("OuterEarth", "Industry Stocks") if titled else ""
    counts = tuple(by_industry(view.stocks[seat]))
    return Stocks(bonus, counts, len(view.invested[seat]), title, table.shape.line)


def portfolio_of(table: Table, seat: int, *, titled: bool) -> Portfolio:
    """A seat's closed planets."""
    title = translate("OuterEarth", "Portfolio") if titled else ""
    return Portfolio(tuple(table.view.portfolio[seat]), title, table.shape.line)


def hand_of(table: Table, seat: int) -> Hand:
    """How many cards a seat holds; of another hand, those that everybody saw taken."""
    cards = table.view.hands[seat]
    mine = seat == table.voice.viewer
    seen = () if mine else tuple(card for card in cards if card != BACK)
    return Hand(len(cards), seen)


def spots(
    table: Table, seat: int, stocks_at: QRectF, portfolio_at: QRectF, *, titled: bool
) -> Iterator[Spot]:
    """Stocks and portfolio of a seat."""
    id_ = f"stocks:{seat}"
    look = stocks_of(table, seat, titled=titled)
    yield Spot(id_, "stocks", *where.rect(stocks_at), 4, look, id_, "", 9)
    id_ = f"portfolio:{seat}"
    closed = portfolio_of(table, seat, titled=titled)
    yield Spot(id_, "portfolio", *where.rect(portfolio_at), 4, closed, id_, "", 9)
