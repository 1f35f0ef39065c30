"""The screens of Outer Earth that are looked at: match, table, television, score and values."""

from __future__ import annotations

import asyncio
import random
from functools import cache

from desktop import boards
from desktop.match.page import MatchPage
from engine.games.outer_earth.actions import END
from engine.games.outer_earth.state import OuterEarth
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import NOBODY, PUBLIC
from engine.rules.form import put
from tests.desktop.lessons import answers
from tests.first_matches import up_to
from tests.games.outer_earth import at_table
from tests.games.outer_earth.matches import by_lot
from tests.games.outer_earth.retold import table_of
from tests.games.outer_earth.window.table import table_on
from tests.stage import SETTLE, Screens, Stage

GAME, SEED = "outer-earth", "0CB1E29C"


def in_turn_of_anna() -> Match:
    """A match of Outer Earth at a table: three planets are sold, and Cleo has closed two before."""
    match = at_table.begun()
    at_table.tell(
        match,
        *("bought 1 2", "wanted 2", "wanted 1", "wanted none", "drew 1", "placed 1 01 primary"),
        *("placed 1 01 secondary", "invested 1 ?"),
        *("stocks 3 primary+tertiary 1", "closed_planets 3 1 0 1", "vp 3 11", "budget 109"),
    )
    return match


def with_own_cards() -> Match:
    """A match of Outer Earth at a table whose people entered two planets and a company of their copy."""
    match = table_of(games.load(GAME).setup(3), typed=True)
    at_table.tell(
        match,
        "planet_card 01 Firn primary 4 primary+tertiary ap 1 -",
        "turned 01",
        "planet_card 09 Lower%20Ostara secondary 5 secondary draw 1 -",
        "turned 09",
        "company_card longacre Guild 21 slot 1 -",
        "company 1 longacre",
    )
    return match


def auctioned(seats: int, until: str, bots: int = 0) -> Match:
    """A match of Outer Earth that was played by lot up to there.

    `until` is `3 turn` for the third time that this is asked, `3 round` for the answer by which
    that round will end; nothing for the end.
    """
    return Match.resume(record.read(_auctions(seats, until, bots)))


@cache
def _auctions(seats: int, until: str, bots: int) -> bytes:
    game = games.load(GAME)
    people = [
        Player(name, "bot:greedy" if seat >= seats - bots else "person")
        for seat, name in enumerate(("Anna", "Ben", "Cleo", "Dana")[:seats])
    ]
    match = Match.new(game, game.setup(seats), people, SEED)
    rng = random.Random(SEED)
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


async def paddles(stage: Stage) -> None:
    """Paddles of four people, each with two keys."""
    stage.open(auctioned(4, "3 paddle"))


async def bids(stage: Stage) -> None:
    """Whoever bids decides alone; two others have not wanted the planet."""
    stage.open(auctioned(4, "2 add_or_pass", bots=3))


async def turn(stage: Stage) -> None:
    stage.open(auctioned(2, "4 turn", bots=1))


async def four(stage: Stage) -> None:
    stage.open(auctioned(4, "3 turn", bots=3))


async def round_ends(stage: Stage) -> None:
    """The end of a round, as far as it is told first."""
    page = stage.open(auctioned(3, "2 round"))
    await asyncio.sleep(SETTLE)
    page.asking.answer("end")


async def end(stage: Stage) -> None:
    stage.window.open_match(stage.library.add(auctioned(4, ""), "Anna, Ben, Cleo, Dana"))


async def overview(stage: Stage) -> None:
    await four(stage)
    page = stage.window.page
    assert isinstance(page, MatchPage)
    page.turn_over()


async def score(stage: Stage) -> None:
    """Four people at the end of a match, all counted."""
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, boards.score(GAME).of(auctioned(4, ""), PUBLIC))


async def score_now(stage: Stage) -> None:
    """In a running match: the stocks of who has cards face down are still to be counted."""
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, boards.score(GAME).of(auctioned(3, "5 turn"), PUBLIC))


async def score_wrong(stage: Stage) -> None:
    """Several things that cannot be, all told at once."""
    form = boards.score(GAME).of(auctioned(3, ""), PUBLIC)
    put(form.counted, ("index", 0), 11)
    put(form.counted, ("stocks", 1, 0), 31)
    put(form.counted, ("developing", 2, 1), 14)
    put(form.counted, ("developing", 2, 0), 1)
    put(form.counted, ("vp", 2), -4)
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, form)


async def score_tie(stage: Stage) -> None:
    form = boards.score(GAME).begin(("Anna", "Ben", "Cleo"))
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
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, form)


async def lesson(stage: Stage) -> None:
    """The first prompt of a turn of Outer Earth, after the first planets."""
    stage.window.show_me(GAME)
    page = stage.window.page
    assert isinstance(page, MatchPage)
    for answer in answers(GAME):
        while not page.choosing.is_open:
            await asyncio.sleep(SETTLE)
        if answer.decision == "turn":
            # It would leave by itstage.
            page.headline.hide()
            return
        page.choosing.answer(*answer.choices)


async def lesson_table(stage: Stage) -> None:
    """A long prompt of the first table of Outer Earth, in a turn."""
    stage.table(up_to(GAME, 12))


async def table(stage: Stage) -> None:
    match = at_table.begun()
    at_table.tell(match, "hand 2 ?", "hand 3 0", "budget 31")
    stage.table(match)


async def table_bids(stage: Stage) -> None:
    match = at_table.begun()
    at_table.tell(match, "wanted 1+2+3", "added 3 2")
    stage.table(match)


async def table_turn(stage: Stage) -> None:
    stage.table(in_turn_of_anna())


async def table_ours(stage: Stage) -> None:
    match = at_table.at_table()
    at_table.tell(match, "joined")
    table_on(stage.table(match)).fix.click()


async def table_planet(stage: Stage) -> None:
    page = stage.table(in_turn_of_anna())
    panel = table_on(page).panel
    assert panel is not None
    next(it for it in panel.places if it.objectName() == "turn_1_0").click()


async def values(stage: Stage) -> None:
    """What people entered of their own copy at a table, ready to be saved."""
    stage.table(with_own_cards()).values_button.click()


async def tv(stage: Stage) -> None:
    stage.tv(in_turn_of_anna())


SCREENS = Screens(
    all={},
    states={
        "lesson-earth": lesson,
        "lesson-earth-table": lesson_table,
        "earth": paddles,
        "earth-bids": bids,
        "earth-turn": turn,
        "earth-four": four,
        "earth-round": round_ends,
        "earth-end": end,
        "earth-overview": overview,
        "score-earth": score,
        "score-earth-now": score_now,
        "score-earth-wrong": score_wrong,
        "score-earth-tie": score_tie,
        "table-earth": table,
        "table-earth-bids": table_bids,
        "table-earth-turn": table_turn,
        "table-earth-ours": table_ours,
        "table-earth-planet": table_planet,
        "values-earth": values,
        "tv-earth": tv,
    },
)
