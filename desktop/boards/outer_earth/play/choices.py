"""The choices of Outer Earth in words: each step of an answer, its clause, and what is refused."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.boards.contract import Step
from desktop.boards.outer_earth import names
from desktop.boards.outer_earth.play import signs
from desktop.boards.outer_earth.play.steps import Steps
from desktop.look.signs import Sign
from desktop.look.translate import begun, translate
from desktop.look.voice import Voice
from engine.games.outer_earth.actions import END, Close, Invest, Place, Remove, Take
from engine.games.outer_earth.components import PLANETS
from engine.games.outer_earth.state import OuterEarth
from engine.rules.agenda import Refusal
from engine.rules.words import HINT

OF_TWO_STEPS = ("place", "planet", "invest")
"""Kinds of refusals that are about a card and where it goes."""
CLAUSES = {"draw": "OE-3.1", "refresh": "OE-3.3", "end": "OE-R6"}


def rank(action: object) -> int:
    """Where an answer stands: cards first, so that their keys stay; what ends something last."""
    match action:
        case Place():
            return 1
        case Invest():
            return 4
        case Remove():
            return 5
        case Close():
            return 6
    if action == END:
        return 7
    return 2 if isinstance(action, Take) else 3


def step(state: OuterEarth, action: object, number: int, voice: Voice) -> Step:
    """That step of an answer: the card, then where it goes."""
    assert state.question is not None
    shown = signs.of_step(state, action, number)
    words = voice.words
    match action, number:
        case ((Place(_, card) | Invest(card)), 0):
            return Step(names.brief(words, card), shown, names.card(words, card))
        case Take(card), _:
            text = translate("OuterEarth", "Take: {card}").format(card=names.brief(words, card))
            return Step(text, shown, names.card(words, card))
        case str(card), _ if card.startswith("card:"):
            return Step(names.brief(words, card), (Sign(card),), names.card(words, card))
        case Place(planet), 1:
            text = translate("OuterEarth", "On {planet}")
            return Step(text.format(planet=names.planet(words, planet, "acc")), shown)
        case Invest(), 1:
            return Step(translate("OuterEarth", "Face down into the Industry Stocks"), shown)
        case Remove(), 1:
            return Step(translate("OuterEarth", "Onto the discard pile"), shown)
    text = voice.action(state.question.name, action)
    return Step(begun(text), shown)


def prompt_after(state: OuterEarth, action: object, number: int, voice: Voice) -> str:
    """What is asked when only the card (0), or only where it goes (1), was chosen."""
    words = voice.words
    match action, number:
        case ((Place(_, card) | Invest(card)), 0):
            text = translate("OuterEarth", "{card}: where does it go?")
            return text.format(card=names.card(words, card))
        case Place(planet), _:
            text = translate("OuterEarth", "Which card goes on {planet}?")
            return text.format(planet=names.planet(words, planet, "acc"))
        case Invest(), _:
            return translate("OuterEarth", "Which card is invested?")
        case Remove(planet), 0:
            text = translate("OuterEarth", "Discard the newest card of {planet}?")
            return text.format(planet=names.planet(words, planet, "dat"))
    return translate("OuterEarth", "From which planet is the newest card discarded?")


def lists(action: object, voice: Voice) -> Sequence[str]:
    """What a turn does with cards, and that alone, is listed by the card or by where it goes."""
    return translate("OuterEarth", "Cards"), translate("OuterEarth", "Places")


def clause_of(state: OuterEarth, action: object) -> str:
    """The clause of the action; else the question's own."""
    match action:
        case Place():
            return "OE-3.4"
        case Remove():
            return "OE-3.5"
        case Invest():
            return "OE-3.6"
        case Close():
            return "OE-3.7"
        case Take():
            is_new = state.question is not None and state.question.name == "take_new"
            return state.clause if is_new else "OE-3.2"
    return CLAUSES.get(str(action), state.clause)


def refused_steps(state: OuterEarth, refusal: Refusal) -> Steps:
    """The steps that a refusal is about; all but the last may be beginnings of things."""
    kind, _, rest = refusal.subject.partition(":")
    planet, _, card = rest.partition(":")
    match kind:
        case "place" if card:
            return f"card:{card}", f"slot:{planet}"
        case "place" if planet:
            return "card:", f"slot:{planet}"
        case "planet":
            return "card:", f"planet:{planet}"
        case "remove":
            return (f"newest:{planet}",)
        case "take":
            return (f"open:{rest}",)
        case "invest":
            # Where no card goes anywhere, it is the card that cannot be chosen.
            stocks = f"stocks:{state.current_player}"
            return (f"card:{rest}", stocks) if state.free_places else (f"card:{rest}",)
        case "draw":
            return ("deck",)
    return (refusal.subject,)


def refused(alike: Sequence[Refusal], number: int, voice: Voice) -> str:
    """What cannot be chosen for one and the same reason, and the reason."""
    words = voice.words
    # After the first step of an answer its own reasons stand alone; what else is closed has its name.
    is_own = number and any(it.subject.partition(":")[0] in OF_TWO_STEPS for it in alike)
    if is_own or not words.has("refused", alike[0].name):
        return " ".join(dict.fromkeys(voice.refusal(refusal) for refusal in alike))
    things = list(dict.fromkeys(_name(refusal, voice) for refusal in alike))
    text = words.text("refused", alike[0].name, things=things)
    return begun(text)


def _name(refusal: Refusal, voice: Voice) -> str:
    words = voice.words
    kind, _, rest = refusal.subject.partition(":")
    planet, _, _card = rest.partition(":")
    if kind in ("place", "planet") and planet in PLANETS:
        return words.name("planets", planet)
    if kind == "close":
        return words.text("actions", "any", kind, planet=planet)
    if kind == "invest":
        return words.name("cards", f"card:{rest}", "short")
    # Several stand in one narrow row: as briefly as in a hint.
    manner = HINT if words.has("actions", HINT, kind) else "any"
    told = words.text("actions", manner, kind, planet=planet, card=f"card:{rest}")
    # It stands within a sentence; what is closed begins with a name.
    return told[0].lower() + told[1:]
