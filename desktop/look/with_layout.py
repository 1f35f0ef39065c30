"""What is done with the layouts that are due, so that no picture shows it as it was before."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject


class WithLayout(QObject):
    """Does something for its owner before the next picture, once all around has its size."""

    def __init__(self, owner: QObject, do: Callable[[], object]) -> None:
        super().__init__(owner)
        self._do = do

    def want(self) -> None:
        """Do it, later in this turn of the loop."""
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def event(self, event: QEvent) -> bool:
        """What the window waits for before it paints."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._do()
            return True
        return super().event(event)
