"""What is shown only while something is pointed at: the note beside it, the worker's ghost."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from desktop.boards.red_outpost.play.drawn import figures, offers, where
from desktop.boards.red_outpost.play.drawn.draws import DRAWS
from desktop.scene.note import Look as Note
from desktop.scene.note import size as size_of_note
from desktop.scene.piece import Piece
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import WORKERS

GHOST_Z, NOTE_Z = 30.0, 80.0


class Pointing:
    """At most one note and one ghost in a scene."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._ghost: Piece | None = None
        self._note: Piece | None = None

    @property
    def note(self) -> Note | None:
        """The note that is shown."""
        return self._note.spot.look if self._note is not None else None

    def show_note(self, look: Note, about: Spot, free: Iterable[Spot]) -> None:
        """Show a note beside a thing, over as little as possible of what can be clicked."""
        self.drop_note()
        wide, high = size_of_note(look)
        x, y = offers.beside(about, wide, high, free)
        self._note = self._add(Spot("", "note", x, y, wide, high, NOTE_Z, look))

    def drop_note(self) -> None:
        """Put the note away."""
        if self._note is not None:
            self._scene.removeItem(self._note)
            self._note = None

    def show_ghost(self, worker: str, feet: QPointF) -> None:
        """Show a worker where it would stand."""
        wide, high = where.STANDING
        look = figures.Worker(WORKERS.index(worker), True, True)
        if self._ghost is None or self._ghost.spot.look != look:
            self.drop_ghost()
            self._ghost = self._add(Spot("", "worker", 0, 0, wide, high, GHOST_Z, look))
        self._ghost.setPos(feet.x() - wide / 2, feet.y() - high)

    def drop_ghost(self) -> None:
        """Take the ghost away."""
        if self._ghost is not None:
            self._scene.removeItem(self._ghost)
            self._ghost = None

    def _add(self, spot: Spot) -> Piece:
        piece = Piece(spot, DRAWS)
        self._scene.addItem(piece)
        return piece
