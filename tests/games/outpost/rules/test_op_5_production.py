"""OP-5: cards are drawn, mega cards chosen, and hands cut."""

from __future__ import annotations

import pytest

from engine.games.outpost import cards, colony, production
from engine.games.outpost.board import Board
from engine.games.outpost.components import DECKS
from engine.games.outpost.game import GAME
from engine.games.outpost.state import Outpost
from engine.rules.agenda import CHANCE
from engine.rules.game import Value
from tests.games.outpost.matches import begun
from tests.games.outpost.positions import (
    BASIC,
    answer,
    ask,
    asked,
    draw,
    draw_on,
    hand,
    legal,
    noted,
    position,
    told,
)

NUMBER = {name: number for number, name in enumerate(DECKS)}


def drawn(state: Outpost, seat: int = 0) -> dict[str, int]:
    """The seat's cards by deck, after all draws; mega cards by themselves."""
    draw_on(state)
    found: dict[str, int] = {}
    for card in state.hands[seat]:
        name = card if ":mega:" in card else card.partition(":")[0]
        found[name] = found.get(name, 0) + 1
    return found


# -- OP-5.1 ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "cards_of", "mean"),
    [
        ("ore", 26, 3), ("water", 38, 7), ("titanium", 53, 10), ("research", 34, 13),
        ("microbiotics", 16, 17), ("new_chemicals", 23, 20), ("orbital_medicine", 14, 30),
        ("ring_ore", 12, 40), ("moon_ore", 12, 50),
    ],
)  # fmt: skip
def test_each_deck_has_its_cards_and_its_mean(deck: str, cards_of: int, mean: int) -> None:
    """OP-5.1, OP-R18: 228 in all; a stand-in is worth the rounded mean."""
    board = begun(2).board
    assert sum(board.cards.counts[it] for it in board.cards.of_back[f"{deck}:?"]) == cards_of
    assert board.worth[f"{deck}:stand_in:{mean}"] == mean
    assert sum(board.cards.counts) == 228


def test_the_mean_of_an_edition_is_rounded_half_up() -> None:
    """OP-R18: of a 1 and a 2 a stand-in is worth 2."""
    entered = {"worth.ore": Value([1, 2], "entered"), "copies.ore": Value([5, 5], "entered")}
    assert Board(GAME.setup(2, values=entered)).stand_ins[NUMBER["ore"]] == "ore:stand_in:2"


def test_manned_factories_draw_and_others_do_not() -> None:
    """OP-5.1, OP-4.1: a card each, of its own deck."""
    state = position(
        2, factories={0: {"ore": 3, "titanium": 1}}, people_at={0: {"ore": 2, "titanium": 1}}
    )
    assert drawn(ask(state, production.produce(0))) == {"ore": 2, "titanium": 1}


def test_production_goes_in_player_order() -> None:
    """OP-2.1: whoever comes later draws from what is left of the deck."""
    state = position(2, order=[1, 0])
    box = state.board.cards
    state.pool = [
        n * (not kind.startswith("ore")) for kind, n in zip(box.kinds, state.pool, strict=True)
    ]
    state.pool[box.index["ore:1"]] = state.decks[0] = 2
    draw_on(ask(state, production.production()))
    assert [card for card in state.hands[1] if card.startswith("ore")] == ["ore:1"] * 2
    assert [card for card in state.hands[0] if card.startswith("ore")] == ["ore:stand_in:3"] * 2


def test_each_deck_is_a_source_of_its_own() -> None:
    """OP-5.1: nine streams, so that the same draw comes again after an undo elsewhere."""
    for deck, name in enumerate(DECKS):
        state = ask(position(2), cards.draw(0, deck, 1, "OP-5.1"))
        assert (state.source, asked(state)) == (name, ("draw_card", CHANCE))


def test_a_deck_that_runs_out_reshuffles_its_discards() -> None:
    """OP-5.1: its own alone; and where that is not enough, a stand-in comes."""
    state = position(2)
    index = state.board.cards.index
    state.pool = [
        0 if kind.startswith("ore") else n for kind, n in zip(index, state.pool, strict=True)
    ]
    state.decks = [0, *state.decks[1:]]
    state.discards[index["ore:5"]] = 2
    state.discards[index["water:7"]] = 3
    ask(state, cards.draw(0, 0, 3, "OP-5.1"))
    assert told(state, "deck_shuffled") == [("OP-5.1", {"deck": "ore", "n": 2})]
    draw(state, "ore:5", "ore:5")
    assert hand(state, 0) == "ore:5 ore:5 ore:stand_in:3"
    assert (state.decks[0], state.discards[index["water:7"]]) == (0, sum(state.discards))


