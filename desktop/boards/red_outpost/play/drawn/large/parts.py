"""What several large views say or show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop.boards.red_outpost.play.drawn.draws import DRAWS
from desktop.boards.red_outpost.play.drawn.spots import all_spots
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look.translate import translate
from desktop.scene.large import Look, Section
from desktop.scene.spot import Spot
from engine.games.red_outpost.components import PLACES, WORKERS


def rule(table: Table, clause: str, heading: str = "") -> Section:
    """The words of a clause, below its title or another heading."""
    title, text = table.words.clause(clause)
    return Section(text, clause, heading or title)


def special_cards(table: Table, number: int, held: Sequence[int], kind: str) -> Iterator[Section]:
    """The special cards about a place or a worker, with whose they are."""
    key = (PLACES if kind == "place" else WORKERS)[number]
    words = table.words
    for seat, person in enumerate(table.names):
        if held[seat] == number:
            heading = f"{person}: {words.name('cards', key)}"
            clause = words.at("cards", key, "clause")
            yield Section(words.at("cards", key, "text"), clause, heading)


def given(table: Table) -> str:
    """How many crystals everybody has given to the Palace."""
    told = (f"{it} {table.view.palace[seat]}" for seat, it in enumerate(table.names))
    return translate("Large", "Crystals given: {people}.").format(people=", ".join(told))


def seen(table: Table, id_: str, look: Look) -> Look:
    """The view with the thing as it lies on the board, all that lies on it included."""
    spots = all_spots(table)
    about = spots[id_]

    def paint(painter: QPainter, area: QRectF) -> None:
        factor = area.width() / about.w
        painter.scale(factor, factor)
        for spot in sorted(spots.values(), key=lambda it: it.z):
            if _lies_on(spot, about):
                painter.save()
                there = QTransform.fromTranslate(spot.x - about.x, spot.y - about.y)
                painter.setTransform(there, True)
                DRAWS[spot.kind](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
                painter.restore()

    return look._replace(paint=paint, shape=(about.w, about.h))


def _lies_on(spot: Spot, about: Spot) -> bool:
    x, y = spot.middle
    inside = about.x <= x <= about.x + about.w and about.y <= y <= about.y + about.h
    return inside and spot.w <= about.w and spot.h <= about.h


def sentence(text: str) -> str:
    """A sentence that begins large and ends with a full stop."""
    return f"{text[0].upper()}{text[1:]}."
