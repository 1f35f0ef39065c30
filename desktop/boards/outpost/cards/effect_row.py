"""One effect of a card: what happens, to what, and how much in each event phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.outpost.cards import draft
from desktop.look import controls, theme
from desktop.look.choosing import Choice
from desktop.look.controls import Saying, words_of
from desktop.look.stepper import Stepper
from desktop.look.translate import speak, translate
from engine.games.outpost.components import DECKS, FACTORIES
from engine.games.outpost.deck_check import MOST, least_of
from engine.games.outpost.event_deck import COUNTS, FACTORY, MARKET, OF_MARKET, TARGETS

GAME = "outpost"
PHASES = (1, 2, 3)


class EffectRow(QWidget):
    """Chosen from the vocabulary; `changed` carries the effect as it is now."""

    changed = Signal(object, str)
    """The effect, and which part of it was changed."""

    def __init__(self, saying: Saying) -> None:
        super().__init__()
        self._saying = saying
        self._effect: dict[str, Any] = draft.with_verb({"amount": [1, 1, 1]}, "lose")
        self._verbs: list[str] = []
        self.verb, self.target = Choice(), Choice()
        for choice in (self.verb, self.target):
            choice.setMaxVisibleItems(16)
            choice.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            choice.setMinimumContentsLength(8)
        self.remove = controls.icon_button("trash", lambda: self._remove_verb())
        self.amounts = [self._amount(phase) for phase in PHASES]
        first = QHBoxLayout()
        first.setSpacing(8)
        first.addWidget(self.verb, 3)
        first.addWidget(self.target, 2)
        first.addWidget(self.remove)
        second = QGridLayout()
        second.setHorizontalSpacing(8)
        second.setVerticalSpacing(2)
        self._phases = []
        for at, (phase, stepper) in enumerate(zip(PHASES, self.amounts, strict=True)):
            label = controls.text(lambda phase=phase: _phase(phase), "small-muted")  # type: ignore[misc]
            self._phases.append(label)
            second.addWidget(label, 0, at)
            second.addWidget(stepper, 1, at)
            second.setColumnStretch(at, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 6)
        column.setSpacing(6)
        column.addLayout(first)
        column.addLayout(second)
        self.verb.activated.connect(lambda at: self._choose_verb(self._verbs[at]))
        self.target.activated.connect(lambda at: self._choose_target(at))
        speak(self, lambda it: it.say())

    def show_effect(self, effect: dict[str, Any], scope: str) -> None:
        """Show an effect of a card of that scope, with the verbs that fit it."""
        self._effect = effect
        fitting = [it for it in TARGETS if (it in OF_MARKET) == (scope == MARKET)]
        self._verbs = fitting if effect["verb"] in fitting else [effect["verb"], *fitting]
        verb = effect["verb"]
        steps = range(2) if verb in draft.ON_OFF else range(least_of(verb), MOST + 1)
        # What happens in every phase has no amount.
        has_amounts = verb not in draft.ON_OFF or effect["amount"] != draft.ON
        for part in (*self._phases, *self.amounts):
            part.setVisible(has_amounts)
        for stepper, amount in zip(self.amounts, effect["amount"], strict=True):
            stepper.allow(steps, signed=verb not in COUNTS)
            if stepper.value != amount or not stepper.field.hasFocus():
                stepper.show_value(amount)
            is_wrong = amount is None or not least_of(verb) <= amount <= MOST
            theme.mark(stepper.field, state="wrong" if is_wrong else "")
        self.say()

    def say(self) -> None:
        """Take the words of the language in use."""
        words = words_of(GAME)
        _fill(self.verb, [words.name("card_verbs", it) for it in self._verbs])
        self.verb.setCurrentIndex(self._verbs.index(self._effect["verb"]) if self._verbs else -1)
        targets = TARGETS[self._effect["verb"]]
        _fill(self.target, [_target(self._effect["verb"], it) for it in targets])
        now = self._effect.get("target", "")
        self.target.setCurrentIndex(targets.index(now) if now in targets else -1)
        self.target.setVisible(targets != ("",))
        self.verb.setAccessibleName(self._saying())
        told = translate("OutpostCards", "{effect}: to what")
        self.target.setAccessibleName(told.format(effect=self._saying()))

    def _amount(self, phase: int) -> Stepper:
        def called() -> str:
            return f"{self._saying()}, {_phase(phase)}"

        made = Stepper(called, range(MOST + 1))
        made.changed.connect(lambda: self._count(phase))
        return made

    def _count(self, phase: int) -> None:
        amount = [*self._effect["amount"]]
        amount[phase - 1] = self.amounts[phase - 1].value
        self._emit({**self._effect, "amount": amount}, f"amount {phase}")

    def _choose_verb(self, verb: str) -> None:
        self._emit(draft.with_verb(self._effect, verb), "verb")

    def _choose_target(self, at: int) -> None:
        target = TARGETS[self._effect["verb"]][at]
        self._emit({**self._effect, "target": target}, "target")

    def _emit(self, effect: dict[str, Any], part: str) -> None:
        if effect != self._effect:
            self._effect = effect
            self.changed.emit(effect, part)

    def _remove_verb(self) -> str:
        return translate("OutpostCards", "Remove: {effect}").format(effect=self._saying())


def _fill(choice: Choice, texts: Sequence[str]) -> None:
    if [choice.itemText(at) for at in range(choice.count())] != list(texts):
        choice.clear()
        choice.addItems(list(texts))


def _target(verb: str, target: str) -> str:
    """What a verb acts on, in words."""
    words = words_of(GAME)
    what, _, kind = target.partition(".")
    if kind:
        return (
            words.name("factories", kind, "many")
            if what == FACTORY
            else words.name("decks", kind, "cards")
        )
    if verb == "yield" and target in DECKS:
        return words.name("decks", target, "cards")
    if target in FACTORIES:
        return words.name("factories", target, "many")
    return words.at("card_targets", target) if target else ""


def _phase(phase: int) -> str:
    return translate("OutpostCards", "Phase {phase}").format(phase=phase)
