"""The screens of Outpost that are looked at."""

from __future__ import annotations

import asyncio
import random
from functools import cache

from desktop import boards
from desktop.boards.outpost.cards.page import CardsPage
from desktop.boards.outpost.table.table import Table
from desktop.look import frames
from desktop.look.translate import language
from desktop.match.page import MatchPage
from desktop.set_up.page import SetUpPage
from engine.games.outpost import deck_file
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules import game as games
from engine.rules.agenda import PUBLIC
from engine.rules.form import put
from tests.games.outpost import at_table
from tests.stage import SEED, SETTLE, Screens, Stage

GAME = "outpost"


def colonized(seats: int, until: str, bots: int = 0) -> Match:
    """A match of Outpost that was played by lot up to there.

    `until` is `3 put_up` for the third time that a person is asked this; nothing for the end.
    """
    return Match.resume(record.read(_colonies(seats, until, bots)))


@cache
def _colonies(seats: int, until: str, bots: int) -> bytes:
    game = games.load(GAME)
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


async def market(stage: Stage) -> None:
    """Nine colonies, and the market before one of them."""
    stage.open(colonized(9, "20 put_up", bots=8))


async def overview(stage: Stage) -> None:
    await market(stage)
    page = stage.window.page
    assert isinstance(page, MatchPage)
    page.turn_over()


async def bids(stage: Stage) -> None:
    """An auction before all of four people."""
    stage.open(colonized(4, "60 bid"))


async def operators(stage: Stage) -> None:
    """Two colonies; people and robots are sent to work."""
    stage.open(colonized(2, "12 place_operators", bots=1))


async def end(stage: Stage) -> None:
    stage.window.open_match(stage.library.add(colonized(4, ""), "Anna, Ben, Cleo, Dana"))


async def set_up(stage: Stage) -> None:
    stage.window.set_up(GAME)


async def own_deck(stage: Stage) -> None:
    """A deck of one's own that is not finished is chosen."""
    named = {"id": "meteor", "copies": 1, "name_en": "Meteor", "name_de": "Meteorit"}
    kept = {"event": [*deck_file.shipped_tables()["event"][:9], named]}
    stage.library.decks.keep(GAME, "Friday deck", kept)
    stage.window.set_up(GAME)
    page = stage.window.page
    assert isinstance(page, SetUpPage) and page.deck is not None
    page.deck.box.list.setCurrentIndex(1)
    page.deck.box.list.activated.emit(1)
    await asyncio.sleep(SETTLE)
    frames.bring_into_view(page.deck)


async def cards(stage: Stage) -> None:
    """The cards of the app's deck, to be changed."""
    cards_page(stage)


def cards_page(stage: Stage) -> CardsPage:
    stage.window.set_up(GAME)
    page = stage.window.page
    assert isinstance(page, SetUpPage) and page.deck is not None
    page.deck.edit_cards()
    made = stage.window.page
    assert isinstance(made, CardsPage)
    return made


async def unfinished_cards(stage: Stage) -> None:
    """Two cards of which only the name is known, and one that is to be put right."""
    page = cards_page(stage)
    for name in ("Meteor", "Comet"):
        page.add_card()
        line = page.form.texts[f"name_{language()}"]
        line.setText(name)
        line.textEdited.emit(name)
    page.form.begin.click()
    page.form.options.add.click()
    page.form.options.more[0].click()
    page.form.options.rows[0][0].amounts[1].field.setText("3")
    page.form.options.rows[0][0].amounts[1].changed.emit()
    page.form.switches["draft"].choose("on")
    page.form.scope.activated.emit(3)


def at_table_of(seats: int, extent: str, *facts: str) -> Match:
    """A match at a table of that extent, of which that was told."""
    match = at_table.at_table(seats, extent=extent)
    at_table.tell_all(match, ";".join(facts))
    return match


NINE = (
    *(f"vp {seat} {vp}" for seat, vp in enumerate((12, 9, 14, 11, 7, 16, 9, 10, 13), 1)),
    *(
        f"face {seat} {face}"
        for seat, face in enumerate((95, 40, 120, 80, 30, 145, 45, 70, 110), 1)
    ),
)
"""What nine people have in the middle of a match."""


def played_by_events() -> Match:
    """A table that follows events alone: phase 2 has just begun, and Ben has drawn one for himself."""
    return at_table_of(
        4,
        "events",
        "turn; turn; event audit; turn; event quiet_shift; phase 2; personal 2; event strike",
    )


def played_by_order() -> Match:
    """Nine people, whose VP are told; an event that takes something waits for all of them."""
    match = at_table_of(9, "order", "joined; clock 8 2 7", *NINE)
    at_table.tell_all(match, "turn; event hull_breach")
    return match


