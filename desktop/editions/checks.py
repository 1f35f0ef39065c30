"""What is right and what is wrong, group by group, each with its clause and the way to its field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.editions import words
from desktop.look import controls, theme
from desktop.look.translate import translate
from engine.rules.components import Group


class Checks(QFrame):
    """`wanted` tells the group and the entry to which somebody wants to go."""

    wanted = Signal(str, str)

    def __init__(self, game: str, groups: Sequence[Group]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._game, self._groups = game, groups
        self.rows: dict[str, Check] = {}
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(controls.text(lambda: translate("Editions", "Checks"), "title"))
        for group in groups:
            made = Check(game, group)
            made.go.clicked.connect(lambda _=False, id=group.id: self._go(id))
            self.rows[group.id] = made
            column.addWidget(made)
        column.addStretch(1)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (18, 14, 18, 16)))
        )

    def show_wrong(self, wrong: Mapping[str, Sequence[tuple[str, str]]]) -> None:
        """Say by group everything that is wrong, each with its entry."""
        for group in self._groups:
            found = wrong.get(group.id, ())
            self.rows[group.id].tell(words.title(self._game, group.id), found)

    def _go(self, group: str) -> None:
        found = self.rows[group].found
        self.wanted.emit(group, found[0][0] if found else "")


class Check(QWidget):
    """One group: right, or what is wrong."""

    def __init__(self, game: str, group: Group) -> None:
        super().__init__()
        self.found: Sequence[tuple[str, str]] = ()
        self._sign = QLabel()
        self.name = controls.text("", "strong", wrap=True)
        self.told = controls.text("", "small-muted", wrap=True)
        self.go = QPushButton()
        self.go.setProperty("role", "link")
        self.go.setAutoDefault(False)
        chip = controls.clause(group.clause, game)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addWidget(self.name, 1)
        row.addWidget(chip)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(row)
        column.addWidget(self.told)
        column.addWidget(self.go, 0, Qt.AlignmentFlag.AlignLeft)
        theme.dress(self, lambda it: it.told.setIndent(theme.px(30)))
        theme.dress(self, lambda it: it._draw())

    def tell(self, name: str, found: Sequence[tuple[str, str]]) -> None:
        """Say what is wrong with the group of that name, or that nothing is."""
        self.found = found
        self.name.setText(name)
        right = translate("Editions", "all right")
        self.told.setText("\n".join(text for _, text in found) or right)
        theme.mark(self.told, role="danger" if found else "small-muted")
        self.told.setVisible(bool(found))
        self.name.setAccessibleDescription(self.told.text())
        self.go.setText(translate("Editions", "Go to {group}").format(group=name))
        self.go.setVisible(bool(found))
        self._draw()

    def _draw(self) -> None:
        icon, role = ("warning", "danger") if self.found else ("check", "success")
        self._sign.setPixmap(theme.icon_pixmap(icon, 20, role))
