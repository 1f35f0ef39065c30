"""Reading what a person named and printing the answer: one sentence if that cannot be done."""

from __future__ import annotations

import errno
import os
import sys

import click

from engine.errors import Told
from engine.strict_json import LIMIT


class Unreadable(Told):
    """A file that cannot be read."""


def read(name: str) -> bytes:
    """What the file holds, `-` for standard input; `Unreadable` names it and says why."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LIMIT + 1) if sys.stdin is not None else b""
        else:
            with open(name, "rb") as file:  # noqa: PTH123 (a path may be bytes that Path changes)
                data = file.read(LIMIT + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        sentence = f"“{name}” cannot be read: {why}"
        raise Unreadable("file.unreadable", sentence, file=name, why=why) from None
    if len(data) > LIMIT:
        raise Unreadable("file.too_long", f"“{name}” is longer than 1 MiB", file=name)
    return data


def write(text: str) -> None:
    """Print a command's answer; `OSError` if there is nowhere to."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    click.echo(text)
