"""OP-7: each of the 39 cards, as the turn's event and as a personal one, in every event phase."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from engine.games.outpost import events, verbs
from engine.games.outpost.event_deck import CARD, FACTORY, Effect, shipped
from engine.games.outpost.state import Outpost
from engine.rules.agenda import CHANCE
from engine.rules.words import LANGUAGES, load
from tests.games.outpost.positions import ask, market, position

DECK = shipped()
PEOPLE = ["Anna", "Ben", "Cleo"]
HANDS = {
    0: "ore:1 ore:2 ore:3 ore:4 water:4 water:5 titanium:7 titanium:8",
    1: "ore:1 ore:2 ore:3 ore:4 water:6 water:7 titanium:9 titanium:10",
    2: "ore:1 ore:2 ore:5 ore:4 water:8 water:9 titanium:11 titanium:12",
}
PHASES = (1, 2, 3)
THINGS = ("factory", "person", "robot")
SIGN = {
    **{f"{it}_gained": 1 for it in THINGS},
    **{f"{it}_lost": -1 for it in (*THINGS, "card")},
    "card_drawn": 1,
}


def colonies(phase: int) -> Outpost:
    """Three colonies that have something of everything; nobody is spare."""
    own = {"ore": 3, "water": 3, "titanium": 4, "research": 1, "new_chemicals": 1}
    return position(
        3,
        order=[0, 1, 2],
        event_phase=phase,
        hands=HANDS,
        upgrades=dict.fromkeys(range(3), "robots nodule nodule outpost heavy_equipment"),
        factories=dict.fromkeys(range(3), own),
        people_at={seat: {**own, "ore": 0} for seat in range(3)},
        robots_at={seat: {"ore": 3} for seat in range(3)},
        population=dict.fromkeys(range(3), 9),
        robots=dict.fromkeys(range(3), 3),
        display=["data_library", "warehouse", "nodule"],
    )


def played(state: Outpost, chosen: int | None, rng: random.Random) -> Counter[int]:
    """Answers by lot, but for the option; which effects each seat was asked to carry out."""
    taken = Counter[int]()
    while state.agenda:
        if state.current_player == CHANCE:
            state.take(0)
            continue
        assert state.question is not None
        choices = list(state.choices)
        if state.question.name == "choose_option" and chosen is not None:
            _, _, at = state.agenda[-1]
            option = verbs.written(DECK[at].options[chosen], state.event_phase)
            answer = option if option in choices else choices[0]
            taken[state.current_player] += answer == option
            state.take(choices.index(answer))
        else:
            state.take(rng.randrange(len(choices)))
    return taken


def weighed(state: Outpost, seat: int) -> Counter[str]:
    """What a seat has of everything that an event can give or take, and what changes its turn."""
    found = Counter({FACTORY: sum(state.factories[seat]), "population": state.population[seat]})
    found += Counter({"robot": state.robots[seat], "idle": sum(state.idle[seat])})
    found += Counter(f"{CARD}.{card.partition(':')[0]}" for card in state.hands[seat])
    found[CARD] = len(state.hands[seat])
    for whose, verb, target, amount in state.modifiers:
        # What stands idle is counted already.
        if whose in (-1, seat) and verb in verbs.LASTING:
            found[f"{verb} {target}"] += amount
    return found


def expected(option: Sequence[Effect], phase: int) -> Counter[str]:
    """What the text of an option says about a seat that has enough of everything."""
    found = Counter[str]()
    for effect in option:
        number = effect.amount[phase - 1]
        match effect.verb:
            case "lose":
                found[effect.target] -= number
            case "gain":
                what, _, kind = effect.target.partition(".")
                found[what] += number
                if what == CARD:
                    found[f"{CARD}.{kind}"] += number
            case "idle":
                found["idle"] += min(number, 3) if effect.target == "robot" else number
            case "sweep":
                pass
            case _:
                found[f"{effect.verb} {effect.target}"] += number
    return Counter({name: number for name, number in found.items() if number})


def lines(option: Sequence[Effect], phase: int) -> Counter[str]:
    """What the log has to tell of an option: what comes and goes, and what changes the turn."""
    lasting = [it for it in option if it.verb in verbs.LASTING]
    found = expected([it for it in option if it.verb not in verbs.LASTING], phase)
    for effect in lasting:
        if effect.amount[phase - 1] or effect.verb == "limit":
            found[verbs.said(verbs.written((effect,), phase))["en"]] += 1
    return found


def logged(state: Outpost, seat: int) -> Counter[str]:
    """What the log tells of a seat."""
    found = Counter[str]()
    for _, name, told, _ in state.events or ():
        if name == "changed" or (name == "changed_for" and told["seat"] == seat):
            found[told["what"]["en"]] += 1
        if told.get("seat") != seat:
            continue
        match name:
            case "factory_lost" | "factory_gained":
                found[FACTORY] += SIGN[name]
            case "person_lost" | "person_gained":
                found["population"] += SIGN[name]
            case "robot_lost" | "robot_gained":
                found["robot"] += SIGN[name]
            case "card_lost" | "card_drawn":
                found[CARD] += SIGN[name]
                found[f"{CARD}.{told['deck']}"] += SIGN[name]
            case "stands_idle":
                found["idle"] += told["n"]
    return found


def difference(before: Counter[str], after: Counter[str]) -> Counter[str]:
    """What is otherwise now."""
    names = {*before, *after}
    return Counter(
        {name: after[name] - before[name] for name in names if after[name] != before[name]}
    )


def without_decks(changes: Counter[str]) -> Counter[str]:
    """The changes, but for the decks of cards: which are discarded is their owner's choice."""
    return Counter({name: n for name, n in changes.items() if not name.startswith(f"{CARD}.")})


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("number", range(len(DECK)), ids=[card.id for card in DECK])
@pytest.mark.parametrize("is_personal", [False, True], ids=["turn", "personal"])
def test_a_card_does_what_its_text_says(number: int, phase: int, is_personal: bool) -> None:
    """OP-7.1, OP-7.3, OP-7.8, OP-R17: to whom it is for, each option, and nobody else; the log tells as much."""
    card = DECK[number]
    for chosen, option in enumerate(card.options):
        state = colonies(phase)
        before = [weighed(state, seat) for seat in range(3)]
        lay = market(state)
        state.event_cards = [int(at == number) for at in range(len(DECK))]
        if is_personal:
            seats = [] if card.na_personal else [1]
            ask(state, events.personal_event(1))
        else:
            seats = events.affected(state, card)
            ask(state, events.random_event())
        if card.redraw_phase1 and phase == 1:
            seats = []  # OP-7.2, OP-R12
        taken = played(state, chosen, random.Random(phase))
        for seat in range(3):
            is_hit = seat in seats or seats == [-1]
            if card.draft and not taken[seat] and is_hit:
                continue  # the option was taken by others
            own = option if is_hit else ()
            told = [
                (difference(before[seat], weighed(state, seat)), expected(own, phase)),
                (logged(state, seat), lines(own, phase)),
            ]
            is_any_card = any((it.verb, it.target) == ("lose", CARD) for it in own)
            for found, wanted in told:
                if is_any_card:
                    found, wanted = without_decks(found), without_decks(wanted)
                assert found == wanted, (card.id, option, seat)
        swept = sum(it.amount[phase - 1] for it in option if it.verb == "sweep")
        assert market(state) == (lay[swept:] if seats == [-1] else lay)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(DECK)), ids=[card.id for card in DECK])
