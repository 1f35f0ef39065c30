"""OP-7: each verb of the event cards does exactly what the vocabulary says."""

from __future__ import annotations

import re

import pytest

from engine.games.outpost import modifiers, operators, production, verbs
from engine.games.outpost.event_deck import TARGETS
from engine.games.outpost.state import Outpost
from engine.rules.words import LANGUAGES
from tests.games.outpost.positions import (
    answer,
    ask,
    asked,
    draw_on,
    hand,
    has,
    legal,
    market,
    noted,
    position,
    told,
    works,
)


def done(state: Outpost, verb: str, target: str, number: int, seat: int = 0) -> Outpost:
    """The first question of an effect, if any."""
    return ask(state, verbs.do(seat, verb, target, number))


# -- lose ------------------------------------------------------------------------------


def test_factories_are_lost_one_by_one_and_an_unmanned_one_first() -> None:
    """OP-R24: the owner chooses each; the operator of a lost one stands idle."""
    state = position(2, factories={0: {"ore": 4, "water": 1}})
    state.people_at[0] = [2, 1, 0, 0, 0, 0, 0, 0]
    done(state, "lose", "factory", 2)
    assert (asked(state), legal(state)) == (("lose_factory", 0), ["ore", "water"])
    answer(state, "ore")
    assert works(state, 0) == {"ore": 2, "water": 1}
    answer(state, "water")
    assert (has(state, 0), works(state, 0), state.spare_people(0)) == ({"ore": 3}, {"ore": 2}, 1)


def test_people_are_lost_from_where_their_owner_says() -> None:
    """OP-7.5: a spare one, or one at work."""
    state = done(position(2, population={0: 5}), "lose", "population", 2)
    assert legal(state) == ["spare", "ore", "water"]
    answer(state, "spare", "water")
    assert (state.population[0], works(state, 0), state.vp[0]) == (3, {"ore": 2}, 2)


def test_robots_stop_working_at_once_if_people_allow_fewer() -> None:
    """OP-R22: after the last person was lost."""
    state = position(
        2, upgrades={0: "robots"}, population={0: 4}, robots={0: 4},
        factories={0: {"ore": 8}}, people_at={0: {"ore": 4}}, robots_at={0: {"ore": 4}},
    )  # fmt: skip
    done(state, "lose", "population", 1)
    assert (state.population[0], state.people_at[0][0], state.robots_at[0][0]) == (3, 3, 3)


def test_robots_are_lost_from_where_their_owner_says() -> None:
    """OP-R24: an idle one, or one at work."""
    state = position(
        2, upgrades={0: "robots"}, robots={0: 2}, factories={0: {"ore": 3, "water": 1}},
        robots_at={0: {"ore": 1}},
    )  # fmt: skip
    done(state, "lose", "robot", 1)
    assert legal(state) == ["robot", "ore"]
    answer(state, "ore")
    assert (state.robots[0], state.robots_at[0][0]) == (1, 0)


def test_cards_are_lost_one_by_one_to_their_discards_and_a_mega_card_leaves_the_game() -> None:
    """OP-R24: none after a lower one; fewer than that: all."""
    state = position(2, hands={0: "water:mega:30 water:7 ore:2"})
    done(state, "lose", "card", 2)
    assert (asked(state), legal(state)) == (("lose_card", 0), ["water:mega:30", "water:7"])
    answer(state, "water:mega:30", "ore:2")
    assert (hand(state, 0), sum(state.discards)) == ("water:7", 1)
    done(state, "lose", "card", 5)
    answer(state, "water:7")
    assert (state.hands[0], asked(state)[0]) == ([], "")


# -- gain ------------------------------------------------------------------------------


def test_a_factory_is_free_whatever_its_kind_needs() -> None:
    """OP-7.6: titanium without Heavy Equipment, unmanned unless somebody is spare."""
    state = done(position(2), "gain", "factory.titanium", 1)
    assert (has(state, 0)["titanium"], asked(state)[0]) == (1, "")
    state = done(position(2, population={0: 5}), "gain", "factory.titanium", 2)
    answer(state, "spare", "leave")
    assert (has(state, 0)["titanium"], works(state, 0)["titanium"]) == (2, 1)


