"""Motion on the board of Outpost: what flies, and that the end is what a new layout shows."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.boards.outpost.play.board import Board
from desktop.boards.outpost.play.drawn.layout import Situation
from desktop.boards.outpost.play.drawn.seen import Roll, Seen
from desktop.scene.choosing import Choosing
from desktop.scene.layout import Flight
from desktop.scene.motion import Change
from desktop.scene.piece import Piece
from engine.games.outpost import auction, events, market, operators, verbs
from engine.games.outpost.components import UPGRADES, WATER
from engine.games.outpost.state import NOTHING, Outpost
from engine.rules.agenda import Event
from tests.desktop.fixtures import light_and_english
from tests.games.outpost.matches import begun, play
from tests.games.outpost.positions import answer, ask, draw, draw_on, position
from tests.games.outpost.window.board import shown, voice_of

MOMENTS = 12


@pytest.fixture
def boards(qapp: QApplication, qtbot: QtBot) -> Iterator[tuple[Board, Board]]:
    """Two boards at the size they have at 1280 × 800."""
    light_and_english(qapp)
    made = Board(Choosing()), Board(Choosing())
    for board in made:
        qtbot.addWidget(board)
        board.resize(982, 612)
        board.show()
    yield made


def show(
    board: Board, state: Outpost, change: Change = Change.NEWS, events: list[Event] | None = None
) -> None:
    """Show a state as seat 0 knows it."""
    board.show_state(state.view(0), voice_of(state, 0), state.current_player, change, events or [])


def lies(board: Board) -> dict[str, object]:
    """Everything on a board: what it is, where it is, and its ring."""
    return {
        id_: (piece.spot, piece.pos().toTuple(), piece.halo)
        for id_, piece in board.drawn.stage.pieces.items()
    }


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_the_end_is_what_a_new_layout_shows(boards: tuple[Board, Board], speed: float) -> None:
    moving, laid = boards
    moving.drawn.set_motion(speed)
    laid.drawn.set_motion(0)
    moments = 0
    state = begun(3)
    state.events = []
    for number, _ in enumerate(play(state, random.Random(4))):
        if state.current_player < 0 or number % 67:
            continue
        events, state.events = [it for it in state.events or () if it.is_for(0)], []
        show(moving, state, Change.NEWS, events)
        moving.drawn.motion.finish()
        laid.show_state(
            state.view(0), voice_of(state, 0), state.current_player, Change.NEWS, events
        )
        laid.drawn.populate()
        assert lies(moving) == lies(laid)
        moments += 1
        if moments == MOMENTS:
            break
    assert moments == MOMENTS
    scene = moving.drawn.stage.scene
    there = [it for it in scene.items() if it.parentItem() is None]
    assert len([it for it in there if isinstance(it, Piece)]) == len(moving.drawn.stage.pieces)


def flown(board: Board, state: Outpost) -> list[Flight]:
    """What flies because of what happened, between things that lie on the board then."""
    noted = [event for event in state.events or () if event.is_for(0)]
    show(board, state, Change.NEWS, noted)
    layout = board.drawn.layout_shown
    assert isinstance(layout, Situation)
    there = board.drawn.stage.pieces
    return [it for it in layout.flights(noted) if it.start in there and it.end in there]


def ways(found: list[Flight]) -> list[tuple[str, str, str]]:
    """What flies from where to where; of a look its name."""
    return [
        (it.spot.look if isinstance(it.spot.look, str) else it.spot.kind, it.start, it.end)
        for it in found
    ]


def test_a_roll_of_a_buyer_flies_from_their_plate_to_the_market(
    boards: tuple[Board, Board],
) -> None:
    state = position(3, turn=3, order=[0, 1, 2], bought=[0, 1, 0])
    draw_on(ask(state, market.refill()))
    found = [it for it in flown(boards[0], state) if it.spot.kind == "die"]
    assert (found[0].start, found[0].end) == ("plate:1", "die:0")
    assert found[0].spot.look.face > 0
    assert [it.end for it in found] == [f"die:{at}" for at in range(len(found))]


def test_a_later_roll_of_a_turn_flies_beside_those_that_lie_there(qapp: QApplication) -> None:
    known = Seen(rolls=(Roll(3), Roll(3), Roll(4)))
    table, _ = shown(position(3, turn=3).view(0), 0, known)
    rolls = [Event("OP-2.4", "rolled", {"n": face}) for face in (3, 4)]
    assert [it.end for it in table.flights(rolls)] == ["die:1", "die:2"]
    begins = Event("OP-2.1", "turn_begins", {})
    assert [it.end for it in table.flights([begins, *rolls])] == ["die:0", "die:1"]


def test_an_upgrade_flies_to_its_colony_with_what_it_is_worth(boards: tuple[Board, Board]) -> None:
    state = position(2, turn=3, display=["nodule"], active=0)
    ask(state, auction.take_upgrade(1, UPGRADES.index("nodule")))
    (found,) = (it for it in flown(boards[0], state) if it.spot.kind == "owned")
    assert (found.start, found.end, found.spot.look.vp) == ("market", "colony:1", 2)


def test_an_event_flies_from_its_deck_and_what_it_takes_goes_to_it(
    boards: tuple[Board, Board],
) -> None:
    state = position(2, turn=3)
    ask(state, events.draw_event(NOTHING))
    card = next(it for it in state.board.event_deck if it.scope == "all" and not it.redraw_phase1)
    draw(state, f"event:{card.id}")
    assert (card.group, "clock", "event") in ways(flown(boards[0], state))
    lost = position(2, turn=3, population={1: 5})
    lost.event = 0
    answer(ask(lost, verbs.lose_person(1)), "spare")
    assert ("tokens/population", "population:1", "event") in ways(flown(boards[0], lost))


def test_people_go_to_their_factories(boards: tuple[Board, Board]) -> None:
    state = position(2, factories={0: {"ore": 2, "water": 1}}, people_at={0: {"ore": 2}}, active=0)
    ask(state, operators.assign(0))
    assert ("tokens/population", "population:0", "factory:0:water:0") in ways(
        flown(boards[0], state)
    )


def test_robots_go_to_their_factories_as_robots_and_leave_them_as_such(
    boards: tuple[Board, Board],
) -> None:
    state = position(
        2,
        factories={0: {"ore": 2, "water": 1}},
        people_at={0: {"water": 1}},
        population={0: 1},
        upgrades={0: "robots robots robots"},
        robots={0: 2},
        active=0,
    )
    answer(ask(state, operators.assign(0)), "1")
    found = ways(flown(boards[0], state))
    assert ("tokens/robot", "robot:0", "factory:0:ore:0") in found
    assert ("tokens/population", "population:0", "factory:0:ore:0") not in found
    state = position(
        2,
        factories={0: {"ore": 2, "water": 2}},
        upgrades={0: "robots"},
        robots_at={0: {"ore": 1, "water": 1}},
        robots={0: 2},
    )
    answer(ask(state, operators.withdraw_robot(0)), "water")
    assert ("tokens/robot", "factory:0:water:0", "robot:0") in ways(flown(boards[0], state))


def test_whom_an_event_takes_leaves_no_one_behind_who_flies_to_work(
    boards: tuple[Board, Board],
) -> None:
    state = position(2, people_at={0: {"ore": 2, "water": 1}}, population={0: 3})
    state.event = 0
    answer(ask(state, verbs.lose_person(0)), "ore")
    found = [way for way in ways(flown(boards[0], state)) if way[0] == "tokens/population"]
    assert found == [("tokens/population", "population:0", "event")]


def test_whoever_leaves_a_place_for_another_is_seen_to_leave_it(
    boards: tuple[Board, Board],
) -> None:
    """OP-4.4, OP-6.3: nobody flies to where fewer work than before."""
    own = {0: {"ore": 2, "water": 2}}
    state = position(2, factories=own, people_at={0: {"ore": 2, "water": 1}}, active=0)
    answer(ask(state, operators.assign(0)), "2")
    found = [way for way in ways(flown(boards[0], state)) if way[0] == "tokens/population"]
    assert found == [
        ("tokens/population", "factory:0:ore:0", "population:0"),
        ("tokens/population", "population:0", "factory:0:water:0"),
    ]
    state = position(2, factories=own, people_at={0: {"ore": 2}}, population={0: 2})
    answer(ask(state, operators.man(0, WATER, True)), "ore")
    found = [way for way in ways(flown(boards[0], state)) if way[0] == "tokens/population"]
    assert found == [
        ("tokens/population", "factory:0:ore:0", "population:0"),
        ("tokens/population", "population:0", "factory:0:water:0"),
    ]


def test_the_rolls_of_a_turn_are_told_when_the_board_is_shown_anew(
    boards: tuple[Board, Board],
) -> None:
    state = position(3, turn=3, order=[0, 1, 2], bought=[0, 1, 0])
    draw_on(ask(state, market.refill()))
    board = boards[0]
    show(board, state, Change.JUMP, state.events)
    layout = board.drawn.layout_shown
    assert isinstance(layout, Situation)
    assert [die.face for die in layout.table.dice if die.face]
