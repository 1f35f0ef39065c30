"""What stands on a planet of a printed copy, when it first lies in the market or is corrected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.table.cards.card_page import CardPage
from desktop.boards.outer_earth.table.cards.options import Options
from desktop.look.translate import translate
from desktop.table.panels.step_panel import capital
from desktop.table.telling import Telling
from engine.games.outer_earth.components import INDUSTRIES, PLANETS, REWARDS
from engine.games.outer_earth.facts.kinds import whole_word
from engine.games.outer_earth.facts.set_up import free_planet
from engine.games.outer_earth.state import NOTHING
from engine.games.outer_earth.table import AtTable

SLOTS = tuple(map(str, range(2, 8)))


class PlanetPage(CardPage):
    """A new planet lies somewhere, too, by the fact that `lies` gives for its id; another is corrected."""

    def __init__(
        self,
        telling: Telling[AtTable],
        planet: int = NOTHING,
        lies: Callable[[str], Sequence[object]] = lambda ident: ("turned", ident),
        name: str = "",
    ) -> None:
        self._planet, self._lies = planet, lies
        super().__init__(telling, lambda: self.title())
        measure = telling.measure
        self.industry = Options(measure, INDUSTRIES)
        self.slots = Options(measure, SLOTS)
        self.synergies = Options(measure, INDUSTRIES, several=True)
        for part, called in (
            (self.industry, "industry"),
            (self.slots, "slots"),
            (self.synergies, "synergies"),
        ):
            part.setObjectName(called)
        self.name.setText(name)
        self.industry.changed.connect(self._add_own)
        if planet != NOTHING:
            self._take(telling.state, planet)
        self.lay_out(self.industry, self.slots, self.synergies)
        self.about = planet, tuple(lies(PLANETS[0])), name

    def title(self) -> str:
        """A new planet, or a correction."""
        if self._planet == NOTHING:
            return translate("EarthCard", "A planet of your copy")
        return translate("EarthCard", "Correct the planet")

    def _take(self, state: AtTable, planet: int) -> None:
        board = state.board
        effect, amount = board.planet_effect[planet]
        self.name.setText(names.planet(self.telling.voice.words, planet))
        self.industry.choose((INDUSTRIES[board.planet_industry[planet]],))
        self.slots.choose((str(board.planet_slots[planet]),))
        self.synergies.choose([INDUSTRIES[it] for it in sorted(board.synergies[planet])])
        self.effect.choose((REWARDS[effect],))
        self.reminder.setText(board.planet_reminder[planet])
        self.amount.tell(amount, "")

    def _add_own(self) -> None:
        """A planet synergizes with its own industry."""
        own = self.industry.chosen
        self.synergies.choose([it for it in INDUSTRIES if it in own])

    def say(self) -> None:
        """Captions and options in the language in use."""
        words = self.telling.voice.words
        industries = {
            name: capital(names.industry(words, at)) for at, name in enumerate(INDUSTRIES)
        }
        slots = dict(zip(SLOTS, SLOTS, strict=True))
        self.industry.call(translate("EarthCard", "Industry"), industries, {})
        self.slots.call(translate("EarthCard", "Base slots"), slots, {})
        self.synergies.call(translate("EarthCard", "Synergies"), industries, {})
        super().say()

    def of_effect(self) -> str:
        """The reward."""
        return translate("EarthCard", "Reward")

    def missing(self) -> str:
        """Name, industry, slots, synergies and reward."""
        if not self.name.text().strip():
            return super().missing()
        if not self.industry.chosen:
            return translate("EarthCard", "Choose the industry of the planet.")
        if not self.slots.chosen:
            return translate("EarthCard", "Choose how many base slots the planet has.")
        if not self.synergies.chosen:
            return translate("EarthCard", "Choose the synergies of the planet.")
        return super().missing()

    def facts(self) -> Sequence[Sequence[object]]:
        """The card; a new one lies in the market at once."""
        is_new = self._planet == NOTHING
        (industry,) = self.industry.chosen
        ident = free_planet(self.telling.state, industry) if is_new else PLANETS[self._planet]
        card = (
            "planet_card",
            ident,
            self.written_name,
            industry,
            *self.slots.chosen,
            whole_word(self.synergies.chosen),
            *self.brings,
        )
        return (card, self._lies(ident)) if is_new else (card,)
