"""A match that waits to be continued, on its tile."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
)

from desktop.look import controls, frames, theme
from desktop.look.controls import words_of
from desktop.look.translate import locale, speak, translate
from desktop.shelf.game_card import Cover
from engine import game as games
from engine.library import Info


def when(seconds: int) -> str:
    """A moment as it is written in the language in use: date and time."""
    moment = QDateTime.fromSecsSinceEpoch(seconds)
    return f"{day(seconds)}, {locale().toString(moment, 'HH:mm')}"


def day(seconds: int) -> str:
    """A date as it is written in the language in use."""
    form = "d. MMM yyyy" if locale().name().startswith("de") else "d MMM yyyy"
    return locale().toString(QDateTime.fromSecsSinceEpoch(seconds).date(), form)


def unreadable() -> str:
    """What is said of a match that is kept but cannot be played here."""
    return translate(
        "Shelf", "This version of Waypost cannot read this match. It is kept as it is."
    )


def save_button(info: Info) -> QPushButton:
    """The door that leads the record of a match into a file."""
    return controls.icon_button(
        "export", lambda: translate("Shelf", "Save the record of “{name}”…").format(name=info.name)
    )


class MatchTile(QFrame):
    """Name, people, turn and date of a match; Continue goes on with it."""

    renamed = Signal(str)

    def __init__(self, info: Info) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.info = info
        self.setAccessibleName(info.name)
        self.name = controls.text(info.name, "title", wrap=True)
        self.field = QLineEdit(info.name)
        self.field.setMaxLength(60)
        self.field.hide()
        speak(self.field, lambda it: it.setAccessibleName(translate("Shelf", "Name of the match")))
        self.field.editingFinished.connect(self._renamed)
        self.go = controls.button(lambda: translate("Shelf", "Continue"), "soft", "play")
        speak(
            self.go,
            lambda it: it.setAccessibleName(
                translate("Shelf", "Continue “{name}”").format(name=info.name)
            ),
        )
        self.rename = controls.icon_button(
            "pencil", lambda: translate("Shelf", "Rename “{name}”").format(name=info.name)
        )
        self.rename.clicked.connect(self._rename)
        self.save = save_button(info)
        self.delete = controls.icon_button(
            "trash", lambda: translate("Shelf", "Delete “{name}”").format(name=info.name)
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        if info.playable:
            row.addWidget(Cover(info.game, width=84))
        row.addLayout(self._words(), 1)

    def _words(self) -> QVBoxLayout:
        info = self.info
        column = QVBoxLayout()
        column.setContentsMargins(16, 14, 8, 12)
        column.setSpacing(4)
        if info.playable:
            column.addWidget(self._where())
        column.addWidget(self.name)
        column.addWidget(self.field)
        if info.playable:
            column.addLayout(self._people())
        else:
            column.addWidget(controls.text(unreadable, "muted", wrap=True))
        column.addStretch(1)
        saved = QHBoxLayout()
        saved.setSpacing(6)
        saved.addWidget(controls.picture("save-mark", 16, "success"))
        saved.addWidget(controls.text(lambda: when(info.changed), "success"))
        saved.addStretch(1)
        column.addLayout(saved)
        column.addSpacing(6)
        doors = QHBoxLayout()
        doors.setSpacing(4)
        if info.playable:
            doors.addWidget(self.go)
        doors.addStretch(1)
        doors.addWidget(self.rename)
        doors.addWidget(self.save)
        doors.addWidget(self.delete)
        column.addLayout(doors)
        return column

    def _where(self) -> QLabel:
        info = self.info
        return controls.text(
            lambda: translate("Shelf", "{game} · turn {turn}").format(
                game=words_of(info.game).at("game", "name"), turn=info.turn
            ),
            "small-muted",
        )

    def _people(self) -> QGridLayout:
        """Two in a row, so that four names have room."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(6)
        grid.setVerticalSpacing(2)
        colours = games.load(self.info.game).colours
        for index, (player, colour) in enumerate(zip(self.info.players, colours, strict=False)):
            row, column = index // 2, index % 2 * 2
            grid.addWidget(controls.seat_mark(colour, 18), row, column)
            grid.addWidget(controls.Elided(player.name), row, column + 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        return grid

    def _rename(self) -> None:
        self.name.hide()
        self.field.show()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _renamed(self) -> None:
        if self.field.isHidden():
            return  # Enter was followed by the loss of the keyboard
        self.field.hide()
        self.name.show()
        name = self.field.text().strip()
        if name and name != self.info.name:
            self.renamed.emit(name)


class Gone(QFrame):
    """Says that a match was deleted, and takes it back."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "well")
        self.told = controls.text("", wrap=True)
        self.undo = controls.button(lambda: translate("Shelf", "Bring it back"), "", "undo")
        row = QHBoxLayout(self)
        row.addWidget(self.told, 1)
        row.addWidget(self.undo)
        theme.dress(self, lambda it: it.layout().setContentsMargins(*map(theme.px, (16, 6, 8, 6))))

    def tell(self, name: str) -> None:
        """Say which match is gone."""
        self.told.setText(translate("Shelf", "“{name}” was deleted.").format(name=name))
        self.show()


def nothing_yet() -> QFrame:
    """What stands in place of matches to continue when there are none."""
    made = frames.frame("well", (20, 18, 20, 18))
    frames.inside(made).addWidget(
        controls.text(
            lambda: translate(
                "Shelf",
                "No match is waiting. Every step of a match is kept as it is made, "
                "and the match stands here until it is over.",
            ),
            "muted",
            wrap=True,
        )
    )
    return made
