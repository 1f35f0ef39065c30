"""Matches that are over, with their results."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.translate import language, speak, translate
from desktop.shelf.match_tile import day, save_button, unreadable
from engine.library import Info
from engine.words import load


def outcome(info: Info) -> str:
    """Who won, and the points from first to last."""
    if not info.playable:
        return unreadable()
    words = words_of(info.game)
    if not info.result:
        return translate("Shelf", "{people}: ended without a result").format(
            people=words.listed([player.name for player in info.players])
        )
    won = [info.players[place.seat].name for place in info.result if place.rank == 1]
    points = " : ".join(str(place.total) for place in info.result)
    text = translate("Shelf", "{name} won, {points}")
    if len(won) > 1:
        text = translate("Shelf", "{name} share the win, {points}")
    return text.format(name=load(info.game, language()).listed(won), points=points)


class History(QFrame):
    """A row for each match that is over, the latest first."""

    look = Signal(int)
    save = Signal(object)
    delete = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        column = QVBoxLayout(self)
        column.setSpacing(6)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 12, 12, 12)))
        )

    def tell(self, over: Sequence[Info]) -> None:
        """Show these in place of what was there."""
        column = frames.inside(self)
        frames.empty(column)
        for index, info in enumerate(over):
            if index:
                column.addWidget(controls.line())
            column.addWidget(self._row(info))
        if not over:
            nothing = controls.text("", "muted", wrap=True)
            speak(
                nothing,
                lambda it: it.setText(
                    translate("Shelf", "A match that is over stands here with its result.")
                ),
            )
            column.addWidget(nothing)

    def _row(self, info: Info) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        if info.playable:
            mark = QLabel()
            theme.dress(mark, lambda it: it.setPixmap(theme.emblem(info.game, 32)))
            row.addWidget(mark)
        told = QVBoxLayout()
        told.setSpacing(0)
        told.addWidget(controls.text(lambda: outcome(info), "strong", wrap=True))
        told.addWidget(
            controls.text(lambda: f"{info.name} · {day(info.changed)}", "small-muted", wrap=True)
        )
        row.addLayout(told, 1)
        if info.playable:
            look = controls.button(lambda: translate("Shelf", "Read the sheet"), "quiet", "score")
            look.clicked.connect(lambda: self.look.emit(info.id))
            row.addWidget(look)
        save = save_button(info)
        save.clicked.connect(lambda: self.save.emit(info))
        row.addWidget(save)
        delete = controls.icon_button(
            "trash", lambda: translate("Shelf", "Delete “{name}”").format(name=info.name)
        )
        delete.clicked.connect(lambda: self.delete.emit(info))
        row.addWidget(delete)
        return made
