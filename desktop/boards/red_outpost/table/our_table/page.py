"""“Our table shows…”: whatever lies on the table, told as it stands, at the start or to put it right."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.boards.red_outpost.table.our_table.checks import check
from desktop.boards.red_outpost.table.our_table.table_rows import TableRows
from desktop.boards.red_outpost.table.our_table.values import (
    LOCKABLE,
    changed_with,
    facts_of,
    groups_of,
    rows_of,
    rows_of_locks,
    unknown_in,
)
from desktop.host.trouble import sentence
from desktop.log.steps import step_text
from desktop.look.translate import several, speak, translate
from desktop.table.letters import card, pad, said
from desktop.table.questions.steps_page import StepsPage
from desktop.table.questions.value_rows import Value, ValueRows, shape_of
from desktop.table.telling import Telling
from engine.games.red_outpost.table import AtTable
from engine.record.lines import Fact

LIST_WIDE = 280


class OurTable(StepsPage[AtTable]):
    """`joining` comes to a running game: nothing is known then."""

    def __init__(self, telling: Telling[AtTable], joining: bool) -> None:
        super().__init__(telling, lambda: translate("OurTable", "Our table shows…"))
        self.joining = joining
        if joining:
            self.trail.tell("joined", "joined")
        self.groups = groups_of(telling.state)
        self.now = self.groups[0]
        self.rows: ValueRows | None = None
        self._locks: list[str] = []
        """Places that were chosen for locks and are not told yet."""
        self._lay_out()
        speak(self, lambda it: it.show_table())

    # -- parts ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        measure = self.telling.measure
        self.title = said(measure, "display")
        self.note = said(measure, "table.label", "muted", wrap=True)
        self.check = said(measure, "table.label", wrap=True)
        self._well = QFrame()
        self._well.setProperty("role", "well")
        inner = QVBoxLayout(self._well)
        inner.addWidget(self.check)
        pad(measure, self._well, inner, (20, 12, 20, 12))
        right = card(measure, (32, 12, 32, 20))
        inside = right.layout()
        assert isinstance(inside, QVBoxLayout)
        self._column = inside
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.note, 1)
        self.note.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._column.addLayout(head)
        self._column.addWidget(self._well)
        self.lay_out(self.groups, right, LIST_WIDE)

    # -- the way -------------------------------------------------------------------

    def go(self, group: str) -> None:
        """Show a group; the keyboard goes to what nobody told."""
        self.now = group
        self.show_table()
        self.take_focus()

    def go_on(self) -> None:
        """Next: the next group while joining, else back to the table."""
        after = self._after()
        if after:
            self.go(after)
        else:
            self.back.emit()

    def take_focus(self) -> None:
        """The keyboard comes to the values."""
        if self.rows is not None:
            self.rows.take_focus()

    def _after(self) -> str:
        at = self.groups.index(self.now) + 1
        return self.groups[at] if self.joining and at < len(self.groups) else ""

    # -- telling -------------------------------------------------------------------

    def _want(self, value: Value, word: str) -> None:
        if value.words[0] == "locks":
            self._want_lock(value, word)
            return
        # What nobody told of the same fact is taken as it lies at the beginning.
        self._tell(value, value.told(word))

    def _tell(self, value: Value, words: tuple[str, ...]) -> bool:
        why = self.trail.why_not(*words)
        if why is not None:
            if self.rows is not None:
                self.rows.refuse(value, sentence(why, self.telling.voice))
            return False
        step = value.marker or ".".join(words[: value.at])
        return self.trail.tell(step, *words)

    def _want_lock(self, value: Value, word: str) -> None:
        """A lock's place; one that has another lock changes with it, and all six are told at once."""
        places = changed_with(self._locks or value.words[1:], value.at - 1, word)
        self._locks = places
        if all(place in LOCKABLE for place in places):
            self._locks = []
            self._tell(value, ("locks", *places))
        else:
            self.show_table()

    def is_begun(self) -> bool:
        return bool(self._locks)

    def undo_all(self) -> None:
        self._locks = []
        if self.trail.undo_all() and self.joining:
            self.back.emit()

    # -- showing -------------------------------------------------------------------

    def show_table(self) -> None:
        """Show what is believed to lie on the table."""
        state, voice = self.telling.state, self.telling.voice
        self.notice.hide()
        self._show_group(state)
        self.title.setText(self._name(self.now))
        self.note.setText(self._note(state))
        self.check.setText(check(state, self.now, voice))
        for name, tile in self.tiles.items():
            unknown = unknown_in(state, name)
            note = several(
                unknown,
                translate("OurTable", "1 value missing"),
                translate("OurTable", "{count} values missing"),
            )
            is_open = bool(unknown)
            if not unknown and self._was_told(name):
                note = translate("OurTable", "entered")
            elif not unknown and self.joining and name == "clock":
                is_open, note = True, translate("OurTable", "not entered yet")
            elif not unknown:
                note = translate("OurTable", "as the app counts it")
            tile.tell(self._name(name), note, now=name == self.now, done=not is_open, said="")
        self._show_verbs()

    def _was_told(self, group: str) -> bool:
        """Whether anybody told something of a group since the app came to the match."""
        names = facts_of(self.telling.state, group)
        for entry in reversed(self.telling.match.log()):
            if isinstance(entry.line, Fact):
                if entry.line.name == "joined":
                    break
                if entry.line.name in names:
                    return True
        return False

    def _show_group(self, state: AtTable) -> None:
        rows = rows_of(state, self.now)
        if self.now == "locks" and self._locks:
            rows = rows_of_locks(self._locks)
        if self.rows is None or self.rows.shape != shape_of(rows):
            had_focus = self.rows is not None and self.rows.isAncestorOf(self.focusWidget() or self)
            if self.rows is not None:
                self._column.removeWidget(self.rows)
                self.rows.hide()
                self.rows.deleteLater()
            self.rows = TableRows(self.telling, rows)
            self.rows.wanted.connect(self._want)
            self._column.insertWidget(1, self.rows, 1)
            self.rows.show_rows(rows)
            if had_focus:
                self.take_focus()
        else:
            self.rows.show_rows(rows)

    def _note(self, state: AtTable) -> str:
        if self.joining and self.now == "clock":
            return translate(
                "OurTable", "Where does the match stand? Whatever you leave out stays open."
            )
        if unknown_in(state, self.now):
            return translate("OurTable", "A ? means: not entered. It may stay that way.")
        return translate("OurTable", "This is what the app has; correct whatever is different.")

    def _show_verbs(self) -> None:
        match, step = self.telling.match, ""
        if self.trail.step:
            step = step_text(match, match.undo_offer(), self.telling.voice)
        self.verbs.show_trail(self.trail, step, translate("OurTable", "Undo all of this"))
        after = self._after()
        if after:
            self.name_next(self._name(after))
        else:
            self.verbs.next.tell(translate("OurTable", "Back to the table"), icon="check")

    def _name(self, group: str) -> str:
        return {
            "clock": translate("OurTable", "Clock"),
            "people": translate("OurTable", "Players"),
            "goods": translate("OurTable", "Resources"),
            "decks": translate("OurTable", "Decks"),
            "portraits": translate("OurTable", "Portraits"),
            "workers": translate("OurTable", "Workers"),
            "locks": translate("OurTable", "Locks"),
            "cards": translate("OurTable", "Special cards"),
        }[group]
