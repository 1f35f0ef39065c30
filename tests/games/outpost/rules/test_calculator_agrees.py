"""The calculator agrees with the engine about matches that are over, and takes what a match knows."""

from __future__ import annotations

import json
import random

import pytest

from engine.base import strict_json
from engine.games.outpost import calculator, match_form
from engine.games.outpost.calculator import WITH_CREW
from engine.games.outpost.components import FACTORIES, FIRST_CREW, UPGRADES
from engine.games.outpost.state import Outpost
from engine.games.outpost.table import EVENTS, FULL, ORDER
from engine.rules.agenda import PUBLIC
from engine.rules.scoring import Result
from tests.games.outpost.at_table import at_table, shown
from tests.games.outpost.matches import READINGS, SETTINGS, begun, new, play, played
from tests.games.outpost.positions import position

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hans", "Ida")
QUICK, ALL = range(20), range(20, 500)


def ended(number: int) -> Outpost:
    """A random match that is over, of 2 to 9 seats, by one of the settings and readings."""
    seats, number_of_rest = 2 + number % 8, number // 8
    settings = SETTINGS[number_of_rest % len(SETTINGS)]
    rulings = READINGS[number_of_rest // len(SETTINGS) % len(READINGS)]
    *_, end = play(begun(seats, settings, rulings), random.Random(number))
    return end


def off_the_table(state: Outpost) -> dict[str, object]:
    """What people count when a match is over, as they write it down: what lies there, and who works."""
    players = []
    for seat, name in enumerate(NAMES[: state.board.seats]):
        people, robots = state.people_at[seat], state.robots_at[seat]
        manned = [own + of_robots for own, of_robots in zip(people, robots, strict=False)]
        players.append(
            {
                "name": name,
                "manned": dict(zip(FACTORIES, manned, strict=True)),
                "upgrades": {
                    upgrade: owned
                    for upgrade, owned in zip(UPGRADES, state.upgrades[seat], strict=True)
                    if owned
                },
                "crewed": dict(zip(WITH_CREW, people[FIRST_CREW:], strict=True)),
            }
        )
    setup = state.board.setup
    return {"preset": setup.options["preset"], "players": players, "rulings": setup.rulings}


def settled(document: object) -> Result:
    """What `waypost score` makes of a document."""
    form, wrong = calculator.read(strict_json.decode(json.dumps(document).encode()))
    assert wrong == []
    return calculator.result(form)


def agrees(number: int) -> None:
    state = ended(number)
    ours, theirs = settled(off_the_table(state)), state.result()
    assert ours.ranking == theirs.ranking, number
    for seat, (mine, engines) in enumerate(zip(ours.sheets, theirs.sheets, strict=True)):
        *points, operators = mine.lines
        assert tuple(points) == engines.lines, number
        at_work = sum(state.people_at[seat]) + sum(state.robots_at[seat])
        assert operators.params == {"n": at_work}, number


def test_what_lies_on_the_table_at_the_end_gives_the_engines_own_score() -> None:
    for number in QUICK:
        agrees(number)


@pytest.mark.thorough
@pytest.mark.parametrize("first", range(ALL.start, ALL.stop, 20))
def test_so_it_does_in_five_hundred_matches(first: int) -> None:
    for number in range(first, first + 20):
        agrees(number)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 5, 9])
def test_a_match_that_is_over_fills_the_whole_form(seats: int) -> None:
    match = played(new(seats), random.Random(seats))
    form = match_form.of(match, PUBLIC)
    read, wrong = calculator.read(calculator.document(form))
    assert (read, wrong) == (form, [])
    result = match.result()
    assert result is not None
    assert calculator.result(form).ranking == result.ranking


def test_a_running_match_fills_in_what_works_and_every_viewer_sees_the_same() -> None:
    """OP-5.1: nothing of it is secret."""
    state = position(
        3,
        upgrades={0: "warehouse moon_base moon_base", 2: "nodule"},
        people_at={0: {"ore": 1, "moon_base": 1}},
        robots_at={0: {"water": 2}},
        hands={1: "ore:3 water:7"},
    )
    forms = [
        match_form.of_state(state.view(viewer), list(NAMES[:3])) for viewer in (PUBLIC, 0, 1, 2)
    ]
    assert forms[1:] == [forms[0]] * 3
    form = forms[0]
    assert [row[0] for row in form.manned] == [1, 2, 0, 0, 0]
    assert [form.upgrades[UPGRADES.index(it)][0] for it in ("warehouse", "moon_base")] == [1, 2]
    assert [row[0] for row in form.crewed] == [None, None, 1]
    assert calculator.check(form) == []
    totals = [sheet.total for sheet in calculator.result(form).sheets]
    assert totals == [state.count_vp(seat) for seat in range(3)]


def test_preset_readings_and_values_come_from_the_match() -> None:
    match = new(2, {"preset": "basic"}, {"OP-R9": "dice"})
    form = match_form.of(match, PUBLIC)
    assert (form.preset, form.rulings["OP-R9"], form.edition) == ("basic", "dice", None)
    assert form.names == ["A", "B"]


def test_a_table_fills_in_what_was_told_and_leaves_the_rest_to_be_counted() -> None:
    told = match_form.of(at_table(3, extent=FULL), PUBLIC)
    assert calculator.check(told) == []
    assert [row[1] for row in told.manned] == [2, 1, 0, 0, 0]
    for extent in (EVENTS, ORDER):
        followed = match_form.of(at_table(3, extent=extent), PUBLIC)
        assert followed == calculator.blank(followed.names), extent
    for marker, missing in (("people.2", True), ("robots.2", True), ("upgrades.2", False)):
        state = shown(at_table(3, extent=FULL)).clone()
        state.forget([marker])
        form = match_form.of_state(state, list(NAMES[:3]))
        fields = {field for error in calculator.check(form) for field in error.fields}
        assert fields == ({("manned", kind, 1) for kind in range(5)} if missing else set()), marker
        assert form.crewed[0][1] is None
