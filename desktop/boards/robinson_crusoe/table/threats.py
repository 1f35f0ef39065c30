"""The two Threat spaces: what lies there, when it leaves, and taking it off by a Threat Action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import colour, draw
from desktop.boards.robinson_crusoe.face import HIGH, WIDTH, Face, paint
from desktop.boards.robinson_crusoe.table.panel import Panel, letters
from desktop.look import theme
from desktop.look.signs import Sign
from desktop.look.translate import translate
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton

CARD = 168
"""How high a card is at least."""
AROUND = 9
ARROW = 58


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


class Space(TouchButton):
    """A Threat space with its card; a press shows the card large."""

    def __init__(self, measure: Measure, *, is_left: bool) -> None:
        super().__init__(measure, "table.label")
        self._threat = Threat("")
        self._is_left = is_left
        self.setProperty("ring", "12")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_threat(self, threat: Threat) -> None:
        """Show what lies here."""
        self._threat = threat
        nothing = translate("Robinson", "no card")
        self.tell(threat.name, said=f"{threat.name}: {threat.said or nothing}")
        self.setToolTip(threat.said)
        self.update()

    def sizeHint(self) -> QSize:
        """A card with the dashes around it."""
        px = self._measure.px
        return QSize(px(CARD * WIDTH / HIGH + 2 * AROUND), px(CARD + 2 * AROUND))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Dashes, and the card or the sign of an empty space."""
        px, threat = self._measure.px, self._threat
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        high = min(room.height() - px(2), (room.width() - px(2)) * HIGH / WIDTH * 0.99)
        wide = high * WIDTH / HIGH
        outer = QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high)
        line = colour("ember_ring") if threat.is_next else colour("dashes")
        over = threat.face is not None and (self.underMouse() or self.isDown())
        painter.setPen(QPen(line, max(1.5, px(3) * 0.75), Qt.PenStyle.CustomDashLine))
        pen = painter.pen()
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(colour("ember_wash" if over else "inner"))
        painter.drawRoundedRect(outer.adjusted(2, 2, -2, -2), px(12), px(12))
        inset = px(AROUND)
        across = outer.width() - 2 * inset
        card = QRectF(0, 0, across, across * HIGH / WIDTH)
        card.moveCenter(outer.center())
        if threat.face is not None:
            paint(painter, card, threat.face)
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
        painter.setFont(letters(self._measure, 17, 500))
        painter.setPen(theme.token("muted"))
        below = QRectF(area.left(), arrow.bottom() + px(6), area.width(), px(48))
        flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(below, flags, translate("Robinson", "No card"))


class Arrow(QWidget):
    """Where a card goes that another one pushes."""

    def __init__(self, measure: Measure, picture: str) -> None:
        super().__init__()
        self._measure, self._picture = measure, picture
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        measure.dress(self, lambda it: it.setFixedWidth(measure.px(ARROW + 24)))

    def say(self, words: str) -> None:
        """The words below the arrow."""
        self._words = words
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The arrow and its words."""
        px = self._measure.px
        painter = QPainter(self)
        wide, high = px(ARROW), px(ARROW * 0.75)
        top = self.height() / 2 - high
        draw(painter, self._picture, QRectF((self.width() - wide) / 2, top, wide, high))
        painter.setFont(letters(self._measure, 16, 600))
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
        measure.dress(self, lambda it: it.setFixedHeight(measure.px(58)))

    def show_threat(self, threat: Threat) -> None:
        """Show what is to be said of the card."""
        self._threat = threat
        parts = (threat.leaves, threat.when, " ".join(sign.text for sign in threat.then))
        self.setAccessibleName(", ".join(part for part in parts if part))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Warm where it leaves next."""
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
        painter.setFont(letters(self._measure, 21, 800))
        painter.setPen(colour("ember_text") if is_next else theme.token("text"))
        upper = QRectF(area.left(), area.top() + px(3), area.width(), area.height() * 0.5)
        painter.drawText(upper, middle, threat.leaves)
        lower = QRectF(area.left() + px(8), upper.bottom(), area.width() - px(16), px(24))
        small = letters(self._measure, 16, 500)
        painter.setFont(small)
        painter.setPen(theme.token("text"))
        painter.drawText(lower, middle, threat.when)
        painter.end()


