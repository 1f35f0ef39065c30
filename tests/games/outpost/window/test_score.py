"""The score calculator: counted at the table, told at once, refused at the field."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost.score.form import Form
from desktop.command_line import commands
from desktop.look import controls, theme
from desktop.look.folding import WordButton
from desktop.look.frames import Scrolled
from desktop.rules import help
from desktop.score.page import ScorePage
from desktop.score.paper.filled import sheet
from desktop.sheet.page import SheetPage
from desktop.shelf.game_card import GameCard
from desktop.shell.window import Window
from engine.games.outpost import calculator
from engine.games.outpost.components import ALWAYS, FACTORIES, UPGRADES
from engine.games.outpost.game import GAME
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.form import put, type_of_field
from tests.desktop.fixtures import focused
from tests.desktop.pages import shown
from tests.games.outpost.matches import new, played

pytestmark = pytest.mark.dressed(False)

NODULE, SCIENTISTS = UPGRADES.index("nodule"), UPGRADES.index("scientists")
STATION = 0
"""The Space Station among those with a crew."""


def page_of(window: Window) -> ScorePage:
    page = window.page
    assert isinstance(page, ScorePage)
    return page


def opened(window: Window, seats: int = 2) -> ScorePage:
    """Through the door on the shelf."""
    cards = {card.game: card for card in window.page.findChildren(GameCard)}
    QTest.mouseClick(cards[GAME.name].score_door, Qt.MouseButton.LeftButton)
    page = page_of(window)
    page.rows.head.people.choose(str(seats))
    return page


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


def counted(page: ScorePage) -> None:
    """What everybody counts: the factories of the start."""
    for seat in range(len(page.rows.names)):
        for kind, count in enumerate((2, 1, 0, 0, 0)):
            typed_at(page, {("manned", kind, seat): count})


def of_nine(window: Window) -> ScorePage:
    """The page of nine who have counted the factories of the start."""
    form = Form.begin(["Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gus", "Hans", "Ida"])
    for kind, count in enumerate((2, 1, 0, 0, 0)):
        for seat in range(9):
            put(form.counted, ("manned", kind, seat), count)
    window.calculator.show(GAME.name, form)
    return page_of(window)


def totals(page: ScorePage) -> list[int]:
    assert page.settled is not None
    return [sheet.total for sheet in page.settled.told.result.sheets]


def states(page: ScorePage, state: str) -> set[type_of_field]:
    """The fields that look so."""
    return {key for key, it in page.rows.fields.items() if it.field.property("state") == state}


def test_enter_alone_counts_two_people_in_the_order_of_the_table(window: Window) -> None:
    """Manned factories by kind, upgrades, and those with a crew."""
    page = opened(window)
    page.rows.take_focus()
    nothing = [None] * 10
    typed(2, 3, 1, 0, 0, None, 1, *nothing[2:], 1, 1, None, None, None, None)
    assert "Still to be counted" in shown(page)
    typed(4, 1, 0, 0, 1, *nothing, None, None, None, None, None, None)
    assert totals(page) == [2 + 3 + 2 + 1 + 10, 4 + 1 + 3]
    assert f"{page.rows.names[0].text()} wins" in shown(page)
    assert focused() is page.rows.fields["manned", 0, 0].field


@pytest.mark.dressed(True)
def test_enter_brings_the_next_number_into_sight(window: Window) -> None:
    window.resize(1280, 800)
    page = opened(window, 6)
    area = page.findChild(Scrolled)
    assert area is not None
    page.rows.take_focus()
    for _ in range(16):
        typed(None)
        QApplication.processEvents()
        field = focused()
        assert area.viewport().rect().contains(field.mapTo(area.viewport(), field.rect().center()))


def test_the_sheet_says_how_many_operators_there_have_to_be(window: Window) -> None:
    """OP-4.4"""
    page = opened(window)
    counted(page)
    typed_at(page, {("upgrades", ALWAYS, 0): 1, ("crewed", STATION, 0): 1})
    first, second = (field.text() for field in page.rows.names)
    assert f"{first}: needs 4 operators: check\n{second}: needs 3 operators: check" in shown(page)


def test_a_station_is_scored_once_it_is_said_whether_it_has_a_crew(window: Window) -> None:
    """OP-3.1"""
    page = opened(window)
    counted(page)
    typed_at(page, {("upgrades", ALWAYS, 1): 1})
    assert page.settled is None
    assert f"Space Station, crewed: {page.rows.names[1].text()}" in shown(page)
    typed_at(page, {("crewed", STATION, 1): 0})
    assert totals(page) == [3, 3]
    typed_at(page, {("crewed", STATION, 1): 1})
    assert totals(page) == [3, 13]


def test_what_gives_the_points_of_a_row_is_told_once(window: Window) -> None:
    page = of_nine(window)
    typed_at(page, {("upgrades", SCIENTISTS, seat): 1 for seat in (1, 4)})
    said = shown(page)
    assert said.count("2 VP for each copy") == 1
    assert said.count("1 VP for each manned factory") == 2


def test_level_vp_are_settled_by_face_value_and_the_proof_says_so(window: Window) -> None:
    """OP-6.4"""
    page = opened(window)
    counted(page)
    typed_at(page, {("upgrades", NODULE, 0): 1, ("upgrades", SCIENTISTS, 1): 1})
    first, second = (field.text() for field in page.rows.names)
    said = "\n".join(shown(page)).replace("\u00a0", " ")
    assert "How the tie was decided" in said
    assert f"Face value of upgrades: {second} 40 > {first} 25" in said


def test_all_that_cannot_be_is_refused_at_once_each_at_its_field(window: Window) -> None:
    page = opened(window)
    counted(page)
    typed_at(
        page,
        {
            ("upgrades", NODULE, 0): 3,
            ("crewed", STATION, 1): 2,
            ("manned", 0, 0): -1,
        },
    )
    first, second = page.rows.names
    second.selectAll()
    QTest.keyClicks(second, first.text())
    assert states(page, "wrong") == {
        ("upgrades", NODULE, 0),
        ("upgrades", NODULE, 1),
        ("crewed", STATION, 1),
        ("upgrades", ALWAYS, 1),
        ("manned", 0, 0),
    }
    assert second.property("state") == "wrong"
    name = first.text()
    for sentence in (
        f"Two players are called “{name}”; names have to differ.",
        f"{name}, Ore factories: Less than 0 is not possible",
        f"Space Station: {name} owns 0, but 2 crewed are entered (OP-3.1).",
        "Nodule: 3 copies are entered, but with 2 players there are 2 at the most (OP-1.4).",
    ):
        assert sentence in shown(page)
    assert not page.verbs.pdf_button.isEnabled()


def test_the_preset_says_how_many_copies_there_are(window: Window) -> None:
    """OP-1.4, OP-R9: for two in the basic game people say how they read it."""
    page = opened(window)
    counted(page)
    typed_at(page, {("upgrades", NODULE, 0): 2})
    assert page.settled is not None and page.readings.points == []
    assert page.rows.head.span is not None
    page.rows.head.span.choose("basic")
    assert page.settled is None
    (point,) = page.readings.points
    assert point.ruling.id == "OP-R9" and not page.readings.isHidden()
    point.readings["dice"].radio.click()
    assert page.settled is not None
    page.rows.head.people.choose("3")
    assert page.readings.points == [] and page.readings.isHidden()
    page.rows.undo()
    assert [point.chosen() for point in page.readings.points] == ["dice"]


def test_more_people_and_fewer_keep_what_was_counted(window: Window) -> None:
    page = opened(window)
    typed_at(page, {("manned", 1, 1): 7, ("upgrades", NODULE, 1): 1})
    page.rows.head.people.choose("9")
    assert ("crewed", 2, 8) in page.rows.fields
    assert page.rows.fields["upgrades", NODULE, 1].value == 1
    page.rows.head.people.choose("2")
    assert page.rows.fields["manned", 1, 1].value == 7
    assert ("manned", 0, 2) not in page.rows.fields


def test_clear_empties_every_number_and_keeps_people_preset_readings_and_values(
    window: Window,
) -> None:
    page = opened(window)
    value = Value({"expert": 10, "basic": 10, "vp": 9}, "entered")
    page.take_edition(Edition("Ours", GAME.name, {"factory.ore": value}))
    assert page.rows.head.span is not None
    page.rows.head.span.choose("basic")
    page.rows.form.counted.rulings["OP-R9"] = "dice"
    counted(page)
    assert totals(page) == [19, 19]
    page.rows.head.clear_button.click()
    assert all(stepper.value is None for stepper in page.rows.fields.values())
    form = page.rows.form.counted
    assert isinstance(form, calculator.Form)
    assert form.edition is not None and form.edition.name == "Ours"
    assert (form.preset, form.rulings["OP-R9"]) == ("basic", "dice")
    page.rows.undo()
    assert totals(page) == [19, 19]


def test_a_kept_sheet_comes_back_half_counted(window: Window) -> None:
    page = opened(window, 3)
    assert page.rows.head.span is not None
    page.rows.head.span.choose("basic")
    typed_at(page, {("manned", 0, 0): 8, ("upgrades", ALWAYS, 1): 2, ("crewed", 2, 0): 0})
    page.kept.field.setText("Friday")
    page.kept.verb.click()
    before = page.rows.form.document()
    page.rows.head.clear_button.click()
    page.rows.head.span.choose("expert")
    page.kept.open.emit(page.kept.sheets[0])
    assert page.rows.form.document() == before
    assert page.rows.fields["crewed", 2, 0].value == 0
    assert page.rows.fields["manned", 1, 0].value is None
    assert page.rows.fields["crewed", STATION, 1].value is None
    assert page.rows.head.span.now() == "basic"


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
async def test_score_now_counts_a_running_match(window: Window) -> None:
    match = played(new(3), random.Random(4), 400)
    window.open_match(window.library.add(match, "Sunday"))
    button = window.page.findChild(WordButton, "score_now")
    assert button is not None
    button.click()
    assert totals(page_of(window)) == match.state.returns()
    assert max(totals(page_of(window))) > 3


def test_the_command_line_settles_what_was_kept(
    window: Window, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = opened(window, 3)
    counted(page)
    typed_at(page, {("upgrades", ALWAYS + 1, 2): 1, ("crewed", 1, 2): 1})
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps(page.rows.form.document()))
    assert commands.run(["score", GAME.name, str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [row["total"] for row in told["ranking"]] == [18, 3, 3]
    assert [step["clause"] for step in told["tie_break"]] == ["OP-6.4", "OP-R6"]
    assert set(told["rulings"]) == {"OP-R6"}


def test_the_help_says_how_it_is_counted(window: Window) -> None:
    for language in ("en", "de"):
        ids = [topic.id for topic in help.load(GAME.name, language)]
        assert {"help.counting", "help.score"} <= set(ids)


# -- nine people ---------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.dressed(True)
@pytest.mark.parametrize(
    ("width", "text_size"),
    [
        # The largest letters where there is least room.
        (1280, 1.5),
        pytest.param(1280, 1.0, marks=pytest.mark.thorough),
        pytest.param(1920, 1.0, marks=pytest.mark.thorough),
    ],
)
def test_of_nine_every_name_and_number_can_be_read(
    qapp: QApplication, window: Window, width: int, text_size: float
) -> None:
    theme.apply(qapp, theme.LIGHT, text_size)
    window.resize(width, 800)
    page = of_nine(window)
    QApplication.processEvents()
    area = page.findChild(Scrolled)
    assert area is not None and area.horizontalScrollBar().maximum() == 0
    for field in page.rows.names:
        room = field.contentsRect().width() - 2 * theme.px(3)
        assert room >= field.fontMetrics().horizontalAdvance("Orange")
    for key, stepper in page.rows.fields.items():
        assert stepper.field.width() >= stepper.field.fontMetrics().horizontalAdvance("99"), key
    assert width == 1920 or page.live.mapTo(page, page.live.rect().topLeft()).x() < 100
    for button in page.rows.head.people.buttons.values():
        assert button.width() >= button.sizeHint().width()


def test_the_blank_sheet_has_a_row_for_each_thing_with_what_one_gives(window: Window) -> None:
    rows = written_on(Form.begin(["Ada", "Ben", "Cleo"]))
    assert len(rows) == len(FACTORIES) + len(UPGRADES)
    assert rows[0] == "Ore factories: 1 VP each"
    assert rows[len(FACTORIES)] == "Data Library: 1 VP each, face value 15"
    assert rows[-1] == "Moon Base, crewed: 20 VP each, face value 200"
    basic = Form.begin(["Ada", "Ben", "Cleo"])
    basic.take_span("basic")
    assert "Laboratory: 5 VP each, face value 100" in written_on(basic)


def written_on(form: Form) -> list[str]:
    return [f"{row.title}: {row.note}" for group in form.blank().groups for row in group.rows]


def test_the_paper_says_what_the_page_says(window: Window) -> None:
    page = of_nine(window)
    typed_at(page, {("upgrades", ALWAYS, 4): 1, ("crewed", STATION, 4): 1})
    assert page.settled is not None
    said = " ".join(sheet(page.settled).words())
    for part in ("Ore factories", "Space Station: 1 of 1 crewed", "OP-4.4", "OP-R6", "check"):
        assert part in said
    assert controls.words_of(GAME.name).at("game", "sheet") in said
