"""Every question of Outpost is answered on the page by the mouse alone, and by the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.outpost.play.board import Board
from desktop.boards.outpost.play.drawn import seen
from desktop.boards.outpost.play.drawn.events import Event as Card
from desktop.boards.outpost.play.drawn.layout import Situation
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from engine.games.outpost import auction, events, operators, production, purchases, verbs
from engine.games.outpost.cards import ANY
from engine.games.outpost.components import FACTORIES
from engine.games.outpost.state import Outpost
from engine.match.match import Match
from engine.rules.agenda import DECISION
from tests.desktop.fixtures import light_and_english
from tests.games.outpost.positions import answer, ask, asked, legal, position
from tests.games.outpost.window.answering import by_board, by_list, is_gathered, type_of_way
from tests.games.outpost.window.pages import open_at, page_of

pytestmark = pytest.mark.dressed(False)

WAYS = [by_board, by_list]
HAND = {0: "titanium:13 titanium:12 titanium:12 water:10 research:13 ore:2 ore:2"}


@pytest.fixture
def page(qapp: QApplication, qtbot: QtBot, thinking: Thinking) -> Iterator[MatchPage]:
    """The page of Anna and a bot."""
    light_and_english(qapp)
    made = page_of(thinking)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    # Where things lie is laid out without pixels, too.
    made.setUpdatesEnabled(False)
    made.show()
    made.activateWindow()
    assert QTest.qWaitForWindowActive(made)
    assert isinstance(made.board, Board)
    # What still moves is not yet where it will lie.
    made.board.drawn.set_motion(0)
    yield made


def colony() -> Outpost:
    """A colony with people and robots at work, spare ones, and free places."""
    return position(
        hands=HAND,
        upgrades={0: "robots robots moon_base"},
        factories={0: {"ore": 3, "water": 2, "titanium": 2}},
        people_at={0: {"ore": 2, "water": 1, "moon_base": 1}},
        robots_at={0: {"titanium": 1}},
        population={0: 5},
        robots={0: 2},
        active=0,
    )


def buying() -> Outpost:
    """A player turn after its auctions."""
    return position(hands=HAND, upgrades={0: "heavy_equipment laboratory robots"}, active=0)


def market(turn: int = 2) -> Outpost:
    """The market of a player turn, with cards for a water factory."""
    hands = HAND if turn > 1 else {0: "ore:2 ore:2 ore:3 ore:3 water:4 water:4"}
    state = position(hands=hands, display=["data_library", "nodule"], active=0, turn=turn)
    return ask(state, auction.put_up(0))


def bidding() -> Outpost:
    """Player 2 has put something up; player 1 is asked."""
    state = position(
        hands={0: HAND[0], 1: "titanium:13 titanium:13"}, display=["data_library"], active=1
    )
    return answer(ask(state, auction.put_up(1)), "data_library", "15")


def short() -> Outpost:
    """Two people for an ore, a water and a titanium factory."""
    state = position(
        factories={0: {"ore": 1, "water": 1, "titanium": 1}},
        people_at={0: {"ore": 1, "water": 1}},
        population={0: 2},
        active=0,
    )
    return ask(state, operators.assign(0))


def option() -> Outpost:
    """A card with options of which a seat takes one."""
    state = position(hands=HAND)
    deck = state.board.event_deck
    state.event = max(range(len(deck)), key=lambda at: len(deck[at].options))
    state.event_phase = 2
    state.options_taken = [0] * len(deck[state.event].options)
    return ask(state, events.act(0, state.event))


POSITIONS: dict[str, Callable[[], Outpost]] = {
    "put_up": market,
    "put_up_another": lambda: ask(market(), auction.put_up_another(0)),
    "opening_bid": lambda: answer(market(), "nodule"),
    "bid": bidding,
    "buy_factory": lambda: ask(buying(), purchases.buy_factory(0)),
    "hire": lambda: ask(buying(), purchases.hire(0)),
    "how_many": lambda: ask(buying(), purchases.how_many(0, "ore")),
    "place_operators": short,
    "man": lambda: ask(colony(), operators.man(0, FACTORIES.index("water"), True)),
    "withdraw_robot": lambda: ask(
        position(
            upgrades={0: "robots"},
            factories={0: {"ore": 2, "water": 2}},
            robots_at={0: {"ore": 1, "water": 1}},
            robots={0: 2},
        ),
        operators.withdraw_robot(0),
    ),
    "choose_megas": lambda: ask(
        position(factories={0: {"water": 8}}, people_at={0: {"water": 8}}, population={0: 8}),
        production.produce(0),
    ),
    "choose_option": option,
    "lose_factory": lambda: ask(colony(), verbs.lose_factory(0)),
    "lose_person": lambda: ask(colony(), verbs.lose_person(0)),
    "lose_robot": lambda: ask(colony(), verbs.lose_robot(0)),
    "newcomer": lambda: ask(colony(), operators.newcomer(0)),
    "new_robot": lambda: ask(colony(), operators.new_robot(0)),
    "let_idle": lambda: ask(
        position(
            factories={0: {"ore": 2, "water": 2}},
            people_at={0: {"ore": 2, "water": 2}},
            population={0: 4},
        ),
        verbs.let_idle(0, (0, 1), 2, False),
    ),
}
"""Seat 0 is asked; each of its answers is given."""

HANDS: dict[str, tuple[Callable[[], Outpost], tuple[str, ...]]] = {
    "pay": (
        lambda: answer(ask(buying(), purchases.how_many(0, "titanium")), "1"),
        ("titanium:13", "titanium:12", "water:10"),
    ),
    "pay_research": (
        lambda: answer(ask(buying(), purchases.how_many(0, "new_chemicals")), "1"),
        ("research:13", "titanium:13", "titanium:12", "titanium:12", "water:10"),
    ),
    "discard": (
        lambda: ask(
            position(hands={0: " ".join(["ore:2"] * 6 + ["water:7"] * 6)}),
            production.cut_hand(0, ANY),
        ),
        ("water:7", "ore:2"),
    ),
    "lose_card": (
        lambda: ask(position(hands=HAND), verbs.lose_card(0, 2, ANY)),
        ("titanium:13", "ore:2"),
    ),
}
"""Cards of the hand are gathered and given together."""


def answered(
    page: MatchPage, state: Outpost, way: type_of_way, wanted: tuple[str, ...]
) -> tuple[str, ...]:
    """What the page gives when that is answered in that way, where that position is open."""
    said: list[tuple[str, ...]] = []
    page.choosing.answered.connect(said.append)
    open_at(page, state)
    way(page, wanted)
    page.choosing.answered.disconnect(said.append)
    assert len(said) == 1, f"{asked(state)}: {wanted} is given {len(said)} times"
    return said[0]


def test_every_question_stands_here() -> None:
    known = {node.name for node in Outpost.NODES.values() if node.kind == DECISION}
    assert known == {*POSITIONS, *HANDS}


def texts_of(question: str, state: Outpost, way: type_of_way) -> list[str]:
    """The answers that are given one by one; of many numbers a few."""
    texts = legal(state)
    if question == "bid":
        return texts[:2]
    if question == "opening_bid":
        # On the board any but the least bid is typed.
        return texts[:1] if way is by_board else texts[:: len(texts) // 2]
    return texts


@pytest.mark.parametrize("way", WAYS)
def test_every_question_takes_each_of_its_answers(page: MatchPage, way: type_of_way) -> None:
    for question, make in POSITIONS.items():
        state = make()
        assert asked(state) == (question, 0)
        if question == "place_operators" and way is by_list:
            # All numbers together, as they are proposed: titanium and water, not ore.
            assert answered(page, state, way, ()) == ("1", "1")
            continue
        for wanted in texts_of(question, state, way):
            assert answered(page, state.clone(), way, (wanted,)) == (wanted,), question


@pytest.mark.parametrize("way", WAYS)
def test_cards_of_the_hand_are_given_together(page: MatchPage, way: type_of_way) -> None:
    for question, (make, wanted) in HANDS.items():
        state = make()
        assert asked(state) == (question, 0)
        open_at(page, state)
        assert is_gathered(page)
        assert answered(page, state, way, wanted) == wanted, question


@pytest.mark.parametrize("way", WAYS)
def test_in_the_first_turn_the_hand_is_handed_in(page: MatchPage, way: type_of_way) -> None:
    state = market(turn=1)
    assert answered(page, state, way, ("hand_in",)) == ("hand_in",)


def test_the_rolls_of_the_turn_are_told_when_a_match_is_opened_or_looked_at(
    page: MatchPage,
) -> None:
    for number in (None, page.match.log(0)[-1].number):
        if number is not None:
            page.show_moment(number)
        assert isinstance(page.board, Board)
        layout = page.board.drawn.layout_shown
        assert isinstance(layout, Situation)
        assert len([die for die in layout.table.dice if die.face]) >= 2


def test_a_new_board_tells_what_happened_before_the_last_player_turns_of_this_turn(
    thinking: Thinking, qtbot: QtBot
) -> None:
    match = played_to_a_hit(page_of(thinking, 4).match)
    made = MatchPage(match, "Friday", thinking, lambda: 0)
    qtbot.addWidget(made)
    assert count_hits(made) == len({seat for seat, *_ in seen_in(match).hits})


def test_a_page_that_is_shown_anew_tells_the_turn_to_which_its_match_has_come(
    thinking: Thinking, qtbot: QtBot
) -> None:
    made = page_of(thinking, 4)
    qtbot.addWidget(made)
    match = played_to_a_hit(made.match)
    made.refresh()
    assert count_hits(made) == len({seat for seat, *_ in seen_in(match).hits})


def played_to_a_hit(match: Match) -> Match:
    """The match after answers by lot, in the last player turn of one whose event hits somebody."""
    dice = random.Random(2)
    while not is_last(match) or not seen_in(match).hits:
        legal = match.state.legal_actions()
        match.answer(match.asked, legal[dice.randrange(len(legal))])
    return match


def count_hits(page: MatchPage) -> int:
    """How many people the event of the turn hits, as the board tells it."""
    page.resize(1280, 800)
    page.show()
    assert isinstance(page.board, Board)
    layout = page.board.drawn.layout_shown
    assert isinstance(layout, Situation)
    assert isinstance(layout.table.event, Card)
    return len(layout.table.event.hits)


def is_last(match: Match) -> bool:
    """Whether player 1, who comes last in this turn, is asked what is put up."""
    state = match.state
    assert isinstance(state, Outpost) and state.question is not None
    return state.question.name == "put_up" and match.asked == 0 == state.order[-1]


def seen_in(match: Match) -> seen.Seen:
    """What player 1 has seen in this turn, who has looked on all the time."""
    return seen.after(seen.NOTHING, [event for entry in match.log(0) for event in entry.events])


def test_who_can_only_pass_is_not_asked_for_a_number(page: MatchPage) -> None:
    state = position(hands={1: HAND[0]}, display=["data_library"], active=1)
    answer(ask(state, auction.put_up(1)), "data_library", "15")
    open_at(page, state)
    assert len(state.legal_actions()) == 1
    assert page.choices.amount.isHidden()
    (row,) = (row for row in page.choices.list.rows if row.can_press)
    assert (row.value, row.key) == ("15", "1"), "the keyboard answers, too"


def test_people_are_counted_under_their_own_clause(page: MatchPage) -> None:
    """OP-4.2, and no row says it again."""
    for thing, clause in (("population", "OP-4.2"), ("ore", "OP-4.1")):
        open_at(page, ask(buying(), purchases.how_many(0, thing)))
        assert page.choices.property("clause") == clause
        assert {row.clause for row in page.choices.list.rows} == {""}
