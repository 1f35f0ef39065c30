"""The page of one's own values lies as it was agreed upon, in each of its states."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.editions.page import EditionPage
from engine.rules import game as games
from engine.rules.components import Value
from engine.rules.edition import Edition
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out

GAME = "red-outpost"
SIZE = (1280, 800)


def put(place: tuple[str, int], number: int | None) -> Callable[[EditionPage], object]:
    """Somebody types a number."""
    return lambda page: page.fields.typed.emit(place, number)


def unnamed(page: EditionPage) -> None:
    """Somebody takes the name away."""
    page.name.selectAll()
    QTest.keyClicks(page.name, " ")


STEPS: Sequence[tuple[str, Callable[[EditionPage], object]]] = (
    ("the first group", lambda page: None),
    ("decks", lambda page: page.show_group("lake")),
    ("one card less", put(("lake.fish_1", 0), 1)),
    ("taken back", lambda page: page.foot.undo.click()),
    ("nothing there", put(("lake.nothing", 0), None)),
    ("given back", lambda page: page.fields.given_back.emit(("lake.nothing", 0))),
    ("exports", lambda page: page.show_group("export")),
    ("a number too high", put(("export.wool", 1), 400)),
    ("one that may be", put(("export.wool", 1), 4)),
    ("a field more", lambda page: page.fields.lengthened.emit("export.wool", 1)),
    ("a field less", lambda page: page.fields.lengthened.emit("export.wool", -1)),
    ("read in the rules", lambda page: page.value.sources.chosen.emit("review")),
    ("noted", lambda page: page.value.remark.emit("As printed")),
    ("all of it matches", lambda page: page.confirm.click()),
    ("a placeholder", lambda page: page.groups.guess.click()),
    ("without a name", unnamed),
    ("new ones", lambda page: page.new.click()),
)


def test_the_page_of_ones_own_values_lies_as_it_was_agreed_upon(
    qapp: QApplication, qtbot: QtBot, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    strokes = Strokes(monkeypatch)

    def opened(name: str = "", *, wide: int = SIZE[0], can_give_back: bool = False) -> EditionPage:
        game = games.load(GAME)
        made = EditionPage(game, library.editions, name, "Anna", can_give_back=can_give_back)
        qtbot.addWidget(made)
        made.resize(wide, SIZE[1])
        made.show()
        return made

    def shown() -> Iterator[tuple[str, QWidget]]:
        page = opened()
        for said, do in STEPS:
            do(page)
            yield said, page
        page.show_group("mood")
        yield "the track of the moods", page
        page.close()
        page = opened(can_give_back=True)
        page.show_group("lake")
        page.fields.typed.emit(("lake.nothing", 0), 2)
        yield "what a rule prints", page
        page.value.agreed.emit(True)
        yield "changed all the same", page
        page.close()
        ident = library.editions.keep(Edition("Torn", GAME, {"lake.fish_1": Value(1, "entered")}))
        torn = "UPDATE edition SET document = 'torn' WHERE id = ?"
        library.file.connection.execute(torn, (ident,))
        page = opened(wide=900)
        yield "narrow, with a damaged one", page

    assert not (found := changed("editions", shown(), strokes)), "\n".join(found)
