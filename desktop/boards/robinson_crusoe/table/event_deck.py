"""The Event deck: the back on top, what is left with its odds, and the next draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.table.panel import Panel, label, letters
from desktop.look import theme
from desktop.look.signs import Sign
from desktop.table.measure import Measure
from desktop.table.touch import LEGAL, PLAIN, TouchButton

TOP, TOP_TOLD = 124, 88
"""How high the card on top is drawn; at the table the buttons need the room."""


class Kind(NamedTuple):
    """A back or an icon of the deck: how many are left, and how likely one comes next."""

    id: str
    name: str
    n: int
    odds: str
    """What stands below the name."""
    why_not: str = ""
    said: str = ""


class Deck(NamedTuple):
    """The Event deck as the panel shows it."""

    title: str
    top: str
    """The back on top; empty while it is not known."""
    top_line: str
    top_name: str
    below: str
    backs: tuple[Kind, ...]
    icons: tuple[Kind, ...]
    odds: tuple[tuple[tuple[Sign, ...], str], ...]
    """The icons of the next Event card, in signs and in words."""
    can_tell: bool
    """Whether people draw from their own box: backs and icons are pressed then."""
    asked: str
    """What is to be pressed now: `backs`, `icons`, or nothing."""
    go: str
    go_note: str
    go_why_not: str = ""


class Pile(QWidget):
    """The deck with the back that lies on top."""

    def __init__(self, measure: Measure, high: int) -> None:
        super().__init__()
        self._measure, self._tall = measure, high
        self._top, self._n = "event", 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        measure.dress(self, lambda it: it.updateGeometry())

    def show_pile(self, top: str, n: int, said: str) -> None:
        """Show the back on top of so many cards."""
        self._top, self._n = top, n
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        """A card and the edges of those below."""
        px = self._measure.px
        return QSize(px(self._tall * 120 / 168 + 14), px(self._tall + 10))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Edges of the deck, then the top card."""
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edges = min(4, max(0, self._n - 1))
        wide = self.width() - px(3) * 4 - 1.0
        high = min(wide * 168 / 120, self.height() - px(2) * 4 - 1.0)
        wide = high * 120 / 168
        top = (self.height() - high - px(2) * 4) / 2
        corner = wide * 10 / 120
        for number in range(edges, 0, -1):
            edge = QRectF(px(3) * number, top + px(2) * number, wide, high)
            painter.setPen(QPen(colour("dashes"), 1))
            painter.setBrush(colour("paper"))
            painter.drawRoundedRect(edge, corner, corner)
        area = QRectF(0, top, wide, high)
        if self._n and self._top:
            draw(painter, signs.BACKS[self._top], area)
        else:
            painter.setPen(QPen(colour("dashes"), max(1.5, px(2)), Qt.PenStyle.DashLine))
            painter.setBrush(colour("inner"))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), corner, corner)
            if self._n:
                painter.setFont(letters(self._measure, 54, 700))
                painter.setPen(theme.token("muted"))
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, "?")
        painter.end()


