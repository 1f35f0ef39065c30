"""What was entered of the own copy at a table, and the way to keep it with these values."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from desktop.editions import words
from desktop.editions.draft import Draft
from desktop.look import controls, theme
from desktop.look.translate import translate
from engine.rules import edition as editions
from engine.rules.edition import Edition, Entered
from engine.rules.game import Game


class ToldHere(QFrame):
    """Names it group by group; `wanted` is emitted to keep what these values lack."""

    wanted = Signal()

    def __init__(self, told: Entered) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._told = told
        self.names = controls.text("", wrap=True)
        self.state = controls.text("", "small-muted", wrap=True)
        save = lambda: translate("Editions", "Save them there")  # noqa: E731
        self.keep = controls.button(save, "primary", "check")
        self.keep.setObjectName("keep_told")
        self.keep.clicked.connect(self.wanted)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        title = controls.text(lambda: translate("Editions", "Entered at the table"), "title")
        for part in (title, self.names, self.state, self.keep):
            column.addWidget(part)
        self.setVisible(bool(told.values))
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (14, 10, 14, 14)))
        )

    def show_draft(self, draft: Draft, name: str, kept: Edition | None) -> None:
        """Say what of it these values lack, as they are entered and as they are `kept` in whole."""
        if not self._told.values:
            return
        game, groups = draft.game, editions.entries(draft.game)
        named: dict[str, list[str]] = {}
        for entry in self._told.values:
            named.setdefault(groups[entry].id, []).append(self._called(game, entry))
        listed = (f"{words.title(game.name, it)}: {', '.join(all)}" for it, all in named.items())
        self.names.setText("\n".join(listed))
        own = draft.edition(name).values
        missing = len(editions.lacking(kept.values if kept else {}, self._told, game))
        placed = editions.places(own, self._told, game)
        homeless = [it for it in self._told.values if it not in placed]
        is_entered = len(editions.lacking(own, self._told, game)) == len(homeless)
        self.keep.setVisible(missing > len(homeless))
        self.keep.setEnabled(bool(name) and not (is_entered and draft.wrong()))
        if homeless and not self.keep.isVisibleTo(self):
            full = translate("Editions", "“{name}” has no place left for {cards}.")
            cards = ", ".join(self._called(game, it) for it in homeless)
            self.state.setText(full.format(name=name, cards=cards))
        elif missing:
            one = translate("Editions", "1 of them is not in “{name}” yet.")
            many = translate("Editions", "{count} of them are not in “{name}” yet.")
            told = one if missing == 1 else many
            self.state.setText(told.format(name=name, count=missing))
        else:
            done = translate("Editions", "All of it is in “{name}”; every set-up offers it.")
            self.state.setText(done.format(name=name))

    def _called(self, game: Game, entry: str) -> str:
        own = editions.called(self._told.values[entry])
        return own or words.row(game.name, editions.entries(game)[entry].id, entry)
