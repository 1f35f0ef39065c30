"""What the panels of a round share beside what all tables do: names, and cards that are typed in."""

from __future__ import annotations

from collections.abc import Hashable

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards.card_page import CardPage
from desktop.table.panels import moment_panel
from engine.games.outer_earth.table import AtTable
from engine.games.outer_earth.values import LONGEST_NAME


class MomentPanel(moment_panel.MomentPanel[AtTable]):
    """A panel that knows planets and industries."""

    longest = LONGEST_NAME

    def aim(self) -> str:
        """A planet is found among many."""
        return names.sought()

    def task(self) -> Hashable:
        """The planet on offer is one more thing that people are at."""
        return self.state.waits_for, self.state.offered

    def keep_columns(self, is_full: bool) -> None:
        """Rows stand below each other; what one row holds shares its whole width.

        While a name is sought the places stay, whatever is found.
        """
        for slot in self.places:
            policy = slot.sizePolicy()
            policy.setRetainSizeWhenHidden(is_full or self.is_sought)
            slot.setSizePolicy(policy)

    def enter(self, page: CardPage) -> None:
        """Have a card typed in that comes to the table; then the keyboard goes on."""
        page.kept.connect(self.goes_on)
        self.page_wanted.emit(page)

    def planet(self, number: int, form: str = "name") -> str:
        """The name of a planet."""
        return names.planet(self.telling.voice.words, number, form)

    def short_industry(self, number: int) -> str:
        """The name of an industry, with a capital."""
        return names.title(self.telling.voice.words, number)
