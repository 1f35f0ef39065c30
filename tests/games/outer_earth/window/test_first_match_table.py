"""The first match beside the box leads through a round: told, typed in, undone and put in."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.table.cards.planet_page import PlanetPage
from desktop.look import translate
from desktop.shell.window import Window
from engine.games.outer_earth.components import INDUSTRIES
from engine.games.outer_earth.game import GAME
from engine.match import first_match
from engine.record.lines import Fact
from engine.rules.game import AT_TABLE
from engine.rules.words import LANGUAGES
from engine.store.library import Library
from tests.desktop.lesson_finger import LessonFinger, assert_led_to_the_end
from tests.desktop.lessons import asked, said

pytestmark = pytest.mark.dressed(False)

BEN = 2
PLACED = {industry: at + 1 for at, industry in enumerate(INDUSTRIES)}
"""Columns of a planet's row."""


class Finger(LessonFinger):
    """Presses what the prompts ask for."""

    def named(self, kind: str, ident: str) -> None:
        """The place that says the name of a planet or company."""
        self.saying(self.page.telling.voice.words.name(kind, ident))

    def saying(self, text: str) -> None:
        """The place that says this."""
        panel = self.moments.panel
        assert panel is not None
        self.press(next(it for it in panel.places if it.choice and it.choice.text == text))

    def typed(self, industry: str = "primary", reward: str = "ap") -> None:
        """Another planet, with what stands on its card."""
        self.place(0, 3)
        self.saying(translate.translate("EarthTable", "Enter its card"))
        page = self.window.page
        assert isinstance(page, PlanetPage)
        QTest.keyClicks(page.name, "Vesper")
        page.industry.choose((industry,))
        page.slots.choose(("4",))
        page.synergies.choose((industry,))
        page.effect.choose((reward,))
        page.show_reason()
        self.press(page.keep_button)

    def put_in(self) -> None:
        """What was forgotten, before the second person was done."""
        done = Fact("done", (str(BEN),))
        number = next(it.number for it in self.page.match.log() if it.line == done)
        self.put_in_before(number, lambda: self.place(0, 0))


def market(at: Finger) -> None:
    """Three planets that are known."""
    for column, planet in enumerate(("14", "07", "23")):
        at.place(0, column)
        at.named("planets", planet)


def companies(at: Finger) -> None:
    """A company each, then who begins."""
    for seat, company in enumerate(("openhatch", "nightshift", "longacre")):
        at.place(1, seat)
        at.named("companies", company)
    at.go_on()


def bidders(at: Finger) -> None:
    """Two say yes."""
    at.place(1, 0)
    at.place(2, 0)
    at.go_on()


def bids(at: Finger) -> None:
    """Each adds a card, then nobody does."""
    at.place(2, 2)
    at.place(1, 2)
    at.go_on(2)


def tie(at: Finger) -> None:
    """5 and 4, where two cards are worth 2 at least."""
    at.place(1, 4)
    at.place(2, 3)


def others(at: Finger) -> None:
    """One planet is free, two are not wanted."""
    at.place(0, 1)
    at.go_on(2)


def turn(at: Finger) -> None:
    """Drawn and placed."""
    at.place(0, 0)
    at.place(1, PLACED["tertiary"])


def closed(at: Finger) -> None:
    """Placed rightly, then closed."""
    at.place(1, PLACED["primary"])
    at.place(1, PLACED["secondary"])
    at.place(1, 5)


def rest(at: Finger) -> None:
    """The end of the turn, and the two others."""
    at.go_on()
    at.place(1, PLACED["secondary"])
    at.go_on()
    at.place(0, 0)
    at.go_on()


def exploration(at: Finger) -> None:
    """Two planets are turned over."""
    at.named("planets", "19")
    at.named("planets", "01")


PRESSES: tuple[Callable[[Finger], object], ...] = (
    market,
    Finger.typed,
    companies,
    bidders,
    bids,
    tie,
    others,
    turn,
    lambda at: at.place(1, PLACED["tertiary"]),
    lambda at: at.press(at.page.steps.undo),
    closed,
    rest,
    exploration,
    Finger.put_in,
)
"""What each prompt asks to press."""


@pytest.fixture
def at(window: Window) -> Finger:
    """The first match at the table, before its first step."""
    return Finger(window, GAME.name)


def follow(at: Finger, steps: int) -> None:
    """Do what the first prompts ask for."""
    for press in PRESSES[:steps]:
        press(at)
    assert said(at.page) == asked(at.page, steps + 1)


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_presses_that_the_prompts_ask_for_lead_to_the_end(
    at: Finger, qapp: QApplication, language: str
) -> None:
    translate.install(qapp, language)
    # Once all of it is drawn, too.
    at.window.setUpdatesEnabled(language == "en")
    assert_led_to_the_end(at, PRESSES, language)
    focus = at.window.focusWidget()
    assert focus is not None and at.moments.isAncestorOf(focus), "what was put in was taken above"


