"""The Adventure decks with their tokens, and the Mystery deck: draw from them, or shuffle one in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.signs import BACKS
from desktop.boards.robinson_crusoe.table.button import Button
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton

CARD = 80
"""How high a card is in the panel."""
WIDE, INTO = 84, 54
"""How wide a deck is at least, and how high the button that shuffles a card of it in."""


class Deck(NamedTuple):
    """A deck as the panel shows it; `n` is None for a deck that nobody counts."""

    back: str
    name: str
    n: int | None
    has_token: bool
    note: str
    said: str
    why_not: str = ""
    why_not_in: str = ""


class DeckButton(TouchButton):
    """A deck with its token on it; a press draws its top card."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "table.label")
        self._deck: Deck | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_deck(self, deck: Deck) -> None:
        """Show the deck."""
        if deck == self._deck:
            return
        self._deck = deck
        self.tell(deck.name, said=deck.said)
        tip(self, deck.said)
        self.forbid(deck.why_not)
        self.update()

    @property
    def note(self) -> str:
        """What stands below the name."""
        return self._deck.note if self._deck is not None else ""

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(WIDE), px(CARD + 56))

    def paintEvent(self, _event: QPaintEvent) -> None:
        deck = self._deck
        if deck is None:
            return
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        off = bool(self.reason)
        if not off and (self.underMouse() or self.isDown() or self.hasFocus()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour("ember_wash"))
            painter.drawRoundedRect(QRectF(self.rect()), px(12), px(12))
        high, wide = px(CARD), px(CARD) * 120 / 168
        left, top = (self.width() - wide) / 2, px(4.0)
        piled = 0 if deck.n == 0 else min(2, (deck.n or 3) - 1)
        if deck.n == 0:
            painter.setPen(QPen(colour("dashes"), px(2), Qt.PenStyle.DashLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(left, top, wide, high), px(6), px(6))
        for number in range(piled, -1, -1) if deck.n != 0 else ():
            shift = number * px(3)
            area = QRectF(left + shift, top + shift * 0.6, wide, high)
            draw(painter, BACKS[deck.back], area, 1.0 if number == 0 else 0.75)
        if deck.has_token:
            side = px(56)
            area = QRectF(left + wide - side * 0.62, top + high - side * 0.92, side, side * 76 / 72)
            draw(painter, f"token_adventure_{deck.back}", area)
        self._write(painter, deck, top + high + px(6))
        painter.end()

    def _write(self, painter: QPainter, deck: Deck, top: float) -> None:
        px = self._measure.px
        room = self.width() - px(2)
        painter.setFont(narrowed(deck.name, letters(self._measure, 20, 600), room))
        painter.setPen(theme.token("text"))
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.drawText(QRectF(0, top, self.width(), px(24)), middle, deck.name)
        face = letters(self._measure, 18, 700 if deck.has_token else 500)
        painter.setFont(narrowed(deck.note, face, room))
        painter.setPen(colour("ember_text") if deck.has_token else theme.token("muted"))
        painter.drawText(QRectF(0, top + px(24), self.width(), px(22)), middle, deck.note)


class Into(Button):
    """Shuffles a card in; its words are as small as its place wants."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "table.floor", INTO)

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(INTO), self._measure.px(INTO))

    def _contents(self, painter: QPainter, ink: str) -> None:
        room = self.width() - self._measure.px(10)
        painter.setFont(narrowed(self.words[0], letters(self._measure, 18, 600), room))
        painter.setPen(theme.token(ink))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.words[0])


class AdventuresPanel(Panel):
    """The decks side by side; `drawn(back)` and `shuffled(back)` tell what was pressed."""

    drawn = Signal(str)
    shuffled = Signal(str)
    refused = Signal(str)

    def __init__(self, measure: Measure, backs: Sequence[str], *, can_tell: bool) -> None:
        super().__init__(measure, "RC-2.5")
        self.decks: dict[str, DeckButton] = {}
        self.into: dict[str, TouchButton] = {}
        row = QHBoxLayout()
        row.setSpacing(0)
        for back in backs:
            deck, into = DeckButton(measure), Into(measure)
            self.decks[back], self.into[back] = deck, into
            into.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            deck.clicked.connect(lambda _=False, back=back: self.drawn.emit(back))
            into.clicked.connect(lambda _=False, back=back: self.shuffled.emit(back))
            for button in (deck, into):
                button.refused.connect(self.refused)
            column = QVBoxLayout()
            column.setSpacing(measure.px(4))
            column.addWidget(deck)
            column.addWidget(into)
            if not can_tell:
                into.hide()
            row.addLayout(column)
        self.body.addLayout(row)
        reached = [*self.decks.values()] + ([*self.into.values()] if can_tell else [])
        self.reach(reached)
        measure.dress(self, lambda _: row.setSpacing(measure.px(6)))

    def show_decks(self, title: str, decks: Sequence[Deck]) -> None:
        """Show the decks."""
        self.call(title)
        for deck in decks:
            self.decks[deck.back].show_deck(deck)
            said = translate("Robinson", "Shuffle a card in: {deck}").format(deck=deck.name)
            into = self.into[deck.back]
            into.tell(translate("Robinson", "Shuffle in"), said=said)
            tip(into, said)
            into.forbid(deck.why_not_in)
