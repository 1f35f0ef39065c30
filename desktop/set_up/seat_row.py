"""One seat: the mark of its colour, a name, and who plays it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
)

from desktop.look import controls, theme
from desktop.look.bot_text import bot_label
from desktop.look.choosing import Choice, Segment, Segments
from desktop.look.name_before import NameBefore
from desktop.look.name_field import NameField
from desktop.look.names import tip
from desktop.look.translate import speak, translate
from desktop.set_up.colour_button import ColourButton
from desktop.set_up.seated import unnamed
from engine.base.plain_text import line_of
from engine.record.lines import PERSON
from engine.record.record import Player

BOT = "bot"
FIRST_BOT = "medium"
type_of_content = tuple[str, str, int, str]
"""Name, who plays, which bot it would be, and the colour of the pieces."""


class SeatRow(QFrame):
    """One seat: its mark, a name, and who plays it."""

    changed = Signal()
    remove = Signal()
    held = Signal()
    dragged = Signal(int)
    """How many rows away the pointer is, while the grip is held."""

    def __init__(
        self,
        number: int,
        colour: str,
        names: Sequence[str],
        offered: Callable[[], Mapping[str, str]],
        bots: Sequence[str],
    ) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._number, self._bots = number, bool(bots)
        self.mark = ColourButton(colour, offered)
        self.name = NameField(names)
        NameBefore(self.name)
        self.plays = Segments(
            [
                Segment(PERSON, lambda: translate("SetUp", "Human"), "person"),
                Segment(BOT, lambda: translate("SetUp", "Bot"), "bot"),
            ],
            PERSON,
        )
        self.kind = Choice()
        for bot in bots:
            self.kind.addItem("", bot)
        self.kind.setCurrentIndex(max(0, self.kind.findData(FIRST_BOT)))
        policy = self.kind.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the rows stand below each other
        self.kind.setSizePolicy(policy)
        self.trash = controls.icon_button("trash", lambda: translate("SetUp", "Remove this seat"))
        self.wrong = controls.Elided("", "danger")
        policy = self.wrong.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves away from under the mouse
        self.wrong.setSizePolicy(policy)
        self.wrong.hide()
        self._touched = False
        self.grip = controls.picture("grip", 20, "muted")
        self.grip.setCursor(Qt.CursorShape.SizeVerCursor)
        self.grip.installEventFilter(self)
        self._arrange()
        speak(self, lambda it: it.say())
        self.name.textChanged.connect(self._edited)
        self.plays.chosen.connect(self._played)
        self.kind.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.trash.clicked.connect(self.remove)
        self._played(PERSON)
        self.plays.setVisible(self._bots)

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(0)
        who = (self.plays, self.kind) if self._bots else ()
        parts = (self.grip, self.mark, self.name, *who, self.trash)
        for place, part in enumerate(parts):
            grid.addWidget(part, 0, place)
        for absent in () if who else (self.plays, self.kind):
            absent.setParent(self)  # it goes with the row
            absent.hide()
        grid.addWidget(self.wrong, 1, 2, 1, 4)
        grid.setColumnStretch(2, 1)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (14, 14, 10, 2)))
        )

    def say(self) -> None:
        """Take the words of the language in use."""
        self.setAccessibleName(self.label)
        self.name.setAccessibleName(
            translate("SetUp", "Name of seat {number}").format(number=self._number)
        )
        self.plays.call(self.label)
        strength = translate("SetUp", "Strength of the bot")
        self.kind.setAccessibleName(f"{self.label}: {strength}")
        tip(self.grip, translate("SetUp", "Drag to another seat, or press Alt+Up or Alt+Down"))
        for index in range(self.kind.count()):
            self.kind.setItemText(index, bot_label(self.kind.itemData(index)))

    @property
    def label(self) -> str:
        """The seat by its number."""
        return translate("SetUp", "Seat {number}").format(number=self._number)

    def call(self, colour: str) -> None:
        """Whoever has no name is called by the name of their colour."""
        self.name.setPlaceholderText(unnamed(colour, self._kind_of_player))

    def player(self) -> Player:
        """Who sits here."""
        name = self.typed or self.name.placeholderText()
        return Player(name, self._kind_of_player, self.mark.colour)

    @property
    def _kind_of_player(self) -> str:
        return f"bot:{self.kind.currentData()}" if self.plays.now() == BOT else PERSON

    def content(self) -> type_of_content:
        """What moves with the person when seats are reordered."""
        return self.name.text(), self.plays.now(), self.kind.currentIndex(), self.mark.colour

    def fill(self, content: type_of_content) -> None:
        """Seat somebody here."""
        name, plays, kind, colour = content
        self.mark.take(colour)
        touched = self._touched and bool(name)
        self.name.setText(name)
        self._touched = touched
        self.plays.choose(plays)
        self.kind.setCurrentIndex(kind)

    def complain(self, sentence: str) -> None:
        """Say what is wrong with the name; nothing takes it back."""
        if not sentence and self._touched and not self.typed:
            called = self.name.placeholderText()
            note = translate("SetUp", "Without a name: called {name}").format(name=called)
            self._tell(note, "small-muted", "")
        else:
            self._tell(sentence, "danger", "wrong" if sentence else "")

    def _tell(self, sentence: str, role: str, state: str) -> None:
        theme.mark(self.wrong, role=role)
        self.wrong.tell(sentence)
        self.wrong.setVisible(bool(sentence))
        self.name.setAccessibleDescription(sentence)
        theme.mark(self.name, state=state)

    @property
    def typed(self) -> str:
        """The name that somebody gave; empty if nobody did."""
        return line_of(self.name.text())

    def toggle(self) -> None:
        """A person becomes a bot, a bot a person."""
        if not self._bots:
            return
        self.plays.choose(PERSON if self.plays.now() == BOT else BOT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self.grip or not isinstance(event, QMouseEvent):
            return False
        if event.type() == QEvent.Type.MouseButtonPress:
            self.held.emit()
            return True  # else the press goes on to what lies below
        if event.type() == QEvent.Type.MouseMove and event.buttons() & Qt.MouseButton.LeftButton:
            y = self.mapFromGlobal(event.globalPosition().toPoint()).y()
            self.dragged.emit(y // max(1, self.height()))
        return False

    def _edited(self) -> None:
        self._touched = True
        self.changed.emit()

    def _played(self, plays: str) -> None:
        self.kind.setVisible(plays == BOT)
        self.changed.emit()
