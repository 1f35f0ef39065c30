"""The overview in words and numbers keeps every word in sight, whatever the text size."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.panels.panels import Panels
from desktop.boards.red_outpost.play.panels.people import SpecialCards
from desktop.look import theme, translate
from desktop.look.clauses import ClauseChip, here
from desktop.look.voice import voice_of
from desktop.rules.page import RulesPage
from engine.games.red_outpost.state import RedOutpost
from tests.desktop.pages import played


@pytest.fixture(autouse=True)
def in_german(qapp: QApplication) -> Iterator[None]:
    """German has the longer words."""
    translate.add_game("red-outpost")
    translate.install(qapp, "de")
    yield
    theme.apply(qapp, "light")
    translate.install(qapp, "en")


@pytest.mark.parametrize(
    ("size", "wide", "high"), [(1.0, 850, 700), (1.5, 665, 660), (2.0, 560, 640), (0.8, 980, 720)]
)
def test_no_word_is_cut(
    qtbot: QtBot, qapp: QApplication, size: float, wide: int, high: int
) -> None:
    theme.apply(qapp, "light", size)
    match = played(4, answers=60, options={"special_cards": "on"})
    panels = Panels()
    qtbot.addWidget(panels)
    panels.resize(wide, high)
    panels.show()
    view = match.view(match.asked)
    assert isinstance(view, RedOutpost)
    panels.show_state(view, voice_of(match, "de"), match.asked)
    for _ in range(4):  # words, then columns, then rows
        QApplication.processEvents()
    assert size > 1.5 or panels.horizontalScrollBar().maximum() == 0
    seen = [label for label in panels.findChildren(QLabel) if label.isVisible() and label.text()]
    assert len(seen) > 60
    for label in seen:
        if label.wordWrap():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
        else:
            assert label.width() >= label.sizeHint().width(), label.text()


def test_crystals_on_a_portrait_are_told_with_the_discs(qtbot: QtBot, qapp: QApplication) -> None:
    translate.install(qapp, "en")
    match = played(2, answers=20, options={"special_cards": "on"})
    view = match.view(match.asked)
    assert isinstance(view, RedOutpost)
    view.gifts[1] = 2
    panels = Panels()
    qtbot.addWidget(panels)
    panels.show_state(view, voice_of(match, "en"), match.asked)
    told = [it.accessibleName() for it in panels.findChildren(QWidget)]
    assert [text for text in told if ", crystals: 2" in text]


def test_a_persons_cards_share_the_room_side_by_side_and_below_each_other_have_all(
    qtbot: QtBot,
) -> None:
    part = SpecialCards()
    qtbot.addWidget(part)
    (grid,) = (it for it in part.findChildren(QGridLayout) if it.columnStretch(0))
    stretches = []
    for narrow in (False, True, False):
        part.arrange(narrow)
        stretches.append((grid.columnStretch(0), grid.columnStretch(1)))
    assert stretches == [(1, 1), (1, 0), (1, 1)]


def test_the_clause_of_a_special_card_opens_the_rules_there(qtbot: QtBot) -> None:
    match = played(2, answers=60, options={"special_cards": "on"})
    panels = Panels()
    qtbot.addWidget(panels)
    view = match.view(match.asked)
    assert isinstance(view, RedOutpost)
    panels.show_state(view, voice_of(match, "en"), match.asked)
    chips = [chip for chip in panels.findChildren(ClauseChip) if chip.clause.startswith("RO-7.")]
    assert len(chips) == 4
    game, clause = here(chips[0])
    page = RulesPage(game, None, clause)
    qtbot.addWidget(page)
    assert (page.game, clause) == ("red-outpost", chips[0].clause)
