"""A picture of the board without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.draws import DRAWS
from desktop.boards.red_outpost.play.drawn.table import Table, closed
from desktop.look import theme as themes
from desktop.look import tokens, translate
from desktop.look.voice import Voice
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Motion
from desktop.scene.stage import Stage
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
    scene = QGraphicsScene(*where.SCENE)
    motion = Motion()
    motion.speed = 0.0
    veiled = frozenset(closed(view, Choosing()))
    Stage(scene, motion, DRAWS).populate(Table(view, names, colours, words, veiled).spots)
    made = QImage(size, QImage.Format.Format_RGB32)
    made.fill(tokens.token("surface"))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = scene.sceneRect()
    factor = min(size.width() / area.width(), size.height() / area.height())
    wide, high = area.width() * factor, area.height() * factor
    target = QRectF((size.width() - wide) / 2, (size.height() - high) / 2, wide, high)
    scene.render(painter, target, area)
    painter.end()
    return made
