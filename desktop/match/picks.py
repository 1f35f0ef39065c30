"""What was picked of a hand: what it comes to, and the button that gives it."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.boards.contract import Hand
from desktop.look import theme
from desktop.look.card import said
from desktop.look.names import tip
from desktop.look.translate import begun, translate
from desktop.look.voice import Voice
from desktop.match.gathering import Gathering
from engine.rules.agenda import State


class Picks(QWidget):
    """Stands where the list of choices would; the cards themselves are picked in the hand."""

    def __init__(self, hand: Hand[State], gathering: Gathering) -> None:
        super().__init__()
        self.setObjectName("picks")
        self._hand, self._gathering = hand, gathering
        self._state: State | None = None
        self._voice: Voice | None = None
        self._missing = ""
        self.tally = said("strong", wrap=True)
        self.refused = said("body", wrap=True)
        self.send, self.back = QPushButton(), QPushButton()
        self.send.setObjectName("send_picks")
        self.send.setProperty("role", "primary")
        self.send.clicked.connect(gathering.send)
        self.back.setObjectName("put_back")
        self.back.clicked.connect(self._put_back)
        self.none = QPushButton()
        self.none.setObjectName("give_none")
        self.none.clicked.connect(gathering.give_none)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.send, 3)
        self._row.addWidget(self.back, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for label in (self.tally, self.refused):
            column.addWidget(label)
        column.addLayout(self._row)
        column.addWidget(self.none)
        gathering.changed.connect(self._tell)
        gathering.lacking.connect(self._tell_missing)
        self.hide()

    def ask(self, state: State, voice: Voice) -> None:
        """Ask for cards of the hand."""
        self._state, self._voice = state, voice
        self._gathering.ask()

    def _tell(self) -> None:
        """Say what the cards come to, and which of them is too many."""
        gathering, state, voice = self._gathering, self._state, self._voice
        if state is None or voice is None or not gathering.is_open:
            return
        done, extra = gathering.tried()
        told = self._hand.gathered(state, gathering.run, voice)
        self.tally.setText(told.tally)
        self._missing = told.missing
        refused = translate("Hand", "{card}: too many. Put it back.")
        name = self._hand.name(extra, voice) if extra else ""
        self.refused.setText(refused.format(card=begun(name)))
        self.refused.setVisible(bool(extra))
        self.send.setText(told.verb.replace("&", "&&"))
        self.send.setEnabled(done)
        self.send.setAccessibleDescription(told.tally)
        tip(self.send, "" if done else told.missing)
        proposes = gathering.may_propose
        self.back.setText(
            translate("Hand", "Pick as proposed") if proposes else translate("Hand", "Put all back")
        )
        theme.set_icon(self.back, "check" if proposes else "back", 16)
        self.back.setEnabled(bool(gathering.run) or proposes)
        self.none.setText(told.none.replace("&", "&&"))
        self.none.setVisible(gathering.may_give_none)
        self._arrange()

    def _tell_missing(self) -> None:
        """Say, where somebody has pressed Enter, what the cards lack."""
        if self._missing:
            self.refused.setText(self._missing)
            self.refused.show()
        if not self.refused.isHidden():
            told = self.refused.text()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.refused, told))

    def _put_back(self) -> None:
        """Pick nothing, or again what was proposed."""
        if not self._gathering.put_back():
            self._gathering.propose()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons stand below each other where there is no room beside."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        wide = [button.sizeHint().width() for button in (self.send, self.back)]
        # Their shares are three to two.
        needed = max(wide[0] * 5 / 3, wide[1] * 5 / 2) + self._row.spacing()
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if needed > self.width() else way.LeftToRight)
