"""All keys on a note over the page: those of the page first, then those that hold everywhere.

A page tells its own with a method `keys()`, each as `("Ctrl+R", what it does)`.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop.look import controls, frames, theme
from desktop.look.card import said
from desktop.look.page import Page, type_of_keys
from desktop.look.translate import translate

TABLE = 372
"""Width of one table of keys."""
LEAST = 320
"""Where there is less room for each the tables stand one below the other."""
AROUND = 24


def spelled(keys: str) -> str:
    """Keys as they are printed on a keyboard of the language in use: Ctrl is Strg."""
    names = {
        "Ctrl": translate("Keys", "Ctrl"),
        "Shift": translate("Keys", "Shift"),
        "Space": translate("Keys", "Space"),
        "Home": translate("Keys", "Home"),
        "End": translate("Keys", "End"),
        "PgUp": translate("Keys", "PgUp"),
        "PgDn": translate("Keys", "PgDn"),
    }
    return re.sub(r"[A-Z]\w+", lambda found: names.get(found[0], found[0]), keys)


def everywhere() -> type_of_keys:
    """The keys that hold on every page."""
    return (
        ("Tab", translate("Keys", "to the next zone")),
        ("Shift+Tab", translate("Keys", "to the zone before")),
        ("Esc", translate("Keys", "back one level")),
        ("F1", translate("Keys", "the rules, at what has the focus")),
        ("?", translate("Keys", "all keys")),
        ("Ctrl++  Ctrl+−", translate("Keys", "larger or smaller text")),
        ("Ctrl+0", translate("Keys", "normal text size")),
        ("Ctrl+,", translate("Keys", "the settings")),
        ("F11", translate("Keys", "full screen")),
        ("Ctrl+Q", translate("Keys", "quit Waypost")),
    )


class Keys(QFrame):
    """The note; Esc, `?` or a press elsewhere puts it away."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._before: QWidget | None = None
        self.setObjectName("keys")
        self.setProperty("role", "card")
        self.setProperty("ring", "20")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # A press of it is no press elsewhere.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self._title = said("heading")
        close = controls.icon_button("close", lambda: translate("Keys", "Close"))
        close.clicked.connect(self.put_away)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(close)
        self._tables = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._contents = QWidget()
        self._contents.setLayout(self._tables)
        column = QVBoxLayout(self)
        column.addLayout(head)
        self._scrolled = frames.Scrolled(self._contents, self)
        column.addWidget(self._scrolled, 1)
        over.installEventFilter(self)
        self.hide()

    def tell(self, page: Page) -> None:
        """Show the keys of this page and the common ones; the keyboard comes here."""
        if self.isHidden():
            self._before = QApplication.focusWidget()
        own, common = page.keys(), everywhere()
        taken = {keys for keys, _ in own}
        common = [(keys, meaning) for keys, meaning in common if keys not in taken]
        self._title.setText(translate("Keys", "Keys"))
        frames.empty(self._tables)
        spoken = [self._title.text()]
        for title, table in (
            (translate("Keys", "On this page"), own),
            (translate("Keys", "On every page"), common),
        ):
            if table:
                self._tables.addWidget(_table(title, table), 1)
                spoken += [title, *(f"{spelled(keys)}: {meaning}" for keys, meaning in table)]
        self.setAccessibleName(". ".join(spoken))
        self._scrolled.verticalScrollBar().setValue(0)
        self.show()
        self._place()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def put_away(self) -> bool:
        """Put the note away and give the keyboard back; whether it was there."""
        if self.isHidden():
            return False
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()
        if self._before is not None and isValid(self._before):
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and pages scroll where the tables are higher than the window."""
        bar = self._scrolled.verticalScrollBar()
        steps = {
            Qt.Key.Key_Down: bar.singleStep() * 2,
            Qt.Key.Key_Up: -bar.singleStep() * 2,
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
        }
        if event.key() in steps:
            bar.setValue(bar.value() + steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press elsewhere puts the note away and still does what it was meant for."""
        if watched is self._over and event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        pressed = event.type() == QEvent.Type.MouseButtonPress
        if pressed and isinstance(watched, QWidget) and not self._holds(watched):
            self.put_away()
        return False

    def _holds(self, widget: QWidget) -> bool:
        return widget is self or self.isAncestorOf(widget)

    def _place(self) -> None:
        """In the middle of the window, as large as the keys need or the window allows."""
        over, around = self._over, theme.px(AROUND)
        layout, contents = self.layout(), self._contents
        assert layout is not None
        layout.setContentsMargins(*map(theme.px, (24, 16, 16, 20)))
        self._tables.setContentsMargins(0, 0, theme.px(12), 0)
        self._tables.setSpacing(theme.px(32))
        room = over.width() - 2 * around
        beside = theme.px(LEAST * self._tables.count() + 90) <= room
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._tables.setDirection(way)
        count = self._tables.count() if beside else 1
        width = min(theme.px(TABLE * count + 90), room)
        inner = width - theme.px(24 + 16 + 12)
        self._tables.activate()
        needed = max(
            contents.minimumSizeHint().height(), self._tables.totalMinimumHeightForWidth(inner)
        )
        height = min(needed + theme.px(88), over.height() - 2 * around)
        self.setGeometry((over.width() - width) // 2, (over.height() - height) // 2, width, height)


def _table(title: str, keys: type_of_keys) -> QWidget:
    made = QWidget()
    grid = QGridLayout(made)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(theme.px(14))
    grid.setVerticalSpacing(theme.px(8))
    grid.setColumnStretch(1, 1)
    grid.addWidget(_label("strong", title), 0, 0, 1, 2)
    for row, (names, meaning) in enumerate(keys, 1):
        cap = _label("chip", spelled(names))
        grid.addWidget(cap, row, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words = said("body", wrap=True)
        words.setText(meaning)
        grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignVCenter)
    grid.setRowStretch(len(keys) + 1, 1)
    return made


def _label(role: str, words: str) -> QLabel:
    label = said(role)
    label.setText(words)
    return label
