"""The table of Robinson Crusoe: what is pressed is told, and what is told is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.art import ART, colour
from desktop.boards.robinson_crusoe.table.event_deck.go_button import GoButton
from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.boards.robinson_crusoe.table.printed_cards.card_page import CardPage
from desktop.boards.robinson_crusoe.table.table import Table
from desktop.boards.robinson_crusoe.table.threat_card import fitting, shortened
from desktop.look import theme, translate
from desktop.look.clauses import ClauseChip
from desktop.look.frames import Scrolled
from desktop.scene.motion import Motion
from desktop.table.letters import letters, narrowed
from desktop.table.measure import Measure
from desktop.table.touch import TouchButton
from engine.base import resources
from engine.games.robinson_crusoe import deck_file, event_deck, threats
from engine.rules.facts import written
from engine.rules.words import MINUS
from tests.games.robinson_crusoe.window.table import (
    at_table,
    by_hand,
    go_on,
    press,
    question_of,
    shown,
    to_round,
    with_app,
)

pytestmark = [pytest.mark.usefixtures("qapp"), pytest.mark.dressed(False)]


def test_a_press_on_plus_counts_one_more_food_and_undo_takes_it_back() -> None:
    table = at_table()
    press(table.resources.rows["food"].counter.more)
    assert table.resources.rows["food"].counter.number.text() == "1"
    table.telling.change(table.telling.match.undo)
    assert table.resources.rows["food"].counter.number.text() == "0"


def test_a_counter_at_nothing_says_why_it_cannot_fall() -> None:
    table = at_table()
    said: list[str] = []
    table.refused.connect(said.append)
    press(table.resources.rows["fur"].counter.less)
    assert len(said) == 1
    assert "RC-3.4" in said[0]


def test_the_large_button_begins_the_round_and_draws_a_card_that_is_told() -> None:
    table = with_app()
    assert table.deck.go.words[0] == "Begin round 2"
    table.deck.go.press()
    assert table.deck.go.words[0] == "Draw"
    table.deck.go.press()
    assert table.deck.go.words[0] == "Go on"
    assert table.telling.state.waits_for == "reading"
    table.deck.go.press()
    state = table.telling.state
    _, right = threats.on_board(state)
    assert right is not None and right.card is not None
    name = right.card.name["en"]
    assert name in table.threats.spaces["right"].accessibleName()
    assert table.prompt.more.text().startswith(name)


def test_space_anywhere_on_the_table_is_what_comes_next() -> None:
    table = with_app()
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert table.telling.state.round == 2


def test_at_a_table_the_icon_that_the_card_shows_is_pressed() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["gather"])
    assert table.prompt.text.text() == "Put the Gather Adventure token on the Gather deck."
    assert table.deck.go.words[0] == "Done"
    for _ in range(3):
        go_on(table)
    assert table.telling.state.tokens == [0, 0, 1]
    assert (
        table.threats.spaces["right"]
        .accessibleName()
        .startswith("right Threat space: Gather card of round 2")
    )


def test_the_large_button_applies_the_book_effect_and_a_small_one_says_that_people_did() -> None:
    for is_by_hand, left in ((False, 1), (True, 2)):
        table = at_table(values={"book": ["lose palisade 1"]})
        table.telling.tell("change", "palisade", 2)
        table.deck.go.press()
        press(table.deck.icons["book"])
        assert table.deck.go.words[0] == "Apply the effect"
        press(by_hand(table) if is_by_hand else table.deck.go)
        assert table.telling.state.palisade == left
        says = [event.name for entry in table.telling.match.log() for event in entry.events]
        assert ("book_by_hand" in says, "book_resolved" in says) == (is_by_hand, not is_by_hand)
        assert question_of(table.telling.match) == "applying_event"


def test_of_a_book_effect_that_the_app_only_reminds_of_the_large_button_says_that_it_is_done() -> (
    None
):
    table = at_table(scenario="other", values={"book": ["nothing"], "reminder": "Fog"})
    table.deck.go.press()
    press(table.deck.icons["book"])
    assert "Fog" in table.prompt.text.text() and table.deck.go.words[0] == "Done"
    press(table.deck.go)
    assert question_of(table.telling.match) == "applying_event"


def test_who_sees_no_counter_is_not_asked_for_effects() -> None:
    table = at_table()
    table.show_parts({"phase", "adventures"})
    table.deck.go.press()
    press(table.deck.icons["book"])
    while question_of(table.telling.match) != "rest_of_round":
        assert table.deck.go.words[0] == "Done"
        press(table.deck.go)


def test_until_the_icon_is_told_the_large_button_says_what_is_missing() -> None:
    table = at_table()
    said: list[str] = []
    table.refused.connect(said.append)
    table.deck.go.press()
    table.deck.go.press()
    assert said == ["Choose the icon that the card shows (RC-2.5)."]


def test_the_large_button_is_no_ember_where_nothing_can_be_pressed() -> None:
    """While an earlier moment is looked at, all of the table is switched off."""
    go = GoButton(Measure(), 72)
    go.tell("Begin round 4", "or press N")
    go.resize(400, 72)

    def looks() -> str:
        return go.grab().toImage().pixelColor(8, 36).name()

    assert looks() == colour("ember").name()
    go.setEnabled(False)
    assert looks() not in (colour("ember").name(), colour("ember_edge").name())


def test_cards_that_were_shuffled_in_change_the_odds_and_hide_the_top() -> None:
    table = at_table()
    press(table.adventures.into["mystery"])
    mystery = table.deck.backs["mystery"]
    assert mystery.words == ("Mystery", "1 · 8%")
    assert table.deck.top_name.text() == "Not known yet"
    press(mystery)
    assert table.deck.top_name.text() == "Mystery"


def test_the_card_that_leaves_next_says_so_in_its_round() -> None:
    table = with_app()
    to_round(table, 2)
    plate = table.threats.plates["left"].accessibleName()
    assert plate.startswith("Off in round 3, with the next Event card")
    assert table.threats.plates["right"].accessibleName().startswith("Off in round 4")


def test_a_threat_action_that_cannot_be_paid_names_what_is_missing() -> None:
    table = with_app()
    to_round(table, 2)
    for space in ("left", "right"):
        reason = table.threats.taking[space].reason
        assert reason == table.telling.why_not("threat_action", space)


def test_a_threat_action_takes_the_card_off_and_brings_its_reward() -> None:
    table = with_app()
    table.threats.taking["right"].press()
    assert table.telling.state.threats == ["", ""]
    assert table.resources.rows["food"].counter.number.text() == "1"
    assert table.resources.rows["wood"].counter.number.text() == "1"


def test_who_draws_from_a_deck_is_asked_in_the_prompt_and_esc_asks_no_more() -> None:
    table = with_app()
    press(table.adventures.decks["build"])
    assert [button.words[0] for button in table.prompt.buttons[:3]] == ["Ada", "Ben", "Chris"]
    assert table.escape()
    assert not table.escape()
    press(table.adventures.decks["build"])
    press(table.prompt.buttons[1])
    events = [event for entry in table.telling.match.log() for event in entry.events]
    assert [event.params["seat"] for event in events if event.name == "upper_drawn"] == [1]


def test_a_token_is_taken_off_its_deck_by_a_press_on_it() -> None:
    table = at_table()
    press(table.adventures.decks["explore"])
    assert table.telling.state.tokens == [0, 1, 0]
    press(table.adventures.decks["explore"])
    assert table.telling.state.tokens == [0, 0, 0]


def test_the_lantern_stands_with_the_first_player() -> None:
    table = at_table()
    assert [row.lantern.is_here for row in table.wounds.rows] == [True, False, False]
    press(table.wounds.rows[2].lantern)
    assert [row.lantern.is_here for row in table.wounds.rows] == [False, False, True]


def test_wounds_are_counted_for_each_character() -> None:
    table = at_table()
    press(table.wounds.rows[1].counter.more)
    assert [row.counter.number.text() for row in table.wounds.rows] == ["0", "1", "0"]


def test_morale_goes_down_its_track_and_stops_at_the_end() -> None:
    table = at_table()
    for _ in range(3):
        press(table.morale.down)
    assert table.morale.track.accessibleName() == f"Morale, now {MINUS}3"
    assert table.morale.down.reason


def test_a_tool_is_ticked_and_kept() -> None:
    table = with_app()
    press(table.tools.buttons["rope"])
    assert table.tools.buttons["rope"].has
    assert not table.tools.buttons["fire"].has


def test_the_round_track_shows_the_round_that_is_played() -> None:
    table = with_app(scenario="jenny")
    to_round(table, 3)
    assert (table.head.now, table.head.last) == (3, 8)


def test_arrows_go_from_counter_to_counter() -> None:
    table = at_table()
    table.show()
    plus = table.resources.rows["food"].counter.more
    plus.setFocus()
    QTest.keyClick(plus, Qt.Key.Key_Down)
    table.hide()
    assert table.focusWidget() is table.resources.rows["wood"].counter.more


def test_a_card_that_is_pressed_is_told_in_full() -> None:
    table = with_app()
    pages: list[Any] = []
    table.page_wanted.connect(pages.append)
    press(table.threats.spaces["right"])
    (page,) = pages
    assert isinstance(page, CardPage)
    assert {"RC-2.6", "RC-2.7", "RC-3.2"} <= {it.clause for it in page.findChildren(ClauseChip)}
    page.deleteLater()


def test_what_a_printed_card_says_is_noted_and_shown() -> None:
    table = at_table()
    pages: list[Any] = []
    table.page_wanted.connect(pages.append)
    press(table.threats.spaces["right"])
    (page,) = pages
    page.fields["name"].setText("Crates of food")
    page.fields["reminder"].setText("nothing")
    press(page.asked.save)
    assert "Crates of food. nothing" in table.threats.spaces["right"].accessibleName()
    page.deleteLater()


def test_every_sign_of_every_card_has_a_drawing() -> None:
    drawn = {path.stem for path in (resources.folder() / ART.name).glob("*.svg")}
    for card in deck_file.shipped().cards.values():
        lists = (card.effect, card.reward, card.threat_effect, card.upper_effect)
        shown = [sign for effects in lists for sign in signs.of_effects(effects)]
        shown += signs.of_needs(card.requirement)
        assert {sign.picture for sign in shown if sign.picture} <= drawn, card.id


@pytest.mark.parametrize("number", [1, 2])
def test_one_more_event_card_is_drawn_in_the_same_round(number: int) -> None:
    table = at_table()
    to_round(table, number)
    press(table.prompt.buttons[0])
    press(table.deck.icons["book"])
    assert table.telling.state.round == number
    assert table.deck.go.words[0] == "Choose the effect"


def test_one_more_event_card_is_drawn_where_the_effect_that_draws_it_stands() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["book"])
    more = next(it for it in table.prompt.buttons if it.words[0] == "One more Event card")
    press(more)
    press(table.deck.icons["gather"])
    for _ in range(3):
        go_on(table)
    # The further card lies in its space; now the card that drew it goes on.
    placed = [table.threats.spaces[space].accessibleName() for space in ("left", "right")]
    assert "Wreckage" in placed[0] and "Gather card of round 2" in placed[1]
    assert "“Book card of round 2”" in table.prompt.text.text()


def test_how_the_game_ended_is_asked_in_the_prompt_and_written_down() -> None:
    table = with_app()
    press(table.ending)
    press(table.prompt.buttons[1])
    assert table.telling.state.outcome == "lost"
    assert table.deck.go.reason


@pytest.mark.slow
def test_the_table_as_it_is_can_be_told_at_once() -> None:
    table = at_table()
    pages: list[Any] = []
    table.page_wanted.connect(pages.append)
    table.join()
    (page,) = pages
    assert isinstance(page, OurTable)
    page.round.show_value(5)
    page.first.setCurrentIndex(1)
    page.cards["mystery"].show_value(2)
    icon, placed = page.threats["left"]
    icon.setCurrentIndex(icon.findData("gather"))
    placed.show_value(4)
    page.tokens["build"].setCurrentIndex(page.tokens["build"].findData("lies"))
    press(page.keep)
    state = table.telling.state
    assert (state.round, state.first, state.tokens) == (5, 1, [1, 0, 0])
    assert state.event_deck.count("mystery:?") == 2
    assert state.placed[0] == 4
    assert not {"first", "deck", "threats"} & set(state.unknown)
    page.deleteLater()


@pytest.mark.slow
def test_what_was_not_changed_is_not_told_again() -> None:
    table = at_table()
    pages: list[Any] = []
    table.page_wanted.connect(pages.append)
    press(table.fix)
    (page,) = pages
    assert page.facts() == []
    page.life[0].step(-1)
    assert page.facts() == [("count", "life.1", 11)]
    page.deleteLater()


def test_a_counter_that_nobody_told_shows_a_question_mark_until_it_is_pressed() -> None:
    table = at_table()
    table.telling.tell("joined")
    food = table.resources.rows["food"].counter
    assert food.number.text() == "?"
    press(food.more)
    assert food.number.text() == "1"


def test_the_steps_of_the_phase_stand_in_a_row_each_with_its_clause() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["gather"])
    steps = [cell.step for cell in table.course.cells]
    assert [step.mark for step in steps] == ["done", "now", "later", "later", "later", "later"]
    clauses = ["RC-2.2", "RC-2.5", "RC-2.6", "RC-2.6", "RC-2.7", "RC-3.4"]
    assert [step.clause for step in steps] == clauses
    assert [cell.property("clause") for cell in table.course.cells] == clauses, "F1 opens these"
    said = table.course.cells[1].accessibleName()
    assert said == "Step 2 of 6, now: Icon (RC-2.5)"


def test_an_unmet_demand_and_a_combat_are_told_where_an_effect_is_applied() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["gather"])
    table.deck.go.press()
    shown = [chip.clause for chip in table.prompt.further if not chip.isHidden()]
    assert (table.prompt.chip.clause, *shown) == ("RC-2.6", "RC-2.9", "RC-2.10")


def test_before_an_event_card_the_row_begins_with_the_back_and_the_lower_half() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.adventures.into["mystery"])
    first = table.course.cells[0]
    assert (first.step.name, first.step.clause) == ("back", "RC-2.3")
    press(table.deck.backs["mystery"])
    assert (first.step.name, first.step.clause) == ("lower_half", "RC-2.4")


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", ["en", "de"])
def test_in_a_small_window_no_step_of_the_row_is_cut(qapp: QApplication, language: str) -> None:
    table = at_table()
    table.telling.measure.fit(QSize(1280, 800))
    table.resize(1280, 655)
    translate.install(qapp, language)
    table.show()
    try:
        table.deck.go.press()
        press(table.adventures.into["build"])
        for back in ("build", "event"):
            QApplication.processEvents()
            assert not any(cell.is_short for cell in table.course.cells)
            assert all(cell.width() >= cell.sizeHint().width() for cell in table.course.cells)
            press(table.deck.backs[back])
    finally:
        table.hide()
        translate.install(qapp, "en")


@pytest.mark.dressed(True)
def test_of_a_row_that_has_no_room_the_step_that_is_due_and_the_next_are_read() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.deck.icons["gather"])
    table.course.resize(520, 40)
    shown = [cell.step.name for cell in table.course.cells if not cell.isHidden()]
    full = [cell.step.name for cell in table.course.cells if not cell.is_short]
    assert {"icon", "effect"} <= set(shown)
    assert "icon" in full


def test_a_round_that_is_over_hands_over_what_changed() -> None:
    table = at_table()
    press(table.resources.rows["wood"].counter.more)
    table.deck.go.press()
    assert table.last.title.text() == "Round 1 is over"
    assert table.last.lines[0][0].full == "1 change"
    assert "Wood: 0 → 1" in table.handing.card.accessibleName()


def test_a_phase_that_was_played_without_the_app_is_over_at_once() -> None:
    table = at_table()
    table.deck.go.press()
    press(table.prompt.buttons[0])
    press(table.prompt.buttons[0])
    assert table.deck.go.words[0] == "Begin round 3"


class Shown(QObject):
    """Notes every widget that is shown as a window."""

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look, and let it happen."""
        shows = event.type() == QEvent.Type.Show
        if shows and isinstance(watched, QWidget) and watched.isWindow():
            self.windows.append(repr(watched))
        return False


