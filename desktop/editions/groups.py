"""The groups of values, each with how far it is entered, or what is wrong in it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
)

from desktop.editions import words
from desktop.editions.cell import SIGNS
from desktop.editions.draft import ENTERED, PLACEHOLDER, Draft
from desktop.look import controls, theme
from desktop.look.names import tip
from desktop.look.provenance_text import provenance
from desktop.look.translate import several, translate
from engine.rules.components import Group

_ICONS = {**SIGNS, "wrong": "warning"}
_ROLES = {PLACEHOLDER: "warning", "wrong": "danger", "rules": "success"}


class GroupButton(QPushButton):
    """A group's name, and below it how it stands."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setProperty("role", "group")
        self.setProperty("ring", "12")
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.name = QLabel()
        self.name.setProperty("role", "strong")
        self.state = QLabel()
        self.state.setWordWrap(True)
        self._sign = QLabel()
        self._kind = ""
        column = QVBoxLayout(self)
        column.setSpacing(2)
        column.addWidget(self.name)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.state, 1)
        column.addLayout(row)
        for label in (self.name, self.state, self._sign):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        theme.dress(self, lambda it: it._measured())

    def tell(self, name: str, state: str, kind: str) -> None:
        """Say how the group stands."""
        self.name.setText(name)
        self.state.setText(state)
        self._kind = kind
        theme.mark(self.state, role=_STATE_ROLES.get(kind, "small-muted"))
        self.setAccessibleName(f"{name}, {state}")
        self._measured()

    def hasHeightForWidth(self) -> bool:
        """What is wrong may take several lines."""
        return True

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.minimumSize()

    def _measured(self) -> None:
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(*map(theme.px, (12, 8, 10, 8)))
        icon, role = _ICONS.get(self._kind, "check"), _ROLES.get(self._kind, "muted")
        self._sign.setPixmap(theme.icon_pixmap(icon, 16, role))
        self.updateGeometry()


_STATE_ROLES = {"wrong": "danger", PLACEHOLDER: "warning-small"}


class Groups(QFrame):
    """The list at the left; a press shows the group, as do the arrows up and down."""

    chosen = Signal(str)
    guess_wanted = Signal()
    """The next number that is still a placeholder is to be shown."""

    def __init__(self, draft: Draft, groups: tuple[Group, ...]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._groups = groups
        self.buttons: dict[str, GroupButton] = {}
        column = QVBoxLayout(self)
        column.setSpacing(6)
        column.addWidget(controls.text(lambda: translate("Editions", "Values"), "title"))
        for group in groups:
            made = GroupButton()
            made.clicked.connect(lambda _=False, id=group.id: self.chosen.emit(id))
            self.buttons[group.id] = made
            column.addWidget(made)
        self.guess = QPushButton()
        self.guess.setObjectName("next_guess")
        self.guess.setProperty("role", "link")
        self.guess.setAutoDefault(False)
        self.guess.clicked.connect(self.guess_wanted)
        column.addWidget(self.guess, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (14, 12, 14, 14)))
        )

    def show_draft(self, draft: Draft, now: str, wrong: Mapping[str, str]) -> None:
        """Say how each group stands; `wrong` says by group what is wrong in it."""
        for group in self._groups:
            made = self.buttons[group.id]
            made.setChecked(group.id == now)
            kind, state = _state(draft, group, wrong.get(group.id, ""))
            made.tell(words.title(draft.game.name, group.id), state, kind)
        count = len(draft.guessed())
        one = translate("Editions", "1 placeholder left")
        many = translate("Editions", "{count} placeholders left")
        self.guess.setText(several(count, one, many))
        self.guess.setVisible(bool(count))
        tip(self.guess, translate("Editions", "To the next number that is still a placeholder"))


def _state(draft: Draft, group: Group, wrong: str) -> tuple[str, str]:
    if wrong:
        return "wrong", wrong
    done, count = draft.entered(group)
    if done:
        told = translate("Editions", "{n} of {count} entered").format(n=done, count=count)
        guessed = any(draft.provenance(entry) == PLACEHOLDER for entry in group.entries)
        return PLACEHOLDER if guessed else ENTERED, told
    sources = {draft.provenance(entry) for entry in group.entries}
    kind = PLACEHOLDER if PLACEHOLDER in sources else next(iter(sorted(sources)))
    return kind, provenance(kind)
