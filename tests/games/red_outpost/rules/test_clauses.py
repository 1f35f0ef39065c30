"""Every clause of the rules has a test that names it, and no code cites one that is not there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import engine.games.red_outpost

CLAUSES = [
    "RO-1.1",
    "RO-1.2",
    "RO-1.3",
    "RO-1.4",
    "RO-1.5",
    "RO-1.6",
    "RO-1.7",
    "RO-1.8",
    "RO-2.1",
    "RO-2.2",
    "RO-2.3",
    "RO-2.4",
    "RO-2.5",
    "RO-2.6",
    "RO-2.7",
    "RO-2.8",
    "RO-3.1",
    "RO-3.2",
    "RO-3.3",
    "RO-3.4",
    "RO-4.1",
    "RO-4.2",
    "RO-4.3",
    "RO-4.4",
    "RO-4.5",
    "RO-4.6",
    "RO-4.7",
    "RO-4.8",
    "RO-4.9",
    "RO-4.10",
    "RO-4.11",
    "RO-4.12",
    "RO-4.13",
    "RO-5.1",
    "RO-5.2",
    "RO-6.1",
    "RO-6.2",
    "RO-6.3",
    "RO-7.1",
    "RO-7.2",
    "RO-7.3",
    "RO-7.4",
    "RO-7.5",
    "RO-7.6",
    "RO-7.7",
    "RO-7.8",
    "RO-7.9",
    "RO-7.10",
    "RO-7.11",
    "RO-7.12",
    "RO-7.13",
    "RO-7.14",
    "RO-7.15",
    "RO-7.16",
    "RO-7.17",
    "RO-7.18",
    "RO-R1",
    "RO-R2",
    "RO-R3",
    "RO-R4",
    "RO-R5",
    "RO-R6",
    "RO-R7",
    "RO-R8",
    "RO-R9",
    "RO-R10",
    "RO-R11",
    "RO-R12",
    "RO-R13",
    "RO-R14",
    "RO-R15",
    "RO-R16",
    "RO-R17",
    "RO-R18",
]
"""The clauses and rulings of the rules digest."""

SECTIONS = [f"RO-{number}" for number in range(1, 8)]
"""Cited by modules as a whole."""

CITED = re.compile(r"RO-R?\d+(?:\.\d+)?")


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
    folder = Path(engine.games.red_outpost.__file__).parent
    strangers = [
        f"{file.name}: {clause}"
        for file in sorted(folder.rglob("*.py"))
        for clause in CITED.findall(file.read_text("utf-8"))
        if clause not in CLAUSES and clause not in SECTIONS
    ]
    assert strangers == []
