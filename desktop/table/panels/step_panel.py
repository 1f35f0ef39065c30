"""A card of the table whose places are made once and whose choices go from step to step."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.look import theme
from desktop.look.text_fit import write
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.few_lines import FewLines
from desktop.table.panels.slot import Slot
from desktop.table.telling import Telling
from desktop.table.zone import Zone
from engine.rules.agenda import State

type_of_choices = Sequence[Choice | None]
type_of_step = Callable[[], type_of_choices]


S = TypeVar("S", bound=State)


class Further(NamedTuple):
    """A further step, and the words of the choice that led there."""

    step: type_of_step
    led: str


class StepPanel(QFrame, Generic[S]):
    """Title, a corner that leads further or back, a note, and places for choices.

    A step is a function that gives a choice, or none, for each place. `go(step)` leads to a
    further one, the corner back; whatever changes what the panel is about leads to the first.
    """

    refused = Signal(str)

    def __init__(
        self,
        telling: Telling[S],
        places: Sequence[Slot],
        note: int,
        icon: str = "",
        *,
        beside: int = 0,
    ) -> None:
        super().__init__()
        self.telling = telling
        measure = telling.measure
        self.places = tuple(places)
        self.corner = Slot(measure)
        self.corner.setObjectName("corner")
        policy = self.corner.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Fixed)
        policy.setVerticalPolicy(QSizePolicy.Policy.Fixed)
        self.corner.setSizePolicy(policy)
        self.note = FewLines(measure, note)
        self.title, self.count, self._counted = QLabel(), QLabel(), QLabel()
        for label in (self.title, self.count, self._counted):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._counted.setProperty("role", "muted")
        measure.dress(self._counted, lambda it: it.setFont(measure.font("table.floor")))
        self._beside = beside
        measure.dress(self.title, lambda _: self._write_title())
        measure.dress(self.count, lambda it: it.setFont(measure.font("table.label")))
        self.head = QHBoxLayout()
        self.body = QVBoxLayout()
        self.outer: QBoxLayout = QHBoxLayout(self) if beside else QVBoxLayout(self)
        if beside:
            self._head_beside(beside)
        else:
            self._head_above(icon)
        self.outer.addLayout(self.body, 1)
        self._is_due = False
        self._steps: list[Further] = []
        self._about: Hashable = None
        self._shown = 0
        """How often it began to be about something else."""
        for slot in (self.corner, *self.places):
            slot.refused.connect(self.refused)
        self.zone = Zone(self, (*self.places, self.corner))

    def _head_above(self, icon: str) -> None:
        picture, measure = QLabel(), self.telling.measure
        measure.dress(picture, lambda it: it.setPixmap(measure.icon(icon, 32, "accent")))
        self.head.addWidget(picture)
        self.head.addWidget(self.title)
        self.head.addStretch(1)
        counts = QVBoxLayout()
        counts.setSpacing(0)
        counts.addStretch(1)
        for label in (self.count, self._counted):
            counts.addWidget(label, 0, Qt.AlignmentFlag.AlignRight)
        counts.addStretch(1)
        self.head.addLayout(counts)
        self.head.addWidget(self.corner)
        self.outer.addLayout(self.head)
        self.outer.addWidget(self.note)

    def _head_beside(self, wide: int) -> None:
        """Title, note and the way back stand to the left, so wide; the note has all between them."""
        left, measure = QWidget(), self.telling.measure
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addWidget(self.corner)
        for absent in (self.count, self._counted):
            absent.setParent(self)  # it goes with the panel
            absent.hide()
        measure.dress(left, lambda it: it.setFixedWidth(measure.px(wide)))
        self.outer.addWidget(left)

    def rows(self, *rows: Sequence[tuple[Slot, int]]) -> None:
        """Lay the places out in rows, each place with its share of the width."""
        measure = self.telling.measure
        lines = []
        for row in rows:
            line = QHBoxLayout()
            for slot, share in row:
                line.addWidget(slot, share)
            self.body.addLayout(line, max(slot.high for slot, _ in row))
            lines.append(line)

        def fit(it: StepPanel[S]) -> None:
            px = measure.px
            above, below = (4, 10) if isinstance(it.outer, QVBoxLayout) else (6, 6)
            it.outer.setContentsMargins(px(16), px(above), px(16), px(below))
            it.outer.setSpacing(px(6))
            it.body.setSpacing(px(6 if above < below else 4))
            it.head.setSpacing(px(10))
            for line in lines:
                line.setSpacing(px(8))

        measure.dress(self, fit)

    # -- the match -----------------------------------------------------------------

    @property
    def state(self) -> S:
        """The table as it has been told."""
        return self.telling.state

    def text(self, *path: str, **params: object) -> str:
        """A text of the game's words."""
        voice = self.telling.voice
        return voice.words.text(*path, people=voice.people, **params)

    def named(self, table: str, key: str, form: str = "name") -> str:
        """A name that begins with a capital."""
        return capital(self.telling.voice.words.name(table, key, form))

    def why_not(self, *words: object) -> str:
        """Why a fact cannot be told now; empty if it can."""
        return self.telling.why_not(*words)

    def short(self, table: str, key: str) -> str:
        """A name in a word or two, for a small place."""
        words = self.telling.voice.words
        return words.at("short", key) if words.has("short", key) else words.name(table, key)

    def tell(self, *words: object, before: Sequence[object] = ()) -> bool:
        """Tell a fact, and one `before` it that the same press means; then the first step is shown.

        What the app refuses is said elsewhere.
        """
        self._steps.clear()
        is_told = self.telling.tell_all(*(fact for fact in (before, words) if fact))
        if not is_told:
            self.show_choices()
        return is_told

    # -- steps ---------------------------------------------------------------------

    def about(self) -> Hashable:
        """What the steps are about: once it changes, the first step is shown again."""
        raise NotImplementedError

    def home(self) -> type_of_choices:
        """The choices of the first step."""
        raise NotImplementedError

    def further(self) -> Choice | None:
        """What the corner offers in the first step."""
        return None

    def go(self, step: type_of_step) -> None:
        """Show a further step; a keyboard that comes from elsewhere begins with its first place."""
        here = self._here()
        led = here.choice.text if here is not None and here.choice is not None else ""
        self._steps.append(Further(step, led))
        self.show_choices()
        if self._here() is None:
            self.zone.begin()

    def back(self) -> None:
        """Show the step before."""
        self._lead_back(len(self._steps) - 1)

    def _lead_back(self, to: int) -> None:
        """Show an earlier step; a keyboard in here goes to what led on from there, wherever it lies now."""
        had = self._here() is not None
        led = next((it.led for it in self._steps[to:]), "")
        del self._steps[to:]
        self.show_choices()
        known = (it for it in self.places if it.choice is not None and it.choice.text == led)
        there = next(known, None) if led else None
        if had and there is not None:
            there.setFocus(Qt.FocusReason.OtherFocusReason)
        elif had:
            self.take_focus()

    def _here(self) -> Slot | None:
        """The place that has the keyboard."""
        focus = self.window().focusWidget()
        return next((slot for slot in (*self.places, self.corner) if slot is focus), None)

    def begin(self) -> None:
        """Show the first step."""
        self._steps.clear()
        self.show_choices()

    @property
    def is_home(self) -> bool:
        """Whether the first step is shown."""
        return self.step is None

    @property
    def step(self) -> type_of_step | None:
        """The further step that is shown; None in the first."""
        return self._steps[-1].step if self._steps else None

    def show_table(self) -> None:
        """Tell everything anew; a step stays as long as it is about the same."""
        if self.isHidden():
            return  # put away it asks nothing; it is told when it is seen again
        about = self.about()
        if about != self._about:
            self._about = about
            self._shown += 1
            self._steps.clear()
        self._show_head()
        self.show_choices()

    def showEvent(self, event: QShowEvent) -> None:
        """What was told meanwhile is shown now."""
        super().showEvent(event)
        self.show_table()

    def _show_head(self) -> None:
        """Title and count."""

    def show_choices(self) -> None:
        """Tell the places what this step offers."""
        self.setProperty("clause", self.clause())
        here = self._here()
        if self._steps:
            choices = self._steps[-1].step()
            self.corner.offer(
                Choice(text="", icon="back", said=translate("Panels", "Back"), press=self.back)
            )
        else:
            choices = self.home()
            self.corner.offer(self.further())
        for slot in (*self.places, self.corner):
            slot.step = self._shown, len(self._steps)
        for slot, choice in zip(self.places, (*choices, *[None] * len(self.places)), strict=False):
            slot.offer(choice)
        self.setAccessibleDescription(self.note.text)
        self.zone.settle()
        if here is not None and here.isHidden():
            self.take_focus()

    def clause(self) -> str:
        """The clause behind the panel."""
        raise NotImplementedError

    def escape(self) -> bool:
        """One step back, if there is one."""
        if self._steps:
            self.back()
            return True
        return False

    def take_focus(self) -> None:
        """The keyboard comes here."""
        self.zone.take_focus()

    # -- looks ---------------------------------------------------------------------

    def call(self, title: str) -> None:
        """Give the card a title."""
        self.setAccessibleName(title)
        self._write_title()

    def _write_title(self) -> None:
        """Write the title; beside the places it has no more room than the note below it."""
        measure, title = self.telling.measure, self.accessibleName()
        if self._beside:
            write(self.title, measure.font("heading"), title, measure.px(self._beside))
        else:
            self.title.setFont(measure.font("heading"))
            self.title.setText(title)

    def count_left(self, told: str, unit: str) -> None:
        """Say how much is left, as “4 of 6” “cards left”."""
        self.count.setText(told)
        self._counted.setText(unit)

    def mark_due(self, is_due: bool) -> None:
        """Amber: something is to be done at the table now."""
        if is_due != self._is_due:
            self._is_due = is_due
            self.update()

    @property
    def is_due(self) -> bool:
        """Whether something is to be done at the table now."""
        return self._is_due

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self.telling.measure.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        stroke = float(px(4)) if self._is_due else 1.0
        painter.setBrush(theme.token("legal_soft" if self._is_due else "raised"))
        painter.setPen(QPen(theme.token("legal" if self._is_due else "line"), stroke))
        half = stroke / 2
        area = QRectF(self.rect()).adjusted(half, half, -half, -half)
        painter.drawRoundedRect(area, px(20), px(20))
        painter.end()


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]
