"""What a game's table offers to the page that shows it: `desktop/boards/<game>/table` has one."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QWidget

from desktop.look.keys import type_of_keys
from desktop.table.part import Part
from desktop.table.telling import Telling
from desktop.table.touch import TouchButton
from engine.base.errors import Told


class GameTable(Protocol):
    """The panels of one match, in one widget; they tell facts through the `Telling` they got."""

    @property
    def head(self) -> QWidget | None:
        """What the page's bar takes, if there is such a thing."""

    @property
    def last(self) -> QWidget | None:
        """The panel that tells the last steps; without one the page says what a step brought."""

    @property
    def laid_over(self) -> Sequence[QWidget]:
        """What the game lays over its table; while it is seen it tells what a step brought."""

    @property
    def refused(self) -> SignalInstance:
        """Emitted with a sentence: why something cannot be pressed."""

    @property
    def page_wanted(self) -> SignalInstance:
        """Emitted with a page, to be laid over the table until its `back`."""

    @property
    def part_opened(self) -> SignalInstance:
        """Emitted with the id of the part that is seen now of those that share a place."""

    @property
    def again(self) -> SignalInstance:
        """Emitted when the same people want to begin once more."""

    def show_table(self) -> None:
        """Tell every panel how the match stands; cheap, and nothing moves that has the keyboard."""

    def on_tv(self) -> Sequence[object]:
        """What the game's television is told besides the state, at the end of its `show_table`."""

    def verbs(self) -> Sequence[TouchButton]:
        """What stands in the bar below."""

    def parts(self) -> Sequence[Part]:
        """What a group can do without."""

    def show_parts(self, wanted: Collection[str]) -> None:
        """Show only these parts."""

    def open_part(self, ident: str) -> None:
        """See that part first of those that share a place."""

    def keys(self) -> type_of_keys:
        """The keys of the table."""

    def take_focus(self) -> None:
        """The keyboard goes to what is pressed most."""

    def escape(self) -> bool:
        """One step back inside the table; whether there was one."""

    def join(self) -> None:
        """The game is under way: ask what the table shows."""

    def mend(self, why: Told) -> Callable[[], object] | None:
        """What puts right how the table is believed to lie, where a refusal comes from that."""


def board_of(game: str) -> Any:
    """The module that knows how a game looks and what its log calls its moments."""
    return importlib.import_module(_room(game))


def table_of(game: str, telling: Telling) -> GameTable:
    """The game's panels for one match; they are a QWidget."""
    made: GameTable = importlib.import_module(f"{_room(game)}.table").panels(telling)
    return made


def television_of(game: str) -> Callable[[], QWidget] | None:
    """What makes the game's view for a television; None if it has none."""
    name = f"{_room(game)}.tv"
    if importlib.util.find_spec(name) is None:
        return None
    return lambda: importlib.import_module(name).Tv()


def _room(game: str) -> str:
    return f"desktop.boards.{game.replace('-', '_')}"
