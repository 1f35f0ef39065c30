"""The commands and their options."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import click

from desktop import __version__
from desktop.command_line import language as languages
from desktop.command_line.refusing import drop_output, refuse
from engine.base.errors import Told
from engine.base.plain_text import quoted
from engine.rules.words import LANGUAGES, Words

INTERRUPTED = 130
PIPE_CLOSED = 141
"""As a shell calls a program that SIGPIPE ended."""


def run(arguments: Sequence[str]) -> int:
    """Run a command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal without “−” or a name's letters shows a stand-in instead of failing.
            stream.reconfigure(errors="backslashreplace")
    language = languages.chosen(arguments)
    try:
        words = languages.own(language)
    except Told as error:
        return refuse(error)
    try:
        # Not `main`: that would leave by itself when a pipe is closed.
        group = program(words)
        with group.make_context("waypost", list(arguments)) as context:
            code = group.invoke(context)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.exceptions.Exit as left:
        return left.exit_code
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        drop_output()
        return PIPE_CLOSED
    except (click.ClickException, Told, ValueError, OSError) as error:
        return refuse(error, words)


# -- the commands ----------------------------------------------------------------------


def program(words: Words) -> click.Group:
    """All commands with their help in one language."""
    group = click.Group(
        "waypost",
        callback=_open,
        invoke_without_command=True,
        params=[
            _option(words, "demo", "--demo", metavar="DIR"),
            _language_option(words),
            _version_option(words),
        ],
        help=words.at("help", "waypost"),
        add_help_option=False,
    )
    group.params.append(_help_option(words))
    commands: dict[str, tuple[str, list[click.Parameter]]] = {
        "simulate": ("simulate", _simulate_params(words)),
        "tournament": ("tournament", _tournament_params(words)),
        "replay": ("replay", _replay_params(words)),
        "render": ("render", _render_params(words)),
        "score": (
            "score",
            [
                *(click.Argument(["game"]), click.Argument(["file"])),
                *(_edition_option(words), _json_option(words)),
            ],
        ),
        "deck": (
            "deck",
            [click.Argument(["game"]), click.Argument(["file"]), _json_option(words)],
        ),
        "check-game": ("check_game", [click.Argument(["game"]), _json_option(words)]),
    }
    for name, (module, params) in commands.items():
        group.add_command(
            click.Command(
                name,
                callback=_lazily(module, words.language),
                params=[*params, _language_option(words), _help_option(words)],
                help=words.at("help", name),
                short_help=words.at("help", f"{name}_short"),
                add_help_option=False,
            )
        )
    return group


def _lazily(module: str, language: str) -> Callable[..., object]:
    def call(**arguments: object) -> object:
        command = importlib.import_module(f"desktop.command_line.{module}")
        return command.run(language=language, **arguments)

    return call


def _replay_params(words: Words) -> list[click.Parameter]:
    return [
        click.Argument(["record"]),
        _option(words, "log", "--log", "with_log", is_flag=True),
        _open_option(words),
        _json_option(words),
    ]


def _render_params(words: Words) -> list[click.Parameter]:
    theme = click.Choice(["light", "dark"])
    return [
        click.Argument(["record"]),
        _option(words, "at", "--at", type=Whole(words, least=0)),
        _option(words, "theme", "--theme", type=theme, default="light", show_default=True),
        _option(words, "output", "-o", "--output", required=True, metavar="FILE.png"),
        _open_option(words),
    ]


def _simulate_params(words: Words) -> list[click.Parameter]:
    whole = Whole(words)
    return [
        click.Argument(["game"]),
        _option(words, "players", "--players", type=whole, default=2, show_default=True),
        _option(words, "games", "--games", type=whole, default=100, show_default=True),
        _option(words, "seed", "--seed", default="1", show_default=True),
        _option(words, "bots", "--bots", default="random", show_default=True, metavar="NAME,…"),
        _option(words, "jobs", "--jobs", type=whole, default=1, show_default=True),
        _option(words, "cluster", "--cluster", metavar="ADDRESS"),
        _option(words, "rotate", "--rotate", is_flag=True),
        _option(words, "option", "--option", "options", multiple=True, metavar="NAME=CHOICE"),
        _option(words, "ruling", "--ruling", "rulings", multiple=True, metavar="ID=READING"),
        _edition_option(words),
        _json_option(words),
    ]


def _tournament_params(words: Words) -> list[click.Parameter]:
    whole = Whole(words)
    return [
        click.Argument(["game"]),
        _option(words, "contest", "--bots", required=True, metavar="NAME,…"),
        _option(words, "players", "--seats", type=whole, default=2, show_default=True),
        _option(words, "matches", "--matches", type=whole),
        _option(words, "until_sure", "--until-sure", is_flag=True),
        _option(words, "target", "--target", type=whole, metavar="PERCENT"),
        _option(words, "jobs", "--jobs", type=whole, default=1, show_default=True),
        _option(words, "cluster", "--cluster", metavar="ADDRESS"),
        _option(words, "seed", "--seed", default="1", show_default=True),
        _option(words, "option", "--option", "options", multiple=True, metavar="NAME=CHOICE"),
        _option(words, "ruling", "--ruling", "rulings", multiple=True, metavar="ID=READING"),
        _json_option(words),
    ]


class Whole(click.ParamType):
    """A whole number from 1 up, or from another least one."""

    name = "number"

    def __init__(self, words: Words, least: int = 1) -> None:
        self.words = words
        self.least = least

    def convert(
        self, value: object, param: click.Parameter | None, context: click.Context | None
    ) -> int:
        """The number; a usage error if it is none."""
        text = str(value)
        is_whole = text.isascii() and text.isdigit()
        if not (is_whole and self.least <= int(text[:10]) < 10**9):
            said = self.words.text("usage", "whole", value=quoted(text), least=self.least)
            self.fail(said, param, context)
        return int(text)


def _option(words: Words, help_key: str, *names: str, **settings: Any) -> click.Option:
    return click.Option(list(names), help=words.at("help_options", help_key), **settings)


def _open_option(words: Words) -> click.Option:
    return _option(words, "open", "--open", "open_hands", is_flag=True)


def _edition_option(words: Words) -> click.Option:
    return _option(words, "edition", "--edition", metavar="FILE")


def _json_option(words: Words) -> click.Option:
    return _option(words, "json", "--json", "as_json", is_flag=True)


def _language_option(words: Words) -> click.Option:
    # Found before click runs, because the help itself is in that language.
    choice = click.Choice(LANGUAGES)
    return _option(words, "language", languages.OPTION, type=choice, expose_value=False)


def _help_option(words: Words) -> click.Option:
    def show(context: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            click.echo(context.get_help())
            context.exit()

    return _option(
        words, "help", "--help", is_flag=True, is_eager=True, expose_value=False, callback=show
    )


def _version_option(words: Words) -> click.Option:
    def show(context: click.Context, _: click.Parameter, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            click.echo(f"waypost {__version__}")
            context.exit()

    return _option(
        words,
        "version",
        "--version",
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
    )


def _open(demo: str | None) -> object:
    context = click.get_current_context()
    if context.invoked_subcommand is None:
        from desktop.command_line import opening

        return opening.run(demo)
    if demo is not None:
        _refuse_demo()
    return None


def _refuse_demo() -> NoReturn:
    raise Told("demo_with_command", "--demo opens the window and goes without a command")