def played_in_full(seats: int = 4) -> Match:
    """Everything is followed; in the first turn two upgrades have been won."""
    order = "+".join(str(seat + 1) for seat in range(seats))
    match = at_table_of(seats, "full", f"turn; order {order}")
    faces = (1, 2, 3, 4) * 3
    while at_table.shown(match).waits_for.startswith("roll"):
        tried = [n for n in faces if match.why_not("rolled", n) is None]
        at_table.tell(match, f"rolled {tried[len(match.lines) % len(tried)]}")
    at_table.tell_all(match, "won 1 warehouse; built 1 ore 1; hired 1 population 1; won 2 nodule")
    return match


async def table_set_up(stage: Stage) -> None:
    stage.table(at_table.at_table(4))


async def table(stage: Stage) -> None:
    stage.table(played_by_events())


async def table_drawing(stage: Stage) -> None:
    stage.table(at_table_of(4, "events", "turn; turn"))


async def table_order(stage: Stage) -> None:
    stage.table(played_by_order())


async def table_full(stage: Stage) -> None:
    stage.table(played_in_full())


async def table_nine(stage: Stage) -> None:
    stage.table(played_in_full(9))


async def table_rolling(stage: Stage) -> None:
    """A roll of phase 2, in which some numbers bring the next lower upgrade."""
    match = played_in_full()
    at_table.tell_all(match, "phase 2; turn; order 2+1+3+4; event quiet_shift")
    stage.table(match)


async def table_deciding(stage: Stage) -> None:
    """Four people choose one after another what an event brings."""
    match = played_in_full()
    at_table.tell_all(match, "turn; order 2+1+3+4; event buried_cache")
    stage.table(match)


async def table_seat(stage: Stage) -> None:
    page = stage.table(played_in_full())
    assert isinstance(page.table, Table)
    page.table.turn.open_seat(0)


async def table_ours(stage: Stage) -> None:
    page = stage.table(at_table_of(4, "full", "joined"))
    assert isinstance(page.table, Table)
    page.table.fix.click()


async def tv(stage: Stage) -> None:
    stage.tv(played_by_order())


async def tv_events(stage: Stage) -> None:
    stage.tv(played_by_events())


async def score(stage: Stage) -> None:
    """Nine people at the end of a match, all counted."""
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, boards.score(GAME).of(colonized(9, ""), PUBLIC))


async def score_missing(stage: Stage) -> None:
    """A sheet of nine on which the second person is being counted."""
    form = boards.score(GAME).of(colonized(9, ""), PUBLIC)
    for what in ("manned", "upgrades", "crewed"):
        for row in getattr(form.counted, what):
            row[2:] = [None] * 7
    put(form.counted, ("manned", 4, 1), None)
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, form)


async def score_wrong(stage: Stage) -> None:
    """Several things that cannot be, all told at once."""
    form = boards.score(GAME).of(colonized(4, ""), PUBLIC)
    put(form.counted, ("upgrades", 1, 0), 4)
    put(form.counted, ("crewed", 2, 1), 3)
    put(form.counted, ("manned", 0, 2), -4)
    form.counted.names[3] = "Cleo"
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, form)


async def score_tie(stage: Stage) -> None:
    """Two in the basic game, level in VP."""
    form = boards.score(GAME).begin(("Anna", "Ben"))
    form.take_span("basic")
    for seat, counts in enumerate(((4, 3, 2, 0, 1), (1, 3, 0, 2, 2))):
        for kind, count in enumerate(counts):
            put(form.counted, ("manned", kind, seat), count)
    for upgrade, seat in ((0, 0), (1, 1), (10, 1)):
        put(form.counted, ("upgrades", upgrade, seat), 1)
    put(form.counted, ("crewed", 0, 1), 0)
    stage.window.show_shelf()
    stage.window.calculator.show(GAME, form)


SCREENS = Screens(
    all={},
    states={
        "outpost": market,
        "outpost-overview": overview,
        "outpost-bids": bids,
        "outpost-operators": operators,
        "outpost-end": end,
        "table-outpost-set-up": table_set_up,
        "table-outpost": table,
        "table-outpost-drawing": table_drawing,
        "table-outpost-order": table_order,
        "table-outpost-full": table_full,
        "table-outpost-nine": table_nine,
        "table-outpost-seat": table_seat,
        "table-outpost-rolling": table_rolling,
        "table-outpost-deciding": table_deciding,
        "table-outpost-ours": table_ours,
        "tv-outpost": tv,
        "tv-outpost-events": tv_events,
        "outpost-set-up": set_up,
        "outpost-own-deck": own_deck,
        "outpost-cards": cards,
        "outpost-cards-unfinished": unfinished_cards,
        "score-outpost": score,
        "score-outpost-missing": score_missing,
        "score-outpost-wrong": score_wrong,
        "score-outpost-tie": score_tie,
    },
)
