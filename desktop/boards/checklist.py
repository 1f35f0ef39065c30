"""What a game owes to the house: files, words in both languages, rules, translations, doors."""

from __future__ import annotations

import ast
import importlib
import inspect
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from desktop import boards
from desktop.boards import contract, drawing_check, syntax, wording_check
from desktop.rules import help
from engine.base import catalogue, resources
from engine.base.people import AT_TABLE, PLAY
from engine.match import first_match
from engine.rules import game as games
from engine.rules.game import Game
from engine.rules.words import LANGUAGES, load

MODULES = ("game", "wording")
FILES = ("rules.toml", "emblem.svg", "cover.svg")
PAGES = ("play", "table")
"""A match needs one of these doors."""
DOORS: Mapping[str, type] = {
    "play": contract.Board,
    "table": contract.GameTable,
    "tv": contract.Television,
    "set_up": contract.SetUp,
    "score": contract.ScoreForm,
    "sheet": contract.Course,
}
"""What the class behind each door has to offer."""


class Debt(NamedTuple):
    """Something that is missing: what kind of thing, where, and which."""

    kind: str
    """`file`, `text`, `clause`, `translation`, `door` or `part`."""
    where: str
    what: str


def debts(name: str) -> list[Debt]:
    """Everything that the game of that name owes; `BadSetup` names the games that exist."""
    catalogue.box(name)
    owed = [
        *_modules(name),
        *_files(name),
        *_win(name),
        *_first_match(name),
        *_translations(name),
        *_doors(name),
        *_hooks(name),
    ]
    if not all(catalogue.has_part(name, module) for module in MODULES):
        return owed  # without its rules a game says nothing
    game = games.load(name)
    return [*owed, *_words(game), *_rules(game)]


def _modules(name: str) -> Iterator[Debt]:
    for module in MODULES:
        if not catalogue.has_part(name, module):
            yield Debt("file", f"engine/games/{name.replace('-', '_')}", f"{module}.py")


def _files(name: str) -> Iterator[Debt]:
    folder = resources.of_game(name)
    for file in (*(f"words.{language}.toml" for language in LANGUAGES), *FILES):
        if not (folder / file).is_file():
            yield Debt("file", _resource(name), file)
    if not any((folder / "art").glob("**/*.svg")):
        yield Debt("file", _resource(name), "art")
        return
    for drawing in drawing_check.missing(name):
        yield Debt("file", _resource(name), f"{drawing}.svg")


def _win(name: str) -> Iterator[Debt]:
    for language in LANGUAGES:
        if help.WIN not in (topic.id for topic in help.load(name, language)):
            yield Debt("text", _resource(name, f"help.{language}.toml"), help.WIN)


def _first_match(name: str) -> Iterator[Debt]:
    """What is played on the screen is shown by a prepared match, with a prompt for each step.

    One beside the box may be there, too; then it owes the same.
    """
    levels = [PLAY] if boards.has(name, "play") else []
    if resources.first_match(name, AT_TABLE).is_file():
        levels.append(AT_TABLE)
    for level in levels:
        yield from _prompts(name, level)


def _prompts(name: str, level: str) -> Iterator[Debt]:
    record = resources.first_match(name, level)
    files = [record, *(first_match.script_file(name, language, level) for language in LANGUAGES)]
    if missing := [path.name for path in files if not path.is_file()]:
        yield from (Debt("file", _resource(name), file) for file in missing)
        return
    if not all(catalogue.has_part(name, module) for module in MODULES):
        return
    count = len(first_match.own_lines(first_match.read(name, level)))
    for path, language in zip(files[1:], LANGUAGES, strict=True):
        if (told := first_match.script(name, language, level).steps) != count:
            yield Debt("text", _resource(name, path.name), f"prompt › {told} / {count}")


def _words(game: Game) -> Iterator[Debt]:
    needed = dict.fromkeys(wording_check.needed(game))
    files = {language: f"words.{language}.toml" for language in LANGUAGES}
    there = [
        language
        for language, file in files.items()
        if (resources.of_game(game.name) / file).is_file()
    ]
    spoken = [load(game.name, language) for language in there]
    # Each match is played once, for all languages.
    unsaid = wording_check.unsaid(game, spoken, _brings(game.name))
    for language, words, its in zip(there, spoken, unsaid, strict=True):
        texts = [" › ".join(path) for path in needed if not words.has(*path)]
        missing = [text.removeprefix("no text for ") for text in its]
        for text in dict.fromkeys([*texts, *missing]):
            yield Debt("text", _resource(game.name, files[language]), text)


def _brings(name: str) -> wording_check.type_of_brings | None:
    """How the game tells what answers bring; None without a board, or where its door is shut."""
    try:
        return boards.play(name).brings if boards.has(name, "play") else None
    except (AttributeError, ModuleNotFoundError):
        return None


