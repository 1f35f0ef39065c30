"""The screens of Robinson Crusoe that are looked at: table, television and set-up."""

from __future__ import annotations

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from desktop.boards.robinson_crusoe.table.effects.draft import NOTHING
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.boards.robinson_crusoe.table.printed_cards.drawn_card_page import DrawnCardPage
from desktop.look.controls import words_of
from desktop.look.frames import Scrolled
from desktop.set_up.page import SetUpPage
from desktop.table.page import TablePage
from engine.games.robinson_crusoe import deck_file, deck_format
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.deck_file import type_of_deck
from engine.rules.facts import written
from engine.rules.game import AT_TABLE, PLAY
from tests.games.robinson_crusoe.window import table as told
from tests.stage import SEED, SETTLE, Screens, Stage

GAME = "robinson-crusoe"


def castaways(level: str, until: int) -> Match:
    """A match of Robinson Crusoe that was told up to the Event Phase of that round."""
    return Match.resume(record.read(_castaways(level, until)))


@cache
def _castaways(level: str, until: int) -> bytes:
    game = games.load(GAME)
    people = [Player(name) for name in ("Anna", "Ben", "Cleo", "Dana")]
    match = Match.new(game, game.setup(4, {"first": "1"}, level=level), people, SEED)
    drawn = iter(("book", "build", "gather", "book", "explore") * 2)
    while told.shown(match).round < until:
        question = match.state.question
        assert question is not None, "the match is not over"
        match question.name:
            case "draws" if level == PLAY:
                match.tell("draw")
            case "draws":
                match.tell("drew", next(drawn), "-", "-", "-")
            case "rest_of_round":
                for counter, steps in (("food", 1), ("wood", 2), ("roof", 1), ("wounds.1", 1)):
                    match.tell("change", counter, steps)
                match.tell("item", "rope", "there")
                match.tell("round_over")
            case _ if match.asked >= 0:
                match.answer(match.asked, match.state.legal_actions()[0])
            case _:
                match.tell("done")
    return match.text().encode()


async def tv(stage: Stage) -> None:
    match = castaways(PLAY, 6)
    match.tell("draw")
    stage.tv(match, more=(None, False))


async def tv_table(stage: Stage) -> None:
    match = castaways(AT_TABLE, 5)
    match.tell("shuffle_in", "mystery", 1)
    stage.tv(match, more=(None, False))


async def tv_joined(stage: Stage) -> None:
    match = castaways(AT_TABLE, 5)
    for fact in ("joined", "count food 3", "count wounds.2 4", "clock 7 2"):
        match.tell(*fact.split())
    stage.tv(match, more=(None, False))


async def tv_hand_over(stage: Stage) -> None:
    """As the page of the table opens it."""
    page = open_at(stage, PLAY, 6)
    page.tv.open()
    assert page.tv.window is not None
    page.tv.window.resize(stage.window.size())
    stage.shown = page.tv.window


async def island(stage: Stage) -> None:
    open_at(stage, PLAY, 5).table.escape()


async def table(stage: Stage) -> None:
    open_at(stage, AT_TABLE, 4).table.escape()


async def hand_over(stage: Stage) -> None:
    open_at(stage, PLAY, 6)


async def hand_over_table(stage: Stage) -> None:
    open_at(stage, AT_TABLE, 4)


async def box(stage: Stage) -> None:
    """Cards of somebody's own copy, as they were typed in."""
    page = open_at(stage, AT_TABLE, 4)
    for space, *texts in (
        ("left", "Storm at night", "1 wood", "Roof −1"),
        ("right", "Colt wind", "", "1 Wound for everybody"),
    ):
        page.telling.tell("card_note", space, *map(written, texts))
    page.page_wanted.emit(BoxPage(told.telling_on(page)))


async def alone(stage: Stage) -> None:
    """A group that wants the counters alone."""
    page = open_at(stage, AT_TABLE, 4)
    page.table.escape()
    page.parts.menu_of_parts.actions()[0].trigger()


def open_at(stage: Stage, level: str, until: int) -> TablePage:
    stage.window.chosen.hidden = []
    stage.window.open_match(stage.library.add(castaways(level, until), "Sunday"))
    page = stage.window.page
    assert isinstance(page, TablePage)
    return page


async def card(stage: Stage) -> None:
    await island(stage)
    page = stage.window.page
    assert isinstance(page, TablePage)
    told.table_on(page).threats.looked.emit("left")


async def as_it_is(stage: Stage) -> None:
    await table(stage)
    page = stage.window.page
    assert isinstance(page, TablePage)
    told.table_on(page).fix.click()


async def determination(stage: Stage) -> None:
    page = open_at(stage, AT_TABLE, 4)
    page.table.escape()
    for action in page.parts.menu_of_parts.actions():
        if action.objectName() == "part_determination":
            action.trigger()


