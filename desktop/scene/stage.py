"""The scene's pieces by id: filled once, then changed by what differs."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsScene

from desktop.scene.backdrop import Backdrop
from desktop.scene.layout import Flight, Plan
from desktop.scene.motion import Motion
from desktop.scene.piece import Piece
from desktop.scene.spot import Spot

FLYING_Z = 60.0


class Stage:
    """Keeps one piece for each spot, so that focus and motion outlive a change."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, plan: Plan) -> None:
        self.scene = scene
        self.motion = motion
        self.pieces: dict[str, Piece] = {}
        self._plan = plan
        self._leaving: set[Piece] = set()
        self._backdrop = Backdrop(scene.sceneRect())
        scene.addItem(self._backdrop)

    def populate(self, spots: Mapping[str, Spot]) -> None:
        """Lay everything out anew."""
        self.settle()
        for piece in self.pieces.values():
            self.scene.removeItem(piece)
        self.pieces = {}
        for spot in spots.values():
            self._add(spot)
        self._set_backdrop()

    def change(self, spots: Mapping[str, Spot], homes: Mapping[str, str], *, moving: bool) -> None:
        """Show these spots instead; `homes` names the spot from which a group's pieces come."""
        gone = [id_ for id_ in self.pieces if id_ not in spots]
        come = [id_ for id_ in spots if id_ not in self.pieces]
        for id_ in come:
            spot = spots[id_]
            same = next(
                (old for old in gone if spot.group and self.pieces[old].spot.group == spot.group),
                None,
            )
            if same is not None:
                gone.remove(same)
                self.pieces[id_] = self.pieces.pop(same)
            else:
                piece = self._add(spot)
                home = spots.get(homes.get(spot.group, ""))
                if moving and home is not None:
                    piece.setPos(_centred(spot, home))
        other = any(spots[id_].kind in self._plan.still for id_ in come)
        for id_ in gone:
            piece = self.pieces.pop(id_)
            other = other or piece.spot.kind in self._plan.still
            self._remove(piece, spots, homes, moving=moving)
        for id_, spot in spots.items():
            piece = self.pieces[id_]
            known = piece.spot
            if known != spot:
                piece.show_spot(spot)
                # What was moved may lie still now, or the other way round.
                still = self._plan.still
                other = other or (known.kind in still) != (spot.kind in still)
                if spot.kind in still:
                    self._backdrop.again(piece)
                    other = other or known[2:6] != spot[2:6]
            self._bring(piece, moving=moving)
        if other:
            self._set_backdrop()

    def _set_backdrop(self) -> None:
        self._backdrop.fill(self.scene.sceneRect())
        still = [piece for piece in self.pieces.values() if piece.spot.kind in self._plan.still]
        self._backdrop.show_pieces(still)

    def fly(self, flight: Flight) -> None:
        """Show something on its way that is then only counted, between things that lie here."""
        start, end = self.pieces.get(flight.start), self.pieces.get(flight.end)
        if start is None or end is None:
            return
        piece = Piece(flight.spot._replace(z=FLYING_Z), self._plan.draws)
        self.scene.addItem(piece)
        piece.setPos(_centred(flight.spot, start.spot))
        self._leaving.add(piece)
        there = _centred(flight.spot, end.spot)
        self.motion.move(piece, there, flight.delay, lambda: self._drop(piece))

    def settle(self) -> None:
        """Let everything arrive, and take away what was leaving."""
        self.motion.finish()

    def area(self, id_: str) -> QRectF:
        """Where a thing belongs, in the scene."""
        spot = self.pieces[id_].spot
        return QRectF(spot.x, spot.y, spot.w, spot.h)

    def _add(self, spot: Spot) -> Piece:
        piece = Piece(spot, self._plan.draws)
        self.scene.addItem(piece)
        self.pieces[spot.id] = piece
        return piece

    def _bring(self, piece: Piece, *, moving: bool) -> None:
        if piece.pos() == piece.end:
            self.motion.drop(piece)
        elif moving:
            self.motion.move(piece, piece.end, self._plan.delays.get(piece.spot.kind, 0.0))
        else:
            self.motion.drop(piece)
            piece.setPos(piece.end)

    def _remove(
        self,
        piece: Piece,
        spots: Mapping[str, Spot],
        homes: Mapping[str, str],
        *,
        moving: bool,
    ) -> None:
        home = spots.get(homes.get(f"from {piece.spot.group}", ""))
        if moving and home is not None and self.motion.speed:
            self._leaving.add(piece)
            end = _centred(piece.spot, home)
            self.motion.move(piece, end, 0.5, lambda: self._drop(piece))
        else:
            self.motion.drop(piece)
            self.scene.removeItem(piece)

    def _drop(self, piece: Piece) -> None:
        if piece in self._leaving:
            self._leaving.discard(piece)
            self.motion.drop(piece)
            self.scene.removeItem(piece)


def _centred(spot: Spot, on: Spot) -> QPointF:
    x, y = on.middle
    return QPointF(x - spot.w / 2, y - spot.h / 2)
