"""The banner over the table while an earlier moment is shown: which one, and the ways on."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop.look import controls, theme
from desktop.look.controls import Elided
from desktop.look.folding import Folding, WordButton
from desktop.look.names import tip
from desktop.look.translate import translate


class LookBack(QFrame):
    """Says that this is how it was; steps to other moments, rewinds, or goes back to now.

    In one row above a table, or `stacked` in a column beside it.
    """

    stepped = Signal(int)
    rewind = Signal()
    now = Signal()

    def __init__(self, *, stacked: bool = False) -> None:
        super().__init__()
        self.setObjectName("look_back")
        self.setProperty("role", "card")
        self.setProperty("state", "selected")
        # There is little room beside a table.
        lines = 2 if stacked else 1
        self._title = Elided("", "strong" if stacked else "title", 200, lines=lines)
        self._text = Elided("", "small" if stacked else "body", 200, lines=lines)
        self._earlier = WordButton("earlier", "back", 0, "")
        self._later = WordButton("later", "forward", 0, "")
        for button, by in ((self._earlier, -1), (self._later, 1)):
            button.clicked.connect(lambda _=False, by=by: self.stepped.emit(by))
        self.rewind_here = WordButton("rewind_here", "rewind", 1, "")
        self.rewind_here.clicked.connect(self.rewind)
        self.to_now = WordButton("back_to_now", "play", 2, "primary")
        self.to_now.clicked.connect(self.now)
        for told in (self._title, self._text) if stacked else ():
            # They are shortened sooner than a button loses its words.
            told.setSizePolicy(QSizePolicy.Policy.Ignored, told.sizePolicy().verticalPolicy())
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self._title)
        words.addWidget(self._text)
        box = QVBoxLayout(self) if stacked else QHBoxLayout(self)
        box.setSpacing(8)
        when, ways = QHBoxLayout(), QHBoxLayout()
        for row in (when, ways):
            row.setSpacing(8)
        when.addWidget(controls.picture("history", 28, "accent"))
        when.addLayout(words, 1)
        for button in (self._earlier, self._later, self.rewind_here):
            ways.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        if stacked:
            ways.insertStretch(2)
        box.addLayout(when, 1)
        box.addLayout(ways)
        box.addWidget(self.to_now)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (16, 8, 12, 8))))
        Folding.of(self)
        self.hide()

    def show_moment(
        self,
        when: str,
        no_rewind: str,
        *,
        is_first: bool,
        is_last: bool,
        is_over: bool,
        is_asked: bool = False,
    ) -> None:
        """Name the moment; `no_rewind` is why no rewind leads here, empty if one does.

        Where it `is_asked`, it is the one before an answer that could have been better.
        """
        self._title.tell(when)
        said = translate("LookBack", "This is how it was; the match is on hold.")
        if is_over:
            said = translate("LookBack", "This is how it was; the match is over.")
        if is_asked:
            said = translate(
                "LookBack", "Before the answer; what bots would rather have done is marked."
            )
        self._text.tell(said)
        self.setAccessibleName(f"{when}. {self._text.full}")
        self._name(self._earlier, translate("LookBack", "One moment earlier (Left)"))
        self._name(self._later, translate("LookBack", "One moment later (Right)"))
        self._earlier.setEnabled(not is_first)
        self._later.setEnabled(not is_last)
        self.rewind_here.setText(translate("LookBack", "Rewind to here…"))
        self.rewind_here.setEnabled(not no_rewind)
        why = no_rewind or translate("LookBack", "The match goes on from this moment (Ctrl+R)")
        tip(self.rewind_here, why)
        self.rewind_here.setAccessibleDescription(why)
        self.to_now.setText(translate("LookBack", "Back to now"))
        tip(self.to_now, translate("LookBack", "Esc"))
        self.show()

    @staticmethod
    def _name(button: WordButton, name: str) -> None:
        tip(button, name)
        button.setAccessibleName(name)
