"""`waypost render`: draws the board of one moment of a record into a picture, without a screen."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import TYPE_CHECKING

from desktop import boards
from desktop.command_line import files
from desktop.command_line import language as languages
from engine.base.errors import Told, reason
from engine.base.plain_text import quoted
from engine.match.match import Match
from engine.record import record as records
from engine.rules.agenda import OPEN, PUBLIC

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

SHARP = 2
"""Pixels of the picture for one unit of the board."""


def run(
    record: str, at: int | None, theme: str, output: str, open_hands: bool, language: str
) -> None:
    """Draw the board after line `at` of the record in the file `record`, or after the last one.

    What only one seat knows is drawn from behind until the match is over, unless with `open_hands`.
    """
    own = languages.own(language)
    target = _target(output)
    told_as = files.called(record, own)
    data = files.read(record, told_as)
    try:
        match = Match.resume(records.read(data))
        line = _line(match, at)
        _needs_board(match.game.name)
    except Told as error:
        error.add_note(told_as)
        raise
    # Qt, and what needs it, only now: a wrong argument is told at once.
    app = _application()
    from desktop.host.files import put
    from desktop.look import theme as themes
    from desktop.look import translate
    from desktop.look.voice import voice_of

    themes.apply(app, theme)
    translate.install(app, language)
    viewer = OPEN if open_hands or match.is_over else PUBLIC
    voice = voice_of(match, language, viewer)
    state = match.state_at(line).view(viewer)
    picture = _png(boards.play(match.game.name).picture(state, voice, SHARP))
    try:
        put(target, picture)
    except OSError as error:
        raise _unwritable(output, error) from None
    files.write(own.text("render", "drawn", file=quoted(output), line=line, lines=len(match.lines)))


def _png(picture: QImage) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImageWriter

    kept = QBuffer()
    kept.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(kept, QByteArray(b"png")).write(picture)
    return bytes(kept.data().data())


def _line(match: Match, at: int | None) -> int:
    lines = len(match.lines)
    if at is None:
        return lines
    if at > lines:
        sentence = f"there is no line {at} to show, the last one is {lines}"
        raise Told("render.no_line", sentence, line=at, last=lines)
    return at


def _needs_board(game: str) -> None:
    """Refuse a game whose table is not drawn."""
    if not boards.has(game, "play"):
        sentence = f"{game} has no picture of its board"
        raise Told("render.no_board", sentence, game=game)


def _target(output: str) -> Path:
    """Where the picture goes; what cannot be written is said before anything is read."""
    if not output.lower().endswith(".png"):
        sentence = f"the picture is a PNG: “{output}” does not end in .png"
        raise Told("render.no_png", sentence, file=output)
    target = Path(output)
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        # Opened for more, not anew: a picture that is there stays until the next one is drawn.
        known = target.exists()
        with target.open("ab"):
            pass
        if not known:
            target.unlink()
    except (OSError, ValueError) as error:
        raise _unwritable(output, error) from None
    return target


def _unwritable(output: str, error: OSError | ValueError) -> Told:
    why = reason(error)
    return Told("file.unwritable", f"“{output}” cannot be written: {why}", file=output, why=why)


def _application() -> QApplication:
    """Qt without a screen."""
    from desktop.host.system import ensure_libraries

    ensure_libraries("offscreen")
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    known = QApplication.instance()
    return known if isinstance(known, QApplication) else QApplication(["waypost"])
