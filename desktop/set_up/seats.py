"""Who plays: a row for each seat, in turn order from the top."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.look import controls, theme
from desktop.look.bot_text import bot_names, bot_strength
from desktop.look.name_field import NameField
from desktop.look.shortcuts import listen
from desktop.look.translate import speak, translate
from desktop.set_up.seat_row import BOT, FIRST_BOT, SeatRow, type_of_content
from engine.record.lines import PERSON
from engine.record.record import Player

FIRST_COUNT = 2
"""Seats that are offered first where the game allows it; who plays alone removes one."""

LATER = {"random": "easy", "expert": "hard"}
"""Which bot is meant now by one of an earlier match that is offered no more, if not the first."""


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
        game: str = "",
        bots: bool = True,
    ) -> None:
        super().__init__()
        self._game = game
        self._bots = bot_names(game) if bots else []
        self._seats, self._colours, self._colour_name = seats, tuple(colours), colour_name
        self.rows: list[SeatRow] = []
        self.has_bots = bots
        self.count = max(seats.start, FIRST_COUNT)
        self._drag = 0
        self.rows = [
            SeatRow(number, colours[number - 1], names, self._offered, self._bots)
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
        listen(self, {"Alt+Up": self._up, "Alt+Down": self._down}, again=True)
        listen(self, {"B": self._toggle})
        if bots and len(self.rows) > 1:
            self.rows[1].plays.choose(BOT)
        people = (row for row in self.rows if row.plays.now() == PERSON)
        for row, name in zip(people, names, strict=False):
            row.name.setText(name)
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
        names = {row.mark.colour: row.typed or row.label for row in self.rows[: self.count]}
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
            known = bot if bot in self._bots else LATER.get(bot, FIRST_BOT)
            at = row.kind.findData(known)
            contents.append((name, BOT if kind == BOT and self.has_bots else PERSON, at, own))
        self.take_draft(contents)

    def wrong_row(self) -> SeatRow | None:
        """The first seat whose name another one before it has too; each is told under its field."""
        seen: set[str] = set()
        found: SeatRow | None = None
        for row in self.rows[: self.count]:
            name = row.player().name
            if name.casefold() in seen:
                row.complain(translate("SetUp", "The name {name} is used twice").format(name=name))
                found = found or row
            else:
                row.complain("")
            seen.add(name.casefold())
        return found

    def _told(self) -> None:
        """Call the unnamed, say what is wrong, offer names nobody has, tell how strong bots are."""
        for row in self.rows:
            row.call(self._colour_name(row.mark.colour))
        self.wrong_row()
        there = self.rows[: self.count]
        for row in there:
            row.name.offer({other.name.text().strip() for other in there if other is not row})
        kinds = {row.kind.currentData() for row in there if row.plays.now() == BOT}
        known = [kind for kind in self._bots if kind in kinds]
        self.strength.setText(bot_strength(self._game, known, self.count))
        self.strength.setVisible(bool(known))

    def next_name(self) -> NameField | None:
        """The next person's name below the row that has the keyboard; None below the last one's."""
        index = self._row_with_keyboard()
        after = self.rows[index + 1 : self.count] if index is not None else ()
        return next((row.name for row in after if row.plays.now() == PERSON), None)

    def append(self) -> None:
        """One seat more, for a bot like the last one's if a bot sits there.

        It has no name if somebody has the one that was meant for it.
        """
        if self.count < len(self.rows):
            added = self.rows[self.count]
            name, _, _, colour = added.content()
            _, plays, kind, _ = self.rows[self.count - 1].content()
            taken = {player.name.casefold() for player in self.players()}
            if plays == BOT or name.casefold() in taken:
                name = ""
            added.fill((name, plays, kind, colour))
            self.count += 1
            self._show()
            added.name.setFocus(Qt.FocusReason.TabFocusReason)
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
        focus = QApplication.focusWidget()  # its own is also where the keyboard was last
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
