"""The explained sheet beside the form: ranking, tie-break, every line, and the readings."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.boards.contract import ScoreForm
from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.translate import speak, translate
from desktop.score.at_once import show_at_once
from desktop.score.points import Points
from desktop.score.settlement import Settled, otherwise
from desktop.sheet.head import headline, place_tile
from desktop.sheet.other_rulings import difference
from desktop.sheet.outcome import Outcome
from desktop.sheet.proof import proof
from engine.rules.form import type_of_field, value
from engine.rules.game import Game

FEW = 4
"""So many places have their order in the sheet; more flow."""
PLACE = 148


class Live(QFrame):
    """Shows the sheet anew with every number."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._game = game
        self._column = QVBoxLayout(self)
        self._column.setSpacing(12)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (24, 16, 24, 18)))
        )
        speak(self, lambda it: it.setAccessibleName(translate("Sheet", "Score sheet")))

    def show_missing(self, form: ScoreForm, missing: Collection[type_of_field]) -> None:
        """Say what is still to be counted."""
        rows = [row for group in form.groups() for row in group.rows]
        text = translate("Score", "Still to be counted")
        if all(value(form.counted, count.field) is None for row in rows for count in row.counts):
            text = translate("Score", "Enter the first number")
        self._begin(text)
        told = translate("Score", "The sheet fills in once every player has these numbers:")
        self._column.addWidget(controls.text(told, "muted", wrap=True))
        for row in rows:
            open_counts = [count for count in row.counts if count.field in missing]
            seats = [count.seat for count in open_counts if count.seat is not None]
            if seats:
                who = words_of(self._game.name).listed([form.counted.names[it] for it in seats])
                text = f"{open_counts[0].what}: {who}"
                self._column.addWidget(controls.text(text, wrap=True))
        self._end()

    def show_refusals(self, sentences: Sequence[str]) -> None:
        """Say all that cannot be; each stands at its field, too."""
        self._begin(translate("Score", "This cannot be scored yet"))
        for sentence in dict.fromkeys(sentences):
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(controls.picture("warning", 20, "danger"), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(controls.text(sentence, wrap=True), 1)
            self._column.addLayout(row)
        self._end()

    def show_settled(self, settled: Settled) -> None:
        """Show the sheet."""
        told = settled.told
        self._begin(headline(told))
        self._column.addLayout(_places(told))
        steps = proof(told)
        if steps is not None:
            box = frames.frame("well", (14, 12, 14, 12))
            title = translate("Sheet", "How the tie was decided")
            frames.inside(box).addWidget(controls.text(title, "strong"))
            frames.inside(box).addWidget(steps)
            self._column.addWidget(box)
        self._column.addWidget(Points(settled))
        if settled.form.scored():
            self._column.addWidget(_readings(settled))
        if settled.values:
            self._column.addWidget(controls.text(settled.values, "small-muted", wrap=True))
        if notice := told.words.placeholders(settled.form.used()):
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(controls.picture("warning", 18, "warning"), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(controls.text(notice, "small-muted", wrap=True), 1)
            self._column.addLayout(row)
        self._end()

    def _begin(self, title: str) -> None:
        frames.empty(self._column)
        label = controls.text(title, "heading", wrap=True)
        label.setObjectName("headline")
        self._column.addWidget(label)

    def _end(self) -> None:
        self._column.addStretch(1)
        show_at_once(self)


def _places(told: Outcome) -> QLayout:
    """The places abreast, of four two by two; of more as many abreast as have room."""
    tiles = [place_tile(told, place) for place in told.result.ranking.places]
    for tile in tiles:
        theme.dress(tile, lambda it: it.setMinimumHeight(theme.px(84)))
    if len(tiles) > FEW:
        row = QHBoxLayout()
        many = frames.Tiles(PLACE, fill=True, even=True)
        many.show_tiles(tiles)
        row.addWidget(many)
        return row
    grid = QGridLayout()
    grid.setSpacing(10)
    fit = 2 if len(tiles) == FEW else len(tiles)
    for index, tile in enumerate(tiles):
        grid.addWidget(tile, index // fit, index % fit)
        grid.setColumnStretch(index % fit, 1)
    return grid


def _readings(settled: Settled) -> QWidget:
    """How each open point was read, and whether the other reading would change the ranking."""
    form, told = settled
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    column.addWidget(controls.text(translate("Score", "Rulings on open points"), "strong"))
    others = {other.ruling.id: other for other in otherwise(told.game, form)}
    for ruling in form.scored():
        row = QHBoxLayout()
        row.setSpacing(10)
        chip = controls.clause(ruling, told.game.name)
        row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        text = told.words.reading(ruling, form.counted.rulings[ruling])
        if ruling not in others:  # the question stands nowhere else on the page
            text = f"{told.words.at('rulings', ruling, 'question')} {text}"
        if (other := others.get(ruling)) is not None:
            if other.result == told.result:
                text += " " + translate("Score", "The other ruling changes nothing here.")
            else:
                text += " " + translate("Score", "By the other ruling: {difference}").format(
                    difference=difference(told, other.result)
                )
        row.addWidget(controls.text(text, "small-muted", wrap=True), 1)
        column.addLayout(row)
    return made
