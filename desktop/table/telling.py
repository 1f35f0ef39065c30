"""The way from the table's panels to the match: what is told, what can be told, and what is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar, cast

from PySide6.QtCore import QObject, Signal

from desktop.host.trouble import sentence
from desktop.look import translate as language
from desktop.look.voice import Voice, voice_of
from desktop.table.measure import Measure
from engine.base.errors import Told
from engine.match.entry import Entry
from engine.match.match import Match
from engine.rules.agenda import CHANCE, Illegal, State
from engine.store.decks import Decks
from engine.store.documents import Documents

S = TypeVar("S", bound=State, covariant=True)


class Telling(QObject, Generic[S]):
    """One match at a table, for the widgets that show it and by which people tell of it."""

    changed = Signal()
    """The match stands otherwise, or another language is in use: show it anew."""
    told = Signal(list)
    """The entries of the log that a fact has brought."""
    refused = Signal(str)
    """A sentence: why something could not be told."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match
        self.measure = Measure(self)
        self.voice: Voice = voice_of(match, language.language())
        # Before all that speaks with them: pages follow the language, too.
        language.speak(self, Telling._find_words)
        self.looked: int | None = None
        """The line after which the table is shown; None is now, and only then facts are told."""
        self.own_cards: Documents | None = None
        """Where the window keeps what people typed of their printed cards."""
        self.decks: Decks | None = None
        """Where it keeps decks of their own."""
        self.insert: Callable[[], object] | None = None
        """What puts in what is told aside, once nothing else is asked for it."""
        self.latest: list[Entry] = []
        """What the last fact brought; empty after a step back."""
        self._refusals: dict[str, Told] = {}
        """Why facts are refused as the match stands, by the sentences that say so."""
        language.watch.changed.connect(self.changed)

    @property
    def state(self) -> S:
        """The table as it has been told, or as it was at the moment that is looked at; read only."""
        match, number = self.match, self.looked
        if number is not None:
            # What was drawn for a step was on the table as soon as it was told.
            while match.state_at(number).current_player == CHANCE:
                number += 1
        # The game's own panels know what kind of table the match has.
        return cast(S, match.state if number is None else match.state_at(number))

    def turn_to(self, match: Match) -> None:
        """Tell of another match of the same people from here on; whoever calls it shows it."""
        self.match = match
        self.looked, self.latest = None, []
        self._refusals.clear()
        self._find_words()

    def look(self, number: int | None) -> None:
        """Show the table as it was after that line; None is now."""
        self.looked = number

    def tell(self, *words: object) -> bool:
        """Tell a fact, `tell("produced", 1, "grain", 2)`; False if it was refused, which is said."""
        return self.change(lambda: self.match.tell_all([words]))

    def tell_all(self, *facts: Sequence[object]) -> bool:
        """Tell facts that one press means: all of them or none, and one undo."""
        return self.change(lambda: self.match.tell_all(facts))

    def answer(self, choice: object) -> None:
        """Answer the question that the rules ask a person now."""
        self.change(lambda: self.match.answer(self.match.asked, choice))

    def why_not(self, *words: object) -> str:
        """Why a fact cannot be told now, in a sentence; empty if it can."""
        why = self.match.why_not(str(words[0]), *words[1:])
        return self.refusal(why) if why is not None else ""

    def refused_by(self, check: Callable[..., object], *about: object) -> str:
        """The sentence with which a `check` of the game refuses as the table stands, or empty."""
        try:
            check(self.state, *about)
        except Illegal as why:
            return self.refusal(why)
        return ""

    def refusal(self, why: Told) -> str:
        """The sentence that says why a fact is refused; `reason` finds the cause to it."""
        said = sentence(why, self.voice)
        self._refusals[said] = why
        return said

    def reason(self, refusal: str) -> Told | None:
        """Why a fact was refused with that sentence; None if no fact was."""
        return self._refusals.get(refusal)

    def change(self, how: Callable[[], object]) -> bool:
        """Change the match and show it; whatever keeps it from changing is said."""
        self.latest = []
        try:
            brought = how()
        except Told as error:
            self.refused.emit(self.refusal(error))
            return False
        self._refusals.clear()
        # What was told of a card may be its name.
        self._find_words()
        self.latest = brought if isinstance(brought, list) else []
        self.changed.emit()
        if self.latest:
            self.told.emit(self.latest)
        return True

    def _find_words(self) -> None:
        self.voice = voice_of(self.match, language.language())
