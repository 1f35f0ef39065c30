"""A short list of effects, each chosen in words with its number beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.look.choosing import Choice
from desktop.look.controls import Saying, words_of
from desktop.look.stepper import Stepper
from desktop.look.translate import speak, translate
from engine.games.robinson_crusoe import vocabulary
from engine.games.robinson_crusoe.vocabulary import SELF, TARGETS, Effect

LINES = 2
"""Effects that a Book effect has at most here."""
VERBS = ("lose", "discard", "wound", "shuffle", "gain", "heal")
ANY = "…"
"""What stands for the number in the list of effects."""


def kinds() -> Iterator[Effect]:
    """Every effect without its number, those that hurt first."""
    yield vocabulary.NOTHING
    for verb in VERBS:
        for what in TARGETS[verb]:
            if what != SELF:
                yield Effect(verb, what, int(verb in vocabulary.NUMBERED))
        if verb == "wound":
            yield Effect("combat", "", 1)


def words_for(effect: Effect) -> str:
    """The effect with a gap for its number."""
    key = "_".join(part for part in (effect.verb, effect.what) if part)
    return words_of(GAME).text("effects", key, n=ANY)


class Line(QWidget):
    """One effect: what it does, and how much of it."""

    changed = Signal()

    def __init__(self, saying: Saying) -> None:
        super().__init__()
        self._kinds = list(kinds())
        self.what, self.amount = Choice(), Stepper(saying, range(1, vocabulary.MOST + 1))
        self.what.setMaxVisibleItems(16)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.what)
        row.addWidget(self.amount)
        self.what.activated.connect(lambda _: self._chosen())
        self.amount.changed.connect(self._counted)
        speak(self, lambda it: it.say(saying()))

    def say(self, name: str) -> None:
        """Take the words of the language in use."""
        at = max(0, self.what.currentIndex())
        self.what.clear()
        self.what.addItems([words_for(kind) for kind in self._kinds])
        self.what.setCurrentIndex(at)
        self.what.setAccessibleName(name)
        self._tell()

    def show_effect(self, text: str) -> None:
        """Show an effect as it stands on a card."""
        effect = vocabulary.read(text)
        found = (kind.verb == effect.verb and kind.what == effect.what for kind in self._kinds)
        self.what.setCurrentIndex(list(found).index(True))
        self.amount.show_value(effect.n or 1)
        self._tell()

    def effect(self) -> Effect:
        """What is chosen."""
        kind = self._kinds[self.what.currentIndex()]
        return kind._replace(n=self.amount.value or 1) if kind.n else kind

    def _counted(self) -> None:
        """Whoever types a number that no effect has sees which one counts."""
        if (n := self.amount.value) is not None:
            self.amount.show_value(min(max(n, 1), vocabulary.MOST))
        self.changed.emit()

    def _chosen(self) -> None:
        self._tell()
        self.changed.emit()

    def _tell(self) -> None:
        self.amount.setVisible(bool(self._kinds[self.what.currentIndex()].n))


class Effects(QWidget):
    """Effects one below the other; the next line comes when the one above it says something."""

    changed = Signal()

    def __init__(self, saying: Saying) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.lines: list[Line] = []
        for number in range(LINES):
            line = Line(lambda number=number: self._name(saying, number))  # type: ignore[misc]
            line.changed.connect(self._changed)
            self.lines.append(line)
            column.addWidget(line)

    def show_effects(self, texts: Sequence[str]) -> None:
        """Show effects in their order."""
        for line, text in zip(self.lines, [*texts, *["nothing"] * LINES], strict=False):
            line.show_effect(text)
        self._arrange()

    def effects(self) -> list[str]:
        """What is chosen; `nothing` where nothing is."""
        chosen = [line.effect() for line in self.lines]
        found = [str(it) for it in chosen if it != vocabulary.NOTHING]
        return found or [str(vocabulary.NOTHING)]

    def _name(self, saying: Saying, number: int) -> str:
        told = translate("Robinson", "{what}, effect {number}")
        return told.format(what=saying(), number=number + 1)

    def _changed(self) -> None:
        self._arrange()
        self.changed.emit()

    def _arrange(self) -> None:
        for before, line in zip(self.lines, self.lines[1:], strict=False):
            said = before.effect() != vocabulary.NOTHING
            line.setVisible(said or line.effect() != vocabulary.NOTHING)
