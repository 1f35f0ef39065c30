"""Hidden cards and decks: what is known, what is not, and that no card is lost."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from engine.rules.chance import Sampler
from engine.rules.parts import deck, hidden

BOX = hidden.Box({"ore:9": 2, "ore:7": 3, "ore:3": 1, "gas:8": 2, "gas:2": 2})


def test_a_fresh_deck_shows_backs_and_everything_is_unseen() -> None:
    assert Counter(BOX.face_down()) == {"ore:?": 6, "gas:?": 4}
    assert BOX.pool() == [2, 3, 1, 2, 2]
    assert not any(map(hidden.is_known, BOX.face_down()))


def test_a_draw_is_chance_among_the_pool_of_its_back() -> None:
    pool = BOX.pool()
    assert hidden.outcomes(BOX, pool, "ore:?") == [("ore:9", 2), ("ore:7", 3), ("ore:3", 1)]
    pool = hidden.see(BOX, pool, "ore:3")
    assert hidden.outcomes(BOX, pool, "ore:?") == [("ore:9", 2), ("ore:7", 3)]
    assert hidden.outcomes(BOX, pool, "gas:?") == [("gas:8", 2), ("gas:2", 2)]
    with pytest.raises(ValueError, match="every ore:3"):
        hidden.see(BOX, pool, "ore:3")
    assert BOX.pool() == [2, 3, 1, 2, 2]


def test_a_known_card_on_top_is_the_only_outcome_and_lies_above_the_pool() -> None:
    pool, cards = BOX.pool(), ["ore:?", "ore:?", "ore:9"]
    pool = hidden.see(BOX, pool, "ore:9")
    assert hidden.outcomes(BOX, pool, cards[-1]) == [("ore:9", 1)]
    with pytest.raises(ValueError, match="cannot turn out"):
        hidden.draw(BOX, pool, cards, "ore:7")
    before = pool
    pool, cards = hidden.draw(BOX, pool, cards, "ore:9")
    assert (pool, cards) == (before, ["ore:?", "ore:?"])
    pool, cards = hidden.draw(BOX, pool, cards, "ore:7")
    assert (pool, cards) == ([1, 2, 1, 2, 2], ["ore:?"])


def test_a_drawn_card_may_stay_unknown_and_another_back_cannot_come() -> None:
    pool, cards = BOX.pool(), ["gas:?", "ore:?"]
    with pytest.raises(ValueError, match="cannot turn out"):
        hidden.draw(BOX, pool, cards, "gas:8")
    assert hidden.draw(BOX, pool, cards, "ore:?") == (BOX.pool(), ["gas:?"])


def test_kinds_are_the_known_faces_and_whatever_an_unknown_card_may_be() -> None:
    pool = BOX.pool()
    assert hidden.kinds(BOX, pool, ["gas:2", "ore:7", "gas:2"]) == ["ore:7", "gas:2"]
    assert hidden.kinds(BOX, pool, ["gas:2", "ore:?"]) == ["ore:9", "ore:7", "ore:3", "gas:2"]
    pool = hidden.see(BOX, pool, "ore:3")
    assert hidden.kinds(BOX, pool, ["gas:2", "ore:?"]) == ["ore:9", "ore:7", "gas:2"]
    assert hidden.kinds(BOX, pool, ["ore:3", "ore:?"]) == ["ore:9", "ore:7", "ore:3"]
    assert hidden.kinds(BOX, pool, []) == []


def test_taking_prefers_the_known_card_and_else_an_unknown_one_becomes_it() -> None:
    pool, hand = BOX.pool(), ["ore:7", "ore:?", "gas:?"]
    pool, hand = hidden.take(BOX, pool, hand, "ore:7")
    assert (hand, pool) == (["ore:?", "gas:?"], BOX.pool())
    pool, hand = hidden.take(BOX, pool, hand, "ore:7")
    assert (hand, pool) == (["gas:?"], [2, 2, 1, 2, 2])
    for card in ("ore:7", "ore:9"):
        with pytest.raises(ValueError, match="no ore"):
            hidden.take(BOX, pool, hand, card)
    assert hand == ["gas:?"]


def test_hiding_leaves_backs_alone_whatever_lay_there_in_whatever_order() -> None:
    for hand in (["ore:9", "gas:2", "ore:3"], ["ore:3", "ore:9", "gas:8"]):
        pool, behind = hidden.hide(BOX, [0] * 5, hand)
        assert behind == ["gas:?", "ore:?", "ore:?"]
        assert sum(pool) == 3


def test_hiding_leaves_the_faces_that_all_know() -> None:
    pool, behind = hidden.hide(BOX, [0] * 5, ["ore:9", "ore:7", "gas:2", "ore:7"], ["ore:7"])
    assert behind == ["gas:?", "ore:7", "ore:?", "ore:?"]
    assert pool == [1, 1, 0, 0, 1]


def test_a_card_without_a_hidden_back_lies_open_in_any_place() -> None:
    hand = ["ore:mega", "ore:7"]
    pool, behind = hidden.hide(BOX, [0] * 5, hand)
    assert (pool, behind) == ([0, 1, 0, 0, 0], ["ore:?", "ore:mega"])
    assert hidden.kinds(BOX, pool, behind) == ["ore:7", "ore:mega"]
    assert hidden.take(BOX, pool, behind, "ore:mega") == (pool, ["ore:?"])
    left, (dealt,) = hidden.fill(BOX, pool, [behind], Sampler(random.Random(1)).pick)
    assert (left, dealt) == ([0] * 5, ["ore:7", "ore:mega"])


def test_of_a_hand_that_lays_cards_face_down_only_what_must_be_there_stays_known() -> None:
    assert hidden.still_known(["ore:7", "gas:2"], 1) == []
    assert hidden.still_known(["ore:7", "gas:2", "ore:7"], 1) == ["ore:7"]
    assert hidden.still_known(["ore:7"] * 4, 2) == ["ore:7", "ore:7"]


def test_a_shuffle_forgets_what_was_known() -> None:
    pool, cards = hidden.shuffle(BOX, [0] * 5, ["ore:9"], ["ore:7", "gas:8"])
    assert pool == [1, 1, 0, 1, 0]
    assert cards == ["gas:?", "ore:?", "ore:?"]


def test_a_fill_deals_by_what_is_unseen() -> None:
    dealt = Counter[str]()
    sampler = Sampler(random.Random(4))
    for _ in range(6000):
        pool = hidden.see(BOX, BOX.pool(), "gas:8")
        _, (hand,) = hidden.fill(BOX, pool, [["ore:?", "gas:8"]], sampler.pick)
        assert hand[1] == "gas:8"
        dealt[hand[0]] += 1
    for kind, weight in (("ore:9", 2), ("ore:7", 3), ("ore:3", 1)):
        assert abs(dealt[kind] - weight * 1000) < 200


PAYING = hidden.Box({"ore:9": 2, "ore:7": 3, "ore:3": 1, "gas:8": 2, "gas:2": 2})
WORTH = {"ore:9": 9, "ore:7": 7, "ore:3": 3, "gas:8": 8, "gas:2": 2}


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_fill_honours_what_all_know_of_a_hand(data: st.DataObject) -> None:
    sampler = Sampler(random.Random(data.draw(st.integers(0, 999))))
    backs = data.draw(st.lists(st.sampled_from(["ore:?", "gas:?"]), min_size=1, max_size=4))
    _, (truth,) = hidden.fill(PAYING, PAYING.pool(), [backs], sampler.pick)
    paying = data.draw(st.sets(st.sampled_from(sorted(WORTH))))
    pays = {card: WORTH[card] for card in paying}
    able = sum(pays.get(card, 0) for card in truth)
    places = [["ore:?", "ore:?", "gas:?"][: 6 - len(backs)], backs]
    need = hidden.Need(able, pays)
    pool, (other, hand) = hidden.fill(PAYING, PAYING.pool(), places, sampler.pick, {1: [need]})
    assert sum(pays.get(card, 0) for card in hand) >= able
    assert all(map(hidden.is_known, (*hand, *other)))
    assert Counter((*hand, *other)) + Counter(
        dict(zip(PAYING.kinds, pool, strict=True))
    ) == Counter(dict(zip(PAYING.kinds, PAYING.counts, strict=True)))


def test_a_hand_that_no_cards_can_be_is_an_error() -> None:
    with pytest.raises(ValueError, match="no card of the pool can be this gas"):
        hidden.fill(PAYING, PAYING.pool(), [["gas:?"]], lambda _: "", {0: [hidden.Need(9, WORTH)]})


@pytest.mark.parametrize("use", [
    lambda pool, place: hidden.see(BOX, pool, "ore:9"),
    lambda pool, place: hidden.draw(BOX, pool, place, "ore:9"),
    lambda pool, place: hidden.take(BOX, pool, place, "gas:2"),
    lambda pool, place: hidden.take(BOX, pool, place, "ore:9"),
    lambda pool, place: hidden.hide(BOX, pool, place),
    lambda pool, place: hidden.shuffle(BOX, pool, place, place),
    lambda pool, place: hidden.fill(BOX, pool, [place], Sampler(random.Random(1)).pick),
])  # fmt: skip
def test_whatever_happens_to_cards_makes_new_lists(
    use: Callable[[list[int], list[str]], object],
) -> None:
    pool, place = [1, 1, 1, 1, 1], ["gas:2", "ore:?"]
    use(pool, place)
    assert (pool, place) == ([1, 1, 1, 1, 1], ["gas:2", "ore:?"])


class Table(RuleBasedStateMachine):
    """Cards go from deck to hand to discard and back; nothing gets lost or doubled."""

    def __init__(self) -> None:
        super().__init__()
        self.pool, self.deck = BOX.pool(), BOX.face_down()
        self.hand: list[str] = []
        self.gone: list[str] = []

    @precondition(lambda self: self.deck)
    @rule(data=st.data(), unknown=st.booleans())
    def draw(self, data: st.DataObject, unknown: bool) -> None:
        top = self.deck[-1]
        drawn = hidden.outcomes(BOX, self.pool, top)
        card = top if unknown else data.draw(st.sampled_from(drawn))[0]
        self.pool, self.deck = hidden.draw(BOX, self.pool, self.deck, card)
        self.hand = [*self.hand, card]

    @precondition(lambda self: self.hand)
    @rule(data=st.data())
    def discard(self, data: st.DataObject) -> None:
        kinds = hidden.kinds(BOX, self.pool, self.hand)
        card = data.draw(st.sampled_from(kinds))
        self.pool, self.hand = hidden.take(BOX, self.pool, self.hand, card)
        self.gone = [*self.gone, card]

    @precondition(lambda self: self.gone)
    @rule()
    def put_back_on_top(self) -> None:
        self.deck, self.gone = [*self.deck, self.gone[-1]], self.gone[:-1]

    @rule(hand_too=st.booleans())
    def shuffle(self, hand_too: bool) -> None:
        places = [self.deck, self.gone, self.hand] if hand_too else [self.deck, self.gone]
        self.pool, self.deck = hidden.shuffle(BOX, self.pool, *places)
        self.gone = []
        self.hand = [] if hand_too else self.hand

    @rule()
    def hide(self) -> None:
        self.pool, self.hand = hidden.hide(BOX, self.pool, self.hand)

    @rule(seed=st.integers(0, 1000))
    def fill(self, seed: int) -> None:
        pick = Sampler(random.Random(seed)).pick
        self.pool, (self.hand,) = hidden.fill(BOX, self.pool, [self.hand], pick)
        assert all(map(hidden.is_known, self.hand))

    @invariant()
    def no_card_is_lost(self) -> None:
        cards = Counter([*self.deck, *self.hand, *self.gone])
        backs = Counter(card.partition(":")[0] for card in cards.elements())
        assert backs == {"ore": 6, "gas": 4}
        for number, kind in enumerate(BOX.kinds):
            assert self.pool[number] + cards[kind] == BOX.counts[number]

    @invariant()
    def the_pool_holds_what_is_unknown(self) -> None:
        unknown = Counter(
            card for card in [*self.deck, *self.hand, *self.gone] if not hidden.is_known(card)
        )
        for behind, numbers in BOX.of_back.items():
            assert sum(self.pool[number] for number in numbers) == unknown[behind]


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=60, deadline=None)

FACES = ("nothing", "fish", "shark")


@settings(max_examples=50)
@given(st.integers(0, 10**6))
def test_a_deck_of_counts_gives_every_card_once_before_it_is_shuffled(seed: int) -> None:
    sampler = Sampler(random.Random(seed))
    cards, gone = [3, 2, 1], [0, 0, 0]
    drawn = []
    while any(cards):
        card = sampler.pick(deck.outcomes(FACES, cards))
        cards, gone = deck.without(FACES, cards, card), deck.with_card(FACES, gone, card)
        drawn.append(card)
    assert Counter(drawn) == {"nothing": 3, "fish": 2, "shark": 1}
    assert deck.shuffled(cards, gone) == [3, 2, 1]


def test_cards_that_are_held_stay_out_of_a_shuffle() -> None:
    cards, gone, held = [0, 1, 0], [3, 0, 1], [0, 1, 0]
    assert deck.shuffled(cards, gone) == [3, 1, 1]
    assert deck.shuffled(cards, gone, held) == [3, 2, 1]
    assert (cards, gone, held) == ([0, 1, 0], [3, 0, 1], [0, 1, 0])


def test_a_card_that_is_not_there_cannot_be_taken() -> None:
    cards = [1, 0, 0]
    assert deck.outcomes(FACES, cards) == [("nothing", 1)]
    with pytest.raises(ValueError, match="no fish"):
        deck.without(FACES, cards, "fish")
    assert deck.without(FACES, cards, "nothing") == [0, 0, 0]
    assert cards == [1, 0, 0]


# -- one of several cards in no order --------------------------------------------------------


def test_a_card_from_a_shuffled_bag_is_as_likely_as_its_number() -> None:
    """Two `a:?` among three unseen faces, one `b:?` of one, and a known card: each a quarter."""
    box = hidden.Box({"a:1": 1, "a:2": 1, "a:3": 1, "b:1": 1, "b:2": 1})
    pool = hidden.see(box, box.pool(), "b:2")
    found = dict(hidden.among(box, pool, ["a:?", "b:?", "a:?", "b:2"]))
    total = sum(found.values())
    assert found["b:1"] / total == found["b:2"] / total == 1 / 4
    assert found["a:1"] == found["a:2"] == found["a:3"]
    assert (found["a:1"] + found["a:2"] + found["a:3"]) / total == 1 / 2


def test_known_cards_alone_are_themselves() -> None:
    box = hidden.Box({"a:1": 1, "a:2": 1})
    assert hidden.among(box, [0, 0], ["a:2", "a:1"]) == [("a:1", 1), ("a:2", 1)]
