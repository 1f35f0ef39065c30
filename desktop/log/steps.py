"""Undo and redo, each naming its step; what is not free becomes a rewind that is agreed on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.log.event_text import said_once
from desktop.look import theme
from desktop.look.names import tip
from desktop.look.shortcuts import REDO, shortcut
from desktop.look.text_fit import two_lines, whole_words
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.match.match import Match
from engine.match.undo import NOTHING, Offer
from engine.record.lines import Answer, Chance, Correct, Fact, Turn, Values
from engine.rules.agenda import DECISION, Event


def step_text(match: Match, offer: Offer, voice: Voice) -> str:
    """The answer that an offer takes back or brings again: “Anna: the Miner to the Mine”."""
    if not offer.line:
        return translate("Steps", "the agreed end")
    step = match.lines[offer.line - 1]
    if isinstance(step, Answer):
        return f"{voice.people[step.seat]}: {_choices(match, offer.line, step, voice)}"
    if isinstance(step, Correct):
        return translate("Steps", "the correction")
    if isinstance(step, Values):
        return translate("Steps", "the change of the values")
    return _told(match, offer.line, voice)


def undo_text(match: Match, offer: Offer, voice: Voice) -> str:
    """What taking back would do: freely, by agreement, or nothing."""
    if offer.kind is None:
        return translate("Steps", "Nothing to undo")
    told = (
        translate("Steps", "Undo: {step}")
        if offer.kind == "free"
        else translate("Steps", "Rewind: {step}")
    )
    return told.format(step=step_text(match, offer, voice))


def _told(match: Match, number: int, voice: Voice) -> str:
    """A fact in the words of what happened by it first, or by the card that it turned over.

    What has words in `[together]` is counted: “6 locks, 2 worker cards”.
    """
    if counted := _counted(match, number, voice):
        return counted
    said = first_said(match, number, voice).removesuffix(".")
    more = len(_told_with(match, number))
    if not more:
        return said
    one, many = (
        translate("Steps", "{step} and 1 more step"),
        translate("Steps", "{step} and {count} more"),
    )
    return (one if more == 1 else many).format(step=said, count=more)


def _told_with(match: Match, number: int) -> list[int]:
    """The lines of the facts that were told together with that first one."""
    told = []
    for at, line in enumerate(match.lines[number:], number + 1):
        if not isinstance(line, Chance | Turn | Fact) or (isinstance(line, Fact) and not line.also):
            break
        if isinstance(line, Fact):
            told.append(at)
    return told


def _counted(match: Match, number: int, voice: Voice) -> str:
    """How many things of each kind were told at once; empty for one, or if one has no words for it."""
    found = Counter[str]()
    for at in (number, *_told_with(match, number)):
        line = match.lines[at - 1]
        if not isinstance(line, Fact) or not voice.words.has("together", line.name):
            return ""
        found[line.name] += len(match.entry(at).events)
    if found.total() < 2:
        return ""
    return ", ".join(voice.words.text("together", name, n=n) for name, n in found.items())


def first_said(match: Match, number: int, voice: Voice) -> str:
    """What the step on that line is called by, in a sentence: what happened by it, or what was drawn."""
    found = []
    for at, line in enumerate(match.lines[number - 1 :], number):
        if at > number and not isinstance(line, Chance):
            break
        if events := match.entry(at).events:
            found.append(events)
    if chosen := _chosen(match, number, found, voice):
        return chosen
    if not found:
        return translate("Steps", "the last step")
    line = match.lines[number - 1]
    fact = match.state.FACTS[line.name] if isinstance(line, Fact) else None
    called = fact.called_by(found[0]) if fact is not None else found[0]
    if fact is None or called[0].name != fact.says:
        # Whoever drew a card did it for the card, whatever was moved before.
        called = next((events for events in found if "card" in events[0].params), called)
    return said_once(called, voice)[0][0]


def _chosen(match: Match, number: int, found: Sequence[Sequence[Event]], voice: Voice) -> str:
    """What people told that somebody chose, if nothing came of it for them: “Anna: nowhere for now”."""
    line, before = match.lines[number - 1], match.state_at(number - 1)
    asked = before.unanswered
    if not isinstance(line, Fact) or asked is None or asked[0].kind != DECISION:
        return ""
    if found and found[0][0].params.get("seat") == asked[1]:
        return ""
    chosen = [choice for choice in before.choices if (str(choice),) == line.words[-1:]]
    return f"{voice.people[asked[1]]}: {voice.answer(before, chosen[0])}" if chosen else ""


def _choices(match: Match, number: int, step: Answer, voice: Voice) -> str:
    state = match.state_at(number - 1).clone()
    if together := voice.step(state, step.choices):
        return together
    said = []
    for text in step.choices:
        choice = state.find(text)
        said.append(voice.hinted(state, choice))
        state.apply(choice)
    return voice.words.listed(said)


LOW = 480
"""In a window that is lower a step has one line; the tooltip tells all of it."""


class StepButton(QPushButton):
    """A button that names its step in up to two lines."""

    def __init__(self, name: str, icon: str) -> None:
        super().__init__()
        self.setObjectName(name)
        # The mouse leaves the keyboard at the question: whoever then presses Enter answers that.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._full = self._brief = ""
        theme.set_icon(self, icon, 18)

    def tell(self, text: str, brief: str = "") -> None:
        """Show a text, or a brief one if it has no room; the whole is the tooltip and read out."""
        self._full, self._brief = text, brief
        tip(self, text)
        self.setAccessibleName(text)
        self._fit()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        # As high with one line as with two: what stands above must not jump with each step.
        lines = 1 if self._is_low else 2
        needed = lines * QFontMetrics(self.font()).lineSpacing() + theme.px(18)
        return QSize(hint.width(), max(hint.height(), needed))

    def minimumSizeHint(self) -> QSize:
        """No line is ever cut."""
        return QSize(super().minimumSizeHint().width(), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def _is_low(self) -> bool:
        return self.window().height() < theme.px(LOW)

    def _fit(self) -> None:
        room = max(self.width() - theme.px(64), theme.px(80))
        metrics = QFontMetrics(self.font())
        fit = whole_words if self._is_low else two_lines
        shown = fit(self._full, metrics, room)
        if self._brief and "…" in shown:
            shown = fit(self._brief, metrics, room)
        shown = shown.replace("&", "&&")
        if shown != self.text():
            is_first = not self.text()
            self.setText(shown)
            if is_first:
                # Drawn before without the room that it leaves to words.
                theme.set_icon(self, self.property("icon_name"), 18)
        # The style's own least height is for one line.
        self.setMinimumHeight(self.sizeHint().height())


class Steps(QWidget):
    """The buttons for one step back and one step forward."""

    undo = Signal()
    rewind = Signal(int)
    redo = Signal()
    left = Signal()
    """The keyboard was on a button that has nothing to do any more."""

    def __init__(self) -> None:
        super().__init__()
        self._offer = NOTHING
        self.back, self.forward = StepButton("undo", "undo"), QPushButton()
        self.forward.setObjectName("redo")
        self.forward.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.forward.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        theme.set_icon(self.forward, "redo", 18)
        self.back.clicked.connect(self._go_back)
        self.forward.clicked.connect(self.redo)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        # Both stay where they are while they are pressed again and again.
        row.addWidget(self.back, 1)
        row.addWidget(self.forward)
        shortcut(self, "Ctrl+Z", self.back.click)
        shortcut(self, REDO, self.forward.click)

    def show_match(
        self, match: Match, voice: Voice, is_automatic: Callable[[int], bool] = lambda _: False
    ) -> None:
        """Offer what can be taken back and what can come again.

        `is_automatic` says of the line of an answer whether its seat had left it to be given.
        """
        self._offer = match.undo_offer()
        redo = match.redo_offer()
        was_left = is_automatic(self._offer.line)
        said = translate("Steps", "{step} (automatic)") if was_left else "{step}"
        back = said.format(step=undo_text(match, self._offer, voice))
        forward = translate("Steps", "Nothing to redo")
        if redo.kind is not None:
            step = step_text(match, redo, voice)
            forward = translate("Steps", "Redo: {step}").format(step=step)
        theme.set_icon(self.back, "rewind" if self._offer.kind == "rewind" else "undo", 18)
        can = {self.back: self._offer.kind is not None, self.forward: redo.kind is not None}
        left = any(button.hasFocus() and not can[button] for button in can)
        self.back.setEnabled(can[self.back])
        self.forward.setEnabled(can[self.forward])
        if left:
            self.left.emit()
        # The icon says that it is taken back.
        brief = said.format(step=step_text(match, self._offer, voice)) if can[self.back] else ""
        self.back.tell(back, brief)
        tip(self.forward, forward)
        self.forward.setAccessibleName(forward)
        theme.set_icon(self.forward, "redo", 18)

    def _go_back(self) -> None:
        if self._offer.kind == "free":
            self.undo.emit()
        else:
            self.rewind.emit(self._offer.to)
