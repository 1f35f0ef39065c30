"""What a printed card says, typed in; a name that is known from an earlier match brings the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.look import controls
from desktop.look.controls import Saying
from desktop.look.name_field import NameField
from desktop.look.translate import several, speak, translate
from engine.games.robinson_crusoe.typed_cards import TypedCard
from engine.rules.facts import LONGEST, written


class Asked(NamedTuple):
    """One text that is asked for: what it is of a typed card, its words, and what stands there."""

    key: str
    saying: Saying
    text: str = ""


class AskedCard(QWidget):
    """Fields below each other, the name first; `kept` is Enter where none is left to fill, or the verb.

    Without a verb only the fields are here. `draft` has by its key what was entered and not kept:
    it stands there at first, and follows what is entered.
    """

    kept = Signal()
    box_wanted = Signal()
    """All cards that are known are to be looked through."""

    def __init__(
        self,
        asked: Sequence[Asked],
        known: Sequence[TypedCard],
        verb: Saying | None = None,
        draft: dict[str, str] | None = None,
    ) -> None:
        super().__init__()
        self._draft = {} if draft is None else draft
        self._known: dict[str, TypedCard] = {}
        self._has_verb = verb is not None
        self.fields: dict[str, QLineEdit] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        if verb is not None:
            column.addWidget(controls.text(_what_for, "muted", wrap=True))
        self.known = controls.text(self._said, "muted", wrap=True)
        self.box = controls.button(lambda: translate("Robinson", "Cards of our box"), "link")
        self.box.clicked.connect(self.box_wanted)
        for one in asked:
            self.fields[one.key] = field = self._field(one)
            column.addWidget(controls.text(one.saying, "strong"))
            column.addWidget(field)
            if one.key == "name":
                column.addWidget(self.known)
                column.addWidget(self.box, 0, Qt.AlignmentFlag.AlignLeft)
        if verb is not None:
            self.save = controls.button(verb, "primary")
            self.save.clicked.connect(self.kept)
            column.addWidget(self.save, 0, Qt.AlignmentFlag.AlignLeft)
        self.know(known)

    def know(self, known: Sequence[TypedCard]) -> None:
        """Offer these cards: meanwhile some may have been corrected or deleted."""
        self._known = {card.name: card for card in known}
        field = self.fields["name"]
        assert isinstance(field, NameField)
        field.know(sorted(self._known, key=str.casefold))
        self.known.setText(self._said())
        self.known.setVisible(bool(known))
        self.box.setVisible(bool(known) and self._has_verb)

    def words(self) -> list[str]:
        """The texts as a fact takes them."""
        return [written(" ".join(field.text().split())) for field in self.fields.values()]

    def _said(self) -> str:
        return several(
            len(self._known),
            translate("Robinson", "1 card is known from earlier matches; the Down key shows it."),
            translate(
                "Robinson",
                "{count} cards are known from earlier matches; the Down key shows them.",
            ),
        )

    def _field(self, one: Asked) -> QLineEdit:
        field = NameField(()) if one.key == "name" else None
        if field is not None:
            field.completer().activated.connect(self._fill)
        made = field if field is not None else QLineEdit()
        made.setMaxLength(LONGEST)
        made.setText(self._draft.get(one.key, one.text))
        made.textChanged.connect(lambda text: self._note(one, text))
        made.returnPressed.connect(lambda: self._enter(one.key))
        speak(made, lambda it: it.setAccessibleName(one.saying()))
        return made

    def _note(self, one: Asked, text: str) -> None:
        """Remember what nobody has kept yet."""
        self._draft.pop(one.key, None)
        if text != one.text:
            self._draft[one.key] = text

    def _fill(self, name: str) -> None:
        """A known card brings what was typed of it before."""
        card = self._known[name]
        for key, text in card._asdict().items():
            if key in self.fields and text:
                self.fields[key].setText(text)

    def _enter(self, key: str) -> None:
        """On to the next field in which nothing stands, as from name to name."""
        # Enter on a name in the list only chooses it.
        offered = self.fields["name"].completer().popup()
        if offered is not None and offered.isVisible():
            return
        keys = [*self.fields]
        below = (self.fields[it] for it in keys[keys.index(key) + 1 :])
        if (empty := next((it for it in below if not it.text()), None)) is not None:
            empty.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.kept.emit()


def _what_for() -> str:
    return translate(
        "Robinson",
        "Here you can enter what the printed card says, in a few words; no counter moves for it.",
    )
