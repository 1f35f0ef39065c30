"""A note over the page: the words of a clause, or all keys; Esc or a press elsewhere closes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.card import empty, said

WIDTH = 460


class Note(QFrame):
    """A small card above a page."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self.setObjectName("note")
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("ring", "none")
        self._title = said("title", wrap=True)
        self._text = said("body", wrap=True)
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(16)
        self._table.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 20)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addLayout(self._table)
        self._before: QWidget | None = None
        self.hide()

    def tell(self, title: str, text: str, table: Sequence[tuple[str, str]] = ()) -> None:
        """Show a title, a text and a table of keys."""
        if self.isHidden():
            self._before = QApplication.focusWidget()
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))
        self.setAccessibleName(f"{title}. {text}")
        empty(self._table)
        for row, (keys, meaning) in enumerate(table):
            self._table.addWidget(_text("strong", keys), row, 0)
            self._table.addWidget(_text("body", meaning), row, 1)
        self.show()
        self.place()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def close_note(self) -> bool:
        """Put the note away and give the keyboard back; whether there was one."""
        if self.isHidden():
            return False
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def place(self) -> None:
        """Lie in the middle of the page, as high as the text needs."""
        page = self._page
        width = min(theme.px(WIDTH), page.width() - 32)
        self.setFixedWidth(width)
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.resize(width, layout.totalHeightForWidth(width))
        self.move((page.width() - width) // 2, max(16, (page.height() - self.height()) // 3))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press elsewhere closes the note and still does what it was meant for."""
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and isinstance(watched, QWidget) and not self._holds(watched):
            self.close_note()
        return False

    def _holds(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)


def _text(role: str, words: str) -> QLabel:
    label = said(role)
    label.setText(words)
    return label