class KindButton(TouchButton):
    """A back or an icon with what is left of it; at the table it is pressed to tell what came."""

    def __init__(self, measure: Measure, high: int) -> None:
        self._tall = high
        self._kind = Kind("", "", 0, "")
        self._picture = ""
        self.is_pressable = True
        super().__init__(measure, "table.floor", high)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_kind(self, kind: Kind, picture: str, *, can_tell: bool) -> None:
        """Show what is left; `can_tell` makes it a button."""
        self._kind, self._picture, self.is_pressable = kind, picture, can_tell
        self.tell(kind.name, kind.odds, said=kind.said)
        self.forbid(kind.why_not)
        if not kind.why_not:
            self.setToolTip(self.accessibleName())
        passing = Qt.WidgetAttribute.WA_TransparentForMouseEvents
        self.setAttribute(passing, not can_tell)
        self.update()

    def sizeHint(self) -> QSize:
        """So high as it was said."""
        return QSize(self._measure.px(60), self._measure.px(self._tall))

    def _frame(self, painter: QPainter, off: bool) -> None:
        if self.is_pressable:
            super()._frame(painter, off)

    def _contents(self, painter: QPainter, ink: str) -> None:
        px, kind = self._measure.px, self._kind
        strength = 1.0 if kind.n else 0.35
        is_card = self._picture.startswith("card_")
        foot = px(42 if kind.odds else 24)
        high = self.height() - foot - px(6)
        wide = high * (120 / 168 if is_card else 1)
        area = QRectF((self.width() - wide) / 2, px(5), wide, high)
        draw(painter, self._picture, area, strength)
        middle = Qt.AlignmentFlag.AlignCenter
        words = QRectF(0, self.height() - foot, self.width(), px(21))
        painter.setFont(letters(self._measure, 16, 600))
        painter.setPen(theme.token("muted" if not kind.n else ink))
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(kind.name, Qt.TextElideMode.ElideRight, self.width() - px(4))
        painter.drawText(words, middle, shown)
        words.moveTop(words.top() + px(19))
        painter.setFont(letters(self._measure, 16, 700))
        while painter.fontMetrics().horizontalAdvance(kind.odds) > self.width() - px(8):
            smaller = painter.font()
            smaller.setPixelSize(smaller.pixelSize() - 1)
            painter.setFont(smaller)
        painter.drawText(words, middle, kind.odds)


class Odds(QWidget):
    """The icons of the next Event card in one line: picture, number, odds."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._kinds: tuple[tuple[Sign, ...], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.setFixedHeight(measure.px(40)))

    def show_odds(self, kinds: Sequence[tuple[tuple[Sign, ...], str]]) -> None:
        """Show signs, each with the words that are read out for them."""
        self._kinds = tuple(shown for shown, _ in kinds)
        said = "; ".join(words for _, words in kinds)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Side by side, each in the same room."""
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        face, ink, left = (
            letters(self._measure, 17, 700),
            theme.token("text"),
            Qt.AlignmentFlag.AlignLeft,
        )
        wide = [signs.width(shown, face, px(32)) for shown in self._kinds]
        gap = max(px(4), (self.width() - sum(wide)) / max(1, len(wide)))
        x = 0.0
        for shown, across in zip(self._kinds, wide, strict=True):
            area = QRectF(x, 0, min(across + 1, self.width() - x), self.height())
            signs.paint(painter, area, shown, face, ink, px(32), left)
            x += across + min(gap, px(16))
        painter.end()