@pytest.mark.dressed(True)
def test_what_stands_below_the_prompts_stays_where_it_is(at: Finger) -> None:
    at.window.resize(1920, 1080)
    QApplication.processEvents()
    at.page.arrange()
    highs = set()
    for press in PRESSES[:9]:
        QApplication.processEvents()
        highs.add(at.page.lesson.height())
        press(at)
    assert len(highs) == 1, "with words in one line and in two"


def test_a_prompt_for_several_steps_goes_on_with_what_is_left_of_it(at: Finger) -> None:
    at.place(0, 0)
    at.named("planets", "14")
    assert said(at.page) == asked(at.page, 1, amid=True)


def test_whatever_stands_on_the_card_that_people_type_in_the_prompts_go_on(at: Finger) -> None:
    market(at)
    at.typed("tertiary", "draw")
    assert said(at.page) == asked(at.page, 3)
    for step, press in enumerate(PRESSES[2:], 4):
        press(at)
        assert said(at.page) == asked(at.page, step)


def test_a_planet_for_which_there_is_no_place_left_is_not_asked_for(at: Finger) -> None:
    follow(at, 1)
    at.place(0, 3)
    at.named("planets", "22")
    assert at.page.lesson.to_lesson.isVisible(), "the way back to where there was one"
    at.place(1, 0)
    at.named("companies", "openhatch")
    assert said(at.page) == asked(at.page, 3, amid=True), "or on from where it fits again"


def test_what_people_enter_in_another_order_is_no_other_match(at: Finger) -> None:
    follow(at, 2)
    for seat, company in ((2, "longacre"), (0, "openhatch"), (1, "nightshift")):
        at.place(1, seat)
        at.named("companies", company)
    assert said(at.page) == asked(at.page, 3, amid=True)
    at.go_on()
    assert said(at.page) == asked(at.page, 4)


def test_a_slip_that_is_put_right_by_entering_it_anew_is_remarked_once(at: Finger) -> None:
    follow(at, 2)
    texts = ["That is fine, too. " + asked(at.page, 3), asked(at.page, 3, amid=True)]
    for company, text in zip(("quickset", "openhatch"), texts, strict=True):
        at.place(1, 0)
        at.named("companies", company)
        assert said(at.page) == text
    for seat, company in ((1, "nightshift"), (2, "longacre")):
        at.place(1, seat)
        at.named("companies", company)
    at.go_on()
    prompt = first_match.script(GAME.name, "en", AT_TABLE).prompts[3]
    first, second, third = at.page.telling.voice.people
    assert said(at.page) == prompt.text.format(p1=first, p2=second, p3=third)


def test_after_a_detour_the_slip_is_asked_for_once_and_then_taken_back(at: Finger) -> None:
    follow(at, 2)
    for company in ("quickset", "openhatch"):
        at.place(1, 0)
        at.named("companies", company)
    for seat, company in ((1, "nightshift"), (2, "longacre")):
        at.place(1, seat)
        at.named("companies", company)
    at.go_on()
    for press in PRESSES[3:8]:
        press(at)
    for step in (9, 10, 11):
        assert said(at.page) == asked(at.page, step)
        PRESSES[step - 1](at)


def test_one_planet_too_many_is_taken_back_and_the_prompt_stands_again(at: Finger) -> None:
    follow(at, 7)
    at.place(0, 0)
    at.place(0, 0)
    assert said(at.page).startswith("That is fine, too.")
    at.press(at.page.steps.undo)
    assert said(at.page) == asked(at.page, 8, amid=True)


def test_another_planet_than_the_prompt_says_does_not_keep_from_the_end(at: Finger) -> None:
    follow(at, 12)
    at.named("planets", "19")
    at.named("planets", "21")
    assert said(at.page).startswith("That is fine, too. Blue drew 2 cards as well")
    at.put_in()
    end = first_match.script(GAME.name, "en", AT_TABLE).end
    assert said(at.page) == end.text


def test_what_was_to_be_forgotten_and_was_not_is_not_put_in(at: Finger) -> None:
    follow(at, 11)
    at.go_on()
    at.place(1, PLACED["secondary"])
    at.place(0, 0)
    at.go_on()
    at.place(0, 0)
    at.go_on()
    exploration(at)
    assert said(at.page) == asked(at.page, 15), "the table is as if it had been put in"


def test_whoever_comes_back_is_led_on_from_where_the_match_stands(
    at: Finger, library: Library
) -> None:
    follow(at, 10)
    before = at.page
    at.window.show_shelf()
    (info,) = library.matches()
    assert info.name == "First match"
    at.window.open_match(info.id)
    assert at.page is not before
    assert said(at.page) == asked(at.page, 11), "the wrong card was entered and taken back"
