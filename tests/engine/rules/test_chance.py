"""Chance: the dice are a written-down function of seed, source and count."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.rules import chance
from engine.rules.agenda import State
from engine.rules.chance import BadSeed, Chance, Dice, Sampler, seed_text
from tests.games.sealed import GAME

FACES = [(face, 1) for face in range(1, 7)]
BITS_LAKE = ["95eb030e683bc0b2", "9bb44ce476dc3e36", "98abfe4c4b9b4c86"]
BITS_ZERO = "e220a8397b1dcdaf"
BITS_UMLAUT = "5a968ec4c10c94b7"
ROLLS = [1, 4, 3, 3, 5, 3, 4, 5, 1, 4, 4, 3, 2, 2, 3, 1, 3, 1, 6, 4]


def fresh() -> State:
    return GAME.new_state(GAME.setup(2))


def test_the_mixing_is_that_of_splitmix64() -> None:
    # Published outputs of SplitMix64 for the seed 1234567.
    outputs = [chance.mix((1234567 + count * chance.GAMMA) & chance.WORD) for count in range(1, 4)]
    assert outputs == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_the_dice_give_these_bits_for_ever() -> None:
    assert [f"{Dice('7F3A91C2').bits('lake', count):016x}" for count in range(3)] == BITS_LAKE
    assert f"{Dice('00000000').bits('', 0):016x}" == BITS_ZERO
    assert f"{Dice('FFFFFFFF').bits('Würfel', 7):016x}" == BITS_UMLAUT


def test_the_dice_roll_these_numbers_for_ever() -> None:
    dice = Dice("7F3A91C2")
    assert [dice.pick("die", count, FACES) for count in range(20)] == ROLLS


def test_the_outcome_depends_on_seed_source_and_count_alone() -> None:
    first = [Dice("7F3A91C2").pick("die", count, FACES) for count in range(50)]
    backwards = [Dice("7F3A91C2").pick("die", count, FACES) for count in reversed(range(50))]
    assert first == backwards[::-1]
    assert first != [Dice("7F3A91C3").pick("die", count, FACES) for count in range(50)]
    assert first != [Dice("7F3A91C2").pick("dye", count, FACES) for count in range(50)]


def test_outcomes_come_by_their_weights() -> None:
    weighted = [("a", 1), ("b", 0), ("c", 2), ("d", 7)]
    rolls = 100_000
    dice, sampler = Dice("0BADCAFE"), Sampler(random.Random(1))
    for pick in (
        lambda count: dice.pick("deck", count, weighted),
        lambda count: sampler.pick(weighted),
    ):
        seen = Counter(map(pick, range(rolls)))
        assert seen["b"] == 0
        for outcome, weight in weighted:
            # Five standard deviations.
            assert abs(seen[outcome] - rolls * weight / 10) < 5 * (rolls * 0.21) ** 0.5


@pytest.mark.parametrize("seed", ["", "7f3a91c2", "7F3A91C", "7F3A91C22", "7F3A91CG", "٧F3A91C2"])
def test_a_seed_is_eight_hex_digits(seed: str) -> None:
    with pytest.raises(BadSeed) as caught:
        Dice(seed)
    assert caught.value.name == "seed.bad"
    assert caught.value.params == {"seed": seed}


def test_a_number_becomes_a_seed() -> None:
    assert seed_text(0x17F3A91C2) == "7F3A91C2"
    assert Dice(seed_text(5)).seed == "00000005"


def test_dice_and_sampler_answer_a_state_without_changing_it() -> None:
    state = fresh()
    before = state.text()
    answering: list[Chance] = [Dice("7F3A91C2"), Sampler(random.Random(0))]
    for who in answering:
        assert who.outcome(state) in [outcome for outcome, _ in state.chance_outcomes()]
    assert state.text() == before


def test_the_dice_go_on_with_the_count_in_the_state() -> None:
    state, dice = fresh(), Dice("7F3A91C2")
    first = dice.outcome(state)
    assert first == dice.outcome(state)
    assert first == dice.pick("coins", 0, state.chance_outcomes())
    state.apply(first)
    assert dice.outcome(state) == dice.pick("coins", 1, state.chance_outcomes())


def test_weights_that_end_too_early_are_an_error() -> None:
    with pytest.raises(ValueError, match="weights"):
        chance.at([("a", 1)], 1)
