"""What was put into a page that is seen is shown at once.

Left alone, each of its widgets is shown by itself, and the whole page arranged for each of them.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


def show_at_once(place: QWidget) -> None:
    """Show all that was put into a place, which is arranged once then."""
    layout = place.layout()
    if layout is None or not place.isVisible():
        return
    layout.setEnabled(False)
    for each in place.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not each.testAttribute(Qt.WidgetAttribute.WA_WState_ExplicitShowHide):
            each.show()
    layout.setEnabled(True)
