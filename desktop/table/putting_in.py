"""A forgotten step is entered where it belongs, at the table as it stood then; a banner says so."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.log.event_text import said_once
from desktop.log.steps import step_text
from desktop.look import controls
from desktop.look.shortcuts import shortcut
from desktop.look.translate import language, translate
from desktop.look.voice import voice_of
from desktop.table.letters import Fitted, pad
from desktop.table.telling import Telling
from desktop.table.told_anew import ToldAnew
from desktop.table.touch import PRIMARY, QUIET, TouchButton
from engine.base.errors import Told
from engine.match.match import Match
from engine.match.undo import Offer
from engine.record.lines import Fact
from engine.rules.agenda import CHANCE, DECISION, TABLE, State, type_of_frame

_INNER = {"en": str.maketrans("“”", "‘’"), "de": str.maketrans("„“", "‚‘")}
"""Quotation marks of a step, which stands in some itself."""


class PuttingIn(QFrame):
    """`begin(number)` turns the telling to the table before that line, until it is taken or left.

    With a fact, that line says it from now on, and what it asks is answered.
    Meanwhile the panels tell a match aside, of which nothing is written.
    """

    turned = Signal()
    """The telling is of another match now."""
    left = Signal()
    """Something was entered and not put in; `resume` goes on with it."""
    page_wanted = Signal(object)

    def __init__(self, telling: Telling[State]) -> None:
        super().__init__()
        self.setObjectName("putting_in")
        self.setProperty("role", "card")
        self.setProperty("state", "selected")
        self._telling, self._match = telling, telling.match
        self._before = 0
        """The line before which something is put in; 0 while nothing is."""
        self._in_place = False
        """Whether it comes in place of that line."""
        self._aside = telling.match
        self._decided: dict[int, Fact | None] = {}
        """What later steps say instead, or None where they are struck, by their lines."""
        self._left: tuple[int, bool, Match, int] | None = None
        """What was left: the line, whether in its place, the match aside, and its revision."""
        self.is_said = False
        """Whether somebody has read and put away that it was."""
        measure = telling.measure
        self.title = Fitted(measure, 24, 700, most=300)
        self.text = Fitted(measure, 20, 500, "muted", most=300)
        self.cancel = TouchButton(measure, "table.label")
        self.insert = TouchButton(measure, "table.label")
        self.cancel.setObjectName("insert_cancel")
        self.insert.setObjectName("insert")
        self.cancel.dress_as(QUIET)
        self.insert.dress_as(PRIMARY)
        self.cancel.clicked.connect(self.leave)
        self.insert.clicked.connect(self._show_what_follows)
        self.insert.refused.connect(telling.refused)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.title)
        words.addWidget(self.text)
        row = QHBoxLayout(self)
        row.addWidget(controls.picture("pencil", 28, "accent"))
        row.addLayout(words, 1)
        row.addWidget(self.cancel)
        row.addWidget(self.insert)
        pad(measure, self, row, (16, 8, 16, 8))
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut(self, keys, self.insert.press)
        self.hide()

    @property
    def is_on(self) -> bool:
        """Whether something is being put in."""
        return self._before > 0

    # -- the way -------------------------------------------------------------------

    def begin(self, number: int, fact: Fact | None = None) -> None:
        """Enter what was forgotten before the fact on that line, or what another one there asks."""
        if self.is_on:
            return
        try:
            aside = self._match.aside(number)
            if fact is not None:
                aside.tell(fact.name, *fact.words)
        except Told as why:
            self._telling.refused.emit(self._telling.refusal(why))
            return
        self._in_place, self._decided = fact is not None, {}
        self._turn_aside(number, aside)

    def leave(self) -> None:
        """Put nothing in; what was entered can still be gone on with."""
        if not self.is_on:
            return
        told, self.is_said = self._aside.told, False
        left = self._before, self._in_place, self._aside, self._match.revision
        self._left = left if told else None
        self._turn_back()
        if told:
            self.left.emit()

    @property
    def is_begun(self) -> bool:
        """Whether something has been entered to be put in."""
        return self.is_on and bool(self._aside.told)

    @property
    def can_resume(self) -> bool:
        """Whether something was left, and the match has not gone on since."""
        return self._left is not None and self._left[3] == self._match.revision

    def resume(self) -> None:
        """Go on entering what was left."""
        if self._left is not None and self.can_resume and not self.is_on:
            number, self._in_place, aside, _ = self._left
            self._turn_aside(number, aside)

    def _turn_aside(self, number: int, aside: Match) -> None:
        self._before, self._aside = number, aside
        self._telling.turn_to(aside)
        self.turned.emit()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.title.full))

    def _turn_back(self) -> None:
        self._before = 0
        self._telling.turn_to(self._match)
        self.turned.emit()

    def _show_what_follows(self) -> None:
        """It is taken there, or entered further."""
        match, number, aside = self._match, self._before, self._aside
        in_place = self._in_place

        def said() -> Sequence[str]:
            events = (event for entry in aside.log() for event in entry.events)
            return [text for text, _ in said_once(events, voice_of(aside, language()))]

        # What follows is a matter of the match itself.
        self._telling.turn_to(match)

        def title() -> str:
            text = translate("PuttingIn", "Insert before “{step}”")
            if in_place:
                text = translate("PuttingIn", "Instead of “{step}”")
            return text.format(step=self._said(number))

        page = ToldAnew(
            self._telling,
            title,
            said,
            lambda instead: match.put_in(number, aside.told, instead, in_place=in_place),
            self._decided,
        )
        page.taken.connect(self._turn_back)
        self.page_wanted.emit(page)

    def enter_further(self) -> None:
        """What follows has been seen and was not taken: the telling is of the table as it was then."""
        if self.is_on and self._telling.match is not self._aside:
            self._turn_aside(self._before, self._aside)

    # -- saying --------------------------------------------------------------------

    def tell(self) -> None:
        """Say between which steps something is put in; nothing is seen while nothing is."""
        self.setVisible(self.is_on)
        self._telling.insert = self.insert.press if self.is_on and self._is_answered else None
        if not self.is_on:
            return
        earlier = [
            entry.number
            for entry in self._match.log()
            if entry.number < self._before and isinstance(entry.line, Fact) and not entry.line.also
        ]
        title = translate("PuttingIn", "Entering a step before “{after}”")
        if earlier:
            title = translate("PuttingIn", "Entering a step between “{before}” and “{after}”")
        if self._in_place:
            title = translate("PuttingIn", "Entering instead of “{after}”")
        before = self._said(earlier[-1]) if earlier else ""
        self.title.tell(title.format(before=before, after=self._said(self._before)))
        count = len([line for line in self._aside.told if isinstance(line, Fact) and not line.also])
        text = translate("PuttingIn", "The table is as it was then. Enter what was forgotten.")
        if count:
            text = translate("PuttingIn", "Entered: {count}. “Insert…” shows what follows first.")
        asked = self._aside.state.unanswered
        is_asked = asked not in (None, self._was_asked) and not self._is_answered_next
        if is_asked and self._in_place:
            text = translate("PuttingIn", "First answer what is asked.")
        elif self._is_answered:
            text = translate(
                "PuttingIn", "All that was asked is answered. “Insert…” shows what follows."
            )
        self.text.tell(text.format(count=count))
        self.setAccessibleName(f"{self.title.full}. {self.text.full}")
        self.cancel.tell(translate("PuttingIn", "Cancel"), icon="close")
        self.insert.tell(translate("PuttingIn", "Insert…"), icon="check")
        why = "" if count else translate("PuttingIn", "Nothing has been entered yet.")
        if is_asked:
            why = translate("PuttingIn", "First answer what is asked.")
        self.insert.forbid(why)

    @property
    def _is_answered(self) -> bool:
        """Whether another fact in that place asks no more: the table waits as it did after that one."""
        if not self._in_place:
            return False
        now = self._aside.state.agenda[-1:]
        for entry in self._match.log():
            if entry.number >= self._before:
                then = self._match.state_at(entry.number)
                if then.agenda[-1:] == now:
                    return True
                if then.current_player == TABLE and then.agenda[-1][0].kind != DECISION:
                    return False
        return False

    @property
    def _is_answered_next(self) -> bool:
        """Whether the next step of the turn that holds there, as it stands or is told instead, answers what is asked."""
        # A step in whose place this is put is told no more.
        first = self._before + 1 if self._in_place else self._before
        for entry in self._match.log():
            if entry.number < first or not isinstance(entry.line, Fact):
                continue
            line = self._decided.get(entry.number, entry.line)
            if line is not None and self._aside.why_not(line.name, *line.words) is None:
                return self._aside.is_answered_by(line)
            if self._match.state.FACTS[entry.line.name].ends_turn:
                return False
        return False

    @property
    def _was_asked(self) -> type_of_frame | None:
        """What the later steps begin with: it may be open again once all is put in."""
        if not self._in_place:
            return self._match.state_at(self._before - 1).unanswered
        number = self._before
        while self._match.state_at(number).current_player == CHANCE:
            # What the app drew for it is no question.
            number += 1
        return self._match.state_at(number).unanswered

    def _said(self, number: int) -> str:
        # A card that was told later has its name in the match itself.
        voice = voice_of(self._match, language())
        said = step_text(self._match, Offer("free", 0, number, ()), voice)
        return said.translate(_INNER[language()])
