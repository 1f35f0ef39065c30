"""What the tests of the drawn board share."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from desktop.look import theme, translate


def light_and_english(app: QApplication) -> None:
    """The look that a test begins with; styling every widget anew takes a second, so only if needed."""
    if (
        app.property("waypost_style") is None
        or theme.theme() != theme.LIGHT
        or theme.scale() != 1.0
    ):
        theme.apply(app, theme.LIGHT)
    if translate.language() != "en":
        translate.install(app, "en")
