"""The Wounds of every character, and the lantern of the First Player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QWidget

from desktop.boards.robinson_crusoe.art import Picture, colour, draw
from desktop.boards.robinson_crusoe.table.counter import NewsCounter, StepButton
from desktop.boards.robinson_crusoe.table.counter_value import Counted
from desktop.boards.robinson_crusoe.table.panel import Panel
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.table.letters import Fitted
from desktop.table.measure import Measure
from desktop.table.touch import QUIET

HEART, LINES = 22, 2
MOST_HEARTS = 16
"""With more life than this the number alone has to do."""
ROW = 60
WIDE, NARROW = 64, 54
"""How wide the buttons are, and where Determination stands beside the Wounds."""
PICTURE = 28


class Wounded(NamedTuple):
    """A character as the panel shows it; `wounds` is None while nobody has told it."""

    name: str
    colour: str
    wounds: int | None
    life: int
    fewer: str = ""
    more: str = ""
    not_first: str = ""
    """Why the lantern cannot be brought here."""
    determination: Counted = Counted(0)
    """RC-4.3: seen where the group wants to see it."""


class Hearts(QWidget):
    """A heart for every Wound space: plastered where there is a Wound."""

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self._wounds, self._life = 0, 12
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        measure.dress(self, lambda it: it.updateGeometry())

    def show_wounds(self, wounds: int, life: int) -> None:
        """Show so many Wounds of so many spaces."""
        if (wounds, life) != (self._wounds, self._life):
            self._wounds, self._life = wounds, life
            self.updateGeometry()
            self.update()

    def _across(self) -> int:
        return 0 if self._life > MOST_HEARTS else -(-self._life // LINES)

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(self._across() * px(HEART), LINES * px(HEART))

    def paintEvent(self, _event: QPaintEvent) -> None:
        across, side = self._across(), self._measure.px(HEART)
        painter = QPainter(self)
        for number in range(min(self._life, LINES * across)):
            line, at = divmod(number, across)
            area = QRectF(at * side + 1, line * side + 1, side - 2, side - 2)
            draw(painter, "wound" if number < self._wounds else "wound_add", area)
        painter.end()


class Lantern(StepButton):
    """The First Player's lantern; where it is not, a press brings it."""

    def __init__(self, measure: Measure) -> None:
        super().__init__(measure, 52, ROW)
        self.dress_as(QUIET)
        self.is_here = False

    def show_lantern(self, name: str, is_here: bool, why_not: str) -> None:
        """Show whether it stands here, or why it cannot."""
        if is_here != self.is_here:
            self.is_here = is_here
            self.update()
        self.forbid("" if is_here else why_not)
        here = translate("Robinson", "{name} is First Player")
        bring = translate("Robinson", "Make {name} First Player")
        said = (here if is_here else bring).format(name=name)
        self.tell("", said=said)
        tip(self, self.reason or said)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        side = self._measure.px(48)
        painter = QPainter(self)
        area = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        strong = self.is_here or self.underMouse() or self.hasFocus()
        draw(painter, "first_player", area, 1.0 if self.is_here else 0.5 if strong else 0.14)
        painter.end()


