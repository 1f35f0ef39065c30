"""What the pages share on which a card of a printed copy is typed in."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.boards.outer_earth.table.cards.options import TARGET, Options
from desktop.look import frames
from desktop.look.controls import Saying
from desktop.look.page import type_of_keys
from desktop.look.translate import speak, translate
from desktop.table.letters import pad, said
from desktop.table.questions.number_field import NumberField
from desktop.table.questions.page import QuestionPage, footer
from desktop.table.telling import Telling
from desktop.table.touch import PRIMARY, TouchButton
from engine.base.errors import Told
from engine.games.outer_earth.components import REMINDER, REWARDS
from engine.games.outer_earth.table import AtTable
from engine.games.outer_earth.values import LONGEST_NAME, LONGEST_REMINDER
from engine.rules.facts import written

MOST_AMOUNT = 20


class CardPage(QuestionPage[AtTable]):
    """Its name is written, all else pressed; `keep` tells it and goes back to the table."""

    kept = Signal()
    """What stands on the card is told, and the table is seen again."""

    def __init__(self, telling: Telling[AtTable], title: Saying) -> None:
        super().__init__(telling, title)
        measure = telling.measure
        self.caption = said(measure, "table.label")
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setObjectName("name")
        measure.dress(self.name, lambda it: it.setFont(measure.font("table.body")))
        self.effect = Options(measure, REWARDS, across=5)
        self.effect.setObjectName("effect")
        self.how_much = said(measure, "table.label")
        self.amount = NumberField(
            measure, range(1, MOST_AMOUNT + 1), role="table.large", target=TARGET
        )
        self.amount.setObjectName("amount")
        self.amount.tell(1, "")
        self.amount.wanted.connect(self._take_amount)
        self.hint = said(measure, "table.label", "muted", wrap=True)
        self.in_words = said(measure, "table.label")
        self.reminder = QLineEdit()
        self.reminder.setMaxLength(LONGEST_REMINDER)
        self.reminder.setObjectName("reminder")
        measure.dress(self.reminder, lambda it: it.setFont(measure.font("table.label")))
        self.reminder.textChanged.connect(lambda _: self.show_reason())
        self.keep_button = TouchButton(measure, "table.body", 76)
        self.keep_button.setObjectName("keep")
        self.keep_button.dress_as(PRIMARY)
        self.keep_button.clicked.connect(self.keep)
        self.keep_button.refused.connect(self._refuse)
        self.why = said(measure, "table.label", "warning", wrap=True)
        self.name.textChanged.connect(lambda _: self.show_reason())

    def lay_out(self, *parts: QWidget) -> None:
        """Name above, then these parts, then what the card does."""
        contents = QWidget()
        column = QVBoxLayout(contents)
        pad(self.telling.measure, contents, column, (24, 12, 24, 12), 10)
        last = (self.effect, self.in_words, self.reminder, self.how_much)
        for part in (self.caption, self.name, *parts, *last):
            column.addWidget(part, 0, _LEFT if isinstance(part, NumberField) else _ANY)
            if isinstance(part, Options):
                part.changed.connect(self.show_reason)
        row = QHBoxLayout()
        row.addWidget(self.amount)
        self.hint.setAlignment(_RIGHT)
        row.addWidget(self.hint, 1)
        column.addLayout(row)
        column.addStretch(1)
        # Beside the button: nothing moves while something is still missing.
        below = footer(self.telling.measure, (self.why, 1), (self.keep_button, 1))
        frames.stack(self, self.bar, contents, below, self.notice)
        self.installEventFilter(self)
        speak(self, lambda it: it.say())
        self._at_first = self._entered()

    def _entered(self) -> Sequence[object]:
        """All that stands on the page."""
        chosen = [part.chosen for part in self.findChildren(Options)]
        numbers = [part.value for part in self.findChildren(NumberField)]
        return self.name.text(), self.reminder.text(), chosen, numbers

    @property
    def question(self) -> Hashable:
        """The same card, whatever else the match has come to."""
        return type(self), self._match, self.about

    def is_begun(self) -> bool:
        return self._entered() != self._at_first

    def holds(self) -> bool:
        # A card of the copy is what it is, whatever the match has come to.
        return self.is_begun()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Everything grows with the page."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Resize):
            self.telling.measure.fit(self.size())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps the card from whatever has no use for it of its own."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keep_button.press()
        else:
            super().keyPressEvent(event)

    def say(self) -> None:
        """Captions and options in the language in use."""
        words = self.telling.voice.words
        self.caption.setText(translate("EarthCard", "Name"))
        self.name.setAccessibleName(self.caption.text())
        amount = self.amount.value
        signs = {it: words.text("effects", it, "sign", n=amount) for it in REWARDS}
        named = {it: words.name("effects", it) for it in REWARDS}
        self.effect.call(self.of_effect(), named, signs)
        own = translate(
            "EarthCard", "A reminder in your own words, which the app does not carry out"
        )
        self.in_words.setText(own)
        self.reminder.setAccessibleName(own)
        self.how_much.setText(translate("EarthCard", "How much?"))
        self.amount.tell(amount, self.how_much.text())
        self.hint.setText(
            translate(
                "EarthCard",
                "“Values”, the pencil above the table, saves your cards for the next one.",
            )
        )
        self.keep_button.tell(translate("EarthCard", "Keep the card"), icon="check")
        self.show_reason()

    def _take_amount(self, number: int) -> None:
        self.amount.tell(number, self.how_much.text())
        self.say()

    def of_effect(self) -> str:
        """What the effects are asked for."""
        raise NotImplementedError

    def missing(self) -> str:
        """What still has to be chosen; empty if nothing has."""
        if not self.name.text().strip():
            return translate("EarthCard", "Enter the name that stands on the card.")
        if not self.effect.chosen:
            return translate("EarthCard", "Choose what the card brings.")
        if self.effect.chosen == (REWARDS[REMINDER],) and not self.reminder.text().strip():
            return translate("EarthCard", "Enter in your own words what the card brings.")
        return ""

    def show_reason(self) -> None:
        """Say why it cannot be kept yet."""
        why = self.missing() or self._refusal()
        self.keep_button.forbid(why)
        self.why.setText(why)

    def _refusal(self) -> str:
        """Why what was entered cannot stand on a card; empty if it can."""
        try:
            card, *_ = self.facts()
        except Told as why:
            return self.telling.refusal(why)
        return self.telling.why_not(*card)

    def _refuse(self, why: str) -> None:
        """It is said beside the button already."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.why, why))
        if not self.name.text().strip():
            self.take_focus()

    @property
    def written_name(self) -> str:
        """The name as a word of a fact."""
        return written(self.name.text().strip())

    @property
    def brings(self) -> tuple[object, ...]:
        """Effect, amount and reminder as words of a fact."""
        return *self.effect.chosen, self.amount.value, written(self.reminder.text().strip())

    def facts(self) -> Sequence[Sequence[object]]:
        """What keeping it tells, the card first; `Told` says why it cannot be one."""
        raise NotImplementedError

    def keep(self) -> None:
        """Tell what stands on the card."""
        if self.telling.tell_all(*self.facts()):
            self._at_first = self._entered()
            self.back.emit()
            self.kept.emit()

    def take_focus(self) -> None:
        """To the name."""
        self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("Tab", translate("Keys", "to the next field")),
            ("Enter", translate("Keys", "keep the card, once everything is chosen")),
        )


# − and + stay beside their number.
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft
_ANY = Qt.AlignmentFlag(0)
