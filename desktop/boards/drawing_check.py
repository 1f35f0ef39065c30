"""Which drawings the code of a game names, and which of them do not exist."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from itertools import product
from pathlib import Path

from desktop import boards
from desktop.boards import syntax
from engine.base import resources

NAMED = {
    "Picture": 1,
    "Sign": 0,
    "draw": 1,
    "icon": 1,
    "icon_button": 0,
    "icon_pixmap": 0,
    "picture": 0,
    "pixmap": 0,
    "set_icon": 1,
}
"""What draws, and which of its arguments is the name of a drawing."""


def missing(game: str) -> Iterator[str]:
    """Drawings that the game's rooms name and nobody has drawn: `art/coin`, `art/cube_*`."""
    room = boards.room(game)
    own, shared = resources.of_game(game), resources.folder() / "app" / "icons"
    folders = {folder.name for folder in (own / "art").glob("*/")}
    files = sorted(room.rglob("*.py")) if room else ()
    for name in sorted({name for file in files for name in drawn(file, folders)}):
        inside = name.removeprefix(f"{game.replace('-', '_')}/art/")
        if not any((own / "art").glob(f"{inside}.svg")) and not any(shared.glob(f"{name}.svg")):
            yield f"art/{inside}"


def drawn(path: Path, folders: Collection[str]) -> Iterator[str]:
    """The drawings that a file names, where it draws or as `folder/name` of one of these folders.

    `*` stands for what only the running game knows.
    """
    for node in syntax.nodes(path.read_text("utf-8")):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            folder, slash, _ = node.value.partition("/")
            if slash and folder in folders:
                yield node.value + ("*" if node.value.endswith(("_", "/")) else "")
        elif isinstance(node, ast.Call):
            at = NAMED.get(getattr(node.func, "attr", getattr(node.func, "id", "")), len(node.args))
            if at < len(node.args):
                yield from (name for name in _names(node.args[at]) if name.strip("*/"))


def _names(node: ast.expr) -> list[str]:
    match node:
        case ast.Constant(str(name)):
            return [name]
        case ast.IfExp():
            return [*_names(node.body), *_names(node.orelse)]
        case ast.FormattedValue():
            return _names(node.value)
        case ast.JoinedStr():
            return ["".join(parts) for parts in product(*map(_names, node.values))]
    return ["*"]
