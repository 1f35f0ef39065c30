"""A field for a name that offers the names used before."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QEvent, QObject, QStringListModel, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QCompleter, QLineEdit

from desktop.look.choosing import offers

MOST_LETTERS = 32


class NameField(QLineEdit):
    """Typing narrows the names that are offered; Down, or a press on an empty field, shows all.

    The first press of a name takes hold of all of it: what is typed then stands in its place.
    """

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__()
        self._has_come = False
        """Whether the keyboard has come here, and nothing was done with it."""
        self._names = list(names)
        self._taken: set[str] = set()
        self.setMaxLength(MOST_LETTERS)
        self.setMinimumWidth(96)
        self.textChanged.connect(lambda _: self._put())
        self.textEdited.connect(lambda _: self._stay())
        self._offered = QStringListModel(self._names, self)
        made = QCompleter(self._offered, self)
        made.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        offers(made)
        self.setCompleter(made)
        if (offered := made.popup()) is not None:
            offered.installEventFilter(self)

    def know(self, names: Sequence[str]) -> None:
        """Other names are offered from now on."""
        self._names, self._taken = list(names), set()
        self._offered.setStringList(self._names)

    def offer(self, taken: Collection[str]) -> None:
        """Leave out the names that others have."""
        if set(taken) != self._taken:
            self._taken = set(taken)
            self._offered.setStringList([name for name in self._names if name not in self._taken])

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in (
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        ):
            self._has_come = True

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A long name is read from its beginning again."""
        super().focusOutEvent(event)
        if not self.hasSelectedText():
            self.home(False)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press beside the list, and Enter where no name of it is chosen, are not meant for it."""
        if (
            isinstance(watched, QAbstractItemView)
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not watched.currentIndex().isValid()
        ):
            watched.hide()
            QApplication.sendEvent(self, event)
            return True
        if (
            not isinstance(watched, QAbstractItemView)
            or not isinstance(event, QMouseEvent)
            or event.type() != QEvent.Type.MouseButtonPress
            or watched.rect().contains(event.position().toPoint())
        ):
            return super().eventFilter(watched, event)
        watched.hide()
        at = event.globalPosition()
        if (there := QApplication.widgetAt(at.toPoint())) is not None:
            if there.focusPolicy() & Qt.FocusPolicy.ClickFocus:
                there.setFocus(Qt.FocusReason.MouseFocusReason)
            local, button, keys = there.mapFromGlobal(at), event.button(), event.modifiers()
            # Qt keeps the release of such a press to itself: a button would stay down.
            for kind, held in (
                (QEvent.Type.MouseButtonPress, event.buttons()),
                (QEvent.Type.MouseButtonRelease, event.buttons() & ~button),
            ):
                QApplication.postEvent(there, QMouseEvent(kind, local, at, button, held, keys))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down shows every name that is offered."""
        if event.key() == Qt.Key.Key_Down and not event.modifiers():
            self._show_all()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Who presses an empty field wants to know what may stand there."""
        super().mousePressEvent(event)
        if not self.text():
            self._show_all()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Whoever comes to a name wants another one there, unless they have marked a part."""
        super().mouseReleaseEvent(event)
        if self._has_come and not self.hasSelectedText():
            self.selectAll()
        self._stay()

    def _stay(self) -> None:
        self._has_come = False

    def _put(self) -> None:
        """Show how a long name begins that nobody has typed here."""
        if not self.isModified():
            self.home(False)

    def _show_all(self) -> None:
        completer = self.completer()
        completer.setCompletionPrefix("")
        completer.complete()