def drawn_at(stage: Stage) -> TablePage:
    """A printed card was drawn that nobody has named."""
    match = castaways(AT_TABLE, 4)
    match.tell("drew", "gather", "-", "-", "-")
    stage.window.open_match(stage.library.add(match, "Sunday"))
    page = stage.window.page
    assert isinstance(page, TablePage)
    return page


async def drawn_card(stage: Stage) -> None:
    """It is being named."""
    page = drawn_at(stage)
    naming = DrawnCardPage(told.telling_on(page), "event")
    page.page_wanted.emit(naming)
    entered = {"name": "Colt wind", "requirement": "1 wood", "reminder": "1 Wound for everybody"}
    for key, text in entered.items():
        naming.fields[key].setText(text)


async def read_out(stage: Stage) -> None:
    """It was named, and lies large over the table."""
    page = drawn_at(stage)
    page.telling.tell("hand_note", *map(written, ("Colt wind", "1 wood", "1 Wound for everybody")))


async def effect(stage: Stage) -> None:
    match = castaways(AT_TABLE, 4)
    match.tell("drew", "book", "-", "-", "-")
    stage.window.open_match(stage.library.add(match, "Sunday"))
    page = stage.window.page
    assert isinstance(page, TablePage)
    made = EffectPage(told.telling_on(page))
    page.page_wanted.emit(made)
    for thing, n in (("palisade", 2), ("wounds", 1)):
        if made.drafts != [NOTHING]:
            made.begin_more()
        made.chooser.things[thing].click()
        made.chooser.count(n)


async def rounds(stage: Stage) -> None:
    """A match that is over."""
    match = castaways(PLAY, 8)
    match.tell("game_over", "won")
    stage.window.open_match(stage.library.add(match, "Sunday"))


async def rounds_table(stage: Stage) -> None:
    """One beside the box, in which some cards were named and some counters are unknown."""
    match = castaways(AT_TABLE, 4)
    for fact in (
        ("card_note", "right", *map(written, ("Storm at night", "1 wood", "Roof −1"))),
        ("threat_action", "right"),
        ("change", "morale", -1),
        ("joined",),
        ("clock", 6, 2),
        ("count", "wounds.1", 5),
        ("top", "build"),
        ("round_over",),
        ("lower_half", written("Deep splinter"), written("1 Wound")),
        ("top", "event"),
        ("drew", "gather", *map(written, ("Colt wind", "", "1 Wound for everybody"))),
        ("game_over", "lost"),
    ):
        match.tell(*fact)
    stage.window.open_match(stage.library.add(match, "Sunday"))


async def set_up(stage: Stage) -> None:
    stage.window.set_up(GAME)


async def own_deck(stage: Stage) -> None:
    """A deck of one's own is chosen, of fewer cards."""
    cards = deck_file.shipped_tables()
    await take_deck(stage, {**cards, "event": cards["event"][3:], "mystery": []})


async def bad_deck(stage: Stage) -> None:
    """A deck file with errors is refused."""
    cards = deck_file.shipped_tables()
    wrong = [{**card, "effect": ["loose food 2"]} for card in cards["event"][:4]]
    await take_deck(stage, {"event": [*wrong, {**cards["event"][4], "reward": ["gain wood -1"]}]})


async def take_deck(stage: Stage, cards: type_of_deck) -> None:
    stage.window.set_up(GAME)
    page = stage.window.page
    assert isinstance(page, SetUpPage)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "island-2.toml")
        path.write_text(deck_format.text(cards, words_of(GAME)), "utf-8")
        deck = told.values_on(page).deck
        assert deck is not None
        deck.take_file(str(path))
    await asyncio.sleep(SETTLE)
    scrolled = page.findChild(Scrolled)
    assert scrolled is not None, "the set-up scrolls"
    scrolled.ensureWidgetVisible(deck)


async def set_up_table(stage: Stage) -> None:
    stage.window.set_up(GAME, AT_TABLE)


SCREENS = Screens(
    all={
        "robinson": island,
        "robinson-table": table,
        "robinson-hand-over": hand_over,
        "robinson-card": card,
        "robinson-our-table": as_it_is,
        "robinson-effect": effect,
        "robinson-determination": determination,
        "robinson-tv": tv,
        "robinson-set-up": set_up,
    },
    states={
        "robinson-tv-table": tv_table,
        "robinson-tv-joined": tv_joined,
        "robinson-tv-hand-over": tv_hand_over,
        "robinson-alone": alone,
        "robinson-box": box,
        "robinson-drawn-card": drawn_card,
        "robinson-read-out": read_out,
        "robinson-rounds": rounds,
        "robinson-rounds-table": rounds_table,
        "robinson-hand-over-table": hand_over_table,
        "robinson-own-deck": own_deck,
        "robinson-bad-deck": bad_deck,
        "robinson-set-up-table": set_up_table,
    },
)
