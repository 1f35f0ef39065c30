"""Who plays: a row for each seat, in turn order from the top."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from desktop.look import controls, theme
from desktop.look.choosing import Choice, Segment, Segments
from desktop.look.name_field import NameField
from desktop.look.translate import speak, translate
from desktop.set_up.bots import bot_label, bot_names, bot_strength
from desktop.set_up.colour_button import ColourButton
from desktop.set_up.seated import unnamed
from engine.letters import line_of
from engine.lines import PERSON
from engine.record import Player

BOT = "bot"
FIRST_BOT = "greedy"
FIRST_COUNT = 2
"""Seats that are offered first where the game allows it; who plays alone removes one."""
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
        *,
        bots: bool,
    ) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._number, self._bots = number, bots
        self.mark = ColourButton(colour, offered)
        self.name = NameField(names)
        self.plays = Segments(
            [
                Segment(PERSON, lambda: translate("SetUp", "Person"), "person"),
                Segment(BOT, lambda: translate("SetUp", "Bot"), "bot"),
            ],
            PERSON,
        )
        self.kind = Choice()
        for bot in bot_names():
            self.kind.addItem("", bot)
        self.kind.setCurrentIndex(max(0, self.kind.findData(FIRST_BOT)))
        policy = self.kind.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the rows stand below each other
        self.kind.setSizePolicy(policy)
        self.trash = controls.icon_button("trash", lambda: translate("SetUp", "Remove this seat"))
        self.wrong = controls.text("", "danger", wrap=True)
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
        self.plays.setVisible(bots)

    def _arrange(self) -> None:
        grid = QGridLayout(self)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        who = (self.plays, self.kind) if self._bots else ()
        parts = (self.grip, self.mark, self.name, *who, self.trash)
        for place, part in enumerate(parts):
            grid.addWidget(part, 0, place)
        grid.addWidget(self.wrong, 1, 2, 1, 4)
        grid.setColumnStretch(2, 1)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (14, 12, 10, 12)))
        )

    def say(self) -> None:
        """Take the words of the language in use."""
        called = unnamed(self._number)
        self.setAccessibleName(called)
        self.name.setPlaceholderText(called)
        self.name.setAccessibleName(
            translate("SetUp", "Name of seat {number}").format(number=self._number)
        )
        self.kind.setAccessibleName(translate("SetUp", "Kind of bot"))
        self.grip.setToolTip(
            translate("SetUp", "Drag to another seat, or press Alt+Up or Alt+Down")
        )
        for index in range(self.kind.count()):
            self.kind.setItemText(index, bot_label(self.kind.itemData(index)))

    def player(self) -> Player:
        """Who sits here."""
        bot = self.plays.now() == BOT
        name = self._typed() or self.name.placeholderText()
        plays = f"bot:{self.kind.currentData()}" if bot else PERSON
        return Player(name, plays, self.mark.colour)

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
        if not sentence and self._touched and not self._typed():
            called = self.name.placeholderText()
            note = translate("SetUp", "Without a name: called {name}").format(name=called)
            self._tell(note, "small-muted", "")
        else:
            self._tell(sentence, "danger", "wrong" if sentence else "")

    def _tell(self, sentence: str, role: str, state: str) -> None:
        if sentence and not self.wrong.sizePolicy().retainSizeWhenHidden():
            # When it goes again nothing below may jump away from under the mouse.
            policy = self.wrong.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self.wrong.setSizePolicy(policy)
        if sentence:
            self.wrong.setText(sentence)
        self.wrong.setVisible(bool(sentence))
        self.name.setAccessibleDescription(sentence)
        theme.mark(self.wrong, role=role)
        theme.mark(self.name, state=state)

    def _typed(self) -> str:
        return line_of(self.name.text())

    def toggle(self) -> None:
        """A person becomes a bot, a bot a person."""
        if not self._bots:
            return
        self.plays.choose(PERSON if self.plays.now() == BOT else BOT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The grip is held and moved."""
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


