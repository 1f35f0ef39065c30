"""The ways to one's own values: from the set-up, remembered for the next match."""

from __future__ import annotations

from desktop.editions.page import EditionPage
from desktop.set_up.page import SetUpPage
from desktop.shell.window import Window
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.store.library import Library
from tests.desktop.fixtures import shown

GAME = "red-outpost"
WHOLE = Edition(
    "Our copy",
    GAME,
    {
        **{
            f"export.{good}": Value([2, 2, 2], "entered")
            for good in ("wool", "grain", "coal", "fish")
        },
        "mood.track": Value([-2, 0, 2], "entered"),
        "mood.start": Value(0, "entered"),
        "lake.fish_1": Value(2, "entered"),
        "lake.fish_2_mood": Value(1, "entered"),
        **{f"ship.{card}": Value(1, "entered") for card in ("wool", "grain", "coal", "fish")},
        "ship.nothing": Value(3, "entered"),
        "ship.any": Value(3, "entered"),
        "ship.crystal": Value(2, "entered"),
    },
)


def choice(page: SetUpPage) -> list[str]:
    """The values that a set-up offers."""
    assert page.edition is not None
    return [page.edition.box.itemText(at) for at in range(page.edition.box.count())]


async def test_values_that_were_entered_are_played_with_and_remembered(
    window: Window, library: Library
) -> None:
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert choice(page) == ["As shipped"]
    assert page.edition is not None
    page.edition.edit.click()
    editor = shown(window, EditionPage)
    editor.show_group("export")
    editor.confirm.click()
    editor.use.click()
    assert shown(window, SetUpPage) is page
    assert choice(page) == ["As shipped", "Our copy"]
    assert page.edition.name == "Our copy"
    page.begin()
    assert window.match is not None
    setup = window.match.header.setup
    assert setup.edition == "Our copy"
    assert setup.values["export.wool"] == Value([2, 3, 2], "entered")
    assert setup.values["mood.track"].provenance == "placeholder"
    window.set_up(GAME)
    again = shown(window, SetUpPage)
    assert again.edition is not None
    assert again.edition.name == "Our copy"


async def test_where_every_guess_was_entered_nothing_is_said_of_guesses(
    window: Window, library: Library
) -> None:
    library.editions.keep(WHOLE)
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert page.guesses == ["export", "mood", "lake", "ship"]
    page.take_edition("Our copy")
    assert page.guesses == []
    page.take_edition("")
    assert page.guesses == ["export", "mood", "lake", "ship"]


async def test_esc_leads_from_the_editor_back_and_what_was_typed_is_kept(
    window: Window, library: Library
) -> None:
    window.set_up(GAME)
    page = shown(window, SetUpPage)
    assert page.edition is not None
    page.edition.edit.click()
    editor = shown(window, EditionPage)
    editor.show_group("export")
    editor.fields.cells["export.wool", 0].stepper.step(1)
    window.go_back()
    assert shown(window, SetUpPage) is page
    assert choice(page) == ["As shipped"], "it was never whole"
    assert [it.name for it in library.editions.all(GAME)] == ["Our copy"]
