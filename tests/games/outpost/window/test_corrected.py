"""Every fact of a table of Outpost can be told otherwise, struck, or put in between, in plain sentences."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.log.steps import first_said
from desktop.table.correcting import Correcting
from desktop.table.questions.picker import Picker
from desktop.table.telling import Telling
from engine.games.outpost.facts import FACTS
from engine.games.outpost.table import FULL
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.agenda import State
from tests.desktop.fixtures import light_and_english
from tests.games.outpost.at_table import at_table, tell_all
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
    said = first_said(match, number, telling.voice)
    assert said.endswith((".", "?", "!")) and "{" not in said and "_" not in said
    page = Correcting(telling)
    page.open(number)
    page.strike.press()
    assert page.following.correction is not None, page.following.wrong
    assert "{" not in page.following.changes.text()
    page.deleteLater()


def test_what_a_later_step_answers_is_not_asked_again(qapp: QApplication) -> None:
    light_and_english(qapp)
    match = at_table(3, extent=FULL)
    seats = ("1", "2", "3")
    colony = [f"factories {it} 4 1 0 0 0; people {it} 5 4 1 0 0 0 0 0 0" for it in seats]
    market = "turn; order 1+2+3; rolled 1; rolled 2; rolled 3"
    chosen = "decided 3 lose:card:2; decided 2 lose:population:1; decided 2 ore"
    tell_all(
        match, f"{market}; {'; '.join(colony)}; turn; lot 1; lot 2; event hull_breach; {chosen}"
    )
    tell_all(match, "decided 1 lose:card:2")
    wrong, right = (
        Fact("decided", ("2", "lose:population:1")),
        Fact("decided", ("2", "lose:card:2")),
    )
    page = Correcting(Telling[State](match))
    page.open(match.lines.index(wrong) + 1)
    page.take(right)
    (later,) = page.following.broken.values()
    assert not page.answer.isVisibleTo(page), "the next one has chosen already"
    later.struck.emit()
    assert page.correct.reason == ""
    page.deleteLater()


def test_an_event_is_found_by_its_name_among_those_it_can_have_been(qapp: QApplication) -> None:
    light_and_english(qapp)
    match = at_table(3)
    tell_all(match, "turn; turn; event strike")
    page = Correcting(Telling[State](match))
    page.open(len(match.lines))
    assert page.fields is not None
    (field,) = page.fields.fields
    assert isinstance(field, Picker)
    listed = [action.text() for action in field.menu.actions()]
    assert listed == sorted(listed, key=str.casefold) and listed[0] == "Assembly Line"
    page.deleteLater()