class Seats(QWidget):
    """The rows of all seats; those not in use are hidden, so that Tab keeps its order."""

    changed = Signal()

    def __init__(
        self,
        seats: range,
        colours: Sequence[str],
        names: Sequence[str],
        colour_name: Callable[[str], str],
        *,
        bots: bool = True,
    ) -> None:
        super().__init__()
        self._seats, self._colours, self._colour_name = seats, tuple(colours), colour_name
        self.rows: list[SeatRow] = []
        self.has_bots = bots
        self.count = max(seats.start, FIRST_COUNT)
        self._drag = 0
        self.rows = [
            SeatRow(number, colours[number - 1], names, self._offered, bots=bots)
            for number in range(1, seats.stop)
        ]
        self.add = controls.button(lambda: translate("SetUp", "Add a seat"), "add", "plus")
        theme.set_icon(self.add, "plus", 20, "accent")
        self.add.setProperty("ring", "14")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for row in self.rows:
            column.addWidget(row)
            row.changed.connect(self.changed)
            row.mark.chosen.connect(lambda colour, row=row: self.swap(row, colour))
            row.remove.connect(lambda row=row: self.take(self.rows.index(row)))
            row.held.connect(lambda row=row: self._held(self.rows.index(row)))
            row.dragged.connect(lambda by, row=row: self._dragged(self.rows.index(row), by))
        column.addWidget(self.add)
        self.strength = controls.text("", "small-muted", wrap=True)
        column.addWidget(self.strength)
        self.add.clicked.connect(self.append)
        for keys, does in (("Alt+Up", self._up), ("Alt+Down", self._down), ("B", self._toggle)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(does)
        for row, name in zip(self.rows, names, strict=False):
            row.name.setText(name)
        if bots and len(self.rows) > 1:
            self.rows[1].plays.choose(BOT)
        self._show()
        self.changed.connect(self._told)
        speak(self, lambda it: it._told())

    def players(self) -> list[Player]:
        """Who plays, in seat order."""
        players = [row.player() for row in self.rows[: self.count]]
        if [player.colour for player in players] != list(self._colours[: self.count]):
            return players
        return [player._replace(colour="") for player in players]

    def swap(self, row: SeatRow, colour: str) -> None:
        """Give a seat that colour; whoever has it takes the seat's."""
        other = next(it for it in self.rows if it.mark.colour == colour)
        before = row.mark.colour
        row.mark.take(colour)
        if other is not row:
            other.mark.take(before)
        self.changed.emit()

    def _offered(self) -> dict[str, str]:
        """The box's colours, each with who has it."""
        names = {row.mark.colour: row.player().name for row in self.rows[: self.count]}
        return {
            colour: f"{self._colour_name(colour)} ({names[colour]})"
            if colour in names
            else self._colour_name(colour)
            for colour in self._colours
        }

    def draft(self) -> list[type_of_content]:
        """What is written on every seat in use."""
        return [row.content() for row in self.rows[: self.count]]

    def take_draft(self, contents: Sequence[type_of_content]) -> None:
        """Go on with what was written before."""
        self.count = min(len(self.rows), max(self._seats.start, len(contents)))
        for row, content in zip(self.rows, contents, strict=False):
            row.fill(content)
        taken = {content[3] for content in contents}
        left = [colour for colour in self._colours if colour not in taken]
        for row, colour in zip(self.rows[len(contents) :], left, strict=False):
            row.mark.take(colour)
        self._show()
        self.changed.emit()

    def take_seated(self, seated: Sequence[Sequence[str]]) -> None:
        """Seat the people of an earlier match, as far as the box has their colours."""
        free = list(self._colours)
        contents: list[type_of_content] = []
        for name, plays, colour in seated[: len(self.rows)]:
            kind, _, bot = plays.partition(":")
            own = colour if colour in free else free[0]
            free.remove(own)
            row = self.rows[len(contents)]
            at = row.kind.findData(bot if bot in bot_names() else FIRST_BOT)
            contents.append((name, BOT if kind == BOT and self.has_bots else PERSON, at, own))
        self.take_draft(contents)

    def wrong_row(self) -> SeatRow | None:
        """The first seat whose name another one before it has too; each is told under its field."""
        seen: set[str] = set()
        found: SeatRow | None = None
        for row in self.rows[: self.count]:
            name = row.player().name
            if name.casefold() in seen:
                row.complain(translate("SetUp", "Two seats are called {name}").format(name=name))
                found = found or row
            else:
                row.complain("")
            seen.add(name.casefold())
        return found

    def _told(self) -> None:
        """Say what is wrong at once, offer the names nobody has, tell how strong the bots are."""
        self.wrong_row()
        there = self.rows[: self.count]
        for row in there:
            row.name.offer({other.name.text().strip() for other in there if other is not row})
        kinds = {row.kind.currentData() for row in there if row.plays.now() == BOT}
        told = [bot_strength(kind) for kind in bot_names() if kind in kinds]
        self.strength.setText(" ".join(filter(None, told)))
        self.strength.setVisible(any(told))

    def append(self) -> None:
        """One seat more."""
        if self.count < len(self.rows):
            self.count += 1
            self._show()
            self.rows[self.count - 1].name.setFocus(Qt.FocusReason.TabFocusReason)
            self.changed.emit()

    def take(self, index: int) -> None:
        """Remove a seat; those after it move up."""
        if self.count <= self._seats.start:
            return
        contents = [row.content() for row in self.rows[: self.count]]
        del contents[index]
        gone = self.rows[index]
        free = ("", PERSON, gone.kind.currentIndex(), gone.mark.colour)
        self.rows[self.count - 1].fill(free)
        self.count -= 1
        for row, content in zip(self.rows, contents, strict=False):
            row.fill(content)
        self._show()
        self.rows[min(index, self.count - 1)].name.setFocus(Qt.FocusReason.TabFocusReason)
        self.changed.emit()

    def reseat(self, index: int, by: int) -> int:
        """Move the person of a seat by so many seats; where they sit now."""
        target = min(self.count - 1, max(0, index + by))
        contents = [row.content() for row in self.rows[: self.count]]
        there = [content[3] for content in contents]
        contents.insert(target, contents.pop(index))
        if there == list(self._colours[: self.count]):
            # Nobody has chosen any: they stay as the box orders them.
            pairs = zip(contents, there, strict=True)
            contents = [(*content[:3], colour) for content, colour in pairs]
        for row, content in zip(self.rows, contents, strict=False):
            row.fill(content)
        self.changed.emit()
        return target

    def _show(self) -> None:
        for number, row in enumerate(self.rows):
            row.setVisible(number < self.count)
            row.trash.setVisible(self.count > self._seats.start)
        self.add.setVisible(self.count < len(self.rows))

    def _row_with_keyboard(self) -> int | None:
        focus = self.focusWidget()
        for index, row in enumerate(self.rows[: self.count]):
            if focus is not None and row.isAncestorOf(focus):
                return index
        return None

    def _step(self, by: int) -> None:
        index = self._row_with_keyboard()
        if index is None:
            return
        target = self.reseat(index, by)
        before, after = self.rows[index], self.rows[target]
        if self.focusWidget() is before.name:
            after.name.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            after.plays.chosen_button().setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _up(self) -> None:
        self._step(-1)

    def _down(self) -> None:
        self._step(1)

    def _toggle(self) -> None:
        index = self._row_with_keyboard()
        if index is not None:
            row = self.rows[index]
            row.toggle()
            row.plays.chosen_button().setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _held(self, index: int) -> None:
        self._drag = index

    def _dragged(self, index: int, by: int) -> None:
        # The grip stays where it was pressed; the person moves from where the last move ended.
        target = index + by
        if 0 <= target < self.count and target != self._drag:
            self._drag = self.reseat(self._drag, target - self._drag)
