"""The curtain before a question in secret: it names who should come and shows nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from desktop.log.steps import StepButton
from desktop.look import theme
from desktop.look.card import give_role, said
from desktop.look.frames import TopBar
from desktop.look.shortcuts import shortcut
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match.fresh_keys import MODIFIERS, FreshKeys

REST_S = 0.3
"""So long it has to be seen before a press counts: one that was meant for what lay there does not."""
OPENING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
WITH_ANOTHER = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
FOLD, ROD, RING = 96, 22, 12
LOW = 560
"""Where less height is left, mark and name are smaller."""


class Curtain(QFrame):
    """Covers a match until the person who is named opens it with one press, or with Space."""

    opened = Signal()
    undo = Signal()
    left = Signal()
    """Who wished to look does not want to any more."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.setObjectName("curtain")
        self.clock = clock
        self._painted_at: float | None = None
        self._opened_at: float | None = None
        self._began = False
        self._keys = FreshKeys(lambda: self.clock(), REST_S)
        self.seat = -1
        """Who is to open it; −1 while it is open."""
        self._mark, self._colour = QLabel(), ""
        self._title = said("curtain", wrap=True)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.open_it = QPushButton()
        self.open_it.setObjectName("open_curtain")
        self.open_it.setProperty("role", "curtain")
        theme.set_icon(self.open_it, "eye", 24)
        self.open_it.pressed.connect(self._begin)
        self.open_it.clicked.connect(self._end)
        self.back = StepButton("undo_closed", "undo")
        self.back.clicked.connect(self.undo)
        self.leave = QPushButton()
        self.leave.setObjectName("leave_curtain")
        self.leave.clicked.connect(self.left)
        shortcut(self, "Ctrl+Z", self._undo_key)
        # Wherever the keyboard is in the bar or on the page.
        shortcut(self, "Space", self.open_it.click)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        middle = self._middle = QVBoxLayout()
        middle.addStretch(3)
        middle.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addWidget(self._title)
        middle.addWidget(self.open_it, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(4)
        below = QHBoxLayout()
        below.addWidget(self.back)
        below.addStretch(1)
        below.addWidget(self.leave)
        column = QVBoxLayout(self)
        column.addLayout(middle, 1)
        column.addLayout(below)
        theme.dress(self, lambda it: it._fit())

    def close_for(self, seat: int, undo: str, voice: Voice, *, wished: bool = False) -> None:
        """Wait for the person at that seat; `undo` names a step to be taken back, if one can be.

        A curtain that was `wished` for can be left closed.
        """
        self.tell(seat, undo, voice)
        self.leave.setVisible(wished)
        self._painted_at, self._began = None, False
        self._watch(True)
        self.update()

    def tell(self, seat: int, undo: str, voice: Voice) -> None:
        """Say it in these words; who has begun to press goes on."""
        self.seat = seat
        name = voice.people[seat]
        self._colour = voice.colours[seat]
        self._fit()
        self._title.setText(translate("Curtain", "Hand the screen to {name}").format(name=name))
        self.setAccessibleName(self._title.text())
        self.open_it.setText(translate("Curtain", "Open for {name} (Space)").format(name=name))
        self.leave.setText(translate("Curtain", "Leave it closed"))
        self.back.setVisible(bool(undo))
        self.back.setMinimumWidth(theme.px(320))
        self.back.tell(undo)

    def take_focus(self) -> None:
        """The keyboard goes to what opens it."""
        self.open_it.setFocus(Qt.FocusReason.OtherFocusReason)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(240), theme.px(240))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        low = self.height() < theme.px(LOW)
        give_role(self._title, "curtain-low" if low else "curtain")
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(*map(theme.px, (32, 30, 32, 12) if low else (32, 40, 32, 28)))
        self._middle.setSpacing(theme.px(8 if low else 24))
        if self._colour:
            self._mark.setPixmap(theme.seat_mark(self._colour, 64 if low else 144))

    # -- opening -------------------------------------------------------------------

    def _begin(self) -> None:
        seen = self._painted_at
        self._began = seen is not None and self.clock() - seen >= REST_S

    def _end(self) -> None:
        began, self._began = self._began, False
        if began:
            self._opened_at = self.clock()
            self._keys.spend()
            self.opened.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """No key that is still held opens it, or answers what it has covered."""
        if not isinstance(event, QKeyEvent) or event.key() in MODIFIERS:
            return False
        is_fresh = self._keys.follow(event)
        page = self.parentWidget() or self
        if event.type() == QEvent.Type.KeyRelease or not page.isVisible():
            return False
        if self.seat >= 0:
            kept = event.key() in OPENING and not is_fresh
            if not kept and event.key() == Qt.Key.Key_Space and not self._has_keyboard():
                # It is for what lies above and has the keyboard.
                event.accept()
                return event.type() == QEvent.Type.ShortcutOverride
        else:
            kept = not is_fresh and not event.modifiers() & WITH_ANOTHER
            if is_fresh and event.type() == QEvent.Type.KeyPress:
                self._watch(False)
        if kept:
            event.accept()
        return kept

    def _watch(self, on: bool) -> None:
        """See every key, wherever it goes."""
        app = QApplication.instance()
        assert app is not None
        (app.installEventFilter if on else app.removeEventFilter)(self)

    def _has_keyboard(self) -> bool:
        """Whether Space is meant for it: it is seen, and nothing above it has the keyboard."""
        focus = QApplication.focusWidget()
        window = self.window()
        middle = self.open_it.mapTo(window, self.open_it.rect().center())
        if window.childAt(middle) is not self.open_it:
            return False
        if not isinstance(focus, QAbstractButton | QComboBox) or focus is self.open_it:
            return True
        bars = window.findChildren(TopBar)
        return not focus.isVisible() or any(bar.isAncestorOf(focus) for bar in bars)

    @property
    def was_just_opened(self) -> bool:
        """Whether a press may still be one that was meant for the curtain."""
        return self._opened_at is not None and self.clock() - self._opened_at < REST_S

    def _undo_key(self) -> None:
        if not self.back.isHidden():
            self.back.click()

    # -- painting ------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        cloth = theme.token("curtain")
        painter.fillRect(self.rect(), cloth)
        folds = QLinearGradient(QPointF(0, 0), QPointF(theme.px(FOLD), 0))
        folds.setSpread(QGradient.Spread.RepeatSpread)
        for at, colour in (
            (0.0, QColor(0, 0, 0, 60)),
            (0.45, QColor(255, 255, 255, 14)),
            (0.7, QColor(0, 0, 0, 10)),
            (1.0, QColor(0, 0, 0, 60)),
        ):
            folds.setColorAt(at, colour)
        painter.fillRect(self.rect(), QBrush(folds))
        self._paint_rod(painter)
        painter.end()
        if self._painted_at is None:
            self._painted_at = self.clock()

    def _paint_rod(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        rod = QColor("#F3B94B")
        high, ring = theme.px(ROD), theme.px(RING)
        painter.fillRect(0, 0, self.width(), high, rod)
        painter.fillRect(0, high - theme.px(4), self.width(), theme.px(4), rod.darker(125))
        painter.setBrush(rod)
        for left in range(theme.px(FOLD) // 2, self.width(), theme.px(FOLD)):
            painter.drawEllipse(QRectF(left - ring / 2, high - ring / 2, ring, ring))