def test_no_part_of_the_table_is_ever_a_window_of_its_own(qapp: QApplication) -> None:
    shown = Shown()
    qapp.installEventFilter(shown)
    try:
        assert at_table().deck and with_app().deck
    finally:
        qapp.removeEventFilter(shown)
    assert shown.windows == []


def test_what_the_table_shows_is_told_whole_or_not_at_all() -> None:
    table = at_table()
    pages: list[OurTable] = []
    table.page_wanted.connect(pages.append)
    table.fix.press()
    (page,) = pages
    told = len(table.telling.match.lines)
    page.life[0].show_value(3)
    page.rounds.show_value(4)
    page.round.show_value(6)
    press(page.keep)
    assert len(table.telling.match.lines) == told, "round 6 of 4 is refused"
    assert page.notice.text
    page.round.show_value(4)
    press(page.keep)
    assert len(table.telling.match.lines) == told + 3
    page.deleteLater()


@pytest.mark.dressed(True)
def test_the_last_steps_are_read_in_full_however_few_have_room(qapp: QApplication) -> None:
    table = with_app()
    table.telling.measure.fit(QSize(1280, 800))
    table.resize(1280, 655)
    table.show()
    try:
        table.deck.go.press()
        table.deck.go.press()
        QApplication.processEvents()
        seen = [text for text, _ in table.last.lines if text.isVisible()]
        assert seen
        for text in seen:
            assert text.heightForWidth(text.width()) <= text.height()
            lines = text.parentWidget()
            assert lines is not None and text.geometry().bottom() < lines.height()
    finally:
        table.hide()


