"""A portrait at the day's end: where its mood marker is, and what each person has there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.boards.red_outpost.table.day_end.mood_track import MoodTrack
from desktop.boards.red_outpost.table.day_end.settling import (
    Outlook,
    is_reached,
    missing_in,
)
from desktop.boards.red_outpost.table.day_end.share_row import ShareRow
from desktop.look.translate import translate
from desktop.table.letters import card, dye, pad, said
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.games.red_outpost.components import DISCS, WORKERS
from engine.games.red_outpost.facts.cards import givers
from engine.games.red_outpost.table import AtTable

type_of_telling = Callable[..., None]


class PortraitStep(QWidget):
    """`wanted` tells the facts that should be told, each as its words."""

    wanted = Signal(list)

    def __init__(self, telling: Telling[AtTable], worker: str) -> None:
        super().__init__()
        self.worker = worker
        self._telling = telling
        measure, state = telling.measure, telling.state
        board = state.board
        self.title = said(measure, "display")
        self.asked = said(measure, "table.label", "muted", wrap=True)
        self.asked.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.track = MoodTrack(measure, board.mood_track, board.mood_track[board.mood_start])
        self.track.wanted.connect(lambda mood: self.wanted.emit([("mood_at", worker, mood)]))
        self.note = said(measure, "table.label", "warning", wrap=True)
        self._warning = QLabel()
        measure.dress(
            self._warning, lambda it: it.setPixmap(measure.icon("warning", 28, "warning"))
        )
        self.none = TouchButton(measure, "table.label", 56)
        self.none.setObjectName("none")
        self.none.clicked.connect(self._tell_none)
        self.rule = said(measure, "table.floor", "muted", wrap=True)
        gives = bool(givers(state)) or any(state.gifts)
        seats = board.seats
        self.rows = [ShareRow(telling, seat, seats, gives=gives) for seat in range(seats)]
        for seat, row in enumerate(self.rows):
            row.wanted.connect(
                lambda name, number, seat=seat: self.wanted.emit([(name, worker, seat + 1, number)])
            )
        self._lay_out()

    def _lay_out(self) -> None:
        measure = self._telling.measure
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addWidget(self.asked, 1)
        line = QHBoxLayout()
        line.addWidget(self._warning)
        line.addWidget(self.note, 1)
        line.addWidget(self.none)
        top = card(measure, (32, 12, 32, 16))
        inner = top.layout()
        assert isinstance(inner, QVBoxLayout)
        inner.addLayout(head)
        inner.addWidget(self.track, 1)
        inner.addLayout(line)
        inner.addWidget(self.rule)
        column = QVBoxLayout(self)
        pad(measure, self, column, gap=12)
        column.addWidget(top, 1)
        for row in self.rows:
            column.addWidget(row, 2)
        column.addStretch(0)

    # -- telling -------------------------------------------------------------------

    def show_step(self, outlook: Outlook) -> None:
        """Show what is told of this portrait, and what it brings."""
        state, voice = self._telling.state, self._telling.voice
        name = voice.words.name("workers", self.worker)
        worker = WORKERS.index(self.worker)
        self.title.setText(name)
        mood = f"mood.{self.worker}"
        is_told = state.is_known(mood)
        self._show_question(state, is_told=is_told)
        value = state.board.mood_track[state.mood[worker]] if is_told else None
        self.track.tell(value, voice.words.marker(mood, voice.people))
        self.rule.setText(voice.words.clause("RO-5.1")[1])
        is_missing = bool(missing_in(state, self.worker))
        giving = givers(state)
        for seat, row in enumerate(self.rows):
            marks = (f"discs.{self.worker}.{seat + 1}", f"gifts.{self.worker}.{seat + 1}")
            at = worker * state.board.seats + seat
            discs = state.discs[at] if state.is_known(marks[0]) else None
            gifts = state.gifts[at] if state.is_known(marks[1]) else None
            gives = seat in giving or bool(gifts)
            row.tell_counts(discs, gifts, gives=gives, whose=name)
            every = DISCS[state.board.seats]
            laid = every - state.discs_left(seat)
            known = all(state.is_known(f"discs.{each}.{seat + 1}") for each in WORKERS)
            row.tell_laid(laid, every, is_known=known)
            share = outlook.shares[self.worker][seat]
            is_reached_here = is_reached(state, self.worker, seat)
            row.tell_vp(share if is_reached_here else None, is_told=not is_missing)
            row.tell_share(None if is_missing else share, voice)

    def _show_question(self, state: AtTable, *, is_told: bool) -> None:
        here = translate("DayEnd", "As counted by the app; correct what is different")
        ask = translate("DayEnd", "Where is the mood marker?")
        missing = missing_in(state, self.worker)
        self.asked.setText(here if not missing else ask if not is_told else "")
        unknown = self._untold(state)
        discs = [mark for mark in unknown if mark.startswith("discs.")]
        nobody = translate("DayEnd", "Nobody has a disc here")
        others = translate("DayEnd", "The others have none")
        crystals = translate("DayEnd", "No crystal lies here")
        every = len(discs) == len(self.rows)
        self.none.tell(nobody if every else others if discs else crystals, icon="check")
        self.none.setVisible(bool(unknown))
        is_empty = not unknown and not any(self._lying(state))
        guessed = state.board.setup.values["mood.track"].provenance == "placeholder"
        dye(self.note, "warning" if guessed and not is_empty else "muted")
        said_of = translate("DayEnd", "The VP of the mood track are a placeholder")
        self.note.setText(nobody if is_empty else said_of if guessed else "")
        self._warning.setVisible(guessed and not is_empty)

    def _untold(self, state: AtTable) -> list[str]:
        """Discs and crystals on this portrait that nobody has told."""
        missing = missing_in(state, self.worker)
        return [mark for mark in missing if not mark.startswith("mood.")]

    def _lying(self, state: AtTable) -> list[int]:
        worker, seats = WORKERS.index(self.worker), state.board.seats
        at = slice(worker * seats, (worker + 1) * seats)
        return [*state.discs[at], *state.gifts[at]]

    def _tell_none(self) -> None:
        """Where nobody told discs or crystals, there are none."""
        marks = self._untold(self._telling.state)
        self.wanted.emit([(*mark.split("."), 0) for mark in marks])

    def refuse(self, words: tuple[object, ...], sentence: str) -> None:
        """Say at the row why its number could not be told; the moods that are offered all can."""
        self.rows[int(str(words[2])) - 1].refuse(sentence)

    # -- the keyboard --------------------------------------------------------------

    def step_mood(self, by: int) -> None:
        """Left and Right."""
        self.track.step(by)

    def take_focus(self) -> bool:
        """To what is still to be told; False if there is nothing."""
        state = self._telling.state
        missing = missing_in(state, self.worker)
        if not missing:
            return False
        if f"mood.{self.worker}" in missing:
            self.track.take_focus()
            return True
        kind, _, seat = missing[0].split(".")
        row = self.rows[int(seat) - 1]
        (row.gifts if kind == "gifts" else row.discs).setFocus(Qt.FocusReason.OtherFocusReason)
        return True
