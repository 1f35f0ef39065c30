"""A page of steps: a list of them beside the one that is shown, and each told step can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look import frames
from desktop.look.controls import Saying
from desktop.look.page import type_of_keys
from desktop.look.translate import translate
from desktop.table.letters import card
from desktop.table.questions.page import Beside, QuestionPage, S
from desktop.table.questions.step_tile import StepTile
from desktop.table.questions.trail import Trail
from desktop.table.questions.trail_verbs import TrailVerbs
from desktop.table.telling import Telling


class StepsPage(QuestionPage[S]):
    """A game's page lays out the step beside the list, and says what undo and next mean."""

    def __init__(self, telling: Telling[S], title: Saying) -> None:
        super().__init__(telling, title)
        self.trail = Trail(telling)
        self.now = ""
        """The step that is shown."""
        self.tiles: dict[str, StepTile] = {}
        self.list = card(telling.measure, (16, 12, 16, 16))
        self.verbs = TrailVerbs(telling.measure)
        self.verbs.refused.connect(self.notice.tell)
        self.verbs.undo.clicked.connect(self.undo)
        self.verbs.undo_all.clicked.connect(self.undo_all)
        self.verbs.next.clicked.connect(self.go_on)

    def lay_out(self, names: Sequence[str], shown: QWidget, wide: int) -> None:
        """Put a tile for each step into a list of that width in the design, and the step beside it."""
        column = self.list.layout()
        assert isinstance(column, QVBoxLayout)
        for name in names:
            tile = self.tiles[name] = StepTile(self.telling.measure, name)
            tile.clicked.connect(lambda _=False, name=name: self.go(name))
            column.addWidget(tile, 1)
        parts = (self.list, shown)
        body = Beside(self, self.telling, parts, self.keyPressEvent, list_wide=wide)
        frames.stack(self, self.bar, body, self.verbs, self.notice)
        self.telling.changed.connect(self.show_table)

    def holds(self) -> bool:
        # While it is seen, the match goes on by what is told here.
        return self.isVisible() or super().holds()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._revision = self._match.revision

    def go(self, name: str) -> None:
        """Show the step of that name."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Show the step after this one."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last step back."""
        self.trail.undo()

    def undo_all(self) -> None:
        """Take back everything that was told here."""
        raise NotImplementedError

    def show_table(self) -> None:
        """Show the table as it stands."""
        raise NotImplementedError

    def name_next(self, step: str) -> None:
        """Say where next leads."""
        text = translate("TrailVerbs", "Next: {step}").format(step=step)
        self.verbs.next.tell(text, icon="next-phase")

    # -- the keyboard --------------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("+  −", translate("Keys", "one more or one less; digits set the number")),
            ("↑  ↓", translate("Keys", "previous or next step in the list")),
            ("Enter", translate("Keys", "next")),
            ("Ctrl+Z", translate("Keys", "undo")),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down walk through the list, Enter goes on."""
        key, tiles = event.key(), list(self.tiles.values())
        at = next((at for at, tile in enumerate(tiles) if tile.hasFocus()), -1)
        if at >= 0 and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            to = at + (1 if key == Qt.Key.Key_Down else -1)
            tiles[min(max(to, 0), len(tiles) - 1)].setFocus(Qt.FocusReason.TabFocusReason)
        elif at < 0 and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.verbs.next.press()
        else:
            super().keyPressEvent(event)
