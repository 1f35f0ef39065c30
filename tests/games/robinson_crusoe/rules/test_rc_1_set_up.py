"""RC-1: set-up of the Event deck and the board."""

from __future__ import annotations

import re

import pytest

from engine.games.robinson_crusoe.choices import SCENARIOS
from engine.games.robinson_crusoe.components import LEVELS
from engine.games.robinson_crusoe.counters import limits
from engine.games.robinson_crusoe.event_deck import backs, icons
from engine.games.robinson_crusoe.game import GAME
from engine.games.robinson_crusoe.naming import name_of
from engine.games.robinson_crusoe.threats import on_board
from engine.games.robinson_crusoe.values import mixture, scenarios
from engine.match.match import Match
from engine.record.lines import BadRecord
from engine.record.record import read
from engine.rules.components import BadData
from engine.rules.game import AT_TABLE, BadSetup, Value
from engine.rules.words import error_text
from tests.games.robinson_crusoe.at_table import (
    at_table,
    names,
    playing,
    shown,
    tell,
    through_phase,
)


def entered(**values: object) -> dict[str, Value]:
    """Values that somebody typed in."""
    return {name.replace("__", "."): Value(value, "entered") for name, value in values.items()}


def test_an_event_card_shows_a_book_or_an_adventure_of_three_colours() -> None:
    """RC-1.1: the colour is known with the app’s deck alone."""
    assert set(icons(shown(at_table()))) == {"book", "adventure"}
    state = shown(playing())
    assert set(icons(state)) == {"book", "build", "explore", "gather"}
    state = state.clone()
    state.pool = [0] * len(state.pool)
    assert sum(icons(state).values()) == state.event_deck.count("book:?")


@pytest.mark.parametrize(("rounds", "half"), [(12, 6), (10, 5), (8, 4), (7, 4), (1, 1)])
def test_half_book_and_half_adventure_cards_for_the_rounds(rounds: int, half: int) -> None:
    """RC-1.2: each half is rounded up."""
    for match in (at_table(values=entered(rounds=rounds)), playing(values=entered(rounds=rounds))):
        state = shown(match)
        assert state.event_deck.count("book:?") == state.event_deck.count("adventure:?") == half
        assert backs(state) == {"event": 2 * half}


@pytest.mark.parametrize(
    ("scenario", "rounds", "book"),
    [
        ("castaways", 12, ["nothing"]),
        ("cursed_island", 10, ["nothing"]),
        ("jenny", 8, ["lose palisade 1"]),
        ("family", 12, ["nothing"]),
        ("king_kong", 10, ["lose morale 1"]),
    ],
)
def test_a_scenario_prefills_rounds_and_book_effect(
    scenario: str, rounds: int, book: list[str]
) -> None:
    """RC-1.2: with where both come from."""
    setup = GAME.setup(2, {"scenario": scenario})
    assert (setup.values["rounds"].value, setup.values["book"].value) == (rounds, book)
    assert setup.values["rounds"].provenance == "community"
    assert shown(at_table(scenario=scenario)).rounds == rounds


def test_every_scenario_of_the_set_up_is_in_the_file() -> None:
    """RC-1.2: in the order in which it is offered."""
    assert tuple(scenarios()) == SCENARIOS


def test_any_rounds_and_any_book_effect_can_be_typed_in() -> None:
    """RC-1.2: for a scenario that the app does not know."""
    book = ["lose food 1", "wound first 1"]
    values = entered(rounds=9, book=book, reminder="Flip the map.")
    state = shown(at_table(scenario="other", values=values))
    assert (state.rounds, state.board.book, state.board.reminder) == (
        9,
        tuple(book),
        "Flip the map.",
    )


@pytest.mark.parametrize(
    ("values", "said"),
    [
        (entered(rounds=0), "rounds, value: 0 is not from 1 to 40"),
        (entered(book=["loose food 1"]), "“loose food 1” is not an effect"),
        (entered(book=["lose food -1"]), "negative"),
        (entered(book=["shuffle self"]), "only allowed at the end of an upper half"),
        (entered(book=[]), "is not an effect"),
        (entered(reminder={"en": "x"}), "the text in en, de is missing"),
        (entered(reminder="two\nlines"), "not a text in one line"),
        (entered(morale__lowest=0, morale__highest=0), "from 0 to 0"),
        (entered(life=[12, 12]), "2 numbers instead of 4"),
        (entered(deck="other"), "not a table of cards"),
    ],
)
def test_what_cannot_be_is_refused_by_name(values: dict[str, Value], said: str) -> None:
    """RC-1.2: each value says which it is."""
    with pytest.raises(BadData) as caught:
        GAME.setup(2, values=values)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("seats", "mix", "rounds", "cards"),
    [
        (1, "usual", 12, (3, 9)),
        (1, "usual", 10, (3, 7)),
        (1, "usual", 8, (2, 6)),
        (1, "even", 8, (4, 4)),
        (2, "usual", 8, (4, 4)),
        (2, "easier", 12, (3, 9)),
        (2, "harder", 12, (9, 3)),
        (4, "own", 12, (2, 11)),
    ],
)
def test_the_mix_is_a_difficulty(seats: int, mix: str, rounds: int, cards: tuple[int, int]) -> None:
    """RC-1.2: one character alone swaps half of the Book cards."""
    values = entered(rounds=rounds, own__book=2, own__adventure=11)
    assert mixture(GAME.setup(seats, {"mix": mix}, values=values)) == cards


