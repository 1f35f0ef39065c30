"""The whole day at a glance: each portrait and each person, the match's end, and the VP after it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.boards.red_outpost.table.day_end.settling import POINTS, SUMMARY, Outlook, missing_in
from desktop.boards.red_outpost.table.day_end.share_row import why_text
from desktop.look.frames import empty
from desktop.look.translate import translate
from desktop.table.letters import pad, said
from desktop.table.panels.counter import UNKNOWN
from desktop.table.telling import Telling
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.table import AtTable
from engine.rules.words import MINUS, signed

MIDDLE = Qt.AlignmentFlag.AlignCenter


class SummaryStep(QFrame):
    """Columns are people, lines are what gives or takes; the last one says the VP."""

    def __init__(self, telling: Telling[AtTable]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._telling = telling
        measure = telling.measure
        self.title = said(measure, "display")
        self.note = said(measure, "table.label", "muted", wrap=True)
        self._grid = QGridLayout()
        column = QVBoxLayout(self)
        pad(measure, self, column, (32, 12, 32, 16), 8)
        column.addWidget(self.title)
        column.addWidget(self.note)
        column.addLayout(self._grid, 1)
        self._is_roomy = True

    def show_step(self, outlook: Outlook) -> None:
        """Show what settling would bring."""
        state = self._telling.state
        missing = missing_in(state, SUMMARY)
        voice = self._telling.voice
        day = translate("DayEnd", "Day {day} at a glance").format(day=state.day)
        if missing:
            told = [voice.words.marker(marker, voice.people) for marker in missing[:3]]
            rest = len(missing) - len(told)
            more = translate("DayEnd", " and {n} more").format(n=rest) if rest else ""
            note = translate("DayEnd", "Still missing: {what}").format(what=" · ".join(told) + more)
        else:
            note = translate("DayEnd", "Choose a portrait to correct it, or score the day.")
        self._tell(day, note, state, outlook)

    def show_settled(self, before: AtTable, outlook: Outlook) -> None:
        """Show what was settled, and what is to be done at the table now."""
        voice = self._telling.voice
        title = translate("DayEnd", "Day {day} is scored").format(day=before.day)
        self._tell(title, f"{voice.words.clause('RO-5.2')[1]} (RO-5.2)", before, outlook)

    def take_focus(self) -> bool:
        """Nothing is told here."""
        return False

    # -- the grid ------------------------------------------------------------------

    def _tell(self, title: str, note: str, state: AtTable, outlook: Outlook) -> None:
        self.title.setText(title)
        self.note.setText(note)
        empty(self._grid)
        measure, voice = self._telling.measure, self._telling.voice
        seats = range(len(voice.people))
        self._is_roomy = len(seats) < 4 and not any(outlook.ends)
        self._grid.setHorizontalSpacing(measure.px(12))
        self._grid.setVerticalSpacing(measure.px(2))
        self._grid.setColumnStretch(0, 2)
        for seat in seats:
            self._grid.setColumnStretch(seat + 1, 3)
            self._grid.addWidget(self._person(seat), 0, seat + 1)
        row = 1
        for worker in WORKERS:
            self._portrait(row, worker, state, outlook)
            row += 1
        for name, lines in self.others(outlook):
            self._line(row, name, lines)
            row += 1
        self._sum(row, state, outlook)
        spoken = [title, note]
        for seat in seats:
            spoken.append(f"{voice.people[seat]}: {self._vp(state, outlook, seat)}")
        self.setAccessibleName(". ".join(spoken))

    def _person(self, seat: int) -> QWidget:
        measure, voice = self._telling.measure, self._telling.voice
        made = QWidget()
        row = QHBoxLayout(made)
        pad(measure, made, row, gap=10)
        mark = QLabel()
        mark.setPixmap(measure.seat_mark(voice.colours[seat], 36))
        name = said(measure, "table.label")
        name.setText(voice.people[seat])
        row.addStretch(1)
        row.addWidget(mark)
        row.addWidget(name)
        row.addStretch(1)
        return made

    def _portrait(self, row: int, worker: str, state: AtTable, outlook: Outlook) -> None:
        voice = self._telling.voice
        missing = missing_in(state, worker)
        mood = state.board.mood_track[state.mood[WORKERS.index(worker)]]
        has_mood = any(share.own for share in outlook.shares[worker])
        told = translate("DayEnd", "mood {mood}").format(mood=signed(mood))
        self._head(
            row, voice.words.name("workers", worker), told if has_mood and not missing else ""
        )
        for seat, share in enumerate(outlook.shares[worker]):
            if missing:
                self._cell(row, seat, UNKNOWN, translate("DayEnd", "not entered yet"), dim=True)
            elif share.line is None:
                self._cell(row, seat, "–", why_text(share, voice), dim=True)
            else:
                self._cell(row, seat, signed(share.points), why_text(share, voice))

    def others(self, outlook: Outlook) -> list[tuple[str, list[tuple[str, str]]]]:
        """The floor under the day's sum, and the match's end, where there is any."""
        words = self._telling.voice.words
        found = []
        if any(outlook.floors):
            cells = [
                (signed(line.points), words.line(line)) if line is not None else ("–", "")
                for line in outlook.floors
            ]
            found.append((words.at("sources", "RO-R6"), cells))
        for clause in ("RO-6.1", "RO-6.2") if any(outlook.ends) else ():
            cells = []
            for ends in outlook.ends:
                line = next(line for line in ends if line.clause == clause)
                cells.append((signed(line.points) if line.points else "–", words.line(line)))
            found.append((words.at("sources", clause), cells))
        return found

    def _line(self, row: int, name: str, cells: Sequence[tuple[str, str]]) -> None:
        self._head(row, name, "")
        for seat, (points, why) in enumerate(cells):
            self._cell(row, seat, points, why, dim=points == "–")

    def _sum(self, row: int, state: AtTable, outlook: Outlook) -> None:
        measure, voice = self._telling.measure, self._telling.voice
        line = QFrame()
        line.setProperty("role", "line")
        self._grid.addWidget(line, row, 0, 1, len(voice.people) + 1)
        self._head(row + 1, translate("DayEnd", "VP afterwards"), "")
        for seat in range(len(voice.people)):
            label = said(measure, "table.large" if self._is_roomy else "table.body")
            label.setAlignment(MIDDLE)
            label.setText(self._vp(state, outlook, seat))
            self._grid.addWidget(label, row + 1, seat + 1)

    def _vp(self, state: AtTable, outlook: Outlook, seat: int) -> str:
        if missing_in(state, SUMMARY) if state is self._telling.state else False:
            before = UNKNOWN if missing_in(state, POINTS) else str(outlook.before[seat])
            return f"{before} › {UNKNOWN}"
        return f"{outlook.before[seat]} › {outlook.after[seat]}".replace("-", MINUS)

    def _head(self, row: int, name: str, note: str) -> None:
        measure = self._telling.measure
        names = QVBoxLayout()
        names.setSpacing(0)
        label = said(measure, "table.label")
        label.setText(name)
        names.addWidget(label)
        if note:
            small = said(measure, "table.floor", "muted")
            small.setText(note)
            names.addWidget(small)
        names.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._grid.addLayout(names, row, 0)

    def _cell(self, row: int, seat: int, points: str, why: str, *, dim: bool = False) -> None:
        measure = self._telling.measure
        cell = QVBoxLayout()
        cell.setSpacing(0)
        role = "table.body" if self._is_roomy else "table.label"
        label = said(measure, role, "muted" if dim else "")
        label.setText(points)
        small = said(measure, "table.floor", "muted", wrap=True)
        small.setText(why)
        for it in (label, small):
            it.setAlignment(MIDDLE)
            cell.addWidget(it)
        cell.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._grid.addLayout(cell, row, seat + 1)
