"""What a choice is sure to bring, in signs and in words, as the list and the board show it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from desktop import boards
from desktop.boards.red_outpost.play.brings import brings, hinted
from desktop.boards.red_outpost.play.stands import stands
from desktop.look.signs import LOG, STANDS, Brought, Sign
from desktop.look.voice import Voice
from desktop.match.choice_rows import rows, ways
from desktop.scene.choosing import Choosing
from engine.games.red_outpost.game import GAME
from engine.games.red_outpost.prospects import Lead, leaders, leaders_after
from engine.games.red_outpost.state import RedOutpost
from engine.rules.agenda import CHANCE, Event
from engine.rules.chance import Sampler
from engine.rules.forecast import common, forecast
from engine.rules.words import LANGUAGES, load
from tests.desktop.questions import QUESTIONS, asked
from tests.games.red_outpost.table import table

pytestmark = pytest.mark.dressed(False)

COLOURS = ("pink", "orange", "blue")


def voice(language: str = "en") -> Voice:
    return Voice(load("red-outpost", language), ("Anna", "Ben", "Cleo"), COLOURS)


def brought(state: RedOutpost, *texts: str) -> list[Brought]:
    """What is sure whichever of these answers is given."""
    return brings(common(forecast(state, state.find(text)) for text in texts), state, voice())


def signs(state: RedOutpost, *texts: str) -> list[Sign]:
    return [sign for each in brought(state, *texts) for sign in each.signs]


def said(state: RedOutpost, *texts: str) -> str:
    return " ".join(each.said for each in brought(state, *texts))


def test_a_mood_is_shown_as_the_value_that_it_comes_to() -> None:
    state = table(mood={"farmer": 1})
    assert Sign("tokens/mood_sad", "→ −1") in signs(state, "farmer>mine")
    assert "now −1" in said(state, "farmer>mine")


def test_a_mood_at_the_end_of_its_track_is_shown_to_stay() -> None:
    state = table(mood={"farmer": 5})
    assert Sign("tokens/mood_happy", "= +5") in signs(state, "farmer>beer_house")


def test_whoever_gains_besides_is_shown_by_the_portrait() -> None:
    assert Sign("portraits/commissar", "→ +1") in signs(table(), "farmer>palace")


def test_a_third_cube_is_shown_with_the_export_that_it_brings() -> None:
    state = table(warehouse=[2, 0, 0, 0], at={"shepherd": "palace"})
    points = f"+{state.next_export(0)}"
    shown = signs(state, "shepherd>pasture")
    at = shown.index(Sign("tokens/cube_wool"))
    assert shown[at + 1 : at + 3] == [Sign("", "→"), Sign("tokens/vp_star", points)]
    told = next(each for each in brought(state, "shepherd>pasture") if "exports" in each.said)
    assert points in told.said and told.clause == "RO-3.3"


def test_the_second_cube_brings_no_export() -> None:
    state = table(warehouse=[1, 0, 0, 0])
    assert "tokens/vp_star" not in {sign.picture for sign in signs(state, "shepherd>pasture")}


def test_the_wheels_reward_is_shown_with_its_crystal() -> None:
    state = table(wheel=[table().board.wheel - 1, 0])
    shown = signs(state, "shepherd>pasture")
    assert Sign("tokens/vp_star", "+2") in shown and Sign("tokens/crystal", "+1") in shown


def test_two_cubes_of_a_kind_are_two_signs_and_one_sentence() -> None:
    state = table()
    assert signs(state, "miner>mine").count(Sign("tokens/cube_coal")) == 2
    assert said(state, "miner>mine").count("coal") == 1


@pytest.mark.parametrize(("move", "card"), [("farmer>spaceship", "ship"), ("farmer>lake", "lake")])
def test_where_chance_comes_a_card_decides(move: str, card: str) -> None:
    shown = signs(table(), move)
    assert Sign(f"cards/{card}_back", "a card decides") == shown[-1]


def test_what_is_asked_then_is_shown_as_a_question() -> None:
    assert signs(table(), "farmer>palace")[-1] == Sign("tokens/crystal", "give?")
    without = table(crystals=[0, 0])
    assert "give?" not in {sign.text for sign in signs(without, "farmer>palace")}
    assert "no crystal" in said(without, "farmer>palace")


# -- who leads ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("discs", "shown", "told"),
    [
        ((0, 0), [Sign("", "leads", "pink")], "Anna then leads"),
        (
            (1, 2),
            [Sign("", "", "pink"), Sign("", "tied", "orange")],
            "Anna and Ben are then tied",
        ),
        ((0, 2), [Sign("", "leads", "orange")], "Ben then leads"),
    ],
)
def test_who_leads_the_portrait_then_is_shown(
    discs: tuple[int, int], shown: list[Sign], told: str
) -> None:
    state = table(discs={"miner": discs})
    assert signs(state, "miner>mine")[-len(shown) :] == shown
    assert told in said(state, "miner>mine")


def test_wherever_a_worker_goes_it_is_sure_who_leads_the_portrait_then() -> None:
    state = table(discs={"miner": (0, 2)})
    every = [text for text in map(str, state.legal_actions()) if text.startswith("miner>")]
    assert len(every) > 5 and signs(state, *every) == [Sign("", "leads", "orange")]


def test_a_hint_tells_a_lead_with_the_mood_that_it_comes_to_and_what_it_is_worth() -> None:
    state = table(discs={"miner": (0, 2), "farmer": (1, 1)}, mood={"miner": 1})
    told = hinted(forecast(state, state.find("miner>mine")), state, voice())
    leads = next(each for each in told if "leads" in each.said)
    assert leads.said == "Ben then leads on the Miner’s portrait, mood +1." and leads.points == -1
    told = hinted(forecast(state, state.find("farmer>mine")), state, voice())
    leads = next(each for each in told if "leads" in each.said)
    assert leads.said == "Anna then leads on the Farmer’s portrait, mood −2." and leads.points == -2
    assert next(each for each in told if "now −2" in each.said).also_in == STANDS


def test_points_that_a_cube_brings_count_for_a_hint() -> None:
    state = table(warehouse=[2, 0, 0, 0], wheel=[table().board.wheel - 1, 0])
    told = hinted(forecast(state, state.find("shepherd>pasture")), state, voice())
    assert [it.points for it in told if it.clause.startswith("RO-3")] == [0, 2, 0, 2]


def test_a_hint_tells_several_goods_at_once() -> None:
    state = table(at={"miner": "lake"})
    told = hinted(forecast(state, state.find("farmer>labor_camp")), state, voice())
    produced = [it for it in told if it.clause == "RO-3.1"]
    assert [it.said for it in produced] == ["Anna produces 1 grain, 1 wool and 1 fish."]
    assert produced[0].also_in == LOG
    twice = hinted(forecast(state, state.find("miner>mine")), state, voice())
    assert "Anna produces 2 coal cubes." in [it.said for it in twice]


def test_a_crystal_that_is_given_tells_what_the_palace_brings() -> None:
    state = table(palace=[0, 1])
    state.apply(state.find("farmer>palace"))
    (said,) = stands(state, after(state, "crystal>palace"), voice())
    assert said == "If nobody gives more, the Palace brings Anna +4 VP"
    (said,) = stands(state, after(state, "pass"), voice())
    assert said == "Crystals in hand then: 1"


def after(state: RedOutpost, text: str) -> RedOutpost:
    """What comes of an answer."""
    reached = state.clone()
    reached.take(state.place_of(text))
    return reached


def test_a_disc_that_is_moved_shows_both_portraits() -> None:
    state = table(discs={"miner": (0, 1), "farmer": (1, 0)})
    state.apply(state.find("commissar>administration"))
    shown = signs(state, "2:miner>farmer")
    assert shown[:2] == [Sign("portraits/miner"), Sign("", "nobody")]
    assert shown[2:] == [
        Sign("portraits/farmer"),
        Sign("", "", "pink"),
        Sign("", "tied", "orange"),
    ]


def test_crystals_on_a_portrait_count_for_the_lead() -> None:
    """RO-7.2: a crystal counts as a disc."""
    state = table(discs={"miner": (0, 1)}, gifts={"miner": (2, 0)})
    assert leaders(state, 3) == (0,)
    laid = Event("RO-2.2", "disc_laid", {"seat": 1, "worker": "miner"})
    assert leaders_after(state, [laid]) == [Lead("miner", (0, 1))]
    assert leaders_after(state, [laid, laid]) == [Lead("miner", (1,))]
    assert leaders(state, 3) == (0,)


def test_the_last_turn_of_a_day_shows_what_the_day_brings_everybody() -> None:
    at = {"farmer": "mine"}
    state = table(phase="evening", at=at, discs={"miner": (0, 2)}, mood={"miner": 2})
    del state.agenda[2:-1]  # the turns of the others
    shown = signs(state, "farmer>barracks")
    assert Sign("tokens/vp_star", "+2", "orange") in shown
    assert "leads" not in {sign.text for sign in shown}
    assert "The end of the day brings Ben +2 VP." in said(state, "farmer>barracks")


def test_a_cube_that_is_given_away_is_shown_once_in_its_row() -> None:
    state = table(cards={0: ("shepherd", "warehouse")}, warehouse=[2, 0, 0, 0])
    for text in ("shepherd>warehouse", "wool>crystal"):
        state.apply(state.find(text))
    board = boards.play("red-outpost")
    choosing = Choosing()
    choosing.ask(state, ways(state, board), 0)
    row = next(row for row in rows(state, voice(), board, choosing, "") if "wool" in row.value)
    pictures = [sign.picture for sign in row.signs]
    assert pictures == ["tokens/cube_wool", "tokens/crystal"]


def test_the_day_is_not_summed_up_where_only_some_of_its_portraits_are_sure() -> None:
    state = table(
        phase="evening",
        at={"farmer": "mine", "fisherman": "pasture"},
        discs={"miner": (0, 2), "farmer": (1, 1)},
        mood={"miner": 2, "farmer": 1},
    )
    del state.agenda[2:-1]  # the turns of the others
    alone = signs(state, "farmer>barracks")
    assert any(sign.picture == "tokens/vp_star" for sign in alone)
    shown = signs(state, "farmer>barracks", "fisherman>barracks")
    assert not any(sign.picture == "tokens/vp_star" for sign in shown)


def test_whoever_slept_in_is_shown_as_a_row_of_heads() -> None:
    """RO-2.4: the last turn of the Morning lifts the moods of all in the Barracks."""
    at = dict.fromkeys(("shepherd", "fisherman", "miner"), "mine")
    state = table(phase="morning", at=at)
    del state.agenda[-2]  # the turn of the other
    shown = signs(state, "commissar>cornfield")
    heads = [Sign("portraits/farmer"), Sign("portraits/bureaucrat", "+1")]
    first = shown.index(heads[0])
    assert shown[first : first + 2] == heads
    assert "Bureaucrat’s mood: +1, now +1." in said(state, "commissar>cornfield")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_of_every_question_is_told(question: str, language: str) -> None:
    """No event is without words, and what is asked then is named."""
    match = asked(question)
    view = match.view(match.asked)
    assert isinstance(view, RedOutpost)
    for answer in view.legal_actions():
        for each in brings(forecast(view, answer, match.asked), view, voice(language)):
            assert each.said and all(sign != Sign() for sign in each.signs)


@pytest.mark.parametrize("number", range(3))
def test_the_stars_beside_an_answer_are_the_points_that_it_brings(number: int) -> None:
    """Every answer of whole matches: what each seat's VP are after it, up to the next question."""
    rng = random.Random(number)
    state, sampler = GAME.new_state(GAME.setup(3, {"special_cards": "on"})), Sampler(rng)
    shown: Counter[str] = Counter()
    while not state.is_terminal:
        if state.current_player == CHANCE:
            state.apply(sampler.outcome(state))
            continue
        assert isinstance(state, RedOutpost)
        seat = state.current_player
        for answer in state.legal_actions():
            after = state.clone()
            after.apply(answer)
            points = Counter[str]()
            for each in brings(forecast(state, answer, seat), state, voice()):
                for sign in each.signs:
                    if sign.picture == "tokens/vp_star":
                        vp = int(sign.text.replace("−", "-"))
                        points[sign.mark or COLOURS[seat]] += vp
            gained = {COLOURS[at]: after.vp[at] - state.vp[at] for at in range(3)}
            assert {colour: points[colour] for colour in COLOURS} == gained
            shown.update(points.keys())
        state.apply(rng.choice(list(state.legal_actions())))
    assert set(shown) == set(COLOURS)
