"""Takes a picture of every screen of the real window, in both themes and both languages.

`tests/pictures [SCREEN …] [--theme light] [--language de] [--size 1920x1080]
[--text 150] [--to DIR]` takes only those; without a screen of its own it runs under Xvfb.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import random
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Literal

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget

from desktop import boards
from desktop.boards.red_outpost.table.day_end.page import DayEnd
from desktop.boards.red_outpost.table.our_table.page import OurTable
from desktop.boards.robinson_crusoe.table.effects.draft import NOTHING
from desktop.boards.robinson_crusoe.table.effects.page import EffectPage
from desktop.boards.robinson_crusoe.table.printed_cards.box_page import BoxPage
from desktop.editions.number_cell import NumberCell
from desktop.editions.page import EditionPage
from desktop.host.settings import Settings
from desktop.look import theme, translate
from desktop.look.controls import words_of
from desktop.look.frames import Scrolled
from desktop.look.voice import voice_of
from desktop.match.page import MatchPage
from desktop.match.thinking import Thinking
from desktop.rules.page import RulesPage
from desktop.score.page import ScorePage
from desktop.set_up.page import SetUpPage
from desktop.shelf.page import ShelfPage
from desktop.shell import app
from desktop.shell.window import Window
from desktop.table import awake
from desktop.table.correcting import Correcting
from desktop.table.page import TablePage
from desktop.tv.window import TvView
from engine.games.outer_earth.actions import END
from engine.games.outer_earth.state import OuterEarth
from engine.games.red_outpost.components import MINER
from engine.games.robinson_crusoe import deck_file, deck_format
from engine.match.match import Match
from engine.record import record
from engine.record.lines import Answer
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY, PUBLIC
from engine.rules.facts import written
from engine.rules.form import put
from engine.rules.game import AT_TABLE, PLAY
from engine.store.library import Library
from tests.desktop.lessons import answers
from tests.first_matches import up_to
from tests.games.outer_earth import at_table as outer_earth
from tests.games.outer_earth.matches import by_lot
from tests.games.outer_earth.retold import table_of as earth_table_of
from tests.games.outer_earth.window.table import table_on as earth_table_on
from tests.games.red_outpost.window.board import drawn_on
from tests.games.red_outpost.window.panels import table_on, telling_on
from tests.games.robinson_crusoe.window import table as robinson
from tests.paths import CHECKOUT

PLAYED = CHECKOUT / "tests" / "pictured"
"""Where the matches lie of which pictures are taken; greedy bots have played them."""
COUNTED = {2: "two", 3: "three", 4: "four"}
PICTURES = CHECKOUT / "build" / "screens"
"""Where the pictures go; git ignores it."""
GAME, ISLAND, EARTH, COLONY = "red-outpost", "robinson-crusoe", "outer-earth", "outpost"
SEED, EARTH_SEED = "7F3A91C2", "0CB1E29C"
NOW = 1_795_200_000
"""The time of the library's clock, so that a picture taken again is the same."""
SETTLE = 0.4
"""Seconds until layouts and motion have come to rest."""


def played(seats: int, until: int, bots: int = 0, *, special: bool = False) -> Match:
    """A match of people and of bots in the last `bots` seats, as bots once played it up to that turn."""
    return Match.resume(record.read(_played(seats, until, bots, special)))


@cache
def _played(seats: int, until: int, bots: int, special: bool) -> bytes:
    name = f"{COUNTED[seats]}{'_with_special_cards' if special else ''}.waypost"
    whole = record.read((PLAYED / name).read_bytes())
    people = [
        Player(name, "bot:greedy" if seat >= seats - bots else "person")
        for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dana")[:seats])
    ]
    match = Match.new(games.load(GAME), whole.header.setup, people, whole.header.seed)
    for line in whole.lines:
        if match.turn >= until:
            break
        if isinstance(line, Answer):
            match.answer(line.seat, *line.choices)
    return match.text().encode()


def in_turn_of_anna() -> Match:
    """A match of Outer Earth at a table: three planets are sold, and Cleo has closed two before."""
    match = outer_earth.begun()
    outer_earth.tell(
        match,
        *("bought 1 2", "wanted 2", "wanted 1", "wanted none", "drew 1", "placed 1 01 primary"),
        *("placed 1 01 secondary", "invested 1 ?"),
        *("stocks 3 primary+tertiary 1", "closed_planets 3 1 0 1", "vp 3 11", "budget 109"),
    )
    return match


