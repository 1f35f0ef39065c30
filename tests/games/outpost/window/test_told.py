"""What is told of a thing on Outpost's board: numbers of one read as well as those of many."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost.play.drawn import told
from desktop.boards.outpost.play.drawn.told import Known
from engine.games.outpost import modifiers
from engine.games.outpost.state import Outpost
from engine.rules.agenda import PUBLIC
from tests.games.outpost.positions import position
from tests.games.outpost.window.board import voice_of


@pytest.fixture(autouse=True)
def words(qapp: QApplication) -> None:
    """Words need a window system."""


def known() -> Known:
    """A colony with a robot at one of two ore factories, as everybody sees it."""
    state: Outpost = position(
        2, upgrades={0: "robots heavy_equipment"}, robots={0: 1}, population={0: 1},
        factories={0: {"ore": 2}}, people_at={0: {"ore": 1}}, robots_at={0: {"ore": 1}},
    )  # fmt: skip
    return Known(state, voice_of(state, PUBLIC))


def test_operators_are_told_by_kind_and_only_where_there_are_some() -> None:
    one = known()
    assert told.works(one, "0:ore")[2] == ["Manned by people: 1", "Manned by robots: 1"]
    one.state.robots_at[0] = [0] * 5
    assert told.works(one, "0:ore")[2] == ["Manned by people: 1", "Without an operator: 1"]
    one.state.people_at[0] = [0] * 8
    assert told.works(one, "0:ore")[2] == ["Without an operator: 2"]


def test_numbers_of_one_read_as_well_as_others() -> None:
    titles = [
        tell(known(), "0")[0].partition(": ")[2] for tell in (told.people, told.robots, told.hand)
    ]
    assert titles == ["People 1, at most 5", "Robots 1, 1 may work", "Cards in hand 0 of 10"]


def test_a_discount_names_each_source_and_its_part_only_where_there_are_several() -> None:
    """OP-3.2."""
    one = known()
    (line,) = [it for it in told.upgrade(one, "outpost")[2] if "less" in it]
    assert line.endswith(" pays 15 less: Heavy Equipment")
    one.state.upgrades[0] = [0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    (line,) = [it for it in told.upgrade(one, "outpost")[2] if "less" in it]
    assert line.endswith(" pays 40 less: Heavy Equipment −30 and Ecoplants −10")


def test_an_event_that_changes_a_payment_is_named_as_an_upgrade_is() -> None:
    """OP-7.1."""
    one = known()
    one.state.event = one.state.board.event_names.index("event:luxury_tax")
    modifiers.add(one.state, 0, "price", "upgrade", 10)
    (line,) = [it for it in told.upgrade(one, "nodule")[2] if " pays " in it]
    assert line.endswith(" pays 5 more: Heavy Equipment −5 and Luxury Tax +10")
    modifiers.add(one.state, modifiers.ALL, "price", "population", -5)
    one.state.event = one.state.board.event_names.index("event:cheap_passage")
    assert told.ware(one, "population")[2][0] == "Price: 5 (Cheap Passage −5)"


@pytest.mark.parametrize("thing", ["buy:ore", "buy:population"])
def test_the_rule_of_what_can_be_bought_is_told_in_large_and_not_in_the_note(thing: str) -> None:
    """OP-4.1, OP-4.2."""
    one = known()
    note, large = told.note_of(one, thing), told.large_of(one, thing)
    assert note is not None and large is not None
    rule = one.voice.words.clause(note.clause)[1]
    assert rule not in note.lines
    assert [it.text for it in large.sections].count(rule) == 1


def test_the_event_deck_says_where_its_cards_are_from() -> None:
    """OP-R12, OP-7.4."""
    _, clause, lines = told.clock(known(), "")
    assert clause == "OP-7.4"
    assert any("made for it" in line for line in lines)


def test_an_event_says_which_of_its_amounts_act_in_this_phase() -> None:
    """OP-7.3."""
    one = known()
    one.state.event_phase = 2
    names = one.state.board.event_names
    one.state.event = names.index("event:audit")
    title, _, lines = told.event(one, "")
    assert (title, lines[1:]) == (
        "Colonial Audit", ["In event phase 2: discard 5 cards; let 6 factories stand idle"]
    )  # fmt: skip
    one.state.event = names.index("event:moonquake")
    one.state.personal_events = [[1, names.index("event:spoiled_stores")]]
    lines = told.event(one, "")[2]
    assert lines[2:] == ["In event phase 2: discard 2 cards"]


def test_a_personal_event_without_effect_is_told_so() -> None:
    """OP-7.9."""
    one = known()
    one.state.personal_events = [[0, one.state.board.event_names.index("event:subsidy")]]
    *_, drawn, effect = told.event(one, "")[2]
    assert ": Subsidy. The last player pays" in drawn
    assert effect == "Subsidy has no effect as a personal event."
