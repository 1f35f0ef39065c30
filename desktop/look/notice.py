"""One clear sentence when something did not work, and what can be done; it blocks nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget
from shiboken6 import isValid

from desktop.look import theme
from desktop.look.card import said
from desktop.look.names import tip
from desktop.look.translate import speak, translate

if TYPE_CHECKING:
    from desktop.look.controls import Saying


class Notice(QFrame):
    """A bar with a sentence, at most one verb, and a way to put it away.

    Given as a function they are said anew in another language.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self.setProperty("role", "notice")
        self._saying: tuple[Saying | str, Saying | str] = "", ""
        self._do: Callable[[], object] | None = None
        self._before: QWidget | None = None
        """Where the keyboard was when it came in here."""
        self.about: object = None
        self.hide()

    def _fill(self) -> None:
        """Only when something is said first: a window is seen sooner without what is in here."""
        self.words = said("body", wrap=True)
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.verb, self._close = QPushButton(), QPushButton()
        self.verb.clicked.connect(self._act)
        self._close.setProperty("role", "quiet")
        self._close.clicked.connect(self.put_away)
        # A finger that puts it away leaves the keyboard where it was.
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        theme.set_icon(self._close, "close", 16)
        speak(self._close, lambda it: tip(it, translate("Notice", "Close")))
        speak(self._close, lambda it: it.setAccessibleName(it.toolTip()))
        sign = QLabel()
        theme.dress(sign, lambda it: it.setPixmap(theme.icon_pixmap("warning", 20, "warning")))
        row = QHBoxLayout(self)
        row.addWidget(sign)
        row.addWidget(self.words, 1)
        row.addWidget(self.verb)
        row.addWidget(self._close)
        # A little later: what it quotes of its page is said anew by then.
        speak(self, lambda it: QTimer.singleShot(0, it, it._say))
        app = QApplication.instance()
        assert isinstance(app, QApplication), "a widget has one"
        app.focusChanged.connect(self._follow)

    @property
    def text(self) -> str:
        """What is said now; empty while nothing is."""
        return self.words.text() if not self.isHidden() else ""

    def tell(
        self,
        sentence: Saying | str,
        verb: Saying | str = "",
        do: Callable[[], object] | None = None,
        about: object = None,
    ) -> None:
        """Say a sentence, with a verb that does something about it.

        What is said `about` a thing that lasts stays until somebody puts it away.
        """
        if self.layout() is None:
            self._fill()
        self._do, self.about = do, about
        self._saying = sentence, verb
        self._say()
        self.show()

    def _say(self) -> None:
        sentence, verb = (it if isinstance(it, str) else it() for it in self._saying)
        self.words.setText(sentence)
        self.setAccessibleName(sentence)
        self.verb.setText(verb)
        self.verb.setVisible(bool(verb))

    def tell_gone(self, sentence: Saying | str, back: Callable[[], object]) -> None:
        """Say that something is gone, and bring it back if somebody wants it."""
        self.tell(sentence, lambda: translate("Window", "Undo"), back)

    def take_focus(self) -> None:
        """The keyboard goes to the verb."""
        self.verb.setFocus(Qt.FocusReason.OtherFocusReason)

    def hide(self) -> None:
        """The keyboard, if it is in here, goes back to where it was; Qt would give it to what is next."""
        focus, before = QApplication.focusWidget(), self._before
        if focus is not None and self.isAncestorOf(focus):
            focus.clearFocus()
            if before is not None and isValid(before) and before.isVisible():
                before.setFocus(Qt.FocusReason.OtherFocusReason)
        super().hide()
        self._saying = "", ""

    def put_away(self) -> None:
        """Somebody has read it."""
        self.hide()

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is None or now is None:
            return  # the window itself has it no longer, or has it again
        if self.isAncestorOf(now) and not self.isAncestorOf(before):
            self._before = before

    def _act(self) -> None:
        self.hide()
        if self._do is not None:
            self._do()
