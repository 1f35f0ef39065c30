"""What a match was played with: the readings of open points, and values that are placeholders."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, frames
from desktop.look.controls import words_of
from desktop.look.names import isolated
from desktop.look.open_point import settled
from desktop.look.translate import several, translate
from engine.match.match import Match
from engine.rules.game import Ruling


def untold() -> QFrame:
    """Why there is no result, and what counts the points."""
    card = frames.frame("card", (20, 14, 20, 16))
    column = frames.inside(card)
    column.setSpacing(4)
    column.addWidget(controls.text(translate("Sheet", "The points were not entered"), "title"))
    how = translate("Sheet", "“Recount” above counts them from what lies on the table.")
    column.addWidget(controls.text(how, "muted", wrap=True))
    return card


def not_analysed() -> QFrame:
    """Why a match that was ended early is not looked at again."""
    card = frames.frame("card", (20, 12, 20, 14))
    column = frames.inside(card)
    column.setSpacing(8)
    column.addWidget(controls.text(translate("Sheet", "Analysis"), "title"))
    why = translate("Sheet", "Only a match that was played to its end is analysed.")
    column.addWidget(controls.text(why, "small-muted", wrap=True))
    return card


def played_with(match: Match) -> QFrame:
    """The readings; those that were a choice first, the others in a line that opens."""
    card = frames.frame("card", (20, 14, 20, 16))
    column = frames.inside(card)
    column.setSpacing(12)
    column.addWidget(controls.text(translate("Sheet", "Rulings of this match"), "title"))
    options = match.header.setup.options
    arose = [ruling for ruling in match.game.rulings if ruling.arises(options)]
    if match.setup.edition:
        column.addWidget(controls.text(values_of(match.setup.edition), wrap=True))
    chosen = frames.Tiles(440)
    chosen.show_tiles([_reading(match, ruling) for ruling in arose if ruling.is_switch])
    column.addWidget(chosen)
    others = [ruling for ruling in arose if not ruling.is_switch]

    def fill(body: QVBoxLayout) -> None:
        body.setSpacing(12)
        for ruling in others:
            body.addWidget(_reading(match, ruling))

    if others:
        text = several(
            len(others),
            translate("Sheet", "1 more, with one ruling only"),
            translate("Sheet", "{count} more, with one ruling only"),
        )
        column.addWidget(frames.Unfold(lambda: text, fill))
    return card


def values_of(edition: str) -> str:
    """By the values of which copy it was counted."""
    return translate("Sheet", "Printed values: {name}").format(name=isolated(edition))


def placeholders(match: Match, enter: Callable[[], object]) -> QFrame | None:
    """The notice that values were guessed, with the way to `enter` one's own; or nothing."""
    told = words_of(match.game.name).placeholders(match.setup.values)
    if not told:
        return None
    notice = frames.frame("notice", (20, 14, 20, 14))
    head = QHBoxLayout()
    head.setSpacing(10)
    head.addWidget(controls.picture("warning", 22, "warning"), 0, Qt.AlignmentFlag.AlignTop)
    title = translate("Sheet", "Played with placeholders for printed values")
    head.addWidget(controls.text(title, "strong", wrap=True), 1)
    frames.inside(notice).addLayout(head)
    frames.inside(notice).addWidget(controls.text(told, "small-muted", wrap=True))
    if match.game.schema is not None and match.game.schema.groups:
        verb = controls.button(lambda: translate("Editions", "Match your copy…"), "", "pencil")
        verb.setObjectName("match_board")
        verb.clicked.connect(enter)
        frames.inside(notice).addWidget(verb, 0, Qt.AlignmentFlag.AlignLeft)
    frames.inside(notice).addStretch(1)
    return notice


def _reading(match: Match, ruling: Ruling) -> QWidget:
    reading = match.header.setup.rulings[ruling.id]
    return settled(match.game, ruling, reading)