def with_own_cards() -> Match:
    """A match of Outer Earth at a table whose people entered two planets and a company of their copy."""
    match = earth_table_of(games.load(EARTH).setup(3), typed=True)
    outer_earth.tell(
        match,
        "planet_card 01 Firn primary 4 primary+tertiary ap 1 -",
        "turned 01",
        "planet_card 09 Lower%20Ostara secondary 5 secondary draw 1 -",
        "turned 09",
        "company_card longacre Guild 21 slot 1 -",
        "company 1 longacre",
    )
    return match


def told(facts: str, **options: str) -> Match:
    """A match at a table of which these facts, one a line, were told."""
    game = games.load(GAME)
    people = [Player(name) for name in ("Anna", "Ben", "Cleo")]
    setup = game.setup(len(people), {"first": "1", **options}, level=AT_TABLE)
    match = Match.new(game, setup, people, SEED)
    for fact in facts.strip().splitlines():
        match.tell(*fact.split())
    return match


AFTERNOON = """
worker_card 1 miner
worker_card 2 farmer
worker_card 3 commissar
place_card 1 palace
place_card 2 mine
place_card 3 lake
clock 2 afternoon 3 3
vp 1 19
vp 2 17
vp 3 17
crystals 1 3
crystals 2 4
crystals 3 6
wheel 1 2
wheel 2 3
wheel 3 4
warehouse wool 1
warehouse grain 2
warehouse fish 2
exported wool 2
exported grain 1
exported coal 2
exported fish 1
lake_discards 1 2 0
ship_discards 1 1 0 0 0 1 0
"""
"""The second day in the Afternoon, as it can stand on a table."""


POINTS = "vp 1 22\nvp 2 21\nvp 3 18\n"
EVENING = f"""
{POINTS}mood_at shepherd 2
discs shepherd 1 2
mood_at farmer -1
discs farmer 1 1
discs farmer 2 1
discs farmer 3 1
mood_at fisherman 3
discs fisherman 3 2
mood_at miner -2
discs miner 2 2
mood_at commissar 4
discs commissar 1 2
discs commissar 2 2
discs commissar 3 1
mood_at bureaucrat 1
discs bureaucrat 1 2
discs bureaucrat 2 2
discs bureaucrat 3 3
clock 2 evening 3 2
"""
"""The second day once it is played."""


def castaways(level: str, until: int) -> Match:
    """A match of Robinson Crusoe that was told up to the Event Phase of that round."""
    return Match.resume(record.read(_castaways(level, until)))


@cache
def _castaways(level: str, until: int) -> bytes:
    game = games.load(ISLAND)
    people = [Player(name) for name in ("Anna", "Ben", "Cleo", "Dana")]
    match = Match.new(game, game.setup(4, {"first": "1"}, level=level), people, SEED)
    drawn = iter(("book", "build", "gather", "book", "explore") * 2)
    while robinson.shown(match).round < until:
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


def auctioned(seats: int, until: str, bots: int = 0) -> Match:
    """A match of Outer Earth that was played by lot up to there.

    `until` is `3 turn` for the third time that this is asked, `3 round` for the answer by which
    that round will end; nothing for the end.
    """
    return Match.resume(record.read(_auctions(seats, until, bots)))


@cache
def _auctions(seats: int, until: str, bots: int) -> bytes:
    game = games.load(EARTH)
    people = [
        Player(name, "bot:greedy" if seat >= seats - bots else "person")
        for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dana")[:seats])
    ]
    match = Match.new(game, game.setup(seats), people, EARTH_SEED)
    rng = random.Random(EARTH_SEED)
    number, _, name = until.partition(" ")
    asked = 0
    while match.asked != NOBODY:
        state = match.state
        assert isinstance(state, OuterEarth) and state.question is not None
        asked += state.question.name == name and match.asked < seats - bots
        if name != "round" and asked == int(number or 0) > 0:
            break
        action = by_lot(state, rng)
        before = match.text() if action == END else ""
        match.answer(match.asked, action)
        now = match.state
        assert isinstance(now, OuterEarth)
        if name == "round" and int(number) == state.round < now.round:
            return before.encode()
    return match.text().encode()


