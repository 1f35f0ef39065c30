"""What comes next: the sentence above the table, its answers, and what the large button does."""

from __future__ import annotations

from typing import NamedTuple

from desktop.boards.robinson_crusoe.table.answers import Answer
from desktop.look.translate import translate
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import event_deck, naming
from engine.games.robinson_crusoe.components import EVENT
from engine.games.robinson_crusoe.phase import NO_EFFECT
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.threats import THREATS
from engine.games.robinson_crusoe.wording import prompt_text
from engine.rules.agenda import NOBODY
from engine.rules.facts import written

ANSWER, FACT, NAME, EFFECT = "answer", "fact", "name", "effect"
"""What an answer does: it answers the rules, tells a fact, names a card, or asks for its effect."""
SPACES_ASKED, ALONE, NOT_YET = "spaces", "alone", "not yet"
"""Or it leads to telling what lies in the Threat spaces, asks whether the phase was played without
the app, or puts a question of the table away."""
REST = "rest_of_round"
DONE, BY_HAND = ("done",), ("by_hand",)
"""The facts that the step has been done, and that people applied its effect themselves."""
LOWER_HALF = ("lower_half", written(""), written(""))
"""The fact that the lower half of a card without a name has been applied."""
HALF_BY_HAND = ("lower_half_by_hand", written(""), written(""))
EFFECTS = ("book_effect", "applying_event", "applying_threat")
"""Steps of the event phase in which an effect applies."""


OF_DRAWN = ("book_effect", "laying_token", "applying_event")
"""Steps in which the card that was drawn is read; one that is placed is named in its space."""


class Go(NamedTuple):
    """The large button: its word, its second line, why it cannot be pressed, and the fact it tells."""

    text: str
    note: str
    why_not: str = ""
    fact: tuple[object, ...] = ()
    asked: str = ""
    """What is pressed instead: `backs` or `icons` of the Event deck."""
    before: tuple[object, ...] = ()
    """A fact that is told with it, first."""
    opens: str = ""
    """Or what it opens, `EFFECT`: the page on which people choose what the card does."""

    @property
    def facts(self) -> list[tuple[object, ...]]:
        """All that a press tells, as one step."""
        return [fact for fact in (self.before, self.fact) if fact]


class Due(NamedTuple):
    """What is due: a sentence with its clause, whom it is about, its answers, the large button."""

    text: str
    clause: str
    seat: int
    answers: tuple[Answer, ...]
    go: Go


def due(telling: Telling[Robinson], *, counts: bool = True) -> Due:
    """What the people do now; `counts` is whether they see any counter that an effect changes."""
    state, voice = telling.state, telling.voice
    player = state.current_player
    if player >= 0:
        return _question(state, telling)
    now = prompt(state)
    text = prompt_text(voice.words, now, voice.people)
    seat = now.params.get("seat", -1) if waiting(state) == "draws" else -1
    large = go(state, counts=counts)
    return Due(text, now.clause, seat, _answers(state, large), large)


def waiting(state: Robinson) -> str:
    """The name of the wait that is open; empty if a question is, or the match is over."""
    return state.waits_for


def _question(state: Robinson, telling: Telling[Robinson]) -> Due:
    question, voice = state.question, telling.voice
    assert question is not None, "somebody is asked"
    answers = tuple(
        Answer((ANSWER, choice), voice.action(question.name, choice))
        for choice in state.legal_actions()
    )
    first = translate("Robinson", "First answer the question above.")
    return Due(
        voice.prompt(state),
        question.clause,
        state.current_player,
        answers,
        Go(translate("Robinson", "Draw"), "", first),
    )


def _answers(state: Robinson, large: Go) -> tuple[Answer, ...]:
    if waiting(state) == REST:
        return (*_one_more(state), *endings(state))
    if waiting(state) == "draws" and state.board.is_told:
        alone = translate("Robinson", "Played without the app")
        half = _half(state, large) if has_lower_half(state) else ()
        return (*half, Answer(_alone(state), alone, is_aside=True))
    if waiting(state) == "reminding":
        return (Answer((FACT, ("waived",)), translate("Robinson", "Waive"), is_aside=True),)
    names = (_name(EVENT),) if is_to_name(state) else ()
    if waiting(state) == "placing" and not state.is_known(*THREATS):
        asks = translate("Robinson", "Enter what is in the Threat spaces")
        return (Answer((SPACES_ASKED, ""), asks),)
    if waiting(state) not in EFFECTS:
        return names
    return (
        *(() if large.opens else (_effect(),)),
        *(() if large.fact == BY_HAND else (_by_hand(BY_HAND),)),
        *names,
        *_one_more(state),
    )


def _alone(state: Robinson) -> tuple[str, object]:
    """Where the app knows of the cards, it is asked first whether it shall know nothing of them."""
    lost = (event_deck.DECK, *THREATS)
    return (ALONE, "") if any(map(state.is_known, lost)) else (FACT, ("phase_over",))


def _effect() -> Answer:
    """What a printed card does can be told, and the app does it on the counters."""
    return Answer((EFFECT, ""), translate("Robinson", "Choose the effect"), is_aside=True)