class GoButton(TouchButton):
    """The large button of what comes next."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "table.large", 84)
        self.setProperty("ring", "16")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Higher than a finger."""
        return QSize(self._measure.px(240), self._measure.px(86))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ember with a deep edge; pale while it is not its turn."""
        px = self._measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        off = bool(self.reason)
        area, edge = QRectF(self.rect()), 0 if off else px(6)
        corner = px(16)
        painter.setPen(Qt.PenStyle.NoPen)
        if not off:
            painter.setBrush(colour("ember_edge"))
            painter.drawRoundedRect(area, corner, corner)
        sunk = px(3) if self.isDown() and not off else 0
        face = area.adjusted(0, sunk, 0, -edge + sunk)
        fill = theme.token("sunken") if off else colour("ember")
        if not off and self.underMouse():
            fill = fill.lighter(108)
        painter.setBrush(fill)
        painter.drawRoundedRect(face, corner, corner)
        words, note = self.words
        painter.setPen(theme.token("disabled_text") if off else colour("on_ember"))
        size = 38 if len(words) <= 12 else 28
        painter.setFont(letters(self._measure, size, 800))
        total = px(size + 10) + (px(24) if note else 0)
        top = face.top() + (face.height() - total) / 2
        middle = Qt.AlignmentFlag.AlignCenter
        painter.drawText(QRectF(0, top, self.width(), px(size + 10)), middle, words)
        if note:
            painter.setFont(letters(self._measure, 17, 600))
            below = QRectF(px(8), top + px(size + 8), self.width() - px(16), px(24))
            painter.drawText(below, middle, note)
        painter.end()


class EventDeckPanel(Panel):
    """The deck: `drawn` is the large button, `came(icon)` and `on_top(back)` tell the table's cards."""

    drawn = Signal()
    came = Signal(str)
    on_top = Signal(str)
    refused = Signal(str)

    def __init__(
        self, measure: Measure, backs: Sequence[str], icons: Sequence[str], *, can_tell: bool
    ) -> None:
        super().__init__(measure, "RC-2.3")
        self._asked = ""
        self.pile = Pile(measure, TOP_TOLD if can_tell else TOP)
        self.top_line = label(measure, 18, 600, "muted")
        self.top_name = label(measure, 25, 700, wrap=True)
        self.below = label(measure, 17, 600, "muted")
        self.backs = {back: KindButton(measure, 92) for back in backs}
        self.icons = {icon: KindButton(measure, 86) for icon in icons}
        self.odds = Odds(measure)
        self.go = GoButton(measure)
        beside = QVBoxLayout()
        beside.setSpacing(0)
        beside.addStretch(1)
        beside.addWidget(self.top_line)
        beside.addWidget(self.top_name)
        beside.addSpacing(measure.px(4))
        beside.addWidget(self.odds)
        beside.addStretch(1)
        upper = QHBoxLayout()
        upper.addWidget(self.pile)
        upper.addLayout(beside, 1)
        self.body.addLayout(upper, 1)
        self.body.addWidget(self.below)
        self._rows = [self._row(self.backs), self._row(self.icons)]
        self.body.addLayout(self._rows[0])
        self.body.addLayout(self._rows[1])
        self.body.addWidget(self.go)
        for back, button in self.backs.items():
            button.clicked.connect(lambda _=False, back=back: self.on_top.emit(back))
        for icon, button in self.icons.items():
            button.clicked.connect(lambda _=False, icon=icon: self.came.emit(icon))
            if not can_tell:
                button.hide()
        buttons: tuple[TouchButton, ...] = (*self.backs.values(), *self.icons.values(), self.go)
        for each in buttons:
            each.refused.connect(self.refused)
        self.go.clicked.connect(self.drawn)
        told = (*self.backs.values(), *self.icons.values()) if can_tell else ()
        self.reach([self.go, *told])
        for button in () if can_tell else (*self.backs.values(), *self.icons.values()):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        measure.dress(self, lambda _: self._space_rows(upper))

    def _row(self, buttons: dict[str, KindButton]) -> QHBoxLayout:
        row = QHBoxLayout()
        for button in buttons.values():
            row.addWidget(button, 1)
        return row

    def _space_rows(self, upper: QHBoxLayout) -> None:
        px = self.measure.px
        upper.setSpacing(px(16))
        for row in self._rows:
            row.setSpacing(px(6))

    def take_focus(self) -> None:
        """The keyboard goes to what is to be pressed: a back, an icon, or the large button."""
        asked = {"backs": self.backs, "icons": self.icons}.get(self._asked)
        if asked is None:
            super().take_focus()
        else:
            next(iter(asked.values())).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_deck(self, deck: Deck) -> None:
        """Show the deck."""
        self._asked = deck.asked
        self.call(deck.title)
        n = sum(kind.n for kind in deck.backs) + (1 if deck.top else 0)
        self.pile.show_pile(deck.top, n, f"{deck.top_line}: {deck.top_name}")
        self.top_line.setText(deck.top_line)
        self.top_name.setText(deck.top_name)
        self.below.setText(deck.below)
        for kind in deck.backs:
            button = self.backs[kind.id]
            button.show_kind(kind, signs.BACKS[kind.id], can_tell=deck.can_tell)
        if deck.can_tell:
            for kind in deck.icons:
                button = self.icons[kind.id]
                button.show_kind(kind, signs.ICONS[kind.id], can_tell=True)
        for name, buttons in (("backs", self.backs), ("icons", self.icons)):
            for each in buttons.values():
                each.dress_as(LEGAL if deck.asked == name else PLAIN)
        self.odds.show_odds(deck.odds)
        self.go.tell(deck.go, deck.go_note)
        self.go.forbid(deck.go_why_not)
