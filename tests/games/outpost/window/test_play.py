"""Outpost on the match page: what is pressed answers, what is gathered is added up, and the end is told."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.contract import Play
from desktop.boards.outpost.play.board import Board
from desktop.boards.outpost.play.drawn import reading
from desktop.boards.outpost.play.drawn.told import Known
from desktop.boards.outpost.play.overview import topics_of
from desktop.look import theme, tokens, translate
from desktop.match import choice_rows, hint_rows
from desktop.match.gathering import Gathering
from desktop.scene.board import DrawnBoard
from desktop.scene.choosing import Choosing
from desktop.scene.motion import Change
from engine.bots.hints import Hint
from engine.games.outpost import auction, colony, events, modifiers, production, purchases, verbs
from engine.games.outpost.cards import ANY
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.games.outpost.wording import question_operands
from engine.rules.agenda import NOBODY, PUBLIC, State
from engine.rules.forecast import forecast
from engine.rules.words import load
from tests.desktop.fixtures import light_and_english
from tests.desktop.pressing import where_to_press
from tests.games.outpost.matches import begun, new, play
from tests.games.outpost.positions import answer, ask, draw_on, position
from tests.games.outpost.window.board import moments, shown, voice_of

DOOR: Play[State] = boards.play("outpost")


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    light_and_english(qapp)
    yield
    translate.install(qapp, "en")


def asked(seats: int, question: str) -> Outpost:
    """The first time that something is asked, as the seat sees it that is asked."""
    for state, _ in moments(seats, 1):
        if state.question is not None and state.question.name == question:
            return state.view(state.current_player)
    raise AssertionError(question)


def choosing_of(view: Outpost) -> Choosing:
    """The open question as the page asks it."""
    made = Choosing()
    made.ask(view, choice_rows.ways(view, DOOR), view.current_player)
    return made


def test_in_an_auction_one_more_and_a_pass_are_one_press() -> None:
    view = asked(4, "bid")
    assert choosing_of(view).ways == {
        ("answer:raise",): str(view.bid + 1),
        ("answer:pass",): str(view.bid),
    }
    rows = choice_rows.rows(view, voice_of(view, view.current_player), DOOR, choosing_of(view), "")
    assert [row.text for row in rows] == [f"Bid {view.bid + 1}", "Pass"]
    assert not any(row.key for row in rows), "digits begin a number"


def test_the_least_bid_opens_by_one_press() -> None:
    view = asked(4, "opening_bid")
    legal = view.legal_actions()
    assert choosing_of(view).ways == {("answer:open",): str(legal[0])}


def test_cards_that_are_paid_say_what_is_due_and_what_is_lost() -> None:
    view = asked(3, "pay")
    voice = voice_of(view, view.current_player)
    due = question_operands(view)["due"]
    hand = list(DOOR.hand.cards(view, view.current_player))
    worth = [view.board.worth[card] for card in hand]
    assert worth == sorted(worth, reverse=True)
    assert DOOR.hand.gathered(view, [], voice).tally == f"0 of {due}; {sum(worth)} left in hand"
    paid = sum(worth)
    told = DOOR.hand.gathered(view, hand, voice)
    lost = f", {paid - due} lost" if paid > due else ""
    assert told.tally == f"{paid} of {due}{lost}; 0 left in hand" and told.verb == f"Pay {paid}"


@pytest.mark.parametrize("question", ["place_operators", "choose_megas"])
def test_a_few_numbers_have_a_row_each(question: str) -> None:
    view = asked(4, question)
    legal = view.legal_actions()
    assert 1 < len(legal) <= 9
    assert list(choosing_of(view).ways.values()) == [str(number) for number in legal]


@pytest.mark.parametrize("question", ["pay", "pay_research"])
def test_the_least_wasteful_payment_is_picked_already(question: str) -> None:
    view = asked(4, question)
    choosing = choosing_of(view)
    gathering = Gathering(choosing, DOOR.hand)
    gathering.ask()
    paid = sum(view.board.worth[card] for card in gathering.run)
    due = question_operands(view)["due"]
    assert gathering.tried() == (True, "")
    if question == "pay":
        hand = [view.board.worth[card] for card in view.hands[view.current_player]]
        sums = {0}
        for worth in hand:
            sums |= {known + worth for known in sums}
        assert paid == min(it for it in sums if it >= due)
    gathering.put_back()
    assert not gathering.run, "other cards may be given"


@pytest.mark.parametrize("question", ["discard", "lose_card"])
def test_the_lowest_cards_are_picked_already_where_some_are_lost(question: str) -> None:
    hand = "titanium:13 titanium:9 water:7 water:7 ore:3 ore:2 ore:2 ore:1 ore:1 ore:4 ore:4 ore:5"
    state = position(hands={0: f"{hand} research:9"})
    asked_for = production.cut_hand(0, ANY) if question == "discard" else verbs.lose_card(0, 2, ANY)
    view = ask(state, asked_for).view(0)
    gathering = Gathering(choosing_of(view), DOOR.hand)
    gathering.ask()
    assert gathering.run == ("ore:1", "ore:1"), "research cards fill no hand"
    assert gathering.tried() == (True, "")


def test_a_mega_card_that_is_given_spares_the_best_of_the_others() -> None:
    state = position(
        hands={0: "titanium:mega:44 water:mega:30 water:mega:30 ore:4 ore:3 ore:2 ore:1"}
    )
    view = ask(state, production.cut_hand(0, ANY)).view(0)
    assert colony.over_capacity(view, 0) == 6
    gathering = Gathering(choosing_of(view), DOOR.hand)
    gathering.ask()
    assert gathering.run == ("water:mega:30", "ore:2", "ore:1")
    assert gathering.tried() == (True, "")


def test_cards_that_are_discarded_count_as_the_capacity_counts_them() -> None:
    view = asked(3, "discard")
    voice = voice_of(view, view.current_player)
    over = question_operands(view)["over"]
    card = str(view.legal_actions()[0])
    told = DOOR.hand.gathered(view, [card], voice)
    assert told.tally == f"1 of {over}" and told.verb == "Discard 1"


def test_the_table_in_words_is_complete_and_without_a_secret() -> None:
    for state, _ in islice(moments(4, 97), 12):
        seat = state.current_player
        known = [
            Known(state.view(viewer), voice_of(state, viewer)) for viewer in (seat, (seat + 1) % 4)
        ]
        seats = [dict(list(topics_of(it))[2:]) for it in known]
        assert seats[0] == seats[1], "what is said of people is the same for all"
        for person, rows in seats[0].items():
            at = known[0].voice.people.index(person)
            text = "\n".join(": ".join(row) for row in rows)
            assert f"{state.vp[at]} VP" in text
            assert f"People {state.population[at]}, at most " in text


def test_equal_upgrades_on_the_market_are_told_together() -> None:
    state = position(display=["nodule", "data_library", "nodule"])
    market, _, *_ = topics_of(Known(state.view(0), voice_of(state, 0)))
    assert [title for title, _ in market[1]][:2] == ["Data Library", "2 × Nodule"]


def test_the_end_of_a_match_tells_where_points_come_from() -> None:
    state = begun(2, {"events": "off"})
    state.events = []
    for _ in play(state, random.Random(4)):
        pass
    told = DOOR.settlement(state.events[-5:], state, voice_of(state, 0))
    assert told is not None and told.clause == "OP-6.4"
    assert told.lines[-1].values == tuple(str(vp) for vp in state.vp)
    assert told.lines[0].name == "Manned factories"
    assert DOOR.settlement(state.events[:-5], state, voice_of(state, 0)) is None


def test_what_a_choice_brings_is_told_with_its_points() -> None:
    for state, _ in moments(3, 1):
        if state.question is not None and state.question.name == "man":
            view = state.view(state.current_player)
            texts = view.legal_actions()
            told = [
                DOOR.brings(forecast(view, it, view.current_player), view, voice_of(view, 0))
                for it in texts
            ]
            signs = [sign.picture for each in told for it in each for sign in it.signs]
            assert "tokens/victory_point" in signs
            return
    raise AssertionError("somebody mans something")


def test_what_an_upgrade_does_is_told_with_the_row_that_puts_it_up() -> None:
    """OP-3.2."""
    state = position(hands={0: "water:10 water:10 water:10"}, display=["heavy_equipment"])
    view = ask(state, auction.put_up(0)).view(0)
    first, *_ = choice_rows.rows(view, voice_of(view, 0), DOOR, choosing_of(view), "")
    assert first.value == "heavy_equipment"
    for told in (first.tip, first.more):
        assert "Titanium factories can be bought." in told


def test_a_person_that_an_event_brings_is_told_and_that_there_is_no_room_for_it() -> None:
    """OP-7.6."""
    for people, sign, text in ((4, "+1", "gains a person"), (5, "0", "no room")):
        state = position(population={0: people}, event_phase=1, options_taken=[0, 0, 0])
        at = state.board.event_names.index("event:relief_ship")
        view = ask(state, events.act(0, at)).view(0)
        told = DOOR.brings(forecast(view, view.legal_actions()[0], 0), view, voice_of(view, 0))
        (brought,) = [it for it in told if text in it.said]
        assert [(it.picture, it.text) for it in brought.signs] == [("tokens/population", sign)]


def test_an_opening_bid_tells_what_is_paid_after_discounts() -> None:
    state = position(
        hands={0: "orbital_medicine:20 ore:4"},
        upgrades={0: "heavy_equipment"},
        display=["warehouse"],
    )
    view = ask(state, auction.opening_bid(0, "warehouse")).view(0)
    told = DOOR.brings(forecast(view, view.legal_actions()[0], 0), view, voice_of(view, 0))
    assert [sign.text for it in told for sign in it.signs] == ["−20", "4"]


def stands_after(state: Outpost, text: str) -> list[str]:
    """How the asked seat is told to stand after an answer."""
    view = state.view(state.current_player)
    after = view.clone()
    after.take(after.place_of(text))
    return list(DOOR.stands(view, after, voice_of(view, view.current_player)))


@pytest.mark.parametrize(
    ("upgrade", "bid", "told"),
    [
        ("warehouse", "25", "1 VP for 20 (Heavy Equipment −5) if nobody bids more, 4 left in"),
        ("moon_base", "200", "20 VP with a crew for 200 if nobody bids more, 0 left in"),
    ],
)
def test_a_hint_to_bid_tells_what_vp_it_is_for(upgrade: str, bid: str, told: str) -> None:
    """OP-3.2: before its price, and beside it what changes it."""
    hand = {"warehouse": "orbital_medicine:20 ore:4", "moon_base": "moon_ore:50 " * 4}[upgrade]
    state = position(hands={0: hand}, upgrades={0: "heavy_equipment"}, display=[upgrade])
    ask(state, auction.opening_bid(0, upgrade))
    assert stands_after(state, bid)[0].startswith(told)


def test_a_hint_to_bid_more_than_the_next_says_that_less_may_be_enough() -> None:
    """OP-6.2: the step is the search's, not the rule's."""
    state = position(hands=dict.fromkeys((0, 1), "moon_ore:50 " * 2), display=["warehouse"])
    ask(state, auction.opening_bid(1, "warehouse"))
    state.take(state.place_of("25"))
    said = {bid: stands_after(state, bid)[0] for bid in ("26", "31")}
    assert said["31"].endswith("; a lower bid may be enough") and "lower" not in said["26"]


def test_a_hint_in_the_last_turn_tells_of_no_cards_that_nobody_draws_any_more() -> None:
    """OP-6.4: the match ends with it."""
    said = []
    for outposts in (14, 15):
        upgrades = {1: "outpost " * outposts}
        state = position(hands={0: "water:10 water:10"}, upgrades=upgrades, population={0: 3})
        said.append(stands_after(ask(state, purchases.buy_factory(0)), "water"))
    assert said == [["3 VP, and cards worth about 13 a turn"], ["3 VP"]]


def test_a_hint_of_what_stands_idle_tells_what_this_turn_brings_then() -> None:
    """OP-7.1, OP-3.2: with the card that an upgrade brings besides."""
    own = {0: {"ore": 2, "water": 3}}
    state = position(factories=own, people_at=own, population={0: 5}, upgrades={0: "scientists"})
    ask(state, verbs.rest(0, (1, 0), 3, False))
    told = {number: stands_after(state, number) for number in ("1", "3")}
    assert told == {
        "1": ["Cards worth about 27 this turn"],
        "3": ["Cards worth about 19 this turn"],
    }


def test_a_hint_to_buy_nothing_tells_what_is_left_in_hand_as_one_to_buy_does() -> None:
    state = ask(position(hands={0: "water:7 water:7"}, active=0), purchases.buy_factory(0))
    assert stands_after(state, "enough")[0] == "14 left in hand"
    assert not any("left" in it for it in stands_after(state, "ore")), "nothing is paid yet"
    state = position(hands={0: "water:9 water:9"}, active=0, display=["data_library"])
    ask(state, auction.put_up(0))
    assert not any("left" in it for it in stands_after(state, "data_library"))


def test_a_hint_of_an_events_option_tells_what_its_cards_are_worth() -> None:
    """OP-7.6, OP-7.10."""
    state = position(2, population={1: 3}, options_taken=[0, 0, 0])
    at = state.board.event_names.index("event:relief_ship")
    ask(state, events.act(1, at))
    told = [stands_after(state, it)[0] for it in state.legal_actions()]
    assert told == [f"The cards drawn are worth about {worth}" for worth in (7, 14, 17)]


def test_a_hint_about_mega_cards_tells_what_is_still_to_come() -> None:
    """OP-5.1, OP-5.2: the production goes on with what no mega card stands for."""
    own = {0: {"water": 5, "titanium": 4}}
    state = ask(
        position(factories=own, people_at=own), production.produce(0), production.produce(1)
    )
    assert stands_after(state, "1") == ["Hand: 4 of 10 cards, worth 30; still to come: 2–5"]
    assert stands_after(state, "0") == ["Hand: 0 of 10 cards, worth 0; still to come: 6–9"]
    draw_on(answer(state, "1"))
    assert stands_after(state, "0") == ["Hand: 5 of 10 cards, worth 37; still to come: 4"]
    assert stands_after(state, "1") == ["Hand: 9 of 10 cards, worth 81"]


def test_a_hint_of_whom_an_event_takes_tells_what_this_turn_brings_then() -> None:
    """OP-7.5: nobody takes that place before the own player turn, when all is as good as before."""
    own = {0: {"ore": 1, "water": 2, "titanium": 1}}
    state = position(factories=own, people_at=own, population={0: 4})
    ask(state, verbs.lose_person(0))
    told = {job: stands_after(state, job) for job in ("ore", "titanium")}
    best = "4 VP, and cards worth about 24 a turn"
    assert told == {
        "ore": ["Cards worth about 24 this turn", best],
        "titanium": ["Cards worth about 17 this turn", best],
    }


def test_a_bid_tells_what_makes_its_payment_smaller() -> None:
    """OP-3.2, OP-7.1."""
    state = position(
        hands={0: "orbital_medicine:20"}, upgrades={0: "heavy_equipment"}, display=["warehouse"],
        bid=25, leader=1, offered=1,
    )  # fmt: skip
    state.event = state.board.event_names.index("event:subsidy")
    modifiers.add(state, 0, "price", "upgrade", -10)
    view = ask(state, auction.bid(0, 0)).view(0)
    told = DOOR.brings(forecast(view, 26, 0), view, voice_of(view, 0))
    assert told[0].said == "11 to pay if nobody bids more (Heavy Equipment −5, Subsidy −10)"
    stage = reading.auction_of(view, voice_of(view, 0), ())
    assert stage.order == "A bid of 26 costs 11, 9 lost; 0 left (Heavy Equipment −5, Subsidy −10)"
    assert stage.brief == "A bid of 26 costs 11, 9 lost; 0 left (−15)"


def test_what_is_bought_tells_which_event_changed_its_price() -> None:
    """OP-7.1."""
    state = position(hands={0: "ore:5"})
    state.event = state.board.event_names.index("event:building_boom")
    modifiers.add(state, modifiers.ALL, "price", "factory", -5)
    view = ask(state, purchases.how_many(0, "ore")).view(0)
    told = DOOR.brings(forecast(view, 1, 0), view, voice_of(view, 0))
    assert [it.said for it in told if it.clause == "OP-7.1"] == ["Price: 5 (Building Boom −5)"]


def test_behind_the_curtain_a_bid_that_cannot_be_paid_is_explained() -> None:
    state = position(hands={0: "ore:5"}, display=["data_library"], bid=15, leader=1, offered=0)
    ask(state, auction.bid(0, 0))
    told = [reading.auction_of(state.view(it), voice_of(state, it), ()).order for it in (0, PUBLIC)]
    assert told == ["A bid of 16 is too high: at most 5", "bids go round by seat"]
    modifiers.add(state, 0, "price", "upgrade", 20)
    told = [reading.auction_of(state.view(0), voice_of(state, 0), ()).order]
    assert told == ["A bid of 16 is too high: at most 0"], "no hand pays less than nothing"


def test_what_a_hint_answers_begins_with_a_capital_as_its_row_of_the_list_does() -> None:
    state = position(
        hands={0: "ore:5", 1: "water:10 ore:5"},
        display=["data_library"],
        bid=15,
        leader=1,
        offered=0,
    )
    view = ask(state, auction.bid(0, 0)).view(0)
    voice = replace(voice_of(view, 0), words=load(GAME.name, "de"))
    told = [*hint_rows.rows(view, [Hint(("15",))], voice, DOOR, ())]
    assert (voice.answer(view, 15), told[0].text) == ("passen", "Passen")


def test_a_number_says_what_it_is_for() -> None:
    voice = voice_of(position(), 0)
    assert voice.action("how_many", 2) == "Buy 2"
    assert voice.action("place_operators", 2) == "2 at work"


@pytest.mark.parametrize("by_key", [False, True])
def test_answers_are_given_on_the_board(qtbot: QtBot, by_key: bool) -> None:
    match = new(2)
    dice = random.Random(8)
    choosing = Choosing()
    answers: list[str] = []
    choosing.answered.connect(answers.extend)
    board = Board(choosing)
    qtbot.addWidget(board)
    board.drawn.set_motion(0)
    board.resize(982, 612)
    board.show()
    pressed: set[tuple[str, ...]] = set()
    while match.asked != NOBODY and len(pressed) < 6:
        view = match.view(match.asked)
        assert isinstance(view, Outpost)
        choosing.ask(view, choice_rows.ways(view, DOOR), match.asked)
        wanted = view.legal_actions()[dice.randrange(len(view.legal_actions()))]
        steps = next((way for way, text in choosing.ways.items() if text == str(wanted)), ())
        if not steps or steps in pressed or steps[0].startswith("number:"):
            match.answer(match.asked, wanted)
            continue
        board.show_state(view, voice_of(view, match.asked), match.asked, Change.JUMP)
        answers.clear()
        if by_key:
            button = board.drawn.reach.buttons[steps[0]]
            button.setFocus()
            QTest.keyClick(button, Qt.Key.Key_Return)
        else:
            _click(board.drawn, steps[0])
        assert answers == [str(wanted)], steps
        match.answer(match.asked, *answers)
        pressed.add(steps)


def _click(board: DrawnBoard, thing: str) -> None:
    at = where_to_press(board, thing)
    QTest.mouseClick(board.board_view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_moment_is_drawn_without_a_window() -> None:
    state = asked(4, "put_up")
    voice = voice_of(state, 0)
    for name in (theme.DARK, theme.LIGHT):
        tokens.use(name, 1.0)
        assert DOOR.picture(state, voice, 0.5).width() == 800
        assert DOOR.small(state, voice).width() == 448


def test_the_room_that_there_is_is_filled(qtbot: QtBot) -> None:
    state = asked(5, "put_up")
    choosing = Choosing()
    board = Board(choosing)
    qtbot.addWidget(board)
    board.resize(1000, 800)
    board.show()
    board.show_state(state, voice_of(state, 0), 0, Change.JUMP)
    shape = shown(state, 0)[0].table.shape
    layout = board.drawn.layout_shown
    assert layout is not None and layout.size[1] > shape.high
    assert board.fits()
