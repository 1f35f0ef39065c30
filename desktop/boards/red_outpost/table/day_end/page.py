"""The day's end step by step: what the table has not told is asked, everything else is confirmed."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.boards.red_outpost.table.day_end.count_step import CountStep
from desktop.boards.red_outpost.table.day_end.portrait_step import PortraitStep
from desktop.boards.red_outpost.table.day_end.settling import (
    CRYSTALS,
    POINTS,
    SUMMARY,
    Outlook,
    can_settle,
    missing_in,
    outlook,
    steps_of,
)
from desktop.boards.red_outpost.table.day_end.share_row import share_text
from desktop.boards.red_outpost.table.day_end.summary_step import SummaryStep
from desktop.host.trouble import sentence
from desktop.look import controls
from desktop.look.page import type_of_keys
from desktop.look.translate import speak, translate
from desktop.table.letters import said
from desktop.table.questions.steps_page import StepsPage
from desktop.table.telling import Telling
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.table import AtTable

LIST_WIDE = 344


class DayEnd(StepsPage[AtTable]):
    """Facts are told at once, and the last one settles the day.

    `begin()` goes to the first step that the table has to tell something for.
    """

    def __init__(self, telling: Telling[AtTable]) -> None:
        state = telling.state
        self._day = state.day
        super().__init__(
            telling, lambda: translate("DayEnd", "Score day {day}").format(day=self._day)
        )
        self.setProperty("clause", "RO-5.1")
        self._outlook: Outlook | None = outlook(state) if can_settle(state) else None
        self._settled: tuple[AtTable, Outlook] | None = None
        self.bar.right.addWidget(controls.clause("RO-5.1", telling.match.game.name))
        self.steps: dict[str, PortraitStep | CountStep | SummaryStep] = {}
        """Those that were shown already."""
        self.now = SUMMARY
        self.order = steps_of(state) if self._outlook is not None else (SUMMARY,)
        self._list_title = said(telling.measure, "heading")
        column = self.list.layout()
        assert isinstance(column, QVBoxLayout)
        column.addWidget(self._list_title)
        pages = QWidget()
        self._pages = QVBoxLayout(pages)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self.lay_out(self.order, pages, LIST_WIDE)
        speak(self, lambda it: it._title_list())
        self.begin()

    # -- parts ---------------------------------------------------------------------

    def _step(self, name: str) -> PortraitStep | CountStep | SummaryStep:
        """The step of that name, made when it is first shown."""
        if name not in self.steps:
            made = self.steps[name] = self._make(name)
            made.setObjectName(f"page_{name}")
            made.hide()
            self._pages.addWidget(made, 1)
        return self.steps[name]

    def _make(self, name: str) -> PortraitStep | CountStep | SummaryStep:
        if name == SUMMARY:
            return SummaryStep(self.telling)
        counted = name in (POINTS, CRYSTALS)
        made = (CountStep if counted else PortraitStep)(self.telling, name)
        made.wanted.connect(self._tell)
        return made

    # -- the way -------------------------------------------------------------------

    def begin(self) -> None:
        """To the first step that the table has to tell something for, or to the summary."""
        self.go(self._next_open(-1))

    def go(self, name: str) -> None:
        """Show a step; the keyboard goes to what is still to be told there."""
        self.now = name
        shown = self._step(name)
        for step in self.steps.values():
            step.setVisible(step is shown)
        self.show_table()
        self.take_focus()

    def go_on(self) -> None:
        """Next: to the next step that is open, or settle the day, or back to the table."""
        if self._settled is not None:
            self.back.emit()
        elif self.now == SUMMARY:
            self._settle()
        else:
            self.go(self._next_open(self.order.index(self.now)))

    def take_focus(self) -> None:
        """The keyboard comes to what is still to be told, or to what is next."""
        if (
            self._settled is not None
            or self._outlook is None
            or not self.steps[self.now].take_focus()
        ):
            self.verbs.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def _next_open(self, after: int) -> str:
        """The next step with something to tell, in the order of the steps and round again."""
        names = self.order[:-1]
        for name in (*names[after + 1 :], *names[: after + 1]):
            if name != (self.now if after >= 0 else "") and missing_in(self.telling.state, name):
                return name
        return SUMMARY

    # -- telling -------------------------------------------------------------------

    def _tell(self, told: list[tuple[object, ...]]) -> None:
        for words in told:
            why = self.trail.why_not(*words)
            if why is not None:
                if why.name.endswith(".too_many_discs"):
                    name = self.telling.voice.people[int(str(words[2])) - 1]
                    text = translate(
                        "DayEnd", "{n} discs for {name}, {most} are possible ({clause})"
                    )
                    reason = text.format(name=name, **why.params)
                else:
                    reason = sentence(why, self.telling.voice)
                step = self.steps[self.now]
                assert not isinstance(step, SummaryStep), "nothing is told there"
                step.refuse(words, reason)
                return
        self.trail.tell_all(self.now, told)

    def _settle(self) -> None:
        before, shown = self.telling.state, self._outlook
        if shown is None or not self.trail.tell(SUMMARY, "settle"):
            return
        self._settled = before, shown
        self.show_table()
        self.take_focus()
        if self.telling.match.is_over and self.isVisible():
            self.back.emit()

    def undo(self) -> None:
        step = self.trail.step
        self._settled = None
        if self.trail.undo():
            self.go(step)

    def undo_all(self) -> None:
        self._settled = None
        if self.trail.undo_all():
            self.begin()

    # -- showing -------------------------------------------------------------------

    def show_table(self) -> None:
        """Show the day's end as it stands."""
        state = self.telling.state
        if can_settle(state) and state.day == self._day:
            self._settled = None
            self._outlook = outlook(state)
        elif self._settled is None:
            self._outlook = None
        self.notice.hide()
        step = self.steps[self.now]
        if self._settled is not None and isinstance(step, SummaryStep):
            step.show_settled(*self._settled)
        elif self._outlook is not None and can_settle(state):
            step.show_step(self._outlook)
        self._show_tiles(state)
        self._show_verbs(state)

    def _show_tiles(self, state: AtTable) -> None:
        voice = self.telling.voice
        is_settled = self._settled is not None
        for at, (name, tile) in enumerate(self.tiles.items()):
            is_open = not is_settled and self._outlook is not None and bool(missing_in(state, name))
            now = name == self.now
            done = not is_open and (name != SUMMARY or is_settled)
            shown = self._settled[1] if self._settled is not None else self._outlook
            if name in WORKERS and shown is not None and not is_open:
                note = share_text(list(shown.shares[name]), voice)
            elif name == SUMMARY:
                note = translate("DayEnd", "the last step") if not is_settled else ""
            elif is_open:
                step = translate("DayEnd", "step {n} of {all}")
                note = step.format(n=at + 1, all=len(self.tiles))
            else:
                note = ""
            said = translate("DayEnd", "complete") if done else translate("DayEnd", "still missing")
            tile.tell(self._name(name), note, now=now, done=done, said=said)
            tile.setEnabled(not is_settled or name == SUMMARY)

    def _show_verbs(self, state: AtTable) -> None:
        verbs, step = self.verbs, self.trail.step
        verbs.show_trail(
            self.trail,
            self._told(step) if step else "",
            translate("DayEnd", "Undo all of this"),
        )
        verbs.next.forbid("")
        if self._settled is not None:
            back = translate("DayEnd", "Back to the table")
            day = translate("DayEnd", "On to day {day}").format(day=state.day)
            verbs.next.tell(back if self.telling.match.is_over else day, icon="next-phase")
        elif self.now == SUMMARY:
            verbs.next.tell(translate("DayEnd", "Score the day"), icon="sunset")
            verbs.next.forbid(self.telling.why_not("settle"))
        else:
            after = self._next_open(self.order.index(self.now))
            self.name_next(self._name(after))

    def _told(self, step: str) -> str:
        """A step that can be taken back: “Miner, −2 VP: Ben”."""
        if step == SUMMARY:
            return translate("DayEnd", "Score day {day}").format(day=self._day)
        name = self._name(step)
        if (
            step in WORKERS
            and self._outlook is not None
            and not missing_in(self.telling.state, step)
        ):
            return f"{name}, {share_text(list(self._outlook.shares[step]), self.telling.voice)}"
        return name

    def _name(self, step: str) -> str:
        names = {
            POINTS: translate("DayEnd", "VP on the track"),
            CRYSTALS: translate("DayEnd", "Crystals"),
            SUMMARY: translate("DayEnd", "Summary"),
        }
        return names.get(step) or self.telling.voice.words.name("workers", step)

    def _title_list(self) -> None:
        self._list_title.setText(translate("DayEnd", "Six portraits"))
        self.list.setAccessibleName(self._list_title.text())

    # -- the keyboard --------------------------------------------------------------

    def keys(self) -> type_of_keys:
        numbers, *others = super().keys()
        return (numbers, ("←  →", translate("Keys", "move the mood marker")), *others)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right move the mood."""
        step, key = self.steps[self.now], event.key()
        if isinstance(step, PortraitStep) and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            step.step_mood(1 if key == Qt.Key.Key_Right else -1)
        else:
            super().keyPressEvent(event)
