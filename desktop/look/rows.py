"""Rows of text with a clause at their end: the choices and the log are lists of these.

The clause is a chip of its own inside the row: a click on it opens the rules and presses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.look import signs, theme
from desktop.look.clauses import open_rules
from desktop.look.signs import Sign

ROW = Qt.ItemDataRole.UserRole
type_of_index = QModelIndex | QPersistentModelIndex
PADDING, GAP, KEY, MARK = 9, 10, 24, 18
"""Lengths at 100 % text size."""


@dataclass(frozen=True)
class Row:
    """One row: its text, its clause, and what it stands for."""

    text: str
    clause: str = ""
    key: str = ""
    """The key that presses it."""
    mark: str = ""
    """Colour of the seat whose mark stands before it."""
    kind: str = "choice"
    """`choice`, `group`, `section`, `refused`, `heading` (out of reach), `headline`, `told`, `quiet`."""
    value: Any = None
    signs: tuple[Sign, ...] = ()
    """What it brings, shown beside its text or below it."""
    more: str = ""
    """The signs in words, for screen readers."""

    def with_key(self, key: str) -> Row:
        """The same row with a key."""
        return replace(self, key=key)

    @property
    def can_press(self) -> bool:
        """Whether a press does something."""
        return self.kind in ("choice", "group")


class Rows(QAbstractListModel):
    """Rows as a model; rows that only grow at the end are appended, so that the view stays put."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows."""
        old = len(self.rows)
        if list(rows[:old]) == self.rows:
            if len(rows) > old:
                self.beginInsertRows(QModelIndex(), old, len(rows) - 1)
                self.rows = list(rows)
                self.endInsertRows()
            return
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: type_of_index = QModelIndex()) -> int:  # noqa: B008
        """How many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: type_of_index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row itself, its text, or what a screen reader says."""
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            shown = role == Qt.ItemDataRole.DisplayRole
            said = (row.text,) if shown else (row.text, row.more, row.clause)
            return ", ".join(part for part in said if part)
        return None

    def flags(self, index: type_of_index) -> Qt.ItemFlag:
        """A heading cannot be reached; a refused choice can, to read its reason."""
        row = self.rows[index.row()] if index.isValid() else None
        if row is None or row.kind == "heading":
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class RowPainter(QStyledItemDelegate):
    """Paints a row: key or mark, text in as many lines as it needs, clause chip."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._sizes: dict[tuple[object, ...], QSize] = {}
        self.pointed_chip: Row | None = None
        """The row whose chip the mouse is at."""
        self._columns: dict[tuple[int, float], tuple[int, int]] = {}
        """By width and text size: where signs begin, and the room for text and signs."""

    def sizeHint(self, option: QStyleOptionViewItem, index: type_of_index) -> QSize:
        """As high as the text needs in the width of the view."""
        view = option.widget
        row: Row = index.data(ROW)
        width = view.viewport().width() if isinstance(view, QListView) else 320
        # A view asks for every row again and again, and measuring text is slow.
        known = (
            row.text,
            row.clause,
            row.kind,
            bool(row.key),
            bool(row.mark),
            width,
            theme.scale(),
            row.signs,
            self._offset(view, row, width),
        )
        if (size := self._sizes.get(known)) is None:
            size = self._sizes[known] = self._measured(view, row, width)
        return size

    def _offset(self, view: QWidget | None, row: Row, width: int) -> int | None:
        """Where the signs of a row begin beside its text; None if they stand below it."""
        if not row.signs or not isinstance(view, RowList):
            return 0
        metrics = QFontMetrics(theme.font("body"))
        if (width, theme.scale()) not in self._columns:
            rows = [each for each in view.rows if each.signs]
            room = min(self._text_area(QRect(0, 0, width - 6, 0), each).width() for each in rows)
            texts = ((metrics.horizontalAdvance(each.text) + 2, each.signs) for each in rows)
            self._columns[width, theme.scale()] = signs.column(texts, room), room
        column, room = self._columns[width, theme.scale()]
        return signs.offset(metrics.horizontalAdvance(row.text) + 2, row.signs, room, column)

    def forget_column(self) -> None:
        """Other rows are shown: their signs stand elsewhere."""
        self._columns.clear()

    def _measured(self, view: QWidget | None, row: Row, width: int) -> QSize:
        # A row is a little narrower than its view, and a text that just fits must not wrap there.
        area = self._text_area(QRect(0, 0, width - 6, 10_000), row)
        height = QFontMetrics(theme.font(_font(row))).boundingRect(area, _WRAP, row.text).height()
        if row.signs and self._offset(view, row, width) is None:
            height += signs.height()
        least = theme.px(40) if row.can_press else 0
        wide = row.can_press or row.kind == "section"
        padding = 2 * theme.px(PADDING if wide else 4)
        return QSize(width, max(least, height + padding))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: type_of_index) -> None:
        """Paint one row."""
        row: Row = index.data(ROW)
        state = option.state
        rect: QRect = option.rect.adjusted(2, 1, -2, -1)
        focused = bool(state & QStyle.StateFlag.State_HasFocus)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver) and row.can_press
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, row, chosen or hovered, focused)
        if row.key:
            self._paint_key(painter, rect, row)
        if row.mark:
            mark = theme.seat_mark(row.mark, MARK)
            top = rect.center().y() - theme.px(MARK) // 2
            painter.drawPixmap(QPoint(rect.left() + theme.px(PADDING), top), mark)
        painter.setFont(theme.font(_font(row)))
        painter.setPen(theme.token(_ink(row)))
        # The same area as in sizeHint: a row that measured two lines is given two.
        full: QRect = option.rect
        area = self._text_area(full, row)
        if row.signs:
            area = self._paint_signs(painter, option.widget, area, row)
        painter.drawText(area, _WRAP | Qt.AlignmentFlag.AlignVCenter, row.text)
        if row.clause:
            self._paint_clause(painter, self.chip(full, row), row)
        painter.restore()

    def _text_area(self, rect: QRect, row: Row) -> QRect:
        left = 2 + theme.px(PADDING)
        left += theme.px(KEY) + theme.px(GAP) if row.key else 0
        left += theme.px(MARK) + theme.px(GAP) if row.mark else 0
        right = 2 + theme.px(PADDING)
        if row.clause:
            right += (
                QFontMetrics(theme.font("small")).horizontalAdvance(row.clause) + 12 + theme.px(GAP)
            )
        return rect.adjusted(left, 1, -right, -1)

    def _paint_ground(
        self, painter: QPainter, rect: QRect, row: Row, lit: bool, focused: bool
    ) -> None:
        if row.kind == "heading":
            return
        if row.can_press:
            painter.setBrush(theme.token("accent_soft" if lit else "raised"))
            painter.setPen(QPen(theme.token("accent" if lit else "line_strong"), 1.0))
            painter.drawRoundedRect(rect, 8, 8)
        elif lit:
            painter.setBrush(theme.token("accent_soft"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, 6, 6)
        if focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.token("focus"), 3.0))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)

    def _paint_key(self, painter: QPainter, rect: QRect, row: Row) -> None:
        side = theme.px(KEY)
        top = rect.center().y() - side // 2 + 1
        box = QRect(rect.left() + theme.px(PADDING), top, side, side)
        painter.setBrush(theme.token("sunken"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 6, 6)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.token("text"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.key)

    def _paint_signs(self, painter: QPainter, view: QWidget | None, area: QRect, row: Row) -> QRect:
        """Paint what a choice brings; the area that is left for the text."""
        if not isinstance(view, RowList):
            return area
        offset = self._offset(view, row, view.viewport().width())
        place = QRect(area)
        if offset is None:
            middle = area.center().y()
            text = QFontMetrics(theme.font(_font(row))).boundingRect(area, _WRAP, row.text)
            top = middle - (text.height() + signs.height()) // 2
            area = QRect(area.left(), top, area.width(), text.height())
            place = QRect(area.left(), area.bottom() + 1, area.width(), signs.height())
        else:
            place.setLeft(area.left() + offset)
        painter.save()
        signs.paint(painter, place, row.signs, view.draw_sign)
        painter.restore()
        return area

    def chip(self, full: QRect, row: Row) -> QRect:
        """Where the clause of a row is; empty if it has none."""
        if not row.clause:
            return QRect()
        rect = full.adjusted(2, 1, -2, -1)
        metrics = QFontMetrics(theme.font("small"))
        width, height = metrics.horizontalAdvance(row.clause) + 12, metrics.height() + 4
        return QRect(
            rect.right() - theme.px(PADDING) - width + 1,
            rect.center().y() - height // 2 + 1,
            width,
            height,
        )

    def _paint_clause(self, painter: QPainter, box: QRect, row: Row) -> None:
        pointed = row is self.pointed_chip
        painter.setBrush(theme.token("accent" if pointed else "accent_soft"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 5, 5)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.token("on_accent" if pointed else "accent"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.clause)


_WRAP = Qt.TextFlag.TextWordWrap


def _font(row: Row) -> str:
    return {
        "choice": "body",
        "group": "body",
        "section": "body",
        "heading": "strong",
        "headline": "strong",
    }.get(row.kind, "small")


def _ink(row: Row) -> str:
    return {"refused": "disabled_text", "quiet": "muted"}.get(row.kind, "text")


class RowList(QListView):
    """A list of rows; a click, Enter or Space presses one, or opens the rules where none can be."""

    pressed_row = Signal(object)

    def __init__(self, name: str, draw_sign: signs.Draw = lambda *_: None) -> None:
        super().__init__()
        self.setObjectName(name)
        self.draw_sign = draw_sign
        self.model_of_rows = Rows(self)
        self.setModel(self.model_of_rows)
        self._painter = RowPainter(self)
        self.setItemDelegate(self._painter)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setUniformItemSizes(False)
        # Rows are measured again when the width changes, not only the height.
        self.setWordWrap(True)
        self.setSpacing(1)
        self._second_click = False
        self._pressed_chip: Row | None = None

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these rows; the first that can be pressed becomes the current one."""
        self._painter.forget_column()
        self.model_of_rows.show_rows(rows)
        self._tell_clause()

    @property
    def rows(self) -> list[Row]:
        """The rows that are shown."""
        return self.model_of_rows.rows

    @property
    def current_row(self) -> Row | None:
        """The row that has the keyboard."""
        index = self.currentIndex()
        return self.rows[index.row()] if index.isValid() else None

    def make_current(self, number: int) -> None:
        """Give the keyboard to a row."""
        self.setCurrentIndex(self.model_of_rows.index(number))

    def currentChanged(self, now: type_of_index, before: type_of_index) -> None:
        """The list is about the clause of the row that has the keyboard."""
        super().currentChanged(now, before)
        self._tell_clause()

    def _tell_clause(self) -> None:
        row = self.current_row
        self.setProperty("clause", row.clause if row is not None else "")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press the current row; one that only tells something opens its clause."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            row = self.current_row
            if row is not None and row.clause and not self.presses(row):
                open_rules(self, row.clause)
            else:
                self._press(self.currentIndex())
        else:
            super().keyPressEvent(event)

    # -- mouse ---------------------------------------------------------------------

    def chip_at(self, where: QPoint) -> Row | None:
        """The row whose chip lies there."""
        index = self.indexAt(where)
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        return row if self._painter.chip(self.visualRect(index), row).contains(where) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press of a chip leaves the rows as they are."""
        self._pressed_chip = self.chip_at(event.position().toPoint())
        if self._pressed_chip is None:
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of a double click must not press what the first one brought."""
        self._second_click = True
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """One click presses, whatever the style thinks of it; one on a chip opens the rules."""
        where = event.position().toPoint()
        chip, self._pressed_chip = self._pressed_chip, None
        if chip is None:
            super().mouseReleaseEvent(event)
        if self._second_click:
            self._second_click = False
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        index = self.indexAt(where)
        if chip is None and index == self.currentIndex():
            self._press(index)
        elif chip is not None and self.chip_at(where) is chip:
            open_rules(self, chip.clause)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A chip shows that it can be pressed."""
        super().mouseMoveEvent(event)
        self._point(self.chip_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self._point(None)

    def _point(self, chip: Row | None) -> None:
        if chip is not self._painter.pointed_chip:
            self._painter.pointed_chip = chip
            hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
            self.viewport().setCursor(arrow if chip is None else hand)
            self.viewport().update()

    def presses(self, row: Row) -> bool:
        """Whether a press of this row does something."""
        return row.can_press

    def _press(self, index: type_of_index) -> None:
        if index.isValid() and self.presses(self.rows[index.row()]):
            self.pressed_row.emit(self.rows[index.row()])
