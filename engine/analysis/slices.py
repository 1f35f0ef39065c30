"""What runs in a process that looks at a finished match again, a slice at a time: text in, text out."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from engine.analysis.analysis import Analysis, analyse, questions
from engine.match.match import Match
from engine.record import record
from engine.rules import game

SLICE = 0.25
"""Seconds after which it is told how far it has come; what comes of it does not hang on them."""


class Progress(msgspec.Struct):
    """How much is done, from 0 to 1, and at last what came of it."""

    done: float
    analysis: Analysis | None = None


_running: list[Iterator[float | Analysis]] = []


def begin(text: str) -> str:
    """Look at the match of that record; what was looked at before is forgotten."""
    read = record.read(text.encode())
    played = game.load(read.header.setup.game)
    _running[:] = [analyse(played, questions(Match.resume(read, played)))]
    return go_on()


def go_on() -> str:
    """A slice more, as JSON of `Progress`."""
    until = time.monotonic() + SLICE
    progress = Progress(0.0)
    for step in _running[0]:
        progress = Progress(1.0, step) if isinstance(step, Analysis) else Progress(step)
        if time.monotonic() >= until:
            break
    return msgspec.json.encode(progress).decode()


def read(text: str) -> Progress:
    """What `go_on` told."""
    return msgspec.json.decode(text, type=Progress)
