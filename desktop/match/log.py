"""The log: what happened, line by line with its clause, and what was visibly taken back."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QPushButton

from desktop.look import theme
from desktop.look.card import Card
from desktop.look.rows import Row, RowList
from desktop.look.translate import locale, translate
from desktop.look.voice import Voice
from engine.lines import PERSON, Answer, End, Redo, Rewind, Seat
from engine.log import Entry
from engine.words import MINUS

REASONS_TOLD = 2
LEAST_REASON = 0.05
"""Points from which on a reason is one: less would be told as 0."""


def rows(
    entry: Entry, voice: Voice, headlines: Collection[str], reasons: Mapping[str, float]
) -> Iterator[Row]:
    """The rows of an entry; `reasons` are why a bot chose so."""
    value = entry.number if entry.can_rewind else None
    for event in entry.events:
        seat = event.params.get("seat")
        begins = event.name in headlines
        mark = voice.colours[seat] if isinstance(seat, int) and not begins else ""
        kind = "headline" if begins else "told"
        yield Row(voice.event(event), event.clause, mark=mark, kind=kind, value=value)
    if (said := control(entry.line, entry.turn, voice)) is not None:
        yield Row(said, kind="quiet", value=value)
    if isinstance(entry.line, Answer) and (why := reasoned(entry.line.seat, reasons, voice)):
        yield Row(why, kind="quiet", value=value)


def reasoned(seat: int, reasons: Mapping[str, float], voice: Voice) -> str:
    """Why a bot chose so: the one or two reasons that weigh most; empty if it had none."""
    known = [name for name in reasons if voice.words.has("reasons", name)]
    weighty = [name for name in known if abs(reasons[name]) >= LEAST_REASON]
    largest = sorted(weighty, key=lambda name: -abs(reasons[name]))[:REASONS_TOLD]
    if not largest:
        return ""
    told = [f"{voice.words.at('reasons', name)} {_points(reasons[name])}" for name in largest]
    return translate("Log", "{name}’s bot: {reasons}").format(
        name=voice.people[seat], reasons=voice.words.listed(told)
    )


def _points(points: float) -> str:
    """Points with their sign, rounded to a tenth: `+2`, `−0.5`."""
    number = locale().toString(abs(points), "f", 0 if abs(points - round(points)) < 0.05 else 1)
    return f"{'+' if points > 0 else MINUS}{number}"


def control(line: Any, turn: int, voice: Voice) -> str | None:
    """What was done with the match itself, in words."""
    match line:
        case Rewind():
            return translate("Log", "By agreement the match went back to turn {turn}").format(
                turn=turn
            )
        case Redo():
            return translate("Log", "What was taken back came again, up to turn {turn}").format(
                turn=turn
            )
        case Seat(seat, plays):
            name = voice.people[seat]
            if plays == PERSON:
                return translate("Log", "From here on {name} plays in person").format(name=name)
            return translate("Log", "From here on a bot plays for {name}").format(name=name)
        case End("agreed"):
            return translate("Log", "The match was ended by agreement")
    return None


class Log(Card):
    """The log with the one step that leads back to an entry."""

    back_to = Signal(int)

    def __init__(self, headlines: Collection[str]) -> None:
        super().__init__()
        self._headlines = headlines
        self.list = RowList("log")
        self._newest = 0
        self._known: dict[int, tuple[Voice, Entry, list[Row]]] = {}
        self._back = QPushButton()
        self._back.setObjectName("rewind_here")
        self._back.setProperty("role", "quiet")
        theme.set_icon(self._back, "rewind", 16)
        self._back.clicked.connect(self.go_back)
        self.head.addWidget(self._back)
        self.body.addWidget(self.list, 1)
        self.list.selectionModel().currentChanged.connect(lambda *_rows: self._offer())

    def show_log(
        self,
        entries: Sequence[Entry],
        voice: Voice,
        reasons: Mapping[int, Mapping[str, float]],
    ) -> None:
        """Show the log and keep its end in sight; `reasons` of bots by number of the entry."""
        self.call(translate("Log", "Log"))
        self._back.setText(translate("Log", "Back to here"))
        self.list.setAccessibleName(translate("Log", "Log"))
        self._newest = max((entry.number for entry in entries if entry.can_rewind), default=0)
        self.list.show_rows(
            [
                row
                for entry in entries
                for row in self._rows(entry, voice, reasons.get(entry.number, {}))
            ]
        )
        if not self.list.hasFocus():
            self.list.setCurrentIndex(self.list.model_of_rows.index(-1))
            # Only when the new rows have been measured is it known where the end is.
            QTimer.singleShot(0, self.list, self.list.scrollToBottom)
        self._offer()

    def _rows(self, entry: Entry, voice: Voice, reasons: Mapping[str, float]) -> list[Row]:
        # Words take time, and what happened stays as it is.
        known = self._known.get(entry.number)
        if known is None or known[0] != voice or known[1].events is not entry.events:
            known = self._known[entry.number] = (
                voice,
                entry,
                list(rows(entry, voice, self._headlines, reasons)),
            )
        return known[2]

    def go_back(self) -> None:
        """Ask for a rewind to the current entry."""
        if (number := self._goal) is not None:
            self.back_to.emit(number)

    @property
    def _goal(self) -> int | None:
        row = self.list.current_row
        return row.value if row is not None and row.value != self._newest else None

    def _offer(self) -> None:
        self._back.setVisible(self._goal is not None)
