"""From whatever stands on a page to the clause of the rules that is behind it.

A widget's property `clause` says which clause it is about, and `game` of which game; both hold
for all that lies in it. `here(widget)` finds them, `open_rules(widget)` asks the window to open
the rules there. `ClauseChip` shows a clause's number and opens the rules when it is pressed.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy, QWidget

from desktop.look import tooltip
from desktop.look.translate import language, speak, translate
from engine.rules.words import load


class RulesWanted(QEvent):
    """Sent to the window: the rules of a game are wanted, at a clause or from the beginning."""

    KIND = QEvent.Type(QEvent.registerEventType())

    def __init__(self, game: str, clause: str) -> None:
        super().__init__(self.KIND)
        self.game, self.clause = game, clause


def here(at: QWidget | None) -> tuple[str, str]:
    """The game and the clause that a widget is about; empty where nothing says so."""
    found = {"game": "", "clause": ""}
    while at is not None:
        for name, known in found.items():
            found[name] = known or at.property(name) or ""
        at = at.parentWidget()
    return found["game"], found["clause"]


def open_rules(at: QWidget, clause: str = "") -> None:
    """Ask for the rules at a clause, or at the one that a widget is about."""
    game, about = here(at)
    QApplication.sendEvent(at.window(), RulesWanted(game, clause or about))


ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)


class ClauseChip(QPushButton):
    """A clause's number, `titled` with its title; a press opens the rules there.

    The clause's words show when the mouse rests on it, and are read out.
    """

    def __init__(self, game: str = "", clause: str = "", *, titled: bool = False) -> None:
        super().__init__()
        self._titled = titled
        self.setProperty("role", "clause")
        self.setProperty("ring", "6")
        self.setProperty("game", game)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: open_rules(self))
        self.setProperty("clause", clause)
        tooltip.watch(self)
        speak(self, lambda it: it.tell())

    @property
    def clause(self) -> str:
        """The clause's number."""
        return str(self.property("clause"))

    def show_clause(self, clause: str, game: str = "") -> None:
        """Be the chip of this clause from now on."""
        if game:
            self.setProperty("game", game)
        if clause != self.clause:
            self.setProperty("clause", clause)
            self.tell()

    def tell(self) -> None:
        """Take the clause's words in the language in use."""
        game, _ = here(self)
        self.setText(self.clause)
        if not self.clause or not game:
            return
        words = load(game, language())
        known = words.has("clauses", self.clause, "text")
        title, text = words.clause(self.clause) if known else ("", "")
        self.setText(f"{self.clause}  {title}" if self._titled else self.clause)
        self.setToolTip(f"<b>{title}</b><br>{text}" if known else "")
        said = translate("Rules", "{clause} {title}: open in the rules")
        self.setAccessibleName(said.format(clause=self.clause, title=title))
        self.setAccessibleDescription(text)

    def showEvent(self, event: QShowEvent) -> None:
        """Only now it may lie in what says of which game it is."""
        super().showEvent(event)
        if not self.toolTip():
            self.tell()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows belong to what the chip lies in."""
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)