def test_a_card_that_lies_open_leaves_the_game_when_it_is_spent() -> None:
    """OP-5.3, OP-R18: no deck ever holds it."""
    state = position(2, hands={0: "water:mega:30 ore:stand_in:3 ore:5"})
    for card in ("water:mega:30", "ore:stand_in:3", "ore:5"):
        cards.leave_hand(state, 0, card)
    assert (state.hands[0], sum(state.discards)) == ([], 1)


# -- OP-5.2 ----------------------------------------------------------------------------


def chemists(water: int = 0, titanium: int = 0, new_chemicals: int = 0) -> Outpost:
    """Seat 0 has so many manned factories."""
    own = {"water": water, "titanium": titanium, "new_chemicals": new_chemicals}
    return position(2, factories={0: own}, people_at={0: own})


@pytest.mark.parametrize(("factories", "most"), [(3, 0), (4, 1), (7, 1), (8, 2), (9, 2)])
def test_a_mega_card_for_each_full_group_of_four(factories: int, most: int) -> None:
    """OP-5.2: chosen before the draw is seen; the rest is drawn one by one."""
    state = ask(chemists(titanium=factories), production.produce(0))
    if not most:
        assert asked(state)[0] == "draw_card"
        return
    assert (asked(state), legal(state)) == (
        ("choose_megas", 0), [str(number) for number in range(most + 1)],
    )  # fmt: skip
    answer(state, str(most))
    left = factories - 4 * most
    wanted = {"titanium:mega:44": most} | ({"titanium": left} if left else {})
    assert drawn(state) == wanted


@pytest.mark.parametrize(
    ("deck", "worth"), [("water", 30), ("titanium", 44), ("new_chemicals", 88)]
)
def test_three_decks_have_mega_cards_of_open_value(deck: str, worth: int) -> None:
    """OP-5.2: everybody sees it in the hand."""
    state = answer(ask(chemists(**{deck: 4}), production.produce(0)), "1")
    assert (state.hands[0], state.board.worth[f"{deck}:mega:{worth}"]) == (
        [f"{deck}:mega:{worth}"],
        worth,
    )
    assert state.view(1).hands[0] == [f"{deck}:mega:{worth}"]


def test_mega_cards_are_chosen_deck_by_deck_each_before_its_own_draw() -> None:
    """OP-5.2: what the water deck brought is seen before titanium is asked for."""
    state = ask(chemists(water=4, titanium=4), production.produce(0))
    assert state.agenda[-1][2] == DECKS.index("water")
    answer(state, "0")
    assert drawn(state) == {"water": 4}
    assert (asked(state)[0], state.agenda[-1][2]) == ("choose_megas", DECKS.index("titanium"))


def test_no_mega_card_for_research_or_ore() -> None:
    """OP-5.2: however many factories there are."""
    own = {"ore": 5, "research": 5}
    state = position(2, factories={0: own}, people_at={0: own})
    assert drawn(ask(state, production.produce(0))) == {"ore": 5, "research": 5}
    assert noted(state, "mega") == []


def test_an_event_makes_smaller_groups_enough() -> None:
    """OP-7.1: the verb `mega`; of several the smallest counts."""
    state = chemists(water=6)
    state.modifiers = [[0, "mega", "", 2], [-1, "mega", "", 9], [1, "mega", "", 1]]
    assert legal(ask(state, production.produce(0))) == ["0", "1", "2", "3"]
    assert drawn(answer(state, "2")) == {"water:mega:30": 2, "water": 2}
    state = ask(chemists(water=8), production.produce(0))
    state.modifiers = [[-1, "mega", "", 9]]
    assert production.group(state, 0) == 4, "and none makes them larger"


# -- events ----------------------------------------------------------------------------


