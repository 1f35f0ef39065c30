"""What holds in every match: cards are accounted for, replay equals live, nothing unseen is held."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.base import resources
from engine.games.robinson_crusoe import deck_file
from engine.games.robinson_crusoe.components import MIXED_IN
from engine.games.robinson_crusoe.event_deck import look
from engine.games.robinson_crusoe.facts import FACTS
from engine.games.robinson_crusoe.game import GAME
from engine.games.robinson_crusoe.phase import take_up
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import on_board
from engine.match.match import Match
from engine.record.lines import Answer, Chance, Fact
from engine.rules.agenda import CHANCE, TABLE, Illegal
from engine.rules.game import Value
from engine.rules.words import LANGUAGES, error_text, load
from tests.games.robinson_crusoe.at_table import (
    NAMES,
    at_table,
    play_on,
    playing,
    read_again,
    shown,
    step,
    tell,
    waits,
)

FOLDER = resources.folder() / "robinson_crusoe"
SEEDS = range(5)
SCENARIOS = ("castaways", "jenny", "king_kong")


def random_match(number: int, *, own: bool) -> tuple[Match, random.Random]:
    """A match of any size and scenario, and the chance that plays it."""
    make = playing if own else at_table
    match = make(number % 4 + 1, f"{number:08X}", scenario=SCENARIOS[number % 3], mix="even")
    return match, random.Random(number)


def keys(state: Robinson) -> list[str]:
    """The cards on the table that somebody has seen, but for those in the Event deck."""
    held = [frame[1] for frame in state.agenda if frame[0] is take_up]
    return [key for key in (*state.discard, *state.threats, state.hand, *held) if key]


def lying(state: Robinson) -> int:
    """Cards on the table that are of the Event deck or came into it."""
    return len(state.event_deck) + len(keys(state))


def shuffled_in(match: Match) -> int:
    """Cards that came into the Event deck since the set-up, or were drawn beside it."""
    events = [event for entry in match.log() for event in entry.events]
    added = sum(event.params["n"] for event in events if event.name == "shuffled_in")
    return added + sum(event.name == "upper_drawn" for event in events)


@pytest.mark.parametrize("number", SEEDS)
@pytest.mark.parametrize("own", [False, True])
def test_deck_discard_and_threats_are_the_set_up_and_what_was_shuffled_in(
    number: int, own: bool
) -> None:
    match, rng = random_match(number, own=own)
    at_start = lying(shown(match))
    while not match.is_over:
        step(match, rng)
        assert lying(shown(match)) == at_start + shuffled_in(match)
    told = {line.name for line in match.lines if isinstance(line, Fact)}
    assert told >= {"round_over", "shuffle_in", "threat_action"}


@pytest.mark.parametrize("number", SEEDS)
def test_every_card_of_the_app_s_deck_lies_in_one_place(number: int) -> None:
    match, rng = random_match(number, own=True)
    box = shown(match).board.cards.box
    while not match.is_over:
        step(match, rng)
        state = shown(match)
        known = [card for card in state.event_deck if not card.endswith("?")]
        out = Counter([*state.discard, *state.threats, state.hand])
        out.update(card.partition(":")[2] for card in known)
        for kind, left in zip(box.kinds, state.pool, strict=True):
            assert left + out[kind.partition(":")[2]] == 1, kind
        # For each back, the unseen faces lie in the decks, and the Event deck has the rest.
        for at, back in enumerate(MIXED_IN):
            unseen = sum(state.pool[number] for number in box.of_back[f"{back}:?"])
            assert unseen == state.decks[at] + state.event_deck.count(f"{back}:?")


@pytest.mark.parametrize("number", SEEDS)
def test_nothing_holds_the_identity_of_a_card_that_nobody_has_seen(number: int) -> None:
    match, rng = random_match(number, own=True)
    box = shown(match).board.cards.box
    while not match.is_over:
        step(match, rng)
        state = shown(match)
        unseen = [
            kind.partition(":")[2] for kind, left in zip(box.kinds, state.pool, strict=True) if left
        ]
        said = [event.params for entry in match.log() for event in entry.events]
        held = state.view(0).text() + match.text() + str(said) + str(prompt(state))
        assert len(unseen) > 10
        assert not [card for card in unseen if card in held]
        cards = state.board.cards.cards
        assert not [card for card in unseen if cards[card].name["en"] in held]


@pytest.mark.parametrize("number", SEEDS)
@pytest.mark.parametrize("own", [False, True])
def test_replay_equals_live(number: int, own: bool) -> None:
    match, rng = random_match(number, own=own)
    play_on(match, rng, 60)
    again = read_again(match)
    assert again.text() == match.text()
    assert again.state.text() == match.state.text()
    play_on(match, rng)
    assert read_again(match).state.checksum() == match.state.checksum()


@pytest.mark.parametrize("number", SEEDS)
@pytest.mark.parametrize("own", [False, True])
def test_a_state_is_its_text(number: int, own: bool) -> None:
    match, rng = random_match(number, own=own)
    for _ in range(50):
        if match.is_over:
            break
        step(match, rng)
        state = match.state
        again = GAME.begin(match.header.setup)
        again.read_text(state.text())
        assert again.text() == state.text()
        assert list(again.choices) == list(state.choices)
        copy = state.clone()
        assert copy.text() == state.text()
        for name in copy.FIELDS:
            value = getattr(copy, name)
            assert value is not getattr(state, name) or not isinstance(value, list), name


@pytest.mark.parametrize("number", SEEDS)
@pytest.mark.parametrize("own", [False, True])
def test_everything_is_taken_back_and_comes_again(number: int, own: bool) -> None:
    match, rng = random_match(number, own=own)
    at_start = match.state.text()
    play_on(match, rng, 40)
    wanted = match.state.text()
    assert wanted != at_start
    steps = 0
    while (offer := match.undo_offer()).kind is not None:
        assert offer.kind == "free" or own
        match.rewind(offer.to, match.persons) if offer.kind == "rewind" else match.undo()
        steps += 1
    # Chance of the set-up lies before everything.
    assert match.state.text() == at_start
    for _ in range(steps):
        match.redo()
    assert match.state.text() == wanted
    assert read_again(match).state.text() == wanted


def test_people_s_facts_are_taken_back_freely_in_a_match_with_the_app_s_deck() -> None:
    match = playing()
    tell(match, "change food 1", "round_over", "draw")
    assert match.undo_offer().kind == "free"
    before = match.state.text()
    match.undo()
    assert waits(match) == "draws"
    # The same chance comes again.
    tell(match, "draw")
    assert match.state.text() == before


@pytest.mark.parametrize("number", SEEDS)
def test_no_counter_is_pressed_in_a_whole_game_with_the_app_s_deck(number: int) -> None:
    match, rng = random_match(number, own=True)
    told = set()
    while not match.is_over:
        if match.asked >= 0:
            match.answer(match.asked, rng.choice(match.state.legal_actions()))
            continue
        assert match.state.current_player == TABLE != CHANCE
        facts = ["draw"] if waits(match) == "draws" else ["round_over"]
        if waits(match) == "rest_of_round":
            facts += [f"adventure {back} 1" for back in MIXED_IN]
            facts += ["threat_action left", "threat_action right"]
        fact = rng.choice(facts)
        if match.why_not(*fact.split()) is None:
            told.add(fact.split()[0])
            match.tell(*fact.split())
    assert told <= {"draw", "round_over", "adventure", "threat_action"}
    assert sum(shown(match).wounds) or shown(match).morale
    assert shown(match).round == shown(match).rounds


@pytest.mark.parametrize("number", SEEDS)
def test_what_is_corrected_in_the_middle_is_as_if_told_so_from_the_start(number: int) -> None:
    match, rng = random_match(number, own=False)
    play_on(match, rng, 10)
    tell(match, "change food 3")
    at, line = len(match.lines), match.lines[-1]
    assert isinstance(line, Fact)
    play_on(match, rng, 30)
    correction = match.correction(at, Fact("change", (line.words[0], "1")))
    struck = {broken.number: None for broken in correction.broken}
    match.take(match.correction(at, Fact("change", (line.words[0], "1")), struck))
    told = [entry.line for entry in match.log() if isinstance(entry.line, Fact)]
    other, _ = random_match(number, own=False)
    for fact in told:
        other.tell(fact.name, *fact.words)
    assert other.state.text() == match.state.text()
    assert read_again(match).state.text() == match.state.text()


@pytest.mark.parametrize("number", SEEDS)
@pytest.mark.parametrize("own", [False, True])
def test_what_is_put_in_is_as_if_told_in_that_order_from_the_start(number: int, own: bool) -> None:
    match, rng = random_match(number, own=own)
    play_on(match, rng, 30)
    numbers = [entry.number for entry in match.log() if isinstance(entry.line, Fact)]
    number_in = rng.choice(numbers)
    aside = match.aside(number_in)
    tell(aside, "change food 3", "change wood 1")
    text = match.state.text()
    struck = {it.number: None for it in match.put_in(number_in, aside.told).broken}
    match.take(match.put_in(number_in, aside.told, struck))
    other, _ = random_match(number, own=own)
    for line in match.told:
        if isinstance(line, Answer):
            other.answer(line.seat, *line.choices)
        else:
            other.tell(line.name, *line.words)
    assert other.state.text() == match.state.text() != text
    assert read_again(match).state.text() == match.state.text()
    match.undo()
    assert match.state.text() == text


@pytest.mark.parametrize("number", SEEDS)
@pytest.mark.parametrize("own", [False, True])
def test_the_turns_of_a_match_are_its_rounds(number: int, own: bool) -> None:
    match, rng = random_match(number, own=own)
    while not match.is_over:
        assert match.turn == shown(match).round
        step(match, rng)


def random_table(number: int) -> tuple[Match, random.Random]:
    """A match beside a box, with the app's deck, or with a deck of somebody's own; any readings."""
    rng = random.Random(number)
    rulings = {ruling.id: rng.choice(ruling.readings) for ruling in GAME.rulings}
    seats, seed = number % 4 + 1, f"{number:08X}"
    book = ["discard food", "wound one 1", "lose palisade 2"]
    values = {"book": Value(book, "entered"), "reminder": Value("Fog comes.", "entered")}
    if number % 3 == 0:
        return at_table(seats, seed, rulings=rulings, values=values), rng
    if number % 3 == 2:
        tables = deck_file.tables_of(*(FOLDER / name for name in deck_file.OWN))
        for card in (card for cards in tables.values() for card in cards):
            card["id"] = f"my_{card['id']}"
        values["deck"] = Value({**tables, "wreckage": []}, "entered")
    return playing(seats, seed, rulings=rulings, values=values), rng


@pytest.mark.parametrize("number", range(9))
def test_whatever_is_told_is_taken_or_refused_in_a_sentence(number: int) -> None:
    """Any fact with any words, in any order: never an error of ours, and the record holds."""
    match, rng = random_table(number)
    told = list(FACTS.values())
    texts = ("-", "Cold%20wind", "Storm", "a", "lose%202%20food", "🌊", "עוגן", "%0A", "x" * 201)
    words_in = [load("robinson-crusoe", language) for language in LANGUAGES]
    taken = 0
    for _ in range(150):
        if match.is_over:
            match.undo()
        if match.asked >= 0:
            match.answer(match.asked, rng.choice(match.state.legal_actions()))
            continue
        fact = rng.choice(told)
        words = [rng.choice(kind.words(match.state) or texts) for kind in fact.kinds]
        before = match.state.text()
        try:
            entries = match.tell(fact.name, *words)
        except Illegal as why:
            assert len(str(why)) > 10 and error_text(why, "de") != str(why)
            assert match.state.text() == before
        else:
            taken += 1
            said = [
                words.event(it, NAMES) for words in words_in for e in entries for it in e.events
            ]
            assert all(said) or match.is_over
            after = match.state.text()
            match.undo()
            assert match.state.text() == before
            match.redo()
            assert match.state.text() == after
        state = shown(match)
        assert len({*keys(state)}) == len(keys(state))
        on_board(state)
        look(state)
        prompt(state)
        assert all(value >= 0 for value in (state.food, state.roof, *state.wounds, *state.tokens))
        assert state.board.lowest <= state.morale <= state.board.highest
    assert taken > 30
    again = read_again(match)
    assert again.state.text() == match.state.text()


def test_a_correction_keeps_the_draws_and_answers_that_followed() -> None:
    match = playing(3)
    tell(match, "change food 1")
    at = len(match.lines)
    tell(match, "effect wound%20first%201 1", "round_over")
    rng = random.Random(3)
    while not any(isinstance(line, Answer) for line in match.lines):
        step(match, rng)
    if match.asked < 0:
        tell(match, "change wood 1")
    before = shown(match)
    text = before.text()
    correction = match.correction(at, Fact("change", ("food", "3")))
    match.take(correction)
    assert correction.broken == ()
    after = shown(match)
    assert after.text() != text
    assert (after.wounds, after.threats, after.discard) == (
        before.wounds,
        before.threats,
        before.discard,
    )
    assert read_again(match).text() == match.text()
    # The whole is one undo, and comes again.
    assert match.undo_offer().kind == "free"
    match.undo()
    assert match.state.text() == text
    match.redo()
    assert match.state.text() == after.text()
    assert read_again(match).state.text() == after.text()


def test_an_answer_to_what_is_no_longer_asked_falls_away() -> None:
    match = playing(2)
    while waits(match) != "offer":
        tell(match, "adventure gather 1")
    at = max(n for n, line in enumerate(match.lines, 1) if isinstance(line, Fact))
    match.answer(0, "use")
    tell(match, "change wood 1")
    wood = shown(match).wood
    correction = match.correction(at, None)
    match.take(correction)
    assert correction.broken == () and len(correction.kept) == 1
    assert not any(isinstance(entry.line, Answer) for entry in match.log()[-2:])
    assert shown(match).wood == 1 <= wood
    assert read_again(match).state.text() == match.state.text()


def test_a_correction_that_ends_with_a_draw_is_one_undo() -> None:
    match = playing()
    tell(match, "change food 1")
    at = len(match.lines)
    tell(match, "shuffle_in build 1", "shuffled")
    assert isinstance(match.lines[-1], Chance)
    before = match.state.text()
    match.take(match.correction(at, Fact("change", ("food", "3"))))
    assert isinstance(match.lines[-1], Chance)
    match.undo()
    assert match.state.text() == before
    assert read_again(match).state.text() == before
