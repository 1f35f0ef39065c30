"""Which values of the board are not from the rules, and where they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from desktop.look import controls, frames
from desktop.look.controls import words_of
from desktop.look.provenance_text import provenance
from desktop.look.translate import begun, translate
from engine.rules.game import Value
from engine.rules.words import MINUS

PLACEHOLDER = "placeholder"
TOLD = (PLACEHOLDER, "community", "review", "original", "entered")


def written(value: object) -> str:
    """A value as it is read: a minus that is one, `2 · 3 · 2`, or `−4 … 5` if none is left out."""
    if isinstance(value, list | tuple):
        if len(value) > 3 and list(value) == list(range(value[0], value[0] + len(value))):
            return f"{written(value[0])} … {written(value[-1])}"
        return " · ".join(written(part) for part in value)
    return str(value).replace("-", MINUS)


def value_name(game: str, entry: str) -> str:
    """A value's name; its entry in the data file if the words have none."""
    known = words_of(game)
    return known.at("values", entry) if known.has("values", entry) else entry


def by_provenance(values: Mapping[str, Value]) -> dict[str, list[str]]:
    """The entries that are not from the rules, the guessed ones first."""
    groups = {
        name: [entry for entry, value in values.items() if value.provenance == name]
        for name in TOLD
    }
    return {name: entries for name, entries in groups.items() if entries}


class ValuesNotice(QVBoxLayout):
    """The notice that placeholder values are used, and all values that are not from the rules."""

    def __init__(self, game: str) -> None:
        super().__init__()
        self.setContentsMargins(0, 0, 0, 0)
        self._game = game
        self._shown: Mapping[str, Value] | None = None
        self.guesses: list[str] = []
        """The groups that are said to be placeholders."""

    def show_values(self, values: Mapping[str, Value]) -> None:
        """Tell of these values; nothing is said where none is a guess."""
        if values == self._shown:
            return
        self._shown, game = values, self._game
        frames.empty(self)
        groups = by_provenance(values)
        self.guesses = [it for it, name in by_group(values).items() if name == PLACEHOLDER]
        if not self.guesses:
            return
        notice = frames.frame("notice", (22, 18, 22, 18))
        column = frames.inside(notice)
        title = QHBoxLayout()
        title.setSpacing(12)
        title.addWidget(controls.picture("warning", 24, "warning"))
        title.addWidget(
            controls.text(
                lambda: translate("SetUp", "Some printed values are placeholders"), "title"
            ),
            1,
        )
        column.addLayout(title)
        told = controls.text(
            lambda: translate(
                "SetUp",
                "The rules do not give these numbers, so they are guesses. The game is complete; "
                "a match with placeholders says so on its score sheet.",
            ),
            wrap=True,
        )
        column.addWidget(told)
        for group, name in by_group(values).items():
            column.addWidget(_row(game, group, name))
        column.addWidget(
            frames.Unfold(
                lambda: translate("SetUp", "All values in numbers"),
                lambda inside: _fill(inside, game, values, groups),
            )
        )
        self.addWidget(notice)


def by_group(values: Mapping[str, Value]) -> dict[str, str]:
    """The groups that are not wholly from the rules, each with its most doubtful source."""
    found: dict[str, str] = {}
    for name in reversed(TOLD):
        for entry, value in values.items():
            if value.provenance == name:
                found[entry.partition(".")[0]] = name
    return dict(sorted(found.items(), key=lambda it: TOLD.index(it[1])))


def _row(game: str, group: str, name: str) -> QFrame:
    made = frames.frame("inset", (12, 6, 8, 6))
    row = QHBoxLayout()
    row.setSpacing(12)

    def called() -> str:
        known = words_of(game)
        told = known.at("value_groups", group) if known.has("value_groups", group) else group
        return begun(told)

    row.addWidget(controls.text(called, wrap=True), 1)
    row.addWidget(_chip(name), 0, Qt.AlignmentFlag.AlignVCenter)
    frames.inside(made).addLayout(row)
    return made


def _fill(
    column: QVBoxLayout, game: str, values: Mapping[str, Value], groups: Mapping[str, list[str]]
) -> None:
    for name, entries in groups.items():
        column.addWidget(_chip(name), 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(_table(game, values, entries))


def _chip(name: str) -> QLabel:
    chip = controls.text(lambda: provenance(name), "chip")
    chip.setProperty("kind", name)
    chip.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
    return chip


def _table(game: str, values: Mapping[str, Value], entries: Sequence[str]) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(20)
    grid.setVerticalSpacing(2)
    grid.setColumnStretch(0, 1)
    for row, entry in enumerate(entries):
        name = controls.text(lambda entry=entry: value_name(game, entry), wrap=True)  # type: ignore[misc]
        grid.addWidget(name, row, 0)
        number = controls.text(written(values[entry].value))
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(number, row, 1)
    return grid