def test_factories_that_stand_idle_bring_no_card_and_make_no_group_but_count_their_vp() -> None:
    """OP-7.1: the verb `idle`."""
    state = chemists(water=4)
    state.idle = [[0, 1, 0, 0, 0], [0] * 5]
    assert drawn(ask(state, production.produce(0))) == {"water": 3}
    assert state.vp[0] == state.count_vp(0) == 4


def test_an_event_brings_more_cards_or_fewer_to_whoever_draws_from_a_deck() -> None:
    """OP-7.1: the verb `yield`; never below 0, and nothing for whoever draws none."""
    state = chemists(water=4, titanium=1)
    state.modifiers = [
        [-1, "yield", "water", 4],
        [-1, "yield", "titanium", -2],
        [-1, "yield", "moon_ore", 3],
    ]
    ask(state, production.produce(0))
    assert legal(state) == ["0", "1"], "more cards make no group"
    assert drawn(answer(state, "1")) == {"water:mega:30": 1, "water": 4}


# -- OP-5.3 ----------------------------------------------------------------------------

TEN = "ore:1 ore:1 ore:2 ore:2 ore:3 ore:3 ore:4 ore:4 ore:5 ore:5"


def test_hands_are_cut_to_their_capacity_in_player_order() -> None:
    """OP-5.3: by choice, one card after the other."""
    twelve = "titanium:7 titanium:8 titanium:9 titanium:10 titanium:11 titanium:12 " * 2
    state = position(
        3, hands={0: f"{TEN} water:4 water:5", 1: "water:10", 2: twelve}, order=[2, 1, 0]
    )
    ask(state, production.cut_hands())
    assert (asked(state), state.is_private) == (("discard", 2), True)
    answer(state, "titanium:9", "titanium:7")
    assert asked(state) == ("discard", 0)
    answer(state, "water:5", "water:4")
    assert (asked(state)[0], len(state.hands[0]), len(state.hands[2])) == ("", 10, 10)
    assert sum(state.discards) == 4


def test_no_card_is_discarded_after_a_lower_one() -> None:
    """OP-5.3: each set in one way, and enough is left below each card."""
    state = position(2, hands={0: f"{TEN} water:4 water:5"})
    ask(state, production.cut_hand(0, -1))
    assert "ore:1" in legal(state)
    answer(state, "ore:2")
    assert legal(state) == ["ore:2", "ore:1"]
    state = position(2, hands={0: "ore:1 water:4 water:5"}, modifiers=[[0, "capacity", "", -9]])
    ask(state, production.cut_hand(0, -1))
    assert legal(state) == ["water:5", "water:4"], "after the 1 nothing lower would be left"


def test_a_mega_card_counts_as_four_and_may_go_below_the_capacity() -> None:
    """OP-5.3: so many cards are gone at once."""
    state = position(2, hands={0: f"{TEN} water:mega:30"})
    assert colony.counted(state, 0) == 14
    ask(state, production.cut_hand(0, -1))
    answer(state, "water:mega:30")
    assert (asked(state)[0], colony.counted(state, 0)) == ("", 10)
    state = position(2, hands={0: "ore:1 ore:2 ore:3 ore:4 ore:5 ore:1 ore:2 water:mega:30"})
    answer(ask(state, production.cut_hand(0, -1)), "water:mega:30")
    assert colony.counted(state, 0) == 7


def test_research_and_microbiotics_fill_a_hand_in_the_basic_game_only() -> None:
    """OP-5.3: nor are they discarded in the expert game."""
    expert = position(2, hands={0: "research:9 research:10 microbiotics:16 ore:1"})
    basic = position(2, hands={0: "research:9 research:10 microbiotics:16 ore:1"}, options=BASIC)
    assert (colony.counted(expert, 0), colony.counted(basic, 0)) == (1, 4)
    state = position(2, hands={0: f"{TEN} water:4 research:9"})
    ask(state, production.cut_hand(0, -1))
    assert "research:9" not in legal(state)


def test_an_event_changes_the_capacity_but_never_below_nothing() -> None:
    """OP-7.1: the verb `capacity`."""
    state = position(2, modifiers=[[-1, "capacity", "", -4], [1, "capacity", "", -9]])
    assert [colony.capacity(state, seat) for seat in range(2)] == [6, 0]
