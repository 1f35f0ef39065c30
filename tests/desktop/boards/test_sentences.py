"""What answers are said to bring: for every game, in both languages, and with nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.boards.sentences import answer, sentences, shared
from desktop.look import translate
from desktop.look.voice import Voice
from desktop.match.hint_rows import rows
from engine.bots import greedy
from engine.bots.hints import Hint, compared, hints, reasons
from engine.rules import game as games
from engine.rules.agenda import PUBLIC, State
from engine.rules.chance import Sampler
from engine.rules.game import Game
from engine.rules.words import load
from tests.engine.bots.test_hints import GAMES, of_match, questions
from tests.games.outpost.window.test_play import asked as asked_first
from tests.games.red_outpost.table import table

PEOPLE = ("Anna", "Ben", "Cleo")
MOST_OF_A_QUESTION = 25


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English after it."""
    yield
    translate.install(qapp, "en")


def voice_of(game: Game, seat: int, language: str = "en") -> Voice:
    """The words of a seat."""
    return Voice(load(game.name, language), PEOPLE, game.colours[:3], seat)


def told(game: Game, view: State, found: Sequence[Hint], language: str = "en") -> list[list[str]]:
    """The sentences of hints to whoever is asked."""
    voice = voice_of(game, view.current_player, language)
    return sentences(view, found, voice, boards.play(game.name))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_hints_say_what_they_bring_and_none_says_it_twice(
    qapp: QApplication, game: Game, language: str
) -> None:
    translate.install(qapp, language)
    said, all_of_them = 0, 0
    for state in of_match(game, 3, 4, 12):
        view = state.view(state.current_player)
        found = hints(game, view, random.Random(1), simulations=12)
        voice = voice_of(game, view.current_player, language)
        for hint, own in zip(found, told(game, view, found, language), strict=True):
            assert len({*own}) == len(own) and all(it.endswith(".") for it in own)
            assert not any("{" in it or ".." in it for it in own)
            assert answer(view, hint, voice, boards.play(game.name))
            said += bool(own)
        all_of_them += len(found)
    assert said > all_of_them * 0.8


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_hint_is_empty_whatever_is_asked(qapp: QApplication, game: Game, language: str) -> None:
    translate.install(qapp, language)
    rng, asked = random.Random(1), Counter[str]()
    for seats, seed in ((2, 0), (3, 1), (3, 2)):
        for state in questions(game, seats, seed):
            assert state.question is not None
            asked[state.question.name] += 1
            if asked[state.question.name] > MOST_OF_A_QUESTION:
                continue
            view = state.view(state.current_player)
            actions = game.candidates(view, 64)
            some = rng.sample(range(len(actions)), min(len(actions), 4))
            found = compared(game, view, [[actions[it]] for it in some])
            for hint, own in zip(found, told(game, view, found, language), strict=True):
                assert own, (state.question.name, hint.answers)
    assert len(asked) > 5


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_all_hints_bring_parts_none_from_another(game: Game) -> None:
    for state in of_match(game, 3, 6, 10):
        view = state.view(state.current_player)
        actions = game.candidates(view, 64)[:3]
        own = told(game, view, compared(game, view, [[it] for it in actions]))
        shared = set(own[0]).intersection(*own[1:]) if len(own) > 1 else set()
        # Where one of them has nothing else, it tells that.
        assert not shared or any({*it} <= shared for it in own)


def test_what_scores_or_weighs_and_comes_with_all_hints_is_told_of_all() -> None:
    game = games.load("red-outpost")
    state = table(warehouse=[0, 0, 0, 2], at={"miner": "lake"})
    ways = [f"{worker}>labor_camp" for worker in ("shepherd", "farmer", "commissar")]
    found = compared(game, state, [[state.find(it)] for it in ways])
    voice, board = voice_of(game, state.current_player), boards.play(game.name)
    exports = f"Anna exports fish to field 1: +{state.next_export(3)} VP."
    cubes = "Anna produces 1 grain, 1 wool and 1 fish."
    assert shared(state, found, voice, board) == [exports, cubes]
    assert not shared(state, found[:1], voice, board)
    first, *_ = made = list(rows(state, found, voice, board, ways))
    assert f"{exports} {cubes}" in first.text and first.value is None
    assert len(made) == 7
    assert not any(it in row.text for row in made[1:] for it in (exports, cubes))


