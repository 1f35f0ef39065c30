"""The rows of the people at a table of Outer Earth."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from desktop.look import translate
from tests.games.outer_earth import at_table
from tests.games.outer_earth.window.table import AtTheBox


def test_the_name_of_who_begins_is_never_cut_by_what_stands_behind_it(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(at_table, "NAMES", ("Orange", "Ben", "Cleo"))
    at = AtTheBox(qapp, at_table.begun())
    translate.install(qapp, "de")
    qapp.processEvents()
    name = at.table.people.rows[0].name
    assert name.fontMetrics().horizontalAdvance(name.text()) <= name.width()
    at.close()
