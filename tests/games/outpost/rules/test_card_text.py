"""A card in words and at the example table, as whoever makes one sees it (OP-7.1, OP-7.3)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.games.outpost import card_text, deck_file, example
from engine.games.outpost.event_deck import EVENT
from engine.rules.words import LANGUAGES, load

CARDS = deck_file.shipped_tables()[EVENT]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: str(card["id"]))
def test_a_sentence_has_every_amount_of_its_card(card: dict[str, Any], language: str) -> None:
    told = card_text.becomes(card, language)
    there = set(re.findall(r"\d+", told))
    amounts = {str(abs(n)) for it in card["options"] for effect in it for n in effect["amount"]}
    silent = {"hold", "order"}
    if not silent & {effect["verb"] for it in card["options"] for effect in it}:
        assert amounts - {"0"} <= there
    assert told.endswith(".") and "  " not in told


def test_amounts_that_are_not_in_every_phase_are_told_by_phase() -> None:
    pioneers = next(card for card in CARDS if card["id"] == "pioneers")
    assert card_text.becomes(pioneers, "en") == (
        "The last player: take 1 water factory (phase 1); take 1 titanium factory (phase 2); "
        "take 1 new chemicals factory (phase 3)."
    )
    assert card_text.becomes(pioneers, "de").startswith(
        "Der Letzte: 1 Wasserfabrik nehmen (Phase 1)"
    )


def test_the_noun_goes_with_the_last_number_and_signs_stay() -> None:
    effect = {"verb": "yield", "target": "ore", "amount": [-1, 0, 2]}
    card = {**CARDS[0], "options": [[{**effect, "amount": [-1, -1, 2]}]]}
    assert card_text.becomes(card, "en").endswith("ore cards in production −1 / −1 / +2.")
    card = {**card, "options": [[{"verb": "idle", "target": "factory", "amount": [1, 1, 2]}]]}
    assert card_text.becomes(card, "de").endswith("1 / 1 / 2 Fabriken ruhen lassen.")
    card = {**card, "options": [[effect]]}
    assert "nothing (phase 2)" in card_text.becomes(card, "en")


def test_what_else_is_to_be_known_has_its_clause() -> None:
    card = {**CARDS[0], "redraw_phase1": True, "na_personal": True}
    clauses = [clause for _, clause in card_text.notes(card, load("outpost", "en"))]
    assert clauses == ["OP-7.10", "OP-7.1", "OP-7.2", "OP-7.9"]


@pytest.mark.parametrize("is_personal", [False, True])
def test_every_card_can_be_drawn_at_the_example_table(is_personal: bool) -> None:
    """OP-7.2, OP-7.9: what is drawn again, or does nothing, says so and does no more."""
    for card in CARDS:
        for phase in card_text.PHASES:
            told = example.drawn(card, phase, is_personal=is_personal)
            names = [event.name for event in told]
            if phase == 1 and card["redraw_phase1"]:
                assert names == ["event_redrawn"]
            elif is_personal and card["na_personal"]:
                assert names == ["personal_event", "event_not_personal"]
            else:
                assert names[0] == ("personal_event" if is_personal else "event_drawn")
                assert len(names) > 1


def test_the_example_is_the_same_after_a_card_was_drawn() -> None:
    words = load("outpost", "en")
    before = example.sentences(CARDS[0], 2, words)
    for card in CARDS:
        example.drawn(card, 3)
    assert example.sentences(CARDS[0], 2, words) == before
