"""Tests press and read what anybody may: no test reaches into a private part."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.paths import CHECKOUT

OWN = ("self", "cls", "os", "sys")
"""Whose private names are one's own, or are all that Python offers."""
OF_TUPLES = ("_asdict", "_fields", "_make", "_replace")


def privates(code: str) -> Iterator[str]:
    """The private names of others that a file reads, writes, imports or patches."""
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.Attribute(ast.Name(owner)) if owner in OWN:
                continue
            case ast.Attribute(attr=name) if is_private(name):
                yield name
            case ast.ImportFrom(names=names):
                yield from (it.name for it in names if is_private(it.name))
            case ast.Call(ast.Attribute(attr="setattr" | "delattr"), [of, ast.Constant(name), *_]):
                if is_private(str(name)) and ast.unparse(of) not in OWN:
                    yield str(name)


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__") and name not in OF_TUPLES


def test_no_test_reaches_into_a_private_part() -> None:
    files = {path: path.read_text("utf-8") for path in (CHECKOUT / "tests").rglob("*.py")}
    reached = {str(path): list(privates(code)) for path, code in files.items()}
    assert {path: names for path, names in reached.items() if names} == {}


def test_every_way_to_reach_into_one_is_seen() -> None:
    code = """
from desktop.look.theme import _ON
page._rows.clear()
monkeypatch.setattr(page, "_rows", [])
monkeypatch.setattr(os, "_exit", print)
self._own, os._exit, info._replace, page.__class__
"""
    assert list(privates(code)) == ["_ON", "_rows", "_rows"]
