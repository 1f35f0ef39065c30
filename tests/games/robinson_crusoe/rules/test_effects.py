"""RC-2.8 to RC-2.10, RC-4.1, RC-4.2: every word of the vocabulary, resolved on the counters."""

from __future__ import annotations

import pytest

from engine.games.robinson_crusoe import effects, vocabulary
from engine.games.robinson_crusoe.deck_file import shipped
from engine.games.robinson_crusoe.effects import ASK
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.vocabulary import BadEffect
from engine.rules.agenda import Event
from tests.games.robinson_crusoe.at_table import group, names, playing, shown


def apply(state: Robinson, *texts: str, one: int = ASK, drawer: int = ASK) -> list[Event]:
    """Let effects happen; what happened."""
    state.then(*effects.in_order(texts, state.first, one, drawer))
    state.run_on()
    assert state.events is not None
    return state.events


@pytest.mark.parametrize("thing", ["food", "wood", "fur", "roof", "palisade", "weapon", "morale"])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_what_is_gained_is_there_at_once(thing: str, n: int) -> None:
    """RC-2.8: good effects apply immediately."""
    state = group()
    apply(state, f"gain {thing} {n}")
    assert getattr(state, thing) == n


def test_gain_of_morale_beyond_the_top_is_lost() -> None:
    state = group(morale=2)
    apply(state, "gain morale 3")
    assert state.morale == 3
    assert names(apply(state, "gain morale 1"))[-1] == "at_top"


@pytest.mark.parametrize("thing", ["food", "wood", "fur", "roof", "palisade", "weapon"])
def test_lose_is_paid_from_what_there_is(thing: str) -> None:
    state = group()
    setattr(state, thing, 3)
    apply(state, f"lose {thing} 2")
    assert getattr(state, thing) == 1
    assert state.wounds == [0, 0, 0]


@pytest.mark.parametrize("thing", ["food", "wood", "fur", "roof", "palisade", "weapon"])
def test_a_demand_that_cannot_be_met_wounds_everybody(thing: str) -> None:
    """RC-2.9: one Wound each."""
    state = group()
    said = apply(state, f"lose {thing} 1")
    assert state.wounds == [1, 1, 1]
    assert {event.clause for event in said} == {"RC-2.9"}
    assert said[0].params == {"counter": thing, "n": 1, "there": 0, "missing": 1}


@pytest.mark.parametrize(
    ("reading", "there", "left", "wounds"),
    [
        ("partial", 1, 0, 2),
        ("partial", 0, 0, 3),
        ("partial", 3, 0, 0),
        ("whole", 1, 1, 1),
        ("whole", 0, 0, 1),
        ("whole", 3, 0, 0),
    ],
)
def test_what_is_there_is_paid_or_nothing(reading: str, there: int, left: int, wounds: int) -> None:
    """RC-R1: a Wound for each missing unit, or one for the whole."""
    state = group(reading=reading, food=there)
    apply(state, "lose food 3")
    assert (state.food, state.wounds) == (left, [wounds] * 3)


@pytest.mark.parametrize("reading", ["partial", "whole"])
@pytest.mark.parametrize(("before", "after"), [(3, 1), (-2, -3), (-3, -3)])
def test_morale_stays_at_its_bottom_without_a_wound(reading: str, before: int, after: int) -> None:
    """RC-2.9: in either reading of RC-R1."""
    state = group(reading=reading, morale=before)
    said = apply(state, "lose morale 2")
    assert (state.morale, state.wounds) == (after, [0, 0, 0])
    assert ("at_bottom" in names(said)) == (before - after < 2)


def test_effects_happen_as_written_each_settled_before_the_next() -> None:
    """RC-R15: what comes first can pay for what follows."""
    state = group()
    apply(state, "gain food 1", "lose food 1")
    assert (state.food, state.wounds) == (0, [0, 0, 0])
    apply(state, "lose food 1", "gain food 1")
    assert (state.food, state.wounds) == (1, [1, 1, 1])


@pytest.mark.parametrize("good", ["food", "wood", "fur"])
def test_discard_takes_all(good: str) -> None:
    for reading in ("nothing", "wound"):
        state = group(rulings={"RC-R12": reading})
        setattr(state, good, 4)
        assert names(apply(state, f"discard {good}")) == ["discarded_all"]
        assert (getattr(state, good), state.wounds) == (0, [0, 0, 0])


@pytest.mark.parametrize("good", ["food", "wood", "fur"])
def test_where_nothing_is_to_be_discarded_it_costs_nothing(good: str) -> None:
    """RC-R12: nothing is missing."""
    state = group()
    said = apply(state, f"discard {good}")
    assert [(event.clause, event.name) for event in said] == [("RC-R12", "nothing_to_discard")]
    assert state.wounds == [0, 0, 0]


@pytest.mark.parametrize("good", ["food", "wood", "fur"])
def test_or_it_is_an_unfulfilled_demand(good: str) -> None:
    """RC-R12: in the other reading."""
    state = group(rulings={"RC-R12": "wound"})
    said = apply(state, f"discard {good}")
    assert [event.clause for event in said] == ["RC-R12", *["RC-2.9"] * 3]
    assert said[0].name == "cannot_discard"
    assert state.wounds == [1, 1, 1]
    # In an upper half whoever drew the card bears it (RC-R4).
    apply(state, f"discard {good}", drawer=1)
    assert state.wounds == [1, 2, 1]


def test_wounds_of_each_and_of_the_first_player() -> None:
    state = group(first=1)
    apply(state, "wound each 1", "wound first 2")
    assert state.wounds == [1, 3, 1]
    apply(state, "heal each 2", "heal first 3")
    assert state.wounds == [0, 0, 0]