def _by_hand(fact: tuple[object, ...]) -> Answer:
    """What people did without the app is said so."""
    return Answer((FACT, fact), translate("Robinson", "Done by hand"), is_aside=True)


def has_lower_half(state: Robinson) -> bool:
    """Whether the card on top of the table's own deck has a lower half that is due."""
    is_due = state.board.is_told and waiting(state) == "draws"
    return is_due and event_deck.top_back(state) not in ("", EVENT)


def _half(state: Robinson, large: Go) -> tuple[Answer, ...]:
    """The card whose lower half is done can be named, for the next time that it comes."""
    named = _name(event_deck.top_back(state))
    return (_by_hand(HALF_BY_HAND) if large.opens else _effect(), named)


def _name(back: str) -> Answer:
    return Answer((NAME, back), translate("Robinson", "Name the card"), is_aside=True)


def is_to_name(state: Robinson) -> bool:
    """Whether a printed Event card was just drawn that nobody has named."""
    if not state.board.is_told or waiting(state) not in OF_DRAWN or not state.hand:
        return False
    return (
        naming.back_of(state, state.hand) == EVENT
        and not naming.told(state, state.hand)[naming.NAME]
    )


def drawn_back(state: Robinson) -> str:
    """The back of the printed card that can be named now; empty if none can."""
    if has_lower_half(state):
        return event_deck.top_back(state)
    return EVENT if is_to_name(state) else ""


def _one_more(state: Robinson) -> tuple[Answer, ...]:
    if not state.board.is_told:
        return ()
    more = translate("Robinson", "One more Event card")
    return (Answer((FACT, ("another",)), more, is_aside=True),)


def endings(state: Robinson) -> tuple[Answer, ...]:
    """The last round ends won or lost, which nobody can say once it is over."""
    if state.round < state.rounds:
        return ()
    return (
        Answer((FACT, ("game_over", "won")), translate("Robinson", "Won"), is_aside=True),
        Answer((FACT, ("game_over", "lost")), translate("Robinson", "Lost"), is_aside=True),
    )


def go(state: Robinson, at: str = "", *, counts: bool = True) -> Go:
    """The large button: draw, done, or on to the next round; as things stand, or at that wait."""
    if state.current_player == NOBODY:
        return Go(translate("Robinson", "The match is over"), "", after_the_end())
    match at or waiting(state):
        case "draws":
            return _draw(state, counts)
        case "rest_of_round" if state.round >= state.rounds:
            last = translate("Robinson", "Round {round} was the last").format(round=state.round)
            return Go(translate("Robinson", "End the round"), last, "", ("round_over",))
        case "rest_of_round":
            told = translate("Robinson", "Begin round {round}").format(round=state.round + 1)
            return Go(told, translate("Robinson", "or press N"), "", ("round_over",))
    key = translate("Robinson", "or press N")
    if waiting(state) == "reading" or (waiting(state) == "placing" and not state.board.is_told):
        return Go(translate("Robinson", "Go on"), key, "", DONE)
    if waiting(state) == "reminding":
        return Go(translate("Robinson", "Done"), key, "", BY_HAND)
    is_unknown = waiting(state) == "book_effect" and state.board.book == NO_EFFECT
    if waiting(state) not in EFFECTS:
        return Go(translate("Robinson", "Done"), key, "", DONE)
    if is_unknown or not counts:
        # RC-R6: of some Book effects the app only reminds.
        return Go(translate("Robinson", "Done"), key, "", BY_HAND)
    if waiting(state) != "book_effect" or _is_one_named(state):
        return Go(translate("Robinson", "Choose the effect"), key, opens=EFFECT)
    return Go(translate("Robinson", "Apply the effect"), key, "", ("apply_book", state.first + 1))


def _is_one_named(state: Robinson) -> bool:
    """RC-R14: whether the players have to name somebody whom the Book effect hits."""
    return state.board.seats > 1 and any(" one " in text for text in state.board.book)


def after_the_end() -> str:
    """How it goes on from a match that is over."""
    return translate(
        "Robinson",
        "The match is over. Undo opens its last round again, also for more rounds; “Play again”"
        " begins a new match.",
    )


def _draw(state: Robinson, counts: bool) -> Go:
    draw, key = translate("Robinson", "Draw"), translate("Robinson", "or press N")
    if not state.board.is_told:
        return Go(draw, key, "", ("draw_and_read",))
    top = event_deck.top_back(state)
    if not top:
        first = translate("Robinson", "First choose the back that is on top (RC-2.3).")
        return Go(draw, translate("Robinson", "Which back is on top?"), first, (), "backs")
    if top == EVENT:
        icon = translate("Robinson", "Choose the icon that the card shows (RC-2.5).")
        return Go(draw, translate("Robinson", "Which icon does it show?"), icon, (), "icons")
    if counts:
        return Go(translate("Robinson", "Choose the effect"), key, opens=EFFECT)
    half = translate("Robinson", "Lower half done")
    return Go(half, translate("Robinson", "discarded, draw again"), "", HALF_BY_HAND)
