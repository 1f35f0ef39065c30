"""A place to which only a special card leads says so on the board, in its note, and in the lists."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play import choices
from desktop.boards.red_outpost.play.drawn.layout import situation
from desktop.boards.red_outpost.play.drawn.place import Look
from desktop.boards.red_outpost.play.panels.panels import Panels
from desktop.boards.red_outpost.play.steps import steps
from desktop.look import translate
from desktop.look.voice import Voice
from desktop.scene.choosing import Choosing
from engine.games.red_outpost.components import PLACES, WORKERS
from engine.games.red_outpost.rules import opened_by_card
from engine.games.red_outpost.state import RedOutpost
from engine.rules.words import load
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.table import table

VOICE = Voice(load("red-outpost", "en"), ("Anna", "Ben"), ("pink", "orange"))
LOCKED = {"spaceship", "palace", "beer_house"}


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[None]:
    """Light and in English."""
    light_and_english(qapp)
    yield
    translate.install(qapp, "en")


def morning(worker_card: str, **more: object) -> RedOutpost:
    """In the Morning, when three places are locked; the first seat has that card."""
    cards = {0: (worker_card, "barracks")}
    at = {"shepherd": "mine", "farmer": "lake", "bureaucrat": "administration"}
    return table(phase="morning", cards=cards, at=at, **more)  # type: ignore[arg-type]


CASES = [
    ("bureaucrat", "RO-7.18", LOCKED),
    ("farmer", "RO-7.14", {"mine", "administration"}),
    ("shepherd", "RO-7.13", {"mine"}),
    ("miner", "", set()),
]


@pytest.mark.parametrize(("card", "clause", "places"), CASES)
def test_only_what_the_card_alone_allows_is_opened_by_it(
    card: str, clause: str, places: set[str]
) -> None:
    opened = opened_by_card(morning(card))
    assert {PLACES[place] for place in opened} == places
    assert set(opened.values()) <= {(WORKERS.index(card), clause)}
    assert opened_by_card(morning(card, start=1)) == {}, "nobody else goes by it"


def asking(state: RedOutpost) -> Choosing:
    """The open question, put on a board."""
    choosing = Choosing()
    choosing.ask(state, [(str(it), steps(state, it)) for it in state.legal_actions()])
    return choosing


@pytest.mark.parametrize(("card", "clause", "places"), CASES[:3])
def test_the_place_shows_whom_the_card_lets_in(card: str, clause: str, places: set[str]) -> None:
    state = morning(card)
    choosing = asking(state)
    shown = situation(state, VOICE, choosing)
    looks = {key: shown.lying(choosing)[f"place:{key}"].look for key in PLACES}
    opened = {key: look.opened for key, look in looks.items() if isinstance(look, Look)}
    assert {key for key, by in opened.items() if by is not None} == places
    for key in places:
        assert opened[key] == (card, clause)
        noted = shown.note_of(f"place:{key}", ())
        name = VOICE.words.name("workers", card, "acc")
        assert noted is not None
        assert noted.lines[-1] == f"Open to {name} alone: special card ({clause})."
        assert noted.lines[-1] in shown.spoken(f"place:{key}", choosing)
    looking = situation(state, VOICE, Choosing())
    closed = looking.lying(Choosing())["place:palace"].look
    assert isinstance(closed, Look) and closed.opened is None, "nobody can answer there"


def test_a_move_in_the_list_cites_the_card_that_alone_allows_it() -> None:
    state = morning("bureaucrat")
    cited = {str(it): choices.clause_of(state, it) for it in state.legal_actions()}
    assert cited["bureaucrat>palace"] == "RO-7.18"
    assert (
        cited["bureaucrat>mine" if "bureaucrat>mine" in cited else "bureaucrat>pasture"]
        != "RO-7.18"
    )


def test_the_overview_says_it_beside_the_lock(qtbot: QtBot) -> None:
    panels = Panels()
    qtbot.addWidget(panels)
    panels.show_state(morning("bureaucrat"), VOICE, 0)
    said = [label.text() for label in panels.findChildren(QLabel)]
    by_card = "Open to the Bureaucrat alone: special card (RO-7.18)."
    assert said.count(f"locked, red side. {by_card}") == len(LOCKED)
