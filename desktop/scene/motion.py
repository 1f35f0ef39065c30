"""How things get from where they were to where they belong; input never waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop.look import tokens
from desktop.scene.piece import Piece

FRAME = 16
"""Milliseconds between two pictures."""
SPEEDS = {"on": 1.0, "reduced": 3.0, "off": 0.0}
"""How fast pieces move by what a person has chosen."""


def asked_for() -> str:
    """The choice that the desktop asks for: `off` where it wants less motion, else `on`.

    Qt tells from 6.12 on.
    """
    hints = QGuiApplication.styleHints()
    told = getattr(getattr(hints, "accessibility", lambda: None)(), "motionPreference", None)
    return "off" if told is not None and "reduc" in told().name.lower() else "on"


class Change(Enum):
    """Why another situation is shown."""

    NEWS = "news"
    """Something happened: pieces move, and what is only counted flies."""
    BACK = "back"
    """A step was taken back or came again: pieces move."""
    JUMP = "jump"
    """Another moment is looked at: all is there at once."""


@dataclass
class _Way:
    start: QPointF
    end: QPointF
    begins: float
    then: Callable[[], None] | None = field(default=None)


class Motion(QObject):
    """Moves pieces; with speed 0 each is at its end at once."""

    usual = 1.0
    """The speed of all that were given none of their own."""

    finished = Signal()
    """Everything is where it belongs."""

    def __init__(self, scene: QObject | None = None) -> None:
        # Of the scene, so that nothing moves on when its pieces are gone.
        super().__init__(scene)
        self._speed: float | None = None
        self.ways: dict[Piece, _Way] = {}
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self.step)

    @property
    def speed(self) -> float:
        """How fast, as against the usual pace."""
        return self.usual if self._speed is None else self._speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._speed = speed

    @property
    def is_moving(self) -> bool:
        """Whether anything is under way."""
        return bool(self.ways)

    @property
    def lasts(self) -> float:
        """Milliseconds for one move."""
        return float(tokens.table()["motion"]["move_ms"]) / self.speed if self.speed else 0.0

    def move(
        self,
        piece: Piece,
        end: QPointF,
        delay: float = 0.0,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Bring a piece there, after a delay in lengths of a move; then do what is left to do.

        A piece that is on its way there already goes on as it is.
        """
        known = self.ways.get(piece)
        if known is not None and known.end == end and then is None:
            return
        if not self.speed:
            self._arrive(piece, _Way(end, end, 0.0, then))
            return
        if not self.ways:
            self._clock.start()
            self._timer.start()
        now = float(self._clock.elapsed())
        self.ways[piece] = _Way(piece.pos(), end, now + delay * self.lasts, then)

    def drop(self, piece: Piece) -> None:
        """Leave a piece where it is."""
        self.ways.pop(piece, None)

    def step(self) -> None:
        """Show the next picture."""
        now, lasts = float(self._clock.elapsed()), max(1.0, self.lasts)
        for piece, way in list(self.ways.items()):
            part = (now - way.begins) / lasts
            if part >= 1.0:
                self.ways.pop(piece, None)
                self._arrive(piece, way)
            elif part > 0.0:
                done = self._curve.valueForProgress(part)
                piece.setPos(way.start + (way.end - way.start) * done)
        if not self.ways and self._timer.isActive():
            self._timer.stop()
            self.finished.emit()

    def finish(self) -> None:
        """Let everything arrive at once."""
        while self.ways:
            piece = next(iter(self.ways))
            self._arrive(piece, self.ways.pop(piece))
        if self._timer.isActive():
            self._timer.stop()
            self.finished.emit()

    @staticmethod
    def _arrive(piece: Piece, way: _Way) -> None:
        piece.setPos(way.end)
        if way.then is not None:
            way.then()
