"""What happened since a person's own last answer, shown when it is their turn again."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from desktop.log.log import EntryList
from desktop.look.rows import Row
from desktop.look.translate import translate
from desktop.match.list_card import ListCard
from engine.match.entry import Entry
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


class Recap(ListCard):
    """A press of a row shows the moment."""

    look_at = Signal(int)

    def __init__(self) -> None:
        super().__init__(EntryList("since"), "log", lambda: translate("Since", "Whole log"))
        self.close_button.setObjectName("close_since")
        self.list.pressed_row.connect(lambda row: self.look_at.emit(row.value))

    def tell(self, name: str, rows: Sequence[Row], *, had_one: bool) -> None:
        """Have these rows told as what happened since the turn of that person."""
        text = translate("Since", "Before {name}’s first turn")
        if had_one:
            text = translate("Since", "Since {name}’s last turn")
        self.show_rows(text.format(name=name), rows)
        if not self.is_open:
            self.begin()
