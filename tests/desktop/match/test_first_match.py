"""A prepared match leads through its first turns on the real board, and can be left at any time."""

from __future__ import annotations

from itertools import cycle

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QPushButton

from desktop.look import translate
from desktop.match.page import MatchPage
from desktop.rules.book import load
from desktop.set_up.page import SetUpPage
from desktop.shelf.page import ShelfPage
from desktop.shell.window import Window
from engine.match import first_match
from engine.match.first_match import Prompt
from engine.match.match import Match
from engine.record.lines import Answer
from engine.rules.game import load as load_game
from engine.rules.words import LANGUAGES
from engine.store.library import Library
from tests.desktop.fixtures import Hand, Until
from tests.desktop.lessons import GAMES, answers
from tests.desktop.pages import GAME

pytestmark = pytest.mark.dressed(False)


def asked(prompt: Prompt) -> str:
    """What that prompt says where the match has come as the record did."""
    return f"{prompt.since} {prompt.text}".strip()


def said(hand: Hand) -> str:
    """The prompt that is shown; empty if none is."""
    lesson = hand.page.lesson
    return "" if lesson.isHidden() else lesson.prompt.text()


@pytest.mark.parametrize("game", GAMES)
def test_its_record_can_be_played_and_has_a_prompt_for_each_answer(game: str) -> None:
    record = first_match.read(game)
    assert Match.resume(record).record() == record
    given = [line for line in record.lines if isinstance(line, Answer)]
    assert all(len(line.choices) == 1 for line in given if line not in answers(game)), (
        "a bot is asked for one answer after another"
    )
    for language in LANGUAGES:
        script = first_match.script(game, language)
        assert len(script.prompts) == len(answers(game))
        named = [prompt.clause for prompt in (*script.prompts, script.end)]
        assert set(named) <= set(load(game).clauses)


@pytest.mark.parametrize(("game", "language"), [*zip(GAMES, cycle(LANGUAGES), strict=False)])
async def test_enter_follows_the_prompts_to_the_end(
    window: Window, hand: Hand, until: Until, qapp: QApplication, game: str, language: str
) -> None:
    translate.install(qapp, language)
    window.show_me(game)
    script = first_match.script(game, language)
    match = hand.page.match
    for number, (prompt, answer) in enumerate(zip(script.prompts, answers(game), strict=True), 1):
        await until(lambda prompt=prompt: said(hand) == asked(prompt) and hand.is_asked)
        lesson = hand.page.lesson
        assert lesson.clause.clause == prompt.clause
        assert str(number) in lesson.heading.text() and asked(prompt) in lesson.accessibleName()
        before = match.revision
        while match.revision == before:
            hand.key(Qt.Key.Key_Return)
            await until(lambda before=before: match.revision > before or hand.is_asked)
        given = next(line for line in match.lines[before:] if isinstance(line, Answer))
        assert given == answer
    await until(lambda: said(hand) == asked(script.end))
    lines = [line for line in match.lines if isinstance(line, Answer)]
    record = [line for line in first_match.read(game).lines if isinstance(line, Answer)]
    assert lines[: len(record)] == record


async def test_another_action_is_taken_and_the_way_back_leads_to_the_prompt(
    window: Window, hand: Hand, until: Until
) -> None:
    window.show_me(GAME)
    script = first_match.script(GAME, "en")
    match, lesson = hand.page.match, hand.page.lesson
    await until(lambda: hand.is_asked)
    hand.page.choosing.answer("commissar>warehouse")
    await until(lambda: match.revision > 0 and hand.is_asked)
    assert said(hand).startswith("That is fine, too. It goes on freely")
    assert lesson.to_lesson.isVisible() and not lesson.clause.isVisible()
    lesson.to_lesson.click()
    await until(lambda: said(hand) == asked(script.prompts[0]) and hand.is_asked)
    assert not lesson.to_lesson.isVisible()
    hand.page.choosing.answer("miner>mine")
    await until(lambda: said(hand) == asked(script.prompts[1]) and hand.is_asked)


async def test_whoever_goes_on_otherwise_plays_against_a_bot_that_thinks(
    window: Window, hand: Hand, until: Until
) -> None:
    window.show_me(GAME)
    match = hand.page.match
    await until(lambda: hand.is_asked)
    hand.page.choosing.answer("farmer>cornfield")
    await until(lambda: match.turn > 2)
    assert hand.page.asking.prepared() == ""


async def test_an_undo_brings_the_earlier_prompt_again(
    window: Window, hand: Hand, until: Until
) -> None:
    window.show_me(GAME)
    script = first_match.script(GAME, "en")
    await until(lambda: hand.is_asked)
    hand.page.choosing.answer("miner>mine")
    await until(lambda: said(hand) == asked(script.prompts[1]) and hand.is_asked)
    hand.find(QPushButton, "undo").click()
    await until(lambda: said(hand) == asked(script.prompts[0]) and hand.is_asked)


