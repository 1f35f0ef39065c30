"""How many Book and Adventure cards the Event deck will have, and whether there are so many."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.set_up.rows import Row
from desktop.boards.robinson_crusoe.table.panel import GAME
from desktop.look import controls, theme
from desktop.look.controls import words_of
from desktop.look.translate import translate
from engine.games.robinson_crusoe.cards import ADVENTURE
from engine.games.robinson_crusoe.values import BOOK
from engine.rules.game import PLAY


class StartDeck(Row):
    """RC-1.2: what the rounds and the mix come to."""

    def __init__(self, level: str) -> None:
        self._level = level
        self.cards = controls.text("", wrap=True)
        self.why = controls.text("", "small-muted", wrap=True)
        super().__init__(
            lambda: translate("Robinson", "Event deck at the start"),
            "RC-1.2",
            below=(self.cards, self.why),
            lined=True,
        )

    def tell(self, cards: tuple[int, int], there: tuple[int, int], *, alone: bool) -> None:
        """Say how many of Book and Adventure are needed, and if there are too few, how many are."""
        told = translate("Robinson", "{book} with a Book icon, {adventure} with an Adventure icon")
        self.cards.setText(told.format(book=cards[0], adventure=cards[1]))
        kinds = zip((BOOK, ADVENTURE), cards, there, strict=True)
        short = [(kind, n) for kind, wanted, n in kinds if wanted > n]
        why = ""
        if short:
            kind, n = short[0]
            of_deck = translate("Robinson", "That is too many: this deck has {n} {kind}")
            of_box = translate("Robinson", "That is too many: the box has {n} {kind}")
            called = words_of(GAME).at("card_kinds", kind)
            why = (of_deck if self._level == PLAY else of_box).format(n=n, kind=called)
        elif alone:
            why = translate(
                "Robinson",
                "One character alone: half of the Book icons are swapped for Adventure icons",
            )
        self.why.setText(why)
        self.why.setVisible(bool(why))
        theme.mark(self.why, role="danger" if short else "small-muted")
