"""How likely seats are to win, and which answers cost most: from what could be seen, and no more."""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from engine.analysis import analysis, estimate, kept
from engine.analysis.analysis import (
    Analysis,
    Asked,
    Look,
    Looked,
    Moment,
    Open,
    Swing,
    questions,
)
from engine.analysis.estimate import Stage, shares, standings
from engine.bots.tree import Found, Tree
from engine.games.outer_earth.actions import END
from engine.match.match import Match
from engine.record import record
from engine.rules import game as games
from engine.rules.agenda import PUBLIC, State
from engine.rules.chance import Sampler
from engine.rules.game import Game
from tests.engine.bots.test_tree import answers, of_match
from tests.games.red_outpost.table import table
from tests.paths import RECORDS

SCORING = [games.load(name) for name in ("red-outpost", "outer-earth", "outpost")]
TELLING = Stage(scale=5.0, brier=0.2, even=0.5, moments=100)
SILENT = TELLING._replace(brier=0.49)


def told_with(monkeypatch: pytest.MonkeyPatch, stage: Stage) -> None:
    """In every stage of every match leads have told so much."""
    table = {(seats, at): stage for seats in range(2, 10) for at in range(10)}
    monkeypatch.setattr(estimate, "stages", lambda game: table)


@pytest.mark.parametrize("game", SCORING, ids=lambda game: game.name)
def test_each_game_has_stages_that_were_measured(game: Game) -> None:
    estimate.stages.cache_clear()
    table = estimate.stages(game.name)
    assert {seats for seats, _ in table} <= set(game.seats)
    assert any(stage.tells for stage in table.values())
    # The nearer the end, the surer: the last stage of two is told.
    assert table[2, max(stage for seats, stage in table if seats == 2)].tells
    states = of_match(game, 2, 7, 5)
    assert {game.stage(it) for it in states} & {stage for seats, stage in table if seats == 2}


@pytest.mark.parametrize("game", SCORING, ids=lambda game: game.name)
def test_how_a_match_ends_was_measured_for_the_fewest_and_the_most(game: Game) -> None:
    """Else nothing would be said of who wins in the very turn that decides it."""
    estimate.stages.cache_clear()
    table = estimate.stages(game.name)
    for seats in (game.seats[0], game.seats[-1]):
        *_, last = answers(game, seats, 7)
        assert table[seats, game.stage(last)].tells


def test_a_game_in_which_nothing_was_measured_tells_no_chance() -> None:
    game = games.load("robinson-crusoe")
    assert estimate.stages(game.name) == {}