def colonized(seats: int, until: str, bots: int = 0) -> Match:
    """A match of Outpost that was played by lot up to there.

    `until` is `3 put_up` for the third time that a person is asked this; nothing for the end.
    """
    return Match.resume(record.read(_colonies(seats, until, bots)))


@cache
def _colonies(seats: int, until: str, bots: int) -> bytes:
    game = games.load(COLONY)
    names = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fay", "Gus", "Hans", "Ida")
    people = [
        Player(name, "bot:greedy" if seat >= seats - bots else "person")
        for seat, name in enumerate(names[:seats])
    ]
    match = Match.new(game, game.setup(seats), people, SEED)
    rng = random.Random(SEED)
    number, _, name = until.partition(" ")
    asked = 0
    while match.state.question is not None:
        asked += match.state.question.name == name and match.asked < seats - bots
        if asked == int(number or 0) > 0:
            break
        legal = match.state.legal_actions()
        match.answer(match.asked, legal[rng.randrange(len(legal))])
    return match.text().encode()


class Stage:
    """The window with a library of some matches, and the ways to its screens."""

    def __init__(self, window: Window, library: Library) -> None:
        self.window, self.library = window, library
        self.shown: QWidget = window
        """What the picture is taken of."""
        library.add(played(2, 99), "Sunday")
        library.add(played(3, 12, special=True), "Friday at the cabin")
        self.over = library.add(played(3, 99, special=True), "Friday at the cabin")
        self.running = library.add(played(3, 18, special=True), "Anna, Ben, Cleo")

    async def shelf(self) -> None:
        self.window.show_shelf()

    async def matches(self) -> None:
        await self.shelf()
        page = self.window.page
        assert isinstance(page, ShelfPage)
        page.show_all()

    async def set_up(self) -> None:
        self.window.set_up(GAME)

    async def match(self) -> None:
        self.window.open_match(self.running)

    async def overview(self) -> None:
        await self.match()
        page = self.window.page
        assert isinstance(page, MatchPage)
        page.turn_over()

    def _open(self, match: Match) -> MatchPage:
        self.window.open_match(self.library.add(match, "Anna, Ben, Cleo"))
        page = self.window.page
        assert isinstance(page, MatchPage)
        return page

    async def since(self) -> None:
        self._open(played(3, 13, bots=2, special=True))

    async def moment(self) -> None:
        page = self._open(played(3, 16, bots=2, special=True))
        page.show_moment(page.match.log()[-14].number)

    async def settled(self) -> None:
        page = self._open(played(3, 21, special=True))
        await asyncio.sleep(SETTLE)
        while page.match.turn < 22:
            page.asking.answer(page.match.state.legal_actions()[0])
            await asyncio.sleep(SETTLE)

    async def card(self) -> None:
        """A lake card, before it acts."""
        page = self._open(played(3, 12, special=True))
        await asyncio.sleep(SETTLE)
        while page.scenes.card.shown is None or page.scenes.thing != "deck:lake":
            actions = page.match.state.legal_actions()
            at_lake = (action for action in actions if str(action).endswith(">lake"))
            page.asking.answer(next(at_lake, actions[0]))
            await asyncio.sleep(SETTLE)

    async def dealt(self) -> None:
        """The special cards of four people."""
        self._open(played(4, 0, special=True))

    async def earth(self) -> None:
        """Paddles of four people, each with two keys."""
        self._open(auctioned(4, "3 paddle"))

    async def earth_bids(self) -> None:
        """Whoever bids decides alone; two others have not wanted the planet."""
        self._open(auctioned(4, "4 add_or_pass", bots=3))

    async def earth_turn(self) -> None:
        self._open(auctioned(2, "4 turn", bots=1))

    async def earth_four(self) -> None:
        self._open(auctioned(4, "3 turn", bots=3))

    async def earth_round(self) -> None:
        """The end of a round, as far as it is told first."""
        page = self._open(auctioned(3, "2 round"))
        await asyncio.sleep(SETTLE)
        page.asking.answer("end")

    async def earth_end(self) -> None:
        self.window.open_match(self.library.add(auctioned(4, ""), "Anna, Ben, Cleo, Dana"))

    async def earth_overview(self) -> None:
        await self.earth_four()
        page = self.window.page
        assert isinstance(page, MatchPage)
        page.turn_over()

    async def score_earth(self) -> None:
        """Four people at the end of a match, all counted."""
        self.window.show_shelf()
        self.window.count(EARTH, boards.score(EARTH).of(auctioned(4, ""), PUBLIC))

    async def score_earth_now(self) -> None:
        """In a running match: the stocks of who has cards face down are still to be counted."""
        self.window.show_shelf()
        self.window.count(EARTH, boards.score(EARTH).of(auctioned(3, "5 turn"), PUBLIC))

    async def score_earth_wrong(self) -> None:
        """Several things that cannot be, all told at once."""
        form = boards.score(EARTH).of(auctioned(3, ""), PUBLIC)
        put(form.counted, ("index", 0), 11)
        put(form.counted, ("stocks", 1, 0), 31)
        put(form.counted, ("developing", 2, 1), 14)
        put(form.counted, ("vp", 2), -4)
        self.window.show_shelf()
        self.window.count(EARTH, form)

    async def score_earth_tie(self) -> None:
        form = boards.score(EARTH).begin(("Anna", "Ben", "Cleo"))
        counts = {"vp": (25, 27, 24)}
        for seat, vp in enumerate(counts["vp"]):
            put(form.counted, ("vp", seat), vp)
        for kind, rows in (
            ("stocks", ((4, 1, 1), (1, 3, 2), (2, 2, 2))),
            ("portfolio", ((3, 1, 1), (1, 2, 2), (0, 1, 1))),
        ):
            for at, row in enumerate(rows):
                for seat, count in enumerate(row):
                    put(form.counted, (kind, at, seat), count)
        put(form.counted, ("developing", 0, 1), 2)
        self.window.show_shelf()
        self.window.count(EARTH, form)

    async def outpost(self) -> None:
        """Nine colonies, and the market before one of them."""
        self._open(colonized(9, "20 put_up", bots=8))

    async def outpost_overview(self) -> None:
        await self.outpost()
        page = self.window.page
        assert isinstance(page, MatchPage)
        page.turn_over()

    async def outpost_bids(self) -> None:
        """An auction before all of four people."""
        self._open(colonized(4, "60 bid"))

    async def outpost_operators(self) -> None:
        """Two colonies; people and robots are sent to work."""
        self._open(colonized(2, "12 place_operators", bots=1))

    async def outpost_end(self) -> None:
        self.window.open_match(self.library.add(colonized(4, ""), "Anna, Ben, Cleo, Dana"))

    async def people(self) -> None:
        page = self._open(played(3, 16, bots=1))
        page.asking.hold("pause", True)
        page.who.click()

    async def sheet(self) -> None:
        self.window.open_match(self.over)

    async def end_early(self) -> None:
        """By agreement, with two people level on points."""
        match = played(3, 16)
        match.end(match.persons)
        self.window.open_match(self.library.add(match, "Anna, Ben, Cleo"))

    async def end_four(self) -> None:
        self.window.open_match(
            self.library.add(played(4, 99, special=True), "Anna, Ben, Cleo, Dana")
        )

    async def lesson(self) -> None:
        """The longest prompt of the first match, where a board and six choices need their room."""
        self.window.show_me(GAME)

    async def lesson_left(self) -> None:
        """Another action than the prompt's was taken."""
        await self.lesson()
        page = self.window.page
        assert isinstance(page, MatchPage)
        await asyncio.sleep(SETTLE)
        page.choosing.answer("commissar>warehouse")

    async def lesson_earth(self) -> None:
        """The first prompt of a turn of Outer Earth, after the first planets."""
        self.window.show_me(EARTH)
        page = self.window.page
        assert isinstance(page, MatchPage)
        for answer in answers(EARTH):
            while not page.choosing.is_open:
                await asyncio.sleep(SETTLE)
            if answer.decision == "turn":
                # It would leave by itself.
                page.headline.hide()
                return
            page.choosing.answer(*answer.choices)

    async def lesson_table(self) -> None:
        self.window.show_me(GAME, AT_TABLE)

    async def lesson_earth_table(self) -> None:
        """A long prompt of the first table of Outer Earth, in a turn."""
        self._table(up_to(EARTH, 12))

    async def refused(self) -> None:
        """A place that cannot be chosen tells why."""
        page = self._open(played(3, 18, special=True))
        await asyncio.sleep(SETTLE)
        drawn_on(page).press("place:field_kitchen")

    async def score_kept(self) -> None:
        await self.score()
        page = self.window.page
        assert isinstance(page, ScorePage)
        page.kept.keep.emit("Friday at the cabin" if translate.language() == "en" else "Freitag")
        await asyncio.sleep(SETTLE)
        scrolled = page.findChild(Scrolled)
        assert scrolled is not None, "the page scrolls"
        bar = scrolled.verticalScrollBar()
        bar.setValue(page.kept.mapTo(page, QPoint()).y())

    async def score_wrong(self) -> None:
        """Several things that cannot be, all told at once."""
        form = boards.score(GAME).of(played(3, 99, special=True), PUBLIC)
        put(form.counted, ("days", 0, "discs", MINER, 1), 12)
        put(form.counted, ("crystals", 2), 30)
        self.window.show_shelf()
        self.window.count(GAME, form)

    async def settings(self) -> None:
        self.window.show_shelf()
        self.window.show_settings()

    async def rules(self) -> None:
        self.window.open_match(self.running)
        self.window.open_rules(GAME, "RO-R7")

    async def help(self) -> None:
        self.window.show_shelf()
        self.window.open_rules(GAME, "help.table")

    async def rules_found(self) -> None:
        self.window.show_shelf()
        self.window.open_rules(GAME)
        page = self.window.page
        assert isinstance(page, RulesPage)
        page.search.setText("crystal" if translate.language() == "en" else "Kristall")

    async def keys(self) -> None:
        await self.match()
        self.window.keys.tell(self.window.page)

    async def score(self) -> None:
        self.window.show_shelf()
        self.window.count(GAME, boards.score(GAME).of(played(3, 99, special=True), PUBLIC))

    async def score_tie(self) -> None:
        self.window.show_shelf()
        form = boards.score(GAME).of(played(3, 99), PUBLIC)
        form.take_span("0")
        for kind, counts in (("vp", (20, 19, 23)), ("crystals", (2, 5)), ("palace", (3, 3))):
            for seat, count in enumerate(counts):
                put(form.counted, (kind, seat), count)
        self.window.count(GAME, form)

    async def values(self) -> None:
        """The numbers of one's own copy, some of them entered, and one that cannot be."""
        self.window.set_up(GAME)
        self.window.match_board(GAME, "", lambda _: None)
        page = self.window.page
        assert isinstance(page, EditionPage)
        for group, at in (("ship", 1), ("export", 2)):
            page.show_group(group)
            cells = list(page.fields.cells.values())
            for cell in cells[: 2 * at]:
                assert isinstance(cell, NumberCell)
                cell.stepper.step(1)

    async def set_up_table(self) -> None:
        self.window.set_up(GAME, AT_TABLE)

    async def table(self) -> None:
        self._table(told(AFTERNOON, special_cards="on"))

    async def table_workers(self) -> None:
        page = self._table(told("done 1\nmoved 2 miner mine portrait place\nproduced 2 coal 2"))
        table_on(page).turn.show_part("moves")

    async def table_log(self) -> None:
        page = self._table(told(f"{AFTERNOON}produced 3 grain 1\ndone 3", special_cards="on"))
        page.show_log()

    def _table(self, match: Match) -> TablePage:
        name = "Friday at the cabin" if translate.language() == "en" else "Freitag in der Hütte"
        self.window.chosen.opened = []
        self.window.open_match(self.library.add(match, name))
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    async def table_earth(self) -> None:
        match = outer_earth.begun()
        outer_earth.tell(match, "hand 2 ?", "hand 3 0", "budget 31")
        self._table(match)

    async def table_earth_bids(self) -> None:
        match = outer_earth.begun()
        outer_earth.tell(match, "wanted 1+2+3", "added 3 2")
        self._table(match)

    async def table_earth_turn(self) -> None:
        self._table(in_turn_of_anna())

    async def table_earth_ours(self) -> None:
        match = outer_earth.at_table()
        outer_earth.tell(match, "joined")
        earth_table_on(self._table(match)).fix.click()

    async def table_earth_planet(self) -> None:
        page = self._table(in_turn_of_anna())
        panel = earth_table_on(page).panel
        assert panel is not None
        next(it for it in panel.places if it.objectName() == "turn_1_0").click()

    async def values_earth(self) -> None:
        """What people entered of their own copy at a table, ready to be saved."""
        self._table(with_own_cards()).values_button.click()

    async def tv_earth(self) -> None:
        await self._tv(in_turn_of_anna(), EARTH)

    async def tv(self) -> None:
        await self._tv(told(AFTERNOON, special_cards="on"))

    async def tv_joined(self) -> None:
        await self._tv(told("joined\nclock 1 evening 1 2\nvp 1 12\ncrystals 2 3\nwheel 1 3"))

    async def tv_end(self) -> None:
        points = "vp 1 30\nvp 2 34\nvp 3 31\n"
        await self._tv(told(f"{points}crystals 3 7\nclock 2 evening 3 2\nsettle"))

    async def island_tv(self) -> None:
        match = castaways(PLAY, 6)
        match.tell("draw")
        await self._tv(match, ISLAND)

    async def island_tv_table(self) -> None:
        match = castaways(AT_TABLE, 5)
        match.tell("shuffle_in", "mystery", 1)
        await self._tv(match, ISLAND)

    async def island_tv_joined(self) -> None:
        match = castaways(AT_TABLE, 5)
        for fact in ("joined", "count food 3", "count wounds.2 4", "clock 7 2"):
            match.tell(*fact.split())
        await self._tv(match, ISLAND)

    async def island_tv_hand_over(self) -> None:
        """As the page of the table opens it."""
        page = self._castaways(PLAY, 6)
        page.tv.open()
        assert page.tv.window is not None
        page.tv.window.resize(self.window.size())
        self.shown = page.tv.window

    async def _tv(self, match: Match, game: str = GAME) -> None:
        """The second window, as large as the first."""
        self.window.show_shelf()
        view = TvView(self.window.page, boards.tv(game))
        name = "Friday at the cabin" if translate.language() == "en" else "Freitag in der Hütte"
        more = (None, False) if game == ISLAND else None
        view.show_table(match.state, voice_of(match, translate.language()), name, more=more)
        view.open()
        assert view.window is not None
        view.window.resize(self.window.size())
        self.shown = view.window

    async def day_end(self) -> None:
        page = self._table(told(EVENING))
        page.page_wanted.emit(DayEnd(telling_on(page)))
        assert isinstance(self.window.page, DayEnd)
        self.window.page.go("commissar")

    async def day_end_summary(self) -> None:
        page = self._table(told(EVENING))
        page.page_wanted.emit(DayEnd(telling_on(page)))

    async def day_end_joined(self) -> None:
        page = self._table(told(f"joined\n{POINTS}clock 1 evening 3 2\ndiscs shepherd 1 2"))
        page.page_wanted.emit(DayEnd(telling_on(page)))

    async def our_table(self) -> None:
        page = self._table(told(AFTERNOON, special_cards="on"))
        page.page_wanted.emit(OurTable(telling_on(page), joining=True))
        assert isinstance(self.window.page, OurTable)
        self.window.page.go("people")

    async def correcting(self) -> None:
        page = self._table(told("produced 1 wool 2\nsold 1 wool\nproduced 2 coal 1\nbought 3 fish"))
        made = Correcting(page.telling)
        made.open(1)
        page.page_wanted.emit(made)
        made.strike.press()

    async def putting_in(self) -> None:
        self._putting_in()

    async def put_in(self) -> None:
        self._putting_in().putting_in.insert.press()

    def _putting_in(self) -> TablePage:
        page = self._table(told("produced 1 wool 2\nsold 1 wool\nproduced 2 coal 1\nbought 1 fish"))
        page.put_in_before(2)
        for _ in range(2):
            page.telling.tell("produced", 1, "wool", 2)
        page.telling.tell("bought", 1, "fish")
        return page

    async def island(self) -> None:
        self._castaways(PLAY, 5).table.escape()

    async def island_table(self) -> None:
        self._castaways(AT_TABLE, 4).table.escape()

    async def island_hand_over(self) -> None:
        self._castaways(PLAY, 6)

    async def island_hand_over_table(self) -> None:
        self._castaways(AT_TABLE, 4)

    async def island_box(self) -> None:
        """Cards of somebody's own copy, as they were typed in."""
        page = self._castaways(AT_TABLE, 4)
        for space, *texts in (
            ("left", "Storm at night", "1 wood", "Roof −1"),
            ("right", "Colt wind", "", "1 Wound for everybody"),
        ):
            page.telling.tell("card_note", space, *map(written, texts))
        page.page_wanted.emit(BoxPage(robinson.telling_on(page)))

    async def island_alone(self) -> None:
        """A group that wants the counters alone."""
        page = self._castaways(AT_TABLE, 4)
        page.table.escape()
        page.parts.menu_of_parts.actions()[0].trigger()

    def _castaways(self, level: str, until: int) -> TablePage:
        self.window.chosen.hidden = []
        self.window.open_match(self.library.add(castaways(level, until), "Sunday"))
        page = self.window.page
        assert isinstance(page, TablePage)
        return page

    async def island_card(self) -> None:
        await self.island()
        page = self.window.page
        assert isinstance(page, TablePage)
        robinson.table_on(page).threats.looked.emit("left")

    async def island_as_it_is(self) -> None:
        await self.island_table()
        page = self.window.page
        assert isinstance(page, TablePage)
        robinson.table_on(page).fix.click()

    async def island_determination(self) -> None:
        page = self._castaways(AT_TABLE, 4)
        page.table.escape()
        for action in page.parts.menu_of_parts.actions():
            if action.objectName() == "part_determination":
                action.trigger()

    async def island_effect(self) -> None:
        match = castaways(AT_TABLE, 4)
        match.tell("drew", "book", "-", "-", "-")
        self.window.open_match(self.library.add(match, "Sunday"))
        page = self.window.page
        assert isinstance(page, TablePage)
        made = EffectPage(robinson.telling_on(page))
        page.page_wanted.emit(made)
        for thing, n in (("palisade", 2), ("wounds", 1)):
            if made.drafts != [NOTHING]:
                made.begin_more()
            made.chooser.things[thing].click()
            made.chooser.count(n)

    async def island_set_up(self) -> None:
        self.window.set_up(ISLAND)

    async def island_own_deck(self) -> None:
        """A deck of one's own is chosen, of fewer cards."""
        cards = deck_file.shipped_tables()
        await self._take_deck({**cards, "event": cards["event"][3:], "mystery": []})

    async def island_bad_deck(self) -> None:
        """A deck file with errors is refused."""
        cards = deck_file.shipped_tables()
        wrong = [{**card, "effect": ["loose food 2"]} for card in cards["event"][:4]]
        await self._take_deck(
            {"event": [*wrong, {**cards["event"][4], "reward": ["gain wood -1"]}]}
        )

    async def _take_deck(self, cards: deck_file.type_of_deck) -> None:
        self.window.set_up(ISLAND)
        page = self.window.page
        assert isinstance(page, SetUpPage)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "island-2.toml")
            path.write_text(deck_format.text(cards, words_of(ISLAND)), "utf-8")
            robinson.values_on(page).take_file(str(path))
        await asyncio.sleep(SETTLE)
        scrolled = page.findChild(Scrolled)
        assert scrolled is not None, "the set-up scrolls"
        deck = robinson.values_on(page).deck
        assert deck is not None
        scrolled.ensureWidgetVisible(deck)

    async def island_set_up_table(self) -> None:
        self.window.set_up(ISLAND, AT_TABLE)

    def screens(self) -> dict[str, Callable[[], Coroutine[Any, Any, None]]]:
        """Every screen by the name of its picture."""
        return {
            "shelf": self.shelf,
            "matches": self.matches,
            "set-up": self.set_up,
            "match": self.match,
            "overview": self.overview,
            "moment": self.moment,
            "since": self.since,
            "settled": self.settled,
            "card": self.card,
            "dealt": self.dealt,
            "people": self.people,
            "lesson": self.lesson,
            "lesson-table": self.lesson_table,
            "end": self.sheet,
            "score": self.score,
            "score-tie": self.score_tie,
            "robinson": self.island,
            "robinson-table": self.island_table,
            "robinson-hand-over": self.island_hand_over,
            "robinson-card": self.island_card,
            "robinson-our-table": self.island_as_it_is,
            "robinson-effect": self.island_effect,
            "robinson-determination": self.island_determination,
            "robinson-tv": self.island_tv,
            "robinson-set-up": self.island_set_up,
            "rules": self.rules,
            "rules-found": self.rules_found,
            "help": self.help,
            "set-up-table": self.set_up_table,
            "values": self.values,
            "table": self.table,
            "table-workers": self.table_workers,
            "table-log": self.table_log,
            "day-end": self.day_end,
            "day-end-summary": self.day_end_summary,
            "day-end-joined": self.day_end_joined,
            "our-table": self.our_table,
            "correcting": self.correcting,
            "putting-in": self.putting_in,
            "put-in": self.put_in,
            "tv": self.tv,
            "tv-joined": self.tv_joined,
            "tv-end": self.tv_end,
            "keys": self.keys,
            "settings": self.settings,
        }

    def states(self) -> dict[str, Callable[[], Coroutine[Any, Any, None]]]:
        """Screens once more, in states that are worth a look."""
        return {
            "end-early": self.end_early,
            "end-four": self.end_four,
            "refused": self.refused,
            "lesson-left": self.lesson_left,
            "lesson-earth": self.lesson_earth,
            "lesson-earth-table": self.lesson_earth_table,
            "robinson-tv-table": self.island_tv_table,
            "robinson-tv-joined": self.island_tv_joined,
            "robinson-tv-hand-over": self.island_tv_hand_over,
            "robinson-alone": self.island_alone,
            "robinson-box": self.island_box,
            "robinson-hand-over-table": self.island_hand_over_table,
            "score-kept": self.score_kept,
            "score-wrong": self.score_wrong,
            "robinson-own-deck": self.island_own_deck,
            "robinson-bad-deck": self.island_bad_deck,
            "robinson-set-up-table": self.island_set_up_table,
            "earth": self.earth,
            "earth-bids": self.earth_bids,
            "earth-turn": self.earth_turn,
            "earth-four": self.earth_four,
            "earth-round": self.earth_round,
            "earth-end": self.earth_end,
            "earth-overview": self.earth_overview,
            "score-earth": self.score_earth,
            "score-earth-now": self.score_earth_now,
            "score-earth-wrong": self.score_earth_wrong,
            "score-earth-tie": self.score_earth_tie,
            "table-earth": self.table_earth,
            "table-earth-bids": self.table_earth_bids,
            "table-earth-turn": self.table_earth_turn,
            "table-earth-ours": self.table_earth_ours,
            "table-earth-planet": self.table_earth_planet,
            "values-earth": self.values_earth,
            "tv-earth": self.tv_earth,
            "outpost": self.outpost,
            "outpost-overview": self.outpost_overview,
            "outpost-bids": self.outpost_bids,
            "outpost-operators": self.outpost_operators,
            "outpost-end": self.outpost_end,
        }


