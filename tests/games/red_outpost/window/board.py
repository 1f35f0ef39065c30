"""What the tests of the drawn board share."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.play import board as play
from desktop.boards.red_outpost.play.drawn.layout import PLAN, Situation, situation
from desktop.boards.red_outpost.play.steps import steps
from desktop.look import translate
from desktop.look.voice import Voice
from desktop.match.page import MatchPage
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.rules import game as games
from engine.rules.agenda import Event
from engine.rules.words import load
from tests.desktop.pages import GAME, NAMES


def drawn_on(page: MatchPage) -> DrawnBoard:
    """The drawn board of a match page."""
    assert isinstance(page.board, play.Board)
    return page.board.drawn


class Board(DrawnBoard):
    """The drawn board of Red Outpost alone, with its own question."""

    def __init__(self) -> None:
        super().__init__(PLAN, Choosing())
        self.answers: list[str] = []
        self.choosing.answered.connect(lambda texts: self.answers.extend(texts))

    def show_view(
        self,
        view: RedOutpost,
        asked: int,
        change: Change = Change.NEWS,
        events: Sequence[Event] = (),
    ) -> None:
        """Show a moment, and ask its question if that seat may answer here."""
        if asked == view.current_player and asked >= 0:
            self.choosing.ask(view, [(str(it), steps(view, it)) for it in view.legal_actions()])
        else:
            self.choosing.close()
        voice = Voice(load(GAME, translate.language()), NAMES, games.load(GAME).colours)
        self.show_layout(situation(view, voice, self.choosing), change, events)

    def show_match(self, match: Match) -> RedOutpost:
        """Put the open question of a match on the board."""
        view = match.view(match.asked)
        assert isinstance(view, RedOutpost)
        self.show_view(view, match.asked)
        return view

    @property
    def situation(self) -> Situation:
        """What is shown."""
        assert isinstance(self.layout_shown, Situation)
        return self.layout_shown


def drag(board: Board, at: QPoint) -> None:
    """Move the mouse with the button held."""
    port = board.board_view.viewport()
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(at),
        QPointF(port.mapToGlobal(at)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(port, event)
