"""What the calculator puts on paper: one page for each sheet, light, and with its day."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QSizeF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop import boards
from desktop.boards.contract import ScoreForm
from desktop.look import theme, translate
from desktop.score.paper import device, ink
from desktop.score.paper.blank import blank
from desktop.score.paper.filled import sheet
from desktop.score.paper.pages import DOTS, MARGIN, Paper
from desktop.score.settlement import settle
from engine.base import catalogue
from engine.rules import game as games
from engine.rules.form import put
from tests.desktop.fixtures import light_and_english

A4 = QSizeF(210 / 25.4 * DOTS, 297 / 25.4 * DOTS)
NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Fritz", "Gerda", "Hans", "Ida")
DAY = QDate(2026, 11, 24)
FILLED = 0.95
"""Of the height of a page that many people share, at the least."""
LONG = "Bernadette-Louise von und zu Hohenfels"
COUNTED = [game for game in catalogue.names() if boards.has(game, "score")]
EVERY = [(game, seats) for game in COUNTED for seats in games.load(game).seats]


@pytest.fixture(autouse=True)
def before_and_after(qapp: QApplication) -> Iterator[None]:
    """A test may take another look and language."""
    light_and_english(qapp)
    yield
    light_and_english(qapp)


def pages_of(file: Path) -> int:
    found = re.search(rb"/Count (\d+)", file.read_bytes())
    assert found is not None
    return int(found[1])


def with_zeros(game: str, seats: int) -> ScoreForm:
    """A form on which nobody has anything, with as many rows as there can be."""
    form = boards.score(game).begin([*NAMES[: seats - 1], LONG])
    if (span := form.span()) is not None:
        form.take_span(list(span.choices)[-1])
    for count in (it for group in form.groups() for row in group.rows for it in row.counts):
        put(form.counted, count.field, 0)
    for refused in form.check():
        # Too many of a kind, and be it with nothing on them.
        put(form.counted, refused.fields[0], None)
    return form


@pytest.mark.parametrize(("game", "seats"), EVERY)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_sheet_is_one_page_for_every_game_and_number_of_people(
    qapp: QApplication, tmp_path: Path, game: str, seats: int, language: str
) -> None:
    translate.install(qapp, language)
    form = with_zeros(game, seats)
    assert form.check() == []
    papers = (blank(games.load(game), form), sheet(settle(games.load(game), form)))
    for number, paper in enumerate(papers):
        file = tmp_path / f"{number}.pdf"
        device.write(paper, str(file))
        assert pages_of(file) == 1


@pytest.mark.parametrize("game", COUNTED)
def test_nothing_on_a_sheet_lies_outside_its_page_or_over_another_part(game: str) -> None:
    form = with_zeros(game, max(games.load(game).seats))
    for paper in (blank(games.load(game), form), sheet(settle(games.load(game), form))):
        size = (A4.transposed() if paper.lies else A4) - QSizeF(2 * MARGIN, 2 * MARGIN)
        _, (page,) = paper.laid_out(size)
        areas = [placed.area for placed in page]
        for above, below in pairwise(areas):
            assert above.bottom() <= below.top() + 0.01
        assert areas[-1].bottom() <= size.height() + 0.01
        assert areas[-1].bottom() >= size.height() * FILLED


def test_a_sheet_is_light_in_the_dark_too(qapp: QApplication) -> None:
    form = with_zeros("red-outpost", 2)
    seen = []
    for name in ("light", "dark"):
        theme.apply(qapp, name)
        paper = sheet(settle(games.load("red-outpost"), form), day=DAY)
        seen.append(painted(paper))
        assert theme.theme() == name
    assert seen[0] == seen[1]
    assert seen[0].pixelColor(5, 5) == "#ffffff"


def test_a_sheet_says_of_which_day_it_is_and_what_it_was_called() -> None:
    said = sheet(settle(games.load("outpost"), with_zeros("outpost", 2)), "Friday", DAY).words()
    assert said[:3] == ["Outpost", "Score sheet: Friday", "Tuesday, 24 November 2026"]


def test_a_long_name_is_in_two_lines_before_it_is_cut() -> None:
    assert ink.broken(LONG, QFontMetricsF(theme.font("small")), 160) == (
        "Bernadette-Louise von",
        "und zu Hohenfels",
    )
    assert ink.broken("Bernadette-Louise", QFontMetricsF(theme.font("small")), 90) == (
        "Bernadette-",
        "Louise",
    )


def test_what_has_no_room_on_a_page_goes_on_the_next_one() -> None:
    one = sheet(settle(games.load("red-outpost"), with_zeros("red-outpost", 4)))
    turned: list[int] = []
    image = QImage(420, 594, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    many = one._replace(parts=[*one.parts] * 4)
    many.paint(painter, A4, lambda: turned.append(1))
    painter.end()
    _, pages = many.laid_out(A4 - QSizeF(2 * MARGIN, 2 * MARGIN))
    assert len(turned) == len(pages) - 1 > 0
    headed = len(turned) * len(many.again)
    assert sum(map(len, pages)) == len(many.parts) + len(many.foot) + headed


def painted(paper: Paper) -> QImage:
    image = QImage(420, 594, QImage.Format.Format_RGB32)
    image.fill("#ffffff")
    painter = QPainter(image)
    painter.scale(420 / A4.width(), 420 / A4.width())
    paper.paint(painter, A4, lambda: None)
    painter.end()
    return image
