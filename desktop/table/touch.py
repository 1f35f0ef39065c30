"""A button for a finger at arm's length: a large word, an icon, a second line, and its reason."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.text_fit import fitted, narrower
from desktop.table import enters
from desktop.table.measure import Measure

PLAIN, PRIMARY, LEGAL, SOFT, QUIET = "plain", "primary", "legal", "soft", "quiet"
"""Looks: bordered, the one that is due, here-and-now, a correction, and without a frame."""
TARGET, SIGN = 64, 18

_FILLS = {PLAIN: "raised", PRIMARY: "accent", LEGAL: "legal_soft", SOFT: "sunken", QUIET: ""}
_INKS = {PRIMARY: "on_accent"}


class TouchButton(QPushButton):
    """A large button that is always pressed at the same place; what it cannot do it says when pressed.

    `tell(text, note, icon)` gives its words; `look` is one of the looks above; `forbid(reason)`
    shows it as not available, still reachable: a press then says the reason by `refused`. With
    `wide`, a length of the design, it is never wider for its words, which then end in ….
    """

    refused = Signal(str)

    _pressed: tuple[int, object] = (0, None)
    """Which of all these buttons was pressed last, and what it meant then."""

    def __init__(
        self, measure: Measure, role: str = "table.body", target: int = TARGET, wide: int = 0
    ) -> None:
        super().__init__()
        self._measure, self._role, self._target, self._wide = measure, role, target, wide
        self._words, self._note, self._icon = "", "", ""
        self._reason = ""
        self._sign = ""
        self.look = PLAIN
        self.step: object = None
        """Where its panel has got to: elsewhere the same words mean something else."""
        self.stacked = False
        """Whether the icon stands above the words."""
        self.tight = False
        """Whether icon and words keep no more distance than they must, in a narrow place."""
        self.setProperty("ring", "14")
        self.setProperty("touch", True)  # the style's own least height is for a mouse
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Preferred)
        measure.dress(self, lambda it: it.updateGeometry())

    # -- saying --------------------------------------------------------------------

    def tell(self, text: str, note: str = "", icon: str = "", said: str = "") -> None:
        """Say a word, a smaller line below it, and an icon; `said` is what is read out instead."""
        if (text, note, icon) != (self._words, self._note, self._icon):
            self._words, self._note, self._icon = text, note, icon
            self.updateGeometry()
            self.update()
        self._say(said or ", ".join(part for part in (text, note) if part))

    def dress_as(self, look: str) -> None:
        """Take another look."""
        if look != self.look:
            self.look = look
            self.update()

    def forbid(self, reason: str) -> None:
        """Not available now, for that reason; empty makes it available again."""
        if reason != self._reason:
            self._reason = reason
            self.update()
        tip(self, reason)
        self.setAccessibleDescription(reason)

    def badge(self, icon: str) -> None:
        """A small icon after the second line."""
        if icon != self._sign:
            self._sign = icon
            self.updateGeometry()
            self.update()

    @property
    def reason(self) -> str:
        """Why it cannot be pressed now; empty if it can."""
        return self._reason

    @property
    def words(self) -> tuple[str, str]:
        """What it says, and its second line."""
        return self._words, self._note

    def _say(self, name: str) -> None:
        self.setAccessibleName(name)

    # -- pressing ------------------------------------------------------------------

    @property
    def meaning(self) -> object:
        """What a press does, as far as anybody can see: its words, in their step, or why nothing."""
        return self._words, self.step, self._reason

    def mousePressEvent(self, event: QMouseEvent) -> None:
        TouchButton._pressed = id(self), self.meaning
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second press of two counts only for what the first one was meant for.

        What the first press has brought under the finger nobody has read yet.
        """
        if TouchButton._pressed == (id(self), self.meaning):
            super().mouseDoubleClickEvent(event)
        else:
            event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A press of what is not available says why."""
        if self._reason and self.isDown():
            self.setDown(False)
            self.refused.emit(self._reason)
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press; arrows belong to the panel."""
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat() and enters.is_meant(self, self.meaning, event):
                self.press()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            enters.forget()
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes here by Tab or an arrow means it."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            enters.forget()

    def press(self) -> None:
        """As if a finger had pressed it."""
        if self._reason:
            self.refused.emit(self._reason)
        else:
            self.click()

    # -- painting ------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        px = self._measure.px
        words = QFontMetrics(self._measure.font(self._role))
        note = QFontMetrics(self._measure.font("table.floor"))
        wide = words.horizontalAdvance(self._words)
        high = words.height() + (note.height() if self._note else 0)
        if self._icon and not self.stacked:
            wide += px(28) + self._gap
        elif self._icon:
            high += px(34)
        wide = max(wide, note.horizontalAdvance(self._note) + self._signed)
        if self._wide:
            wide = px(self._wide) - px(16) - 2
        # A pixel or two more: an advance is rounded down, and then the words would be cut.
        wide = max(px(self._target), wide + self._beside + 2)
        return QSize(wide, max(px(self._target), high + px(12)))

    @property
    def _signed(self) -> int:
        """What the small icon after the second line takes of its width."""
        return self._measure.px(SIGN) + self._measure.px(3) if self._sign else 0

    @property
    def _gap(self) -> int:
        return self._measure.px(4 if self.tight else 10)

    @property
    def _beside(self) -> int:
        return self._measure.px(9 if self.tight else 16)

    def minimumSizeHint(self) -> QSize:
        """The words are never cut."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        off = bool(self._reason) or not self.isEnabled()
        self._frame(painter, off)
        ink = "disabled_text" if off else _INKS.get(self.look, "text")
        self._contents(painter, ink)
        painter.end()

    def _frame(self, painter: QPainter, off: bool) -> None:
        px = self._measure.px
        fill = "sunken" if off and self.look != QUIET else _FILLS[self.look]
        stroke, line = max(1.0, px(2) * 0.8), "line_strong"
        if off or self.look in (SOFT, QUIET):
            stroke = 0.0
        elif self.look == LEGAL:
            stroke, line = float(px(4)), "legal"
        elif self.look == PRIMARY:
            line = "accent"
        colour = QColor(theme.token(fill)) if fill else QColor(Qt.GlobalColor.transparent)
        if not off and (self.isDown() or self.underMouse()):
            hover = "accent_hover" if self.look == PRIMARY else "accent_soft"
            colour = QColor(
                theme.token("line" if self.isDown() and hover != "accent_hover" else hover)
            )
        painter.setBrush(colour)
        painter.setPen(QPen(theme.token(line), stroke) if stroke else Qt.PenStyle.NoPen)
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(14), px(14))

    def _contents(self, painter: QPainter, ink: str) -> None:
        px = self._measure.px
        words, note = self._measure.font(self._role), self._measure.font("table.floor")
        high, low = QFontMetrics(words).height(), QFontMetrics(note).height()
        least = self._measure.font("table.label").pixelSize()
        side = px(28) if self._icon else 0
        gap = self._gap if self._icon and self._words else 0
        room = self.width() - self._beside - (0 if self.stacked else side + gap)
        lines = [self._words]
        if self._wide:
            # What may not grow with its words is written smaller first, then in several lines.
            words = narrower(words, self._words, room, least)
            if QFontMetrics(words).horizontalAdvance(self._words) > room:
                tall = self.height() - px(12) - (low if self._note else 0)
                face = self._measure.font(self._role)
                words, lines = fitted(face, self._words, room, tall, least)
                most = max(1, int(tall / QFontMetrics(words).height()))
                if len(lines) > most:
                    lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        metrics = QFontMetrics(words)
        lines = [metrics.elidedText(it, Qt.TextElideMode.ElideRight, room) for it in lines]
        wide = max(map(metrics.horizontalAdvance, lines))
        line_high = high if len(lines) == 1 else metrics.height()
        high = line_high * len(lines)
        total = high + (low if self._note else 0)
        top = (self.height() - total) / 2
        left = (self.width() - wide) / 2
        if self._icon and self.stacked:
            top = (self.height() - total - side) / 2 + side
            self._draw_icon(painter, ink, (self.width() - side) / 2, top - side)
        elif self._icon:
            left = (self.width() - wide - side - gap) / 2
            self._draw_icon(painter, ink, left, top + (high - side) / 2)
            left += side + gap
        painter.setPen(theme.token(ink))
        painter.setFont(words)
        for at, line in enumerate(lines):
            inset = (wide - metrics.horizontalAdvance(line)) / 2
            place = QRectF(left + inset, top + at * line_high, wide - inset + 2, line_high)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, line)
        if self._note:
            painter.setFont(note)
            painter.setPen(theme.token("muted" if ink == "text" else ink))
            area = QRectF(0, top + high, self.width() - self._signed, low)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._note)
            if self._sign:
                after = area.center().x() + QFontMetrics(note).horizontalAdvance(self._note) / 2
                sign = self._measure.icon(self._sign, SIGN, ink)
                painter.drawPixmap(QPointF(after + px(3), top + high + (low - px(SIGN)) / 2), sign)

    def _draw_icon(self, painter: QPainter, ink: str, left: float, top: float) -> None:
        painter.drawPixmap(QPointF(left, top), self._measure.icon(self._icon, 28, ink))
