"""What the shelf is made of lies and is painted as it was agreed upon, in each of its states."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.shelf.all_matches import AllMatches
from desktop.shelf.glance import Glance, Glances
from desktop.shelf.history import History
from desktop.shelf.match_button import MatchButton
from desktop.shelf.match_card import MatchCard
from desktop.shelf.notices import Gone
from desktop.shelf.strip import Strip
from engine.record.record import Player
from engine.rules.scoring import Place
from engine.store.library import Info, Library
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out

THEN = 1_800_000_000
NOW = THEN + 3 * 86_400
TWO = (Player("Anna"), Player("Ben", "bot:greedy"))
GOES_ON = Info(1, "Sunday", "red-outpost", TWO, 7, False, (), THEN, THEN, True)
LONG = GOES_ON._replace(id=2, name="A long evening at the cabin by the lake in the woods")
AT_TABLE = GOES_ON._replace(id=3, name="Friday", level="table", game="robinson-crusoe")
SEEN = GOES_ON._replace(id=4, name="Seen")
BOTS = GOES_ON._replace(id=5, name="Between turns")
BROKEN = GOES_ON._replace(id=6, name="Broken")
DAMAGED = GOES_ON._replace(id=7, players=(), playable=False, is_damaged=True)
OF_ANOTHER = DAMAGED._replace(id=8, game="chess", is_damaged=False)
OVER = GOES_ON._replace(id=9, finished=True, result=(Place(1, 1, 41), Place(0, 2, 32)))
SHARED = OVER._replace(id=10, result=(Place(0, 1, 30), Place(1, 1, 30)))
ENDED = OVER._replace(id=11, result=())
WON = ENDED._replace(id=12, game="robinson-crusoe", ending="won")
LOST = WON._replace(id=13, ending="lost")
PLAYED = WON._replace(id=14, ending="")
RUNNING = (GOES_ON, LONG, AT_TABLE, SEEN, BOTS, BROKEN, DAMAGED, OF_ANOTHER)
OVER_ALL = (OVER, SHARED, ENDED, WON, LOST, PLAYED, DAMAGED._replace(finished=True))


class Seen(Glances):
    """Some matches at a glance, which nobody has to draw."""

    def of(self, info: Info) -> Glance | None:
        picture = QPixmap(448, 316)
        picture.fill(Qt.GlobalColor.darkGreen)
        glances = {
            SEEN.id: Glance(picture, 1, "Day 1, Noon", 0),
            BOTS.id: Glance(picture, -1, "Day 2", 0),
            BROKEN.id: Glance(picture, 0, "Day 1", 4),
        }
        return glances.get(info.id)


@pytest.fixture
def strokes(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Strokes:
    """What is painted, in words that are left out."""
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    return Strokes(monkeypatch)


@pytest.fixture
def glances(library: Library) -> Glances:
    """What is known of the matches."""
    return Seen(library)


def lit(widget: QWidget, is_lit: bool = True) -> None:
    """As if the mouse were over it."""
    widget.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, is_lit)


def in_window(qtbot: QtBot, made: QWidget, wide: int, high: int) -> QWidget:
    """The widget, shown so large."""
    qtbot.addWidget(made)
    made.resize(wide, high)
    made.show()
    return made


def test_the_strip_lies_as_it_was_agreed_upon(
    qtbot: QtBot, strokes: Strokes, glances: Glances
) -> None:
    strip = Strip("red-outpost")
    in_window(qtbot, strip, 1400, 150)

    def shown() -> Iterator[tuple[str, QWidget]]:
        yield "no match waits", strip
        lit(strip.begin)
        lit(strip.file)
        yield "under the mouse", strip
        strip.resize(660, 150)
        yield "narrow", strip
        strip.resize(1700, 150)
        for first in range(0, len(RUNNING), 4):
            strip.tell(RUNNING[first : first + 4], glances, NOW)
            yield ", ".join(info.name for info in RUNNING[first : first + 4]), strip
        strip.tell(RUNNING, glances, NOW)
        lit(strip.tiles[0])
        yield "the first under the mouse", strip
        strip.tiles[0].rename()
        yield "its name is written", strip
        strip.resize(700, 150)
        yield "two tiles fit", strip

    assert not (found := changed("shelf-strip", shown(), strokes)), "\n".join(found)


def test_the_history_lies_as_it_was_agreed_upon(qtbot: QtBot, strokes: Strokes) -> None:
    history = History()
    in_window(qtbot, history, 400, 500)

    def shown() -> Iterator[tuple[str, QWidget]]:
        yield "nothing is over", history
        for first in range(0, len(OVER_ALL), 3):
            history.tell(OVER_ALL[first : first + 3])
            yield f"from the {first}th", history
        history.tell(OVER_ALL)
        first_row: MatchButton = history.rows[0]
        lit(first_row)
        yield "the first under the mouse", history
        first_row.setDown(True)
        yield "pressed", history
        first_row.rename()
        yield "its name is written", history

    assert not (found := changed("shelf-history", shown(), strokes)), "\n".join(found)


def test_one_match_in_full_lies_as_it_was_agreed_upon(
    qtbot: QtBot, strokes: Strokes, glances: Glances
) -> None:
    card = MatchCard(glances)
    in_window(qtbot, card, 380, 620)

    def shown() -> Iterator[tuple[str, QWidget]]:
        for info in (*RUNNING, *OVER_ALL):
            card.tell(info, deleted=False)
            yield f"{info.id} {info.name}", card
        card.tell(GOES_ON, deleted=True)
        yield "deleted", card
        card.tell(SEEN, deleted=True)
        yield "seen and deleted", card

    assert not (found := changed("shelf-card", shown(), strokes)), "\n".join(found)


def test_the_list_of_all_matches_lies_as_it_was_agreed_upon(
    qtbot: QtBot, strokes: Strokes, glances: Glances
) -> None:
    view = AllMatches(glances)
    in_window(qtbot, view, 1200, 700)

    def shown() -> Iterator[tuple[str, QWidget]]:
        yield "no match", view
        view.tell(RUNNING, [])
        yield "running", view
        view.which.choose("over")
        yield "none is over", view
        view.tell(OVER_ALL, [LONG])
        yield "over", view
        view.list.select(WON.id)
        yield "another is chosen", view
        view.which.choose("running")
        yield "none is running", view
        view.which.choose("deleted")
        yield "deleted", view
        view.tell(OVER_ALL, [])
        yield "none is deleted", view
        view.which.choose("all")
        view.seek("xyz")
        yield "nothing is found", view
        view.seek("ben sunday")
        yield "found", view
        view.list.rename()
        yield "a name is written", view
        view.tell(RUNNING, [])
        view.seek("")
        view.resize(640, 700)
        yield "narrow", view

    assert not (found := changed("shelf-all", shown(), strokes)), "\n".join(found)


def test_what_is_said_above_the_shelf_lies_as_it_was_agreed_upon(
    qtbot: QtBot, strokes: Strokes
) -> None:
    def shown() -> Iterator[tuple[str, QWidget]]:
        gone = Gone(lambda: None)
        gone.tell("Friday")
        yield "gone", in_window(qtbot, gone, 900, 60)

    assert not (found := changed("shelf-notices", shown(), strokes)), "\n".join(found)
