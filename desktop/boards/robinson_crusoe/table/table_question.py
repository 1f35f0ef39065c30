"""Questions of the table itself, which no rule asks: who draws, how it ended, what was played alone."""

from __future__ import annotations

from typing import NamedTuple

from desktop.boards.robinson_crusoe.table.answers import Answer
from desktop.boards.robinson_crusoe.table.next_step import FACT, NOT_YET, waiting
from desktop.boards.robinson_crusoe.table.panel_contents import said
from desktop.look.translate import translate
from desktop.table.telling import Telling
from engine.games.robinson_crusoe.facts.kinds import DISCARDED
from engine.games.robinson_crusoe.naming import name_of
from engine.games.robinson_crusoe.state import Robinson

_ENDING = "ending"
_ALONE = "alone"
_DRAWS = "draws"
_AGAIN = "again"


class Question(NamedTuple):
    """What is asked, its clause, and the facts that can be told in answer."""

    text: str
    clause: str
    answers: tuple[Answer, ...]


class Aside:
    """At most one such question is open; asking it once more puts it away."""

    def __init__(self, telling: Telling[Robinson]) -> None:
        self._telling = telling
        self._open: tuple[str, str] | None = None

    def ask_who_draws(self, back: str) -> None:
        """Somebody is about to draw from that deck."""
        self._turn((_DRAWS, back))

    def ask_how_it_ended(self) -> None:
        """The game is over, and the group knows how."""
        self._turn((_ENDING, ""))

    def ask_whether_alone(self) -> None:
        """The event phase may have been played without the app, which then knows nothing of it."""
        self._turn((_ALONE, ""))

    def ask_what_comes_again(self) -> None:
        """A discarded card goes into the Event deck once more."""
        self._turn((_AGAIN, ""))

    def drop(self) -> bool:
        """Nothing is asked after all; whether something was."""
        was_open, self._open = self._open is not None, None
        return was_open

    def question(self) -> Question | None:
        """What is asked; the rules' own question comes before a card is drawn."""
        if self._open is None:
            return None
        about, back = self._open
        if about == _ENDING:
            return self._ending()
        if about == _ALONE and waiting(self._telling.state) == "draws":
            return _alone()
        if about == _ALONE or self._telling.match.asked >= 0:
            self._open = None
            return None
        return self._again() if about == _AGAIN else self._drawing(back)

    def _turn(self, question: tuple[str, str]) -> None:
        self._open = None if self._open == question else question

    def _drawing(self, back: str) -> Question:
        voice = self._telling.voice
        deck = voice.words.name("backs", back)
        who = translate("Robinson", "Who draws from the {deck} deck?").format(deck=deck)
        answers = [
            Answer((FACT, ("adventure_and_read", back, seat)), name)
            for seat, name in enumerate(voice.people, 1)
        ]
        return Question(who, "RC-3.3", (*answers, _not_yet()))

    def _again(self) -> Question:
        state = self._telling.state
        which = translate("Robinson", "Which discarded card is shuffled into the Event deck?")
        answers = [
            Answer((FACT, ("shuffle_in_again", card)), said(name_of(state, card)))
            for card in DISCARDED.words(state)
        ]
        return Question(which, "RC-3.1", (*answers, _not_yet()))

    def _ending(self) -> Question:
        how = translate("Robinson", "How did the match end?")
        won, lost = translate("Robinson", "Won"), translate("Robinson", "Lost")
        answers = [
            Answer((FACT, ("game_over", ending)), name)
            for ending, name in (("won", won), ("lost", lost))
        ]
        return Question(how, "RC-3.4", (*answers, _not_yet()))


def _alone() -> Question:
    asks = translate(
        "Robinson",
        "Played without the app? Event deck and Threat spaces are not known then.",
    )
    yes = Answer((FACT, ("phase_over",)), translate("Robinson", "Yes"))
    return Question(asks, "RC-2.2", (yes, Answer((NOT_YET, ""), translate("Robinson", "No"))))


def _not_yet() -> Answer:
    """The answer that leaves the question open."""
    return Answer((NOT_YET, ""), translate("Robinson", "Not yet"), is_aside=True)
