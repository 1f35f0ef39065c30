"""The large view: a thing of the board with its picture and all that is to be said of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.look.card import said
from desktop.look.clauses import ClauseChip
from desktop.look.frames import empty
from desktop.scene import pictures, strokes

WIDE, GAP = 720, 16
PICTURE = 264
FACE = (60, 84)
KEYS = (Qt.Key.Key_Escape, Qt.Key.Key_I)
"""What closes it."""
type_of_paint = Callable[[QPainter, QRectF], None]


class Section(NamedTuple):
    """Something that is said: words with the clause that says so."""

    text: str
    clause: str = ""
    heading: str = ""
    refuses: bool = False
    """Whether it tells why the thing cannot be chosen now."""


class Face(NamedTuple):
    """A card with what is said below it; a faint one cannot come."""

    picture: str
    text: str
    faint: bool


class Look(NamedTuple):
    """What the large view shows."""

    title: str
    clause: str
    sections: tuple[Section, ...]
    picture: str = ""
    """A square drawing."""
    paint: type_of_paint | None = None
    """Draws the thing as it lies on the board, in this shape."""
    shape: tuple[float, float] = (1.0, 1.0)
    faces: tuple[Face, ...] = ()

    @property
    def spoken(self) -> str:
        """All of it as one text."""
        parts = [f"{self.title} ({self.clause})" if self.clause else self.title]
        for it in self.sections:
            text = f"{it.heading}: {it.text}" if it.heading else it.text
            parts.append(f"{text} ({it.clause})" if it.clause else text)
        parts += [face.text for face in self.faces]
        return " ".join(part if part.endswith(".") else f"{part}." for part in parts)


class LargeView(QFrame):
    """Lies over a board as long as somebody looks at a thing."""

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self._board = board
        self.setObjectName("large_view")
        self.setProperty("role", "card")
        self.setProperty("ring", "none")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A press of it is no press elsewhere.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._before: QWidget | None = None
        self.look: Look | None = None
        self._picture, self._title, self._clause = (
            QLabel(),
            _words("title"),
            ClauseChip(),
        )
        self._picture.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column = QVBoxLayout()
        self._column.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._clause, 0, Qt.AlignmentFlag.AlignTop)
        inside = QWidget()
        inside.setProperty("role", "scrolled")
        words = QVBoxLayout()
        words.setSpacing(10)
        words.addLayout(head)
        words.addLayout(self._column)
        words.addStretch(1)
        row = QHBoxLayout(inside)
        row.setContentsMargins(GAP, GAP, GAP, GAP)
        row.setSpacing(GAP)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self._inside = inside
        page = QVBoxLayout(self)
        page.setContentsMargins(1, 1, 1, 1)
        page.addWidget(self._scroll)
        self.hide()

    def tell(self, look: Look, *, stays: bool) -> None:
        """Show it; what `stays` has the keyboard until Esc, the same key or a press elsewhere."""
        self.look = look
        self._title.setText(look.title)
        self._clause.show_clause(look.clause)
        self._clause.setVisible(bool(look.clause))
        empty(self._column)
        parts = [_section(section, look.clause) for section in look.sections]
        if look.faces:
            parts.append(_faces(look.faces))
        for part in parts:
            self._column.addWidget(part)
            part.show()
        self.setAccessibleName(look.title)
        self.setAccessibleDescription(look.spoken)
        # What is not shown yet has no height.
        self.show()
        self._place(look)
        self.raise_()
        if stays and self._before is None:
            self._before = QApplication.focusWidget()
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
            app.installEventFilter(self)

    def close_view(self) -> bool:
        """Put it away and give the keyboard back; whether there was one."""
        if self.look is None:
            return False
        self.look = None
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        before, self._before = self._before, None
        has_keyboard = self.hasFocus()
        self.hide()
        if has_keyboard and before is not None:
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Esc and its own key close it, and so does a press elsewhere."""
        kind = event.type()
        if kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress):
            assert isinstance(event, QKeyEvent)
            if event.key() in KEYS and not event.modifiers():
                event.accept()
                if kind == QEvent.Type.KeyPress:
                    self.close_view()
                return True
        pressed = kind == QEvent.Type.MouseButtonPress
        if pressed and isinstance(watched, QWidget) and not self._holds(watched):
            self.close_view()
        return False

    def _holds(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows show what did not fit."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        bar = self._scroll.verticalScrollBar()
        if step:
            bar.setValue(bar.value() + step * theme.px(40))
        else:
            super().keyPressEvent(event)

    # -- laying out ----------------------------------------------------------------

    def _place(self, look: Look) -> None:
        board = self._board
        width = min(theme.px(WIDE), board.width() - 2 * GAP)
        highest = board.height() - 2 * GAP
        pictured = bool(look.picture) or look.paint is not None
        height = 0
        for with_picture in (True, False) if pictured else (False,):
            # Where not everything fits, the words come before the picture.
            self._picture.setVisible(with_picture)
            if with_picture:
                side = min(theme.px(PICTURE), width * 2 // 5)
                self._picture.setPixmap(self._drawn(look, side))
            layout = self._inside.layout()
            assert layout is not None
            layout.invalidate()
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            around = self.contentsMargins()
            edges = around.top() + around.bottom() + 2
            height = layout.totalHeightForWidth(width - edges - bar) + edges
            if height <= highest:
                break
        self.resize(width, min(height, highest))
        self.move((board.width() - width) // 2, max(GAP, (board.height() - self.height()) // 2))

    def _drawn(self, look: Look, side: int) -> QPixmap:
        wide, high = look.shape
        size = QSize(side, round(side * high / wide))
        ratio = self.devicePixelRatioF()
        made = QPixmap(size * ratio)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        area = QRectF(0, 0, size.width(), size.height())
        painter.setClipPath(strokes.rounded(area, theme.px(12)))
        if look.paint is not None:
            look.paint(painter, area)
        else:
            pictures.draw(painter, look.picture, area)
        painter.end()
        made.setDevicePixelRatio(ratio)
        return made


def _words(role: str) -> QLabel:
    """Words as high as their width makes them: no room for the lines of a narrower label."""
    made = said(role, wrap=True)
    made.setMinimumHeight(1)
    return made


def _section(section: Section, known: str) -> QWidget:
    """A section; the clause that stands beside the title is not told twice."""
    made = QFrame()
    if section.refuses:
        made.setProperty("role", "notice")
    row = QHBoxLayout(made)
    edge = 8 if section.refuses else 0
    row.setContentsMargins(edge, edge, edge, edge)
    words = QVBoxLayout()
    words.setSpacing(2)
    if section.heading:
        heading = _words("strong")
        heading.setText(section.heading)
        words.addWidget(heading)
    text = _words("body")
    text.setText(section.text)
    words.addWidget(text)
    row.addLayout(words, 1)
    if section.clause and section.clause != known:
        clause = ClauseChip(clause=section.clause)
        row.addWidget(clause, 0, Qt.AlignmentFlag.AlignTop)
    return made


def _faces(faces: tuple[Face, ...]) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)
    wide, high = FACE if len(faces) < 5 else (46, 64)
    for face in faces:
        column = QVBoxLayout()
        column.setSpacing(2)
        picture, text = QLabel(), said("small")
        ratio = picture.devicePixelRatioF()
        size = (round(theme.px(wide) * ratio), round(theme.px(high) * ratio))
        pixmap = QPixmap(*size)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        pictures.draw(painter, face.picture, QRectF(0, 0, *size), 0.3 if face.faint else 1.0)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        picture.setPixmap(pixmap)
        text.setText(face.text)
        column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(text, 0, Qt.AlignmentFlag.AlignHCenter)
        row.addLayout(column)
    row.addStretch(1)
    return made
