"""The drawn board: no words clipped, none too small, both themes, any number of spaces and fields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from statistics import mean
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play import signs
from desktop.boards.red_outpost.play.drawn import where
from desktop.boards.red_outpost.play.drawn.draws import DRAWS
from desktop.boards.red_outpost.play.drawn.layout import PLAN, situation
from desktop.boards.red_outpost.play.drawn.picture import image, picture
from desktop.boards.red_outpost.play.drawn.spots import all_spots
from desktop.boards.red_outpost.play.drawn.table import Table
from desktop.look import theme, tokens, translate
from desktop.look.voice import Voice
from desktop.scene import letters, note, pictures
from desktop.scene.choosing import Choosing
from engine.base import resources
from engine.games.red_outpost.actions import MoveDisc, Trade
from engine.games.red_outpost.components import WORKERS
from engine.games.red_outpost.state import RedOutpost
from engine.rules import game as games
from engine.rules.game import Value
from engine.rules.words import Words, load
from tests.desktop.pages import GAME, NAMES, played
from tests.sweeps import swept

SMALLEST = (862, 706)
"""The room for the board in a window of 1280 × 800."""


@pytest.fixture(autouse=True)
def english(qapp: QApplication) -> Iterator[None]:
    """English and light before and after."""
    theme.apply(qapp, "light")
    translate.install(qapp, "en")
    yield
    theme.apply(qapp, "light")
    translate.install(qapp, "en")


def view_after(answers: int, seats: int = 4) -> RedOutpost:
    """A moment of a match with special cards."""
    match = played(seats, answers=answers, options={"special_cards": "on"})
    view = match.view(0)
    assert isinstance(view, RedOutpost)
    return view


def test_no_text_is_smaller_than_12_pixels_in_the_smallest_window() -> None:
    area = PLAN.area(PLAN.size)
    factor = min(SMALLEST[0] / area.width(), SMALLEST[1] / area.height())
    assert letters.FLOOR * factor >= 12


class Written(NamedTuple):
    """A line on the board and its size."""

    text: str
    size: float


def written(language: str, text_size: float, monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Every line that is written on a board at that text size."""
    found: list[Written] = []
    tokens.use(theme.LIGHT, text_size)
    with monkeypatch.context() as patch:
        draw = QPainter.drawText

        def watched(painter: QPainter, *given: Any) -> None:
            factor = painter.worldTransform().m11()
            found.append(Written(given[-1], painter.font().pixelSize() * factor))
            draw(painter, *given)

        patch.setattr(QPainter, "drawText", watched)
        situation_shown = situation(
            view_after(20), voice(language), Choosing(), where.shape_of(1252, 1036)
        )
        for spot in situation_shown.lying(Choosing()).values():
            made = QImage(1300, 1100, QImage.Format.Format_RGB32)
            painter = QPainter(made)
            DRAWS[spot.kind](painter, QRectF(0, 0, spot.w, spot.h), spot.look)
            painter.end()
    tokens.use(theme.LIGHT, 1.0)
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_letters_of_the_board_grow_with_the_text_size(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {size: written(language, size, monkeypatch) for size in (1.0, 1.5, 2.0)}
    usual = mean(it.size for it in sizes[1.0])
    for larger, share in ((1.5, 1.2), (2.0, 1.3)):
        assert mean(it.size for it in sizes[larger]) >= share * usual
        assert min(it.size for it in sizes[larger]) >= letters.FLOOR
        assert not any("…" in it.text for it in sizes[larger]), "none is cut"


def test_larger_letters_take_the_room_of_pictures() -> None:
    usual, large = where.USUAL, where.Shape(text=2.0)
    assert large.scene_high < usual.scene_high
    assert large.figure(upright=True)[1] < large.scene_high


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "text_size"),
    swept([("en", 1.0), ("de", 1.0), ("de", 2.0), ("de", 1.5), ("en", 1.5), ("en", 2.0)], 3),
)
def test_no_word_of_the_board_is_shortened(
    qapp: QApplication, language: str, text_size: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    translate.install(qapp, language)
    tokens.use(theme.LIGHT, text_size)
    shortened: list[str] = []
    plain = QFontMetricsF

    class Watched(plain):  # type: ignore[misc, valid-type]
        def elidedText(self, text: str, *rest: object) -> str:
            shortened.append(text)
            return text

    monkeypatch.setattr(letters, "QFontMetricsF", Watched)
    for answers in (0, 12, 25, 40, 60, 10**6):
        image(view_after(answers), voice(language), QSize(*SMALLEST))
    tokens.use(theme.LIGHT, 1.0)
    assert not shortened


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "shape", [where.USUAL, where.Shape(where.WIDEST), where.Shape(text=1.5), where.Shape(text=2.0)]
)
def test_everything_lies_on_the_board(seats: int, shape: where.Shape) -> None:
    for answers in range(0, 90, 9):
        view = view_after(answers, seats)
        colours = ("pink", "orange", "blue", "brown")[:seats]
        table = Table(view, NAMES[:seats], colours, words(), shape=shape)
        for spot in all_spots(table).values():
            assert spot.kind in DRAWS
            edge = where.EDGE + 2
            assert -edge <= spot.x and spot.x + spot.w <= shape.wide + edge, spot.id
            assert -edge <= spot.y and spot.y + spot.h <= where.HIGH + edge, spot.id


