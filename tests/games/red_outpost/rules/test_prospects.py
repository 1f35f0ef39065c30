"""What is told of a place before a move is what the move then does."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.red_outpost.actions import Move
from engine.games.red_outpost.components import (
    FISHERMAN,
    GOODS,
    LAKE,
    MINER,
    PLACES,
    SHEPHERD,
    SPACESHIP,
    WORKERS,
)
from engine.games.red_outpost.prospects import brings, cards_turned
from engine.games.red_outpost.state import RedOutpost
from tests.games.red_outpost.table import asked, legal, moods, stored, table

ASKING = {"build_palace", "buy_round", "exchange", "file_disc"}
TURNING = {"reveal_ship_card", "reveal_lake_card", "reveal_first"}


@pytest.mark.parametrize("phase", ("forenoon", "lunch", "evening"))
@pytest.mark.parametrize("crystals", (0, 1))
def test_every_move_does_what_was_told_of_it(phase: str, crystals: int) -> None:
    """RO-2.2: moods, goods, crystals, cards and questions, for every worker at every open place."""
    lying = {"farmer": (1, 1)} if crystals else {}

    def begin() -> RedOutpost:
        return table(phase=phase, crystals=[crystals] * 2, discs=lying)

    state = begin()
    moves = [move for move in state.legal_actions() if isinstance(move, Move)]
    assert moves
    for move in moves:
        told = brings(state, state.current_player, move.worker, move.place)
        assert told is not None
        after = begin()
        seat = after.current_player
        after.apply(move)
        assert moods(after) == {WORKERS[who]: steps for who, steps in told.moods if steps}
        assert stored(after) == Counter(GOODS[good] for good in told.goods)
        assert after.crystals[seat] - crystals == told.crystals
        assert (asked(after) in ASKING) is told.asks
        assert (asked(after) in TURNING) is bool(told.cards)


def test_the_farmers_friend_is_told_a_good_of_choice() -> None:
    """RO-7.3: the Cornfield's card lets its owner choose."""
    state = table(cards={0: ("miner", "cornfield")})
    told = brings(state, 0, MINER, PLACES.index("cornfield"))
    assert told is not None and told.any_good and not told.goods


def test_the_shepherd_at_his_own_place_brings_only_the_disc() -> None:
    """RO-7.13: where he stands he does nothing there unless the card says so."""
    cards, at = {0: ("shepherd", "mine")}, {"shepherd": "spaceship"}
    state = table(cards=cards, at=at, phase="morning", morning=["spaceship"])
    assert "shepherd>spaceship" in legal(state)
    assert brings(state, 0, SHEPHERD, SPACESHIP) is None


def test_the_fisherman_sees_two_cards() -> None:
    """RO-4.10: one for everybody else."""
    assert cards_turned(FISHERMAN, LAKE) == 2 and cards_turned(MINER, LAKE) == 1