@pytest.mark.parametrize("game", SCORING, ids=lambda game: game.name)
def test_chances_are_shares_of_one_win(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    told_with(monkeypatch, TELLING)
    for state in of_match(game, 3, 8, 5):
        chances = estimate.estimate(game, state)
        assert chances is not None and sum(chances) == pytest.approx(1)
        worths = standings(game, state)
        assert chances.index(max(chances)) == worths.index(max(worths))


@pytest.mark.parametrize("game", [it for it in SCORING if it.has_secrets], ids=lambda it: it.name)
def test_nothing_hidden_changes_a_chance(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    told_with(monkeypatch, TELLING)
    for number, state in enumerate(of_match(game, 3, 9, 6)):
        other = state.view(PUBLIC).fill(Sampler(random.Random(number)).pick)
        assert other.text() != state.text()
        assert estimate.estimate(game, other) == estimate.estimate(game, state)


def test_where_leads_have_told_nothing_and_after_the_end_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = SCORING[0]
    state = of_match(game, 2, 3, 3)[1]
    told_with(monkeypatch, SILENT)
    assert estimate.estimate(game, state) is None
    told_with(monkeypatch, TELLING)
    assert estimate.estimate(game, state) is not None
    over = finished("two_greedy_bots_special_cards").state
    assert over.is_terminal and estimate.estimate(game, over) is None


def test_a_lead_is_worth_more_where_the_scale_is_small() -> None:
    assert shares([10, 5, 5], 5)[0] == pytest.approx(0.576, abs=0.001)
    assert shares([10, 5], 1)[0] > shares([10, 5], 5)[0] > shares([10, 5], 50)[0] > 0.5


# -- a match looked at again -------------------------------------------------------------


def finished(stem: str) -> Match:
    """A match that was played to its end."""
    path: Path = next(it for it in RECORDS if it.stem == stem)
    read = record.read(path.read_bytes())
    return Match.resume(read, games.load(read.header.setup.game))


def analysed(match: Match) -> tuple[list[float], Analysis]:
    """How far it said it was, and what came of it."""
    look = Look(match.game, questions(match))
    return list(look), look.found()


def test_a_match_is_looked_at_step_by_step_and_the_same_way_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told_with(monkeypatch, TELLING)
    monkeypatch.setattr(analysis, "SIMULATIONS", 20)
    match = finished("two_greedy_bots_special_cards")
    before = match.text()
    progress, found = analysed(match)
    assert progress == sorted(progress) and progress[0] > 0 and progress[-1] <= 1
    assert [it.number for it in found.moments] == [it.number for it in questions(match)]
    assert len(found.swings) <= 3 and list(found.swings) == sorted(found.swings)
    for swing in found.swings:
        state = match.state_at(swing.number - 1)
        assert state.find(swing.better) in state.legal_actions()
        assert swing.cost >= analysis.LEAST
    assert analysed(match)[1] == found and match.text() == before


@pytest.mark.slow
def test_what_was_stopped_anywhere_is_gone_on_with_from_there_to_the_same_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told_with(monkeypatch, TELLING)
    monkeypatch.setattr(analysis, "SIMULATIONS", 12)
    match = finished("two_greedy_bots_special_cards")
    asked = questions(match)
    whole, found = analysed(match)
    assert found.open is None and found.swings
    assert all(it.is_checked for it in found.swings)
    seen = set[bool]()
    begun: list[int] = []

    def counted(game: Game, state: State) -> list[float] | None:
        begun.append(1)
        return estimate.estimate(game, state)

    monkeypatch.setattr("engine.analysis.analysis.estimate", counted)
    searches = [at for at, done in enumerate(whole) if at and at % 40 == 0]
    for stop in (3, len(asked), *searches[:: len(searches) // 6], len(whole) - 1):
        look = Look(match.game, asked)
        for _ in zip(range(stop), look, strict=False):
            pass
        part = look.found()
        assert part.open is not None and len(part.moments) == min(stop, len(asked))
        assert part.open.has_moments == (stop >= len(asked))
        seen |= {it.is_checked for it in part.swings}
        checked = {it.number for it in part.open.looked if it.is_checked}
        assert [it.is_checked for it in part.swings] == [it.number in checked for it in part.swings]
        assert (
            kept.read(msgspec.json.decode(msgspec.json.encode(kept.written(part, match))), match)
            == part
        )
        begun.clear()
        rest = Look(match.game, asked, part)
        done = list(rest)
        # Nothing is looked at twice but the search that was under way, and a few moments.
        again = len(part.moments[:: -max(1, len(part.moments) // analysis.JUDGED_AGAIN)])
        assert len(begun) == len(asked) - len(part.moments) + again
        assert len(done) <= len(whole) - stop + 3 * 12 and done == sorted(done) and done[-1] <= 1
        assert rest.found() == found
    assert seen == {False, True}, "what was stopped tells both"


def with_moments(match: Match) -> Analysis:
    """What was found when it was stopped before the first search."""
    look = Look(match.game, questions(match))
    for _ in zip(range(len(questions(match))), look, strict=False):
        pass
    return look.found()


def test_moments_that_bots_judge_otherwise_now_are_judged_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told_with(monkeypatch, TELLING)
    match = finished("two_greedy_bots_special_cards")
    game, asked = match.game, questions(match)
    looked = Open((Looked(asked[0].number, None),), has_moments=True)
    part = with_moments(match)._replace(open=looked)
    other = replace(game, evaluate=lambda state, seat: game.evaluate(state, seat)[::-1])
    assert Look(game, asked, part).found() == part
    assert Look(other, asked, part).found() == Analysis((), (), Open())


def test_what_bots_think_of_no_longer_is_searched_again(monkeypatch: pytest.MonkeyPatch) -> None:
    told_with(monkeypatch, TELLING)
    monkeypatch.setattr(analysis, "SIMULATIONS", 8)
    match = finished("two_greedy_bots_special_cards")
    asked, part = questions(match), with_moments(match)
    worst = analysis.falls(match.game, asked, part.moments)
    other = next(it for it in asked if it not in worst)
    swings = [
        Swing(worst[0].number, worst[0].seat, "nowhere", 0.9),
        Swing(other.number, other.seat, other.answer, 0.8),
    ]
    looked = Open(tuple(Looked(it.number, it) for it in swings), has_moments=True)
    look = Look(match.game, asked, part._replace(open=looked))
    assert list(look) and look.found() == analysed(match)[1]


def test_of_each_turn_one_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told_with(monkeypatch, TELLING)
    match = finished("two_greedy_bots_special_cards")

    def found(game: Game, asked: Asked, *_: object) -> Generator[float, None, Swing]:
        yield 0.0
        return Swing(asked.number, asked.seat, asked.answer, 1 / asked.number)

    def held(game: Game, asked: Asked, swing: Swing, _: object) -> Generator[float, None, Swing]:
        yield 0.0
        return swing

    monkeypatch.setattr(analysis, "LOOKED_INTO", 1000)
    monkeypatch.setattr(analysis, "searched", found)
    monkeypatch.setattr(analysis, "checked", held)
    turns = analysis.turns(questions(match))
    look = Look(match.game, questions(match))
    for _ in look:
        told = [turns[it.number] for it in look.found().swings]
        assert len({*told}) == len(told) <= analysis.SWINGS
    assert len(told) == analysis.SWINGS
    worst = sorted(turns)[: analysis.SWINGS]
    assert len({turns[it] for it in worst}) < len(worst), "the worst answers are of one turn"


def test_a_search_is_gone_on_with_simulation_by_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    game = SCORING[2]
    state = of_match(game, 4, 5, 6)[3]
    monkeypatch.setattr(analysis, "SIMULATIONS", 5)
    simulated: list[int] = []
    monkeypatch.setattr(Tree, "simulate", lambda self, times: simulated.append(times))
    monkeypatch.setattr(Tree, "found", lambda self: [Found("", 5, 0.5)])
    asked = Asked(7, state.current_player, str(state.legal_actions()[0]), state)
    told = []
    for done in analysis.searched(game, asked, analysis.Progress(2 * analysis.SEARCH)):
        told.append(done)
        assert simulated == [1] * len(told)
    assert told == sorted(told) and told[-1] == 0.5


def test_chances_fall_until_the_seat_is_asked_after_others() -> None:
    game, first = SCORING[0], table()
    then = first.clone()
    then.take(then.place_of("farmer>palace"))
    assert first.begins_turn and not then.begins_turn
    asked = [(0, first), (0, then), (1, first), (0, first), (0, then)]
    match = [Asked(at, seat, "", state) for at, (seat, state) in enumerate(asked)]
    chances = ((0.5, 0.5), (0.6, 0.4), (0.5, 0.5), (0.3, 0.7), (0.3, 0.7))
    moments = [Moment(at, it) for at, it in enumerate(chances)]
    # The second answer of the turn came after the chances rose, so that they fell more.
    assert [it.number for it in analysis.falls(game, match, moments)] == [1, 0]


def test_an_answer_that_gives_the_win_away_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    told_with(monkeypatch, TELLING)
    game, costs = SCORING[0], []
    for state in of_match(game, 2, 5, 6):
        seat = state.current_player
        actions = game.candidates(state, 64)
        worst = min(actions, key=lambda it: after(game, state, it, seat))
        swing = searched(game, Asked(7, seat, str(worst), state))
        if swing is not None:
            costs.append(swing.cost)
            assert (swing.number, swing.seat) == (7, seat) and swing.better != str(worst)
    assert len(costs) >= 4


def test_an_answer_that_no_bot_would_think_of_is_looked_at_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told_with(monkeypatch, TELLING)
    game = SCORING[1]
    for state in of_match(game, 2, 5, 40):
        view = state.view(state.current_player)
        if END in view.legal_actions() and END not in game.candidates(view, 64):
            break
    asked = Asked(7, state.current_player, END, state)
    swing = searched(game, asked)
    assert swing is not None and swing.better != END and swing.cost > 0.1


def test_an_answer_beside_the_only_one_that_bots_think_of_was_a_choice() -> None:
    game = replace(SCORING[0], candidates=lambda view, limit: view.legal_actions()[:1])
    moments = [Moment(at, (chance, 0.5)) for at, chance in enumerate((0.6, 0.6, 0.3))]
    thought_of, other = map(str, table().legal_actions()[:2])
    for answer, found in ((thought_of, []), (other, [0])):
        match = [Asked(at, seat, answer, table()) for at, seat in enumerate((0, 1, 0))]
        assert [it.number for it in analysis.falls(game, match, moments)] == found


def test_what_a_longer_search_does_not_find_better_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = SCORING[0]
    state = of_match(game, 2, 5, 6)[0]
    better, given = game.candidates(state, 64)[:2]
    asked = Asked(7, state.current_player, str(given), state)
    swing = Swing(7, asked.seat, str(better), 0.1)
    simulated: list[int] = []
    monkeypatch.setattr(Tree, "simulate", lambda self, times: simulated.append(times))
    told = []
    for share in (0.51, 0.75):
        found = [Found(better, 5, share), Found(given, 5, 0.5)]
        monkeypatch.setattr(Tree, "found", lambda self, found=found: found)
        told.append(result(analysis.checked(game, asked, swing, analysis.Progress(100))))
    assert told == [None, swing._replace(cost=0.25)]
    assert len(simulated) == 2 * analysis.LONGER * analysis.SIMULATIONS


def searched(game: Game, asked: Asked) -> Swing | None:
    """What the search finds, which is gone on with to its end."""
    return result(analysis.searched(game, asked, analysis.Progress(analysis.SEARCH)))


def result(steps: Generator[float, None, Swing | None]) -> Swing | None:
    """What comes of these steps."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            assert end.value is None or isinstance(end.value, Swing)
            return end.value


def after(game: Game, state: State, action: object, seat: int) -> float:
    """What the seat's lead is worth once that was answered."""
    reached = state.clone()
    reached.apply(action)
    worths = game.worth(reached)
    return worths[seat] - worths[1 - seat]
