"""What lies on the board of Outer Earth lies and is drawn as it was agreed upon."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.boards.outer_earth.play.drawn import where
from desktop.boards.outer_earth.play.drawn.layout import PLAN, Situation, situation
from desktop.look import theme, tokens
from desktop.match.choice_rows import ways
from desktop.scene.choosing import Choosing
from desktop.scene.spot import Spot
from engine.games.outer_earth import auction, turn
from engine.games.outer_earth.box import BOX
from engine.games.outer_earth.components import EFFECTS
from engine.games.outer_earth.game import GAME
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import PUBLIC
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, agreed, differences, leave_words_out, news
from tests.desktop.screens.situations import (
    drawn,
    laid,
    listed,
    looks,
    one_of_each,
    otherwise,
    told,
)
from tests.games.outer_earth.matches import play
from tests.games.outer_earth.positions import ask, face, plain_setup, position
from tests.games.outer_earth.window.board import voice_of

DOOR = boards.play(BOX.name)
FULL = position(
    3,
    hands={0: "Pca Pma Saa", 1: "Sam Tmm", 2: "Pca"},
    known=[[], [face("Sam")], []],
    stocks={0: "Pcc Sac", 1: "Tcc"},
    invested={0: "Pca", 1: "Sam Tcc"},
    developing={0: ["01", "18"], 1: ["02"]},
    built={"01": "Pcm", "18": "Pac Pca Pam", "02": "Scc"},
    queued={2: "03"},
    portfolio={0: ["04", "19"], 1: ["05"]},
    bonus={0: "primary"},
    row={"07": 3, "08": 1, "20": 0},
    index=[4, 2, 7],
    open_cards="Pcc Saa",
    discard="Pca Pca Sam",
    budget=17,
    ap=3,
    free_places=1,
    round=4,
)
"""A table on which much lies, with nobody asked."""


class Moment(NamedTuple):
    """A situation, whose eyes see it, and what of it has been chosen already."""

    state: OuterEarth
    viewer: int
    taken: tuple[str, ...] = ()
    shape: where.Shape = where.USUAL
    what_if: bool = False


def of_turns() -> Iterator[tuple[str, Moment]]:
    """Somebody's turn, whoever looks and whatever is chosen already, in small letters and in large."""
    asked = ask(FULL.clone(), turn.turn(0))
    yield "turn", Moment(asked, 0)
    yield "with a card in hand", Moment(asked, 0, (face("Pma"),))
    yield "with a card that fits nowhere", Moment(asked, 0, (face("Saa"),))
    yield "another's turn", Moment(asked, 1, what_if=True)
    yield "nobody's eyes", Moment(asked, PUBLIC, what_if=True)
    yield "large letters", Moment(asked, 0, shape=where.Shape(text=2.0))
    yield "high", Moment(asked, 0, shape=where.Shape(text=1.5, high=where.HIGHEST))
    for count in range(2, 11, 2):
        # Where many cards are known, they lie closer beside what a company is called.
        cards = ["Pca", "Sam", "Tmm", "Pma", "Saa"] * 2
        seen = [[face(card) for card in cards[:count]] for _ in range(4)]
        hands = {seat: " ".join(cards[:count]) for seat in range(4)}
        known = ask(position(4, hands=hands, known=seen), turn.turn(0))
        yield f"{count} known cards", Moment(known, 0)
        yield f"{count} known cards in large letters", Moment(known, 0, shape=where.Shape(text=2.0))
    gained = {0: dict.fromkeys(EFFECTS[:4], 2), 1: dict.fromkeys(EFFECTS, 1)}
    strong = position(3, effects=gained, stocks={0: "Pcc Sac " * 12}, last_round="turned", ap=9)
    for text in (1.0, 2.0):
        asked = ask(strong.clone(), turn.turn(0))
        yield f"rewards, letters {text}", Moment(asked, 0, shape=where.Shape(text))
    alone = position(2, developing={0: ["01"]}, built={"01": "Pcc Pcc Pcc Pcc"}, deck="Tca")
    yield "closing", Moment(ask(alone, turn.turn(0)), 0)


def of_auctions() -> Iterator[tuple[str, Moment]]:
    """A planet on offer, before and after bids."""
    yield "offer", Moment(ask(FULL.clone(), auction.offer(6)), 0)
    each = dict.fromkeys(range(4), "Pca Sam")
    bids = position(4, hands=each, bids=each, row={"07": 2, "09": 1}, offered=6)
    asked = ask(bids, auction.bidding((0, 1, 2, 3), 6))
    yield "bid", Moment(asked, 0)
    yield "another's bid", Moment(asked, 1, shape=where.Shape(text=2.0))
    led = {0: "Pca Sam Tmm Pma Saa Pca", 1: "Pca", 2: "Tmm"}
    bids = position(4, hands=each, bids=led, row={"07": 2, "09": 1}, offered=8)
    for text in (1.0, 2.0):
        asked = ask(bids.clone(), auction.bidding((1, 2, 0), 8))
        yield f"somebody leads, letters {text}", Moment(asked, 1, shape=where.Shape(text))
    full = {0: ["01", "02", "03"], 3: ["04", "05", "06"]}
    answered = position(
        4, hands={1: "Pca"}, developing=full, row={"07": 2}, offered=6, paddles=["", "yes", "", ""]
    )
    asked = ask(answered, auction.offer(6))
    yield "answered", Moment(asked, 2)
    yield "answered, in nobody's eyes", Moment(asked, PUBLIC)


