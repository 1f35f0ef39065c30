"""What stands on a company of a printed copy, when somebody first has it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards.card_page import CardPage
from desktop.look.translate import translate
from desktop.table.letters import said
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.outer_earth.components import COMPANIES
from engine.games.outer_earth.table import AtTable, free_company, known_companies

MOST_INFLUENCE = 99


class CompanyPage(CardPage):
    """A new company is that seat's at once."""

    def __init__(self, telling: Telling[AtTable], seat: int) -> None:
        super().__init__(telling, lambda: translate("EarthCard", "A company of your copy"))
        self._seat = self.about = seat
        measure = telling.measure
        self.influence = NumberField(
            measure, range(MOST_INFLUENCE + 1), role="table.large", target=60
        )
        self.influence.setObjectName("influence")
        self.influence.wanted.connect(self._take_influence)
        self.asked = said(measure, "table.label")
        self.lay_out(self.asked, self.influence)

    def _take_influence(self, number: int) -> None:
        self.influence.tell(number, self.asked.text())
        self.show_reason()

    def say(self) -> None:
        """Captions and options in the language in use."""
        self.asked.setText(translate("EarthCard", "Auction Influence"))
        self.influence.tell(self.influence.value, self.asked.text())
        super().say()
        state = self.telling.state
        if (ident := free_company(state)) in known_companies(state):
            gone = names.company(self.telling.voice.words, COMPANIES.index(ident))
            told = translate(
                "EarthCard",
                "The app knows as many companies as it can: this one replaces “{company}”.",
            )
            self.hint.setText(told.format(company=gone))

    def of_effect(self) -> str:
        """The strength."""
        return translate("EarthCard", "Strength")

    def missing(self) -> str:
        """Name, influence and strength."""
        if self.name.text().strip() and self.influence.value is None:
            return translate("EarthCard", "Enter the Auction Influence of the company.")
        return super().missing()

    def facts(self) -> Sequence[Sequence[object]]:
        """The card, and whose it is."""
        ident = free_company(self.telling.state)
        card = (
            "company_card",
            ident,
            self.written_name,
            self.influence.value,
            *self.brings,
        )
        return card, ("company", self._seat + 1, ident)
