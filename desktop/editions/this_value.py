"""The value that has the keyboard: what the box as shipped says, and where this one was found."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout, QWidget

from desktop.editions import words
from desktop.editions.draft import (
    DOUBTFUL,
    ENTERED,
    REVIEW,
    Draft,
    as_shipped,
    type_of_part,
    type_of_place,
)
from desktop.look import controls, theme
from desktop.look.choosing import Segment, Segments
from desktop.look.provenance_text import provenance
from desktop.look.translate import speak, translate
from engine.rules.components import Group, Whole
from engine.rules.edition import LONGEST_REMARK


class ThisValue(QFrame):
    """Names the value, gives it back, and asks before what a rule prints is changed."""

    given_back = Signal()
    remark = Signal(str)
    agreed = Signal(bool)
    """What a rule prints is changed all the same, or left as it is."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.name = controls.text("", "strong", wrap=True)
        self.number = controls.text("", "number")
        self.shipped = controls.text("", "small-muted", wrap=True)
        self.back = controls.button(lambda: translate("Editions", "As shipped"), "", "undo")
        self.back.clicked.connect(self.given_back)
        self.sources = Segments(
            [
                Segment(ENTERED, lambda: translate("Editions", "Copy")),
                Segment(REVIEW, lambda: translate("Editions", "Review")),
            ],
            ENTERED,
        )
        speak(self.sources, lambda it: it.setAccessibleName(translate("Editions", "Source")))
        self.note = QLineEdit()
        self.note.setMaxLength(LONGEST_REMARK)
        speak(
            self.note, lambda it: it.setPlaceholderText(translate("Editions", "Who, when, where"))
        )
        speak(self.note, lambda it: it.setAccessibleName(translate("Editions", "Who, when, where")))
        self.note.editingFinished.connect(lambda: self.remark.emit(self.note.text()))
        self.asking = QWidget()
        self.asked = controls.text("", wrap=True)
        self.yes = controls.button(lambda: translate("Editions", "Change it"), "primary")
        self.no = controls.button(lambda: translate("Editions", "Leave it"))
        self.yes.clicked.connect(lambda: self.agreed.emit(True))
        self.no.clicked.connect(lambda: self.agreed.emit(False))
        asking = QVBoxLayout(self.asking)
        asking.setContentsMargins(0, 0, 0, 0)
        for widget in (self.asked, self.yes, self.no):
            asking.addWidget(widget)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(controls.text(lambda: translate("Editions", "This value"), "title"))
        for part in (self.name, self.number, self.shipped, self.sources, self.note, self.back):
            column.addWidget(part)
        column.addWidget(self.asking)
        column.setAlignment(self.number, Qt.AlignmentFlag.AlignLeft)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (18, 14, 18, 16)))
        )

    def show_value(
        self,
        draft: Draft,
        group: Group,
        place: type_of_place,
        asked: type_of_part | None,
        *,
        is_asking: bool,
    ) -> None:
        """Show the part at a place; `asked` is the one that would stand against a rule."""
        entry, at = place
        game, cell = draft.game, draft.cell(place)
        parts = as_shipped(game)[entry]

        def said(part: type_of_part | None) -> str:
            return words.part(draft, group.id, place, part)

        self.name.setText(words.spot(draft, group.id, place))
        self.number.setText(said(cell.value))
        # A text may need several lines, a number has the large letters of one.
        is_number = isinstance(draft.check_at(place), Whole)
        self.number.setWordWrap(not is_number)
        theme.mark(self.number, role="number" if is_number else "title")
        value = game.values()[entry]
        shipped = said(parts[at].value) if at < len(parts) else "–"
        if value.provenance in DOUBTFUL and is_number:
            told = translate("Editions", "{source}: {n}. No rule gives this number.")
        elif value.provenance in DOUBTFUL:
            told = translate("Editions", "{source}: {n}. No rule says so.")
        else:
            told = "{source}: {n}"
        self.shipped.setText(told.format(source=provenance(value.provenance), n=shipped))
        self.back.setVisible(cell.is_entered and at < len(parts))
        for part in (self.sources, self.note):
            part.setVisible(cell.is_entered and not is_asking)
        self.sources.blockSignals(True)
        self.sources.choose(draft.sources.get(entry, ENTERED))
        self.sources.blockSignals(False)
        if not self.note.hasFocus():
            self.note.setText(draft.remarks.get(entry, ""))
        self.asking.setVisible(is_asking)
        question = translate("Editions", "The rules say {was}. Enter {now} all the same?")
        self.asked.setText(question.format(was=shipped, now=said(asked)))
