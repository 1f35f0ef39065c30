"""Matches as a list that stays quick with hundreds: rows are painted, a name is written in place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.look import theme
from desktop.look.translate import translate
from desktop.shelf import match_text, painting, verbs
from desktop.shelf.match_button import MOST_LETTERS
from engine.store.library import Info

INFO = Qt.ItemDataRole.UserRole
HIGH, SIDE, GAP = 64, 40, 14
NARROW = 220
"""Where a name has less room the day stands below it, not beside it."""
type_of_index = QModelIndex | QPersistentModelIndex


class Matches(QAbstractListModel):
    """The matches that are found, as a model."""

    renamed = Signal(object, str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.found: list[Info] = []

    def show_matches(self, found: Sequence[Info]) -> None:
        """Show these."""
        self.beginResetModel()
        self.found = list(found)
        self.endResetModel()

    def rowCount(self, parent: type_of_index = QModelIndex()) -> int:  # noqa: B008
        return len(self.found)

    def data(self, index: type_of_index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The match, its name, or what a screen reader says."""
        if not index.isValid():
            return None
        info = self.found[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return info
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.EditRole:
                return info.name
            case Qt.ItemDataRole.AccessibleTextRole:
                how = match_text.outcome(info) if info.finished else match_text.stands(info)
                where = "" if info.finished else match_text.turn(info)
                parts = (
                    info.name,
                    how,
                    match_text.at_table(info),
                    where,
                    match_text.moment(info.changed),
                )
                return ", ".join(part for part in parts if part)
        return None

    def setData(self, index: type_of_index, value: object, role: int = 2) -> bool:
        """A name was written."""
        name = str(value).strip()
        info = self.found[index.row()] if index.isValid() else None
        is_new = (
            info is not None and role == Qt.ItemDataRole.EditRole and name not in ("", info.name)
        )
        if is_new:
            self.renamed.emit(info, name)
        return is_new

    def flags(self, index: type_of_index) -> Qt.ItemFlag:
        """Every match can be chosen and renamed."""
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable


class MatchPainter(QStyledItemDelegate):
    """Paints a row: emblem, name, people or points, and how far or when."""

    def sizeHint(self, option: QStyleOptionViewItem, index: type_of_index) -> QSize:
        return QSize(theme.px(200), theme.px(HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: type_of_index) -> None:
        info: Info = index.data(INFO)
        state, rect = option.state, option.rect.adjusted(3, 2, -3, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, rect, state)
        side = theme.px(SIDE)
        at = QPoint(rect.left() + theme.px(10), rect.center().y() - side // 2 + 1)
        if info.playable:
            painter.drawPixmap(at, theme.emblem(info.game, SIDE))
        else:
            painter.drawPixmap(at, theme.icon_pixmap("warning", SIDE, "warning"))
        first = name_area(option.rect)
        # Where the name says who plays, the game stands in that place.
        how = match_text.stands(info) or match_text.game_name(info)
        below = " · ".join(filter(None, (how, match_text.at_table(info))))
        if first.width() < theme.px(NARROW):
            below = f"{match_text.day(info.changed)} · {below}"
        else:
            first.setRight(self._paint_right(painter, rect, info) - theme.px(12))
        painting.line(painter, first, info.name, "strong")
        second = first.translated(0, first.height())
        ink = "muted" if info.playable else "danger"
        painting.line(painter, second, below, "small", ink)
        painter.restore()

    def createEditor(
        self, parent: QWidget, option: QStyleOptionViewItem, index: type_of_index
    ) -> QWidget:
        field = QLineEdit(parent)
        field.setMaxLength(MOST_LETTERS)
        field.setAccessibleName(translate("Shelf", "Name of the match"))
        return field

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: type_of_index
    ) -> None:
        """The field lies over the row's words."""
        area = name_area(option.rect)
        high = editor.sizeHint().height()
        editor.setGeometry(
            area.left() - theme.px(8),
            option.rect.center().y() - high // 2,
            area.width() + theme.px(8),
            high,
        )

    def setModelData(
        self, editor: QWidget, model: QAbstractItemModel, index: type_of_index
    ) -> None:
        if isinstance(editor, QLineEdit):
            model.setData(index, editor.text(), Qt.ItemDataRole.EditRole)

    def _paint_ground(self, painter: QPainter, rect: QRect, state: QStyle.StateFlag) -> None:
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        lit = bool(state & QStyle.StateFlag.State_MouseOver)
        corner = theme.px(12)
        painter.setBrush(theme.token("accent_soft" if chosen else "raised"))
        painter.setPen(QPen(theme.token("accent" if chosen or lit else "line"), 1.0))
        painter.drawRoundedRect(rect, corner, corner)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.token("focus"), 3.0))
            painter.drawRoundedRect(rect, corner, corner)

    def _paint_right(self, painter: QPainter, rect: QRect, info: Info) -> int:
        """When it was played and how far it is; where that begins."""
        when = match_text.moment(info.changed)
        how = "" if info.finished or not info.playable else match_text.turn(info)
        wide = max(painting.wide("small", when), painting.wide("small", how)) + 2
        left = rect.right() - theme.px(16) - wide
        half = theme.px(20)
        area = QRect(left, rect.center().y() - half + 1, wide, half)
        if how:
            painting.line(painter, area, how, "small", "text", painting.RIGHT)
            painting.line(painter, area.translated(0, half), when, "small", "muted", painting.RIGHT)
        else:
            area = QRect(left, rect.top(), wide, rect.height())
            painting.line(painter, area, when, "small", "muted", painting.RIGHT)
        return left


