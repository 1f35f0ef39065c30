"""The board in small: what the shelf shows of a match that goes on."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage

from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.render import image
from desktop.look.names import isolated
from desktop.look.translate import language
from engine.games.red_outpost.facts import clock
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.table import AtTable
from engine.games.red_outpost.wording import clock_text
from engine.match.match import Match
from engine.rules.words import load

WIDE = 448
NOBODY_HERE = -1


def picture(match: Match) -> QImage:
    """The map as everybody may see it, without portraits and store."""
    state = match.view(NOBODY_HERE)
    assert isinstance(state, RedOutpost)
    _, _, wide, high = where.SCENE
    size = QSize(WIDE, round(WIDE * high / wide))
    names = [isolated(player.name) for player in match.players]
    shown = round(WIDE * where.MAP_HIGH / wide)
    return image(state, language(), size, names).copy(QRect(0, 0, WIDE, shown))


def at_turn(match: Match) -> int:
    """The seat whose turn it is; at a table nobody is asked, but the clock tells it."""
    return clock.now(match.state) if isinstance(match.state, AtTable) else match.asked


def when(state: RedOutpost, spoken: str) -> str:
    """Day and phase in words."""
    return clock_text(load("red-outpost", spoken), state)
