"""The calculator agrees with the engine about matches that are over, and takes what a match knows."""

from __future__ import annotations

import json
import random

import pytest

from engine.base import strict_json
from engine.games.outer_earth import calculator, match_form
from engine.games.outer_earth.calculator import Form
from engine.games.outer_earth.components import INDUSTRIES
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.scoring import AT_THE_END
from engine.games.outer_earth.state import OuterEarth, by_industry, counted
from engine.rules.agenda import PUBLIC
from engine.rules.components import Value
from engine.rules.form import put
from engine.rules.scoring import Result
from tests.games.outer_earth import at_table
from tests.games.outer_earth.matches import READINGS, begun, new, play, played
from tests.sweeps import swept

NAMES = ["Ada", "Ben", "Cleo", "Dora"]
PARTS, EACH = 10, 50


def ended(number: int) -> OuterEarth:
    """A random match that is over, of 2, 3 or 4 seats, by one of the readings."""
    rulings = READINGS[number // 3 % len(READINGS)]
    *_, end = play(begun(2 + number % 3, rulings), random.Random(number))
    return end


def off_the_table(state: OuterEarth) -> dict[str, object]:
    """What people count when a match is over, as they write it down."""
    players = []
    for seat, name in enumerate(NAMES[: state.board.seats]):
        tokens = [sum(line[2:]) + 4 * line[3] for line in state.closings if line[0] == seat]
        closed = counted(state.board.planet_industry[planet] for planet in state.portfolio[seat])
        players.append(
            {
                "name": name,
                "vp": state.chips_won[seat] + sum(tokens),
                "stocks": dict(zip(INDUSTRIES, by_industry(state.stocks[seat]), strict=True)),
                "portfolio": dict(zip(INDUSTRIES, closed, strict=True)),
                "developing": [len(state.built[planet]) for planet in state.developing[seat]],
            }
        )
    index = dict(zip(INDUSTRIES, state.index, strict=True))
    return {"stock_index": index, "players": players, "rulings": state.board.setup.rulings}


def settled(document: object) -> Result:
    """What `waypost score` makes of a document."""
    form, wrong = calculator.read(strict_json.decode(json.dumps(document).encode()))
    assert wrong == []
    return calculator.result(form)


@pytest.mark.parametrize("part", swept(range(PARTS), 2))
def test_what_lies_on_the_table_at_the_end_gives_the_engines_own_score(part: int) -> None:
    for number in range(part * EACH, part * EACH + EACH):
        state = ended(number)
        ours, theirs = settled(off_the_table(state)), state.result()
        assert ours.ranking == theirs.ranking, number
        for mine, engines in zip(ours.sheets, theirs.sheets, strict=True):
            for clause in AT_THE_END[:2]:
                lines = [line for line in engines.lines if line.clause == clause]
                assert [line for line in mine.lines if line.clause == clause] == lines
            for clause in AT_THE_END[2:]:
                points = [line.points for line in engines.lines if line.clause == clause]
                assert [line.points for line in mine.lines if line.clause == clause] == points


def test_these_matches_hold_what_a_form_can_hold() -> None:
    """Ties, unfinished planets, three in development, and both readings of what is read two ways."""
    states = [ended(number) for number in range(60)]
    assert any(state.result().ranking.tie_break for state in states)
    assert any(len(planets) == calculator.PLACES for it in states for planets in it.developing)
    assert {it.board.bonus_is_slot for it in states} == {it.board.needs_bought for it in states}
    assert {state.board.seats for state in states} == {2, 3, 4}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_that_is_over_fills_the_whole_form(seats: int) -> None:
    match = played(new(seats), random.Random(seats))
    form = match_form.of(match, PUBLIC)
    read, wrong = calculator.read(calculator.document(form))
    assert (read, wrong) == (form, [])
    result = match.result()
    assert result is not None
    assert calculator.result(form).ranking == result.ranking


def face_down(seats: int) -> OuterEarth:
    """A running match in which somebody has cards face down."""
    for state in play(begun(seats), random.Random(seats)):
        if state.invested[0] and state.invested[1] and state.portfolio[0]:
            return state
    raise AssertionError("nobody invested")


def stocks(form: Form, seat: int) -> list[int | None]:
    return [row[seat] for row in form.stocks]


def test_cards_face_down_leave_the_stocks_blank_for_all_but_their_owner() -> None:
    """OE-3.6"""
    state = face_down(3)
    for viewer in (PUBLIC, 0, 1, 2):
        form = match_form.of_state(state.view(viewer), NAMES[:3])
        for seat in range(3):
            known = seat == viewer or not state.invested[seat]
            there = by_industry([*state.stocks[seat], *state.invested[seat]])
            assert stocks(form, seat) == (there if known else [None] * 3)
        errors = calculator.check(form)
        blank = [error.fields[0][0] for error in errors]
        assert blank == ["stocks"] * sum(row.count(None) for row in form.stocks)
        assert all(error.is_missing for error in errors)


def test_what_lies_face_down_does_not_show_in_the_form_of_the_others() -> None:
    state = face_down(2)
    other = state.clone()
    other.invested = [["card:tertiary-cyan-cyan"] * len(state.invested[0]), *state.invested[1:]]
    assert other.invested != state.invested
    for viewer in (PUBLIC, 1):
        forms = [match_form.of_state(it.view(viewer), NAMES[:2]) for it in (state, other)]
        assert forms[0] == forms[1]


def test_a_running_match_gives_its_vp_portfolios_index_and_planets() -> None:
    state = face_down(2)
    form = match_form.of_state(state.view(PUBLIC), NAMES[:2])
    assert form.vp == state.vp
    assert form.index == state.index
    assert [sum(row[seat] or 0 for row in form.portfolio) for seat in (0, 1)] == [
        len(closed) for closed in state.portfolio
    ]
    assert [calculator.built(form, seat) for seat in (0, 1)] == [
        [len(state.built[planet]) for planet in planets] for planets in state.developing
    ]


def test_the_values_of_a_match_go_along() -> None:
    """Whose planets take more cards may have more on them."""
    planet = {**GAME.values()["planet.01"].value, "slots": 9}
    values = {"planet.01": Value(planet, "entered")}
    state = GAME.new_state(GAME.setup(2, None, None, values, edition="Ours"))
    assert isinstance(state, OuterEarth)
    form = match_form.of_state(state, NAMES[:2])
    assert form.edition is not None
    assert (form.edition.name, form.edition.values) == ("Ours", values)
    assert calculator.used(form)["planet.01"] == values["planet.01"]


# -- from a table ------------------------------------------------------------------------


def test_what_nobody_has_told_at_a_table_stays_blank() -> None:
    match = at_table.in_turns(2)
    at_table.tell(match, "joined")
    assert match_form.of(match, PUBLIC).index == [None] * 3
    at_table.tell(match, "vp 1 12", "closed_planets 1 1 0 2", "stocks 1 primary+tertiary 1")
    form = match_form.of(match, PUBLIC)
    assert form.vp == [12, None]
    assert [row[0] for row in form.portfolio] == [1, 0, 2]
    assert [row[1] for row in form.portfolio] == [None] * 3
    assert stocks(form, 0) == [None] * 3, "one lies face down"
    at_table.tell(match, "stocks 2 secondary+secondary 0", "developing 2 05 none")
    form = match_form.of(match, PUBLIC)
    assert stocks(form, 1) == [0, 2, 0]
    assert calculator.built(form, 1) == [], "nobody has told what lies on it"
    at_table.tell(match, "built 05 primary+secondary")
    assert calculator.built(match_form.of(match, PUBLIC), 1) == [2]


def test_planets_that_were_told_at_a_table_count_as_its_values() -> None:
    """OE-3.4: one of theirs may take more cards than any of ours."""
    match = at_table.at_table(2)
    at_table.tell(match, "planet_card 05 Mud primary 9 primary slot 2 -")
    form = match_form.of(match, PUBLIC)
    assert form.edition is not None
    assert form.edition.values["planet.05"].value["name"] == "Mud"
    shipped = calculator.limits_of(calculator.blank(NAMES[:2]))
    assert shipped.built < calculator.limits_of(form).built
    again, _ = calculator.read(calculator.document(form))
    assert again.edition == form.edition, "a sheet that was kept knows them, too"


def test_a_match_that_ended_at_a_table_fills_a_form_with_the_same_totals() -> None:
    """OE-5.5: VP that were told by hand and planets that nobody named are among them."""
    match = at_table.in_turns(2)
    at_table.tell(match, "vp 1 9", "closed_planets 2 2 0 1", "stocks 2 primary+tertiary+primary 0")
    at_table.tell(match, "developing 1 05 none", "built 05 primary", "invested 1 ?")
    at_table.tell(match, "galaxy 0", "clock 6 turns 0 1", "done 1", "done 2")
    before = match_form.of(match, PUBLIC)
    assert stocks(before, 0) == [None] * 3
    state = at_table.tell(match, "turned_up 1 0 1 0", "settle")
    form = match_form.of(match, PUBLIC)
    assert stocks(form, 0) == [0, 1, 0]
    assert calculator.check(form) == []
    assert [sheet.total for sheet in calculator.result(form).sheets] == state.vp


def test_planets_that_nobody_has_told_are_asked_for_and_count_no_points_until_then() -> None:
    """OE-5.4: that nobody has told of planets is another thing than that there are none."""
    match = at_table.in_turns(2)
    at_table.tell(match, "joined", "developing 1 none none", "vp 1 3", "vp 2 4", "index 0 0 0")
    for seat in (1, 2):
        at_table.tell(match, f"stocks {seat} none 0", f"closed_planets {seat} 0 0 0")
    form = match_form.of(match, PUBLIC)
    assert [error.fields for error in calculator.check(form)] == [(("untold", 1),)]
    assert all(error.is_missing for error in calculator.check(form))
    again, wrong = calculator.read(calculator.document(form))
    assert again == form and [error.fields for error in wrong] == [(("untold", 1),)]
    for field in (("untold", 1), ("developing", 0, 1)):
        told, _ = calculator.read(calculator.document(form))
        put(told, field, 0)
        assert calculator.check(told) == []
        kept, wrong = calculator.read(calculator.document(told))
        assert wrong == [] and kept.untold == {}
        assert calculator.built(kept, 1) == ([] if field[0] == "untold" else [0])
    put(form, ("untold", 1), 2)
    assert calculator.check(form), "how many there are is said below"