def name_area(row: QRect) -> QRect:
    """Where the name of a row stands."""
    left = row.left() + theme.px(12 + SIDE + GAP)
    top = row.center().y() - theme.px(20) + 1
    return QRect(left, top, row.right() - left - theme.px(16), theme.px(21))


class MatchList(QListView):
    """The list; Enter and a double click open, F2 renames, Delete deletes."""

    wanted = Signal(str, object)
    chosen = Signal(object)
    """Another match is the current one; None if there is none."""
    above = Signal()
    """The keyboard wants to go up from the first row."""

    def __init__(self) -> None:
        super().__init__()
        self.matches = Matches(self)
        self.setModel(self.matches)
        self.setItemDelegate(MatchPainter(self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setSpacing(1)
        self.deleted = False
        """Whether deleted matches are listed, which can only be brought back or saved."""
        self.doubleClicked.connect(lambda _: self._do(verbs.OPEN))
        self.selectionModel().currentChanged.connect(lambda *_: self.chosen.emit(self.current))
        theme.dress(self, lambda it: it.scheduleDelayedItemsLayout())

    @property
    def current(self) -> Info | None:
        """The match that has the keyboard."""
        index = self.currentIndex()
        return self.matches.found[index.row()] if index.isValid() else None

    def show_matches(self, found: Sequence[Info]) -> None:
        """Show these; the current one stays, or what then stands in its place is current."""
        before, row = self.current, self.currentIndex().row()
        self.matches.show_matches(found)
        at = next((n for n, it in enumerate(found) if before and it.id == before.id), None)
        if at is None:
            at = min(max(row, 0), len(found) - 1)
        self.setCurrentIndex(self.matches.index(at) if found else QModelIndex())
        self.chosen.emit(self.current)

    def select(self, ident: int) -> None:
        """Make the match of that id the current one."""
        for at, info in enumerate(self.matches.found):
            if info.id == ident:
                self.setCurrentIndex(self.matches.index(at))

    def rename(self) -> None:
        """Let the name of the current match be written where it stands."""
        if self.currentIndex().isValid() and not self.deleted:
            self.edit(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, F2 renames, Delete deletes; arrows move."""
        if self.state() == QListView.State.EditingState:
            # What the field of the name leaves over, as Enter, is not for the list.
            return
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._do(verbs.RESTORE if self.deleted else verbs.OPEN)
            case Qt.Key.Key_F2:
                self.rename()
            case Qt.Key.Key_Delete:
                self._do(verbs.DELETE)
            case Qt.Key.Key_Up if self.currentIndex().row() <= 0:
                self.above.emit()
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        index = self.indexAt(event.pos())
        if index.isValid() and not self.deleted:
            self.setCurrentIndex(index)
            made = verbs.menu(self, self.matches.found[index.row()], lambda verb, _: self._do(verb))
            made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            made.popup(event.globalPos())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the rows changes nothing."""
        if self.indexAt(event.position().toPoint()).isValid():
            super().mousePressEvent(event)

    def _do(self, verb: str) -> None:
        info = self.current
        if info is None or verb not in verbs.possible(info, deleted=self.deleted):
            return
        if verb == verbs.RENAME:
            self.rename()
        else:
            self.wanted.emit(verb, info)
