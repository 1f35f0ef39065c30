"""Planets and companies that were entered at a table are kept for the next one, if people want that."""

from __future__ import annotations

import pytest

from desktop.editions.page import EditionPage
from desktop.score.page import ScorePage
from desktop.set_up.page import SetUpPage
from desktop.sheet.page import SheetPage
from desktop.shell.window import Window
from desktop.table.page import TablePage
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.table import known_companies, known_planets
from engine.match.match import Match
from engine.rules.edition import Edition
from engine.rules.game import AT_TABLE, PLAY, Setup
from engine.store.library import Library
from tests.desktop.fixtures import Until, shown
from tests.games.outer_earth.at_table import shown as table_of_match
from tests.games.outer_earth.at_table import tell
from tests.games.outer_earth.retold import table_of
from tests.sweeps import swept

pytestmark = [pytest.mark.dressed(False), pytest.mark.usefixtures("unseen")]

FIRN = "planet_card 01 Firn primary 4 primary+tertiary ap 1 -"
MUD = "planet_card 02 Mud primary 3 primary slot 1 -"
GUILD = "company_card longacre Guild 21 slot 1 -"
OURS = "Our copy"


def told(*facts: str, edition: Edition | None = None) -> Match:
    """A match at a table of two of which these facts were told."""
    values, name = (edition.values, edition.name) if edition is not None else (None, "")
    setup = GAME.setup(2, values=values, edition=name, level=AT_TABLE)
    match = table_of(setup, typed=edition is None)
    if edition is not None:
        match = Match.new(GAME, setup, match.header.players, "7F3A91C2")
    tell(match, *facts)
    return match


def values_of(window: Window, library: Library, match: Match) -> EditionPage:
    """The values that the bar of the match's table opens."""
    window.open_match(library.add(match, "Friday"))
    shown(window, TablePage).values_button.click()
    return shown(window, EditionPage)


def kept(library: Library) -> dict[str, list[str]]:
    """The names in each edition that a set-up offers."""
    return {
        it.name: [value.value["name"] for value in it.edition.values.values()]
        for it in library.editions.all(GAME.name)
        if it.edition is not None
    }


async def test_what_was_entered_at_a_table_is_shown_and_kept_only_when_asked(
    window: Window, library: Library
) -> None:
    page = values_of(window, library, told(FIRN, "turned 01", GUILD))
    assert page.told.names.text() == "Planets: Firn\nCompanies: Guild"
    assert page.told.state.text() == "2 of them are not in “Our copy” yet."
    page.back.emit()
    assert library.editions.all(GAME.name) == []
    shown(window, TablePage).values_button.click()
    page = shown(window, EditionPage)
    page.told.keep.click()
    assert kept(library) == {OURS: ["Firn", "Guild"]}
    assert page.told.state.text() == "All of it is in “Our copy”; every set-up offers it."
    assert window.notice.text == "The next match is played with the values “Our copy”."


async def test_a_second_press_makes_no_second_edition(window: Window, library: Library) -> None:
    page = values_of(window, library, told(FIRN))
    page.name.setText("Club")
    page.told.keep.click()
    page.told.keep.click()
    page.back.emit()
    table = shown(window, TablePage)
    tell(table.match, MUD)
    table.values_button.click()
    again = shown(window, EditionPage)
    assert again.name.text() == "Club"
    assert again.told.state.text() == "1 of them is not in “Club” yet."
    again.told.keep.click()
    assert kept(library) == {"Club": ["Firn", "Mud"]}


async def test_it_can_be_added_to_the_edition_with_which_the_table_began(
    window: Window, library: Library
) -> None:
    first = values_of(window, library, told(FIRN))
    first.name.setText("Club")
    first.told.keep.click()
    (club,) = library.editions.all(GAME.name)
    match = told(MUD.replace("02", "03"), edition=club.edition)
    page = values_of(window, library, match)
    assert page.name.text() == "Club"
    page.told.keep.click()
    assert kept(library) == {"Club": ["Firn", "Mud"]}


async def test_what_was_kept_by_mistake_goes_with_one_undo(
    window: Window, library: Library
) -> None:
    page = values_of(window, library, told(FIRN))
    page.told.keep.click()
    page.foot.undo.click()
    assert page.draft.edition(OURS).values == {}


@pytest.mark.parametrize("level", [PLAY, AT_TABLE])
async def test_every_set_up_then_offers_it_and_the_next_table_knows_the_names(
    window: Window, library: Library, level: str
) -> None:
    values_of(window, library, told(FIRN, GUILD)).told.keep.click()
    window.set_up(GAME.name, level)
    page = shown(window, SetUpPage)
    assert page.edition is not None and page.edition.name == OURS
    begun: list[Setup] = []
    page.start.disconnect()
    page.start.connect(lambda setup, *_: begun.append(setup))
    page.footer.go.click()
    (setup,) = begun
    assert setup.edition == OURS and setup.values["planet.01"].value["name"] == "Firn"
    if level == AT_TABLE:
        state = table_of_match(Match.new(GAME, setup, told().header.players, "7F3A91C2"))
        assert known_planets(state) == ["01"] and known_companies(state) == ["longacre"]


async def test_the_calculator_then_offers_it_too(window: Window, library: Library) -> None:
    values_of(window, library, told(FIRN)).told.keep.click()
    window.calculator.show(GAME.name)
    page = shown(window, ScorePage)
    assert page.edition is not None and page.edition.name == OURS


async def test_a_match_that_is_over_still_gives_its_cards(
    window: Window, library: Library, until: Until
) -> None:
    match = told(FIRN, MUD, "planet_card 09 Tau secondary 3 secondary ap 1 -")
    tell(match, "turned 01", "turned 02", "turned 09", "begins 1", "last_round budget")
    tell(match, *("wanted none",) * 3, "done 1", "done 2", "settle")
    assert match.is_over
    window.open_match(library.add(match, "Friday"))
    await until(lambda: isinstance(window.page, SheetPage))
    window.go_back()
    shown(window, TablePage).values_button.click()
    shown(window, EditionPage).told.keep.click()
    assert kept(library) == {OURS: ["Firn", "Mud", "Tau"]}


async def test_in_a_match_without_cards_of_their_own_nothing_is_offered(
    window: Window, library: Library
) -> None:
    page = values_of(window, library, told())
    assert page.told.isHidden()


@pytest.mark.dressed(True)
@pytest.mark.parametrize("width", swept((1100, 800, 1280), 2))
async def test_the_cards_lie_still_at_any_width(
    window: Window, library: Library, until: Until, width: int
) -> None:
    window.resize(width, 800)
    window.show()
    page = values_of(window, library, told(FIRN))
    await until(lambda: all(cell.isVisible() for cell in page.fields.cells.values()))
    first = page.fields.cells["planet.01", 0]
    await until(lambda: first.height() > 0 and page.fields.cells["planet.01", 0] is first)
    assert len({entry for entry, _ in page.fields.cells}) == len(PLANETS)