def test_the_log_says_a_card_with_its_amounts(number: int, language: str) -> None:
    """OP-7.1, OP-7.8: name and text first, then what it did, in words of both languages."""
    card, words = DECK[number], load("outpost", language)
    for phase in PHASES:
        for seat in (-1, 1):
            state = colonies(phase)
            state.event_cards = [int(at == number) for at in range(len(DECK))]
            state.event_discards = [int(card.id == "quiet_shift") for card in DECK]
            state.then(events.draw_event(seat))
            state.run_on()
            played(state, None, random.Random(phase))
            told = [words.event(event, PEOPLE) for event in state.events or ()]
            if card.redraw_phase1 and phase == 1:
                assert told[0].startswith(card.name[language])
                continue
            assert card.name[language] in told[0] and card.text[language] in told[0]
            if seat == 1:
                assert told[0].startswith("Ben")
                assert not card.na_personal or len(told) == 2
            amounts = {
                abs(effect.amount[phase - 1])
                for option in card.options[:1]
                for effect in option
                if effect.verb in verbs.LASTING and effect.verb not in ("hold", "order")
            }
            if not (card.na_personal and seat == 1):
                assert len(told) > 1
                assert all(any(str(it) in line for line in told[1:]) for it in amounts)


def test_texts_of_cards_name_the_amounts_of_their_effects() -> None:
    """OP-7.3: “1 / 2 / 3” where they differ, one number where they do not."""
    for card in DECK:
        for option in card.options:
            for effect in option:
                first, second, third = map(abs, effect.amount)
                if first == second == third or 0 in (first, second, third):
                    continue
                for text in card.text.values():
                    assert f"{first} / {second} / {third}" in text, (card.id, text)


def test_the_deck_has_39_cards_in_72_copies_of_eight_groups() -> None:
    """OP-7.1: an original deck, and no card twice."""
    assert (len(DECK), sum(card.copies for card in DECK)) == (39, 72)
    assert len({card.id for card in DECK}) == 39
    assert len({card.group for card in DECK}) == 8
