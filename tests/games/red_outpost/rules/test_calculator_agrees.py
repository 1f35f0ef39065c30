"""The calculator, filled from a match before its last day's end, agrees with the engine."""

from __future__ import annotations

import json
import random

import pytest

from engine.base import strict_json
from engine.games.red_outpost import calculator, match_form, rules
from engine.games.red_outpost.choices import RULINGS
from engine.games.red_outpost.components import MINER, WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.record.lines import Answer, Chance
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY, PUBLIC, State
from engine.rules.form import put
from engine.rules.scoring import Result
from tests.games.red_outpost.at_table import at_table, tell
from tests.sweeps import swept

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


@pytest.mark.parametrize("part", swept(range(PARTS), 4))
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


def test_a_match_that_ended_at_a_table_is_counted_as_it_lay_before_its_last_days_end() -> None:
    """A card that the app drew in the middle of it is the last line that is not told."""
    match = at_table(2)
    told = "clock 2 forenoon 0 1", "moved 1 fisherman lake portrait all", "app_lake 1 caught"
    tell(match, *told, "done 1", "clock 2 evening 2 1", "vp 1 31", "vp 2 32", "palace 2 1")
    state = tell(
        match, "mood_at miner 5", "mood_at farmer -2", "discs miner 1 3", "discs farmer 2 4"
    )
    tell(match, "settle")
    form = match_form.of(match, PUBLIC)
    assert form.vp == [31, 32] and form.days[0].moods[MINER] == 5
    totals = [sheet.total for sheet in settled(form).sheets]
    assert totals == match.state.returns() != state.vp


def test_what_nobody_has_told_at_a_table_is_asked_for() -> None:
    """RO-5.1: whoever lies on a portrait of which nothing has been told is not nobody."""
    match = at_table(2, cards="on")
    tell(match, "place_card 1 palace", "produced 1 coal 2", "done 1", "produced 2 coal 1")
    tell(match, "done 2", "vp 1 31", "discs miner 1 2", "discs miner 2 0", "gifts miner 1 0")
    form = match_form.of(match, PUBLIC)
    blank = [None] * len(WORKERS)
    assert form.vp == [31, 8] and form.days[0].moods == blank and form.giver == 0
    assert form.days[0].discs[MINER] == [2, 0], "told since"
    others = [worker for worker in range(len(WORKERS)) if worker != MINER]
    discs = {("days", 0, "discs", worker, seat) for worker in others for seat in (0, 1)}
    asked = discs | {("gifts", worker) for worker in others}
    for each in (form, calculator.read(calculator.document(form))[0]):
        wrong = calculator.check(each)
        assert {field for it in wrong if it.is_missing for field in it.fields} == asked
        mood = [it.name for it in wrong if not it.is_missing]
        assert mood == ["red-outpost.form.no_mood"], "the Miner's, of what is known"
    form.days[0].moods[MINER] = 5
    for kind, *at in asked:
        put(form, (kind, *at), 0)
    assert calculator.check(form) == []
    assert [sheet.total for sheet in calculator.result(form).sheets] == [36, 8]
    tell(match, "joined", "vp 1 31")
    form = match_form.of(match, PUBLIC)
    assert (form.vp, form.crystals, form.palace) == ([31, None], [None] * 2, [None] * 2)


def before(match: Match, number: int) -> RedOutpost:
    """The table before the end of the day that was played with this line."""
    state = match.state_at(number - 1).clone()
    assert isinstance(state, RedOutpost) and state.agenda[0][0] is rules.day_ends
    state.agenda.insert(1, rules.settling())
    line = match.entry(number).line
    assert isinstance(line, Answer | Chance)
    for told in line.choices if isinstance(line, Answer) else line.outcomes:
        state.take(state.place_of(told))
    return state


def by_its_labels(match: Match) -> calculator.Form:
    """What people read off the table at the end of both days."""
    seats = range(len(match.players))
    played = [entry.number for entry in match.log() if isinstance(entry.line, Answer | Chance)]
    number = next(at for at in played if as_game(match.state_at(at)).day == calculator.LAST_DAY)
    first, second = before(match, number), before(match, played[-1])
    after = match.state_at(number)
    form = calculator.blank(NAMES[: len(seats)], 2)
    form.vp = list(first.vp)
    form.gained = [second.vp[seat] - as_game(after).vp[seat] for seat in seats]
    form.crystals, form.palace = list(second.crystals), list(second.palace)
    form.rulings |= as_game(after).board.setup.rulings
    for day, state in zip(form.days, (first, second), strict=True):
        day.moods = [state.board.mood_track[mood] for mood in state.mood]
        day.discs = [[state.discs_on(at, seat) for seat in seats] for at in range(len(WORKERS))]
    for kind, state in zip(("gifts_before", "gifts"), (first, second), strict=True):
        for seat in seats:
            if any(lying := state.gifts[seat :: len(seats)]):
                form.giver = seat
                setattr(form, kind, [count or None for count in lying])
    return form


@pytest.mark.parametrize("part", swept(range(PARTS), 4))
def test_both_days_of_a_real_match_read_off_the_table_give_its_end_score(part: int) -> None:
    for number in range(part * 5, part * 5 + 5):
        match = played(number)
        form = by_its_labels(match)
        ours, theirs = settled(form), match.state.result()
        assert theirs is not None
        assert ours.ranking == theirs.ranking
        for mine, engines in zip(ours.sheets, theirs.sheets, strict=True):
            portraits = [line for line in engines.lines if "day" in line.params]
            assert [line for line in mine.lines if "day" in line.params] == portraits
            assert mine.lines[-2:] == engines.lines[-2:]


def test_what_a_day_holds_is_told_by_some_of_these_matches() -> None:
    forms = [by_its_labels(played(number)) for number in range(20)]
    assert any(any(form.gained) for form in forms)
    assert any(any(form.gifts_before) for form in forms) and any(any(form.gifts) for form in forms)


def test_a_running_match_gives_what_the_days_end_would_give_now() -> None:
    match = played(7, answers=40)
    form = match_form.of(match, PUBLIC)
    assert not match.is_over
    totals = [sheet.total for sheet in settled(form).sheets]
    assert form.vp == list(match.state.returns())
    assert len(totals) == len(match.players)


def as_game(state: State) -> RedOutpost:
    """The state as the game's."""
    assert isinstance(state, RedOutpost)
    return state


def test_only_totals_give_the_same_total() -> None:
    match = played(3)
    form = match_form.totals(as_game(match.state), list(NAMES[: len(match.players)]))
    assert not form.days
    totals = [sheet.total for sheet in settled(form).sheets]
    assert totals == match.state.returns()
