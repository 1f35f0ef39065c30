"""A picture of the board without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.layout import PLAN
from desktop.boards.red_outpost.play.drawn.table import Table, closed
from desktop.look import theme as themes
from desktop.look import translate
from desktop.look.voice import Voice
from desktop.scene import snapshot
from desktop.scene.choosing import Choosing
from engine.games.red_outpost.components import COLOURS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.words import load


def picture(state: RedOutpost, voice: Voice, scale: float) -> QImage:
    """The whole board, with so many pixels for each of its units."""
    size = QSize(round(where.WIDE * scale), round(where.HIGH * scale))
    return image(state, voice.words.language, size, voice.people)


def render(
    view: RedOutpost,
    theme: str,
    language: str,
    path: Path,
    size: QSize | tuple[int, int] = (where.WIDE, where.HIGH),
    names: Sequence[str] = (),
) -> None:
    """Draw the board of a moment into a PNG of that size; `OSError` if it cannot be written.

    Needs a `QApplication`; without names the people are called by their colours.
    """
    app = QApplication.instance()
    assert isinstance(app, QApplication), "make a QApplication first"
    themes.apply(app, theme)
    translate.install(app, language)
    wide, high = size.toTuple() if isinstance(size, QSize) else size
    if not image(view, language, QSize(wide, high), names).save(str(path)):
        raise OSError(f"{path} cannot be written")


def image(view: RedOutpost, language: str, size: QSize, names: Sequence[str] = ()) -> QImage:
    """The board as a picture, in the theme and language in use."""
    words = load("red-outpost", language)
    colours = COLOURS[: view.board.seats]
    names = names or words.people(view.board.seats, colours)
    veiled = frozenset(closed(view, Choosing()))
    return snapshot.image(PLAN, Table(view, names, colours, words, veiled).spots, size)
