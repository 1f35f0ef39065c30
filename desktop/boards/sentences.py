"""Answers in sentences: what each of some is sure to bring, how its seat stands then, what it keeps from others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from desktop.boards.contract import Play
from desktop.look.signs import ANSWER, LOG, STANDS, Brought
from desktop.look.translate import begun, translate
from desktop.look.voice import Voice
from engine.bots.hints import Hint
from engine.rules.agenda import State
from engine.rules.forecast import forecast
from engine.rules.words import MINUS

FACTS = 2
"""Sentences of what an answer brings."""
FOLLOWING = 6
"""Answers of the same turn that are told."""


def answer(view: State, hint: Hint, voice: Voice, game: Play[State]) -> str:
    """The answer itself; numbers or cards that are chosen together are told together."""
    asked, spread = view.question, game.spread
    if spread is not None and asked is not None and asked.name in spread.asks:
        return spread.said(hint.behind(view), view.current_player, voice)
    return next(_said(view, hint, voice, game))


def sentences(
    view: State,
    hints: Sequence[Hint],
    voice: Voice,
    game: Play[State],
    known: Collection[str] = (),
    *,
    is_reason: bool = False,
) -> list[list[str]]:
    """The sentences of each of these answers to the question of a view.

    What all of them bring parts none from another, and is told only if nothing else can be.
    Sentences that are `known` are not told, and what an answer costs is no reason for it.
    """
    facts = [
        [it for it in _facts(view, hint, voice, game, is_reason=is_reason) if it not in known]
        for hint in hints
    ]
    shared = set(facts[0]).intersection(*facts[1:]) if len(facts) > 1 else set()
    told = []
    for hint, own in zip(hints, facts, strict=True):
        said = [it for it in own if it not in shared] or own
        then = [*_said(view, hint, voice, game)][1 : FOLLOWING + 1]
        lead = [translate("Hints", "Then: {answers}.").format(answers="; ".join(then))]
        denied = [_denial(view, hints[hint.otherwise], hint.denies, voice)] if hint.denies else []
        found = [*(lead if then else ()), *said[:FACTS], *denied]
        told.append(found if found or is_reason else _undecided(view, hint, voice, game))
    return told


def shared(view: State, hints: Sequence[Hint], voice: Voice, game: Play[State]) -> list[str]:
    """The sentences of what scores or weighs and comes with each of several answers, the most first."""
    first, *others = [_brought(view, hint, voice, game) for hint in hints]
    weigh = [it for it in first if it.points or (it.clause in game.weighs and _is_own(it))]
    common = [_sentence(it.said) for it in weigh if others and all(it in each for each in others)]
    return [*dict.fromkeys(common)][:FACTS]


def _said(view: State, hint: Hint, voice: Voice, game: Play[State]) -> Iterator[str]:
    """The answers in words, the first as it is chosen; of the others those that are worth a word."""
    steps = [*_steps(view, hint, game)]
    for number, step in enumerate(steps):
        state, action = step[0]
        question = state.question.name if state.question is not None else ""
        if not number:
            yield ", ".join(voice.hinted(*given) for given in step)
            continue
        follows = steps[number + 1][0][0].question if number + 1 < len(steps) else None
        is_told_then = follows is not None and follows.name in game.completes
        if is_told_then or question in _spread(game) or _proposes(state, game):
            continue
        brought = game.brings(forecast(state, action, voice.viewer), state, voice)
        repeated = [_bare(it.said) for it in brought if it.also_in == ANSWER]
        told = [voice.hinted(*given) for given in step if str(given[1]) not in game.declining]
        if told:
            yield ", ".join(repeated or told)


type_of_given = tuple[State, Any]
"""An answer, and the state in which it is given."""


def _steps(view: State, hint: Hint, game: Play[State]) -> Iterator[list[type_of_given]]:
    """What is answered one after the other; cards that are gathered are one step."""
    state, step = view, list[type_of_given]()
    for text in hint.answers:
        asked = step[-1][0].question if step else None
        is_gathered = asked is not None and asked.name in game.hand.gathers
        if step and not (is_gathered and state.question is asked):
            yield step
            step = []
        if not step or text not in game.declining:
            step.append((state, state.find(text)))
        behind = state.clone()
        behind.take(behind.place_of(text))
        state = behind
    yield step


def _spread(game: Play[State]) -> Collection[str]:
    return game.spread.asks if game.spread is not None else ()


def _proposes(state: State, game: Play[State]) -> bool:
    """Whether cards are asked for that would be picked already."""
    asked = state.question
    return asked is not None and asked.name in game.hand.gathers and bool(game.hand.proposed(state))


def _brought(view: State, hint: Hint, voice: Voice, game: Play[State]) -> list[Brought]:
    """What these answers are sure to bring, what weighs most first."""
    first, *then = hint.answers
    told = forecast(view, view.find(first), voice.viewer, then)
    weighs = [*game.weighs]
    hinted = game.hinted or game.brings
    return sorted(
        hinted(told, view, voice),
        key=lambda it: (-abs(it.points), weighs.index(it.clause) if it.clause in weighs else 99),
    )


def _facts(
    view: State, hint: Hint, voice: Voice, game: Play[State], *, is_reason: bool
) -> list[str]:
    """What these answers are sure to bring and how their seat stands then, what weighs most first."""
    every = _brought(view, hint, voice, game)
    brought = [it for it in every if it.clause]
    if is_reason:
        brought = [it for it in brought if it.points >= 0 and it.also_in != LOG]
    weigh = [it for it in brought if it.clause in game.weighs or it.signs]
    own = [it.said for it in weigh if _is_own(it)]
    said = [*own, *game.stands(view, hint.behind(view), voice)]
    said = said or [it.said for it in brought if it.also_in != STANDS]
    return [_sentence(it) for it in dict.fromkeys(said)]


def _is_own(it: Brought) -> bool:
    """Whether a hint tells it by itself, not in another sentence."""
    return it.also_in in ("", LOG)


def _undecided(view: State, hint: Hint, voice: Voice, game: Play[State]) -> list[str]:
    """What decides after these answers, where nothing is sure; else the points that stay as they are."""
    open_yet = [it.said for it in _brought(view, hint, voice, game) if not it.clause]
    if not open_yet and voice.words.has("game", "vp"):
        text = translate("Hints", "It changes no points: {name} has {points} {unit} then")
        seat = view.current_player
        points = str(hint.behind(view).returns()[seat]).replace("-", MINUS)
        told = {"name": voice.people[seat], "points": points, "unit": voice.words.at("game", "vp")}
        open_yet = [text.format(**told)]
    return [_sentence(begun(it)) for it in open_yet]


def _sentence(said: str) -> str:
    return f"{_bare(said)}."


def _bare(sentence: str) -> str:
    return sentence.removesuffix(".")


def _denial(view: State, otherwise: Hint, denied: str, voice: Voice) -> str:
    """What the next seat would answer after the other hint, and cannot answer after this one."""
    state = otherwise.behind(view)
    assert state.question is not None, "somebody is asked there"
    return translate(
        "Hints", "{name} can then no longer play “{choice}”, the best reply otherwise."
    ).format(
        name=voice.people[state.current_player],
        choice=voice.action(state.question.name, state.find(denied)),
    )