def test_people_come_up_to_the_maximum_and_the_rest_is_lost() -> None:
    """OP-7.6: each goes to a free factory or crew at once, if its owner wants."""
    state = position(2, population={0: 4}, upgrades={0: "moon_base"})
    done(state, "gain", "population", 3)
    assert (asked(state), legal(state)) == (("newcomer", 0), ["leave", "moon_base"])
    answer(state, "moon_base")
    assert (state.population[0], state.vp[0]) == (6, 23), "a crew makes room for one more (OP-R13)"
    assert len(noted(state, "no_room_for_people")) == 1


def test_robots_come_without_limit_but_work_only_with_robots() -> None:
    """OP-7.6, OP-4.3: idle until then."""
    state = done(position(2, factories={0: {"ore": 3, "water": 1}}), "gain", "robot", 1)
    assert (state.robots[0], asked(state)[0]) == (1, "")
    state = position(2, factories={0: {"ore": 3, "water": 1}}, upgrades={0: "robots"})
    done(state, "gain", "robot", 1)
    assert legal(state) == ["leave", "ore"]
    assert works(answer(state, "ore"), 0)["ore"] == 3


def test_cards_are_drawn_at_once() -> None:
    """OP-7.6, OP-5.1: they are in the hand when hands are cut."""
    state = draw_on(done(position(2), "gain", "card.microbiotics", 2))
    assert [card.partition(":")[0] for card in state.hands[0]] == ["microbiotics"] * 2


# -- idle ------------------------------------------------------------------------------


def test_the_owner_says_which_factories_stand_idle() -> None:
    """OP-7.1: kind by kind; they stay manned and count their VP."""
    state = done(position(2), "idle", "factory", 2)
    assert (asked(state), legal(state)) == (("let_idle", 0), ["0", "1"]), "water first"
    answer(state, "1")
    assert (state.idle[0], state.vp[0], asked(state)[0]) == ([1, 1, 0, 0, 0], 3, "")
    draw_on(ask(state, production.produce(0)))
    assert len(state.hands[0]) == 1


def test_too_few_factories_all_stand_idle() -> None:
    """OP-7.1: and none is asked for."""
    state = done(position(2), "idle", "factory", 9)
    assert (state.idle[0], asked(state)[0]) == ([2, 1, 0, 0, 0], "")


def test_of_one_kind_or_of_robots_only_those_stand_idle() -> None:
    """OP-7.1: robot means a factory worked by one."""
    assert done(position(2), "idle", "water", 3).idle[0] == [0, 1, 0, 0, 0]
    state = position(
        2, upgrades={0: "robots"}, robots={0: 1}, factories={0: {"ore": 3, "water": 1}},
        robots_at={0: {"ore": 1}},
    )  # fmt: skip
    assert done(state, "idle", "robot", 2).idle[0] == [1, 0, 0, 0, 0]
    state = done(position(2), "idle", "robot", 2)
    assert len(noted(state, "nothing_idle")) == 1


def test_a_robot_without_a_job_is_none_that_an_event_lets_stand_idle() -> None:
    """OP-7.1: with two at work and two spare ones, “up to 2 robots” are the two at work."""
    state = position(
        2, upgrades={0: "robots robots"}, robots={0: 4}, factories={0: {"ore": 3, "water": 2}},
        people_at={0: {"ore": 2, "water": 1}}, robots_at={0: {"ore": 1, "water": 1}},
    )  # fmt: skip
    assert done(state, "idle", "robot", 2).idle[0] == [1, 1, 0, 0, 0]


def test_robots_that_stand_idle_already_are_no_reason_for_people_to_rest() -> None:
    """OP-7.1: a second such event in a turn finds no robot at work where the first has been."""
    state = position(
        2, upgrades={0: "robots"}, robots={0: 1}, factories={0: {"ore": 3, "water": 1}},
        people_at={0: {"ore": 2, "water": 1}}, robots_at={0: {"ore": 1}},
    )  # fmt: skip
    assert done(state, "idle", "robot", 2).idle[0] == [1, 0, 0, 0, 0]
    assert done(state, "idle", "robot", 2).idle[0] == [1, 0, 0, 0, 0]
    assert done(state, "idle", "ore", 2).idle[0] == [3, 0, 0, 0, 0]


def test_two_such_events_in_a_turn_add_up() -> None:
    """OP-7.1: what stands idle already is not chosen again."""
    state = position(2, idle=[[1, 0, 0, 0, 0], [0] * 5])
    assert done(state, "idle", "ore", 2).idle[0] == [2, 0, 0, 0, 0]


