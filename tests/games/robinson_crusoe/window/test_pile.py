"""The Event deck has its place to itself, however often its match is opened."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.boards.robinson_crusoe.table.event_deck.panel import EventDeckPanel, EventPile
from desktop.look import theme
from desktop.shell.window import Window
from engine.rules.game import AT_TABLE, PLAY
from tests.desktop.fixtures import Until
from tests.games.robinson_crusoe.screens import castaways

SIZES = ((1280, 800), (1000, 700))


def on(panel: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(panel, QPoint()), widget.size())


def over_the_pile(of: EventPile) -> list[str]:
    """What is shown on the panel of the deck and lies over its pile."""
    panel = of.parentWidget()
    assert isinstance(panel, EventDeckPanel)
    pile = on(panel, of)
    return [
        f"{type(it).__name__} {on(panel, it)}"
        for it in panel.findChildren(QWidget)
        if it is not of and it.isVisible() and on(panel, it).intersects(pile)
    ]


@pytest.mark.painted
@pytest.mark.parametrize(
    ("level", "text"),
    [(PLAY, 1.0), (AT_TABLE, 1.0), pytest.param(PLAY, 1.5, marks=pytest.mark.thorough)],
)
async def test_nothing_lies_over_the_pile_after_its_match_was_opened_again(
    window: Window,
    qapp: QApplication,
    until: Until,
    monkeypatch: pytest.MonkeyPatch,
    level: str,
    text: float,
) -> None:
    painted: list[list[str]] = []
    paint = EventPile.paintEvent

    def watched(pile: EventPile, event: QPaintEvent) -> None:
        painted.append(over_the_pile(pile))
        paint(pile, event)

    monkeypatch.setattr(EventPile, "paintEvent", watched)
    theme.apply(qapp, "light", text)
    window.show()
    ident = window.library.add(castaways(level, 5), "Sunday")
    for size in SIZES:
        window.resize(*size)
        for _ in range(2):
            painted.clear()
            window.open_match(ident)
            await until(lambda: painted)
            assert painted == [[]] * len(painted), size
            window.show_shelf()
