"""The head of the form: how many people there are and how much is counted, one step back, and a clean sheet."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.boards.contract import ScoreForm
from desktop.look import controls
from desktop.look.choosing import Segment, Segments
from desktop.look.flow import Flow
from desktop.look.names import tip
from desktop.look.translate import speak, translate
from desktop.score.form import Span
from engine.rules.game import Game


class Head(QVBoxLayout):
    """Asks for people and for how much is counted, and says what can be taken back."""

    undo = Signal()
    clear = Signal()

    def __init__(self, game: Game, form: ScoreForm) -> None:
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
        seats = [Segment(str(n), lambda n=n: str(n)) for n in game.seats]  # type: ignore[misc]
        self.people = Segments(seats, str(len(form.counted.names)))
        speak(self.people, lambda it: it.setAccessibleName(translate("Score", "Number of players")))
        asked = QWidget()
        row = QHBoxLayout(asked)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(controls.text(lambda: translate("Score", "Players")))
        row.addWidget(self.people)
        choices = Flow()
        choices.addWidget(asked)
        self.span = _segments(form.span())
        if self.span is not None:
            choices.addWidget(self.span)
        self.addLayout(choices)

    def show_form(self, form: ScoreForm, *, is_empty: bool, can_undo: bool) -> None:
        """Show how much is counted, and say at the two verbs whether there is anything for them."""
        self.people.choose(str(len(form.counted.names)))
        if self.span is not None and (span := form.span()) is not None:
            self.span.choose(span.chosen)
        none = translate("Score", "Nothing has been entered yet")
        for button, can in ((self.undo_button, can_undo), (self.clear_button, not is_empty)):
            button.setEnabled(can)
            tip(button, "" if can else none)
            button.setAccessibleDescription("" if can else none)


def _segments(span: Span | None) -> Segments | None:
    if span is None:
        return None
    made = Segments([Segment(key, saying) for key, saying in span.choices.items()], span.chosen)
    speak(made, lambda it: it.setAccessibleName(span.title()))
    return made