async def take(qt: QApplication, wanted: argparse.Namespace) -> int:
    """Take the pictures that are wanted; the exit code."""
    # Where nobody keeps the screen on, a page would say so in the picture.
    awake.has_screen = lambda: False
    themes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    languages: tuple[Literal["en", "de"], ...] = ("en", "de")
    wide, high = map(int, wanted.size.split("x"))
    wanted.to.mkdir(parents=True, exist_ok=True)
    with closing(Thinking()) as thinking, tempfile.TemporaryDirectory() as own:
        for name, language in itertools.product(themes, languages):
            if wanted.theme not in (None, name) or wanted.language not in (None, language):
                continue
            theme.apply(qt, name, wanted.text / 100)
            translate.install(qt, language)
            chosen = Settings(
                language=language, theme=name, text_size=wanted.text, names=["Anna", "Ben", "Cleo"]
            )
            kept = Path(own, f"{name}-{language}.sqlite")
            with (
                closing(Library(kept, lambda: NOW)) as library,
                closing(Window(qt, library, chosen, thinking)) as window,
            ):
                window.resize(wide, high)
                window.show()
                stage = Stage(window, library)
                for screen, go in {**stage.screens(), **stage.states()}.items():
                    if wanted.screens and screen not in wanted.screens:
                        continue
                    stage.shown = window
                    await go()
                    await asyncio.sleep(SETTLE)
                    path = wanted.to / f"{screen}-{name}-{language}.png"
                    if not stage.shown.grab().save(str(path)):
                        raise SystemExit(f"{path} cannot be written")
                    print(path, flush=True)
    return 0


def main() -> int:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(prog="tests/pictures", description=__doc__)
    parser.add_argument("screens", nargs="*")
    parser.add_argument("--theme", choices=("light", "dark"))
    parser.add_argument("--language", choices=("en", "de"))
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--text", type=int, default=100)
    parser.add_argument("--to", type=Path, default=PICTURES)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as own:
        # Neither the person's matches nor the settings are touched.
        os.environ["WAYPOST_CONFIG"] = os.environ["WAYPOST_DATA"] = own
        return app.run_with(lambda qt: take(qt, wanted))


if __name__ == "__main__":
    raise SystemExit(main())
