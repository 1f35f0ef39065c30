"""How far a match has followed its prepared record, and which step can be led to, the match alone tells."""

from __future__ import annotations

import pytest

from engine.base import catalogue, resources
from engine.base.people import PLAY
from engine.match import first_match
from engine.match.first_match import FirstMatch
from engine.match.match import Match
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.game import AT_TABLE

GAME = "red-outpost"
PREPARED = [
    (game, level)
    for game in catalogue.names()
    for level in (PLAY, AT_TABLE)
    if resources.first_match(game, level).is_file()
]


@pytest.fixture
def match() -> Match:
    """The first match before its first step."""
    header = first_match.read(GAME).header
    players = [Player("Lena"), Player("Bot", header.players[1].plays)]
    return Match.new(games.load(GAME), header.setup, players, header.seed)


@pytest.fixture
def followed(match: Match) -> FirstMatch:
    """The match beside its record."""
    record = first_match.begun_as(match)
    assert record is not None
    return FirstMatch(match, record)


def answer(match: Match, *answers: str) -> None:
    """Whoever is asked answers."""
    for text in answers:
        match.answer(match.asked, text)


@pytest.mark.parametrize(("game", "level"), PREPARED)
def test_it_is_played_with_what_the_components_say_today(game: str, level: str) -> None:
    was = first_match.read(game, level).header.setup.values
    now = games.load(game).values()
    assert {name: it.value for name, it in was.items()} == {
        name: it.value for name, it in now.items()
    }, "record it anew, and read its prompts beside what happens"


def test_other_names_are_no_other_match(match: Match) -> None:
    assert first_match.begun_as(match) == first_match.read(GAME)


def test_another_seed_or_another_bot_is_another_match(match: Match) -> None:
    game, setup = match.game, match.header.setup
    players = match.header.players
    assert first_match.begun_as(Match.new(game, setup, players, "1234ABCD")) is None
    people = [player._replace(plays="person") for player in players]
    assert first_match.begun_as(Match.new(game, setup, people, match.header.seed)) is None


def test_the_bot_answers_as_the_record_does_until_the_match_goes_otherwise(
    match: Match, followed: FirstMatch
) -> None:
    assert followed.prepared() == ""
    answer(match, "miner>mine")
    assert followed.prepared() == "bureaucrat>labor_camp"
    answer(match, "shepherd>warehouse")
    assert followed.stand().is_left and followed.prepared() == ""


def test_a_step_is_led_to_again_once_it_is_legal(match: Match, followed: FirstMatch) -> None:
    answer(match, "farmer>cornfield")
    assert followed.stand().step == -1, "another seat is asked"
    answer(match, "miner>mine", "shepherd>warehouse", "crystal>coal")
    assert (followed.stand().step, followed.stand().is_left) == (4, True)
    answer(match, "bureaucrat>lake")
    assert followed.stand().step != 4, "it is done"


def test_a_step_that_would_bring_something_else_is_not_led_to(
    match: Match, followed: FirstMatch
) -> None:
    # Its third cube was to be exported at once; here it is the second.
    answer(match, "commissar>warehouse")
    assert match.asked == 0 and "crystal>coal" in map(str, match.state.legal_actions())
    assert followed.stand().step == -1


def test_the_way_back_leads_to_where_the_match_went_otherwise(
    match: Match, followed: FirstMatch
) -> None:
    answer(match, "miner>mine", "bureaucrat>labor_camp", "shepherd>warehouse")
    assert match.state_at(followed.way_back) is match.state_at(3)
