"""Every question of Outer Earth is answered on the page by the mouse alone, and by the keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.shell.window import Window
from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.components import EFFECTS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.record.record import Player
from engine.rules.agenda import DECISION
from tests.desktop.fixtures import Until, light_and_english
from tests.games.outer_earth.matches import SEED
from tests.games.outer_earth.positions import (
    answer,
    ask,
    asked,
    draw_on,
    face,
    invest,
    noted,
    place,
    position,
    take,
)
from tests.games.outer_earth.window.answering import by_board, by_list, play, type_of_way

pytestmark = pytest.mark.dressed(False)

WAYS = [by_board, by_list]


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot, thinking: Thinking) -> Iterator[MatchPage]:
    """The page of a match of Anna and a bot."""
    light_and_english(qapp)
    match = Match.new(GAME, GAME.setup(2), [Player("Anna"), Player("Ben", "bot:random")], SEED)
    made = MatchPage(match, "Friday", thinking, lambda: 0)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    made.activateWindow()
    assert QTest.qWaitForWindowActive(made)
    yield made


def answered(page: MatchPage, state: OuterEarth, way: type_of_way, wanted: str) -> tuple[str, ...]:
    """What the page gives when that is answered in that way, where that position is open."""
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    page.match.history.now.state = state
    page.refresh()
    way(page, wanted)
    assert len(said) == 1, f"{asked(state)}: {wanted} is given {len(said)} times"
    return said[0]


def in_turn() -> OuterEarth:
    """Seat 0 has cards, two planets, one of them begun, and three action points."""
    state = position(
        hands={0: "Pca Sam Tmc"},
        developing={0: ["01", "09"]},
        built={"01": "Pac"},
        open_cards="Pcc Saa Tmm",
        discard="Pmm",
        ap=3,
        free_places=1,
    )
    return ask(state, turn.turn(0))


def bidding(*texts: str) -> OuterEarth:
    """Both want a planet; after these answers."""
    state = position(hands={0: "Pca Sam", 1: "Pca Sam"}, row={"07": 2})
    return answer(ask(state, auction.offer(6)), *texts)


POSITIONS = {
    "paddle": (bidding, ("yes", "no")),
    "first_card": (lambda: bidding("yes", "yes"), (face("Pca"), face("Sam"))),
    "add_or_pass": (
        lambda: bidding("yes", "yes", face("Pca"), face("Pca")),
        ("add", "pass"),
    ),
    "turn": (in_turn, ("draw", "refresh", "end", "remove:01", take("Saa"), place("01", "Pca"), place("09", "Sam"), invest("Tmc"))),
    "turn_goes_on": (lambda: answer(in_turn(), invest("Tmc")), ("draw", place("01", "Pca"), "end")),
}  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_a_question_takes_each_of_its_answers(page: MatchPage, way: type_of_way) -> None:
    for question, (make, answers) in POSITIONS.items():
        assert asked(make()) == (question, 0)
        for wanted in answers:
            assert answered(page, make(), way, wanted) == (wanted,), question


@pytest.mark.parametrize("way", WAYS)
def test_one_of_the_new_open_cards_is_taken(page: MatchPage, way: type_of_way) -> None:
    state = draw_on(answer(in_turn(), "refresh"))
    wanted = str(state.legal_actions()[1])
    assert asked(state) == ("take_new", 0) and answered(page, state, way, wanted) == (wanted,)


@pytest.mark.parametrize("way", WAYS)
def test_cards_are_added_to_a_bid(page: MatchPage, way: type_of_way) -> None:
    state = position(hands={0: "Pca Sam Tmc", 1: "Pca"}, row={"07": 2})
    answer(ask(state, auction.offer(6)), "yes", "yes", face("Pca"), face("Pca"), "add")
    assert asked(state) == ("add_card", 0)
    assert answered(page, state, way, face("Tmc")) == (face("Tmc"), "enough")


@pytest.mark.parametrize("way", WAYS)
def test_a_planet_is_closed_and_its_effect_gained(page: MatchPage, way: type_of_way) -> None:
    for effect in EFFECTS:
        state = position(
            planets={"01": {"effect": effect}},
            developing={0: ["01"]},
            built={"01": "Pca Pac Pca"},
            ap=3,
        )
        ask(state, turn.turn(0))
        given = answered(page, state.clone(), way, "close:01")
        draw_on(answer(state, *given))
        assert len(noted(state, f"gained_{effect}")) == 1, effect


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
async def test_a_whole_match_is_played_on_the_page(
    window: Window, until: Until, way: type_of_way
) -> None:
    known = {node.name for node in OuterEarth.NODES.values() if node.kind == DECISION}
    assert await play(window, until, way, 8) == known
