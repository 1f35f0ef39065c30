"""Industry cards: the closed deck, the open cards, the discard pile, and their renewal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.boards.outer_earth import art
from desktop.boards.outer_earth.play.drawn import faces, ink, where
from desktop.boards.outer_earth.play.drawn.market import Title
from desktop.boards.outer_earth.play.drawn.table import Table
from desktop.look import tokens
from desktop.look.translate import translate
from desktop.scene import letters
from desktop.scene.spot import Spot
from engine.games.outer_earth import turn
from engine.games.outer_earth.components import BACK, OPEN_CARDS


class Button(NamedTuple):
    """A drawn button: its words, what it costs, and whether it can be pressed now."""

    text: str
    cost: int
    """Action points; below 0 where none are told."""
    is_open: bool


def button(painter: QPainter, area: QRectF, look: Button) -> None:
    """A button: amber where it answers something, a faint outline where it does not."""
    role = "legal" if look.is_open else "line"
    painter.setBrush(tokens.token("legal_soft" if look.is_open else "sunken"))
    painter.setPen(QPen(tokens.token(role), 2))
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 9, 9)
    inner = area.adjusted(10, 0, -10, 0)
    colour = tokens.token("text" if look.is_open else "muted")
    if look.cost < 0:
        ink.write(painter, inner, look.text, ink.LEAST, colour, 600, letters.MIDDLE)
        return
    side = 24.0
    sign = QRectF(inner.right() - side + 4, area.center().y() - side / 2, side, side)
    art.draw(painter, "tokens/ap_unused", sign, 1.0 if look.cost else 0.4)
    inner.setRight(sign.left() - 3)
    told = tokens.token("text")
    paid = ink.write(painter, inner, str(look.cost), ink.LEAST, told, 700, letters.RIGHT)
    inner.setRight(inner.right() - paid - 8)
    ink.write(painter, inner, look.text, ink.LEAST, colour, 600)


def spots(table: Table) -> Iterator[Spot]:
    """Deck, open cards and discard pile, with the button that renews the open ones."""
    view, shape = table.view, table.shape
    area = shape.supply
    title = translate("OuterEarth", "Industries")
    yield Spot("supply", "titled", *where.rect(area), 0, Title(title, "", shape.line))
    places = _high(table, area) if shape.is_auction else _flat(table, area)
    deck = faces.Pile(BACK, view.deck)
    yield Spot("deck", "pile", *where.rect(places[0]), 4, deck, "deck", "", 7)
    for number, face in enumerate(view.open_cards):
        step = f"open:{face[5:]}"
        look = faces.Card(face)
        at = where.rect(places[1 + number])
        yield Spot(f"open:{number}", "card", *at, 6, look, step, step, 7)
    top_card = view.discard[-1] if view.discard else BACK
    pile = faces.Pile(top_card, len(view.discard))
    yield Spot("discard", "pile", *where.rect(places[-1]), 4, pile, "discard", "", 7)
    if shape.is_auction or view.is_terminal:
        return
    button_high = shape.line + 12
    cost = turn.refresh_cost(view)
    text = translate("OuterEarth", "Refresh, take 1")
    look_of = Button(text, cost, "refresh" in table.next)
    low = (area.left() + 12, area.bottom() - button_high - 8, area.width() - 24, button_high)
    yield Spot("refresh", "button", *low, 5, look_of, "refresh", "", 9)


def _flat(table: Table, area: QRectF) -> list[QRectF]:
    """Deck, open cards and discards side by side, above the button."""
    top = area.top() + table.shape.line + 14
    columns = OPEN_CARDS + 2
    wide = (area.width() - 24) / columns - 8
    gap = (area.width() - 28 - columns * wide) / (columns - 1)
    left = area.left() + 12
    return [QRectF(left + at * (wide + gap), top, wide, faces.high(wide)) for at in range(columns)]


def _high(table: Table, area: QRectF) -> list[QRectF]:
    """The open cards above deck and discards."""
    top = area.top() + table.shape.line + 12
    room = area.bottom() - top - 12
    wide = min((area.width() - 24) / OPEN_CARDS - 10, (room / 2 - 6) * 160 / 220)
    high = faces.high(wide)
    gap = (area.width() - 24 - OPEN_CARDS * wide) / (OPEN_CARDS + 1)
    row = [
        QRectF(area.left() + 12 + gap + at * (wide + gap), top, wide, high)
        for at in range(OPEN_CARDS)
    ]
    low = [place.translated(0, high + 12) for place in row]
    return [low[0], *row, low[-1]]
