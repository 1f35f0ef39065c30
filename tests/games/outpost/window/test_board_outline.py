"""What lies on the board of Outpost lies and is drawn as it was agreed upon."""

from __future__ import annotations

import random
from itertools import product

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop.boards.outpost.play.drawn import faces, seen
from desktop.boards.outpost.play.drawn.factories import Works
from desktop.boards.outpost.play.drawn.layout import PLAN, lying
from desktop.look import theme, tokens
from desktop.scene.spot import Spot
from tests.desktop.fixtures import light_and_english
from tests.desktop.screens.outline import Strokes, agreed, differences, leave_words_out, news
from tests.desktop.screens.situations import drawn, laid, listed, one_of_each, otherwise, told
from tests.games.outpost.matches import begun, play
from tests.games.outpost.window import samples
from tests.games.outpost.window.board import DOOR, shown

LARGE = 2.0


@pytest.fixture(autouse=True)
def plain(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Light, and without words of the window."""
    leave_words_out(monkeypatch)
    light_and_english(qapp)


def test_what_lies_on_the_board_lies_as_it_was_agreed_upon() -> None:
    lines: list[str] = []
    before: list[str] = []
    for name, table in samples.tables():
        now = [laid(spot) for spot in lying(table).values()]
        lines += [name, *news(now, before)]
        before = now
    if lines != agreed("outpost-board"):
        pytest.fail("\n".join(differences("outpost-board", lines)))


@pytest.mark.slow
def test_what_lies_on_the_board_is_drawn_as_it_was_agreed_upon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strokes = Strokes(monkeypatch, QImage)
    halo = Spot("legal", "halo", 0, 0, 60, 60, look=("legal", "ring", 10.0))
    works = [
        Spot(f"{numbers}", "works", 0, 0, 160, 44, look=Works("ore", *numbers))
        for numbers in product(range(3), repeat=3)
    ]
    cards = [
        Spot(card, "card", 0, 0, 120, 168, look=faces.of(card))
        for card in ("ore:?", "ore:3", "water:mega:30", "research:stand_in:13")
    ]
    tables = [table for _, table in samples.tables()]
    spots = [halo, *works, *cards, *(spot for table in tables for spot in lying(table).values())]
    chosen = one_of_each(PLAN, spots, strokes, theme.LIGHT)
    lines = [line for painted in chosen.values() for line in painted]
    tokens.use(theme.LIGHT, LARGE)
    large = [spot for it in tables if it.shape.text == LARGE for spot in lying(it).values()]
    for painted in one_of_each(PLAN, large, strokes, "in large letters").values():
        lines += painted
    tokens.use(theme.LIGHT, 1.0)
    lines += otherwise(PLAN, chosen, strokes, theme.LIGHT)
    tokens.use(theme.DARK, 1.0)
    for spot in {spot.kind: spot for spot in chosen}.values():
        lines += drawn(PLAN, spot, strokes, theme.DARK)
    tokens.use(theme.LIGHT, 1.0)
    if lines != agreed("outpost-drawings"):
        pytest.fail("\n".join(differences("outpost-drawings", lines)))


@pytest.mark.slow
def test_what_is_told_of_a_match_and_what_flies_there_is_as_it_was_agreed_upon() -> None:
    lines: list[str] = []
    before: list[str] = []
    for seats, events in ((2, "on"), (5, "on"), (9, "off")):
        met: set[str] = set()
        state = begun(seats, {"events": events})
        state.events = []
        known = seen.NOTHING
        for asked in play(state, random.Random(seats)):
            if asked.current_player < 0 or asked.question is None:
                # What was drawn is told with the question that follows.
                continue
            happened, state.events = state.events, []
            known = seen.after(known, happened)
            names = {asked.question.name, *(event.name for event in happened)}
            if names <= met:
                continue
            met |= names
            viewer = asked.current_player
            it, choosing = shown(asked.view(viewer), viewer, known)
            noted = [event for event in happened if event.is_for(viewer)]
            # The tables above are made of plain values; here they are read from a state.
            now = [f"{spot.id} {spot.look}" for spot in it.lying(choosing).values()]
            now += told(it, choosing, noted[-40:])
            now += listed(it.state, it.known.voice, DOOR, choosing)
            lines += [f"{asked.question.name} of {seats}", *news(now, before)]
            before = now
    if lines != agreed("outpost-told"):
        pytest.fail("\n".join(differences("outpost-told", lines)))
