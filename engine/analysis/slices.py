"""What runs in a process that looks at a finished match again, a slice at a time: text in, text out."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from engine.analysis.analysis import Analysis, Look, questions
from engine.match.match import Match
from engine.record import record
from engine.rules import game

SLICE = 0.25
"""Seconds after which it is told how far it has come; what comes of it does not hang on them."""


class Progress(msgspec.Struct):
    """How much is done, from 0 to 1, and what came of it so far."""

    done: float
    analysis: Analysis


_running: list[tuple[Look, Iterator[float]]] = []


def begin(text: str, before: str) -> str:
    """Look at the match of that record, from what `written` tells; what was looked at before is forgotten."""
    read = record.read(text.encode())
    played = game.load(read.header.setup.game)
    known = msgspec.json.decode(before, type=Analysis | None)
    look = Look(played, questions(Match.resume(read, played)), known)
    _running[:] = [(look, iter(look))]
    return go_on()


def go_on() -> str:
    """A slice more, as JSON of `Progress`."""
    until = time.monotonic() + SLICE
    look, steps = _running[0]
    done: float | None = 0.0
    while done is not None and time.monotonic() < until:
        done = next(steps, None)
    told = Progress(1.0 if done is None else done, look.found())
    return msgspec.json.encode(told).decode()


def written(before: Analysis | None) -> str:
    """What was found before, for `begin`."""
    return msgspec.json.encode(before).decode()


def read(text: str) -> Progress:
    """What `go_on` told."""
    return msgspec.json.decode(text, type=Progress)
