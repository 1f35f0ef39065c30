"""The set-up page lies as it was agreed upon in each of its states."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.look.frames import Unfold
from desktop.set_up import footer
from desktop.set_up.board_values import ValuesNotice
from desktop.set_up.colour_button import ColourButton
from desktop.set_up.footer import Footer
from desktop.set_up.open_points import OpenPoints
from desktop.set_up.page import Draft, SetUpPage
from engine.rules import game as games
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.rules.game import AT_TABLE, PLAY
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out

NAMES = ("Anna", "Ben", "Cleo", "Dana")
SEED = "7F3A91C2"
type_of_states = Iterator[tuple[str, QWidget]]


def pages(folder: Path) -> type_of_states:
    """Two to four seats, with names, bots and other colours; a name twice, and a wrong seed."""
    game = games.load("red-outpost")
    page = SetUpPage(game, NAMES[:2])
    page.resize(1280, 1400)
    yield "two", page
    page.seats.append()
    page.seats.rows[2].plays.choose("person")
    page.seats.rows[2].name.setText(NAMES[1])
    yield "three", page
    page.seats.append()
    page.seats.rows[2].name.setText("anna")
    page.seats.rows[2].name.textEdited.emit("anna")
    yield "a name twice", page
    page.begin()
    yield "which keeps it from beginning", page
    page.seats.rows[2].name.setText("")
    page.seats.rows[2].name.textEdited.emit("")
    page.seats.swap(page.seats.rows[0], game.colours[3])
    yield "without a name, in other colours", page
    for row in page.seats.rows[1:]:
        row.toggle()
    page.seats.rows[3].kind.setCurrentIndex(1)
    page.seats.changed.emit()
    yield "bots", page
    page.seats.take(1)
    page.seats.reseat(0, 2)
    yield "one less, in another order", page
    page.footer.seed.setText("12")
    page.begin()
    yield "a wrong seed", page
    for segments in page.options.segments.values():
        segments.buttons[list(segments.buttons)[-1]].click()
    for option, choice in page.options.choices.items():
        page.options.take_draft({option: choice.itemData(1)})
    yield "other options", page
    for width in (1000, 780):
        page.resize(width, 1400)
        yield f"{width} wide", page


def further_pages(folder: Path) -> type_of_states:
    """At the table, from a draft, with people of the last match, and of another game."""
    game, island = games.load("red-outpost"), games.load("robinson-crusoe")
    with closing(Library(folder / "matches.sqlite", lambda: 1)) as library:
        held = {entry: Value(it.value, "entered") for entry, it in game.values().items()}
        library.editions.keep(Edition("Our copy", game.name, held))
        page = SetUpPage(game, NAMES[:1], level=AT_TABLE, editions=library.editions)
        page.resize(1280, 1300)
        yield "at the table", page
        assert page.edition is not None
        page.take_edition("Our copy")
        yield "with an own copy", page
    seated = [["Ada", "bot:lazy", "blue"], ["", "person", "none"], ["Cy", "bot:greedy", "blue"]]
    page = SetUpPage(game, NAMES, seated=seated)
    page.resize(1280, 1300)
    yield "the people of the last match", page
    draft = Draft(
        [("Zoe", "person", 0, game.colours[3]), ("", "bot", 1, game.colours[0])],
        {option.id: option.choices[-1] for option in game.options},
        {ruling.id: ruling.readings[-1] for ruling in game.rulings},
        SEED,
    )
    page = SetUpPage(game, NAMES, draft)
    page.resize(1280, 1300)
    yield "a draft", page
    for level in (PLAY, AT_TABLE):
        page = SetUpPage(island, NAMES[:3], level=level)
        page.resize(1280, 1300)
        yield f"the island, {level}", page


def parts(_folder: Path) -> type_of_states:
    """The foot in several widths, guesses among values, points that are unfolded, colours."""
    for at_table in (False, True):
        foot = Footer(at_table=at_table)
        foot.tell(1, 1, "Special cards: on")
        for width in (1280, 900, 640):
            foot.resize(width, 90)
            yield f"{width} {at_table}", foot
        foot.tell(3, 2, "")
        foot.seed.setText("7")
        foot.seed_holds()
        yield "wrong", foot
        foot.seed.setText(SEED)
        yield "right", foot
    holder = QWidget()
    holder.resize(600, 700)
    notice = ValuesNotice("red-outpost")
    holder.setLayout(notice)
    values = games.load("red-outpost").values()
    sources = ("placeholder", "community", "review", "original", "entered", "rules")
    doubted = {
        entry: Value(it.value, sources[at % len(sources)])
        for at, (entry, it) in enumerate(values.items())
    }
    for told in (values, doubted, {"own": Value(-3, "placeholder"), "a": Value([1, 2], "review")}):
        notice.show_values(told)
        for unfold in holder.findChildren(Unfold):
            unfold.head.click()
        yield f"{len(told)} values", holder
    points = OpenPoints(games.load("red-outpost"))
    points.resize(600, 900)
    yield "one line", points
    points.all.head.click()
    yield "points", points
    points.more.head.click()
    yield "all points", points
    points.take({"special_cards": "on", "locks": "random", "first": "1"})
    yield "with other options", points
    colour = ColourButton("pink", lambda: {"pink": "Pink (Anna)", "blue": "Blue"})
    yield "pink", colour
    colour.take("blue")
    yield "blue", colour


PAGES: dict[str, Callable[[Path], type_of_states]] = {
    "pages": pages,
    "further-pages": further_pages,
    "parts": parts,
}


@pytest.mark.parametrize("page", sorted(PAGES))
def test_the_set_up_lies_as_it_was_agreed_upon_in_each_of_its_states(
    qapp: QApplication,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    page: str,
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    monkeypatch.setattr(footer, "new_seed", lambda: SEED)

    def seen() -> type_of_states:
        for state, made in PAGES[page](tmp_path):
            qtbot.addWidget(made)
            made.show()
            # A choice whose list was made takes its new width a little later.
            qtbot.wait(40)
            yield state, made

    found = changed(f"set-up-{page}", seen(), Strokes(monkeypatch))
    assert not found, "\n".join(found)
