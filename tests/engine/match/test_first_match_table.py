"""First matches beside the box: what is told again from their records leads from prompt to prompt."""

from __future__ import annotations

import pytest

from engine.base import catalogue, resources
from engine.match import first_match
from engine.match.first_match import FirstMatch
from engine.match.match import Match
from engine.record.lines import Correct, Undo
from engine.rules.game import AT_TABLE
from engine.rules.words import LANGUAGES
from tests.first_matches import told_again, up_to

GAMES = [name for name in catalogue.names() if resources.first_match(name, AT_TABLE).is_file()]


@pytest.mark.parametrize("game", GAMES)
def test_the_record_alone_says_which_step_comes_next(game: str) -> None:
    record = first_match.read(game, AT_TABLE)
    matches = enumerate(told_again(game))
    for step, match in matches:
        again = FirstMatch(Match.resume(match.record()), record).stand()
        assert (again.step, again.is_left) == (step, False)
    assert step == len(first_match.own_lines(record)) and match.told == Match.resume(record).told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_step_has_the_prompt_that_leads_to_it_and_after_the_last_one_comes_the_end(
    game: str, language: str
) -> None:
    script = first_match.script(game, language, AT_TABLE)
    prompts = [script.at(step) for step in range(script.steps + 1)]
    assert [prompts.count(at) for at in range(len(script.prompts))] == [
        it.steps for it in script.prompts
    ]
    assert prompts == sorted(prompts) and prompts[-1] == len(script.prompts)
    first = [at for at, step in enumerate(prompts) if step not in prompts[:at]]
    assert [at for at in range(script.steps + 1) if not script.is_amid(at)] == first


def test_a_slip_is_undone_though_something_else_was_told_before_it() -> None:
    match = up_to("red-outpost", 6)
    match.tell("vp", 2, 1)
    match.tell("moved", 2, "farmer", "pasture", "portrait", "all")
    stand = FirstMatch(match, first_match.read("red-outpost", AT_TABLE)).stand()
    assert stand.is_left and isinstance(stand.line, Undo)


def test_what_is_forgotten_is_put_in_though_what_follows_went_otherwise() -> None:
    match = up_to("red-outpost", 6)
    match.tell("moved", 2, "farmer", "mine", "portrait", "all")
    stand = FirstMatch(match, first_match.read("red-outpost", AT_TABLE)).stand()
    assert stand.is_left and isinstance(stand.line, Correct)
