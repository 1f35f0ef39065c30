"""The head of a score sheet: who won and why, and the places of all as on a podium."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout

from desktop.look import controls, frames, ranking_text, theme
from desktop.look.cover import Cover
from desktop.look.translate import translate
from desktop.sheet.outcome import Outcome, plain
from desktop.sheet.proof import proof
from engine.rules.scoring import Place

COVER, WORDS, PLACE, TALL, LOW = 220, 340, 148, 120, 88
WIDEST = 16_777_215
"""No limit, as Qt writes it."""
STEP = 12
"""How much lower each place stands than the one before it."""


class Headline(QFrame):
    """Who won, how a tie was broken, and the places of all; the picture only where it has room."""

    def __init__(self, told: Outcome) -> None:
        super().__init__()
        self.setProperty("role", "card")
        frames.shrinking(self)
        self._cover = Cover(told.game.name, width=COVER)
        places = told.result.ranking.places
        self._places = [place_tile(told, place) for place in places]
        self._ranks = [place.rank for place in places]
        self._podium = QGridLayout()
        self._podium.setSpacing(12)
        self._abreast = 0
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._box.setSpacing(0)
        self._box.addLayout(_words(told), 1)
        self._box.addLayout(self._podium)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        row.addWidget(self._cover)
        row.addLayout(self._box, 1)
        theme.dress(self, lambda it: it.arrange())

    def arrange(self) -> None:
        """Places beside the words, or below them where there is no room.

        For whole names the picture gives way first; many places lie below in two rows.
        """
        wide = sum(max(theme.px(PLACE), tile.sizeHint().width() + 12) for tile in self._places)
        least = theme.px(COVER + WORDS + PLACE * len(self._places))
        beside = self.width() >= max(least, theme.px(WORDS) + wide)
        covered = beside and self.width() >= theme.px(COVER + WORDS) + wide
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        abreast = len(self._places)
        if not beside and self.width() < theme.px(40) + wide:
            abreast = (abreast + 1) // 2
        self._line_up(abreast)
        self._podium.setContentsMargins(*map(theme.px, (20, 16 if beside else 0, 20, 16)))
        for tile, rank in zip(self._places, self._ranks, strict=True):
            lower = theme.px(STEP) * min(rank - 1, 3) if beside else 0
            tile.setFixedHeight(theme.px(TALL if beside else LOW) - lower)
            tile.setMinimumWidth(theme.px(PLACE - 16 if beside else 104))
            most = max(theme.px(PLACE + 12), tile.sizeHint().width())
            tile.setMaximumWidth(most if beside else WIDEST)
        if self._box.direction() != way:
            self._box.setDirection(way)
        self._cover.setVisible(covered)

    def _line_up(self, abreast: int) -> None:
        if abreast == self._abreast:
            return
        self._abreast = abreast
        for at, tile in enumerate(self._places):
            self._podium.removeWidget(tile)
            self._podium.addWidget(tile, *divmod(at, abreast), Qt.AlignmentFlag.AlignBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


def headline(told: Outcome) -> str:
    """Who won, in a short sentence."""
    ranking, words = told.result.ranking, told.words
    return ranking_text.headline(ranking, words, told.people, is_early=told.is_early)


def _words(told: Outcome) -> QVBoxLayout:
    words = QVBoxLayout()
    words.setContentsMargins(28, 16, 20, 16)
    words.setSpacing(6)
    words.addStretch(1)
    words.addWidget(controls.text(headline(told), "display", wrap=True))
    if early := told.ended_early():
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(controls.picture("clock", 20, "warning"), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(controls.text(early, wrap=True), 1)
        words.addLayout(row)
    if (steps := proof(told)) is not None:
        words.addWidget(steps)
    words.addStretch(1)
    return words


def place_tile(told: Outcome, place: Place) -> QFrame:
    """A place of the ranking with its points."""
    tile = QFrame()
    colour = told.colour(place.seat)
    tile.setProperty("role", "place")
    tile.setProperty("seat", colour)
    tile.setProperty("won", place.rank == 1)
    vp = told.words.at("game", "vp")
    tile.setAccessibleName(
        translate("Sheet", "Place {rank}: {name}, {points} {unit}").format(
            rank=place.rank, name=told.name(place.seat), points=plain(place.total), unit=vp
        )
    )
    column = QVBoxLayout(tile)
    column.setContentsMargins(14, 10, 14, 10)
    column.setSpacing(2)
    top = QHBoxLayout()
    top.setSpacing(8)
    top.addWidget(controls.seat_mark(colour, 26))
    top.addWidget(controls.Elided(told.name(place.seat), "strong"), 1)
    top.addWidget(controls.text(str(place.rank), "strong"))
    column.addLayout(top)
    column.addStretch(1)
    points = QHBoxLayout()
    points.setSpacing(6)
    points.addWidget(controls.text(plain(place.total), "number"), 0, Qt.AlignmentFlag.AlignBottom)
    points.addWidget(controls.text(vp), 0, Qt.AlignmentFlag.AlignBottom)
    points.addStretch(1)
    if place.rank == 1 and not told.is_early:
        points.addWidget(controls.picture("trophy", 24), 0, Qt.AlignmentFlag.AlignBottom)
    column.addLayout(points)
    return tile
