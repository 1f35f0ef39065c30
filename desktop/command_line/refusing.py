"""How every error becomes one sentence and an exit code."""

from __future__ import annotations

import os

import click

from desktop.command_line import language as languages
from engine.base.errors import Told, reason
from engine.base.plain_text import quoted
from engine.rules.words import Words, error_text

BAD_INPUT = 2
RECORD = ".waypost"
"""How the file of a match ends."""


def refuse(error: Exception, words: Words | None = None) -> int:
    """Say in one sentence what went wrong; the exit code. A mistake of ours is raised again."""
    try:
        sentence = _sentence(error, words or languages.own(languages.chosen([])))
    except Told as wordless:
        # The command line's own words cannot be read.
        sentence = str(wordless)
    if sentence is None:
        raise error
    click.echo(f"waypost: {sentence}", err=True)
    if isinstance(error, OSError):
        drop_output()
    return BAD_INPUT


def drop_output() -> None:
    """What could not be written is lost; the interpreter must not try again at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def _sentence(error: Exception, words: Words) -> str | None:
    """What went wrong in one sentence; None for a mistake of the program itself."""
    match error:
        case Told():
            text = error_text(error, words.language)
        case click.NoSuchOption():
            text = words.text("usage", "no_option", option=quoted(error.option_name))
        case click.exceptions.NoSuchCommand():
            is_record = error.command_name.lower().endswith(RECORD)
            name = "record_is_no_command" if is_record else "no_command"
            text = words.text("usage", name, command=quoted(error.command_name))
        case click.MissingParameter(param=click.Parameter() as param):
            text = words.text("usage", "missing", parameter=_called(param))
        case click.BadParameter(param=click.Parameter(type=click.Choice() as known) as param):
            why = words.text("usage", "choice", known=words.listed(list(known.choices)))
            text = words.text("usage", "bad_value", parameter=_called(param), why=why)
        case click.BadParameter(param=click.Parameter() as param):
            text = words.text("usage", "bad_value", parameter=_called(param), why=error.message)
        case click.ClickException():
            text = quoted(error.format_message())
        case OSError():
            text = words.text("usage", "unwritable", why=error_text(reason(error), words.language))
        case _:
            return None
    text = " ".join(": ".join((*getattr(error, "__notes__", ()), text)).split())
    return text if text.endswith((".", "?")) else f"{text}."


def _called(param: click.Parameter) -> str:
    """An option as it is typed, an argument as the help calls it."""
    name = "/".join(param.opts) if isinstance(param, click.Option) else None
    return name or param.human_readable_name
