"""How fast the bots play, and whether they wait: pause, go on, skip to the next person."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from desktop.host.settings import PACES
from desktop.look import theme
from desktop.look.choosing import Choice
from desktop.look.folding import Folding, WordButton
from desktop.look.names import tip
from desktop.look.translate import translate


class Pace(QWidget):
    """A row of controls, there as long as a bot has a seat."""

    paused = Signal(bool)
    skipped = Signal()
    chosen = Signal(int)
    """The new pace, in milliseconds."""

    def __init__(self, now: int) -> None:
        super().__init__()
        self.setObjectName("pace")
        self._is_paused = self._dwells = self._bot_asked = False
        self.pause = WordButton("pause", "pause", 1, "")
        self.skip = WordButton("skip", "next-phase", 0, "")
        self.pace = Choice()
        self.pace.setObjectName("choose_pace")
        for pace in PACES:
            self.pace.addItem("", pace)
        self.follow(now)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for part, share in ((self.pause, 5), (self.skip, 5), (self.pace, 4)):
            part.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            row.addWidget(part, share)
        Folding.of(self)
        self.pause.clicked.connect(lambda: self.paused.emit(not self._is_paused))
        self.skip.clicked.connect(self.skipped)
        self.pace.activated.connect(lambda at: self.chosen.emit(PACES[at]))

    def follow(self, now: int) -> None:
        """Show the pace that was chosen elsewhere."""
        nearest = min(range(len(PACES)), key=lambda at: abs(PACES[at] - now))
        self.pace.setCurrentIndex(nearest)

    def show_match(self, *, has_bots: bool, bot_asked: bool, is_paused: bool) -> None:
        """Show what can be done: nothing in a match without bots, or after its end."""
        self.setVisible(has_bots)
        self._is_paused = is_paused
        self.pause.setText(translate("Pace", "Go on") if is_paused else translate("Pace", "Pause"))
        theme.set_icon(self.pause, "play" if is_paused else "pause", 18)
        told = (
            translate("Pace", "The bots go on playing (Space)")
            if is_paused
            else translate("Pace", "The bots wait (Space)")
        )
        tip(self.pause, told)
        self.pause.setAccessibleDescription(told)
        self._bot_asked = bot_asked
        self._tell_skip()
        names = (
            translate("Pace", "Slow"),
            translate("Pace", "Normal"),
            translate("Pace", "Fast"),
            translate("Pace", "At once"),
        )
        for at, name in enumerate(names):
            self.pace.setItemText(at, name)
        self.pace.setAccessibleName(translate("Pace", "Pace of the bots"))
        tip(self.pace, translate("Pace", "Pace of the bots"))

    def show_dwelling(self, on: bool) -> None:
        """Offer to let the bot answer now that thinks for long, or no longer."""
        self._dwells = on
        self._tell_skip()

    def _tell_skip(self) -> None:
        if self._dwells:
            word = translate("Pace", "Now")  # more has no room beside the board of Outpost
            told = translate("Pace", "The bot answers now, by what it has thought so far")
        else:
            word = translate("Pace", "Skip")
            told = (
                translate(
                    "Pace", "The bots make all their moves at once, until it is a human’s turn"
                )
                if self._bot_asked
                else translate("Pace", "It is no bot’s turn now")
            )
        self.skip.setText(word)
        self.skip.setEnabled(self._bot_asked)
        tip(self.skip, told)
        self.skip.setAccessibleDescription(told)
