"""Parts of a bar that give up their words, one after another, until everything has room."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop.look import theme, translate
from desktop.look.names import tip


class Folds(Protocol):
    """A widget whose words can give way."""

    gives_way: int
    """Whose number is lower loses its words earlier."""

    @property
    def words(self) -> str:
        """What is said beside the picture."""

    def fold(self, on: bool) -> None:
        """Show the picture alone, or the words beside it."""


class WordButton(QPushButton):
    """A button with a picture; without its words they are the tooltip and what is read out."""

    def __init__(self, name: str, icon: str, gives_way: int, role: str = "quiet") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("role", role)
        self.gives_way = gives_way
        self._words = ""
        self.is_folded = False
        self.setAutoDefault(False)
        theme.set_icon(self, icon, 18)

    @property
    def words(self) -> str:
        """What is said beside the picture."""
        return self._words

    def setText(self, text: str, /) -> None:
        """Take these words, shown or not."""
        before, self._words = self._words, text
        self._say(before)

    def fold(self, on: bool) -> None:
        """Show the picture alone, or the words beside it."""
        if on != self.is_folded:
            self.is_folded = on
            self._say(self.words)

    def _say(self, before: str) -> None:
        shown = "" if self.is_folded else self.words
        if self.text() != shown:
            super().setText(shown)
            theme.set_icon(self, self.property("icon_name"), 18)
        if self.accessibleName() in ("", before):
            self.setAccessibleName(self.words)
        if self.toolTip() in ("", before):
            tip(self, self.words if self.is_folded else "")


class Folding(QObject):
    """Watches a bar: what lies in it and can `fold` does so where the words have no room."""

    def __init__(self, bar: QWidget) -> None:
        super().__init__(bar)
        self._bar = bar
        self._known: tuple[object, ...] = ()
        bar.installEventFilter(self)
        theme.watch.changed.connect(self._soon)
        translate.watch.changed.connect(self._soon)

    @staticmethod
    def of(bar: QWidget) -> Folding:
        """The one of this bar."""
        return next(iter(bar.findChildren(Folding)), None) or Folding(bar)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sizes or words may have changed."""
        kind = event.type()
        if watched is self._bar and kind == QEvent.Type.Show:
            self._watch_around()
            self.fit()
        elif kind in (QEvent.Type.Resize, QEvent.Type.Move) or (
            watched is self._bar and kind == QEvent.Type.LayoutRequest
        ):
            self.fit()
        return False

    def _watch_around(self) -> None:
        """Where the bar lies in its window counts, too, and that moves with whatever holds it."""
        step: QWidget | None = self._bar
        while step is not None and not step.isWindow():
            step = step.parentWidget()
            if step is not None:
                step.installEventFilter(self)

    def _soon(self) -> None:
        # By then all parts have their new pictures and words.
        self._known = ()
        QTimer.singleShot(0, self, self.fit)

    def fit(self) -> None:
        """Show as many words as there is room for."""
        bar = self._bar
        layout = bar.layout()
        if layout is None or not bar.isVisible():
            return
        within = bar.window()
        # What has no room yet makes a bar wider than its window.
        room = min(bar.width(), within.width() - bar.mapTo(within, QPoint(0, 0)).x())
        folding: list[Any] = [it for it in bar.findChildren(QWidget) if hasattr(it, "fold")]
        folding.sort(key=_order)
        shown = [it for it in folding if it.isVisibleTo(bar)]
        texts = [label.text() for label in bar.findChildren(QLabel) if label.isVisibleTo(bar)]
        scale = theme.scale(), bar.property("magnified")
        now = (room, scale, *(it.words for it in shown), *texts)
        if now == self._known:
            return
        for part in folding:
            self._fold(part, on=False)
        for part in shown:
            layout.activate()
            if layout.sizeHint().width() <= room:
                break
            self._fold(part, on=True)
        layout.activate()
        texts = [label.text() for label in bar.findChildren(QLabel) if label.isVisibleTo(bar)]
        self._known = (room, scale, *(it.words for it in shown), *texts)

    def _fold(self, part: Any, *, on: bool) -> None:
        part.fold(on)
        step: QWidget | None = part
        while step is not None and step is not self._bar:
            step.updateGeometry()
            step = step.parentWidget()


def _order(part: Folds) -> int:
    return part.gives_way
