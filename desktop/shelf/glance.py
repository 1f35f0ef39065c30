"""How running matches look at a glance: the last board, whose turn it is, day and phase.

Each is drawn once, in idle time, and kept as a small picture beside the library that also holds
the words; it is as old as the match's lines are many.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from desktop import boards
from desktop.look import theme
from desktop.look.translate import LANGUAGES, language
from desktop.look.voice import voice_of
from engine.base.errors import Told
from engine.base.people import AT_TABLE, PUBLIC
from engine.store.library import Info, Library

PICTURES = "pictures"
"""The folder beside the library."""
COVER = (448, 316)
"""Pixels of a picture."""
IDLE_MS = 40
"""Between two pictures, so that a click need not wait."""


class Glance(NamedTuple):
    """A match at a glance."""

    picture: QPixmap
    asked: int
    """The seat that is asked, or a number below 0."""
    when: str
    opens_to: int
    """The turn to which a damaged one opens, 0 for a whole one."""
    question: str = ""
    """What several persons are asked together; empty where they are not."""


class Glances(QObject):
    """Gives what is kept at once, draws what is missing when nothing else is to be done."""

    drawn = Signal(int)
    """The match of that id can be had now."""

    def __init__(self, library: Library) -> None:
        super().__init__()
        self._library = library
        self._folder = library.file.path.parent / PICTURES
        self._known: dict[tuple[int, str, str], tuple[str, Glance | None]] = {}
        self._due: list[Info] = []
        self._idle = QTimer(self)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._next)

    def of(self, info: Info) -> Glance | None:
        """The match at a glance; None if it is to be drawn yet or there is no picture of its game."""
        if not info.playable or not boards.has(info.game, "play"):
            return None
        key = (info.id, theme.theme(), language())
        try:
            age = self._age(info)
        except Told:
            return None
        known_age, glance = self._known.get(key, ("", None))
        if known_age == age:
            return glance
        glance = self._kept(info, age)
        if glance is None:
            if info not in self._due:
                self._due.append(info)
            self._idle.start()
            return None
        self._known[key] = (age, glance)
        return glance

    def _next(self) -> None:
        """Draw one; an own round of the loop for each."""
        if not self._due:
            self._idle.stop()
            return
        info = self._due.pop(0)
        key = (info.id, theme.theme(), language())
        age = ""
        try:
            age = self._age(info)
            self._known[key] = (age, self.draw(info, age))
        except Exception:
            # A picture is an ornament: without it, be it that the match is damaged or that an
            # update took files away below a running program, the cover stays. Opening tells why.
            self._known[key] = (age, None)
            return
        self.drawn.emit(info.id)

    def draw(self, info: Info, age: str) -> Glance:
        """The board of a match as it stands, and what is said of it."""
        opened = self._library.open(info.id)
        play = boards.play(info.game)
        match = opened.match
        # Whoever looks at the shelf may be anybody.
        state = match.view(PUBLIC)
        voices = {name: voice_of(match, name, PUBLIC) for name in LANGUAGES}
        # A board at a table may hold stand-ins for what nobody told: they are not shown.
        at_table = info.level == AT_TABLE
        image = _cover(info.game) if at_table else play.small(state, voices[language()])
        persons = [seat for seat in state.asked_together if seat in match.persons]
        asked = persons[0] if persons else match.asked
        told = {"age": age, "asked": str(state.at_turn if at_table else asked)}
        told["opens_to"] = str(match.status.turn if opened.damage is not None else 0)
        for name, voice in voices.items():
            told[f"when.{name}"] = play.moments.when(state, voice)
            if len(persons) > 1:
                told[f"question.{name}"] = voice.question(state, persons)
        for name, text in told.items():
            image.setText(name, text)
        path = self._path(info)
        try:
            path.parent.mkdir(exist_ok=True)
            image.save(str(path))
        except OSError:
            pass  # it is drawn again next time
        return _glance(QPixmap.fromImage(image), told)

    def _kept(self, info: Info, age: str) -> Glance | None:
        reader = QImageReader(str(self._path(info)))
        if not reader.canRead():
            return None
        told = {name: reader.text(name) for name in reader.textKeys()}
        if told.get("age") != age:
            return None
        picture = QPixmap.fromImageReader(reader)
        try:
            return None if picture.isNull() else _glance(picture, told)
        except (KeyError, ValueError):
            return None  # not a picture of ours

    def _age(self, info: Info) -> str:
        return f"{info.created} {self._library.length(info.id)}"

    def _path(self, info: Info) -> Path:
        return self._folder / f"{info.id}-{theme.theme()}.png"


def _glance(picture: QPixmap, told: dict[str, str]) -> Glance:
    return Glance(
        picture,
        int(told["asked"]),
        told[f"when.{language()}"],
        int(told["opens_to"]),
        told.get(f"question.{language()}", ""),
    )


def _cover(game: str) -> QImage:
    return theme.cover(game, *COVER).toImage()
