"""Every clause of every game has a test that names it, and no code cites one that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import engine.games
from desktop.rules import book
from engine.base import catalogue
from tests.paths import CHECKOUT

CITED = re.compile(r"\b[A-Z]{2}-R?\d+(?:\.\d+)?")


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def clauses_of(game: str) -> list[str]:
    """The clauses and rulings of its rules page."""
    return list(book.load(game).clauses)


def cited(text: str, clauses: list[str]) -> list[str]:
    """What a text cites of the game that has these clauses."""
    return [it for it in CITED.findall(text) if it[:2] == clauses[0][:2]]


def clauses_of_tests(game: str) -> dict[str, list[str]]:
    """The tests whose docstring names a clause before its colon."""
    found: dict[str, list[str]] = {}
    for file in sorted((CHECKOUT / "tests" / "games" / folder_of(game)).rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            if node.name.startswith("test_"):
                named, colon, _ = (ast.get_docstring(node) or "").partition(":")
                for clause in cited(named, clauses_of(game)) if colon else ():
                    found.setdefault(clause, []).append(f"{file.name}::{node.name}")
    return found


@pytest.mark.parametrize("game", catalogue.names())
def test_every_clause_and_ruling_has_a_test_that_names_it(game: str) -> None:
    tested = clauses_of_tests(game)
    assert [clause for clause in clauses_of(game) if clause not in tested] == []


@pytest.mark.parametrize("game", catalogue.names())
def test_no_test_names_a_clause_that_is_not_there(game: str) -> None:
    tested, clauses = clauses_of_tests(game), clauses_of(game)
    assert {clause: tests for clause, tests in tested.items() if clause not in clauses} == {}


@pytest.mark.parametrize("game", catalogue.names())
def test_every_clause_that_the_code_cites_is_there(game: str) -> None:
    clauses = clauses_of(game)
    # Modules cite a section as a whole.
    known = {*clauses, *(clause.partition(".")[0] for clause in clauses)}
    (games,) = engine.games.__path__
    strangers = [
        f"{file.name}: {clause}"
        for file in sorted((Path(games) / folder_of(game)).rglob("*.py"))
        for clause in cited(file.read_text("utf-8"), clauses)
        if clause not in known
    ]
    assert strangers == []