def test_one_is_named_by_the_players() -> None:
    """RC-R14: the First Player is asked."""
    state = group(first=2)
    apply(state, "wound one 2")
    assert state.current_player == 2
    assert list(state.legal_actions()) == ["1", "2", "3"]
    state.apply("2")
    assert state.wounds == [0, 2, 0]


def test_only_the_wounded_can_be_healed() -> None:
    """RC-R14: where one is left, nobody is asked."""
    state = group(wounds=[0, 2, 1])
    apply(state, "heal one 1")
    assert list(state.legal_actions()) == ["2", "3"]
    state.apply("3")
    # One wounded character is left: nobody has to be asked.
    apply(state, "heal one 3")
    assert state.wounds == [0, 0, 0]
    assert names(apply(state, "heal one 1"))[-1] == "nobody_wounded"


def test_alone_each_first_and_one_are_the_same() -> None:
    state = group(1)
    apply(state, "wound each 1", "wound first 1", "wound one 1")
    assert state.wounds == [3]
    assert state.current_player < 0


@pytest.mark.parametrize(
    ("strength", "weapon", "wounds", "left"),
    [(3, 0, 4, 0), (3, 1, 2, 0), (2, 2, 0, 1), (1, 3, 0, 2), (1, 0, 2, 0)],
)
def test_a_combat_is_fought_by_the_first_player_alone(
    strength: int, weapon: int, wounds: int, left: int
) -> None:
    """RC-2.10: nobody else is wounded."""
    state = group(first=1, weapon=weapon)
    said = apply(state, f"combat {strength}")
    assert state.wounds == [0, wounds, 0]
    assert state.weapon == left
    assert ("no_weapon" in names(said)) == (weapon == 0)


def test_a_combat_blunts_the_weapon_by_one() -> None:
    """RC-4.2: for the next one it is weaker."""
    state = group(weapon=2)
    said = apply(state, "combat 3", "combat 3")
    assert state.weapon == 0 and state.wounds == [1 + 2, 0, 0]
    lost = [(event.clause, event.params["now"]) for event in said if event.name == "lost"]
    assert lost == [("RC-4.2", 1), ("RC-4.2", 0)]


def test_a_weapon_that_cannot_fall_costs_the_fighter_one_more_wound() -> None:
    """RC-R3: and nobody else."""
    state = group(first=2)
    said = apply(state, "combat 1")
    assert state.wounds == [0, 0, 1 + 1] and state.weapon == 0
    assert [event.name for event in said if event.clause == "RC-R3"] == ["no_weapon", "wounded"]


@pytest.mark.parametrize("back", ["build", "explore", "gather", "mystery"])
def test_shuffle_puts_the_top_card_of_a_deck_into_the_event_deck(back: str) -> None:
    match = playing()
    before = len(shown(match).event_deck)
    match.tell("effect", f"shuffle%20{back}", "1")
    state = shown(match)
    assert state.event_deck.count(f"{back}:?") == 1
    assert len(state.event_deck) == before + 1
    assert state.top in ("event", back)


def test_an_empty_deck_gives_no_card_and_no_shuffle() -> None:
    """RC-R7: what is known of the top stays so."""
    state = group(decks=[6, 6, 0, 6])
    said = apply(state, "shuffle gather")
    assert names(said) == ["no_card_to_shuffle"]
    assert state.top == "event"


def test_shuffle_self_puts_the_seen_card_into_the_event_deck() -> None:
    state = group(hand="deep_splinter")
    apply(state, "shuffle self")
    assert "build:deep_splinter" in state.event_deck
    assert state.hand == ""


def test_nothing() -> None:
    state = group()
    assert names(apply(state, "nothing")) == ["no_effect"]


def test_an_upper_half_is_borne_by_its_drawer_alone() -> None:
    """RC-R4: demands, Wounds and combats alike."""
    state = group()
    apply(state, "lose weapon 1", "wound one 1", "combat 1", "wound first 1", drawer=2)
    assert state.wounds == [0, 0, 1 + 1 + 2 + 1]


def test_the_last_wound_space_is_told() -> None:
    """RC-3.4: also where an effect fills it."""
    state = group(wounds=[11, 0, 0])
    assert "last_wound" in names(apply(state, "wound first 1"))


def test_every_effect_of_the_shipped_cards_can_happen() -> None:
    every = set(vocabulary.every())
    for card in shipped().cards.values():
        for text in (*card.effect, *card.reward, *card.threat_effect, *card.upper_effect):
            assert text in every
            state = group(hand=card.id)
            apply(state, text)


def test_every_effect_reads_as_it_is_written() -> None:
    for text in vocabulary.every():
        assert str(vocabulary.read(text)) == text


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "unknown_effect"),
        ("gain", "unknown_effect"),
        ("gain gold 1", "unknown_effect"),
        ("gain food", "unknown_effect"),
        ("gain food 1 1", "unknown_effect"),
        ("gain food one", "unknown_effect"),
        ("gain  food 1", "unknown_effect"),
        ("discard roof", "unknown_effect"),
        ("discard food 1", "unknown_effect"),
        ("nothing 1", "unknown_effect"),
        ("combat", "unknown_effect"),
        ("shuffle event", "unknown_effect"),
        ("wound two 1", "unknown_effect"),
        ("lose food -1", "negative"),
        ("combat -2", "negative"),
        ("lose food 0", "no_amount"),
        ("lose food 4", "no_amount"),
        ("lose food 01", "no_amount"),
        ("lose food 123456789", "no_amount"),
        ("lose food 1234567890", "unknown_effect"),
        (5, "unknown_effect"),
    ],
)
def test_what_is_no_effect_is_refused(text: object, why: str) -> None:
    with pytest.raises(BadEffect) as caught:
        vocabulary.read(text)
    assert caught.value.name == why
