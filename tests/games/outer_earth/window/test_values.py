"""The planets, companies and cards of one's own copy: entered in the window, exported, told anew."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.command_line import editions as named_file
from desktop.editions import words
from desktop.editions.cell import ValueCell
from desktop.editions.draft import blank, read
from desktop.editions.page import EditionPage
from desktop.look import translate
from desktop.look.controls import words_of
from desktop.shell.window import Window
from engine.games.outer_earth.components import COMPANIES, EFFECTS, INDUSTRIES, PLANETS
from engine.games.outer_earth.values import SCHEMA, values
from engine.rules import game as games
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.words import LANGUAGES
from engine.store.library import Library
from tests.desktop.fixtures import focused, press, shown

pytestmark = pytest.mark.dressed(False)

GAME = "outer-earth"
RIGHT, DOWN, ENTER, SPACE = (
    *(Qt.Key.Key_Right, Qt.Key.Key_Down),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space),
)
NAME, INDUSTRY, SLOTS, SYNERGIES, EFFECT, AMOUNT, REMINDER = range(7)


def opened(window: Window, used: list[Edition]) -> EditionPage:
    """The editor over the shelf; what is used comes into the list."""
    window.match_board(GAME, "", used.append)
    page = shown(window, EditionPage)
    page.activateWindow()
    page.setFocus()
    return page


def keys(*typed: str | Qt.Key) -> None:
    """Press keys where the keyboard is."""
    for key in typed:
        press(focused(), key)


@pytest.mark.dressed(True)
async def test_the_groups_of_the_editor_are_those_of_the_game(window: Window) -> None:
    page = opened(window, [])
    counts = {}
    for group in page.groups_of:
        page.show_group(group.id)
        assert page.picture.isHidden(), "what is printed on cards is on no board"
        counts[page.title.text()] = len(page.fields.cells)
    assert counts == {
        "Planets": len(PLANETS) * 7,
        "Companies": len(COMPANIES) * 5,
        "Industry deck": len(INDUSTRIES) * 9,
    }


async def test_each_field_is_made_once_when_the_editor_opens(window: Window) -> None:
    page = opened(window, [])
    assert page.findChildren(ValueCell) == [*page.fields.cells.values()]


async def test_planets_companies_and_cards_of_a_copy_are_entered_by_keys_and_used(
    window: Window,
) -> None:
    used: list[Edition] = []
    page = opened(window, used)
    keys("Rostloch", ENTER, "+", ENTER, "6", ENTER, RIGHT, RIGHT, SPACE, ENTER, "+", ENTER, "2")
    page.show_group("companies")
    keys(DOWN, RIGHT, "8")
    page.show_group("deck")
    keys("5", DOWN, RIGHT, "3")
    page.use.click()
    (edition,) = used
    cards = list(values()["deck.primary"].value)
    cards[0], cards[4] = 5, 3
    assert edition.values == {
        "planet.01": Value(
            {
                "name": "Rostloch",
                "industry": "secondary",
                "slots": 6,
                "synergies": ["primary", "secondary", "tertiary"],
                "effect": EFFECTS[EFFECTS.index("ap") + 1],
                "amount": 2,
            },
            "entered",
        ),
        "company.seconddawn": Value(
            {**values()["company.seconddawn"].value, "influence": 8}, "original"
        ),
        "deck.primary": Value(cards, "original"),
    }


async def test_what_was_exported_comes_in_again_and_is_taken_by_the_command_line(
    window: Window, tmp_path: Path, library: Library
) -> None:
    page, path = opened(window, []), tmp_path / "ours.board.json"
    keys("Rostloch", ENTER, "+", ENTER, "6")
    page.show_group("deck")
    keys("5")
    left = page.draft.edition("Our copy")
    page.export_file(str(path))
    page.import_file(str(path))
    assert page.name.text() == "Our copy 2"
    assert page.draft.edition("Our copy") == left
    assert named_file.read(str(path), GAME, "en") == left
    assert [it.name for it in library.editions.all(GAME)] == ["Our copy 2", "Our copy"]


async def test_where_a_planet_has_no_name_of_its_own_the_words_name_stands_pale(
    window: Window, qapp: QApplication
) -> None:
    page = opened(window, [])
    field = page.fields.cells["planet.01", NAME].field
    assert field.property("placeholderText") == "Rustbite"
    translate.install(qapp, "de")
    assert field.property("placeholderText") == "Rostkerbe"
    assert field.accessibleName() == "Rostkerbe, Name"
    assert page.fields.cells["planet.01", SLOTS].field.accessibleName() == "Rostkerbe, Bauplätze"
    assert page.fields.cells["planet.01", REMINDER].field.property("placeholderText") == ""
    assert page.fields.cells["planet.01", EFFECT].field.property("currentText") == "Zusatz-AP"
    page.show_group("deck")
    card = page.fields.cells["deck.primary", 5].field
    assert card.accessibleName() == "Primär, gelbe Raute links, magenta Quadrat rechts"


async def test_all_that_is_wrong_is_named_at_once_with_planet_and_field(window: Window) -> None:
    page = opened(window, [])
    keys("Twin", RIGHT, RIGHT, "0", DOWN, "0", DOWN, "4")
    assert page.checks.rows["planets"].told.text().splitlines() == [
        "Rustbite, base slots: 0 is not from 1 to 9",
        "Twin Dunes, base slots: 0 is not from 1 to 9",
    ]
    assert page.foot.reason.text() == "2 checks are open: Planets"


@pytest.mark.dressed(True)
async def test_the_cards_of_an_industry_stand_three_by_three_at_any_width(window: Window) -> None:
    page = opened(window, [])
    page.show_group("deck")
    first = focused()
    for width, above, below in ((1600, 3, 2), (1280, 5, 6), (1100, 2, 1), (800, 6, 5)):
        window.resize(width, 800)
        first.setFocus()
        keys(DOWN, DOWN, RIGHT, RIGHT, str(above), DOWN, str(below))
        cards = {it: [cell.value for cell in page.draft.cells[f"deck.{it}"]] for it in INDUSTRIES}
        assert cards["primary"] == [4, 4, 4, 4, 4, 4, 4, 4, above], width
        assert cards["secondary"] == [3, 3, below, *[3] * 6], width


async def test_two_planets_of_one_name_are_complained_of(window: Window) -> None:
    page = opened(window, [])
    keys("Twin", DOWN, "Twin")
    (told,) = page.checks.rows["planets"].told.text().splitlines()
    assert told.startswith("Twin Dunes: ")
    assert not page.use.isEnabled()


def test_what_is_otherwise_at_a_table_is_told_by_planet_and_field() -> None:
    row = {**values()["planet.01"].value, "slots": 4, "effect": "draw"}
    others = {**values(), "planet.01": Value(row, "entered")}
    assert list(words.differences(games.load(GAME), values(), others)) == [
        "Planet Rustbite, base slots: 5 → 4",
        "Planet Rustbite, reward: Extra AP → Extra card",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_field_choice_and_place_has_its_words(qapp: QApplication, language: str) -> None:
    translate.install(qapp, language)
    assert words_of(GAME).language == language
    for word in EFFECTS:
        assert words.choice(GAME, "planets", "effect", word) != word
        assert words.choice(GAME, "companies", "effect", word) != word
    for word in INDUSTRIES:
        assert words.choice(GAME, "planets", "industry", word) != word
        assert len(words.sign(GAME, "planets", "synergies", word)) == 1
    for group in SCHEMA.groups[:2]:
        names = [words.heading(GAME, group.id, it) for it in ("name", "effect", "amount")]
        assert len(set(names)) == 3
    assert words.square(GAME, "deck", 9) is not None
    translate.install(qapp, "en")


def test_a_reward_in_own_words_is_entered_with_the_planet_and_kept() -> None:
    draft = blank(games.load(GAME)).put(("planet.03", EFFECT), "reminder")
    assert [entry for entry, *_ in draft.wrong()] == ["planet.03"]
    draft = draft.put(("planet.03", REMINDER), "Draw first")
    assert not draft.wrong()
    row = {**values()["planet.03"].value, "effect": "reminder", "reminder": "Draw first"}
    assert draft.edition("Ours").values["planet.03"].value == row


def test_a_draft_of_a_version_without_reminders_is_read() -> None:
    draft = blank(games.load(GAME)).put(("planet.03", SLOTS), 7)
    document = draft.document()
    document["cells"] = {entry: row[:6] for entry, row in document["cells"].items()}
    assert read(document, games.load(GAME)).cells["planet.03"] == draft.cells["planet.03"]


def test_where_a_reminder_was_missing_it_is_told_what_is_otherwise() -> None:
    row, game = values()["planet.03"].value, games.load(GAME)
    changed = {"planet.03": Value({**row, "reminder": "Draw first"}, "entered")}
    (other,) = words.differences(game, values(), changed)
    assert other.endswith("– → Draw first")