def _rules(game: Game) -> Iterator[Debt]:
    path = resources.of_game(game.name) / "rules.toml"
    if not path.is_file():
        return
    sections = tomllib.loads(path.read_text("utf-8"))["sections"]
    told = {clause for section in sections for clause in section["clauses"]}
    for clause in sorted(wording_check.clauses(game) - told):
        yield Debt("clause", _resource(game.name, "rules.toml"), clause)
    for language in LANGUAGES:
        file = f"words.{language}.toml"
        if not (resources.of_game(game.name) / file).is_file():
            continue
        words = load(game.name, language)
        paths = [("sections", section["id"], "title") for section in sections]
        paths += [("clauses", clause, part) for clause in told for part in ("title", "text")]
        for text in sorted(paths):
            if not words.has(*text):
                yield Debt("text", _resource(game.name, file), " › ".join(text))


def _translations(name: str) -> Iterator[Debt]:
    room = boards.room(name)
    wanted = {key for path in sorted(room.rglob("*.py")) for key in literals(path)} if room else ()
    ts = resources.of_game(name) / "window_de.ts"
    if not wanted:
        return
    if not ts.is_file() or not ts.with_suffix(".qm").is_file():
        yield Debt("file", _resource(name), "window_de.ts")
        return
    done = {key for key, german in messages(ts).items() if german}
    for context, text in sorted(set(wanted) - done):
        yield Debt("translation", _resource(name, "window_de.ts"), f"{context} › {text}")


def literals(path: Path) -> Iterator[tuple[str, str]]:
    """The contexts and texts of the calls of `translate` in a file."""
    for node in syntax.nodes(path.read_text("utf-8")):
        if isinstance(node, ast.Call) and len(node.args) > 1:
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            context, text = node.args[:2]
            if (
                called == "translate"
                and isinstance(context, ast.Constant)
                and isinstance(text, ast.Constant)
            ):
                yield str(context.value), str(text.value)


def messages(ts: Path) -> dict[tuple[str, str], str]:
    """The German of each context and text of a file of translations; empty where it is not done."""
    found = {}
    for context in ET.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            german = message.find("translation")
            done = german is not None and not german.get("type")
            text = (german.text or "") if german is not None and done else ""
            found[context.findtext("name") or "", message.findtext("source") or ""] = text
    return found


def _doors(name: str) -> Iterator[Debt]:
    if not any(boards.has(name, door) for door in PAGES):
        yield Debt("door", _boards(name), " / ".join(PAGES))
    for door, offered in DOORS.items():
        if not boards.has(name, door):
            continue
        try:
            opened = boards.open_door(name, door)
        except (AttributeError, ModuleNotFoundError) as error:
            yield Debt("door", _boards(name, door), str(error))
            continue
        if isinstance(opened, contract.Play):
            opened = opened.board
        if inspect.isclass(opened):
            for member in sorted(_members(offered) - _offered(opened)):
                yield Debt("part", _boards(name, door), f"{opened.__name__}.{member}")


def _hooks(name: str) -> Iterator[Debt]:
    """What shared rooms leave to a class of the game, and it does not do."""
    room = boards.room(name)
    if room is None:
        return
    for file in sorted(file for door in DOORS for file in (room / door).rglob("*.py")):
        path = _boards(name, file.relative_to(room).as_posix())
        try:
            module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
        except ModuleNotFoundError as error:
            yield Debt("part", path, str(error.name))
            continue
        for made in vars(module).values():
            if inspect.isclass(made) and made.__module__ == module.__name__:
                for hook in left_open(made):
                    yield Debt("part", path, f"{made.__name__}.{hook}")


def left_open(made: type) -> Iterator[str]:
    """What a class leaves to those built on it by raising `NotImplementedError`."""
    if made.__subclasses__():
        return
    # Python's own names tell nothing: 3.14's `__annotate_func__` always names the error.
    for member in (name for name in dir(made) if not name.startswith("__")):
        found = inspect.getattr_static(made, member)
        code = getattr(getattr(found, "fget", found), "__code__", None)
        if code is not None and "NotImplementedError" in code.co_names:
            yield member


def _members(protocol: type) -> set[str]:
    named = {*vars(protocol), *protocol.__annotations__}
    return {name for name in named if not name.startswith("_")}


def _offered(made: type) -> set[str]:
    """What objects of the class have: its own and inherited names, and those given to `self`."""
    found = set(dir(made))
    for each in made.__mro__:
        try:
            source = inspect.getsource(each)
        except (OSError, TypeError):
            continue  # a class of Qt or of Python
        for node in syntax.nodes(dedent(source)):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found.add(node.attr)
    return found


def _resource(name: str, file: str = "") -> str:
    return "/".join(filter(None, ("resources", name.replace("-", "_"), file)))


def _boards(name: str, door: str = "") -> str:
    return "/".join(filter(None, ("desktop/boards", name.replace("-", "_"), door)))
