"""A match as one button: a press opens it, keys and a menu do all else, its name is written in place."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy

from desktop.look import theme
from desktop.look.translate import speak, translate
from desktop.shelf import verbs
from desktop.shelf.plain_button import PlainButton
from engine.store.library import Info

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

MOST_LETTERS = 60


class MatchButton(PlainButton):
    """What a tile and a row have in common; each paints itself.

    `wanted` carries a verb and the match, `renamed` the match and its new name.
    """

    wanted = Signal(str, object)
    renamed = Signal(object, str)

    def __init__(self, info: Info, corner: int) -> None:
        super().__init__(corner)
        self.info = info
        self.field: QLineEdit | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._opened)
        speak(self, lambda it: it.say())
        theme.dress(self, lambda it: it.updateGeometry())

    def say(self) -> None:
        """Take the words of the language in use."""

    def name_area(self) -> QRect:
        """Where the name stands."""
        raise NotImplementedError

    def rename(self) -> None:
        """Let the name be written where it stands; Enter keeps it, Esc leaves it."""
        if self.field is not None:
            return
        self.field = _Field(self, self._written)
        self._place()
        self.field.show()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 renames, Delete deletes."""
        match event.key():
            case Qt.Key.Key_F2:
                self.rename()
            case Qt.Key.Key_Delete:
                self.wanted.emit(verbs.DELETE, self.info)
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.open_menu().popup(event.globalPos())

    def open_menu(self) -> QMenu:
        """The menu of the match; renaming stays here."""
        made = verbs.menu(self, self.info, self._wanted)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        return made

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The field lies where the name stands."""
        super().resizeEvent(event)
        self._place()

    def _wanted(self, verb: str, info: Info) -> None:
        if verb == verbs.RENAME:
            self.rename()
        else:
            self.wanted.emit(verb, info)

    def _opened(self) -> None:
        if self.info.playable:
            self.wanted.emit(verbs.OPEN, self.info)
        else:
            self.open_menu().popup(self.mapToGlobal(self.rect().bottomLeft()))

    def _place(self) -> None:
        if self.field is not None:
            area = self.name_area()
            high = max(area.height(), self.field.sizeHint().height())
            self.field.setGeometry(area.x(), area.center().y() - high // 2, area.width(), high)

    def _written(self, name: str) -> None:
        field, self.field = self.field, None
        if field is None:
            return
        field.hide()
        field.deleteLater()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if name and name != self.info.name:
            self.renamed.emit(self.info, name)


class _Field(QLineEdit):
    """The field for a name; it ends once, by Enter, Esc or when the keyboard goes elsewhere."""

    def __init__(self, button: MatchButton, done: Callable[[str], None]) -> None:
        super().__init__(button.info.name, button)
        self._done = done
        self.setMaxLength(MOST_LETTERS)
        self.setAccessibleName(translate("Shelf", "Name of the match"))
        self.selectAll()
        self.editingFinished.connect(lambda: self._done(self.text().strip()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc go no further than this field."""
        if event.key() == Qt.Key.Key_Escape:
            self._done("")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._done(self.text().strip())
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Esc is the field's own while it is open."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)
