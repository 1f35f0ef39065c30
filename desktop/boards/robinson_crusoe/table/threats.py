"""The two Threat spaces: what lies there, when it leaves, and taking it off by a Threat Action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.face import Face
from desktop.boards.robinson_crusoe.table import threat_card
from desktop.boards.robinson_crusoe.table.button import Button
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.signs import Sign
from desktop.look.translate import translate
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton
from engine.games.robinson_crusoe.components import SPACES

CARD = 150
"""How high a space is at least."""
SQUAREST, TALLEST = 0.86, 1.42
"""A space is so many times as high as wide, from the low one to that of a card on the table."""
AROUND = 8
ACTION = 72
"""How high a Threat Action's button is."""
ARROW, APART = 54, 64
"""How wide an arrow is, and how far apart the spaces are at least."""


class Threat(NamedTuple):
    """A Threat space as the panel shows it; without a face it is empty."""

    name: str
    face: Face | None = None
    said: str = ""
    """All of the card, for a screen reader."""
    leaves: str = ""
    when: str = ""
    then: tuple[Sign, ...] = ()
    is_next: bool = False
    """Whether the next Event card pushes it off the board."""
    needs: tuple[Sign, ...] = ()
    gives: tuple[Sign, ...] = ()
    action: str = ""
    """The Threat Action in words."""
    why_not: str = ""
    asks: str = ""
    """What it needs as somebody typed it, of a card that the app does not know."""
    is_untold: bool = False
    """Whether nobody has said what lies here."""


class Space(TouchButton):
    """A Threat space with its card; a press shows the card large."""

    def __init__(self, measure: Measure, *, is_left: bool) -> None:
        super().__init__(measure, "table.label")
        self._threat = Threat("")
        self._is_left = is_left
        self.setProperty("ring", "12")

    def show_threat(self, threat: Threat) -> None:
        """Show what lies here."""
        was, self._threat = self._threat, threat
        untold = translate("Robinson", "Not known yet")
        nothing = untold if threat.is_untold else translate("Robinson", "no card")
        self.tell(threat.name, said=f"{threat.name}: {threat.said or nothing}")
        tip(self, threat.said)
        if was != threat:
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dashes, and the card or the sign of an empty space."""
        px, threat = self._measure.px, self._threat
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = colour("ember_ring") if threat.is_next else colour("dashes")
        has_hand = self.underMouse() or self.isDown() or self.hasFocus()
        over = threat.face is not None and has_hand
        pen = QPen(line, max(1.5, px(3) * 0.75), Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(colour("ember_wash" if over else "inner"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), px(14), px(14))
        inset = px(AROUND)
        card = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        if threat.face is not None:
            threat_card.paint(painter, card, threat.face, self._measure)
        else:
            self._empty(painter, card)
        painter.end()

    def _empty(self, painter: QPainter, area: QRectF) -> None:
        px = self._measure.px
        side = min(area.width(), area.height()) * 0.3
        arrow = QRectF(0, 0, side * 64 / 48, side)
        arrow.moveCenter(area.center())
        arrow.moveTop(arrow.top() - px(14))
        draw(painter, "arrow_off" if self._is_left else "arrow_push", arrow, 0.35)
        painter.setFont(letters(self._measure, 18, 500))
        painter.setPen(theme.token("muted"))
        below = QRectF(area.left(), arrow.bottom() + px(6), area.width(), px(48))
        flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
        untold = self._threat.is_untold
        text = (
            translate("Robinson", "Not known yet") if untold else translate("Robinson", "No card")
        )
        painter.drawText(below, flags, text)


class Arrow(QWidget):
    """Where a card goes that another one pushes."""

    def __init__(self, measure: Measure, picture: str) -> None:
        super().__init__()
        self._measure, self._picture = measure, picture
        self._words = ""

    def say(self, words: str) -> None:
        """The words below the arrow."""
        if words != self._words:
            self._words = words
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._measure.px
        painter = QPainter(self)
        wide, high = px(ARROW), px(ARROW * 0.75)
        top = self.height() / 2 - high
        draw(painter, self._picture, QRectF((self.width() - wide) / 2, top, wide, high))
        longest = max(self._words.split() or [""], key=len)
        face = letters(self._measure, 18, 600)
        painter.setFont(narrowed(longest, face, self.width() - px(8)))
        is_off = self._picture == "arrow_off"
        painter.setPen(colour("ember_text") if is_off else theme.token("muted"))
        flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(QRectF(0, top + high + px(4), self.width(), px(66)), flags, self._words)
        painter.end()


class Plate(QWidget):
    """In which round the card leaves, and what happens then."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._threat = Threat("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.setFixedHeight(measure.px(56)))

    def show_threat(self, threat: Threat) -> None:
        """Show what is to be said of the card."""
        if threat == self._threat:
            return
        self._threat = threat
        parts = (threat.leaves, threat.when, " ".join(sign.text for sign in threat.then))
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        threat, px = self._threat, self._measure.px
        if not threat.leaves:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_next = threat.is_next
        painter.setPen(
            QPen(colour("ember_ring"), max(1.5, px(2))) if is_next else Qt.PenStyle.NoPen
        )
        painter.setBrush(colour("ember_wash" if is_next else "inner"))
        painter.drawRoundedRect(area, px(10), px(10))
        middle = Qt.AlignmentFlag.AlignCenter
        large = letters(self._measure, 20, 800)
        painter.setFont(narrowed(threat.leaves, large, area.width() - px(8)))
        painter.setPen(colour("ember_text") if is_next else theme.token("text"))
        upper = QRectF(area.left(), area.top() + px(3), area.width(), area.height() * 0.5)
        painter.drawText(upper, middle, threat.leaves)
        lower = QRectF(area.left() + px(8), upper.bottom(), area.width() - px(16), px(24))
        small = letters(self._measure, 18, 500)
        painter.setFont(narrowed(threat.when, small, lower.width()))
        painter.setPen(theme.token("text"))
        painter.drawText(lower, middle, threat.when)
        painter.end()


