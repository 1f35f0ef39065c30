"""The calculator, filled from a match before its last day's end, agrees with the engine."""

from __future__ import annotations

import json
import random

import pytest

from engine.base import strict_json
from engine.games.red_outpost import calculator, match_form
from engine.games.red_outpost.choices import RULINGS
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY, PUBLIC
from engine.rules.scoring import Result

GAME = games.load("red-outpost")
NAMES = ("Anna", "Ben", "Cleo", "Dana")
PARTS, EACH = 20, 25


def played(number: int, answers: int = 10**6) -> Match:
    """A random match with special cards and readings, at most so many answers long."""
    dice = random.Random(number)
    seats = 2 + number % 3
    rulings = {
        ruling.id: dice.choice(ruling.readings) for ruling in RULINGS if len(ruling.readings) > 1
    }
    setup = GAME.setup(seats, {"special_cards": "on", "locks": "random"}, rulings)
    players = [Player(name) for name in NAMES[:seats]]
    match = Match.new(GAME, setup, players, f"{number:08X}")
    while match.asked != NOBODY and answers:
        legal = match.state.legal_actions()
        match.answer(match.asked, legal[int(dice.random() * len(legal))])
        answers -= 1
    return match


def settled(form: calculator.Form) -> Result:
    """What `waypost score` makes of a form's document."""
    data = json.dumps(calculator.document(form)).encode()
    read, wrong = calculator.read(strict_json.decode(data))
    assert (read, wrong) == (form, [])
    return calculator.result(read)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_form_filled_before_the_last_days_end_gives_the_engines_own_end_score(part: int) -> None:
    for number in range(part * EACH, part * EACH + EACH):
        match = played(number)
        form = match_form.of(match, PUBLIC)
        assert form.days, "moods and discs lie there before the day's end"
        ours, theirs = settled(form), match.state.result()
        assert theirs is not None
        assert ours.ranking == theirs.ranking
        for mine, engines in zip(ours.sheets, theirs.sheets, strict=True):
            day = [line for line in engines.lines if line.params.get("day") == 2]
            assert [line for line in mine.lines if line.params.get("day") == 2] == day
            assert mine.lines[-2:] == engines.lines[-2:]


def test_a_running_match_gives_what_the_days_end_would_give_now() -> None:
    match = played(7, answers=40)
    form = match_form.of(match, PUBLIC)
    assert not match.is_over
    totals = [sheet.total for sheet in settled(form).sheets]
    assert form.vp == list(match.state.returns())
    assert len(totals) == len(match.players)


def state_of(match: Match) -> RedOutpost:
    """The state as the game's."""
    assert isinstance(match.state, RedOutpost)
    return match.state


def test_only_totals_give_the_same_total() -> None:
    match = played(3)
    form = match_form.totals(state_of(match), list(NAMES[: len(match.players)]))
    assert not form.days
    totals = [sheet.total for sheet in settled(form).sheets]
    assert totals == match.state.returns()
