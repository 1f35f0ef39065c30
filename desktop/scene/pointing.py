"""What is shown only while something is pointed at: what it brings, its note, the ghost of what goes there."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.look.signs import Sign
from desktop.scene import prospect
from desktop.scene.layout import Plan
from desktop.scene.note import Look as Note
from desktop.scene.note import size as size_of_note
from desktop.scene.piece import Piece
from desktop.scene.placement import beside
from desktop.scene.spot import Spot

GHOST_Z, PROSPECT_Z, NOTE_Z = 30.0, 70.0, 80.0


class Pointing:
    """At most one plate, one note and one ghost in a scene."""

    def __init__(self, scene: QGraphicsScene, plan: Plan) -> None:
        self._scene, self._plan = scene, plan
        self._ghost: Piece | None = None
        self._note: Piece | None = None
        self._prospect: Piece | None = None

    @property
    def _size(self) -> tuple[int, int]:
        area, edge = self._scene.sceneRect(), 2 * self._plan.edge
        return round(area.width() - edge), round(area.height() - edge)

    @property
    def prospect(self) -> tuple[Sign, ...]:
        """The signs of what choosing the thing brings, as they are shown."""
        return self._prospect.spot.look if self._prospect is not None else ()

    def show_prospect(self, look: tuple[Sign, ...], about: Spot, free: Iterable[Spot]) -> None:
        """Show what choosing a thing brings, beside it; nothing where there are no signs."""
        self.drop_prospect()
        if look:
            wide, high = (self._plan.unit * side for side in prospect.size(look))
            x, y = beside(about, wide, high, free, self._size)
            made = Spot("", "prospect", x, y, wide, high, PROSPECT_Z, look)
            self._prospect = self._add(made)

    def drop_prospect(self) -> None:
        """Put away what choosing something brings."""
        if self._prospect is not None:
            self._scene.removeItem(self._prospect)
            self._prospect = None

    @property
    def note(self) -> Note | None:
        """The note that is shown."""
        return self._note.spot.look if self._note is not None else None

    def show_note(
        self, look: Note, about: Spot, free: Iterable[Spot], covered: Iterable[QRectF] = ()
    ) -> None:
        """Show a note beside a thing, over as little as possible of what can be pressed.

        It lies where nothing is `covered`, if there is such a place.
        """
        self.drop_note()
        wide, high = (self._plan.unit * side for side in size_of_note(look))
        kept = [self._prospect.spot] if self._prospect is not None else []
        kept += [Spot("", "", it.x(), it.y(), it.width(), it.height()) for it in covered]
        x, y = beside(about, wide, high, free, self._size, kept=kept)
        self._note = self._add(Spot("", "note", x, y, wide, high, NOTE_Z, look))

    def drop_note(self) -> None:
        """Put the note away."""
        if self._note is not None:
            self._scene.removeItem(self._note)
            self._note = None

    def show_ghost(self, spot: Spot) -> None:
        """Show something where it would stand."""
        if self._ghost is None or self._ghost.spot.look != spot.look:
            self.drop_ghost()
            self._ghost = self._add(spot._replace(x=0, y=0, z=GHOST_Z))
        self._ghost.setPos(spot.x, spot.y)

    def drop_ghost(self) -> None:
        """Take the ghost away."""
        if self._ghost is not None:
            self._scene.removeItem(self._ghost)
            self._ghost = None

    def _add(self, spot: Spot) -> Piece:
        piece = Piece(spot, self._plan.draws)
        self._scene.addItem(piece)
        return piece