class TakeOff(TouchButton):
    """The Threat Action: what it needs and what it brings."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "table.label", 68)
        self._threat = Threat("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_threat(self, threat: Threat) -> None:
        """Show the action of the card that lies here."""
        self._threat = threat
        self.setVisible(threat.face is not None)
        said = translate("Robinson", "Take off: {card}").format(
            card=threat.face.name if threat.face else ""
        )
        text = translate("Robinson", "Take off by action")
        self.tell(text, said=". ".join(part for part in (said, threat.action) if part))
        self.forbid(threat.why_not)
        if not threat.why_not:
            self.setToolTip(threat.action)
        self.update()

    def sizeHint(self) -> QSize:
        """A finger high."""
        return QSize(self._measure.px(200), self._measure.px(70))

    def _contents(self, painter: QPainter, ink: str) -> None:
        px, threat = self._measure.px, self._threat
        area = QRectF(self.rect()).adjusted(px(8), px(5), -px(8), -px(5))
        painter.setFont(letters(self._measure, 19, 700))
        painter.setPen(theme.token(ink))
        if not threat.needs:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.words[0])
            return
        upper = QRectF(area.left(), area.top(), area.width(), area.height() * 0.46)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self.words[0])
        shown = [*threat.needs, *([Sign("", "→"), *threat.gives] if threat.gives else [])]
        lower = QRectF(area.left(), upper.bottom(), area.width(), area.height() * 0.54)
        small = letters(self._measure, 17, 700)
        signs.paint(painter, lower, shown, small, theme.token(ink), px(26))


class ThreatsPanel(Panel):
    """Left and right Threat space; `taken(space)` and `looked(space)` tell what was pressed."""

    taken = Signal(str)
    looked = Signal(str)
    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, "RC-2.6")
        self.off, self.pushes, self.new = (
            Arrow(measure, name) for name in ("arrow_off", "arrow_push", "arrow_push")
        )
        self.spaces: dict[str, Space] = {}
        self.plates: dict[str, Plate] = {}
        self.taking: dict[str, TakeOff] = {}
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        below = QGridLayout()
        for column, space in enumerate(("left", "right")):
            card = self.spaces[space] = Space(measure, is_left=space == "left")
            plate, action = Plate(measure), TakeOff(measure)
            self.plates[space], self.taking[space] = plate, action
            grid.addWidget(card, 0, 1 + 2 * column)
            grid.setColumnStretch(1 + 2 * column, 1)
            below.addWidget(plate, 0, column)
            below.addWidget(action, 1, column)
            below.setColumnStretch(column, 1)
            card.clicked.connect(lambda _=False, space=space: self.looked.emit(space))
            action.clicked.connect(lambda _=False, space=space: self.taken.emit(space))
            action.refused.connect(self.refused)
        for column, arrow in enumerate((self.off, self.pushes, self.new)):
            grid.addWidget(arrow, 0, 2 * column)
        below.setRowMinimumHeight(1, 1)
        self.body.addLayout(grid, 1)
        self.body.addLayout(below)
        self._grids = grid, below
        self.reach([*self.spaces.values(), *self.taking.values()])
        measure.dress(self, lambda it: it.space_grids())

    def space_grids(self) -> None:
        """Gaps in the scale of the window."""
        px = self.measure.px
        cards, below = self._grids
        cards.setHorizontalSpacing(px(2))
        below.setHorizontalSpacing(px(8))
        below.setVerticalSpacing(px(6))
        below.setRowMinimumHeight(1, px(70))

    def show_threats(self, title: str, threats: Sequence[Threat]) -> None:
        """Show the left and the right space."""
        self.call(title)
        self.off.say(translate("Robinson", "off the board"))
        self.pushes.say(translate("Robinson", "pushes"))
        self.new.say(translate("Robinson", "new"))
        for space, threat in zip(("left", "right"), threats, strict=True):
            self.spaces[space].show_threat(threat)
            self.plates[space].show_threat(threat)
            self.taking[space].show_threat(threat)