def of_matches() -> Iterator[tuple[str, Moment]]:
    """The first of each question in matches by lot, and their ends; four see it in large letters."""
    for seats, shape in ((2, where.USUAL), (4, where.Shape(text=2.0))):
        state = GAME.new_state(plain_setup(seats))
        assert isinstance(state, OuterEarth)
        met = {"": 0}
        for now in play(state, random.Random(seats)):
            name = now.question.name if now.question is not None else ""
            if name not in met:
                met[name] = 1
                yield f"{name} of {seats}", Moment(now.clone(), now.current_player, shape=shape)
        yield f"end of {seats}", Moment(now, PUBLIC, shape=shape)


def moments() -> dict[str, Moment]:
    """Situations in which most of what there is lies on the board."""
    return dict((*of_turns(), *of_auctions(), *of_matches()))


def shown(it: Moment) -> tuple[Situation, Choosing]:
    """What lies on the board, and what can be chosen there, with letters of that size."""
    tokens.use(theme.LIGHT, it.shape.text)
    view = it.state.view(it.viewer)
    choosing = Choosing()
    if it.viewer == view.current_player >= 0:
        choosing.ask(view, ways(view, DOOR), it.viewer)
        choosing.take(it.taken)
    voice = voice_of(view, it.viewer)
    return situation(view, voice, choosing, it.shape, what_if=it.what_if), choosing


@pytest.fixture(autouse=True)
def plain(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Light, and without words."""
    leave_words_out(monkeypatch)
    light_and_english(qapp)
    yield
    tokens.use(theme.LIGHT, 1.0)


def test_what_lies_on_the_board_lies_and_is_told_as_it_was_agreed_upon() -> None:
    lines: list[str] = []
    before: list[str] = []
    for name, moment in moments().items():
        it, choosing = shown(moment)
        now = [laid(spot) for spot in it.lying(choosing).values()]
        now += told(it, choosing, (moment.state.events or [])[-40:])
        for thing in choosing.next:
            now.append(f"{thing} costs {' '.join(it.spends(thing, choosing))}")
        ghosts = [it.ghost(choosing.taken, at) for at in ("", *choosing.next)]
        now += [laid(ghost) for ghost in ghosts if ghost is not None]
        lines += [name, *news(now, before)]
        before = now
    if lines != agreed("earth-board"):
        pytest.fail("\n".join(differences("earth-board", lines)))


def test_what_can_be_chosen_is_listed_as_it_was_agreed_upon() -> None:
    lines: list[str] = []
    before: list[str] = []
    for name, moment in moments().items():
        if moment.viewer != moment.state.current_player or moment.viewer < 0:
            continue
        it, choosing = shown(moment)
        now = list(listed(it.state, voice_of(it.state, moment.viewer), DOOR, choosing))
        lines += [name, *news(now, before)]
        before = now
    if lines != agreed("earth-listed"):
        pytest.fail("\n".join(differences("earth-listed", lines)))


def test_what_lies_on_the_board_is_drawn_as_it_was_agreed_upon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strokes = Strokes(monkeypatch, QImage)
    halos = [
        Spot(state, "halo", 0, 0, 60, 60, look=(state, "ring", 10.0)) for state in ("legal", "cost")
    ]
    lines: list[str] = []
    chosen: dict[Spot, list[str]] = {}
    known = moments().values()
    for text in (2.0, 1.5, 1.0):
        # What is drawn with the same strokes lies otherwise where letters are large.
        seen = [shown(it) for it in known if it.shape.text == text]
        found = [each for it in seen for each in looks(*it)]
        chosen = one_of_each(PLAN, (*halos, *found), strokes, f"letters {text}")
        lines += [line for painted in chosen.values() for line in painted]
    lines += otherwise(PLAN, chosen, strokes, theme.LIGHT)
    tokens.use(theme.DARK, 1.0)
    for spot in {spot.kind: spot for spot in chosen}.values():
        lines += drawn(PLAN, spot, strokes, theme.DARK)
    if lines != agreed("earth-drawings"):
        pytest.fail("\n".join(differences("earth-drawings", lines)))


def test_open_cards_of_a_pile_are_fanned_out_as_it_was_agreed_upon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strokes = Strokes(monkeypatch, QImage)
    lines: list[str] = []
    for count in (1, 2, 4, 5, 9, 10):
        cards = ["Pca", "Sam", *["Pma"] * 8][:count]
        state = ask(position(discard=" ".join(cards)), turn.turn(0))
        moment = Moment(state, 0)
        look = shown(moment)[0].large_of("discard", ())
        assert look is not None and look.paint is not None
        strokes.found.clear()
        image = QImage(500, 500, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        look.paint(painter, QRectF(0, 0, 480, 480))
        painter.end()
        lines += [f"{count} cards", *(f" {line}" for line in strokes.found[None])]
    if lines != agreed("earth-fans"):
        pytest.fail("\n".join(differences("earth-fans", lines)))
