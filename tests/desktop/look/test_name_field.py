"""A field for a name, and what it offers."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.look.name_field import NameField


def test_fields_that_a_test_leaves_open_go_with_the_lists_they_offer(qapp: object) -> None:
    """What is left is deleted, a list never before the completer that deletes it: it would crash."""
    window = QWidget()
    column = QVBoxLayout(window)
    for _ in range(20):
        column.addWidget(NameField(["Anna", "Ben"]))
    # As pages do, it knows itself, and so outlives the test.
    window.windowTitleChanged.connect(lambda title: window.setToolTip(title))
    window.show()
