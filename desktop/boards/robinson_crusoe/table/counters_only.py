"""Counters alone: the group plays its event phases without the app, which counts and passes rounds on."""

from __future__ import annotations

from desktop.boards.robinson_crusoe.table.answers import Answer
from desktop.boards.robinson_crusoe.table.next_step import REST, Due, Go, due, endings, go, waiting
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import event_deck
from engine.games.robinson_crusoe.prompts import WAITS
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import THREATS
from engine.games.robinson_crusoe.wording import prompt_text
from engine.rules.agenda import NOBODY

PHASE = "phase"
"""The part of the table that such a group hides: Event deck and Threat spaces."""
ZOOM = 1.3
"""How much larger the counters are then."""
GO = "go"
"""An answer that is the large button's."""


def due_alone(telling: Telling[Robinson]) -> Due:
    """What the people do now: they play the round, and then the next one begins."""
    state, voice = telling.state, telling.voice
    if state.current_player == NOBODY:
        return due(telling)
    follows = _go(state)
    begin = Answer((GO, ""), follows.text)
    return Due(rest(state, voice), "RC-3.4", -1, (begin, *endings(state)), follows)


def rest(state: Robinson, voice: Voice) -> str:
    """That the round is played on the table, and who is First Player then."""
    return prompt_text(voice.words, WAITS[REST](state), voice.people)


def _go(state: Robinson) -> Go:
    """The next round; an event phase that is still open was played without the app."""
    over = go(state, REST)
    return over if waiting(state) == REST else over._replace(before=("phase_over",))


def hint() -> str:
    """How the event phase comes back."""
    return translate(
        "Robinson",
        "Counters only: “Panels” above shows the Event deck and the Threat spaces again.",
    )


def is_to_ask(state: Robinson) -> bool:
    """Whether the app has to be told what it did not follow."""
    return not state.is_terminal and not state.is_known(event_deck.DECK, *THREATS)
