"""What a printed card does is chosen by presses, looked at, and told with one press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.look import translate
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from desktop.table.touch import TouchButton
from engine.games.robinson_crusoe.state import Robinson
from engine.rules.game import AT_TABLE
from tests.desktop.fixtures import Hand, Until
from tests.games.robinson_crusoe.window.table import (
    at_table,
    by_hand,
    match_of,
    press,
    question_of,
    shown,
    table_on,
    with_app,
)

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


def opened(table: Table) -> EffectPage:
    """The page that the verb in the bar lays over the table."""
    pages: list[EffectPage] = []
    table.page_wanted.connect(pages.append)
    press(table.effect)
    (page,) = pages
    page.resize(1600, 1000)
    page.show()
    return page


def state_of(table: Table) -> Robinson:
    """The table as it stands."""
    state = table.telling.state
    assert isinstance(state, Robinson)
    return state


def choose(page: EffectPage, thing: str, *words: str) -> None:
    """Press what it is about, and then the buttons with those words."""
    press(page.chooser.things[thing])
    rows = (page.chooser.ways, page.chooser.whom, page.chooser.numbers, page.chooser.possible)
    for word in words:
        (button,) = [
            button
            for row in rows
            for button in row.buttons
            if not button.isHidden() and not row.isHidden() and button.words[0] == word
        ]
        press(button)


def told(page: EffectPage) -> list[str]:
    """What the page says would happen, line by line."""
    return [
        line.text().replace("\N{WORD JOINER}", "")
        for row in page.list.rows
        for line in row.lines
        if not row.isHidden() and not line.isHidden()
    ]


@pytest.mark.slow
def test_what_would_happen_is_said_before_it_is_told() -> None:
    table = at_table(seats=2)
    table.telling.tell("count", "wood", 1)
    page = opened(table)
    assert not page.unfinished()
    choose(page, "wood", "2")
    assert page.unfinished() == "What you entered under “What the card does” is not applied yet."
    assert told(page) == [
        "Wood −1, now 0 (RC-2.8).",
        "Wood: 1 of 2 available, 1 missing: each character takes 1 Wound; after that Ada 1, Ben 1"
        " (RC-2.9, RC-R1).",
    ]
    assert state_of(table).wood == 1
    page.deleteLater()


@pytest.mark.slow
def test_several_effects_are_told_in_order_and_taken_back_with_one_undo() -> None:
    table = at_table(seats=3)
    page = opened(table)
    backs: list[bool] = []
    page.back.connect(lambda: backs.append(True))
    choose(page, "food", "+ Take", "3")
    press(page.list.more)
    choose(page, "food", "2")
    press(page.list.more)
    choose(page, "wounds", "Ben", "4")
    press(page.go)
    assert backs == [True] and not page.unfinished()
    state = state_of(table)
    assert (state.food, state.wounds) == (1, [0, 4, 0])
    table.telling.change(table.telling.match.undo)
    state = state_of(table)
    assert (state.food, state.wounds) == (0, [0, 0, 0])
    page.deleteLater()


@pytest.mark.slow
def test_an_effect_that_is_due_ends_its_step_or_leaves_it_open() -> None:
    for ends in (True, False):
        table = at_table(seats=2)
        table.telling.tell("round_over")
        table.telling.tell("drew", "book", "Cold%20wind", "-", "-")
        assert question_of(table.telling.match) == "applying_event"
        pages: list[EffectPage] = []
        table.page_wanted.connect(pages.append)
        press(table.deck.go)
        (page,) = pages
        assert "Cold wind" in page.list.about.text()
        choose(page, "roof", "+ Rises")
        press(page.go if ends else page.only)
        waits = question_of(table.telling.match)
        assert waits == ("placing" if ends else "applying_event")
        assert state_of(table).roof == 1
        page.deleteLater()


def lower_half_on_top() -> Table:
    table = at_table(seats=2)
    for told in (("shuffle_in", "build", 1), ("round_over",), ("top", "build")):
        table.telling.tell(*told)
    return table


def said_last(table: Table) -> list[str]:
    """The names of what the last step said."""
    match = table.telling.match
    since = match.undo_offer().to
    return [event.name for entry in match.log() for event in entry.events if entry.number > since]


def test_the_large_button_of_a_lower_half_does_what_the_step_says() -> None:
    table = lower_half_on_top()
    pages: list[EffectPage] = []
    table.page_wanted.connect(pages.append)
    assert table.deck.go.words[0] == "Choose the effect"
    press(table.deck.go)
    (page,) = pages
    choose(page, "roof", "+ Rises")
    press(page.go)
    assert state_of(table).roof == 1 and len(state_of(table).discard) == 1
    assert said_last(table) == ["lower_half", "discarded", "gained"]
    table.telling.change(table.telling.match.undo)
    assert state_of(table).roof == 0 and not state_of(table).discard, "one step, one undo"
    page.deleteLater()


def test_a_step_that_people_did_by_hand_says_so_in_the_log() -> None:
    table = lower_half_on_top()
    press(by_hand(table))
    assert said_last(table) == ["lower_half_by_hand", "discarded"]
    table.telling.tell("drew", "gather", "Storm", "-", "-")
    table.telling.tell("done")
    press(by_hand(table))
    said = table.telling.match.log()[-1].events[0]
    assert table.telling.voice.event(said) == "The Event Effect of “Storm” was applied by hand."
    assert question_of(table.telling.match) == "placing"


@pytest.mark.parametrize("wait", ["book_effect", "draws", "applying_threat"])
def test_each_effect_of_the_phase_can_be_chosen_where_it_is_due(wait: str) -> None:
    table = at_table(seats=2, scenario="jenny")
    tell = table.telling.tell
    tell("round_over")
    if wait == "draws":
        tell("shuffle_in", "build", 1)
        tell("top", "build")
    elif wait == "applying_threat":
        tell("threat", "left", "book", 1, "-", "-", "-")
        tell("drew", "build", "-", "-", "-")
        while question_of(table.telling.match) != wait:
            tell("done")
    else:
        tell("drew", "book", "-", "-", "-")
    assert question_of(table.telling.match) == wait
    shown = (table.deck.go, *table.prompt.buttons)
    assert "Choose the effect" in [it.words[0] for it in shown if not it.isHidden()]


@pytest.mark.slow
def test_only_if_possible_costs_no_wound() -> None:
    table = at_table(seats=2)
    page = opened(table)
    choose(page, "fur", "Only if possible: no Wound")
    assert told(page) == ["Fur: there is none to lose; that costs nothing (RC-4.3)."]
    press(page.go)
    assert state_of(table).wounds == [0, 0]
    page.deleteLater()


def test_a_demand_that_could_not_be_met_is_told_with_two_presses() -> None:
    table = at_table(seats=2)
    page = opened(table)
    press(page.chooser.things["unmet"])
    assert "Each character takes 1 Wound; after that Ada 1, Ben 1 (RC-2.9)." in told(page)
    press(page.go)
    assert state_of(table).wounds == [1, 1]
    page.deleteLater()


def test_in_a_combat_what_is_missing_wounds_the_first_player_alone() -> None:
    table = at_table(seats=3)
    table.telling.tell("first_player", 2)
    page = opened(table)
    choose(page, "weapon", "First Player")
    assert page.list.rows[0].title.words[0] == "Weapon −1: First Player alone"
    assert told(page)[-1].endswith("(RC-R4).")
    press(page.list.more)
    choose(page, "unmet", "Chris")
    press(page.go)
    assert state_of(table).wounds == [0, 1, 1]
    page.deleteLater()


def test_a_combat_is_reckoned_or_told_as_it_ended() -> None:
    table = at_table(seats=2)
    table.telling.tell("count", "weapon", 1)
    page = opened(table)
    choose(page, "combat", "3")
    assert "RC-R3" in page.chooser.hint.text()
    assert told(page)[0].startswith("Ada fights alone: strength 3, Weapon 1: 2 Wounds")
    press(page.go)
    assert (state_of(table).wounds, state_of(table).weapon) == ([2, 0], 0)
    page.deleteLater()


@pytest.mark.dressed(True)
def test_the_last_wound_space_is_said_before_it_is_taken() -> None:
    table = at_table(seats=2)
    table.telling.tell("count", "wounds.1", 11)
    page = opened(table)
    choose(page, "wounds")
    assert told(page) == [
        "Each character takes 1 Wound; after that Ada 12, Ben 1 (RC-2.8).",
        "Ada has 12 Wounds and no Wound space left (RC-3.4).",
    ]
    assert page.go.accessibleDescription().startswith("Each character takes 1 Wound")
    plain, last = page.list.rows[0].lines[:2]
    inks = [line.palette().color(line.foregroundRole()) for line in (plain, last)]
    assert inks[0] != inks[1], "the last space stands out"
    page.deleteLater()


def test_the_book_effect_stands_there_as_it_was_set_up_and_asks_whom_it_hits() -> None:
    table = at_table(
        seats=2, scenario="other", values={"rounds": 6, "book": ["lose wood 1", "wound one 2"]}
    )
    tell = table.telling.tell
    tell("round_over")
    tell("drew", "book", "-", "-", "-")
    assert table.deck.go.words[0] == "Choose the effect"
    page = opened(table)
    titles = [row.title.words[0] for row in page.list.rows if not row.isHidden()]
    assert titles == ["Pay 1 wood", "One character takes 2 Wounds"]
    assert page.go.reason == "First choose whom it hits."
    press(page.list.rows[1].title)
    page.chooser.count(3)
    assert page.go.reason == "First choose whom it hits."
    (ben,) = [it for it in page.chooser.whom.buttons if it.words[0] == "Ben"]
    press(ben)
    press(page.go)
    assert state_of(table).wounds == [1, 4]
    assert question_of(table.telling.match) == "applying_event"
    page.deleteLater()


def test_what_nobody_has_counted_is_asked_for_in_a_sentence() -> None:
    table = at_table(seats=2)
    table.telling.tell("joined")
    page = opened(table)
    choose(page, "wood")
    assert told(page) == ["First enter what is on the table: the wood (RC-2.9)."]
    press(page.go)
    assert page.notice.isVisible()
    assert page.go.reason
    choose(page, "shuffle", "Explore")
    assert page.go.reason == ""
    page.deleteLater()


def test_nothing_is_told_before_something_is_chosen() -> None:
    table = at_table(seats=2)
    page = opened(table)
    assert page.go.reason == "First choose what the card does."
    assert page.list.more.reason == "First choose what the card does."
    page.deleteLater()


def test_an_effect_is_taken_up_again_and_left_out() -> None:
    table = at_table(seats=2)
    page = opened(table)
    choose(page, "food", "+ Take")
    press(page.list.more)
    choose(page, "wood", "+ Take")
    press(page.list.rows[0].title)
    choose(page, "fur", "+ Take", "5")
    press(page.list.rows[1].leave_out)
    assert [it.thing for it in page.drafts] == ["fur"]
    press(page.list.rows[0].leave_out)
    assert [it.thing for it in page.drafts] == [""]
    page.deleteLater()


@pytest.mark.slow
@pytest.mark.painted  # keys that come early are taken until the page is painted
async def test_an_effect_is_told_by_the_keyboard_alone(
    window: Window, hand: Hand, until: Until
) -> None:
    window.set_up("robinson-crusoe", AT_TABLE)
    assert isinstance(window.page, SetUpPage)
    window.page.begin()
    table = window.page
    assert isinstance(table, TablePage)
    await until(lambda: table_on(table).deck.go.hasFocus())
    await until(lambda: not window.early_keys.is_taking)
    hand.key("f")
    page = window.page
    assert isinstance(page, EffectPage)
    await until(lambda: page.chooser.things["food"].hasFocus())
    hand.key(Qt.Key.Key_Right)
    assert page.chooser.things["wood"].hasFocus()
    hand.key(Qt.Key.Key_Return)
    hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Tab)
    while not page.chooser.ways.buttons[0].hasFocus():
        hand.key(Qt.Key.Key_Tab)
    hand.key(Qt.Key.Key_Right)
    hand.key(Qt.Key.Key_Space)
    hand.key("4")
    hand.key("+")
    assert page.at == 1
    hand.key(Qt.Key.Key_Delete)
    assert page.at == 0
    hand.key("n")
    assert window.page is table
    assert shown(table.match).wood == 4
    await until(lambda: table_on(table).deck.go.hasFocus() or table_on(table).effect.hasFocus())
    hand.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown(table.match).wood == 0
    hand.key("f")
    hand.key(Qt.Key.Key_Escape)
    assert window.page is table


def test_what_the_card_does_is_said_in_the_language_that_is_switched_to(
    qapp: QApplication,
) -> None:
    page = opened(at_table(seats=2))
    choose(page, "wood", "2")
    before = told(page)
    translate.install(qapp, "de")
    assert before and all(map(str.__ne__, before, told(page))), told(page)
    translate.install(qapp, "en")
    assert told(page) == before
    page.deleteLater()


@pytest.mark.slow
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_button_names_itself_in_both_languages(qapp: QApplication, language: str) -> None:
    table = at_table(seats=2)
    page = opened(table)
    translate.install(qapp, language)
    try:
        for tile in page.chooser.things.values():
            press(tile)
            shown = [it for it in page.findChildren(TouchButton) if it.isVisibleTo(page)]
            assert all(button.accessibleName() for button in shown)
            assert tile.accessibleDescription() == {"de": "gewählt", "en": "chosen"}[language]
    finally:
        translate.install(qapp, "en")
    page.deleteLater()


def test_with_the_app_s_deck_no_effect_is_told() -> None:
    table = with_app(seats=2)
    pages: list[object] = []
    table.page_wanted.connect(pages.append)
    assert table.effect not in table.verbs()
    table.press_effect()
    assert pages == []


@pytest.mark.dressed(True)
@pytest.mark.slow
def test_undo_says_what_it_takes_back_though_the_bar_has_many_verbs() -> None:
    page = TablePage(match_of(AT_TABLE), "Friday")
    page.show()
    for wide, words in ((1600, "Earlier steps"), (1000, "")):
        page.resize(wide, 800)
        assert page.steps.back.words[0] == words
        assert page.steps.back.accessibleName() == "Earlier steps"
        assert page.steps.undo.width() > 190
    page.deleteLater()


@pytest.mark.slow
def test_who_is_not_known_is_not_taken_for_the_first_player() -> None:
    table = at_table(seats=2)
    for fact in ("joined", "count weapon 0", "count wounds.1 0", "count wounds.2 0"):
        table.telling.tell(*fact.split())
    page = opened(table)
    choose(page, "weapon", "First Player")
    assert page.go.reason.startswith("The First Player has not been entered")
    choose(page, "weapon", "Ben")
    press(page.go)
    assert state_of(table).wounds == [0, 1]
    page.deleteLater()


@pytest.mark.slow
def test_whoever_plays_alone_is_not_asked_whom() -> None:
    table = at_table(seats=1)
    page = opened(table)
    for thing in ("wounds", "unmet", "wood", "combat"):
        choose(page, thing)
        assert page.chooser.whom.isHidden()
        press(page.list.more)
    page.leave_out(4)
    press(page.go)
    assert state_of(table).wounds == [5]
    page.deleteLater()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("reading", "wounds", "said"),
    [
        ("nothing", [0, 0], ["No Food to discard; that costs nothing (RC-R12)."]),
        (
            "wound",
            [1, 1],
            [
                "Unfulfilled demand: no Food to discard (RC-R12).",
                "Each character takes 1 Wound; after that Ada 1, Ben 1 (RC-2.9).",
            ],
        ),
    ],
)
def test_what_nobody_has_is_discarded_as_the_group_reads_it(
    reading: str, wounds: list[int], said: list[str]
) -> None:
    """RC-R12: where it is free, nobody is asked whom it meets."""
    table = at_table(seats=2, rulings={"RC-R12": reading})
    page = opened(table)
    choose(page, "food", "First Player", "Discard all")
    is_free = reading == "nothing"
    assert page.chooser.whom.isHidden() is is_free
    if not is_free:
        choose(page, "food", "Discard all")
    assert page.chooser.possible.isHidden() is is_free
    assert [line.lower() for line in told(page)] == [line.lower() for line in said]
    press(page.go)
    assert state_of(table).wounds == wounds
    page.deleteLater()
