"""Whole games of Robinson Crusoe, from set-up to the end by clicks alone: own deck and printed cards."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.games.robinson_crusoe import event_deck
from engine.games.robinson_crusoe.components import ADVENTURES, MIXED_IN, SPACES
from engine.games.robinson_crusoe.state import Robinson
from engine.match.match import Match
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE, PLAY
from tests.games.robinson_crusoe.at_table import read_again, shown
from tests.games.robinson_crusoe.window.table import by_hand, table_on, values_on

pytestmark = pytest.mark.dressed(False)

GAME = "robinson-crusoe"
ROUNDS = 12
SEED = "7F3A91C2"
BY_HAND = {
    "change",
    "count",
    "effect",
    "effect_if_possible",
    "effect_alone",
    "unmet",
    "unmet_alone",
    "item",
    "shuffle_in",
    "token",
}
"""Facts that change by hand what the app's own deck does by itself."""


class Finger:
    """Presses what can be seen on the table's page."""

    def __init__(self, page: TablePage) -> None:
        self.table, self.match = table_on(page), page.match

    @property
    def state(self) -> Robinson:
        return shown(self.match)

    @property
    def waits(self) -> str:
        """What the prompt asks for; empty at the end."""
        question = self.state.question
        return "" if question is None else question.name

    def press(self, button: QAbstractButton) -> None:
        """Press it with the mouse; something must have been told or asked."""
        assert button.isVisible(), button.accessibleName()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def tell(self, button: QAbstractButton, name: str, *words: str) -> None:
        """Press what tells this fact."""
        told = len(self.match.lines)
        self.press(button)
        facts = [line for line in self.match.lines[told:] if isinstance(line, Fact)]
        assert [(line.name, *line.words) for line in facts] == [(name, *words)]

    def take_off(self, space: str) -> None:
        self.tell(self.table.threats.taking[space], "threat_action", space)

    def draw_from(self, back: str, seat: int) -> None:
        """Somebody draws from an Adventure or Mystery deck of the app."""
        self.press(self.table.adventures.decks[back])
        self.tell(self.table.prompt.buttons[seat], "adventure_and_read", back, str(seat + 1))
        if self.waits == "reading":
            self.tell(self.table.deck.go, "done")


def begin(window: Window, level: str, people: int, set_up: Callable[[SetUpPage], None]) -> Finger:
    """From the set-up page to the table."""
    window.resize(1600, 1000)
    window.set_up(GAME, level)
    page = window.page
    assert isinstance(page, SetUpPage)
    while page.seats.count < people:
        page.seats.add.click()
    page.footer.seed.setText(SEED)
    set_up(page)
    page.begin()
    assert isinstance(window.page, TablePage)
    assert len(window.page.match.players) == people
    return Finger(window.page)


def assert_read_again(match: Match) -> None:
    """The written match, read and replayed, stands as the one that was played."""
    again = shown(read_again(match))
    for field in Robinson.FIELDS:
        assert getattr(again, field) == getattr(shown(match), field), field


# -- the app's own deck ------------------------------------------------------------------------


def cards_of(state: Robinson) -> int:
    """Every card of the app's deck in play, wherever it lies."""
    lying = (*state.threats, state.hand)
    return len(state.event_deck) + sum(state.decks) + len(state.discard) + sum(map(bool, lying))


def rest_of_round(finger: Finger, dice: random.Random) -> None:
    """Threat Actions that can be paid, and cards from Adventure and Mystery decks."""
    for space in SPACES:
        if finger.state.threats[SPACES.index(space)] and dice.random() < 0.3:
            taking = finger.table.threats.taking[space]
            if not taking.reason:
                finger.take_off(space)
                answer(finger, dice)
    for back in MIXED_IN:
        lies = back in ADVENTURES and finger.state.tokens[ADVENTURES.index(back)]
        if (
            dice.random() < (0.8 if lies else 0.3)
            and not finger.table.adventures.decks[back].reason
        ):
            finger.draw_from(back, dice.randrange(3))
            answer(finger, dice)
            assert back not in ADVENTURES or not finger.state.tokens[ADVENTURES.index(back)]


def answer(finger: Finger, dice: random.Random) -> None:
    """Questions that a card asks are answered in the prompt."""
    while finger.match.asked >= 0:
        offers = [button for button in finger.table.prompt.buttons if button.isVisible()]
        finger.press(dice.choice(offers))


