"""The six portraits: mood, discs, and whether the worker can still be moved."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from desktop.boards.red_outpost.play.drawn.outcomes import outcomes
from desktop.boards.red_outpost.play.panels.grid import Grid
from desktop.look import theme
from desktop.look.card import said
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.prospects import leaders
from engine.games.red_outpost.state import RedOutpost

COLUMNS = (1, 2, 3, 6)


class MoodTrack(QWidget):
    """The mood track as a row of cells, the marker's cell filled."""

    def __init__(self) -> None:
        super().__init__()
        self._track: tuple[int, ...] = ()
        self._step = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(60, theme.px(10))

    def show_step(self, track: tuple[int, ...], step: int) -> None:
        """Show the marker on that step."""
        self._track, self._step = track, step
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the cells; those below 0 are hollow, so that colour is not needed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = max(1, len(self._track))
        width = self.width() / count
        for step, mood in enumerate(self._track):
            cell = QRectF(step * width + 0.5, 0.5, width - 2, self.height() - 1.5)
            here = step == self._step
            role = "danger" if mood < 0 else "success" if mood > 0 else "text"
            painter.setPen(theme.token(role if here else "line"))
            painter.setBrush(theme.token(role if here else "sunken"))
            if mood < 0 and not here:
                painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cell, 2, 2)
        painter.end()


class Portrait(QFrame):
    """One worker's portrait."""

    def __init__(self, worker: int) -> None:
        super().__init__()
        self._worker = worker
        self.setProperty("role", "tile")
        # All six are equally wide, whatever lies on them.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._name, self._mood = said("strong"), said("strong")
        self._used = QLabel()
        self._track = MoodTrack()
        self._discs = QHBoxLayout()
        self._discs.setSpacing(2)
        self._none = said("small-muted")
        self._discs.addWidget(self._none)
        self._seats: list[tuple[QLabel, QLabel]] = []
        head = QHBoxLayout()
        head.setSpacing(2)
        head.addWidget(self._name, 1)
        head.addWidget(self._used)
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 5, 7, 6)
        column.setSpacing(3)
        column.addLayout(head)
        middle = QHBoxLayout()
        middle.addWidget(self._track, 1)
        middle.addWidget(self._mood)
        column.addLayout(middle)
        discs = QHBoxLayout()
        discs.addLayout(self._discs)
        discs.addStretch(1)
        column.addLayout(discs)
        self._lead = said("small-muted", wrap=True)
        column.addWidget(self._lead)
        column.addStretch(1)

    def show_state(self, state: RedOutpost, voice: Voice, *, what_if: bool) -> None:
        """Show the portrait as it is now, and what it would bring then if that is wanted."""
        worker, board = self._worker, state.board
        mood = board.mood_track[state.mood[worker]]
        standing = bool(state.upright >> worker & 1)
        name = voice.words.name("workers", WORKERS[worker])
        ready = (
            translate("RedOutpost", "standing")
            if standing
            else translate("RedOutpost", "exhausted")
        )
        self._name.setText(name)
        self._used.setPixmap(theme.icon_pixmap("check", 14, "muted"))
        self._used.setVisible(not standing)
        theme.mark(self, state="" if standing else "locked")
        self._mood.setText(voice.words.signed(mood))
        self._track.show_step(board.mood_track, state.mood[worker])
        while len(self._seats) < board.seats:
            self._add_seat()
        told = []
        for seat, (mark, number) in enumerate(self._seats):
            discs, gifts = state.discs_on(worker, seat), state.gifts[worker * board.seats + seat]
            mark.setVisible(bool(discs or gifts))
            number.setVisible(bool(discs or gifts))
            if discs or gifts:
                mark.setPixmap(theme.seat_mark(voice.colours[seat], 14))
                number.setText(f"{discs}+{gifts}" if gifts else str(discs))
                told.append(_told(voice.people[seat], discs, gifts))
        self._none.setText(translate("RedOutpost", "no discs"))
        self._none.setVisible(not told)
        leads = _leads(state, worker, voice, what_if=what_if)
        self._lead.setText(leads)
        self._lead.setVisible(bool(leads))
        told.append(leads)
        mood_text = translate("RedOutpost", "mood {mood}").format(mood=voice.words.signed(mood))
        self.setAccessibleName(", ".join(filter(None, (name, ready, mood_text, *told))))
        tip(self, "\n".join(filter(None, (ready, *told))))

    def _add_seat(self) -> None:
        mark, number = QLabel(), said("strong")
        self._discs.addWidget(mark)
        self._discs.addWidget(number)
        self._seats.append((mark, number))


def _told(name: str, discs: int, gifts: int) -> str:
    text = translate("RedOutpost", "{name}: discs: {discs}").format(name=name, discs=discs)
    if gifts:
        text += translate("RedOutpost", ", crystals: {gifts}").format(gifts=gifts)
    return text


def _leads(state: RedOutpost, worker: int, voice: Voice, *, what_if: bool) -> str:
    """RO-5.1: “Anna: leads”, or what each would gain or lose if the day ended now."""
    words = voice.words
    if what_if:
        return words.listed(
            [
                f"{voice.people[seat]} {words.signed(points)}"
                for of, seat, points in outcomes(state)
                if of == worker
            ]
        )
    seats = leaders(state, worker)
    known = words.at("signs", "leads" if len(seats) == 1 else "level")
    return f"{voice.names(seats)}: {known}" if seats else ""


class Portraits(Grid):
    """All portraits in the order in which they are settled."""

    def __init__(self) -> None:
        self._portraits = [Portrait(worker) for worker in range(len(WORKERS))]
        super().__init__(self._portraits, COLUMNS)

    def show_state(self, state: RedOutpost, voice: Voice, *, what_if: bool) -> None:
        """Show every portrait as it is now."""
        self.setAccessibleName(translate("RedOutpost", "Portraits"))
        for portrait in self._portraits:
            portrait.show_state(state, voice, what_if=what_if)
        self.arrange()
