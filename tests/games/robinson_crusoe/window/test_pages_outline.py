"""Pages over the island's table, its television and its set-up lie as agreed upon, state by state."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.robinson_crusoe.set_up.own_values import Values
from desktop.boards.robinson_crusoe.table.effects.draft import Draft
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.hand_over.contents import Changed, Handed, Line
from desktop.boards.robinson_crusoe.table.our_table import OurTable
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.printed_cards.card_page import CardPage
from desktop.boards.robinson_crusoe.table.printed_cards.drawn_card_page import DrawnCardPage
from desktop.boards.robinson_crusoe.tv.view import Tv
from desktop.look.voice import voice_of
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import deck_file, deck_format
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import TypedCard
from engine.rules import game as games
from engine.rules.game import AT_TABLE, PLAY
from engine.rules.words import load
from engine.store.library import Library
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, changed, leave_words_out
from tests.games.robinson_crusoe.window.table import shown
from tests.games.robinson_crusoe.window.test_table_outline import LONG, SMALL, told, type_of_states

GAME = "robinson-crusoe"
DREW = "round_over; drew book - - -"
PLACED = f"{DREW}; done; done"
STORM = "round_over; drew build Storm 1_wood Roof_-1"


def telling_of(facts: str, level: str = AT_TABLE) -> Telling[Robinson]:
    """What tells a match of which that was told."""
    return Telling(told(level, facts))


# -- what a card does --------------------------------------------------------------------------

EFFECTS: Sequence[tuple[str, Sequence[Draft]]] = (
    ("", ()),
    (DREW, ()),
    (f"{DREW}; count food 3", (Draft("food", "lose", "each", 2),)),
    (DREW, (Draft("food", "lose", "2", 4), Draft())),
    (DREW, (Draft("wood", "lose", "each", 3, True), Draft("morale", "lose", "each"))),
    (DREW, (Draft("wood", "discard", "first"), Draft("roof", "gain", "each", 2))),
    (DREW, (Draft("wounds", "wound", "each", 2), Draft("wounds", "heal", "3"))),
    (f"{DREW}; count wounds.2 8", (Draft("wounds", "wound", "first", 9),)),
    (DREW, (Draft("wounds", "wound", "", 1),)),
    (DREW, (Draft("combat", "", "first", 3), Draft("combat", "", "2", 2))),
    (DREW, (Draft("shuffle", "mystery", "each"), Draft("unmet", "", "each", 2))),
    (DREW, (Draft("unmet", "", "2"),) * 6),
    ("joined", (Draft("food", "lose", "each"), Draft("combat", "", "1"))),
    ("joined", (Draft("combat", "", "first"), Draft("unmet", "", "first"))),
    (f"{PLACED}; {STORM}; done", ()),
    (f"{PLACED}; shuffle_in mystery 1; round_over; top mystery", (Draft("fur", "gain", "each"),)),
)
"""What was told, and the effects that are chosen, the last one still being taken up."""


def effects() -> type_of_states:
    """The page of what a card does."""
    for facts, drafts in EFFECTS:
        page = EffectPage(telling_of(facts))
        page.resize(SMALL)
        if drafts:
            page.drafts = [*drafts]
            page.take_up(len(drafts) - 1)
        yield f"{facts}: {' '.join(draft.thing for draft in drafts)}", page
        if len(drafts) > 1:
            page.take_up(0)
            yield "the first once more", page
            page.leave_out(0)
            yield "without it", page


# -- our table shows … -------------------------------------------------------------------------

TABLES = (
    "",
    "joined",
    "joined; clock 3 2; no_threat left; token build lies; deck_holds 1 2 1 0 0 1",
    f"{DREW}; count wounds.1 3; count determination.2 4",
    f"{PLACED}; {STORM}; done; done; done; token gather lies; count life.2 9",
    "clock 12 1; round_over",
)


def our_tables() -> type_of_states:
    """The page that asks what the table shows, and one on which something was changed."""
    for facts in TABLES:
        page = OurTable(telling_of(facts), with_determination="wounds" in facts)
        page.resize(1280, 1500)
        yield facts, page
    page.round.show_value(5)
    page.round.changed.emit()
    page.tokens["build"].setCurrentIndex(1)
    yield "changed", page


# -- printed cards -----------------------------------------------------------------------------


def known(name: str, icon: str, back: str = "event") -> dict[str, str]:
    """A typed card, as it is kept."""
    entries = {"back": back, "icon": icon, "name": name, "requirement": "1 wood", "reminder": LONG}
    return {**dict.fromkeys(TypedCard._fields, ""), **entries}


def boxes(folder: Path) -> type_of_states:
    """The cards of a box: none, several, one chosen, and one that is damaged."""
    with closing(Library(folder / "matches.sqlite", lambda: 1)) as library:
        cards = [known("Wind", "book"), known("Storm", "build"), known("Rain", "book")]
        half = known("Half", "build", "build")
        for kept in ([], [*cards, half], [*cards, {"name": "Torn"}, half]):
            library.own_cards.keep(GAME, kept)
            telling = telling_of("")
            telling.own_cards = library.own_cards
            page = BoxPage(telling)
            page.resize(SMALL)
            yield f"{len(kept)} cards", page
        for row in [row for row in page.list.rows if row.value is not None]:
            page.choose(row.value)
            yield f"{row.text}", page
        page.delete.click()
        yield "deleted", page
        for facts, back in (
            ("round_over; top build", "build"),
            ("round_over; top mystery", "mystery"),
        ):
            telling = telling_of(f"{PLACED}; shuffle_in {back} 1; {facts}")
            telling.own_cards = library.own_cards
            half_page = DrawnCardPage(telling, back)
            if back == "build":
                half_page.fields["name"].setText("Half")
            half_page.resize(SMALL)
            yield facts, half_page
        telling = telling_of(PLACED)
        telling.own_cards = library.own_cards
        card = CardPage(telling, "right")
        card.resize(SMALL)
        yield "a card that is known", card


def cards() -> type_of_states:
    """Cards of the app and of the table, and wreckage, in their spaces."""
    for level, facts, space in (
        (PLAY, "round_over; draw", "right"),
        (PLAY, "round_over; draw", "left"),
        (AT_TABLE, PLACED, "left"),
        (AT_TABLE, f"{PLACED}; {STORM}; done; done; done", "right"),
    ):
        page = CardPage(telling_of(facts, level), space)
        page.resize(SMALL)
        yield f"{level} {facts} {space}", page


# -- the television ----------------------------------------------------------------------------

HANDED = Handed(
    "Round 3 is over",
    "Ben is First Player",
    "blue",
    tuple(
        Changed(name, name.title(), "3", "5")
        for name in ("food", "wood", "fur", "roof", "palisade")
    ),
    (Changed("wound", "Ada, Wounds", "0", "2", "pink"),),
    (Line("card_back_event", LONG), Line("arrow_off", "Off"), Line("", "No picture")),
    "Leaves next",
    "",
)
NOTHING = Handed("Round 12 was the last", "", "", (), (), (), "", "Nothing changed")
VIEWS: Sequence[tuple[str, str, Handed | None, bool, bool]] = (
    (AT_TABLE, "", None, False, False),
    (AT_TABLE, "round_over; top event", None, False, False),
    (AT_TABLE, "round_over; shuffle_in mystery 1; shuffle_in build 1", None, False, False),
    (AT_TABLE, f"{PLACED}; {STORM}; done", None, False, False),
    (AT_TABLE, "token build lies; token gather lies; count wounds.1 12", None, False, False),
    (AT_TABLE, "token build lies; item rope there; first_player 2", None, False, False),
    (AT_TABLE, "joined", None, False, False),
    (AT_TABLE, "joined; item rope there; no_threat left", None, False, False),
    (AT_TABLE, "item rope there; token build lies", None, True, False),
    (AT_TABLE, "", HANDED, False, False),
    (AT_TABLE, "", HANDED._replace(counters=(), people=(), nothing=LONG), False, False),
    (AT_TABLE, "", NOTHING, False, False),
    (AT_TABLE, "", HANDED._replace(cards=HANDED.cards * 12), False, False),
    (AT_TABLE, "rounds_in_all 20; clock 19 1", None, False, False),
    (AT_TABLE, "clock 12 1; game_over won", None, True, False),
    (AT_TABLE, "round_over", None, False, True),
    (PLAY, "round_over; draw", None, False, False),
)


def televisions() -> type_of_states:
    """What the view shows, on a wide screen."""
    view = Tv()
    view.resize(1920, 1080)
    for level, facts, handed, alone, early in VIEWS:
        match = told(level, facts)
        name = "Sunday" if handed is None else LONG
        view.show_table(shown(match), voice_of(match, "en"), name, early, (handed, alone))
        yield f"{level} {facts} {handed is not None} {alone} {early}", view
    view.resize(1000, 700)
    yield "another shape", view


# -- the set-up --------------------------------------------------------------------------------


def values(folder: Path) -> type_of_states:
    """What is asked before a match, for scenarios, people and decks."""
    game = games.load(GAME)
    people = ["Ada", "Ben", "Chris", "Dora"]
    for level in (PLAY, AT_TABLE):
        page = Values(game, level)
        page.resize(640, 1100)
        beside = page.beside
        beside.setParent(page)
        beside.setGeometry(660, 0, 400, 700)
        for scenario, mix, seats in (
            ("castaways", "usual", 2),
            ("castaways", "usual", 1),
            ("other", "own", 4),
            ("cursed_island", "even", 3),
        ):
            page.follow({"scenario": scenario, "mix": mix}, people[:seats])
            yield f"{level} {scenario} {mix} {seats}", page
        page.life[0].show_value(9)
        page.rounds.show_value(40)
        page.highest.show_value(5)
        page.book.show_effects(["lose wood 3", "wound one 1", "gain food 1"])
        page.book.changed.emit()
        yield "entered", page
    tables = deck_file.shipped_tables()
    mine, torn = folder / "mine.toml", folder / "torn.toml"
    mine.write_text(deck_format.text({**tables, "event": tables["event"][3:]}, load(GAME, "en")))
    torn.write_text("[[event]]\nid = 1\n" * 3)
    page = Values(game, PLAY)
    page.resize(640, 1100)
    page.follow({"scenario": "castaways", "mix": "usual"}, people[:2])
    page.show()
    for path in (mine, torn):
        assert page.deck is not None
        page.deck.take_file(str(path))
        yield path.name, page


PAGES: dict[str, Callable[[Path], type_of_states]] = {
    "effect-page": lambda _: effects(),
    "our-table-page": lambda _: our_tables(),
    "boxes": boxes,
    "cards": lambda _: cards(),
    "tv": lambda _: televisions(),
    "set-up": values,
}


@pytest.mark.parametrize("page", sorted(PAGES))
def test_a_page_of_the_island_lies_as_it_was_agreed_upon_in_each_of_its_states(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)

    def seen() -> Iterator[tuple[str, QWidget]]:
        for state, made in PAGES[page](tmp_path):
            qtbot.addWidget(made)
            made.show()
            yield state, made

    found = changed(f"island-{page}", seen(), Strokes(monkeypatch))
    assert not found, "\n".join(found)