@pytest.mark.slow
def test_twelve_rounds_with_the_own_deck_by_clicks_alone(window: Window) -> None:
    finger = begin(window, PLAY, 3, lambda _: None)
    match, dice = finger.match, random.Random(5)
    cards = cards_of(finger.state)
    while not match.is_over:
        answer(finger, dice)
        if finger.waits == "rest_of_round":
            rest_of_round(finger, dice)
        finger.press(finger.table.deck.go)
        assert cards_of(finger.state) == cards
    assert finger.state.round == ROUNDS
    assert finger.table.deck.go.reason
    facts = {line.name for line in match.lines if isinstance(line, Fact)}
    assert facts == {"draw_and_read", "done", "round_over", "threat_action", "adventure_and_read"}
    assert not facts & BY_HAND
    events = {event.name for entry in match.log() for event in entry.events}
    assert {"unfulfilled", "pushed_off", "shuffled_in", "lower_effect", "combat"} <= events
    assert_read_again(match)


# -- printed cards -----------------------------------------------------------------------------


@pytest.mark.slow
def test_twelve_rounds_with_printed_cards_by_clicks_alone(window: Window) -> None:
    def typed_book(page: SetUpPage) -> None:
        values_on(page).book.lines[0].show_effect("lose palisade 1")

    finger = begin(window, AT_TABLE, 2, typed_book)
    match, table, dice = finger.match, finger.table, random.Random(8)
    mixed_in = drawn = 0
    at_start = len(finger.state.event_deck)
    while not match.is_over:
        state, waits = finger.state, finger.waits
        if waits == "draws":
            top = event_deck.top_back(state)
            there = event_deck.backs(state)
            if not top:
                top = dice.choice([back for back, n in there.items() for _ in range(n)])
                finger.tell(table.deck.backs[top], "top", top)
            drawn += 1
            if top in MIXED_IN:
                finger.tell(by_hand(table), "lower_half_by_hand", "-", "-")
            else:
                icons = event_deck.icons(state)
                kind = dice.choice([kind for kind, n in icons.items() if n])
                icon = kind if kind == "book" else dice.choice(ADVENTURES)
                finger.tell(table.deck.icons[icon], "drew", icon, "-", "-", "-")
        elif waits == "book_effect":
            before = state.palisade, sum(state.wounds)
            finger.tell(table.deck.go, "apply_book", str(state.first + 1))
            lost = before[0] - finger.state.palisade, sum(finger.state.wounds) - before[1]
            assert lost in ((1, 0), (0, 2))
        elif waits == "rest_of_round":
            mixed_in += evening(finger, dice)
            finger.tell(table.deck.go, "round_over")
        else:
            is_effect = waits in ("applying_event", "applying_threat")
            finger.tell(by_hand(table), "by_hand" if is_effect else "done")
        state = finger.state
        assert len(state.event_deck) == at_start + mixed_in - drawn
        out = sum(map(bool, (*state.threats, state.hand))) + len(state.discard)
        assert out == drawn + 1, "every card that came lies somewhere, and the wreckage card"
    assert finger.state.round == ROUNDS
    events = {event.name for entry in match.log() for event in entry.events}
    assert {
        "lower_half_by_hand",
        "token_laid",
        "token_lifted",
        "event_by_hand",
        "threat_by_hand",
        "last_round_over",
    } <= events
    assert_read_again(match)


def evening(finger: Finger, dice: random.Random) -> int:
    """What the group tells of the rest of a round; how many cards went into the Event deck."""
    table, state = finger.table, finger.state
    finger.tell(table.resources.rows["palisade"].counter.more, "change", "palisade", "1")
    finger.tell(table.wounds.rows[0].counter.more, "change", "wounds.1", "1")
    if state.morale > state.board.lowest and dice.random() < 0.5:
        finger.tell(table.morale.down, "change", "morale", "-1")
    for space in SPACES:
        if finger.state.threats[SPACES.index(space)] and dice.random() < 0.25:
            finger.take_off(space)
    for colour in ADVENTURES:
        if state.tokens[ADVENTURES.index(colour)] and dice.random() < 0.5:
            finger.tell(table.adventures.decks[colour], "token_used", colour)
    mixed_in = 0
    for back in MIXED_IN:
        if dice.random() < 0.25:
            finger.tell(table.adventures.into[back], "shuffle_in", back, "1")
            mixed_in += 1
    return mixed_in
