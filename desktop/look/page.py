"""A page of the window, as the window knows it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Protocol

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.look.notice import Notice

type_of_keys = Sequence[tuple[str, str]]
"""Keys and what they do: `("Ctrl+R", …)`."""

UNSEEN = QSize(640, 480)
"""The size until it is laid out, as of what lies nowhere; Qt gives what lies in another hardly any."""


class Bar(Protocol):
    """What stands above a page."""

    game: str
    """The game that the page is about; empty for none in particular."""
    right: QHBoxLayout
    """Takes what the window adds."""


class Page(QWidget):
    """A page with a bar above; most have keys of their own, and levels that Esc leaves first."""

    back = Signal()
    """The page is to be left."""
    bar: Bar
    notice: Notice
    """Of a page over which others are laid that can be left unfinished."""
    came_by: tuple[str, str] | None = None
    """The game on the shelf and its door that lead here; on the way back the keyboard is there."""
    leads_to = ""
    """The page of the rules, or of the settings, needs no switch that leads there."""

    def __init__(self, place: QWidget | None = None) -> None:
        """`place` is what it will lie on: what has been measured is dressed anew when it moves."""
        super().__init__(place)
        if place is not None:
            self.resize(UNSEEN)
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)

    def escape(self) -> bool:
        """Go one level back inside the page; whether there was one."""
        return False

    @property
    def question(self) -> Hashable:
        """What is asked here: what was entered about the same on another page stands in its place."""
        return None

    def holds(self) -> bool:
        """Whether what was entered here is still about what it was."""
        return True

    def unfinished(self) -> str:
        """The sentence that what was entered here was not applied; empty if nothing is to go on with."""
        return ""

    def enter_further(self) -> None:
        """Go on inside the page with what was entered there and left."""

    def dropped(self) -> str:
        """The sentence that what was entered here holds no longer; empty if nothing was."""
        return ""

    def keys(self) -> type_of_keys:
        """The keys of this page alone."""
        return ()
