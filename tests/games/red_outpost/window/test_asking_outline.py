"""The pages that ask what lies on the table lie as they were agreed upon, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.table.day_end.page import DayEnd
from desktop.boards.red_outpost.table.our_table.page import OurTable
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.red_outpost.table import AtTable
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.games.red_outpost.at_table import at_table, tell

EVENING = "clock 1 evening 3 1"
LAST = "clock 2 evening 3 1"
MINER = ("mood_at miner -2", "discs miner 2 2")
COMMISSAR = ("mood_at commissar 4", "discs commissar 1 2", "discs commissar 2 2")
POINTS = ("vp 1 20", "vp 2 20", "vp 3 20")
CARDS = ("cards", "place_card 2 palace", "place_card 1 administration", "worker_card 3 miner")

OUR_TABLE: Sequence[tuple[Sequence[str], Sequence[str]]] = (
    (("joined",), ("clock",)),
    (("joining", "joined"), ("clock",)),
    (("joining", "joined"), ("people",)),
    ((EVENING,), ("clock",)),
    (("crystals 1 20",), ("people", "seat2 crystals 6")),
    (("crystals 1 2",), ("people", "seat1 vp 31", "seat1 crystals 3")),
    (("joined",), ("goods",)),
    (("warehouse wool 2", "exported coal 1"), ("goods",)),
    (("joined",), ("decks",)),
    (("lake_discards 1 1 0", "ship_discards 1 0 0 1 0 0 0"), ("decks",)),
    (("joined",), ("portraits",)),
    ((*MINER, *COMMISSAR), ("portraits",)),
    (("joined",), ("workers",)),
    (("at miner mine", "stands miner lying"), ("workers",)),
    (("joined", "at miner mine", "at farmer mine"), ("workers",)),
    (("random",), ("locks",)),
    (("random",), ("locks", "textmorning 0 lake", "textmorning 1 mine")),
    (("random", "locks lake mine palace pasture warehouse cornfield"), ("locks",)),
    (("random", "joining", "joined"), ("locks",)),
    (CARDS, ("cards",)),
    (("cards", "joined"), ("cards",)),
    ((*CARDS, "joined"), ("people",)),
)
"""What was told, and then the group that is shown and what is entered there."""
DAY_END: Sequence[tuple[Sequence[str], Sequence[str]]] = (
    ((EVENING, *MINER, *COMMISSAR), ("commissar",)),
    ((EVENING, *MINER, *COMMISSAR), ("miner",)),
    ((EVENING, "vp 2 1", *MINER), ("miner",)),
    ((EVENING, "vp 2 1", *MINER), ("summary",)),
    ((EVENING, *MINER), ("summary", "next")),
    ((LAST, *MINER), ("summary",)),
    ((EVENING,), ("farmer",)),
    ((EVENING, "discs miner 2 6", "mood_at miner 1"), ("farmer", "discs_2 2")),
    ((EVENING, *MINER), ("miner", "discs_1 1")),
    (("joined", LAST), ("points",)),
    (("joined", LAST), ("points", "vp_1 21")),
    (("joined", LAST), ("shepherd",)),
    (("joined", LAST, *POINTS), ("crystals",)),
    (("joined", LAST, *POINTS, "crystals 1 20"), ("crystals", "crystals_2 9")),
    (("joined", LAST), ("summary",)),
    (("joined", EVENING, *POINTS, "mood_at shepherd 2", "discs shepherd 1 1"), ("shepherd",)),
    ((*CARDS, EVENING, *MINER, "discs miner 1 2"), ("miner",)),
    ((*CARDS, EVENING, *MINER, "discs miner 1 2"), ("miner", "gifts_2 1")),
    ((*CARDS, "joined", EVENING, *POINTS, "discs miner 1 2"), ("miner",)),
    (("two", "clock 1 evening 2 1"), ("summary",)),
    (("four", "clock 1 evening 4 1", *MINER), ("miner",)),
)
SET_UPS = ("joining", "cards", "random", "two", "four")


def telling_of(steps: Sequence[str]) -> Telling[AtTable]:
    """A match at a table of which that was told."""
    seats = 2 if "two" in steps else 4 if "four" in steps else 3
    cards = "on" if "cards" in steps else "off"
    match = at_table(seats, cards=cards, locks="random" if "random" in steps else "beginners")
    tell(match, *(step for step in steps if step not in SET_UPS))
    return Telling(match)


def our_table(steps: Sequence[str], then: Sequence[str]) -> QWidget:
    """The page of what our table shows, at a group, and what is entered there."""
    page = OurTable(telling_of(steps), "joining" in steps)
    group, *entered = then
    page.go(group)
    for line in entered:
        row, key, word = line.split()
        assert page.rows is not None
        field = page.rows.fields[row, key]
        field.wanted.emit(int(word) if isinstance(field, NumberField) else word)
    return page


def day_end(steps: Sequence[str], then: Sequence[str]) -> QWidget:
    """The page of the day's end, at a step, and what is entered there."""
    page = DayEnd(telling_of(steps))
    step, *entered = then
    page.go(step)
    for line in entered:
        if line == "next":
            page.verbs.next.press()
        else:
            name, word = line.split()
            field = page.steps[step].findChild(NumberField, name)
            assert field is not None
            field.wanted.emit(int(word))
    return page


@pytest.mark.parametrize(
    ("name", "make", "states"),
    [("asking-our-table", our_table, OUR_TABLE), ("asking-day-end", day_end, DAY_END)],
    ids=["our table", "day's end"],
)
def test_a_page_that_asks_for_the_table_lies_as_it_was_agreed_upon_step_by_step(
    qapp: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    make: Callable[[Sequence[str], Sequence[str]], QWidget],
    states: Sequence[tuple[Sequence[str], Sequence[str]]],
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def shown() -> Iterator[tuple[str, QWidget]]:
        for steps, then in states:
            page = make(steps, then)
            qtbot.addWidget(page)
            page.resize(1600, 1000)
            page.show()
            yield ", ".join((*steps, "", *then)), page
            page.close()

    assert not (found := changed(name, shown(), strokes)), "\n".join(found)
