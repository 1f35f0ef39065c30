"""What lies on the table when a match begins and the app cannot know: locks and special cards."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop.boards.contract import type_of_laid
from desktop.boards.red_outpost.table.our_table.table_rows import TableRows
from desktop.boards.red_outpost.table.our_table.values import (
    CARDS,
    LOCKABLE,
    LOCKS,
    NO_LOCKS,
    cells_of_cards,
    changed_with,
    rows_of_locks,
)
from desktop.look import frames
from desktop.look.page import type_of_keys
from desktop.look.translate import speak, translate
from desktop.table.letters import card, said
from desktop.table.questions.page import Beside, QuestionPage, footer
from desktop.table.questions.value_rows import Row, Value
from desktop.table.telling import Telling
from desktop.table.touch import PRIMARY, QUIET, TouchButton
from engine.games.red_outpost.table import AtTable
from engine.rules.facts import UNSEEN

HIGH, NOTE_WIDE = 76, 208


def is_needed(state: AtTable) -> bool:
    """RO-1.5, RO-1.6: whether anything lies there that only people can see."""
    return not state.is_known("locks") or state.board.has_cards


class Opening(QuestionPage[AtTable]):
    """One page for all of it, in any order; what is left out stays open, and Skip leaves out all.

    What is typed is kept for the next time, and begins with what was kept `before`.
    """

    def __init__(
        self,
        telling: Telling[AtTable],
        before: type_of_laid,
        keep: Callable[[type_of_laid], object],
    ) -> None:
        super().__init__(telling, lambda: translate("OpeningTable", "On the table"))
        seats = range(telling.state.board.seats)
        self._asks_locks = not telling.state.is_known("locks")
        self._locks: list[str] = [*NO_LOCKS]
        self._dealt = {fact: [UNSEEN for _ in seats] for fact in CARDS}
        self._keep, self._is_known = keep, self._take(before)
        self._is_changed = False
        measure = telling.measure
        self.note = said(measure, "table.label", wrap=True)
        side = card(measure, (16, 20, 16, 20))
        column = side.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(self.note)
        column.addStretch(1)
        shown = card(measure, (32, 20, 32, 20))
        inside = shown.layout()
        assert isinstance(inside, QVBoxLayout)
        self.rows = TableRows(telling, self._rows())
        self.rows.wanted.connect(self._want)
        inside.addWidget(self.rows, 1)
        body = Beside(self, telling, (side, shown), self.keyPressEvent, list_wide=NOTE_WIDE)
        frames.stack(self, self.bar, body, self._verbs(), self.notice)
        speak(self, lambda it: it.show_table())

    def _verbs(self) -> QFrame:
        measure = self.telling.measure
        self.skip = TouchButton(measure, "table.label", HIGH)
        self.enter = TouchButton(measure, "table.body", HIGH)
        for button, name, look in ((self.skip, "skip", QUIET), (self.enter, "enter", PRIMARY)):
            button.setObjectName(name)
            button.dress_as(look)
            button.refused.connect(self.notice.tell)
        self.skip.clicked.connect(self._go)
        self.enter.clicked.connect(self._tell)
        return footer(measure, (self.skip, 0), (None, 1), (self.enter, 1))

    # -- what was typed ------------------------------------------------------------

    def _take(self, before: type_of_laid) -> bool:
        """What was typed the last time, as far as it still fits; whether anything did."""
        seats = [str(seat + 1) for seat in range(self.telling.state.board.seats)]
        has_cards = self.telling.state.board.has_cards
        for fact in before:
            match fact:
                case ["locks", *places] if self._asks_locks and len(places) == LOCKS:
                    self._locks = [it if it in LOCKABLE else UNSEEN for it in places]
                case [name, who, dealt] if has_cards and who in seats:
                    if dealt in CARDS.get(name, ()):
                        self._dealt[name][seats.index(who)] = dealt
        return any(it != UNSEEN for fact in self._typed() for it in fact[1:] if not it.isdecimal())

    def _typed(self) -> list[list[str]]:
        locks = [["locks", *self._locks]] if self._asks_locks else []
        return locks + self._cards()

    def _cards(self) -> list[list[str]]:
        return [
            [fact, str(seat + 1), dealt]
            for fact, all_dealt in self._dealt.items()
            for seat, dealt in enumerate(all_dealt)
            if dealt != UNSEEN
        ]

    def _rows(self) -> list[Row]:
        rows = rows_of_locks(self._locks) if self._asks_locks else []
        if self.telling.state.board.has_cards:
            each = zip(*self._dealt.values(), strict=True)
            for seat, dealt in enumerate(each, 1):
                now = ("" if it == UNSEEN else it for it in dealt)
                rows.append(Row("seat", str(seat), tuple(cells_of_cards(str(seat), *now))))
        return [it._replace(cells=tuple(map(_or_open, it.cells))) for it in rows]

    def _want(self, value: Value, word: str) -> None:
        fact = value.words[0]
        if fact == "locks":
            self._locks = changed_with(self._locks, value.at - 1, word)
        else:
            self._dealt[fact] = changed_with(self._dealt[fact], int(value.words[1]) - 1, word)
        # However the page is left, it is there the next time.
        self._keep(self._typed())
        self._is_changed = True
        self.show_table()

    def is_begun(self) -> bool:
        """Something was chosen here, and neither entered nor skipped."""
        return self._is_changed

    def _go(self) -> None:
        """What stays open now stays so."""
        self._is_changed = False
        self.back.emit()

    def _tell(self) -> None:
        """All of it at once, and one undo; locks count once all six are there."""
        facts = self._cards()
        if self._asks_locks and UNSEEN not in self._locks:
            facts = [["locks", *self._locks], *facts]
        if not facts or self.telling.tell_all(*facts):
            self._go()

    # -- showing -------------------------------------------------------------------

    def show_table(self) -> None:
        """Show what was typed so far."""
        self.rows.show_rows(self._rows())
        note = translate(
            "OpeningTable",
            "Choose in any order. What you leave out stays open and can be entered later.",
        )
        if self._is_known:
            note = translate("OpeningTable", "As last time. Change what is different now, or skip.")
        locks = self._locks.count(UNSEEN)
        if self._asks_locks and 0 < locks < LOCKS:
            six = translate("OpeningTable", "The locks count once all six are chosen (RO-1.5).")
            note = f"{note}\n\n{six}"
        self.note.setText(note)
        self.skip.tell(translate("OpeningTable", "Skip"), icon="close")
        self.enter.tell(translate("OpeningTable", "To the table"), icon="check")

    def take_focus(self) -> None:
        """To the first that nobody said."""
        self.rows.take_focus()

    # -- the keyboard --------------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (("Enter", translate("Keys", "take what is chosen to the table")),)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.enter.press()
        else:
            super().keyPressEvent(event)


def _or_open(cell: tuple[str, Value]) -> tuple[str, Value]:
    """What was chosen can be left open again."""
    key, value = cell
    return key, value._replace(choices=(*value.choices, UNSEEN))