def test_a_counter_that_a_card_changed_tells_by_how_much_and_one_that_was_pressed_does_not() -> (
    None
):
    table = at_table()
    table.show()
    try:
        food, wood = (table.resources.rows[name].counter for name in ("food", "wood"))
        press(food.more)
        assert food.number.news.by == 0
        table.telling.tell("change", "wood", 2)
        assert (food.number.news.by, wood.number.news.by) == (0, 2)
        table.telling.tell("change", "morale", -1)
        assert table.morale.track.news.by == -1
        table.telling.tell("change", "food", 3)
        assert food.number.news.by == 3, "only the press was expected"
        match = table.telling.match
        table.telling.turn_to(match.aside(1))
        table.show_table()
        assert food.number.news.by == 0, "no card did it: another table is told of"
        table.telling.turn_to(match)
        table.show_table()
        assert food.number.news.by == table.morale.track.news.by == 0
    finally:
        table.hide()


def test_without_motion_no_counter_tells_what_changed_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Motion, "usual", 0.0)
    table = at_table()
    table.show()
    table.telling.tell("change", "wood", 2)
    table.hide()
    assert table.resources.rows["wood"].counter.number.news.by == 0


def test_odds_of_icons_are_said_with_their_names() -> None:
    table = at_table()
    said = table.deck.odds.accessibleName()
    assert said == "Icon of the next Event card: Book: 50%; Adventure: 50%"
    table.deck.odds.resize(290, 40)
    assert table.deck.odds.fits()


