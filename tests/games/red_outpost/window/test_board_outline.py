"""What lies on the board of Red Outpost lies and is drawn as it was agreed upon."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.red_outpost.play.drawn import portrait, where
from desktop.boards.red_outpost.play.drawn.cards import Deck
from desktop.boards.red_outpost.play.drawn.layout import PLAN, Situation, situation
from desktop.boards.red_outpost.play.steps import steps
from desktop.look import theme, tokens
from desktop.look.voice import Voice
from desktop.scene.choosing import Choosing
from desktop.scene.spot import Spot
from engine.games.red_outpost.state import RedOutpost
from engine.match.match import Match
from engine.rules import game as games
from engine.rules.words import load
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, NAMES, played
from tests.desktop.questions import QUESTIONS, asked
from tests.desktop.screens.outline import (
    Strokes,
    agreed,
    differences,
    leave_words_out,
    news,
    outline,
)
from tests.desktop.screens.situations import (
    drawn,
    laid,
    listed,
    looks,
    one_of_each,
    otherwise,
    told,
)
from tests.games.red_outpost.window.board import Board

EVERY_FIGURE = 27.0
"""From this width of its cells on a track has a figure in each."""
WHAT_IF = "what if"
"""A situation in which the portraits show what the day brings if it ends now."""


@pytest.fixture
def moments(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> dict[str, Match]:
    """Situations in which most of what there is lies on the board."""
    leave_words_out(monkeypatch)
    light_and_english(qapp)
    return matches()


@cache
def matches() -> dict[str, Match]:
    """They are only looked at."""
    cards = {"special_cards": "on"}
    return {
        "begun": played(2, answers=0),
        "played": played(4, answers=60, options=cards),
        "asked": asked("keep_catch"),
        "over": played(3, options=cards),
        WHAT_IF: played(4, answers=60, options=cards),
        **{question: asked(question) for question in QUESTIONS},
    }


def shown(name: str, match: Match, shape: where.Shape = where.USUAL) -> tuple[Situation, Choosing]:
    """What lies on the board, and what can be chosen there."""
    view = match.view(max(0, match.asked))
    assert isinstance(view, RedOutpost)
    choosing = Choosing()
    if match.asked >= 0:
        choosing.ask(view, [(str(it), steps(view, it)) for it in view.legal_actions()])
    voice = Voice(load(GAME, "en"), NAMES, games.load(GAME).colours)
    return situation(view, voice, choosing, shape, what_if=name == WHAT_IF), choosing


def test_what_lies_on_the_board_lies_and_is_told_as_it_was_agreed_upon(
    moments: dict[str, Match],
) -> None:
    lines: list[str] = []
    before: list[str] = []
    for name, match in moments.items():
        it, choosing = shown(name, match)
        now = [laid(spot) for spot in it.lying(choosing).values()]
        events = [event for entry in match.log() for event in entry.events]
        now += told(it, choosing, events[-40:])
        if choosing.taken or any(first.startswith("worker") for first in choosing.first):
            choosing.take((next(iter(choosing.first)),))
            ghosts = [it.ghost(choosing.taken, at) for at in ("", *choosing.next)]
            now += [laid(ghost) for ghost in ghosts if ghost is not None]
        lines += [name, *news(now, before)]
        before = now
    if lines != agreed("board"):
        pytest.fail("\n".join(differences("board", lines)))


def test_what_can_be_chosen_is_listed_as_it_was_agreed_upon(moments: dict[str, Match]) -> None:
    lines: list[str] = []
    before: list[str] = []
    voice = Voice(load(GAME, "en"), NAMES, games.load(GAME).colours)
    for name, match in moments.items():
        if match.asked < 0:
            continue
        it, choosing = shown(name, match)
        now = list(listed(it.state, voice, boards.play(GAME), choosing))
        lines += [name, *news(now, before)]
        before = now
    if lines != agreed("red-listed"):
        pytest.fail("\n".join(differences("red-listed", lines)))


def test_what_lies_on_the_board_is_drawn_as_it_was_agreed_upon(
    moments: dict[str, Match], qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    strokes = Strokes(monkeypatch, QImage)
    halos = [
        Spot(f"{state} {shape}", "halo", 0, 0, side, 60, look=(state, shape, 10.0))
        for state in ("legal", "hover", "selected")
        for shape, side in (("ring", 60), ("ring", 30), ("feet", 62))
    ]
    found = [each for it in moments.items() for each in looks(*shown(*it))]
    chosen = one_of_each(PLAN, (*halos, *found), strokes, theme.LIGHT)
    lines = [line for painted in chosen.values() for line in painted]
    track = next(spot for spot in found if spot.kind == "portrait")
    left, _, right, _ = where.track(track.look.text)
    for cell in (EVERY_FIGURE, EVERY_FIGURE - 0.1):
        wide = left + right + cell * len(track.look.track)
        lines += drawn(PLAN, track._replace(id=f"cells of {cell}", w=wide), strokes, theme.LIGHT)
    without = track.look._replace(track=tuple(mood for mood in track.look.track if mood))
    lines += drawn(PLAN, track._replace(id="without 0", look=without), strokes, theme.LIGHT)
    several = track.look._replace(outcome=(("pink", 3), ("green", 3), ("orange", -1)))
    lines += drawn(PLAN, track._replace(id="several", look=several), strokes, theme.LIGHT)
    for text in (portrait.LARGE, 2.0):
        look = track.look._replace(text=text, step=2)
        lines += drawn(PLAN, track._replace(id=f"letters {text}", look=look), strokes, theme.LIGHT)
    for number, discard in product(range(3), (False, True)):
        cards = Deck("cards/lake_back", number, discard)
        pile = Spot(f"{number} {discard}", "deck", 0, 0, 33, 46, look=cards)
        lines += drawn(PLAN, pile, strokes, theme.LIGHT)
    tokens.use(theme.LIGHT, 2.0)
    shape = where.Shape(text=2.0)
    found = [each for it in moments.items() for each in looks(*shown(*it, shape))]
    for painted in one_of_each(PLAN, found, strokes, "in large letters").values():
        lines += painted
    tokens.use(theme.LIGHT, 1.0)
    lines += otherwise(PLAN, chosen, strokes, theme.LIGHT)
    tokens.use(theme.DARK, 1.0)
    for spot in {spot.kind: spot for spot in chosen}.values():
        lines += drawn(PLAN, spot, strokes, theme.DARK)
    low = track.look._replace(step=0)
    lines += drawn(PLAN, track._replace(id="low", look=low), strokes, theme.DARK)
    tokens.use(theme.LIGHT, 1.0)
    if lines != agreed("drawings"):
        pytest.fail("\n".join(differences("drawings", lines)))


LARGE = ("place:mine", "worker:miner", "portrait:miner", "deck:lake", "discard:spaceship", "clock")
"""Things that are shown large: with a picture or cards, refused, with many words."""


@pytest.mark.parametrize("wide", [500, 860])
def test_what_is_shown_large_lies_as_it_was_agreed_upon(
    moments: dict[str, Match], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wide: int
) -> None:
    strokes = Strokes(monkeypatch)
    board = Board()
    board.set_motion(0)
    qtbot.addWidget(board)
    board.resize(wide, 700)
    board.show()
    board.show_match(moments["played"])
    lines: list[str] = []
    for thing in LARGE:
        board.show_large(thing)
        QApplication.processEvents()
        lines += [thing, *outline(board.large, strokes)]
    if lines != agreed(f"large-{wide}"):
        pytest.fail("\n".join(differences(f"large-{wide}", lines)))