def test_the_wreckage_card_starts_on_the_right_and_leaves_in_round_3() -> None:
    """RC-1.2: pushed like any other, and without a Threat Effect."""
    match = at_table()
    left, right = on_board(shown(match))
    assert left is None
    assert right is not None and right.is_wreckage and right.leaves == 3
    tell(match, "round_over")
    through_phase(match)
    left, _ = on_board(shown(match))
    assert left is not None and left.is_wreckage and left.leaves == 3
    tell(match, "round_over", "drew gather - - -", "done", "done")
    # No Threat Effect: nothing is to be done for it.
    assert names(tell(match, "done")) == [
        "placed_right", "moved_left", "pushed_off", "wreckage_leaves", "discarded",
    ]  # fmt: skip
    assert on_board(shown(match))[0] is not None and shown(match).discard == ["1"]


def test_the_app_s_deck_has_its_own_wreckage_card() -> None:
    """RC-1.2: it has a name of its own."""
    state = shown(playing())
    assert state.threats == ["", "drifting_cargo"]
    assert name_of(state, "drifting_cargo")["en"] == "Drifting Cargo"  # type: ignore[index]


@pytest.mark.parametrize("level", ["play", AT_TABLE])
def test_the_box_must_have_the_cards(level: str) -> None:
    """RC-1.3: 39 Book cards are in it, and 18 in the app’s deck."""
    values = entered(own__book=40, own__adventure=1)
    with pytest.raises(
        BadSetup, match="would need 40 Event cards with a Book icon, and there are"
    ) as caught:
        at_table(level=level, mix="own", values=values)
    n = 18 if level == "play" else 39
    german = f"Der Ereignisstapel bräuchte 40 Ereigniskarten mit Buchsymbol, es gibt aber nur {n}."
    assert error_text(caught.value, "de") == german
    with pytest.raises(BadSetup, match="would have no card"):
        at_table(level=level, mix="own", values=entered(own__book=0, own__adventure=0))


def test_what_is_assumed_says_so_and_can_be_changed() -> None:
    """RC-R11: Morale and life are placeholders, and levels have no top."""
    values = GAME.setup(2).values
    assumed = {name: it.value for name, it in values.items() if it.provenance == "placeholder"}
    assert assumed == {"morale.lowest": -3, "morale.highest": 3, "life": [12, 12, 12, 12]}
    own = entered(morale__lowest=-2, morale__highest=4, life=[10, 11, 13, 14])
    state = shown(at_table(3, values=own))
    assert limits(state, "morale") == (-2, 4)
    assert state.life == [10, 11, 13]
    # Roof, Palisade and Weapon have no top but what can be counted.
    assert [limits(state, level) for level in LEVELS] == [(0, 99)] * 3


def test_the_first_player_is_chosen_or_drawn() -> None:
    assert shown(at_table(3, first="3")).first == 2
    assert {shown(at_table(3, f"0000000{seed}", first="lot")).first for seed in range(9)} == {
        0,
        1,
        2,
    }
    assert shown(at_table(1, first="lot")).first == 0
    with pytest.raises(BadSetup, match="seat 3 cannot begin"):
        at_table(2, first="3")


def test_a_record_from_before_a_reading_was_named_was_played_by_the_first_one() -> None:
    text = at_table(rulings={"RC-R1": "whole"}).text()
    old = re.sub(r"ruling RC-R1[2-6] \w+\n", "", text)
    assert old.count("ruling") == 11
    assert Match.resume(read(old.encode()), GAME).text() == text
    with pytest.raises(BadRecord, match="ruling RC-R1 is missing"):
        read(old.replace("ruling RC-R1 whole\n", "").encode())


def test_people_only() -> None:
    from engine.base.people import Player
    from engine.bots import NoBot

    with pytest.raises(NoBot, match="played by people only"):
        Match.new(GAME, GAME.setup(1), [Player("Ada", "bot:random")], "7F3A91C2")
    with pytest.raises(NoBot, match="played by people only"):
        at_table().set_player(0, "bot:random")
