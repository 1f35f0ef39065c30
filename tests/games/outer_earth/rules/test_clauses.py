"""Every clause of the rules has a test that names it, and no code cites one that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import engine.games.outer_earth

LAST = {1: 4, 2: 6, 3: 11, 4: 3, 5: 5}
"""The last clause of each section."""
CLAUSES = (
    *(f"OE-{section}.{number}" for section, last in LAST.items() for number in range(1, last + 1)),
    *(f"OE-R{number}" for number in range(1, 22)),
)
SECTIONS = tuple(f"OE-{section}" for section in LAST)
"""Cited by modules as a whole."""

CITED = re.compile(r"OE-R?\d+(?:\.\d+)?")


def clauses_of_tests() -> dict[str, list[str]]:
    """The tests whose docstring names a clause before its colon."""
    found: dict[str, list[str]] = {}
    for file in sorted(Path(__file__).parents[1].rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named, colon, _ = (ast.get_docstring(node) or "").partition(":")
                for clause in CITED.findall(named) if colon else ():
                    found.setdefault(clause, []).append(f"{file.name}::{node.name}")
    return found


def test_every_clause_and_ruling_has_a_test_that_names_it() -> None:
    tested = clauses_of_tests()
    assert [clause for clause in CLAUSES if clause not in tested] == []


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert {
        clause: tests for clause, tests in clauses_of_tests().items() if clause not in CLAUSES
    } == {}


def test_every_clause_that_the_code_cites_is_there() -> None:
    folder = Path(engine.games.outer_earth.__file__).parent
    strangers = [
        f"{file.name}: {clause}"
        for file in sorted(folder.rglob("*.py"))
        for clause in CITED.findall(file.read_text("utf-8"))
        if clause not in CLAUSES and clause not in SECTIONS
    ]
    assert strangers == []
