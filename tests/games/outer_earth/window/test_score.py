"""The score calculator: counted at the table, told at once, refused at the field."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.outer_earth.score.form import Form
from desktop.command_line import commands
from desktop.look.folding import WordButton
from desktop.look.frames import Scrolled
from desktop.rules import help
from desktop.score.page import ScorePage
from desktop.score.paper.filled import sheet
from desktop.sheet.page import SheetPage
from desktop.shelf.game_card import GameCard
from desktop.shell.window import Window
from engine.games.outer_earth import calculator
from engine.games.outer_earth.components import INDUSTRIES
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import PUBLIC
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.form import type_of_field
from tests.desktop.fixtures import focused
from tests.desktop.pages import shown
from tests.games.outer_earth import at_table
from tests.games.outer_earth.matches import new, played

pytestmark = pytest.mark.dressed(False)

KINDS = [(kind, at) for kind in calculator.BY_INDUSTRY for at in range(len(INDUSTRIES))]


def page_of(window: Window) -> ScorePage:
    page = window.page
    assert isinstance(page, ScorePage)
    return page


def opened(window: Window) -> ScorePage:
    """Through the door on the shelf."""
    cards = {card.game: card for card in window.page.findChildren(GameCard)}
    QTest.mouseClick(cards[GAME.name].score_door, Qt.MouseButton.LeftButton)
    return page_of(window)


def typed(*numbers: int | None) -> None:
    """Numbers from above to below, one column after the other, with Enter alone; None is skipped."""
    for number in numbers:
        field = focused()
        QTest.keyClicks(field, "" if number is None else str(number))
        QTest.keyClick(field, Qt.Key.Key_Return)


def typed_at(page: ScorePage, numbers: dict[type_of_field, int]) -> None:
    for key, number in numbers.items():
        page.rows.fields[key].field.selectAll()
        QTest.keyClicks(page.rows.fields[key].field, str(number))


def counted_for_two(page: ScorePage) -> None:
    """What everybody counts: two with a planet and a card of each industry."""
    for seat in (0, 1):
        typed_at(page, {("vp", seat): 10})
        typed_at(page, {(*kind, seat): 1 for kind in KINDS})


def totals(page: ScorePage) -> list[int]:
    assert page.settled is not None
    return [sheet.total for sheet in page.settled.told.result.sheets]


def states(page: ScorePage, state: str) -> set[type_of_field]:
    """The fields that look so."""
    return {key for key, it in page.rows.fields.items() if it.field.property("state") == state}


def test_enter_alone_counts_two_people_in_the_order_of_the_table(window: Window) -> None:
    page = opened(window)
    typed(4, 4, 2)
    typed(31, 3, 2, 1, 2, 0, 1, 2, 0, None)
    assert "Still to be counted" in shown(page)
    typed(30, 2, 5, 1, 2, 4, 1, None, None, None)
    assert totals(page) == [40, 51]
    assert f"{page.rows.names[1].text()} wins" in shown(page)


def test_the_index_may_stay_empty_and_is_compared_where_it_is_entered(window: Window) -> None:
    page = opened(window)
    counted_for_two(page)
    without = totals(page)
    typed_at(page, {("index", 1): 2})
    assert totals(page) == without
    typed_at(page, {("index", 1): 3})
    assert page.settled is None
    row = {("portfolio", 1, seat) for seat in (0, 1)}
    assert states(page, "wrong") == {("index", 1), *row}
    sentence = (
        "Stock Market Index of the secondary industry: 3, but the portfolios hold 2 planets of it"
        " (OE-3.10)."
    )
    assert sentence in shown(page)
    assert page.rows.fields["index", 1].field.accessibleDescription() == sentence


def test_an_empty_field_is_no_planet_and_0_is_one_without_a_card(window: Window) -> None:
    """OE-5.4"""
    page = opened(window)
    counted_for_two(page)
    without = totals(page)[0]
    typed_at(page, {("developing", 1, 0): 0})
    assert totals(page)[0] == without - 3
    typed_at(page, {("developing", 1, 0): 5})
    assert totals(page)[0] == without + 2
    QTest.keyClick(
        page.rows.fields["developing", 1, 0].field,
        Qt.Key.Key_A,
        Qt.KeyboardModifier.ControlModifier,
    )
    QTest.keyClick(page.rows.fields["developing", 1, 0].field, Qt.Key.Key_Delete)
    assert totals(page)[0] == without


def test_what_is_missing_names_the_count_with_its_group(window: Window) -> None:
    page = opened(window)
    counted_for_two(page)
    page.rows.fields["stocks", 0, 1].field.clear()
    page.rows.fields["stocks", 0, 1].field.textEdited.emit("")
    assert [text for text in shown(page) if text.startswith("Industry Stocks: ")] == [
        f"Industry Stocks: Primary: {page.rows.names[1].text()}"
    ]


def test_all_that_cannot_be_is_refused_at_once_each_at_its_field(window: Window) -> None:
    page = opened(window)
    counted_for_two(page)
    typed_at(
        page,
        {
            ("stocks", 2, 0): 18,
            ("portfolio", 0, 1): 9,
            ("developing", 0, 1): 9,
            ("vp", 0): -1,
        },
    )
    page.rows.names[1].selectAll()
    QTest.keyClicks(page.rows.names[1], page.rows.names[0].text())
    assert {("stocks", 2, 0), ("portfolio", 0, 1), ("developing", 0, 1), ("vp", 0)} <= states(
        page, "wrong"
    )
    assert page.rows.names[1].property("state") == "wrong"
    said = " ".join(shown(page))
    for part in ("19 tertiary cards", "10 primary planets", "planet 1: 9 cards", "Less than 0"):
        assert part in said
    assert not page.verbs.pdf_button.isEnabled()


def test_most_cards_of_an_industry_stand_out(window: Window) -> None:
    """OE-5.2"""
    page = opened(window)
    typed_at(page, {("stocks", 1, 0): 2, ("stocks", 1, 1): 3})
    fields = page.rows.fields
    assert [fields["stocks", 1, seat].property("state") for seat in (0, 1)] == ["", "most"]
    assert fields["stocks", 1, 1].field.accessibleDescription() == "most cards"
    typed_at(page, {("stocks", 1, 0): 3})
    assert [fields["stocks", 1, seat].property("state") for seat in (0, 1)] == ["most", "most"]


def test_level_totals_share_the_place_and_the_proof_says_so(window: Window) -> None:
    """OE-5.5"""
    page = opened(window)
    counted_for_two(page)
    said = " ".join(shown(page))
    assert "How the tie was decided" in said
    assert "have the same number of VP and share the place" in said


def test_by_the_other_reading_a_third_planet_is_refused(window: Window) -> None:
    """OE-R5: one more planet in development, or one more slot on each."""
    page = opened(window)
    counted_for_two(page)
    assert any(text.endswith("The other ruling changes nothing here.") for text in shown(page))
    typed_at(page, {("developing", at, 0): 1 for at in range(3)})
    assert page.settled is not None
    assert not any(text.endswith("The other ruling changes nothing here.") for text in shown(page))
    (point,) = page.readings.points
    point.readings["slot"].radio.click()
    assert page.settled is None
    assert any("has 3 planets in development, but there is room for 2" in it for it in shown(page))


def test_more_people_and_fewer_keep_what_was_counted(window: Window) -> None:
    page = opened(window)
    typed_at(page, {("vp", 1): 12, ("portfolio", 2, 1): 3})
    page.rows.head.people.chosen.emit("4")
    assert ("developing", 2, 3) in page.rows.fields
    assert page.rows.fields["portfolio", 2, 1].value == 3
    form = page.rows.form
    assert isinstance(form, Form)
    form.counted.untold = {1: None, 2: None}
    page.rows.head.people.chosen.emit("2")
    assert page.rows.fields["vp", 1].value == 12
    assert ("vp", 2) not in page.rows.fields
    assert form.counted.untold == {1: None}
    page.rows.head.people.chosen.emit("3")
    assert form.counted.untold == {1: None, 2: None}


def test_clear_empties_every_number_and_keeps_people_readings_and_values(window: Window) -> None:
    planet = {**GAME.values()["planet.01"].value, "slots": 9}
    page = opened(window)
    page.take_edition(Edition("Ours", GAME.name, {"planet.01": Value(planet, "entered")}))
    page.rows.form.counted.rulings["OE-R5"] = "slot"
    counted_for_two(page)
    page.rows.head.clear_button.click()
    assert all(stepper.value is None for stepper in page.rows.fields.values())
    form = page.rows.form.counted
    assert form.edition is not None and form.edition.name == "Ours"
    assert form.rulings["OE-R5"] == "slot"


def test_planets_of_ones_own_say_how_many_cards_one_can_hold(window: Window) -> None:
    """OE-3.4: the base slots of the largest, and all that adds to it."""
    page = opened(window)
    counted_for_two(page)
    typed_at(page, {("developing", 0, 0): 10})
    assert page.settled is None
    planet = {**GAME.values()["planet.01"].value, "slots": 9}
    page.take_edition(Edition("Ours", GAME.name, {"planet.01": Value(planet, "entered")}))
    assert page.settled is not None
    assert any("Ours" in text for text in shown(page))


def test_a_kept_sheet_comes_back_half_counted(window: Window) -> None:
    page = opened(window)
    typed_at(page, {("vp", 0): 8, ("stocks", 1, 1): 2, ("developing", 0, 1): 0})
    page.kept.field.setText("Friday")
    page.kept.verb.click()
    before = page.rows.form.document()
    page.rows.head.clear_button.click()
    page.kept.open.emit(page.kept.sheets[0])
    assert page.rows.form.document() == before
    assert page.rows.fields["developing", 0, 1].value == 0
    assert page.rows.fields["developing", 0, 0].value is None


@pytest.mark.slow
async def test_the_end_page_leads_to_the_calculator_filled(window: Window) -> None:
    match = played(new(3), random.Random(4))
    window.open_match(window.library.add(match, "Sunday"))
    sheet = window.page
    assert isinstance(sheet, SheetPage)
    button = sheet.findChild(WordButton, "score_now")
    assert button is not None and button.words == "Recount"
    button.click()
    assert totals(page_of(window)) == match.state.returns()


@pytest.mark.slow
async def test_score_now_leaves_the_stocks_of_cards_face_down_to_be_counted(window: Window) -> None:
    match = next(
        it
        for it in (played(new(2), random.Random(seed), 60) for seed in range(40))
        if isinstance(it.state, OuterEarth) and all(it.state.invested)
    )
    state = match.state
    assert isinstance(state, OuterEarth)
    window.open_match(window.library.add(match, "Sunday"))
    button = window.page.findChild(WordButton, "score_now")
    assert button is not None
    button.click()
    page = page_of(window)
    assert page.settled is None
    assert [page.rows.fields["vp", seat].value for seat in (0, 1)] == state.vp
    assert {page.rows.fields["stocks", at, seat].value for at in range(3) for seat in (0, 1)} == {
        None
    }


def test_the_blank_sheet_has_a_box_for_each_count_and_for_its_points(window: Window) -> None:
    blank = Form.begin(["Ada", "Ben", "Cleo"]).blank()
    told = [
        (group.title, group.shared, [row.title for row in group.rows], list(group.boxes))
        for group in blank.groups
    ]
    industries = ["Primary", "Secondary", "Tertiary"]
    assert told == [
        ("", "", ["VP from the budget"], ["VP"]),
        ("Industry Stocks", "Stock Market Index", industries, ["Cards", "VP"]),
        ("Portfolio", "", industries, ["Planets", "VP"]),
        ("In development", "", ["Planet 1", "Planet 2", "Planet 3"], ["Cards", "VP"]),
    ]


def test_the_paper_says_what_the_page_says(window: Window) -> None:
    page = opened(window)
    counted_for_two(page)
    typed_at(page, {("vp", 1): 12})
    assert page.settled is not None
    said = " ".join(sheet(page.settled).words())
    for part in ("Industry Stocks: Primary", "Portfolio: Tertiary", "OE-5.3", "OE-R10"):
        assert part in said


def test_the_command_line_settles_what_was_kept(
    window: Window, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = opened(window)
    counted_for_two(page)
    typed_at(page, {("developing", 0, 1): 1})
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(page.rows.form.document()))
    assert commands.run(["score", GAME.name, str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["total"] for row in told["ranking"]] == sorted(totals(page), reverse=True)
    assert {tuple(row) for row in told["ranking"]} == {("name", "total", "rank", "lines")}
    assert told["tie_break"] == []
    assert set(told["rulings"]) == set(page.rows.form.scored())


def test_the_help_says_how_it_is_counted(window: Window) -> None:
    for language in ("en", "de"):
        ids = [topic.id for topic in help.load(GAME.name, language)]
        assert {"help.counting", "help.score"} <= set(ids)


def test_the_page_takes_no_more_than_its_room_with_four(window: Window) -> None:
    """Where the columns are narrow, marks stand above the names."""
    window.resize(1280, 800)
    page = opened(window)
    page.rows.head.people.chosen.emit("4")
    QApplication.processEvents()
    area = page.findChild(Scrolled)
    assert area is not None and area.horizontalScrollBar().maximum() == 0
    for field in page.rows.names:
        assert field.width() >= field.fontMetrics().horizontalAdvance("Orange")


async def test_planets_that_nobody_entered_at_a_table_are_asked_for(window: Window) -> None:
    match = at_table.in_turns(2)
    at_table.tell(match, "joined", "developing 1 none none", "vp 1 3", "vp 2 4")
    for seat in (1, 2):
        at_table.tell(match, f"stocks {seat} none 0", f"closed_planets {seat} 0 0 0")
    window.calculator.show(GAME.name, Form.of(match, PUBLIC))
    page = page_of(window)
    assert page.settled is None
    assert [it for it in page.rows.fields if it[0] == "untold"] == [("untold", 1)]
    page.rows.fields["untold", 1].step(1)
    assert page.settled is not None
