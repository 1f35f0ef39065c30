"""The explained sheet beside the form: ranking, tie-break, every line, and the readings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.translate import speak, translate
from desktop.score.counts import Counts
from desktop.score.points import Points
from desktop.score.settled import Settled, otherwise
from desktop.sheet.head import headline, place_tile
from desktop.sheet.other_rulings import difference
from desktop.sheet.outcome import Outcome
from desktop.sheet.proof import proof
from engine.games.red_outpost.calculator import SCORED, VALUES, Form
from engine.rules.game import Game


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

    def show_missing(self, counts: Counts) -> None:
        """Say what is still to be counted."""
        missing = counts.missing
        first = not any(key[0] in ("vp", "palace", "crystals") for key in counts.values)
        text = translate("Score", "Enter the first number")
        if not first:
            text = translate("Score", "Still to be counted")
        self._begin(text)
        told = translate("Score", "The sheet fills as soon as every person has these numbers:")
        self._column.addWidget(controls.text(told, "muted", wrap=True))
        for kind, name in _kinds().items():
            who = [counts.names[int(key[1])] for key in missing if key[0] == kind]
            if who:
                text = f"{name}: {words_of(self._game.name).listed(who)}"
                self._column.addWidget(controls.text(text, wrap=True))
        self._column.addStretch(1)

    def show_refusals(self, sentences: Sequence[str]) -> None:
        """Say all that cannot be; each stands at its field, too."""
        self._begin(translate("Score", "This cannot be counted yet"))
        for sentence in dict.fromkeys(sentences):
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(controls.picture("warning", 20, "danger"), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(controls.text(sentence, wrap=True), 1)
            self._column.addLayout(row)
        self._column.addStretch(1)

    def show_settled(self, settled: Settled) -> None:
        """Show the sheet."""
        told = settled.told
        self._begin(headline(told))
        self._column.addLayout(_places(told))
        steps = proof(told)
        if steps is not None:
            box = frames.frame("well", (14, 12, 14, 12))
            title = translate("Sheet", "How the tie was broken")
            frames.inside(box).addWidget(controls.text(title, "strong"))
            frames.inside(box).addWidget(steps)
            self._column.addWidget(box)
        self._column.addWidget(Points(told))
        self._column.addWidget(_readings(self._game, settled.form, told))
        if notice := placeholders(self._game, settled.form):
            row = QHBoxLayout()
            row.setSpacing(10)
            row.addWidget(controls.picture("warning", 18, "warning"), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(controls.text(notice, "small-muted", wrap=True), 1)
            self._column.addLayout(row)
        self._column.addStretch(1)

    def _begin(self, title: str) -> None:
        frames.empty(self._column)
        label = controls.text(title, "heading", wrap=True)
        label.setObjectName("headline")
        self._column.addWidget(label)


def placeholders(game: Game, form: Form) -> str:
    """The notice that board values were guessed, as far as the form was checked by them."""
    shipped = game.values()
    used = {name: shipped[name] for name in VALUES if form.days}
    return words_of(game.name).placeholders(used)


def _kinds() -> dict[str, str]:
    return {
        "vp": translate("Score", "VP on the track"),
        "palace": translate("Score", "Crystals in the Palace"),
        "crystals": translate("Score", "Crystals in hand"),
    }


def _places(told: Outcome) -> QGridLayout:
    grid = QGridLayout()
    grid.setSpacing(10)
    fit = 2 if len(told.people) == 4 else len(told.people)
    for index, place in enumerate(told.result.ranking.places):
        tile = place_tile(told, place)
        theme.dress(tile, lambda it: it.setMinimumHeight(theme.px(84)))
        grid.addWidget(tile, index // fit, index % fit)
        grid.setColumnStretch(index % fit, 1)
    return grid


def _readings(game: Game, form: Form, told: Outcome) -> QWidget:
    """How each open point was read, and whether the other reading would change the ranking."""
    made = QWidget()
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    column.addWidget(controls.text(translate("Score", "Readings of open points"), "strong"))
    others = {other.ruling.id: other for other in otherwise(game, form)}
    for ruling in SCORED:
        row = QHBoxLayout()
        row.setSpacing(10)
        chip = controls.clause(ruling, game.name)
        row.addWidget(chip, 0, Qt.AlignmentFlag.AlignTop)
        text = told.words.reading(ruling, form.rulings[ruling])
        if ruling not in others:  # the question stands nowhere else on the page
            text = f"{told.words.at('rulings', ruling, 'question')} {text}"
        if (other := others.get(ruling)) is not None:
            if other.result == told.result:
                text += " " + translate("Score", "The other reading changes nothing here.")
            else:
                text += " " + translate("Score", "By the other reading: {difference}").format(
                    difference=difference(told, other.result)
                )
        row.addWidget(controls.text(text, "small-muted", wrap=True), 1)
        column.addLayout(row)
    return made
