"""What is public about a deck: what is left, what comes next, when and why not it is shuffled."""

from __future__ import annotations

import pytest

from engine.games.red_outpost.decks import Deck, lake_odds, ship_odds
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.state import RedOutpost
from engine.games.red_outpost.wording import deck_text, odds_text
from engine.rules.agenda import Event
from engine.rules.words import LANGUAGES, load
from tests.games.red_outpost.at_table import at_table, tell


def lake(*facts: str) -> Deck:
    return lake_odds(tell(at_table(), *facts))


def ship(*facts: str) -> Deck:
    return ship_odds(tell(at_table(), *facts))


def ranges(deck: Deck) -> list[tuple[int, int]]:
    return [(odds.least, odds.most) for odds in deck.odds]


def shares(deck: Deck) -> list[float]:
    return [round(odds.chance, 4) for odds in deck.odds if odds.chance is not None]


def test_a_fresh_deck_says_what_comes_next_and_when_it_is_shuffled() -> None:
    deck = lake()
    assert deck.left == 6 and ranges(deck) == [(3, 3), (2, 2), (1, 1)]
    assert shares(deck) == [0.5, 0.3333, 0.1667]
    assert deck.next_shuffle == Event("RO-4.13", "lake_shuffled_later", {"n": 3, "cards": 6})
    assert deck.not_shuffled is None
    assert ship().next_shuffle == Event("RO-R4", "ship_shuffled_later", {"n": 12})
    assert ship().not_shuffled is None


def test_a_draw_says_why_it_did_not_lead_to_a_shuffle() -> None:
    deck = lake("lake_card 1 fish_1 left", "lake_card 1 fish_1 left")
    assert deck.not_shuffled == Event("RO-4.13", "lake_not_shuffled", {"out": 2, "fish": 3})
    assert deck.next_shuffle == Event("RO-4.13", "lake_shuffled_next", {"cards": 6})
    deck = ship("ship_card 1 nothing -")
    assert deck.not_shuffled == Event("RO-R4", "ship_not_shuffled", {"n": 11})


def test_after_a_shuffle_nothing_is_left_to_be_explained() -> None:
    facts = ("lake_card 1 fish_1 left", "lake_card 1 fish_1 left", "lake_card 1 fish_2_mood left")
    assert lake(*facts).not_shuffled is None


def test_a_missed_card_leaves_between_a_and_b() -> None:
    deck = lake("lake_card 1 nothing left", "lake_card 1 ? left")
    assert deck.left == 4 and deck.missed == 1
    assert ranges(deck) == [(1, 2), (1, 2), (0, 1)]
    assert shares(deck) == [0.4, 0.4, 0.2]
    assert deck.not_shuffled is not None
    assert deck.not_shuffled.params == {"out": 0, "fish": 3, "n": 1}


def test_a_missed_card_is_not_the_last_fish_or_all_would_have_been_shuffled() -> None:
    deck = lake("lake_card 1 fish_1 left", "lake_card 1 fish_1 left", "lake_card 1 ? left")
    assert ranges(deck) == [(2, 2), (0, 0), (1, 1)]
    assert shares(deck) == [0.6667, 0.0, 0.3333]


def test_a_missed_spaceship_card_leaves_between_a_and_b() -> None:
    deck = ship("ship_card 1 ? -")
    assert deck.left == 11
    assert ranges(deck) == [(2, 3), (0, 1), (0, 1), (0, 1), (0, 1), (2, 3), (1, 2)]
    assert shares(deck)[0] == 0.25


def test_an_empty_deck_says_what_comes_out_of_the_new_one() -> None:
    deck = ship("ship_discards 3 1 1 1 1 3 2")
    assert deck.left == 0 and shares(deck)[0] == 0.25
    assert deck.next_shuffle.name == "ship_shuffled_next"
    assert deck.not_shuffled is not None and deck.not_shuffled.name == "ship_not_shuffled_yet"
    assert ship("ship_discards 2 1 1 1 1 3 2").next_shuffle.name == "ship_shuffled_after_last"


def test_an_unknown_discard_pile_gives_no_odds() -> None:
    for deck, name in ((lake("joined"), "lake_unknown"), (ship("joined"), "ship_unknown")):
        assert deck.left is None and deck.next_shuffle.name == name
        assert deck.not_shuffled is None
        assert all(odds.chance is None and odds.least == 0 for odds in deck.odds)
    known = lake("joined", "lake_discards 1 1 0")
    assert known.left == 4 and ranges(known) == [(2, 2), (1, 1), (1, 1)]


def test_the_decks_of_a_match_that_the_app_plays_are_told_alike() -> None:
    state = GAME.new_state(GAME.setup(2, {"first": "1"}))
    assert isinstance(state, RedOutpost)
    assert lake_odds(state) == lake() and ship_odds(state) == ship()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_about_a_deck_has_words(language: str) -> None:
    words = load("red-outpost", language)
    fish = ("lake_card 1 fish_1 left",)
    missed = ("lake_card 1 ? left",)
    told = [lake(), lake(*fish), lake(*fish, *fish), lake(*missed), lake("joined")]
    told += [ship(), ship("joined"), ship("ship_card 1 ? -"), ship("ship_discards 3 1 1 1 1 3 2")]
    told += [ship("ship_discards 2 1 1 1 1 3 2")]
    said = {"chance", "chance_between", "chance_unknown"}
    for deck in told:
        for event in (deck.next_shuffle, deck.not_shuffled):
            if event is not None:
                said.add(event.name)
                assert deck_text(words, event)
        assert all(odds_text(words, odds) for odds in deck.odds)
    assert said == set(words.tables["decks"])


def test_odds_are_written_with_their_number_or_between_two() -> None:
    words = load("red-outpost", "en")
    assert odds_text(words, lake().odds[0]) == "3 · 50%"
    assert odds_text(words, lake("lake_card 1 ? left").odds[0]) == "2 to 3 · 50%"
    assert odds_text(words, lake("joined").odds[0]) == "at most 3"
