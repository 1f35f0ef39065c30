"""What is told now: a grid of places, names to find, numbers to choose from, and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from PySide6.QtCore import Qt, Signal

from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.finder import Finder
from desktop.table.panels.slot import Slot
from desktop.table.panels.step_panel import S, StepPanel, type_of_choices, type_of_step
from desktop.table.telling import Telling
from desktop.table.touch import LEGAL, PLAIN
from engine.rules.facts import LONGEST

HIGH, NOTE, BESIDE = 58, 136, 236
"""Lengths of the design: a place, the note, and the column of title and note."""
_BY_PAGE = Qt.FocusReason.OtherFocusReason


@dataclass(frozen=True)
class Verb:
    """What comes next, for the one large button: its words, what a press does, and why it cannot."""

    text: str
    press: Callable[[], object]
    reason: str = ""


class MomentPanel(StepPanel[S]):
    """Rows of places, so many as each row has shares of the width; `verb` says what comes next."""

    page_wanted = Signal(object)
    verb_changed = Signal()
    goes_on = Signal()
    """The keyboard is to go on to what is due now."""
    longest: ClassVar[int] = LONGEST
    """Letters of a name that is sought."""
    is_sought: bool
    """Whether the step that is shown seeks a name."""

    def __init__(self, telling: Telling[S], name: str, rows: Sequence[Sequence[int]]) -> None:
        slots = [[(Slot(telling.measure, HIGH), share) for share in row] for row in rows]
        super().__init__(telling, [slot for row in slots for slot, _ in row], NOTE, beside=BESIDE)
        self.setObjectName(name)
        self._before_numbers = 0
        self._digits = ""
        """Digits of a number that is sought."""
        for at, row in enumerate(slots):
            for column, (slot, _) in enumerate(row):
                slot.setObjectName(f"{name}_{at}_{column}")
        self.rows(*slots)
        self.finder = Finder(telling.measure, self.places[1], self.aim, self.longest)
        self.finder.textChanged.connect(lambda _: self.show_choices())
        self.finder.down.connect(self._to_found)
        self.finder.taken.connect(self._take_found)

    # -- numbers ---

    def to_number(self, digit: str) -> bool:
        """The keyboard goes to the place of that number, if there are numbers.

        A second digit goes on from the first, as 10 does from 1.
        """
        shown = {it.words[0]: it for it in self.places if it.isVisible()}
        numbers = {text: it for text, it in shown.items() if text.isdecimal()}
        longer = self._digits + digit
        self._digits = longer if any(text.startswith(longer) for text in numbers) else digit
        if self._digits in numbers:
            numbers[self._digits].setFocus(_BY_PAGE)
        return bool(numbers)

    # -- finding a name ------------------------------------------------------------

    def aim(self) -> str:
        """What a name is found for, where that is read out."""
        return translate("Panels", "Find a name")

    def seek(self) -> Finder:
        """Offer the finder in this step; its first two places are nothing and what is not known yet."""
        self.is_sought = True
        return self.finder

    def show_choices(self) -> None:
        """The finder is there in the steps that seek a name, and there alone."""
        was_there, self.is_sought = self.finder.isVisible(), False
        self._digits = ""
        focus = self.window().focusWidget()
        had = focus is not None and self.isAncestorOf(focus)
        super().show_choices()
        self.finder.setVisible(self.is_sought)
        if not self.is_sought:
            self.finder.clear()
            if focus is self.finder:
                self.take_focus()
        elif had and not was_there:
            self.finder.setFocus(_BY_PAGE)

    def take_focus(self) -> None:
        """The keyboard comes to the finder, where there is one, or to what is due."""
        due = self.finder if self.finder.isVisible() else self.due()
        if due is not None:
            due.setFocus(_BY_PAGE)
        else:
            super().take_focus()

    def task(self) -> Hashable:
        """What people are at: once it is another, the keyboard goes on to what is due then."""
        raise NotImplementedError

    def due(self) -> Slot | None:
        """The first place that is due now."""
        return next((it for it in self.places if it.look == LEGAL and it.isVisible()), None)

    def escape(self) -> bool:
        """First what is sought goes, then the step."""
        if self.finder.isVisible() and self.finder.text():
            self.finder.clear()
            return True
        return super().escape()

    def _to_found(self) -> None:
        """The keyboard goes to the first that is found, or to where what is not is entered."""
        others, *found = (slot for slot in self.places if slot.isVisible())
        (*found, others)[0].setFocus(_BY_PAGE)

    def _take_found(self) -> None:
        """Take the only one that is found, or enter what is not; of several none is taken."""
        others, *found = (slot for slot in self.places if slot.isVisible())
        if len(found) > 1:
            self._to_found()
        else:
            (*found, others)[0].press()

    def verb(self) -> Verb | None:
        """What comes next; None if nothing does."""
        raise NotImplementedError

    def about(self) -> Hashable:
        return self.telling.match.turn, self.state.waits_for

    def person(self, seat: int) -> str:
        """The name of who sits there."""
        return self.telling.voice.people[seat]

    def fact(
        self,
        text: str,
        *words: object,
        note: str = "",
        said: str = "",
        clause: str = "",
        icon: str = "",
        look: str = PLAIN,
        stays: bool = False,
    ) -> Choice:
        """A choice that tells a fact; where it cannot be, it says why. With `stays` its step stays."""
        how: Callable[..., object] = self.tell_here if stays else self.tell
        return Choice(
            text=text,
            note=note,
            said=said,
            icon=icon,
            press=partial(how, *words),
            reason=self.why_not(*words),
            look=look,
            clause=clause,
        )

    def tell_here(self, *words: object) -> bool:
        """Tell a fact and stay in this step."""
        return self.tell_all_here(words)

    def tell_all_here(self, *facts: Sequence[object]) -> bool:
        """Tell facts that one press means and stay in this step."""
        steps = list(self._steps)
        is_told = self.telling.tell_all(*facts)
        self._steps[:] = steps
        self.show_choices()
        return is_told

    def tell_back(self, *words: object) -> None:
        """Tell a fact, then show the step before."""
        if self.tell_here(*words):
            self.back()

    def number(
        self,
        text: str,
        now: int | None,
        most: int,
        before: tuple[object, ...],
        after: Sequence[object] = (),
    ) -> Choice:
        """What is counted, with what is believed; a press asks for the number and tells it.

        The number stands between the words `before` and `after` of its fact.
        """

        def tell(number: int) -> None:
            if self.tell_here(*before, number, *after):
                # The choice lies one step before the numbers, or two where tens came first.
                self.leave_numbers()

        step = partial(self.numbers, text, range(most + 1), tell)
        return Choice(
            text=text,
            note="?" if now is None else str(now),
            press=partial(self.go_numbers, step),
            look=LEGAL if now is None else PLAIN,
        )

    def go_numbers(self, step: type_of_step) -> None:
        """Ask for a number; `leave_numbers` comes back here."""
        self._before_numbers = len(self._steps)
        self.go(step)

    def leave_numbers(self) -> None:
        """Show the step from which the number was asked."""
        self._lead_back(self._before_numbers)

    def numbers(
        self, title: str, values: Sequence[int], tell: Callable[[int], object]
    ) -> type_of_choices:
        """A step that asks for a number: its ten first where there are more than places."""
        self.note.say(title)
        if len(values) <= len(self.places):
            return [Choice(text=str(value), press=partial(tell, value)) for value in values]
        tens: dict[int, list[int]] = {}
        for value in values:
            tens.setdefault(value // 10, []).append(value)
        return [
            Choice(
                text=f"{some[0]} – {some[-1]}" if len(some) > 1 else str(some[0]),
                press=partial(self.go, partial(self.numbers, title, some, tell)),
            )
            for some in tens.values()
        ]
