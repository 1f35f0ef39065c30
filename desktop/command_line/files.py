"""Reading what a person named and printing the answer: one sentence if that cannot be done."""

from __future__ import annotations

import errno
import os
import sys

import click

from engine.base.contents import contents
from engine.base.errors import Unreadable, unreadable
from engine.base.plain_text import quoted
from engine.base.strict_json import LIMIT
from engine.rules.words import Words


def called(name: str, own: Words) -> str:
    """How a file is called where something is said of it."""
    return own.at("labels", "standard_input") if name == "-" else quoted(name)


def read(name: str, told: str = "") -> bytes:
    """What the file holds, `-` for standard input; `Unreadable` says why, `told` is its name."""
    told = told or name
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LIMIT + 1) if sys.stdin is not None else b""
        else:
            data = contents(name, LIMIT + 1)  # not as a Path, which would change it
    except (OSError, ValueError) as error:
        raise unreadable(told, error) from None
    if len(data) > LIMIT:
        raise Unreadable("file.too_long", f"“{told}” is longer than 1 MiB", file=told)
    return data


def write(text: str) -> None:
    """Print a command's answer; `OSError` if there is nowhere to."""
    if sys.stdout is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    click.echo(text)
