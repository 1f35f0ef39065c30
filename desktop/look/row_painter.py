"""Paints a row: its key or mark, its words, its signs, and its clause as a chip."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from desktop.look import signs, theme, tooltip
from desktop.look.row import FOLDED, ROW, UNFOLDED, Row, Rows, type_of_index
from desktop.look.text_fit import SPACE, unbroken

PADDING, GAP, KEY, MARK, FOLD = 9, 10, 24, 18, 16
"""Lengths at 100 % text size."""
FOLDS = {FOLDED: "chevron-right", UNFOLDED: "chevron-down"}
"""The sign of a row that others lie behind or below."""


class RowPainter(QStyledItemDelegate):
    """Paints a row: key or mark, text in as many lines as it needs, clause chip."""

    def __init__(self, view: QListView, rows: Rows, draw_sign: signs.Draw) -> None:
        super().__init__(view)
        self._view, self._rows, self._draw_sign = view, rows, draw_sign
        self._sizes: dict[tuple[object, ...], QSize] = {}
        self.pointed_chip: Row | None = None
        """The row whose chip the mouse is at."""
        self._columns: dict[tuple[int, float], tuple[int, int]] = {}
        """By width and text size: where signs begin, and the room for text and signs."""

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: type_of_index,
    ) -> bool:
        """What is told of a row stands below or above it."""
        if text := index.data(Qt.ItemDataRole.ToolTipRole):
            tooltip.show(view.viewport(), text, view.visualRect(index), event.globalPos().x())
        return bool(text)

    def sizeHint(self, _option: QStyleOptionViewItem, index: type_of_index) -> QSize:
        return self._size(self._rows.rows[index.row()], self._room)

    def high(self, width: int) -> int:
        """How high all rows together are in a view of that width."""
        return sum(self._size(row, width).height() for row in self._rows.rows)

    def _size(self, row: Row, width: int) -> QSize:
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
            self._offset(row, width),
        )
        if (size := self._sizes.get(known)) is None:
            size = self._sizes[known] = self._measured(row, width)
        return size

    @property
    def _room(self) -> int:
        """The width of the view, by which rows are measured and painted: a row itself is narrower."""
        return self._view.viewport().width()

    def _offset(self, row: Row, width: int) -> int | None:
        """Where the signs of a row begin beside its text; None if they or the clause stand below it."""
        if not row.signs:
            beside = self._text_area(QRect(0, 0, width - 2, 0), row).width()
            return (
                None if row.clause and _widest(row.text, _font(row), theme.scale()) > beside else 0
            )
        metrics = QFontMetrics(theme.font("body"))
        if (width, theme.scale()) not in self._columns:
            rows = [each for each in self._rows.rows if each.signs]
            room = min(self._text_area(QRect(0, 0, width - 2, 0), each).width() for each in rows)
            texts = ((metrics.horizontalAdvance(each.text) + 2, each.signs) for each in rows)
            self._columns[width, theme.scale()] = signs.column(texts, room), room
        column, room = self._columns[width, theme.scale()]
        return signs.offset(metrics.horizontalAdvance(row.text) + 2, row.signs, room, column)

    def forget_column(self) -> None:
        """Other rows are shown: their signs stand elsewhere."""
        self._columns.clear()

    def _measured(self, row: Row, width: int) -> QSize:
        # Rows are so much narrower than their view by the space between them.
        full = QRect(0, 0, width - 2, 10_000)
        below = self._offset(row, width) is None
        area = self._text_area(full, row, has_chip=not below)
        height = (
            QFontMetrics(theme.font(_font(row)))
            .boundingRect(area, _WRAP, unbroken(row.text))
            .height()
        )
        if below:
            height += signs.height() * len(self._lines(full, row))
        least = theme.px(40) if row.can_press else 0
        wide = row.can_press or row.kind == "section"
        padding = 2 * theme.px(PADDING if wide and not below else 4)
        return QSize(width, max(least, height + padding))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: type_of_index) -> None:
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
        area = self._paint_signs(painter, full, row) if row.signs else self._beside(full, row)
        painter.drawText(area, _WRAP | Qt.AlignmentFlag.AlignVCenter, unbroken(row.text))
        if row.clause:
            self._paint_clause(painter, self.chip(full, row), row)
        if row.kind in FOLDS:
            side = theme.px(FOLD)
            right = QPoint(rect.right() - theme.px(PADDING) - side, rect.center().y() - side // 2)
            painter.drawPixmap(right, theme.icon_pixmap(FOLDS[row.kind], FOLD, "muted"))
        painter.restore()

    def _text_area(self, rect: QRect, row: Row, *, has_chip: bool = True) -> QRect:
        left = 2 + theme.px(PADDING)
        left += theme.px(KEY) + theme.px(GAP) if row.key else 0
        left += theme.px(MARK) + theme.px(GAP) if row.mark else 0
        right = 2 + theme.px(PADDING)
        right += _chip(row).width() + theme.px(GAP) if row.clause and has_chip else 0
        right += theme.px(FOLD) + theme.px(GAP) if row.kind in FOLDS else 0
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

    def _lines(self, full: QRect, row: Row) -> list[list[signs.Sign]]:
        """The signs of a row that stand below its text, beside the clause; an empty line for it alone."""
        return signs.lines(row.signs, self._text_area(full, row).width())

    def _stack(self, full: QRect, row: Row) -> tuple[QRect, QRect]:
        """Where the text is, and all lines of signs below it."""
        area = self._text_area(full, row, has_chip=False)
        text = QFontMetrics(theme.font(_font(row))).boundingRect(area, _WRAP, unbroken(row.text))
        below = signs.height() * len(self._lines(full, row))
        top = area.center().y() - (text.height() + below) // 2
        text = QRect(area.left(), top, area.width(), text.height())
        return text, QRect(text.left(), text.bottom() + 1, text.width(), below)

    def _paint_signs(self, painter: QPainter, full: QRect, row: Row) -> QRect:
        """Paint what a choice brings; the area that is left for the text."""
        offset = self._offset(row, self._room)
        if offset is None:
            text, place = self._stack(full, row)
            lines = self._lines(full, row)
            place.setHeight(signs.height())
        else:
            text, lines = self._text_area(full, row), [list(row.signs)]
            place = text.adjusted(offset, 0, 0, 0)
        painter.save()
        for line in lines:
            signs.paint(painter, place, line, self._draw_sign)
            place.moveTop(place.top() + signs.height())
        painter.restore()
        return text

    def _beside(self, full: QRect, row: Row) -> QRect:
        """Where the text of a row without signs is: beside its clause, or above it."""
        is_above = self._offset(row, self._room) is None
        return self._stack(full, row)[0] if is_above else self._text_area(full, row)

    def chip(self, full: QRect, row: Row) -> QRect:
        """Where the clause of a row is: beside its text, or its last signs; empty if it has none."""
        if not row.clause:
            return QRect()
        rect, size = full.adjusted(2, 1, -2, -1), _chip(row)
        middle = rect.center().y() + 1
        if self._offset(row, self._room) is None:
            middle = self._stack(full, row)[1].bottom() - signs.height() // 2 + 1
        left = rect.right() - theme.px(PADDING) - size.width() + 1
        return QRect(QPoint(left, middle - size.height() // 2), size)

    def _paint_clause(self, painter: QPainter, box: QRect, row: Row) -> None:
        pointed = row is self.pointed_chip
        painter.setBrush(theme.token("accent" if pointed else "accent_soft"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 5, 5)
        painter.setFont(theme.font("small"))
        painter.setPen(theme.token("on_accent" if pointed else "accent"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, row.clause)


def _chip(row: Row) -> QSize:
    metrics = QFontMetrics(theme.font("small"))
    return QSize(metrics.horizontalAdvance(row.clause) + 12, metrics.height() + 4)


_WRAP = Qt.TextFlag.TextWordWrap


@lru_cache(4096)
def _widest(text: str, font: str, _scale: float) -> int:
    """How wide the widest part is within which no line ends."""
    metrics = QFontMetrics(theme.font(font))
    return max(map(metrics.horizontalAdvance, SPACE.split(text.replace("-", "- "))), default=0)


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
