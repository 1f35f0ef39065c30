"""Places for choices: made once, always where they are, told anew with every step."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QMouseEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.look import theme, tooltip
from desktop.look.names import tip
from desktop.look.text_fit import NO_BREAK, fitted, narrower
from desktop.look.translate import translate
from desktop.table.letters import LEAST
from desktop.table.measure import Measure
from desktop.table.panels.choice import CHOSEN, OUTCOME, Choice
from desktop.table.touch import LEGAL, TouchButton

EDGE = 5
"""Design pixels by which words may come nearer to the frame than pictures do."""
FINGER = 64
"""Design pixels of the least width, and of the usual height."""
HOLD = 600
READING = 12_000
"""Milliseconds until a held finger asks for the words of a card, and that they stay."""


class Slot(TouchButton):
    """A place of fixed size for a choice; without one it is not seen and keeps its place."""

    def __init__(self, measure: Measure, high: int = FINGER) -> None:
        super().__init__(measure, "table.label", FINGER)
        self.high = high
        self.choice: Choice | None = None
        self._was_held = False
        self.hold = QTimer(self)
        self.hold.setSingleShot(True)
        self.hold.setInterval(HOLD)
        self.hold.timeout.connect(self._held)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        policy.setRetainSizeWhenHidden(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._press)
        measure.dress(self, lambda it: it._hold_height())

    # -- telling -------------------------------------------------------------------

    def offer(self, choice: Choice | None) -> None:
        """Offer this choice here, or none."""
        before, self.choice = self.choice, choice
        if choice is None:
            self.hide()
            return
        self.update()
        if before is not None and before.shown == choice.shown and not self.isHidden():
            return
        chosen = translate("Panels", "chosen") if choice.look == CHOSEN else ""
        parts = (choice.said or choice.text, "" if choice.said else choice.note, chosen)
        self.tell(choice.text, choice.note, choice.icon, ", ".join(part for part in parts if part))
        self.forbid(choice.reason)
        if choice.words:
            both = f"{choice.words}\n{choice.reason}" if choice.reason else choice.words
            tip(self, both)
            self.setAccessibleDescription(both)
        self.setProperty("clause", choice.clause)
        self.dress_as(choice.look)
        self.show()

    def _press(self) -> None:
        if self.choice is not None:
            self.choice.press()

    # -- a finger ------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A card can be held instead of pressed."""
        self._was_held = False
        if self.choice is not None and self.choice.words:
            self.hold.start()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Whoever held a card did not press it."""
        self.hold.stop()
        if self._was_held:
            self.setDown(False)
            self._was_held = False
            return
        super().mouseReleaseEvent(event)

    def _held(self) -> None:
        """A finger sees no tooltip unless it holds."""
        self._was_held = True
        tooltip.show(self, self.toolTip(), stays=READING)

    # -- measures ------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        px = self._measure.px
        return QSize(px(FINGER), px(self.high))

    def minimumSizeHint(self) -> QSize:
        """No smaller than a finger."""
        return self.sizeHint()

    def showEvent(self, event: QShowEvent) -> None:
        """The style sheet knows a least height for buttons; a finger needs more."""
        super().showEvent(event)
        self._hold_height()

    def _hold_height(self) -> None:
        self.setMinimumHeight(self._measure.px(self.high))

    # -- painting ------------------------------------------------------------------

    def _frame(self, painter: QPainter, off: bool) -> None:
        if self.look not in (OUTCOME, CHOSEN):
            super()._frame(painter, off)
            return
        px = self._measure.px
        stroke = float(px(4 if self.look == CHOSEN else 3))
        fill = "accent_soft" if self.look == CHOSEN or self.underMouse() else "raised"
        painter.setBrush(theme.token("line" if self.isDown() and not off else fill))
        painter.setPen(QPen(theme.token("accent"), stroke))
        if off and self.look == OUTCOME:
            stroke = 0.0
            painter.setBrush(theme.token("sunken"))
            painter.setPen(Qt.PenStyle.NoPen)
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(14), px(14))

    def _contents(self, painter: QPainter, ink: str) -> None:
        choice = self.choice
        if choice is None:
            return
        if self.look == CHOSEN:
            ink = "text"
        px = self._measure.px
        area = QRectF(self.rect()).adjusted(px(8), px(5), -px(8), -px(5))
        if choice.paint is not None:
            choice.paint(painter, area, theme.token(ink))
        elif choice.number:
            self._card(painter, ink, area, choice)
        elif choice.share is not None:
            self._odds(painter, ink, area, choice)
        else:
            self._plain(painter, ink, area, choice)

    def _card(self, painter: QPainter, ink: str, area: QRectF, choice: Choice) -> None:
        """Icon and number above, the word below."""
        px, role = self._measure.px, ink if ink != "text" else "accent"
        if choice.icon:
            icon = self._measure.icon(choice.icon, 26, role)
            painter.drawPixmap(QPointF(area.left() + px(2), area.top() + px(2)), icon)
        painter.setPen(theme.token(ink))
        painter.setFont(self._measure.font("table.label"))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        painter.drawText(area.adjusted(0, -px(1), -px(2), 0), right, choice.number)
        below = QRectF(area).adjusted(-px(4), area.height() * 0.52, px(4), 0)
        font, _ = fitted(
            self._measure.font("title"), choice.text.replace(" ", "\u00a0"), below.width(), px(200)
        )
        font.setFamilies(self._measure.font("table.label").families())
        painter.setFont(font)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, choice.text)

    def _odds(self, painter: QPainter, ink: str, area: QRectF, choice: Choice) -> None:
        """The word, the odds, and a bar."""
        px = self._measure.px
        painter.setPen(theme.token(ink))
        high, bar = area.height(), px(8)
        top = QRectF(area.left(), area.top(), area.width(), high * 0.42)
        self._word(painter, top, choice.text, choice.sign, ink)
        font = narrower(self._measure.font("table.floor"), choice.note, area.width() + px(8), LEAST)
        painter.setFont(font)
        painter.setPen(theme.token("muted" if ink == "text" else ink))
        middle = QRectF(area.left() - px(4), top.bottom(), area.width() + px(8), high * 0.36)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, choice.note)
        if ink == "text" and choice.share is not None:
            track = QRectF(area.left(), area.bottom() - bar, area.width(), bar)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.token("sunken"))
            painter.drawRoundedRect(track, bar / 2, bar / 2)
            track.setWidth(max(bar, track.width() * choice.share))
            painter.setBrush(theme.token("accent"))
            if choice.share:
                painter.drawRoundedRect(track, bar / 2, bar / 2)

    def _plain(self, painter: QPainter, ink: str, area: QRectF, choice: Choice) -> None:
        """Icon, words and a second line, in the middle."""
        measure, px = self._measure, self._measure.px
        if choice.icon and choice.text and area.width() < px(120):
            self._stacked(painter, ink, area, choice)
            return
        side = px(26) if choice.icon else 0
        gap = px(8) if side and choice.text else 0
        # A thick frame is no place for letters.
        edge = px(EDGE - 2 if self.look in (LEGAL, OUTCOME, CHOSEN) else EDGE)
        across = area.adjusted(-edge, 0, edge, 0)
        room, high = area.width() - side - gap, area.height()
        floor = measure.font("table.floor")
        beside = high * 0.46 if choice.note else 0
        most = across.width() - side - gap
        face = measure.font("table.label")
        found = [fitted(face, it, room, high - beside, LEAST) for it in (choice.text, *choice.row)]
        face = min((font for font, _ in found), key=QFont.pixelSize)
        font, lines = fitted(face, choice.text, room, high - beside, LEAST)
        step = QFontMetrics(font).height()
        lines = [part for line in lines for part in parts(font, line, most)]
        small, notes = floor, [""]
        if choice.note:
            left_over = max(beside, high - step * len(lines))
            small, notes = fitted(floor, choice.note, across.width(), left_over, LEAST)
        low = QFontMetrics(small).height() if choice.note else 0
        if choice.note and step * len(lines) + low * len(notes) > high:
            # A line for each is one too many.
            both = f"{choice.text}{NO_BREAK}·{NO_BREAK}{choice.note}"
            one, joined = fitted(measure.font("table.label"), both, room, high, LEAST)
            metrics = QFontMetrics(one)
            is_narrow = max(map(metrics.horizontalAdvance, joined)) <= room
            if is_narrow and metrics.height() * len(joined) <= high:
                font, step, lines, notes = one, metrics.height(), joined, []
        wide = max(map(QFontMetrics(font).horizontalAdvance, lines))
        top = area.top() + (high - step * len(lines) - low * len(notes)) / 2
        left = area.left() + (area.width() - wide - side - gap) / 2
        if side:
            middle = top + (step * len(lines) - side) / 2
            painter.drawPixmap(QPointF(left, middle), measure.icon(choice.icon, 26, ink))
            left += side + gap
        painter.setPen(theme.token(ink))
        painter.setFont(font)
        for line in lines:
            at = QRectF(left, top, wide + 2, step)
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, line)
            top += step
        painter.setFont(small)
        painter.setPen(theme.token("muted" if ink == "text" else ink))
        for line in notes:
            at = QRectF(across.left(), top, across.width(), low)
            painter.drawText(at, Qt.AlignmentFlag.AlignCenter, line)
            top += low

    def _stacked(self, painter: QPainter, ink: str, area: QRectF, choice: Choice) -> None:
        """Narrow: the icon stands above, and the words repeat it."""
        measure, px = self._measure, self._measure.px
        role = "warning" if choice.icon == "warning" and ink == "text" else ink
        icon = measure.icon(choice.icon, 26, role)
        side = icon.width() / icon.devicePixelRatio()
        room = area.adjusted(-px(EDGE), 0, px(EDGE), 0)
        font, lines = fitted(
            measure.font("table.floor"), choice.text, room.width(), room.height() - side, LEAST
        )
        high = QFontMetrics(font).height()
        top = room.top() + (room.height() - side - high * len(lines)) / 2
        painter.drawPixmap(QPointF(room.center().x() - side / 2, top), icon)
        painter.setFont(font)
        painter.setPen(theme.token(role))
        top += side
        for line in lines:
            below = QRectF(room.left(), top, room.width(), high)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, line)
            top += high

    def _word(
        self, painter: QPainter, area: QRectF, text: str, sign: str, ink: str = "text"
    ) -> None:
        """A word in the middle of an area, in one line, with an icon behind it."""
        measure, px = self._measure, self._measure.px
        behind = px(28) if sign else 0
        font = narrower(measure.font("table.label"), text, area.width() - behind, LEAST)
        painter.setFont(font)
        wide = QFontMetrics(font).horizontalAdvance(text)
        left = area.left() + (area.width() - wide - behind) / 2
        painter.drawText(
            QRectF(left, area.top(), wide + 2, area.height()),
            Qt.AlignmentFlag.AlignVCenter,
            text,
        )
        if sign:
            icon = measure.icon(sign, 24, ink)
            high = icon.height() / icon.devicePixelRatio()
            middle = area.top() + (area.height() - high) / 2
            painter.drawPixmap(QPointF(left + wide + px(6), middle), icon)


def parts(font: QFont, line: str, room: float) -> list[str]:
    """A line that is too long in the smallest letters: a sign stands above its word, and that ends in …."""
    metrics = QFontMetrics(font)
    if metrics.horizontalAdvance(line) <= room:
        return [line]
    return [
        metrics.elidedText(it, Qt.TextElideMode.ElideRight, int(room)) for it in line.split(" ")
    ]
