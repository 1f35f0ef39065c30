"""The banner over the table while an earlier moment is shown: which one, and the ways on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.card import said
from desktop.look.translate import translate


class LookBack(QFrame):
    """Says that this is how it was; steps to other moments, rewinds, or goes back to now."""

    stepped = Signal(int)
    rewind = Signal()
    now = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("look_back")
        self.setProperty("role", "card")
        self.setProperty("state", "selected")
        self._title, self._text = said("title", wrap=True), said("body", wrap=True)
        self._earlier, self._later = QPushButton(), QPushButton()
        for button, icon, by in (
            (self._earlier, "back", -1),
            (self._later, "chevron-right", 1),
        ):
            theme.set_icon(button, icon, 18)
            button.clicked.connect(lambda _=False, by=by: self.stepped.emit(by))
        self._earlier.setObjectName("earlier")
        self._later.setObjectName("later")
        self.rewind_here = QPushButton()
        self.rewind_here.setObjectName("rewind_here")
        theme.set_icon(self.rewind_here, "rewind", 18)
        self.rewind_here.clicked.connect(self.rewind)
        self.to_now = QPushButton()
        self.to_now.setObjectName("back_to_now")
        self.to_now.setProperty("role", "primary")
        self.to_now.clicked.connect(self.now)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        row = QHBoxLayout(self)
        row.setSpacing(8)
        row.addWidget(controls.picture("history", 28, "accent"))
        row.addLayout(words, 1)
        for button in (self._earlier, self._later, self.rewind_here, self.to_now):
            button.setAutoDefault(False)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (16, 8, 12, 8))))
        self.hide()

    def show_moment(self, when: str, no_rewind: str, *, is_first: bool, is_last: bool) -> None:
        """Name the moment; `no_rewind` is why no rewind leads here, empty if one does."""
        self._title.setText(when)
        self._text.setText(translate("LookBack", "This is how it was; the match waits."))
        self.setAccessibleName(f"{when}. {self._text.text()}")
        self._name(self._earlier, translate("LookBack", "One moment earlier (Left)"))
        self._name(self._later, translate("LookBack", "One moment later (Right)"))
        self._earlier.setEnabled(not is_first)
        self._later.setEnabled(not is_last)
        self.rewind_here.setText(translate("LookBack", "Rewind to here…"))
        self.rewind_here.setEnabled(not no_rewind)
        tip = no_rewind or translate("LookBack", "The match goes on from this moment (Ctrl+R)")
        self.rewind_here.setToolTip(tip)
        self.rewind_here.setAccessibleDescription(tip)
        self.to_now.setText(translate("LookBack", "Back to now"))
        self.to_now.setToolTip(translate("LookBack", "Esc"))
        self.show()

    @staticmethod
    def _name(button: QPushButton, name: str) -> None:
        button.setToolTip(name)
        button.setAccessibleName(name)