class TakeOff(Button):
    """The Threat Action: what it needs and what it brings."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "table.label", 64)
        self._threat = Threat("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_threat(self, threat: Threat) -> None:
        """Show the action of the card that lies here."""
        was, self._threat = self._threat, threat
        self.setVisible(threat.face is not None)
        said = translate("Robinson", "Avert: {card}").format(
            card=threat.face.name if threat.face else ""
        )
        text = translate("Robinson", "Avert by an action")
        self.tell(text, said=". ".join(part for part in (said, threat.action) if part))
        self.forbid(threat.why_not)
        if not threat.why_not:
            tip(self, threat.action)
        if was != threat:
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._measure.px(200), self._measure.px(ACTION))

    def _contents(self, painter: QPainter, ink: str) -> None:
        px, threat = self._measure.px, self._threat
        area = QRectF(self.rect()).adjusted(px(8), px(3), -px(8), -px(3))
        painter.setFont(letters(self._measure, 18 if threat.asks else 20, 700))
        painter.setPen(theme.token(ink))
        middle = Qt.AlignmentFlag.AlignCenter
        if not threat.needs and not threat.asks:
            painter.drawText(area, middle, self.words[0])
            return
        high = painter.fontMetrics().height()
        upper = QRectF(area.left(), area.top(), area.width(), high)
        painter.drawText(upper, middle, self.words[0])
        lower = QRectF(area.left(), upper.bottom(), area.width(), area.height() - high)
        if not threat.needs:
            face, _ = threat_card.fitting(
                threat.asks, lower.width(), lower.height(), self._measure, 20, 500
            )
            painter.setFont(face)
            flags = int(middle) | int(Qt.TextFlag.TextWordWrap) | int(Qt.TextFlag.TextDontClip)
            painter.drawText(lower, flags, threat_card.shortened(threat.asks, lower, face))
            return
        shown = [*threat.needs, *([Sign("", "→"), *threat.gives] if threat.gives else [])]
        small = letters(self._measure, 18, 700)
        signs.paint(painter, lower, shown, small, theme.token(ink), px(26))


class Spaces(QWidget):
    """Both spaces with the arrows of the push between them; they take the place that there is."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.arrows = [Arrow(measure, name) for name in ("arrow_off", "arrow_push", "arrow_push")]
        self.spaces = [Space(measure, is_left=is_left) for is_left in (True, False)]
        for widget in (*self.arrows, *self.spaces):
            widget.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        measure.dress(self, lambda it: it.grow())

    def grow(self) -> None:
        """Take the scale of the window."""
        px = self._measure.px
        self.setMinimumSize(px(3 * APART + 2 * CARD / TALLEST), px(CARD))
        self._place()

    def sizeHint(self) -> QSize:
        """Low spaces; they grow with what is left."""
        return self.minimumSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        px = self._measure.px
        wide = (self.width() - 3 * px(APART)) / 2
        high = min(self.height(), wide * TALLEST)
        wide = min(wide, high / SQUAREST)
        apart = (self.width() - 2 * wide) / 3
        top = round((self.height() - high) / 2)
        for number, arrow in enumerate(self.arrows):
            left = round(number * (apart + wide))
            arrow.setGeometry(left, top, round(apart), round(high))
        for number, space in enumerate(self.spaces):
            left = round(apart + number * (apart + wide))
            space.setGeometry(left, top, round(wide), round(high))