@pytest.mark.dressed(True)
@pytest.mark.parametrize("text_size", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("make", [at_table, with_app])
def test_no_button_is_pressed_flat_however_large_the_text(
    qapp: QApplication, make: Callable[..., Table], text_size: float
) -> None:
    theme.apply(qapp, "light", text_size)
    view = Scrolled(table := make(seats=4), None)
    view.resize(1280, 600)
    table.telling.measure.fit(QSize(1280, 800))
    view.show()
    QApplication.processEvents()
    flat = [
        button.accessibleName()
        for button in table.findChildren(TouchButton)
        if button.isVisible() and button.height() < button.sizeHint().height()
    ]
    assert flat == []
    assert table.width() <= view.viewport().width(), "nothing is cut at the right"


@pytest.mark.dressed(True)
def test_beside_the_log_of_a_small_window_nothing_is_cut_at_the_right() -> None:
    view = Scrolled(table := at_table(seats=4), None)
    view.resize(1280, 655)
    table.telling.measure.fit(QSize(1280, 800))
    view.show()
    QApplication.processEvents()
    table.telling.measure.fit(QSize(940, 800))
    view.resize(940, 655)
    QApplication.processEvents()
    assert table.width() <= view.viewport().width()
    view.hide()


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_was_typed_of_a_threat_is_read_in_a_small_window(
    qapp: QApplication, language: str
) -> None:
    table = at_table(seats=4)
    measure = table.telling.measure
    measure.fit(QSize(1280, 800))
    table.resize(1280, 655)
    translate.install(qapp, language)
    table.deck.go.press()
    texts = [
        written(text) for text in ("Ringelschwanzbande", "1 Axt, Seil, Weg", "Dach −1, Palisade −1")
    ]
    table.telling.tell("drew", "book", *texts)
    for _ in range(2):
        go_on(table)
    table.show()
    QApplication.processEvents()
    try:
        space, action = table.threats.spaces["right"], table.threats.taking["right"]
        assert space.height() * space.width() > measure.px(170) * measure.px(165)
        across = space.width() - 2 * measure.px(16)
        for words, room, high in (
            ("Ringelschwanzbande", across, 52),
            ("Dach −1, Palisade −1", across, 70),
            ("1 Axt, Seil, Weg", action.width() - measure.px(16), 45),
        ):
            face, needed = fitting(words, room, measure.px(high), measure, 18, 700)
            assert face.pixelSize() >= 14
            assert needed <= measure.px(high)
            assert shortened(words, QRectF(0, 0, room, measure.px(high)), face) == words
    finally:
        table.hide()
        translate.install(qapp, "en")


@pytest.mark.dressed(True)
def test_the_ring_of_the_keyboard_is_as_large_as_the_card_of_a_threat() -> None:
    view = Scrolled(table := at_table(seats=1), None)
    view.resize(1600, 830)
    view.show()
    QApplication.processEvents()
    space = table.threats.spaces["right"]
    assert space.height() <= space.width() * 1.43
    assert space.height() >= table.threats.board.height() * 0.6
    view.hide()


def test_an_icon_cannot_be_told_while_no_card_is_drawn_and_says_why() -> None:
    table = at_table()
    said: list[str] = []
    table.refused.connect(said.append)
    press(table.deck.icons["book"])
    assert said == ["The icon is entered when an Event card is drawn (RC-2.5)."]
    table.deck.go.press()
    assert not any(icon.reason for icon in table.deck.icons.values())


@pytest.mark.dressed(True)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("make", [at_table, with_app])
@pytest.mark.parametrize("wide", [940, 1280])
def test_what_lies_on_a_deck_is_read_in_full(
    qapp: QApplication, make: Callable[..., Table], language: str, wide: int
) -> None:
    view = Scrolled(table := make(seats=4), None)
    view.resize(wide, 655)
    table.telling.measure.fit(QSize(wide, 800))
    translate.install(qapp, language)
    if make is at_table:
        table.telling.tell("token", "build", "lies")
    view.show()
    QApplication.processEvents()
    try:
        for button in table.adventures.decks.values():
            for words in (button.words[0], button.note):
                face = narrowed(words, letters(table.telling.measure, 18, 700), button.width() - 2)
                assert QFontMetricsF(face).horizontalAdvance(words) <= button.width()
    finally:
        view.hide()
        translate.install(qapp, "en")


def test_after_a_threat_action_the_keyboard_stays_in_the_threat_spaces() -> None:
    table = at_table()
    table.telling.tell("joined")
    table.telling.tell("threat", "right", "gather", 1, *[written("")] * 3)
    table.show()
    table.activateWindow()
    take = table.threats.taking["right"]
    take.setFocus(Qt.FocusReason.MouseFocusReason)
    press(take)
    assert table.telling.state.threats[1] == ""
    assert table.focusWidget() is table.threats.spaces["right"]


def test_after_the_end_all_that_cannot_be_pressed_says_how_it_goes_on() -> None:
    table = at_table()
    table.telling.tell("game_over", "lost")
    asleep = [
        *table.adventures.decks.values(),
        *table.adventures.into.values(),
        table.wounds.rows[1].lantern,
        table.resources.rows["food"].counter.more,
    ]
    assert {"Undo" in button.reason for button in asleep} == {True}


def test_a_question_of_the_table_has_a_way_back() -> None:
    table = at_table()
    table.show()
    press(table.ending)
    assert table.focusWidget() is table.prompt.buttons[0]
    back = table.prompt.buttons[2]
    assert back.words[0] == "Not yet"
    press(back)
    assert table.focusWidget() is table.deck.go
    table.hide()
    assert not table.telling.match.is_over
    assert table.prompt.text.text() != "How did the match end?"


def test_what_the_app_knows_of_the_cards_is_dropped_only_after_a_question() -> None:
    table = at_table()
    to_round(table, 2)
    go_on(table)
    state = shown(table.telling.match)

    def alone() -> TouchButton:
        (found,) = (it for it in table.prompt.buttons if it.words[0] == "Played without the app")
        return found

    press(alone())
    assert state.is_known(event_deck.DECK) and "not known then" in table.prompt.text.text()
    assert [it.words[0] for it in table.prompt.buttons[:2]] == ["Yes", "No"]
    press(table.prompt.buttons[1])
    assert "draws the top card" in table.prompt.text.text()
    press(alone())
    press(table.prompt.buttons[0])
    assert not shown(table.telling.match).is_known(event_deck.DECK)


def test_whether_the_phase_was_played_alone_is_asked_no_more_once_it_goes_on() -> None:
    table = at_table()
    to_round(table, 2)
    go_on(table)
    (alone,) = (it for it in table.prompt.buttons if it.words[0] == "Played without the app")
    press(alone)
    table.deck.came.emit("book")
    assert "Event Effect" in table.prompt.text.text()


def test_as_long_as_somebody_has_no_wound_space_left_the_table_says_so() -> None:
    table = at_table()
    table.telling.tell("count", "life.2", 2)
    for wounds in (1, 2):
        assert table.prompt.more.text() == ""
        table.telling.tell("change", "wounds.2", 1)
        assert shown(table.telling.match).wounds[1] == wounds
    assert table.prompt.more.text() == "Ben has 2 Wounds and no Wound space left."
    table.telling.tell("change", "wounds.2", -1)
    assert table.prompt.more.text() == ""