class WoundRow(QWidget):
    """One character: mark, name, lantern, hearts, and the Wounds in a number; Determination beside it."""

    stepped = Signal(int)
    determined = Signal(int)
    led = Signal()
    refused = Signal(str)

    def __init__(self, measure: Measure) -> None:
        super().__init__()
        self._measure = measure
        self.is_first = False
        self.mark = QLabel()
        self.name = Fitted(measure, 22, 600, most=200)
        self.lantern = Lantern(measure)
        self.hearts = Hearts(measure)
        self.counter = NewsCounter(measure, 36, WIDE, ROW)
        self.wound = Picture(measure, "wound", PICTURE)
        self.star = Picture(measure, "determination", PICTURE)
        self.determination = NewsCounter(measure, 32, NARROW, ROW)
        self._colour = ""
        row = QHBoxLayout(self)
        row.addWidget(self.mark)
        row.addWidget(self.name, 1)
        for widget in (self.lantern, self.hearts, self.wound, self.counter):
            row.addWidget(widget)
        row.addWidget(self.star)
        row.addWidget(self.determination)
        self.counter.stepped.connect(self.stepped)
        self.determination.stepped.connect(self.determined)
        for counter in (self.counter, self.determination):
            counter.refused.connect(self.refused)
        self.show_parts(wounds=True, determination=False)
        self.lantern.clicked.connect(self.led)
        self.lantern.refused.connect(self.refused)
        measure.dress(self, lambda it: it.space())

    def space(self) -> None:
        """Lengths in the scale of the window."""
        px = self._measure.px
        row = self.layout()
        assert row is not None, "made above"
        row.setContentsMargins(px(8), 0, px(4), 0)
        row.setSpacing(px(8))
        if self._colour:
            self.mark.setPixmap(self._measure.seat_mark(self._colour, 40))

    def show_parts(self, *, wounds: bool, determination: bool) -> None:
        """Show Wounds, Determination, or both: then pictures say which is which, and hearts go."""
        both = wounds and determination
        self.hearts.setVisible(wounds and not both)
        self.counter.setVisible(wounds)
        self.wound.setVisible(both)
        self.star.setVisible(determination)
        self.determination.setVisible(determination)
        for button in self.counter.steps:
            button.take_width(NARROW if both else WIDE)

    def show_character(self, it: Wounded, is_first: bool) -> None:
        """Show a character."""
        if it.colour != self._colour:
            self._colour = it.colour
            self.mark.setPixmap(self._measure.seat_mark(it.colour, 40))
        self.name.tell(it.name)
        if is_first != self.is_first:
            self.is_first = is_first
            self.update()
        self.lantern.show_lantern(it.name, is_first, it.not_first)
        self.hearts.show_wounds(it.wounds or 0, it.life)
        shown = "?" if it.wounds is None else str(it.wounds)
        of = translate("Robinson", "Wounds of {name}, {life} Wound spaces")
        self.counter.show_count(of.format(name=it.name, life=it.life), shown, it.fewer, it.more)
        of = translate("Robinson", "Determination of {name}").format(name=it.name)
        also = it.determination
        self.determination.show_count(of, also.text, also.fewer, also.more)
        last = it.wounds is not None and it.wounds >= it.life - 1
        tone = f"color: {colour('ember_text').name()}" if last else ""
        if self.counter.number.styleSheet() != tone:
            self.counter.number.setStyleSheet(tone)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.is_first:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("ember_wash"))
        corner = self._measure.px(12)
        painter.drawRoundedRect(QRectF(self.rect()), corner, corner)
        painter.end()


class WoundsPanel(Panel):
    """All characters; `stepped(seat, by)`, and `led(seat)` brings the lantern there.

    Determination stands in the same rows, `determined(seat, by)`: a part that is hidden at first.
    """

    stepped = Signal(int, int)
    determined = Signal(int, int)
    led = Signal(int)
    refused = Signal(str)

    def __init__(self, measure: Measure, seats: int) -> None:
        super().__init__(measure, "RC-3.4")
        self.rows = [WoundRow(measure) for _ in range(seats)]
        for seat, row in enumerate(self.rows):
            row.stepped.connect(lambda by, seat=seat: self.stepped.emit(seat, by))
            row.determined.connect(lambda by, seat=seat: self.determined.emit(seat, by))
            row.led.connect(lambda seat=seat: self.led.emit(seat))
            row.refused.connect(self.refused)
            self.body.addWidget(row)
        self.body.addStretch(1)
        self.reach(
            [
                button
                for row in self.rows
                for button in (row.lantern, *_steps(row.counter), *_steps(row.determination))
            ]
        )
        measure.dress(self, lambda it: it.body.setSpacing(measure.px(2)))

    def show_parts(self, *, wounds: bool, determination: bool) -> None:
        """Show Wounds, Determination, or both; without either nothing is seen."""
        self.setVisible(wounds or determination)
        for row in self.rows:
            row.show_parts(wounds=wounds, determination=determination)
        assert self.zone is not None
        self.zone.settle()

    @property
    def is_determination_seen(self) -> bool:
        """Whether the group wants to see it."""
        return not self.rows[0].determination.isHidden()

    def to_determination(self) -> None:
        """The keyboard goes to the first character's Determination, where it is seen."""
        if self.is_determination_seen:
            self.rows[0].determination.more.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def show_wounds(self, title: str, characters: Sequence[Wounded], first: int) -> None:
        """Show every character; `first` is the seat of the First Player."""
        self.call(title)
        for seat, (row, character) in enumerate(zip(self.rows, characters, strict=True)):
            row.show_character(character, seat == first)


def _steps(counter: NewsCounter) -> tuple[QWidget, QWidget]:
    return counter.less, counter.more
