"""Who plays which seat and is called how, to be changed while the match goes on; the early end."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.look import controls, theme
from desktop.look.bot_text import bot_label, bot_names, bot_strength
from desktop.look.card import give_role, mark_of, said
from desktop.look.choosing import Choice
from desktop.look.frames import Scrolled
from desktop.look.name_field import NameField
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.base.people import PLAY, colours_of
from engine.base.plain_text import line_of
from engine.match.match import Match
from engine.record.lines import PERSON, bot_name

REST_MS = 700
"""After this time without another choice the one that stands is meant."""


class People(QFrame):
    """A small card over the page: a row for each seat, and the end by agreement.

    Beside the box people only have names.
    """

    plays = Signal(int, str)
    """A seat, and who has it from now on."""
    named = Signal(int, str)
    """A seat, and how whoever has it is called from now on."""
    end = Signal()

    def __init__(self, page: QWidget, match: Match) -> None:
        super().__init__(page)
        self._page, self._match = page, match
        self.setObjectName("people")
        self.setProperty("role", "card")
        self._title, self._text = said("title"), said("small-muted", wrap=True)
        self._who_ends = said("small-muted", wrap=True)
        close = controls.icon_button("close", lambda: translate("People", "Close"))
        close.setObjectName("close_people")
        close.clicked.connect(self.put_away)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(close)
        self._grid = QGridLayout()
        self.names: list[NameField] = []
        self._choices: list[Choice] = []
        for seat, colour in enumerate(colours_of(match.header.players, match.game.colours)):
            self._add(seat, colour)
        self._grid.setColumnStretch(1, 1)
        self._is_played = match.header.setup.level == PLAY
        self.end_match = QPushButton()
        self.end_match.setObjectName("end_match")
        theme.set_icon(self.end_match, "sunset", 18)
        self.end_match.clicked.connect(self.end)
        self._inside = QWidget()
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        column.addWidget(self._text)
        column.addLayout(self._grid)
        ends: tuple[QWidget, ...] = (controls.line(), self.end_match, self._who_ends)
        for part in ends:
            column.addWidget(part)
        for part in () if self._is_played else (*ends, *self._choices):
            part.hide()
        column.addStretch(1)
        card = QVBoxLayout(self)
        card.addLayout(head)
        card.addWidget(Scrolled(self._inside), 1)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 12, 16, 16)))
        )
        self._before: QWidget | None = None
        self._wanted: dict[int, str] = {}
        """Who was chosen for a seat and is not told yet."""
        self._rests = QTimer(self, singleShot=True, interval=REST_MS)
        self._rests.timeout.connect(self.take)
        self._call()
        self.hide()

    def _add(self, seat: int, colour: str) -> None:
        choice, name = Choice(), NameField(())
        choice.setObjectName(f"plays_{seat}")
        name.setObjectName(f"name_{seat}")
        name.textEdited.connect(lambda _: self._tell())
        name.editingFinished.connect(self._take_names)
        for plays in (PERSON, *(f"bot:{bot}" for bot in bot_names())):
            choice.addItem("", plays)
        choice.activated.connect(
            lambda at, seat=seat, choice=choice: self._choose(seat, choice.itemData(at))
        )
        self._grid.addWidget(mark_of(colour, 24), seat, 0)
        self._grid.addWidget(name, seat, 1)
        self._grid.addWidget(choice, seat, 2)
        self.names.append(name)
        self._choices.append(choice)

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
        else:
            super().keyPressEvent(event)

    @property
    def _edited(self) -> list[int]:
        """The seats in whose fields something else stands than the name."""
        players = enumerate(self._match.players)
        return [seat for seat, it in players if line_of(self.names[seat].text()) != it.name]

    def _take_names(self) -> None:
        if self._why_not():
            return
        for seat in self._edited:
            if name := line_of(self.names[seat].text()):
                self.named.emit(seat, name)
        self._call()  # nobody is without a name

    def _why_not(self) -> str:
        """Why people cannot be called as it stands there; empty if they can."""
        seen: set[str] = set()
        for field in self.names:
            name = line_of(field.text())
            if name and name.casefold() in seen:
                return translate("People", "The name {name} is used twice").format(name=name)
            seen.add(name.casefold())
        return ""

    def _call(self) -> None:
        """Show how people are called."""
        for field, player in zip(self.names, self._match.players, strict=True):
            if field.text() != player.name:
                field.setText(player.name)
        self._tell()

    def _tell(self) -> None:
        """Say why the names cannot be so, that the match is over, or what a change does."""
        why_not = self._why_not()
        wrong = self._edited if why_not else ()
        for seat, field in enumerate(self.names):
            theme.mark(field, state="wrong" if seat in wrong else "")
            field.setAccessibleDescription(why_not if seat in wrong else "")
        give_role(self._text, "danger" if why_not else "small-muted")
        self._text.setText(why_not or self._over() or _what_a_change_does())

    def _over(self) -> str:
        return translate("People", "The match is over.") if self._match.is_over else ""

    def show_match(self, voice: Voice) -> None:
        """Show who has the seats now, in these words."""
        match = self._match
        self._title.setText(translate("People", "Who plays"))
        self.setAccessibleName(self._title.text())
        over = self._over()
        if self._edited:
            self._tell()  # somebody is writing
        else:
            self._call()
        for seat, choice in enumerate(self._choices):
            self.names[seat].setAccessibleName(
                translate("People", "Name of {name}").format(name=voice.people[seat])
            )
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
            told = over or ("" if kind == PERSON else bot_strength(bot_name(kind)))
            choice.setToolTip(told)
            choice.setAccessibleDescription(told)
        self.end_match.setText(translate("People", "End the match now"))
        theme.set_icon(self.end_match, "sunset", 18)
        self.end_match.setEnabled(not match.is_over)
        tip = over or _who_ends(match, voice)
        self._who_ends.setText(tip)
        self.end_match.setAccessibleDescription(tip)
        if not self.isHidden():
            self.place()

    def turn(self) -> None:
        """Close if it is open; else come up, with the keyboard at the first seat."""
        if self.put_away():
            return
        self._before = self._page.focusWidget()
        self.show()
        self.place()
        self.raise_()
        first = self._choices[0] if self._is_played else self.names[0]
        first.setFocus(Qt.FocusReason.TabFocusReason)

    def put_away(self) -> bool:
        """Close and give the keyboard back; whether it was open."""
        if self.isHidden():
            return False
        self.take()
        self._call()  # whoever closes in the midst of a name means the old one
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def place(self) -> None:
        """Lie below the page's bar at the right."""
        self.setFixedWidth(min(theme.px(400), self._page.width() - 32))
        layout, inside = self.layout(), self._inside.layout()
        assert layout is not None and inside is not None
        around = layout.contentsMargins()
        inside.activate()
        high = inside.totalHeightForWidth(self.width() - around.left() - around.right() - 2)
        least = max(inside.totalSizeHint().height(), inside.totalMinimumSize().height())
        high = max(high, least) + around.top() + around.bottom()
        high += self._title.sizeHint().height() + theme.px(26)
        top = theme.px(72)
        self.resize(self.width(), min(high, self._page.height() - top - theme.px(8)))
        self.move(self._page.width() - self.width() - 16, top)


def _what_a_change_does() -> str:
    return translate("People", "A change applies from now on and is noted in the log.")


def kind_of_player(plays: str) -> str:
    """Person, or a bot by its strength."""
    if plays == PERSON:
        return translate("People", "Human")
    return translate("People", "Bot: {kind}").format(kind=bot_label(bot_name(plays)))


def _who_ends(match: Match, voice: Voice) -> str:
    if len(match.persons) < 2:
        return translate("People", "The points so far count.")
    return translate(
        "People", "The points so far count. This needs the agreement of {names}."
    ).format(names=voice.names(match.persons))
