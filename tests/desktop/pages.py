"""What the tests of the pages share: played matches, and what is read on a page."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping

from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QWidget

from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY
from engine.rules.game import Value

GAME = "red-outpost"
SEED = "7F3A91C2"
NAMES = ("Anna", "Ben", "Cleo", "Dana")


def played(
    seats: int = 3,
    *,
    seed: str = SEED,
    answers: int = 10**6,
    options: Mapping[str, str] | None = None,
    rulings: Mapping[str, str] | None = None,
    values: Mapping[str, Value] | None = None,
    edition: str = "",
) -> Match:
    """A match after so many random answers, by default to its end."""
    game = games.load(GAME)
    players = [Player(name) for name in NAMES[:seats]]
    setup = game.setup(seats, options, rulings, values, edition=edition)
    match = Match.new(game, setup, players, seed)
    dice = random.Random(5)
    while match.asked != NOBODY and answers:
        legal = list(match.view(match.asked).legal_actions())
        match.answer(match.asked, legal[int(dice.random() * len(legal))])
        answers -= 1
    return match


def read(page: QWidget) -> Iterator[str]:
    """Every text that a person sees or hears on a page, hidden parts left out."""
    for widget in [page, *page.findChildren(QWidget)]:
        if not widget.isVisibleTo(page):
            continue
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget.text()
        elif isinstance(widget, QComboBox):
            yield from (widget.itemText(index) for index in range(widget.count()))
        elif isinstance(widget, QLineEdit):
            yield widget.text()
            yield widget.placeholderText()
        yield widget.toolTip()
        yield widget.accessibleName()
        yield widget.accessibleDescription()


def shown(page: QWidget) -> list[str]:
    """The texts of a page without the empty ones."""
    QApplication.processEvents()  # what was added to a layout is shown in the next round
    return [text for text in read(page) if text]
