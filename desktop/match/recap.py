"""What happened since a person's own last answer, shown when it is their turn again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal

from desktop.log.log import EntryList
from desktop.look import controls
from desktop.look.card import Card
from desktop.look.rows import Row
from desktop.look.translate import translate
from engine.match.log import Entry
from engine.record.lines import PERSON, Answer, Hint


def since_last_turn(
    entries: Sequence[Entry], seat: int, plays: Sequence[str]
) -> tuple[list[Entry], bool]:
    """What others did since the seat's last answer, if a bot was among them; whether it had one."""
    found: list[Entry] = []
    had_one = False
    for entry in reversed(entries):
        line = entry.line
        if isinstance(line, Answer) and line.seat == seat:
            had_one = True
            break
        if entry.number and not isinstance(line, Hint):
            found.append(entry)
    found.reverse()
    # What the person's own answer brought about was seen when it was given.
    while found and not isinstance(found[0].line, Answer):
        del found[0]
    answers = [entry.line for entry in found if isinstance(entry.line, Answer)]
    if all(plays[line.seat] == PERSON for line in answers):
        found = []
    return found, had_one


class Recap(Card):
    """A list that stands in the log's place until it is closed; a press shows the moment."""

    look_at = Signal(int)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__(wrap=True)
        self.list = EntryList("since")
        self.close_button = controls.icon_button("log", lambda: translate("Since", "Whole log"))
        self.close_button.setObjectName("close_since")
        self.close_button.clicked.connect(self.put_away)
        self.head.addWidget(self.close_button)
        self.body.addWidget(self.list, 1)
        self.is_open = False
        self.list.pressed_row.connect(lambda row: self.look_at.emit(row.value))
        self.hide()

    def tell(self, name: str, rows: Sequence[Row], *, had_one: bool) -> None:
        """Have these rows told as what happened since the turn of that person."""
        self.call(
            translate("Since", "Since {name}’s last turn").format(name=name)
            if had_one
            else translate("Since", "Before {name}’s first turn").format(name=name)
        )
        self.list.setAccessibleName(self.heading.text())
        self.list.show_rows(rows)
        if not self.is_open:
            self.list.make_current(0)
            self.list.scrollToTop()
        self.is_open = True

    def take_focus(self) -> None:
        """The keyboard goes to the list."""
        self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def put_away(self) -> bool:
        """Close the list; whether it was there."""
        was_open, self.is_open = self.is_open, False
        if was_open:
            self.closed.emit()
        return was_open