async def test_without_its_prompts_it_is_a_match_like_any_other(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    window.show_me(GAME)
    await until(lambda: hand.is_asked)
    hand.find(QPushButton, "leave_lesson").click()
    assert said(hand) == "" and hand.page.asking.prepared() == ""
    hand.page.choosing.answer("miner>mine")
    match = hand.page.match
    await until(lambda: match.turn > 2 and hand.is_asked)
    assert said(hand) == ""
    window.show_shelf()
    (info,) = library.matches()
    assert info.name == "First match"
    window.open_match(info.id)
    assert hand.page.match.text() == match.text()


async def test_whoever_comes_back_is_led_on_from_where_the_match_stands(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    window.show_me(GAME)
    script = first_match.script(GAME, "en")
    await until(lambda: hand.is_asked)
    hand.page.choosing.answer("miner>mine")
    await until(lambda: said(hand) == asked(script.prompts[1]) and hand.is_asked)
    window.show_shelf()
    (info,) = library.matches()
    window.open_match(info.id)
    await until(lambda: said(hand) == asked(script.prompts[1]) and hand.is_asked)
    hand.page.choosing.answer("commissar>warehouse")
    await until(lambda: said(hand) == asked(script.prompts[2]) and hand.is_asked)


async def test_whoever_comes_back_after_the_last_step_hears_no_more_prompts(
    window: Window, hand: Hand, library: Library
) -> None:
    window.open_match(library.add(Match.resume(first_match.read(GAME)), "First match"))
    assert said(hand) == ""


async def test_another_match_with_the_same_options_has_no_prompts(
    window: Window, hand: Hand, library: Library
) -> None:
    header = first_match.read(GAME).header
    other = Match.new(load_game(GAME), header.setup, header.players, "1234ABCD")
    window.open_match(library.add(other, "Friday"))
    assert said(hand) == ""


async def test_a_prompt_comes_again_as_soon_as_its_action_brings_the_same(
    window: Window, hand: Hand, until: Until, library: Library
) -> None:
    window.show_me(GAME)
    prompts = first_match.script(GAME, "en").prompts
    match, lesson = hand.page.match, hand.page.lesson
    await until(lambda: hand.is_asked)
    hand.page.choosing.answer("farmer>cornfield")
    led = f"That is fine, too. {prompts[4].text}"
    await until(lambda: said(hand) == led and hand.is_asked)
    assert lesson.heading.text() == "Step 5 of 7"
    assert lesson.clause.clause == prompts[4].clause and not lesson.to_lesson.isVisible()
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Return)
    await until(lambda: "lake" in str(match.lines))
    await until(lambda: match.asked == 0 and said(hand) != led)


async def test_the_prompt_is_told_in_the_language_that_is_chosen(
    window: Window, hand: Hand, until: Until, qapp: QApplication
) -> None:
    window.show_me(GAME)
    await until(lambda: hand.is_asked)
    translate.install(qapp, "de")
    german = first_match.script(GAME, "de").prompts[0]
    await until(lambda: said(hand) == asked(german))


@pytest.mark.dressed(True)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "size"),
    # The longer words where there is least room.
    [
        ("de", (1000, 640)),
        pytest.param("de", (1280, 800), marks=pytest.mark.thorough),
        pytest.param("en", (1920, 1080), marks=pytest.mark.thorough),
    ],
)
async def test_every_prompt_is_read_whole_and_covers_neither_board_nor_question(
    window: Window,
    hand: Hand,
    until: Until,
    qapp: QApplication,
    game: str,
    language: str,
    size: tuple[int, int],
) -> None:
    translate.install(qapp, language)
    window.resize(*size)
    window.show_me(game)
    page = hand.page
    for prompt, answer in zip(
        first_match.script(game, language).prompts, answers(game), strict=True
    ):
        await until(lambda prompt=prompt: said(hand) == asked(prompt) and hand.is_asked)
        label = page.lesson.prompt
        await until(lambda label=label: label.height() >= label.heightForWidth(label.width()))
        lesson = QRect(page.lesson.mapTo(page, QPoint()), page.lesson.size())
        for part in (page.board, page.choices):
            assert not QRect(part.mapTo(page, QPoint()), part.size()).intersects(lesson)
        page.choosing.answer(*answer.choices)


async def test_the_shelf_and_the_set_up_lead_there(window: Window, hand: Hand) -> None:
    window.set_up(GAME)
    hand.on(SetUpPage)
    hand.find(QPushButton, "show_me").click()
    assert isinstance(window.page, MatchPage) and said(hand)
    window.show_shelf()
    card = next(it for it in hand.on(ShelfPage).cards if it.game == GAME)
    card.doors["first_match"].click()
    assert isinstance(window.page, MatchPage) and said(hand)
