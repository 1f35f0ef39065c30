"""Every fact of a table of Outpost can be told otherwise, struck, or put in between, in plain sentences."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.table.correcting import Correcting
from desktop.table.following import said_on
from desktop.table.telling import Telling
from engine.games.outpost.facts import FACTS
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.agenda import State
from tests.desktop.fixtures import light_and_english
from tests.games.outpost.at_table import tell_all
from tests.games.outpost.facts.test_each_fact import DONE, begun


def one_of_each() -> dict[str, tuple[str, str]]:
    """The shortest beginning of a case in which each fact is the last one told."""
    found: dict[str, tuple[str, str]] = {}
    for extent, facts, _ in DONE:
        told = [each.strip() for each in facts.split(";")]
        for at, last in enumerate(told):
            name, begins = last.split()[0], "; ".join(told[: at + 1])
            if name not in found or len(begins) < len(found[name][1]):
                found[name] = (extent, begins)
    return found


CASES = one_of_each()


def test_each_fact_is_the_last_of_a_case() -> None:
    assert CASES.keys() == FACTS.keys()


@pytest.mark.parametrize("name", CASES)
def test_a_fact_can_be_told_otherwise_and_struck(qapp: QApplication, name: str) -> None:
    light_and_english(qapp)
    extent, facts = CASES[name]
    match: Match = begun(extent)
    tell_all(match, facts)
    number = max(at for at, line in enumerate(match.lines, 1) if isinstance(line, Fact))
    telling: Telling[State] = Telling(match)
    said = said_on(telling, number, 1)
    assert said.endswith((".", "?", "!")) and "{" not in said and "_" not in said
    page = Correcting(telling)
    page.open(number)
    page.strike.press()
    assert page.following.correction is not None, page.following.wrong
    assert "{" not in page.following.changes.text()
    page.deleteLater()
