"""The calculator lies as it was agreed upon in each of its states, on the page and on paper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop import boards
from desktop.boards.contract import ScoreForm
from desktop.score.keep import KeptSheets
from desktop.score.page import ScorePage
from desktop.score.paper.blank import blank
from desktop.score.paper.filled import sheet
from desktop.score.paper.pages import DOTS
from desktop.score.settlement import settle
from desktop.score.verbs import Verbs
from engine.games.red_outpost.components import MINER
from engine.rules import game as games
from engine.rules.agenda import PUBLIC
from engine.rules.edition import Edition
from engine.rules.form import put
from engine.rules.game import Value
from engine.store.library import Library
from engine.store.sheets import Kept
from tests.desktop.fixtures import light_and_english
from tests.desktop.pages import GAME, played
from tests.desktop.screens.outline import Strokes, agreed, changed, differences, leave_words_out

NAMES = ("Anna", "Ben", "Cleo", "Dana")
type_of_states = Iterator[tuple[str, QWidget]]
NOON = 5 * 86_400 + 43_200
"""The same day in every part of the world."""
DAY = QDate(2026, 11, 24)
A4, WIDE = (1050, 1485), 210 / 25.4 * DOTS


def counted(seats: int = 3, **options: str) -> ScoreForm:
    """The form as a match fills it that was played to its end."""
    return boards.score(GAME).of(played(seats, options=options), PUBLIC)


def level() -> ScoreForm:
    """A form on which two people have the same points, and are told apart by crystals."""
    form = boards.score(GAME).begin(NAMES[:3])
    form.take_span("0")
    for kind, counts in (("vp", (20, 18, 20)), ("crystals", (2, 2, 5)), ("palace", (0, 0, 0))):
        for seat, count in enumerate(counts):
            put(form.counted, (kind, seat), count)
    return form


def pages(folder: Path) -> type_of_states:
    """Empty, begun, complete, with a tie, wrong, and with values of one's own."""
    game = games.load(GAME)
    with closing(Library(folder / "matches.sqlite", lambda: NOON)) as library:
        held = {entry: Value(it.value, "entered") for entry, it in game.values().items()}
        library.editions.keep(Edition("Our copy", game.name, held))
        page = ScorePage(game, boards.score(GAME).begin(NAMES[:2]), library.sheets)
        page.resize(1280, 1500)
        yield "empty", page
        first = next(iter(page.rows.fields.values()))
        first.step(2)
        first.changed.emit()
        yield "begun", page
        first.field.setText("1.5")
        first.field.textEdited.emit("1.5")
        yield "no whole number", page
        page.rows.undo()
        yield "taken back", page
        page.rows.clear()
        yield "cleared", page
        page.rows.head.people.buttons["4"].click()
        yield "four people", page
        page.rows.names[1].setText("")
        page.rows.names[1].textEdited.emit("")
        yield "without a name", page
        page = ScorePage(game, counted(special_cards="on"), library.sheets, library.editions)
        page.resize(1280, 1700)
        yield "complete", page
        assert page.edition is not None
        page.take_edition(library.editions.all(GAME)[0].edition or Edition("", GAME, {}))
        yield "with an own copy", page
        for point in page.readings.points:
            list(point.readings.values())[-1].radio.click()
        yield "read otherwise", page
        page.resize(620, 1700)
        yield "narrow", page
        page = ScorePage(game, level(), library.sheets)
        page.resize(1280, 1500)
        yield "level", page
        page.kept.keep.emit("Friday")
        yield "kept", page
        form = counted(4)
        put(form.counted, ("days", 0, "discs", MINER, 1), 12)
        put(form.counted, ("crystals", 2), 30)
        put(form.counted, ("crystals", 0), -1)
        page = ScorePage(game, form, library.sheets)
        page.resize(1280, 1500)
        yield "wrong", page
        page.kept.field.setText("Friday")
        page.kept.verb.click()
        yield "which is not kept", page


def parts(_folder: Path) -> type_of_states:
    """Sheets that are kept, one of them damaged, and the verbs below."""
    kept = KeptSheets()
    kept.resize(520, 240)
    yield "none", kept
    kept.verb.click()
    yield "without a name", kept
    one = Kept(1, "Friday", GAME, {}, NOON, ("Anna", "Ben"), False)
    kept.say(str)
    kept.show_sheets([one, one._replace(id=2, name="Torn", is_damaged=True)])
    yield "two", kept
    verbs = Verbs()
    for width in (1280, 560):
        verbs.resize(width, 70)
        for holds in (False, True):
            verbs.can_take_along(holds)
            yield f"{width} {holds}", verbs
        verbs.tell_copied()
        yield "copied", verbs


PAGES: dict[str, Callable[[Path], type_of_states]] = {
    "pages": pages,
    "parts": parts,
}


@pytest.mark.parametrize("page", sorted(PAGES))
def test_the_calculator_lies_as_it_was_agreed_upon_in_each_of_its_states(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)

    def seen() -> type_of_states:
        for state, made in PAGES[page](tmp_path):
            qtbot.addWidget(made)
            made.show()
            yield state, made

    found = changed(f"score-{page}", seen(), Strokes(monkeypatch))
    assert not found, "\n".join(found)


def test_the_papers_lie_as_was_agreed_upon(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    light_and_english(qapp)
    leave_words_out(monkeypatch, apart=True)
    game = games.load(GAME)
    settled = [settle(game, form) for form in (counted(special_cards="on"), level(), counted(4))]
    papers = [sheet(it, "Friday", DAY) for it in settled]
    papers += [blank(game, counted(seats)) for seats in (2, 4)]
    strokes = Strokes(monkeypatch, QImage)
    lines: list[str] = []
    turned = partial(lines.append, "-- turned")
    for paper in papers:
        strokes.found.clear()
        image = QImage(*A4, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        painter.scale(A4[0] / WIDE, A4[0] / WIDE)
        paper.paint(painter, QSizeF(WIDE, WIDE * A4[1] / A4[0]), turned)
        painter.end()
        lines += ["-- paper", *strokes.found.get(None, ())]
    if lines != agreed("score-papers"):
        pytest.fail("\n".join(differences("score-papers", lines)))
