"""Who plays which seat, to be changed while the match goes on, and the way to end it early."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.look import controls, theme
from desktop.look.bot_text import bot_label, bot_names, bot_strength
from desktop.look.card import said
from desktop.look.choosing import Choice
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.people.names import Names
from engine.match.match import Match
from engine.record.lines import PERSON, bot_name

REST_MS = 700
"""After this time without another choice the one that stands is meant."""


class People(Names):
    """Beside each name who plays there, and below them the end by agreement."""

    plays = Signal(int, str)
    """A seat, and who has it from now on."""
    end = Signal()
    opened = Signal(bool)
    """Whether the card is open from now on."""

    def __init__(self, page: QWidget, match: Match) -> None:
        super().__init__(page, match)
        self._choices = [self._choice(seat) for seat in range(len(self.names))]
        self._who_ends = said("small-muted", wrap=True)
        self.end_match = QPushButton()
        self.end_match.setObjectName("end_match")
        theme.set_icon(self.end_match, "sunset", 18)
        self.end_match.clicked.connect(self.end)
        for part in (controls.line(), self.end_match, self._who_ends):
            self.below.addWidget(part)
        for name, choice in zip(self.names, self._choices, strict=True):
            QWidget.setTabOrder(name, choice)
        self._wanted: dict[int, str] = {}
        """Who was chosen for a seat and is not told yet."""
        self._rests = QTimer(self, singleShot=True, interval=REST_MS)
        self._rests.timeout.connect(self.take)

    def _choice(self, seat: int) -> Choice:
        choice = Choice()
        choice.setObjectName(f"plays_{seat}")
        for plays in (PERSON, *(f"bot:{bot}" for bot in bot_names(self._match.game.name))):
            choice.addItem("", plays)
        choice.activated.connect(lambda at: self._choose(seat, choice.itemData(at)))
        self.grid.addWidget(choice, seat, 2)
        return choice

    def _choose(self, seat: int, plays: str) -> None:
        # Arrows pass by what is not meant: the log gets what the choice comes to rest on.
        self._wanted[seat] = plays
        self._rests.start()

    def take(self) -> None:
        """What was chosen holds now."""
        self._rests.stop()
        wanted, self._wanted = self._wanted, {}
        for seat, plays in wanted.items():
            self.plays.emit(seat, plays)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes at once what was chosen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.take()
        super().keyPressEvent(event)

    def show_match(self, voice: Voice) -> None:
        """Show who has the seats now, in these words."""
        match, over = self._match, self.over()
        for seat, choice in enumerate(self._choices):
            if choice.findData(match.plays[seat]) < 0:  # a bot that is known no more
                choice.addItem("", match.plays[seat])
            for at in range(choice.count()):
                choice.setItemText(at, kind_of_player(choice.itemData(at)))
            kind = self._wanted.get(seat, match.plays[seat])
            choice.setCurrentIndex(choice.findData(kind))
            choice.setAccessibleName(
                translate("People", "Who plays for {name}").format(name=voice.people[seat])
            )
            choice.setEnabled(not match.is_over)
            told = over or ("" if kind == PERSON else _strength(match, kind))
            tip(choice, told)
            choice.setAccessibleDescription(told)
        self.end_match.setText(translate("People", "End the match now"))
        theme.set_icon(self.end_match, "sunset", 18)
        self.end_match.setEnabled(not match.is_over)
        ends = over or _who_ends(match, voice)
        self._who_ends.setText(ends)
        self.end_match.setAccessibleDescription(ends)
        super().show_match(voice)

    def turn(self) -> None:
        """Close if it is open; else come up, with the keyboard at the first name."""
        super().turn()
        if not self.isHidden():
            self.opened.emit(True)

    def put_away(self) -> bool:
        """Close and give the keyboard back, and take what was chosen; whether it was open."""
        if not self.isHidden():
            self.take()
        was_open = super().put_away()
        if was_open:
            self.opened.emit(False)
        return was_open


def kind_of_player(plays: str) -> str:
    """Person, or a bot by its strength."""
    if plays == PERSON:
        return translate("People", "Human")
    return translate("People", "Bot: {kind}").format(kind=bot_label(bot_name(plays)))


def _strength(match: Match, plays: str) -> str:
    return bot_strength(match.game.name, [bot_name(plays)], match.setup.seats)


def _who_ends(match: Match, voice: Voice) -> str:
    if len(match.persons) < 2:
        return translate("People", "The points so far count.")
    return translate(
        "People", "The points so far count. This needs the agreement of {names}."
    ).format(names=voice.names(match.persons))
