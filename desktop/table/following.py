"""What follows from telling something earlier anew: what stands otherwise, and what no longer holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop.host.trouble import sentence
from desktop.log.steps import first_said
from desktop.look.translate import several, translate
from desktop.table.later_step import LaterStep
from desktop.table.letters import pad, said
from desktop.table.telling import Telling
from engine.base.errors import Told
from engine.match.correction import Correction, type_of_instead
from engine.record.lines import Fact
from engine.rules.agenda import State

MOST = 4
"""Steps that say something else which are told."""
FULL = 12
"""Things that stand otherwise which are told."""

type_of_wish = Callable[[type_of_instead], Correction]
"""What is wished: with that, what would be; raises `Told` where it cannot be."""


class Following(QFrame):
    """A card that shows what a wish would lead to; later steps are struck or told otherwise in it."""

    changed = Signal()
    """Something else would follow now."""

    def __init__(self, telling: Telling[State]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._telling = telling
        self._wish: type_of_wish | None = None
        self._instead: dict[int, Fact | None] = {}
        self.correction: Correction | None = None
        """What would be; None if nothing is wished, or if it cannot be."""
        self.wrong = ""
        """Why it cannot be, in a sentence."""
        self.broken: dict[int, LaterStep] = {}
        measure = telling.measure
        self.title = said(measure, "heading", wrap=True)
        self.kept = said(measure, "table.label", "muted", wrap=True)
        self.stands = said(measure, "table.label", "muted", wrap=True)
        self.changes = said(measure, "table.label", wrap=True)
        self.otherwise = said(measure, "table.label", "muted", wrap=True)
        self._rows = QVBoxLayout()
        column = QVBoxLayout(self)
        column.addWidget(self.title)
        column.addWidget(self.kept)
        column.addLayout(self._rows)
        for label in (self.stands, self.changes, self.otherwise):
            column.addWidget(label)
        column.addStretch(1)
        pad(measure, self, column, (32, 20, 32, 24))

    # -- what is wished ------------------------------------------------------------

    def wish(
        self, wish: type_of_wish | None, decided: dict[int, Fact | None] | None = None
    ) -> None:
        """Something else is wished, or nothing; of later steps nothing is `decided` but that."""
        self._wish, self._instead = wish, {} if decided is None else decided
        self.show_now()

    def show_now(self) -> None:
        """Show what would be, in the language in use."""
        self.correction, self.wrong = None, ""
        if self._wish is not None:
            try:
                self.correction = self._wish(self._instead)
            except Told as why:
                self.wrong = sentence(why, self._telling.voice)
        self.title.setText(translate("Correcting", "What follows"))
        self._show_rows()
        self._show_changes()
        self._show_otherwise()
        self._show_kept()
        self.changed.emit()

    def why_not(self) -> str:
        """Why it cannot be taken yet; empty if it can."""
        if self.correction is None:
            return self.wrong
        if self.correction.broken:
            return translate("Correcting", "First delete or change what no longer holds.")
        return ""

    def _decide(self, number: int, fact: Fact | None) -> None:
        self._instead[number] = fact
        self.show_now()

    def _leave(self, number: int) -> None:
        del self._instead[number]
        self.show_now()

    # -- showing -------------------------------------------------------------------

    def _show_kept(self) -> None:
        found = self.correction
        if found is None:
            self.kept.setText(
                translate(
                    "Correcting", "Change it or delete it; whatever was entered after it stays."
                )
            )
            self.kept.setVisible(self._wish is None)
            return
        none = translate("Correcting", "Nothing was entered after it.")
        some = several(
            len(found.kept),
            translate("Correcting", "1 later step still holds."),
            translate("Correcting", "{count} later steps still hold."),
        )
        gone = several(
            len(found.broken),
            translate("Correcting", "1 later step would no longer hold:"),
            translate("Correcting", "{count} later steps would no longer hold:"),
        )
        told = ([some] if found.kept else []) + ([gone] if found.broken else [])
        self.kept.setText(" ".join(told) if told or self._instead else none)
        self.kept.show()

    def _show_changes(self) -> None:
        """Who gains and loses what, and what else the table would show."""
        telling, found = self._telling, self.correction
        told = []
        if found is not None:
            match, voice = telling.match, telling.voice
            for event in match.game.changes(match.state, found.state):
                params = {**event.params, "people": voice.people}
                told.append(voice.words.text("changes", event.name, **params))
            if match.state.text() == found.state.text():
                told = [translate("Correcting", "Nothing changes on the table.")]
            elif not told:
                told = [translate("Correcting", "No number on the table changes.")]
        self.stands.setText(translate("Correcting", "The table, before → after:"))
        self.changes.setText(_lines(told, FULL))
        for label in (self.stands, self.changes):
            label.setVisible(bool(told))

    def _show_otherwise(self) -> None:
        """A step that still holds may say something else now; the table looks whether it is so."""
        found = self.correction.otherwise if self.correction is not None else ()
        voice = self._telling.voice
        told = [
            translate("Correcting", "Check the table: “{was}” becomes “{now}”").format(
                was=voice.event(it.was).rstrip("."), now=voice.event(it.now).rstrip(".")
            )
            for it in found
        ]
        self.otherwise.setText(_lines(told, MOST))
        self.otherwise.setVisible(bool(told))

    def _show_rows(self) -> None:
        found = self.correction
        broken = {it.number: it for it in found.broken} if found is not None else {}
        numbers = sorted({*broken, *(self._instead if found is not None else ())})
        if list(self.broken) != numbers:
            self._make_rows(numbers)
        voice = self._telling.voice
        for number, row in self.broken.items():
            why = sentence(broken[number].why, voice) if number in broken else ""
            row.tell(
                first_said(self._telling.match, number, voice),
                why,
                resolved=number in self._instead,
                now=self._instead.get(number),
            )

    def _make_rows(self, numbers: Sequence[int]) -> None:
        kept = {number: row for number, row in self.broken.items() if number in numbers}
        for number, row in self.broken.items():
            self._rows.removeWidget(row)
            if number not in kept:
                row.hide()
                row.deleteLater()
        self.broken = {}
        for number in numbers:
            row = kept.get(number) or self._row(number)
            self.broken[number] = row
            self._rows.addWidget(row)

    def _row(self, number: int) -> LaterStep:
        match = self._telling.match
        line = match.lines[number - 1]
        assert isinstance(line, Fact), "only facts break"
        row = LaterStep(self._telling, line, match.state_at(number - 1))
        row.struck.connect(lambda: self._decide(number, None))
        row.told_otherwise.connect(lambda fact: self._decide(number, fact))
        row.left.connect(lambda: self._leave(number))
        return row


def _lines(told: Sequence[str], most: int) -> str:
    """So many of them, each in a line of its own, and how many are left out."""
    left = len(told) - most
    more = [translate("Correcting", "… and {count} more").format(count=left)] if left > 0 else []
    return "\n".join([*told[:most], *more])