def words() -> Words:
    """The English words."""
    return load("red-outpost", "en")


def voice(language: str = "en") -> Voice:
    """Four people in that language."""
    return Voice(load("red-outpost", language), NAMES, games.load(GAME).colours)


def test_after_the_end_nothing_is_asked() -> None:
    match = played(2, answers=10_000)
    assert match.is_over
    state = match.view(0)
    assert isinstance(state, RedOutpost)
    assert situation(state, voice(), Choosing()).asked == ("", "")


@pytest.mark.parametrize("worker", WORKERS)
def test_a_crystal_for_a_portrait_shows_how_that_worker_feels(worker: str) -> None:
    state, at = view_after(20), WORKERS.index(worker)
    shown = signs.of_step(state, Trade("crystal", worker), 0, voice())
    assert shown == signs.of_step(state, MoveDisc(0, at, at), 1, voice()) != ((), "")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_moment_is_drawn_without_a_window(qapp: QApplication, name: str) -> None:
    theme.apply(qapp, name)
    made = picture(view_after(20), voice("de"), 1.0)
    assert made.size().toTuple() == (where.WIDE, where.HIGH)
    seen = {made.pixel(x, y) for x in range(0, 1240, 40) for y in range(0, 1024, 40)}
    assert len(seen) > 60


def test_a_picture_has_the_colours_that_people_chose() -> None:
    view = view_after(20)
    usual = voice()
    others = replace(usual, colours=usual.colours[::-1])
    assert picture(view, usual, 0.5) != picture(view, others, 0.5)


def test_the_wheel_has_as_many_spaces_and_the_exports_as_many_fields_as_the_match() -> None:
    game = games.load(GAME)
    values = {
        "wheel.spaces": Value(7, "entered"),
        "export.wool": Value([1, 2, 3, 4, 2], "entered"),
        "mood.track": Value([-6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 8], "entered"),
    }
    state = game.begin(game.setup(4, values=values))
    state.run_on()
    assert isinstance(state, RedOutpost)
    table = Table(state, NAMES, game.colours, load("red-outpost", "en"))
    spots = all_spots(table)
    assert spots["wheel"].look == (7, 4)
    assert spots["export:wool"].look.fields == (1, 2, 3, 4, 2)
    assert not image(state, voice(), QSize(900, 740)).isNull()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_clause_on_a_place_or_a_note_is_a_chip(qapp: QApplication, name: str) -> None:
    theme.apply(qapp, name)
    spots = situation(view_after(20), voice(), Choosing(), where.shape_of(1252, 1036)).lying(
        Choosing()
    )
    lake, told = spots["place:lake"], note.Look("Lake", "RO-4.10", ())
    looks: list[tuple[str, object, tuple[float, float]]] = [
        (lake.kind, lake.look, (200.0, 178.0)),
        ("note", told, note.size(told)),
    ]
    chip = tokens.token("accent_soft").rgb()
    for kind, look, (wide, high) in looks:
        made = QImage(int(wide), int(high), QImage.Format.Format_RGB32)
        painter = QPainter(made)
        DRAWS[kind](painter, QRectF(made.rect()), look)
        painter.end()
        ground = [
            x for x in range(made.width()) for y in range(made.height()) if made.pixel(x, y) == chip
        ]
        assert len(ground) > 300 and max(ground) > wide - 30, "it stands at the right end"


def test_every_drawing_can_be_drawn() -> None:
    folder = resources.folder()
    found = sorted((folder / art.ART.name).rglob("*.svg"))
    assert len(found) > 70
    for path in found:
        name = str(path.relative_to(folder).with_suffix(""))
        assert pictures.renderer(name).isValid(), name
        assert not pictures.pixmap(name, 40, 40).isNull()
