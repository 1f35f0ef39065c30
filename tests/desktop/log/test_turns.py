"""A turn that is over is one line of the log, also where others answer in it."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.log.log import Log
from desktop.log.turns import Lines, Turn, Turns
from desktop.look.row import FOLDED, UNFOLDED
from desktop.look.voice import voice_of
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record import record
from engine.record.lines import Answer, Rewind
from engine.rules.agenda import NOBODY, PUBLIC, Event
from tests.paths import CHECKOUT

EARTH, OUTPOST = "outer_earth_two_greedy_bots", "outpost_four_with_every_other_reading"
pytestmark = [pytest.mark.slow, pytest.mark.dressed(False)]


def match_of(name: str) -> Match:
    """A match from the records, at its end."""
    path = CHECKOUT / "tests" / "records" / f"{name}.waypost"
    return Match.resume(record.read(path.read_bytes()))


def log_of(
    match: Match, qtbot: QtBot, language: str = "en", viewer: int = PUBLIC, until: int = 10**6
) -> Log:
    """What a viewer sees of it, up to an entry."""
    moments = boards.play(match.game.name).moments
    log = Log(moments.begins, are_turns=moments.are_turns)
    qtbot.addWidget(log)
    entries = [entry for entry in match.log(viewer) if entry.number <= until]
    asked = match.asked if len(entries) == len(match.log(viewer)) else 0
    log.show_log(entries, voice_of(match, language, viewer), asked=asked)
    return log


def folded(log: Log) -> list[str]:
    """The lines behind which turns lie."""
    return [row.text for row in log.list.rows if row.kind == FOLDED]


@pytest.mark.parametrize(
    ("name", "language", "said"),
    [
        (
            EARTH,
            "en",
            [
                "Slow Whirl: Anna, Twin Dunes: Anna, Drift Banks: Ben",
                "4 closed cards, 1 open card",
                "4 closed cards, Drift Banks: 3 cards",
                "Facet: Anna, Firn Canyon: Ben, Cinder Seam: Ben",
                "Drift Banks closed, +10 VP, +2 VP, 1 closed card, 1 card invested",
            ],
        ),
        (
            EARTH,
            "de",
            ["4 verdeckte Karten, 1 offene Karte"],
        ),
        (
            OUTPOST,
            "en",
            [
                "Data Library: Cleo for 15, 1\u00a0×\u00a0Water factory, 7 VP in all",
                "Product Recall, new: Warehouse, new: Heavy Equipment",
                "Warehouse: Ben for 25, 1\u00a0×\u00a0Water factory, 8 VP in all",
            ],
        ),
        (
            OUTPOST,
            "de",
            ["Datenbibliothek: Cleo für 15, 1\u00a0×\u00a0Wasserfabrik, 7 SP insgesamt"],
        ),
    ],
)
def test_a_line_names_what_was_won_closed_bought_and_drawn(
    qtbot: QtBot, name: str, language: str, said: list[str]
) -> None:
    lines = folded(log_of(match_of(name), qtbot, language))
    assert [line for line in lines if line in said] == said


@pytest.mark.parametrize("name", [EARTH, OUTPOST])
def test_a_line_says_to_everybody_what_all_saw(qtbot: QtBot, name: str) -> None:
    match = match_of(name)
    lines = folded(log_of(match, qtbot))
    for seat in range(len(match.players)):
        assert folded(log_of(match, qtbot, viewer=seat)) == lines


@pytest.mark.parametrize("name", [EARTH, OUTPOST])
def test_it_unfolds_and_folds_and_headlines_stand(qtbot: QtBot, name: str) -> None:
    log = log_of(match_of(name), qtbot)
    shown, all_rows = log.list.rows, log.rows
    assert len(shown) < len(all_rows) / 2
    headlines = [row for row in all_rows if row.kind == "headline"]
    assert [row for row in shown if row.kind == "headline"] == headlines
    for row in [row for row in shown if row.kind == FOLDED]:
        log.list.pressed_row.emit(row)
    assert [row for row in log.list.rows if row.kind != UNFOLDED] == all_rows
    for row in [row for row in log.list.rows if row.kind == UNFOLDED]:
        log.list.pressed_row.emit(row)
    assert log.list.rows == shown


def test_the_turn_that_ends_a_match_names_what_palace_and_portraits_bring(qtbot: QtBot) -> None:
    *_, last = folded(log_of(match_of("two_greedy_bots_special_cards"), qtbot))
    assert last.startswith("Ben: Bureaucrat to the Barracks, Shepherd: Anna −3 VP, ")
    assert last.endswith("Bureaucrat: Ben +5 VP, Palace: Anna and Ben +4 VP"), "all in one place"


def test_what_was_bought_twice_is_one_number_of_the_line(qtbot: QtBot) -> None:
    bought = [
        Event("OP-6.4", "buys_factory", {"seat": 0, "number": 1, "thing": "ore", "n": 10}),
        Event("OP-6.4", "buys_robot", {"seat": 0, "number": 1, "n": 10}),
        Event("OP-6.4", "buys_factory", {"seat": 0, "number": 2, "thing": "ore", "n": 20}),
        Event("OP-6.4", "buys_factory", {"seat": 0, "number": 1, "thing": "water", "n": 20}),
    ]
    line = Turn(0, (1,), tuple(bought)).line(voice_of(match_of(OUTPOST), "en"))
    assert line == "3\u00a0×\u00a0Ore factory, 1 robot, 1\u00a0×\u00a0Water factory"


def test_a_line_that_is_known_is_worded_anew_once_words_or_events_are_others() -> None:
    match, lines = match_of(OUTPOST), Lines()
    turn = Turn(0, (1,), (Event("OP-6.4", "buys_robot", {"seat": 0, "number": 1, "n": 10}),))
    assert lines.of(turn, voice_of(match, "en")) == "1 robot"
    assert lines.of(turn, voice_of(match, "de")) == "1 Roboter"
    assert lines.of(turn._replace(events=turn.events * 2), voice_of(match, "de")) == "2 Roboter"


def test_an_auction_that_goes_on_is_told_line_by_line_whoever_is_asked(qtbot: QtBot) -> None:
    match = match_of(EARTH)
    log = log_of(match, qtbot, until=13)
    assert folded(log) == []
    assert log.list.rows == log.rows
    ended = log_of(match, qtbot, until=31)
    assert folded(ended) == ["Slow Whirl: Anna, Twin Dunes: Anna, Drift Banks: Ben"]


def test_what_was_taken_back_lies_behind_no_line() -> None:
    def entry(number: int, *names: str, seat: int = 0) -> Entry:
        events = [Event("", name, {"seat": seat}) for name in names]
        return Entry(number, Answer(seat, "pay", ("1",)), events, 1, False)

    back = Entry(3, Rewind(1), [], 1, False)
    entries = [entry(1, "paid", "player_turn"), entry(2, "won"), back, entry(4, "paid", seat=1)]
    turns = Turns(entries, ("player_turn",))
    assert [(it.seat, it.numbers, len(it.events)) for it in turns.all] == [
        (0, (2,), 1),
        (0, (4,), 1),
    ]
    assert turns.goes_on(asked=1) == 1
    assert turns.goes_on(asked=NOBODY) == 2
