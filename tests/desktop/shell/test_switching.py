"""Language and theme change at once, wherever one is, and are kept."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from desktop.host import settings
from desktop.look import theme, translate
from desktop.shell.window import Window
from tests.desktop.fixtures import Hand, Until


async def test_the_language_changes_in_the_middle_of_a_question(
    window: Window, hand: Hand, until: Until
) -> None:
    match = hand.begin("Anna", "Ben=bot:random").match
    await until(lambda: hand.is_asked)
    hand.page.turn_over()
    assert hand.rows()[0].text.startswith("Shepherd")
    hand.find(QPushButton, "switch_language").click()
    assert translate.language() == "de"
    assert hand.rows()[0].text.startswith("Hirte")
    texts = {label.text() for label in window.page.findChildren(QLabel)}
    assert "Lagerhaus" in texts and "Warehouse" not in texts
    assert settings.load()[0].language == "de"
    revision = match.revision
    hand.key("1")
    hand.key("1")
    await until(lambda: match.revision > revision)
    hand.find(QPushButton, "switch_language").click()
    assert any(row.text.startswith("Anna moves") for row in hand.page.log.rows)


@pytest.mark.slow
async def test_the_theme_changes_and_is_kept(
    window: Window, hand: Hand, until: Until, qapp: QApplication
) -> None:
    hand.begin("Anna", "Ben=bot:random")
    await until(lambda: hand.is_asked)
    before = qapp.palette().color(QPalette.ColorRole.Window)
    hand.find(QPushButton, "switch_theme").click()
    assert theme.theme() == "dark" and settings.load()[0].theme == "dark"
    assert qapp.palette().color(QPalette.ColorRole.Window) != before
    assert hand.is_asked


@pytest.mark.slow
async def test_every_control_has_a_name(window: Window, hand: Hand, until: Until) -> None:
    hand.begin("Anna", "Ben=bot:random", special_cards="on")
    await until(lambda: hand.is_asked)
    for language in ("en", "de"):
        window.appearance.speak(language)
        buttons = window.page.findChildren(QPushButton)
        nameless = [
            button.objectName()
            for button in buttons
            if button.isVisible() and not (button.text() or button.accessibleName())
        ]
        assert not nameless
    assert hand.choices.accessibleName() and hand.page.log.list.accessibleName()
    assert hand.page.board.accessibleName()
