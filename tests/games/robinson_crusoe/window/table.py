"""A table of Robinson Crusoe for tests: a match, its panels, and hands that press."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from desktop.boards.robinson_crusoe.set_up.own_values import Values
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.set_up.page import SetUpPage
from desktop.table.page import TablePage
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.games.robinson_crusoe import event_deck
from engine.games.robinson_crusoe.state import Robinson
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.game import AT_TABLE, PLAY, Value

PEOPLE = ("Ada", "Ben", "Chris", "Dora")


def match_of(
    level: str = PLAY,
    seats: int = 3,
    values: Mapping[str, Any] | None = None,
    rulings: Mapping[str, str] | None = None,
    **options: str,
) -> Match:
    """A match that has just begun."""
    game = games.load("robinson-crusoe")
    own = {name: Value(value, "entered") for name, value in (values or {}).items()}
    setup = game.setup(seats, {"first": "1", **options}, rulings, own, level)
    return Match.new(game, setup, [Player(name) for name in PEOPLE[:seats]], "7F3A91C2")


def table_of(match: Match) -> Table:
    """The table of that match, as it stands; it follows what is told."""
    telling: Telling[Robinson] = Telling(match)
    table = Table(telling)
    telling.setParent(table)
    telling.changed.connect(table.show_table)
    table.resize(1600, 830)
    table.show_table()
    return table


def at_table(**how: Any) -> Table:
    """A table beside a physical box."""
    return table_of(match_of(AT_TABLE, **how))


def with_app(**how: Any) -> Table:
    """A table with the app's own deck."""
    return table_of(match_of(PLAY, **how))


def press(button: QWidget) -> None:
    """Press a button with the mouse."""
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def to_round(table: Table, number: int) -> None:
    """Press what comes next until the event phase of that round is over."""
    match = table.telling.match
    while (state := shown(match)).round < number or question_of(match) != "rest_of_round":
        question = question_of(match)
        if match.asked >= 0:
            match.answer(match.asked, match.state.legal_actions()[0])
            table.show_table()
        elif question == "draws" and state.board.is_told:
            left = state.event_deck.count(event_deck.BOOK_CARD)
            table.deck.came.emit("book" if left else "build")
        else:
            go_on(table)


def go_on(table: Table) -> None:
    """Say that the step has been done at the table, or press what comes next."""
    by_hand(table).press()


def by_hand(table: Table) -> TouchButton:
    """What says that the step has been done at the table, or the large button where nothing else does."""
    small = (it for it in table.prompt.buttons if it.words[0] == "Done by hand")
    return next((it for it in small if not it.isHidden()), table.deck.go)


def question_of(match: Match) -> str:
    """The name of the open question."""
    question = match.state.question
    assert question is not None
    return question.name


def table_on(page: TablePage) -> Table:
    """The game's table on that page."""
    assert isinstance(page.table, Table)
    return page.table


def telling_on(page: TablePage) -> Telling[Robinson]:
    """What tells that page's match, as the game's."""
    return cast(Telling[Robinson], page.telling)


def values_on(page: SetUpPage) -> Values:
    """What the game asks on that page."""
    assert isinstance(page.values, Values)
    return page.values


def shown(match: Match) -> Robinson:
    """The state as the game's."""
    assert isinstance(match.state, Robinson)
    return match.state
