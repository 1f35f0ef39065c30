"""The rows of the log: what begins something stands out, and what happened names its person."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.log.log import Log, as_text, control, rows
from desktop.look.row import FOLDED, UNFOLDED
from desktop.look.rows import Row
from desktop.look.voice import Voice, voice_of
from engine.match.entry import Entry
from engine.match.match import Match
from engine.record.lines import Answer, Chance, Rewind
from engine.rules.agenda import Event
from engine.rules.words import load
from tests.desktop.pages import played
from tests.games.outpost.matches import new
from tests.games.red_outpost.at_table import at_table
from tests.games.robinson_crusoe.at_table import at_table as robinson

BEGINS = Event("RO-2.1", "phase_begins", {"phase": "lunch", "seat": 1})
HAPPENS = Event("RO-2.2", "turn_done", {"seat": 1})


@pytest.fixture
def voice(qapp: QApplication) -> Voice:
    return voice_of(at_table(), "en")


def told(voice: Voice) -> list[Row]:
    entry = Entry(1, None, (BEGINS, HAPPENS), 1, True)
    return list(rows(entry, voice, {"phase_begins"}))


def test_what_begins_something_is_a_headline_without_a_mark(voice: Voice) -> None:
    begins, happens = told(voice)
    assert (begins.kind, begins.mark) == ("headline", "")
    assert (happens.kind, happens.mark) == ("told", voice.colours[1])
    assert [row.clause for row in (begins, happens)] == ["RO-2.1", "RO-2.2"]


def test_a_headline_begins_after_a_gap_in_the_text(voice: Voice) -> None:
    begin, happen = (Entry(n, None, (it,), 1, True) for n, it in ((1, BEGINS), (2, HAPPENS)))
    text = as_text([happen, begin, happen], voice, {"phase_begins"}, None, {})
    first, gap, second, third = text.splitlines()
    assert gap == "" and "RO-2.1" in second and "RO-2.2" in first == third


def test_what_happened_is_put_into_words_once_also_where_a_viewer_knows_a_part(
    voice: Voice, qtbot: QtBot
) -> None:
    log = Log(())
    qtbot.addWidget(log)
    before, after, other = (
        Entry(1, None, (*events,), 1, True) for events in ([BEGINS], [BEGINS], [HAPPENS])
    )
    told = log.rows_of(before, voice)
    assert log.rows_of(after, voice) is told
    assert log.rows_of(other, voice) is not told


def test_a_step_that_is_chosen_is_in_sight_and_nobody_looks_at_its_moment(
    voice: Voice, qtbot: QtBot, qapp: QApplication
) -> None:
    log, looked = Log(()), list[int]()
    qtbot.addWidget(log)
    log.look_at.connect(looked.append)
    log.resize(300, 200)
    log.show()
    entries = [Entry(n, None, (HAPPENS,), 1, True) for n in range(1, 40)]
    log.show_log(entries, voice)
    log.look(None)
    log.choose(3)
    log.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for words in (voice, voice_of(at_table(), "de")):
        log.show_log(entries, words)
        qapp.processEvents()
        seen = log.list.viewport().rect()
        lies = log.list.visualRect(log.list.currentIndex())
        assert log.current == 3 and seen.contains(lies.center()) and not looked
    log.show_log([*entries, Entry(40, None, (HAPPENS,), 1, True)], voice)
    assert log.current is None, "the match has gone on"


def test_of_a_log_that_grows_only_what_is_new_is_put_into_words_whoever_reads_it(
    voice: Voice, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    worded: list[str] = []
    said = Voice.event

    def counted(self: Voice, event: Event) -> str:
        worded.append(event.name)
        return said(self, event)

    monkeypatch.setattr(Voice, "event", counted)
    log = Log(())
    qtbot.addWidget(log)
    before = [Entry(number, None, (BEGINS, HAPPENS), 1, True) for number in range(1, 40)]
    log.show_log(before, voice)
    worded.clear()
    log.show_log([*before, Entry(40, None, (HAPPENS,), 1, True)], replace(voice, viewer=1))
    assert worded == ["turn_done"]
    assert len(log.list.rows) == 2 * len(before) + 1


def test_what_a_bot_goes_on_with_shares_the_row_that_is_there_and_the_others_stay(
    qtbot: QtBot,
) -> None:
    words = load("outpost", "en")
    voice = Voice(words, ("Anna", "Bo", "Cy"), ("orange", "blue", "green"))
    log = Log(())
    qtbot.addWidget(log)
    begins = Entry(1, None, (Event("OP-6.2", "bid_raised", {"seat": 0, "n": 15}),), 1, True)
    bids = [
        Entry(
            number,
            Answer(number - 1, "bid", (str(14 + number),)),
            (Event("OP-6.2", "bid_raised", {"seat": number - 1, "n": 14 + number}),),
            1,
            True,
        )
        for number in (2, 3)
    ]
    log.show_log([begins, *bids[:1]], voice, bots=[1, 2])
    first, alone = log.list.rows
    log.list.model_of_rows.modelReset.connect(lambda: pytest.fail("all rows are laid out anew"))
    log.show_log([begins, *bids], voice, bots=[1, 2])
    kept, shared = log.list.rows
    assert kept is first
    assert alone.text in shared.tip and len(shared.tip.splitlines()) == 2


def test_the_log_is_made_anew_where_something_was_taken_back(voice: Voice, qtbot: QtBot) -> None:
    log = Log(())
    qtbot.addWidget(log)
    first, second, other = (
        Entry(number, None, (event,), 1, True)
        for number, event in ((1, BEGINS), (2, HAPPENS), (3, BEGINS))
    )
    log.show_log([first, second], voice)
    log.show_log([first, other], voice)
    assert [row.value for row in log.list.rows] == [1, 3]


def test_a_payment_has_one_row_whoever_pays_card_by_card(qtbot: QtBot) -> None:
    words = load("outpost", "en")
    voice = Voice(words, ("Anna", "Bo", "Cy"), ("orange", "blue", "green"))
    log = Log(())
    qtbot.addWidget(log)

    def paid(seat: int, *cards: str) -> tuple[Event, ...]:
        pairs = (card.split(":") for card in cards)
        return tuple(
            Event("OP-4.1", "paid", {"seat": seat, "deck": deck, "n": int(n)}) for deck, n in pairs
        )

    own = Entry(1, Answer(0, "pay", ("ore:5", "ore:3")), paid(0, "ore:5", "ore:3"), 1, True)
    bots = [
        Entry(2, Answer(1, "pay", ("water:8",)), paid(1, "water:8"), 1, True),
        Entry(3, Answer(1, "pay", ("ore:4",)), paid(1, "ore:4"), 1, True),
        Entry(4, Answer(2, "pay", ("ore:1",)), paid(2, "ore:1"), 1, True),
    ]
    log.show_log([own, *bots], voice, bots=[1, 2])
    assert [(row.text, row.mark, row.value) for row in log.list.rows] == [
        ("Anna pays: Ore 5, Ore 3.", "orange", 1),
        ("Bo pays: Water 8, Ore 4.", "blue", 3),
        ("Cy pays: Ore 1.", "green", 4),
    ]


def test_a_rewind_names_the_turn_in_the_words_of_the_game(qapp: QApplication) -> None:
    back = Entry(3, Rewind(1), (), 2, False)
    for match, told in ((new(2), "Turn 2"), (robinson(), "Round 2"), (at_table(), "Turn 2")):
        assert control(back, voice_of(match, "en")) == f"Back by agreement: {told}"


def test_the_cards_that_a_seat_draws_have_one_row_with_what_its_reader_knows(qtbot: QtBot) -> None:
    words = load("outpost", "en")
    voice = Voice(words, ("Anna", "Bo"), ("orange", "blue"), 0)
    log = Log(())
    qtbot.addWidget(log)

    def drawn(number: int, seat: int, deck: str, n: int) -> Entry:
        events = [Event("OP-5.1", "card_drawn", {"seat": seat, "deck": deck})]
        if seat == 0:
            events.append(Event("OP-5.1", "card_known", {"deck": deck, "n": n}, 0))
        return Entry(number, None, tuple(events), 1, True)

    cards = [(0, "ore", 4), (0, "ore", 4), (0, "water", 7), (1, "ore", 1), *[(1, "water", 9)] * 3]
    entries = [drawn(number, *card) for number, card in enumerate(cards, 1)]
    log.show_log(entries, voice, bots=[1])
    assert [(row.text, row.mark, row.value) for row in log.list.rows] == [
        ("Anna draws: 2 × Ore 4, Water 7.", "orange", 3),
        ("Bo draws: Ore, 3 × Water.", "blue", 7),
    ]
    log.show_log(entries[:1], voice, bots=[1])
    assert [row.text for row in log.list.rows] == ["Anna draws: Ore 4."]
    log.show_log(entries[3:4], voice, bots=[1])
    assert [row.text for row in log.list.rows] == ["Bo draws an ore card."]


def test_why_a_bot_chose_so_stands_below_what_it_did_and_not_below_what_came_of_it(
    voice: Voice,
) -> None:
    entry = Entry(1, Answer(1, "turn", ("shepherd>mine",)), (HAPPENS, BEGINS), 1, True)
    told = list(rows(entry, voice, {"phase_begins"}, lambda *_: ["Wool."], (2, 9)))
    assert [row.kind for row in told] == ["told", "quiet", "quiet", "headline"]
    assert told[1].text.endswith(": Wool.")
    entry = Entry(1, entry.line, (BEGINS,), 1, True)
    only = rows(entry, voice, {"phase_begins"}, lambda *_: ["Wool."])
    assert [row.kind for row in only] == ["quiet", "headline"]


def test_a_bot_that_goes_on_for_the_same_reason_says_it_once(voice: Voice, qtbot: QtBot) -> None:
    log = Log(())
    qtbot.addWidget(log)
    entries = [
        Entry(number, Answer(1, "turn", ("shepherd>mine",)), (), 1, True) for number in (1, 2, 3)
    ]
    why = {1: ["Wool."], 2: ["Wool."], 3: ["Milk."]}
    log.show_log(entries, voice, lambda entry, _: why[entry.number], bots=[1])
    assert [row.text.partition(": ")[2] for row in log.list.rows] == ["Wool.", "Milk."]


def played_log(qtbot: QtBot) -> tuple[Match, Log, Voice]:
    """The log of a match after four turns, shown to the seat that is asked."""
    match = played(2, answers=9)
    log, voice = Log(("phase_begins", "day_begins")), voice_of(match, "en")
    qtbot.addWidget(log)
    log.show_log(match.log(), voice, asked=match.asked)
    return match, log, voice


def test_a_turn_that_is_over_is_one_line_that_unfolds_and_folds(qtbot: QtBot) -> None:
    _, log, _ = played_log(qtbot)
    all_rows = log.rows
    folded = [row for row in log.list.rows if row.kind == FOLDED]
    assert [row.text for row in folded][:2] == [
        "Ben: Miner to the Lake, 1 fish",
        "Anna: Commissar to the Mine, 1 coal",
    ]
    assert all(row.mark and not row.clause for row in folded)
    headlines = [row for row in all_rows if row.kind == "headline"]
    assert [row for row in log.list.rows if row.kind == "headline"] == headlines
    asked: list[int] = []
    log.look_at.connect(asked.append)
    for row in folded:
        log.list.pressed_row.emit(row)
    assert [it for it in log.list.rows if it.kind != UNFOLDED] == all_rows
    for row in [it for it in log.list.rows if it.kind == UNFOLDED]:
        log.list.pressed_row.emit(row)
    assert [it for it in log.list.rows if it.kind == FOLDED] == folded and not asked


def test_a_moment_that_is_looked_at_unfolds_its_turn_until_the_way_back(qtbot: QtBot) -> None:
    match, log, voice = played_log(qtbot)
    shown = log.list.rows
    fish = next(
        entry for entry in match.log() if isinstance(entry.line, Chance) and entry.number > 1
    )
    log.look(fish.number)
    row = log.list.current_row
    assert row is not None and (row.value, row.kind) == (fish.number, "told")
    log.show_log(match.log(), voice, asked=match.asked)
    assert log.list.current_row == row, "told again, it still is the one"
    log.look(None)
    assert log.list.rows == shown


def test_a_turn_that_may_go_on_is_not_folded(qtbot: QtBot) -> None:
    match = played(2, answers=7)
    last = [entry.line for entry in match.log() if isinstance(entry.line, Answer)][-1]
    log, voice = Log(()), voice_of(match, "en")
    qtbot.addWidget(log)
    log.show_log(match.log(), voice, asked=last.seat)
    assert log.list.rows[-1].kind == "told"
    log.show_log(match.log(), voice, asked=1 - last.seat)
    assert log.list.rows[-1].kind == FOLDED