@pytest.mark.parametrize("target", ["factory", "population"])
def test_whoever_has_idle_factories_loses_operators_from_there(target: str) -> None:
    """OP-R24: two events in a turn; what still works goes on working."""
    state = position(
        2, factories={0: {"ore": 3, "water": 1}}, people_at={0: {"ore": 3}}, population={0: 4},
        idle=[[2, 0, 0, 0, 0], [0] * 5],
    )  # fmt: skip
    answer(done(state, "lose", target, 1), "ore")
    assert (works(state, 0), state.idle[0]) == ({"ore": 2}, [1, 0, 0, 0, 0])


@pytest.mark.parametrize("target", ["robot", "population"])
def test_a_robot_that_goes_or_is_taken_off_leaves_an_idle_factory_first(target: str) -> None:
    """OP-R24, OP-R22: as a person does."""
    state = position(
        2, upgrades={0: "robots"}, robots={0: 4}, population={0: 4},
        factories={0: {"ore": 4, "water": 4}}, people_at={0: {"water": 4}},
        robots_at={0: {"ore": 4}}, idle=[[1, 0, 0, 0, 0], [0] * 5],
    )  # fmt: skip
    done(state, "lose", target, 1)
    assert (works(state, 0)["ore"], state.idle[0]) == (3, [0, 0, 0, 0, 0])


# -- the table -------------------------------------------------------------------------


def test_the_lowest_upgrades_go_back_to_the_supply() -> None:
    """OP-7.1: sweep; their places are rolled in step 3."""
    state = position(3, display=["nodule", "data_library", "warehouse"])
    before = sum(state.supply)
    done(state, "sweep", "", 2, modifiers.ALL)
    assert (market(state), sum(state.supply)) == (["nodule"], before + 2)
    assert told(state, "swept") == [("OP-7.1", {"upgrades": ["data_library", "warehouse"]})]


LASTING = [
    ("yield", "ore"), ("mega", ""), ("price", "factory"), ("price", "upgrade"), ("capacity", ""),
    ("room", ""), ("limit", "auction"), ("display", ""), ("hold", ""), ("bid", ""), ("order", ""),
]  # fmt: skip


@pytest.mark.parametrize(("verb", "target"), LASTING)
def test_what_lasts_a_turn_is_kept_as_it_stands(verb: str, target: str) -> None:
    """OP-7.1: each is read in one place, which has its own test."""
    state = done(position(2), verb, target, 2, modifiers.ALL)
    assert state.modifiers == [[modifiers.ALL, verb, target, 2]]
    assert [clause for clause, _ in told(state, "changed")] == ["OP-7.1"]


def test_every_verb_of_the_vocabulary_is_carried_out() -> None:
    """OP-7.1: by itself, or until the turn ends."""
    by_itself = {"lose", "gain", "idle", "sweep"}
    assert set(TARGETS) == by_itself | set(verbs.LASTING)
    assert {verb for verb, _ in LASTING} == set(verbs.LASTING)


def test_a_room_that_an_event_made_lets_people_stay() -> None:
    """OP-R22: whoever is above the maximum later keeps them."""
    state = position(2, population={0: 5}, factories={0: {"ore": 6}}, people_at={0: {"ore": 5}})
    done(state, "room", "", 1)
    done(state, "gain", "population", 1)
    answer(state, "leave")
    state.modifiers = []
    ask(state, operators.assign(0))
    assert (state.population[0], works(state, 0)) == (6, {"ore": 6})


# -- options as texts --------------------------------------------------------------------


@pytest.mark.parametrize("verb", sorted(TARGETS))
def test_each_verb_is_said_with_each_of_its_targets(verb: str) -> None:
    """OP-7.1: in words of its own, for one of them and for two."""
    for number in (1, 2):
        options = [":".join(filter(None, (verb, it, str(number)))) for it in TARGETS[verb]]
        for language in LANGUAGES:
            said = [verbs.said(option)[language] for option in options]
            assert len(set(said)) == len(options)
            assert not any(re.search(r"[{}_]", text) for text in said), said


def test_an_option_is_said_in_both_languages() -> None:
    """OP-7.10: by its effects."""
    assert verbs.said("lose:population:1+gain:card.research:2") == {
        "en": "lose 1 person and draw 2 research cards",
        "de": "1 Person verlieren und 2 Forschungskarten ziehen",
    }
    assert verbs.said("gain:card.titanium:1+gain:factory.ore:1")["de"] == (
        "1 Titankarte ziehen und 1 Erzfabrik nehmen"
    )
    assert verbs.said("nothing") == {"en": "nothing", "de": "nichts"}