def test_numbers_that_are_chosen_together_are_told_together() -> None:
    game, view = games.load("outpost"), asked_first(2, "place_operators")
    voice, board = voice_of(game, view.current_player), boards.play(game.name)
    told = [answer(view, Hint((str(it),)), voice, board) for it in view.legal_actions()]
    assert told == [
        "Ore factories: 3, Water factories: 1",
        "Ore factories: 2, Water factories: 2",
    ]


def test_what_an_answer_costs_is_told_in_a_hint_and_is_no_reason_for_it() -> None:
    game = games.load("red-outpost")
    state = table()
    found = reasons(game, state, state.find("commissar>labor_camp"))
    voice, board = voice_of(game, PUBLIC), boards.play(game.name)
    cost = "Anna then leads on the Commissar’s portrait, mood −2."
    assert cost in sentences(state, found, voice, board)[0]
    assert cost not in sentences(state, found, voice, board, is_reason=True)[0]
    # What was produced stands in the log.
    assert not any(
        "produces" in it for it in sentences(state, found, voice, board, is_reason=True)[0]
    )


def test_a_hint_of_which_nothing_is_sure_tells_what_decides() -> None:
    game = games.load("red-outpost")
    state = table(discs={"commissar": (1, 0)})
    ways = [f"commissar>{place}" for place in ("spaceship", "pasture")]
    found = compared(game, state, [[state.find(it)] for it in ways])
    voice, board = voice_of(game, state.current_player), boards.play(game.name)
    known = shared(state, found, voice, board)
    assert sentences(state, found, voice, board, known)[0] == ["A card decides."]


@pytest.mark.parametrize("game", [it for it in GAMES if it.has_secrets], ids=lambda it: it.name)
def test_no_sentence_hangs_on_what_the_seat_cannot_know(game: Game) -> None:
    exchanged = 0
    for number, state in enumerate(of_match(game, 3, 7, 8)):
        seat = state.current_player
        other = state.view(seat).fill(Sampler(random.Random(number)).pick)
        exchanged += other.text() != state.text()
        views = (state.view(seat), other.view(seat))
        found = [hints(game, view, random.Random(1), simulations=12) for view in views]
        assert found[0] == found[1]
        assert told(game, views[0], found[0]) == told(game, views[1], found[1])
    assert exchanged


@pytest.mark.parametrize("game", [it for it in GAMES if it.has_secrets], ids=lambda it: it.name)
def test_a_reason_for_all_to_read_hangs_on_nothing_that_is_hidden(game: Game) -> None:
    given = 0
    for number, state in enumerate(of_match(game, 3, 11, 60)):
        seat = state.current_player
        action = game.candidates(state.view(seat), 64)[0]
        found = reasons(game, state.view(seat), action)
        assert not found or not (state.is_private or state.may_peek)
        if not found:
            continue
        given += 1
        other = state.view(PUBLIC).fill(Sampler(random.Random(number)).pick)
        if action not in other.view(seat).legal_actions():
            continue
        assert reasons(game, other.view(seat), action) == found
        publics = (state.view(PUBLIC), other.view(PUBLIC))
        said = [
            sentences(view, found, voice_of(game, PUBLIC), boards.play(game.name))
            for view in publics
        ]
        assert said[0] == said[1]
    assert given


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_bots_reason_says_what_the_log_does_not_and_what_it_keeps_from_the_next_seat(
    qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    game = games.load("red-outpost")
    said_at, kept = 0, 0
    for state in questions(game, 2, 1):
        action = greedy.choice(game, state, random.Random(1))
        found = reasons(game, state, action)
        after = state.clone()
        after.events = []
        after.apply(action)
        voice = voice_of(game, PUBLIC, language)
        known = [voice.event(event) for event in after.events]
        said = sentences(state, found, voice, boards.play(game.name), known)[0]
        assert not {*said} & {*known}
        said_at += bool(said)
        kept += bool(found[0].denies)
    assert said_at > 30 and kept
