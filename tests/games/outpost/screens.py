"""The screens of Outpost that are looked at."""

from __future__ import annotations

import random
from functools import cache

from desktop.boards.outpost.cards.page import CardsPage
from desktop.look.translate import language
from desktop.match.page import MatchPage
from desktop.set_up.page import SetUpPage
from engine.match.match import Match
from engine.record import record
from engine.record.record import Player
from engine.rules import game as games
from tests.stage import SEED, Screens, Stage

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


SCREENS = Screens(
    all={},
    states={
        "outpost": market,
        "outpost-overview": overview,
        "outpost-bids": bids,
        "outpost-operators": operators,
        "outpost-end": end,
        "outpost-set-up": set_up,
        "outpost-cards": cards,
        "outpost-cards-unfinished": unfinished_cards,
    },
)