class ThreatsPanel(Panel):
    """Left and right Threat space; `taken(space)` and `looked(space)` tell what was pressed."""

    taken = Signal(str)
    looked = Signal(str)
    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "RC-2.6")
        self.board = Spaces(measure)
        self.off, self.pushes, self.new = self.board.arrows
        self.spaces: dict[str, Space] = dict(zip(SPACES, self.board.spaces, strict=True))
        self.plates: dict[str, Plate] = {}
        self.taking: dict[str, TakeOff] = {}
        self._below = below = QGridLayout()
        for column, (space, card) in enumerate(self.spaces.items()):
            plate, action = Plate(measure), TakeOff(measure)
            self.plates[space], self.taking[space] = plate, action
            below.addWidget(plate, 0, column)
            below.addWidget(action, 1, column)
            below.setColumnStretch(column, 1)
            card.clicked.connect(lambda _=False, space=space: self.looked.emit(space))
            action.clicked.connect(lambda _=False, space=space: self.taken.emit(space))
            action.refused.connect(self.refused)
        self.body.addWidget(self.board, 1)
        self.body.addLayout(below)
        self.reach([*self.spaces.values(), *self.taking.values()])
        measure.dress(self, lambda it: it.space_rows())

    def space_rows(self) -> None:
        """Gaps in the scale of the window; an empty space keeps the place of its action."""
        px = self.measure.px
        self._below.setHorizontalSpacing(px(8))
        self._below.setVerticalSpacing(px(6))
        self._below.setRowMinimumHeight(1, px(ACTION))

    def show_threats(self, title: str, threats: Sequence[Threat]) -> None:
        """Show the left and the right space."""
        self.call(title)
        at = self.window().focusWidget()
        for space, threat in zip(SPACES, threats, strict=True):
            if threat.face is None and at is self.taking[space]:
                # Its card has gone: the keyboard stays here, before the button is hidden.
                self.spaces[space].setFocus(Qt.FocusReason.OtherFocusReason)
        self.off.say(translate("Robinson", "off the board"))
        self.pushes.say(translate("Robinson", "pushes"))
        self.new.say(translate("Robinson", "new"))
        for space, threat in zip(SPACES, threats, strict=True):
            self.spaces[space].show_threat(threat)
            self.plates[space].show_threat(threat)
            self.taking[space].show_threat(threat)
