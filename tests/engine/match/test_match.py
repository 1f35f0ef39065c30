"""A running match: what is recorded, and who may take what back."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Self

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.base.errors import NotNow, Outdated, Told
from engine.base.people import BadPlayer
from engine.bots import NoBot
from engine.match.entry import Entry
from engine.match.match import Match
from engine.match.status import Status
from engine.record.lines import (
    Answer,
    BadRecord,
    Chance,
    End,
    Line,
    Name,
    Redo,
    Rewind,
    Seat,
    Sheet,
    Turn,
    Undo,
)
from engine.record.record import Player, Record, read
from engine.rules import game as games
from engine.rules.agenda import CHANCE, NOBODY, OPEN, Illegal, State, decision
from engine.rules.game import Game, Setup
from tests.first_matches import up_to
from tests.games.sealed import GAME, Sealed
from tests.games.sealed.matches import SEED, answer, load, new, play, wander

PEOPLE = ("person", "person", "person")


def kinds(match: Match) -> list[str]:
    return [type(line).__name__ for line in match.lines]


def play_to(match: Match, decision: str, rng: random.Random) -> Match:
    """Random answers until that decision is asked."""
    while match.state.question is None or match.state.question.name != decision:
        answer(match, rng)
    return match


# -- what is recorded ------------------------------------------------------------------


def test_a_match_begins_with_what_chance_was_asked_and_consecutive_draws_are_one_line() -> None:
    match = new()
    assert [line.source for line in match.lines if isinstance(line, Chance)] == ["coins", "lots"]
    assert len(match.lines[0].outcomes) == 30  # type: ignore[union-attr]
    assert match.state.draws == {"coins": 30, "lots": 1}
    assert match.asked == 0


def test_a_state_is_known_as_of_each_event_of_a_line() -> None:
    match = new()
    dealt = match.log(OPEN)[1]
    drawn = [event for event in dealt.events if event.name == "coin_drawn"]
    assert len(drawn) == 30
    for number, event in enumerate(drawn, 1):
        state = match.state_as_of(dealt.number, event)
        assert isinstance(state, Sealed)
        assert sum(map(len, state.hands)) == number
        assert state.question is None and state.view(0).question is None
    assert match.state_at(dealt.number).question is not None


def test_what_began_a_match_is_seen_as_it_stands_then() -> None:
    match = up_to("robinson-crusoe", 1)
    event = match.log(OPEN)[0].events[0]
    assert match.state_as_of(0, event) is match.state_at(0)


def test_nobody_waits_for_chance_after_an_answer() -> None:
    match = new(PEOPLE)
    rng = random.Random(1)
    while match.asked != NOBODY:
        answer(match, rng)
        assert match.state.current_player != CHANCE


def test_a_decision_with_one_answer_is_never_recorded() -> None:
    for seed in range(5):
        match = play(new(PEOPLE), random.Random(seed))
        for number, line in enumerate(match.lines, 1):
            if isinstance(line, Answer) and line.decision not in ("lay", "pay"):
                assert len(match.state_at(number - 1).legal_actions()) > 1


def test_a_turn_ends_with_a_checksum_when_the_game_says_so() -> None:
    match = play(new(PEOPLE), random.Random(3))
    turns = []
    for number, line in enumerate(match.lines, 1):
        if isinstance(line, Turn):
            state = match.state_at(number)
            assert isinstance(state, Sealed)
            turns.append(state.round)
            assert line == Turn(state.round, state.checksum())
    assert turns == [1, 2, 3, 4, 5, 6, 7, 8]
    bids = [entry.turn for entry in match.log() if _decision(entry) == "bid"]
    assert len(bids) > 2 * len(set(bids)), "many bids are one turn"
    assert match.status.turn == 8


def _decision(entry: Entry) -> str:
    return entry.line.decision if isinstance(entry.line, Answer) else ""


def test_where_a_game_counts_no_turns_one_ends_when_another_seat_is_asked() -> None:
    outpost = games.load("red-outpost")
    match = Match.new(outpost, outpost.setup(3), [Player(name) for name in "ABC"], SEED)
    play(match, random.Random(3))
    turn = 0
    for number, line in enumerate(match.lines, 1):
        if isinstance(line, Turn):
            turn += 1
            state = match.state_at(number)
            assert line == Turn(turn, state.checksum())
            last = [x for x in match.lines[: number - 1] if isinstance(x, Answer)][-1]
            assert state.current_player != last.seat
    assert turn > 20
    ended = [0, *accumulate(isinstance(line, Turn) for line in match.lines)]
    for told in match.log():
        if isinstance(told.line, Answer):
            assert told.turn == ended[told.number - 1] + 1


def test_a_match_that_goes_on_has_no_places_yet() -> None:
    match = play(new(PEOPLE), random.Random(3), 30)
    assert match.status == Status(match.turn, False, ())
    assert len(play(match, random.Random(3)).status.places) == 3


class Solo(State):
    """One seat is asked forty times; there are no points."""

    __slots__ = FIELDS = ("left",)
    left: int

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.left, copy.choices, copy.events = self.left, self.choices, None
        copy.agenda, copy.draws = self.agenda[:], {}
        return copy


@decision(legal=lambda state, seat: ("on", "off"))
def switch(state: Solo, choice: str, seat: int) -> None:
    state.left -= 1
    if state.left:
        state.then(switch(seat))


def begin_solo(setup: Setup) -> Solo:
    state = Solo()
    state.left, state.agenda, state.draws, state.choices, state.events = 40, [], {}, (), None
    state.then(switch(0))
    return state


def test_a_checksum_stands_after_sixteen_answers_though_no_other_seat_is_asked() -> None:
    game = Game(**{**vars(GAME), "name": "solo", "seats": range(1, 2), "begin": begin_solo})
    match = Match.new(game, game.setup(1), [Player("A")], SEED)
    while match.asked != NOBODY:
        match.answer(0, "on")
    marks = [number for number, line in enumerate(match.lines, 1) if isinstance(line, Turn)]
    assert marks == [17, 34, 43]
    # A game without points ends without sheets.
    assert match.lines[-1] == End("played")
    assert match.status == Status(3, True, ())


@decision(legal=lambda state, seat: ("on",))
def only(state: Solo, choice: str, seat: int) -> None:
    state.left -= 1


def begin_over(setup: Setup) -> Solo:
    state = begin_solo(setup)
    state.agenda = [only(0)]
    return state


def test_a_match_whose_start_leads_to_its_end_is_resumed() -> None:
    game = Game(**{**vars(GAME), "name": "solo", "seats": range(1, 2), "begin": begin_over})
    match = Match.new(game, game.setup(1), [Player("A")], SEED)
    assert match.lines == [End("played")]
    for lines in (match.lines, ()):
        again = Match.resume(Record(match.header, tuple(lines)), game)
        assert again.lines == match.lines
        assert again.is_over
        assert [entry.line for entry in again.log()] == [None, End("played")]
    with pytest.raises(BadRecord, match="“end played” was to come"):
        Match.resume(Record(match.header, (End("agreed"),)), game)


def test_a_match_ends_with_its_sheets() -> None:
    match = play(new(PEOPLE), random.Random(3))
    assert kinds(match)[-4:] == ["End", "Sheet", "Sheet", "Sheet"]
    result = match.state.result()
    assert result is not None
    assert [line.total for line in match.lines if isinstance(line, Sheet)] == match.state.returns()
    assert match.is_over
    assert not match.ended_by_agreement
    assert match.status == Status(match.turn - 1, True, result.ranking.places)
    with pytest.raises(NotNow, match="over"):
        match.answer(0, "winner")


def test_answers_that_are_sent_together_are_one_line_and_one_undo() -> None:
    match = play_to(new(PEOPLE), "pay", random.Random(4))
    payer, before = match.asked, match.state.text()
    trial, run = match.state.clone(), []
    while trial.question is not None and trial.question.name == "pay":
        run.append(str(trial.legal_actions()[0]))
        trial.apply(trial.legal_actions()[0])
    assert len(run) > 1
    entries = match.answer(payer, *run)
    assert entries[0].line == Answer(payer, "pay", tuple(run))
    assert [event.name for event in entries[0].events][: len(run)] == ["paid"] * len(run)
    match.undo()
    assert match.state.text() == before


def test_a_run_that_leaves_its_decision_changes_nothing() -> None:
    match = play_to(new(PEOPLE), "pay", random.Random(4))
    before = match.text()
    with pytest.raises(Illegal):
        match.answer(match.asked, match.state.legal_actions()[0], "gold")
    with pytest.raises(Illegal):
        match.answer(match.asked, *(["coin:5"] * 20))
    with pytest.raises(Illegal):
        match.answer(match.asked)
    assert match.text() == before


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = new()
    before = match.text()
    for seat in (1, 2, -1, CHANCE, NOBODY):
        with pytest.raises(NotNow) as caught:
            match.answer(seat, match.state.legal_actions()[0])
        assert caught.value.name == "match.not_asked"
        assert str(caught.value) == f"seat {seat + 1} is not asked now"
        assert caught.value.params == {"seat": seat + 1}
    with pytest.raises(Illegal):
        match.answer(0, "coin:9")
    assert match.text() == before


def test_an_answer_to_an_older_revision_is_dropped() -> None:
    match = new()
    revision = match.revision
    answer(match, random.Random(0))
    assert match.revision > revision
    match.undo()
    before = match.text()
    with pytest.raises(Outdated) as caught:
        match.answer(0, match.state.legal_actions()[0], revision=revision)
    assert caught.value.name == "match.outdated"
    assert match.text() == before
    match.answer(0, match.state.legal_actions()[0], revision=match.revision)


def test_a_second_choice_where_chance_or_nobody_is_asked_is_no_answer() -> None:
    match = play_to(new(PEOPLE), "grant", random.Random(1))
    before = match.text()
    with pytest.raises(Illegal) as caught:
        match.answer(match.asked, "me", "me")
    assert caught.value.name == "illegal.not_asked"
    assert f"to seat {caught.value.params['seat']}," in str(caught.value)
    assert match.text() == before
    match = play_to(new(PEOPLE), "bid", random.Random(1))
    with pytest.raises(Illegal) as caught:
        match.answer(match.asked, 1, 2)
    assert caught.value.name == "illegal.other_asked"


def test_an_answer_tells_what_followed_from_it() -> None:
    match = play_to(new(PEOPLE), "grant", random.Random(1))
    entries = match.answer(match.asked, "me")
    assert [type(entry.line) for entry in entries] == [Answer, Chance, Chance]
    assert [event.name for entry in entries for event in entry.events] == [
        "coin_shown",
        "lot_won",
        "lot",
    ]
    assert match.state_at(entries[-1].number).text() == match.state.text()


def test_players_and_seeds_that_cannot_be_are_refused() -> None:
    setup = GAME.setup(2)
    for name in ("", " A", "A\n", "A\tB", "A\u2028B"):
        with pytest.raises(ValueError, match="name"):
            Match.new(GAME, setup, [Player(name), Player("B")], SEED)
    for plays in ("", "robot", "bot:", "bot:a b"):
        with pytest.raises(ValueError, match="bot:NAME"):
            Match.new(GAME, setup, [Player("A", plays), Player("B")], SEED)
    with pytest.raises(ValueError, match="2 players"):
        Match.new(GAME, setup, [Player("A")], SEED)
    with pytest.raises(ValueError, match="eight digits"):
        Match.new(GAME, setup, [Player("A"), Player("B")], "7F3A")


def test_a_bot_that_does_not_exist_begins_no_match_but_can_be_resumed() -> None:
    with pytest.raises(NoBot, match="no bot “clever”") as caught:
        new(("person", "bot:clever"))
    assert caught.value.name == "bot.unknown"
    text = play(new(("person", "bot:random")), random.Random(1), 5).text()
    record = read(text.replace("bot:random", "bot:clever").encode(), load)
    assert Match.resume(record, GAME).plays == ("person", "bot:clever")


# -- undo ------------------------------------------------------------------------------


def test_a_person_takes_back_an_answer_freely_and_the_log_does_not_show_it() -> None:
    match = new()
    before, log = match.state.text(), match.log()
    answer(match, random.Random(0))
    offer = match.undo_offer()
    assert (offer.kind, offer.to, offer.agree) == ("free", 2, (0,))
    assert offer.line == 3
    assert match.undo() == offer
    assert match.state.text() == before
    assert match.log() == log
    assert match.lines[-1] == Undo(2)


def test_free_undo_takes_back_the_bots_answers_that_followed() -> None:
    match = play_to(new(("person", "bot:random", "bot:random")), "bid", random.Random(2))
    while match.asked != 0:
        answer(match, random.Random(0))
    before = match.state.text()
    match.answer(0, match.state.legal_actions()[1])
    while match.asked != 0 and isinstance(match.lines[-1], Turn | Answer):
        match.answer(match.asked, match.state.legal_actions()[1])
    offer = match.undo_offer()
    assert offer.kind == "free"
    assert match.revision - offer.to >= 3
    match.undo()
    assert match.state.text() == before


def test_free_undo_ends_where_chance_answered() -> None:
    match = play_to(new(("person", "bot:random")), "grant", random.Random(1))
    while match.asked != 0 or match.state.question.name != "grant":  # type: ignore[union-attr]
        answer(match, random.Random(0))
    before, text = match.state.text(), match.text()
    match.answer(0, "me")
    offer = match.undo_offer()
    assert (offer.kind, offer.agree) == ("rewind", (0,))
    with pytest.raises(NotNow) as caught:
        match.undo()
    assert caught.value.name == "match.no_undo"
    # One person alone: one press.
    match.rewind(offer.to, agreed=(0,))
    assert match.state.text() == before
    assert match.text().startswith(text)


def test_free_undo_ends_where_something_hidden_was_shown() -> None:
    match = new()
    match.answer(0, match.state.legal_actions()[0])
    assert match.undo_offer().kind == "free"
    entries = match.answer(1, match.state.legal_actions()[0])
    assert [event.name for event in entries[-1].events] == [
        "coin_laid",
        "shown",
        *["coin_turned"] * 2,
    ]
    assert match.undo_offer().kind == "rewind"


def test_free_undo_ends_where_another_person_acted() -> None:
    match = play_to(new(PEOPLE), "bid", random.Random(2))
    first = match.asked
    match.answer(first, 1)
    second = match.asked
    match.answer(second, 2)
    offer = match.undo_offer()
    assert (offer.kind, offer.agree) == ("free", (second,))
    # Once the second has taken theirs back, nobody has acted since the first.
    match.undo()
    offer = match.undo_offer()
    assert (offer.kind, offer.agree) == ("free", (first,))


def test_a_rewind_within_what_single_undos_could_take_back_is_free() -> None:
    match = play_to(new(("person", "bot:random", "person")), "bid", random.Random(2))
    while match.asked != 0:
        answer(match, random.Random(0))
    goal, before = match.log()[-1].number, match.state.text()
    match.answer(0, 1)
    while match.asked == 1:
        answer(match, random.Random(0))
    offer = match.rewind_offer(goal)
    assert (offer.kind, offer.agree) == ("free", (0,))
    assert match.undo(goal) == offer
    assert match.state.text() == before
    assert not any(isinstance(entry.line, Rewind) for entry in match.log())
    match.redo()
    while match.asked != 2:
        answer(match, random.Random(0))
    match.answer(2, match.state.legal_actions()[0])
    # Another person has acted since.
    offer = match.rewind_offer(goal)
    assert (offer.kind, offer.agree) == ("rewind", (0, 2))
    with pytest.raises(NotNow):
        match.undo(goal)


def test_a_rewind_behind_a_bots_answer_is_not_free() -> None:
    match = play_to(new(("person", "bot:random", "bot:random")), "bid", random.Random(2))
    while match.asked != 1:
        answer(match, random.Random(0))
    goal = match.log()[-1].number
    while match.asked != 0:
        answer(match, random.Random(0))
    match.answer(0, match.state.legal_actions()[1])
    assert match.undo_offer().kind == "free"
    assert match.rewind_offer(goal).kind == "rewind"


def test_at_the_end_of_a_match_all_persons_agree_to_take_back() -> None:
    for seed in range(12):
        match = play(new(PEOPLE), random.Random(seed))
        offer = match.undo_offer()
        assert (offer.kind, offer.agree) == ("rewind", match.persons)
        assert match.rewind_offer(offer.to).kind == "rewind"


def test_without_a_persons_answer_there_is_nothing_to_undo() -> None:
    match = new(("bot:random", "bot:random"))
    answer(match, random.Random(0))
    for offer in (match.undo_offer(), match.redo_offer()):
        assert offer.kind is None
    with pytest.raises(NotNow):
        match.undo()
    with pytest.raises(NotNow):
        match.redo()


def test_a_rewind_needs_all_persons_and_stays_visible() -> None:
    match = play(new(("person", "person", "bot:random")), random.Random(7), 30)
    target = next(entry.number for entry in match.log()[5:] if entry.can_rewind)
    before = match.text()
    for agreed in ((), (0,), (1,), (0, 2)):
        with pytest.raises(NotNow) as caught:
            match.rewind(target, agreed)
        assert caught.value.name == "match.not_agreed"
        missing = caught.value.params["seat"] - 1
        assert caught.value.params["player"] == match.players[missing].name
        assert missing not in agreed
    assert match.text() == before
    state = match.state_at(target).text()
    match.rewind(target, (0, 1))
    assert match.state.text() == state
    shown = [entry.line for entry in match.log()]
    assert shown[-1] == Rewind(target)
    play(match, random.Random(8), 5)
    assert Rewind(target) in [entry.line for entry in match.log()]


def test_no_rewind_goes_between_a_question_to_chance_and_its_answer() -> None:
    match = play_to(new(PEOPLE), "grant", random.Random(1))
    entries = match.answer(match.asked, "me")
    assert [entry.can_rewind for entry in entries] == [False, False, True]
    for entry in entries[:2]:
        with pytest.raises(NotNow):
            match.rewind(entry.number, match.persons)
    for nowhere in (-1, match.revision + 1, match.revision):
        with pytest.raises(NotNow):
            match.rewind(nowhere, match.persons)


def test_the_same_chance_comes_again_after_a_rewind() -> None:
    match = play(new(PEOPLE), random.Random(3), 40)
    log = [entry.line for entry in match.log(OPEN) if entry.line is not None]
    start = next(entry.number for entry in match.log() if entry.can_rewind)
    match.rewind(start, match.persons)
    for line in log[start:]:
        if isinstance(line, Answer):
            match.answer(line.seat, *line.choices)
    again = [entry.line for entry in match.log(OPEN) if isinstance(entry.line, Answer | Chance)]
    assert again == log


def test_redo_brings_back_step_by_step_and_names_the_step() -> None:
    match = play_to(new(PEOPLE), "bid", random.Random(2))
    answers = [(match.asked, 1)]
    match.answer(*answers[0])
    answers.append((match.asked, 2))
    match.answer(*answers[1])
    states = [match.state.text()]
    for _ in answers:
        match.undo()
        states.append(match.state.text())
    for seat, amount in answers:
        offer = match.redo_offer()
        assert offer.kind == "redo"
        assert match.lines[offer.line - 1] == Answer(seat, "bid", (str(amount),))
        states.pop()
        assert match.redo() == offer
        assert match.state.text() == states[-1]
    assert match.redo_offer().kind is None


def test_a_new_answer_ends_redo() -> None:
    match = new()
    choices = match.state.legal_actions()
    match.answer(0, choices[0])
    match.undo()
    match.answer(0, choices[1])
    assert match.redo_offer().kind is None


def test_a_redo_of_a_rewind_is_told_and_one_of_a_free_undo_is_not() -> None:
    match = play_to(new(PEOPLE), "bid", random.Random(2))
    match.answer(match.asked, 1)
    match.undo()
    match.redo()
    assert not any(isinstance(entry.line, Undo | Redo) for entry in match.log())
    match.rewind(match.log()[3].number, match.persons)
    match.redo()
    assert [type(entry.line) for entry in match.log()[-2:]] == [Rewind, Redo]


@pytest.mark.slow
@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from([2, 3]))
def test_undo_then_redo_is_identity_at_every_step(seed: int, seats: int) -> None:
    rng = random.Random(seed)
    match = new(PEOPLE[:seats])
    while match.asked != NOBODY and match.revision < 150:
        answer(match, rng)
        before, log, turn = match.state.text(), match.log(), match.turn
        visible = [entry for entry in log if not isinstance(entry.line, Rewind | Redo)]
        offer = match.undo_offer()
        if offer.kind == "free":
            match.undo()
        else:
            match.rewind(offer.to, match.persons)
        assert match.state.text() == match.state_at(offer.to).text() != before
        match.redo()
        assert match.state.text() == before
        assert match.turn == turn
        after = [entry for entry in match.log() if not isinstance(entry.line, Rewind | Redo)]
        assert after == visible


@pytest.mark.slow
@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6))
def test_lines_are_only_ever_appended_and_reach_the_same_match(seed: int) -> None:
    rng = random.Random(seed)
    match = new(("person", "bot:random", "person"))
    for _ in range(60):
        before = tuple(match.lines)
        wander(match, rng, 1)
        assert tuple(match.lines[: len(before)]) == before
    again = Match.resume(match.record(), GAME)
    assert again.lines == match.lines
    assert again.state.text() == match.state.text()
    assert again.plays == match.plays
    assert again.turn == match.turn
    assert again.asked == match.asked
    assert again.log() == match.log()
    assert again.undo_offer() == match.undo_offer()
    assert again.redo_offer() == match.redo_offer()
    assert [again.state_at(n).text() for n in range(len(before))] == [
        match.state_at(n).text() for n in range(len(before))
    ]


def test_undo_at_the_end_of_a_match_goes_to_a_kept_moment() -> None:
    match = play(new(PEOPLE), random.Random(3))
    offer = match.undo_offer()
    kept = match.state_at(offer.to)
    match.rewind(offer.to, match.persons)
    assert match.state is kept


# -- seats, the end, branches ------------------------------------------------------------


def test_a_seat_changes_between_person_and_bot_and_its_answers_stay_whose_they_were() -> None:
    match = play_to(new(PEOPLE), "bid", random.Random(2))
    seat = match.asked
    match.answer(seat, 1)
    match.set_player(seat, "bot:random")
    assert match.plays[seat] == "bot:random"
    assert match.players[seat] == Player("ABC"[seat], "bot:random")
    assert seat not in match.persons
    assert match.log()[-1].line == Seat(seat, "bot:random")
    assert match.lines[match.undo_offer().line - 1] == Answer(seat, "bid", ("1",))
    match.undo()
    match.answer(seat, 2)
    assert match.lines[match.undo_offer().line - 1] != Answer(seat, "bid", ("2",))
    with pytest.raises(NotNow, match="there is no seat 4") as caught:
        match.set_player(3, "person")
    assert caught.value.params == {"seat": 4}
    for wrong_seat, plays in ((3, "person"), (-1, "person"), (0, "robot"), (0, "bot:oracle")):
        with pytest.raises((NotNow, ValueError)):
            match.set_player(wrong_seat, plays)


def test_a_name_is_put_right_for_the_whole_match_and_the_record_keeps_what_it_was() -> None:
    match = play_to(new(PEOPLE), "bid", random.Random(2))
    seat = match.asked
    before = "ABC"[seat]
    match.answer(seat, 1)
    offer = match.undo_offer()
    match.set_name(seat, "Anna B.")
    assert match.players[seat].name == "Anna B."
    assert match.header.players[seat].name == before
    assert match.log()[-1].line == Name(seat, "Anna B.") and match.log()[-1].was == before
    assert match.undo_offer() == offer, "what was answered before can be taken back as before"
    match.undo()
    assert match.asked == seat and match.players[seat].name == "Anna B."
    match.redo()
    revision = match.revision
    match.set_name(seat, "Anna B.")
    assert match.revision == revision, "it is called so already"
    match.set_name(seat, before)
    assert [entry.was for entry in match.log() if entry.was] == [before, "Anna B."]
    again = Match.resume(read(match.text().encode(), load), GAME)
    assert again.players == match.players and again.log() == match.log()
    assert match.branch(len(match.lines), SEED).header.players == match.players


def test_what_is_no_name_is_refused_and_changes_nothing() -> None:
    match = new(PEOPLE)
    revision = match.revision
    for name in ("", " A", "A\nB"):
        with pytest.raises(BadPlayer):
            match.set_name(0, name)
    with pytest.raises(NotNow, match="there is no seat 4"):
        match.set_name(3, "Anna")
    assert match.revision == revision


def test_a_name_is_put_right_when_the_match_is_over_too() -> None:
    match = play(new(PEOPLE), random.Random(3))
    match.set_name(1, "Ben")
    assert match.players[1].name == "Ben" and match.status.is_over
    assert Match.resume(read(match.text().encode(), load), GAME).is_over


def test_a_match_ends_by_agreement_and_goes_on_by_agreement() -> None:
    match = play(new(("person", "person", "bot:random")), random.Random(2), 10)
    state = match.state.text()
    with pytest.raises(NotNow, match="not agreed"):
        match.end((0,))
    match.end((0, 1))
    assert match.is_over
    assert match.ended_by_agreement
    assert match.asked == NOBODY
    assert match.log()[-1].line == End("agreed")
    assert match.status.is_over
    for change in (lambda: match.end((0, 1)), lambda: match.answer(match.asked, "x"), match.undo):
        with pytest.raises(NotNow):
            change()
    offer = match.undo_offer()
    assert (offer.kind, offer.line, offer.agree) == ("rewind", 0, (0, 1))
    match.rewind(offer.to, (0, 1))
    assert not match.is_over
    assert match.state.text() == state
    assert End("agreed") not in [entry.line for entry in match.log()]
    match.redo()
    assert match.ended_by_agreement


def test_a_branch_shares_what_was_and_has_other_dice_from_there_on() -> None:
    match = play(new(PEOPLE), random.Random(3), 60)
    at = [entry.number for entry in match.log() if entry.can_rewind][20]
    branch = match.branch(at, "00C0FFEE")
    assert branch.state.text() == match.state_at(at).text()
    assert branch.seed == "00C0FFEE"
    assert branch.header == match.header
    assert branch.sink is None
    shared = [e.line for e in match.log() if isinstance(e.line, Answer | Chance) and e.number <= at]
    assert [e.line for e in branch.log() if isinstance(e.line, Answer | Chance)] == shared
    rng, rng_branch = random.Random(5), random.Random(5)
    match.rewind(at, match.persons)
    draws = [
        [line for line in play(one, r).lines if isinstance(line, Chance)][-3:]
        for one, r in ((match, rng), (branch, rng_branch))
    ]
    assert draws[0] != draws[1]


def drawn_by(match: Match) -> Line | None:
    """What is drawn for the seat that decides who draws."""
    return match.entry(match.answer(match.asked, "me")[1].number, OPEN).line


def test_before_the_branch_the_old_dice_roll_again() -> None:
    match = play_to(new(PEOPLE), "grant", random.Random(1))
    here = match.log()[-1].number
    drawn = drawn_by(match)
    branch = match.branch(match.log()[-1].number, "00C0FFEE")
    back = branch.undo_offer()
    branch.rewind(back.to, branch.persons)
    assert branch.seed == SEED
    assert drawn_by(branch) == drawn
    other = match.branch(here, "00C0FFEE")
    assert drawn_by(other) != drawn


def test_there_is_no_branch_from_the_end_or_from_chance() -> None:
    match = play(new(), random.Random(3))
    chance = next(n for n, line in enumerate(match.lines) if isinstance(line, Chance))
    for number in (chance, match.revision):
        with pytest.raises(NotNow):
            match.branch(number, "00C0FFEE")


# -- storing and thinking ----------------------------------------------------------------


class Disk(Told):
    """A disk that is full."""


def test_every_change_is_stored_before_it_is_seen_and_with_all_that_follows() -> None:
    stored: list[Line] = []
    match = new(PEOPLE)
    stored.extend(match.lines)

    def sink(number: int, lines: Sequence[Line], status: Status) -> None:
        assert number == len(stored) + 1
        assert match.lines == stored
        stored.extend(lines)

    match.sink = sink
    rng = random.Random(1)
    for _ in range(100):
        wander(match, rng, 1)
        assert match.lines == stored


def test_answers_of_several_are_stored_at_once_or_none_of_them() -> None:
    one, other = new(PEOPLE), new(PEOPLE)
    dice = random.Random(1)
    stored: list[int] = []
    one.sink = lambda number, lines, status: stored.append(len(lines))
    answers = []
    for _ in range(2):
        asked = other.asked
        answers.append((asked, dice.choice(list(other.view(asked).legal_actions()))))
        other.answer(*answers[-1])
    before = one.text()
    with pytest.raises(Illegal):
        one.answer_all([answers[0], (answers[1][0], "nonsense")])
    assert stored == [] and one.text() == before
    entries = one.answer_all(answers)
    assert one.text() == other.text() and len(stored) == 1
    assert [entry.number for entry in entries] == [entry.number for entry in other.log()][
        -len(entries) :
    ]


def test_what_cannot_be_stored_did_not_happen() -> None:
    match = play_to(new(("person", "person")), "grant", random.Random(1))
    asked = match.asked
    match.undo()
    before = (match.text(), match.state.text(), match.log(), match.redo_offer(), match.plays)

    def full(number: int, lines: Sequence[Line], status: Status) -> None:
        raise Disk("library.full", "the disk is full")

    match.sink = full
    changes: list[Any] = [
        lambda: match.answer(match.asked, match.state.legal_actions()[0]),
        match.redo,
        lambda: match.rewind(match.log()[4].number, match.persons),
        lambda: match.end(match.persons),
        lambda: match.set_player(asked, "bot:random"),
    ]
    for change in changes:
        with pytest.raises(Disk):
            change()
        assert before == (
            match.text(), match.state.text(), match.log(), match.redo_offer(), match.plays
        )  # fmt: skip
        assert not match.is_over
    match.sink = None
    match.redo()
    assert match.asked == asked


def test_the_status_that_is_stored_is_that_of_the_match() -> None:
    match = new(("person", "bot:random", "person"))
    seen: list[Status] = []
    match.sink = lambda number, lines, status: seen.append(status)
    rng = random.Random(11)
    for _ in range(300):
        before = match.revision
        wander(match, rng, 1)
        if match.revision > before:
            assert seen[-1] == match.status
    assert any(status.is_over for status in seen)


def test_a_bots_task_is_the_one_it_has_once_others_have_answered() -> None:
    match = new(("person", "bot:random"))
    ahead = new(("person", "bot:random"))
    answer = match.asked, match.state.legal_actions()[0]
    ahead.answer(*answer)
    assert ahead.asked == 1
    assert match.task(1, [answer]) == ahead.task(1)
    assert match.text() != ahead.text(), "nothing is stored yet"


def test_a_bots_task_is_text_that_holds_neither_seed_nor_other_hands() -> None:
    match = play(new(("bot:random", "person")), random.Random(1), 4)
    name, setup, view, bot, seed = match.task(0)
    assert (name, bot) == ("sealed", "random")
    assert SEED not in setup + view
    assert seed != SEED
    assert view == match.view(0).text()
    assert all(card == "coin:?" for card in match.view(0).hands[1])  # type: ignore[attr-defined]
