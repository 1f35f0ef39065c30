"""The head of the form: how many people and days there are, one step back, and a clean sheet."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.look import controls
from desktop.look.choosing import Segment, Segments
from desktop.look.translate import speak, translate
from desktop.score.counts import Counts
from engine.rules.game import Game


class FormHead(QVBoxLayout):
    """Asks for people and days, and says what can be taken back."""

    undo = Signal()
    clear = Signal()

    def __init__(self, game: Game, counts: Counts) -> None:
        super().__init__()
        self.setSpacing(10)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(controls.text(lambda: translate("Score", "On the table"), "title"), 1)
        self.undo_button = controls.button(lambda: translate("Score", "Undo"), "quiet", "undo")
        self.clear_button = controls.button(lambda: translate("Score", "Clear"), "quiet", "trash")
        for button, told in ((self.undo_button, self.undo), (self.clear_button, self.clear)):
            button.clicked.connect(told)
            top.addWidget(button)
        self.addLayout(top)
        row = QHBoxLayout()
        row.setSpacing(12)
        seats = [Segment(str(n), lambda n=n: str(n)) for n in game.seats]  # type: ignore[misc]
        self.people = Segments(seats, str(counts.seats))
        speak(self.people, lambda it: it.setAccessibleName(translate("Score", "Number of players")))
        row.addWidget(controls.text(lambda: translate("Score", "Players")))
        row.addWidget(self.people)
        row.addStretch(1)
        self.days = Segments(
            [
                Segment("0", lambda: translate("Score", "Only totals")),
                Segment("1", lambda: translate("Score", "Last day")),
                Segment("2", lambda: translate("Score", "Both days")),
            ],
            str(counts.days),
        )
        speak(
            self.days, lambda it: it.setAccessibleName(translate("Score", "Days’ ends to settle"))
        )
        row.addWidget(self.days)
        self.addLayout(row)

    def show_counts(self, counts: Counts, *, can_undo: bool) -> None:
        """Show how many people and days these are, and whether anything can be taken back."""
        self.people.choose(str(counts.seats))
        self.days.choose(str(counts.days))
        self.allow(counts, can_undo=can_undo)

    def allow(self, counts: Counts, *, can_undo: bool) -> None:
        """Say at the two verbs whether there is anything for them."""
        none = translate("Score", "Nothing has been entered yet")
        for button, can in (
            (self.undo_button, can_undo),
            (self.clear_button, bool(counts.values)),
        ):
            button.setEnabled(can)
            button.setToolTip("" if can else none)
            button.setAccessibleDescription("" if can else none)
