"""Hints in rows: each answer, and below it in facts what it brings and keeps from others."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from desktop.boards.contract import Play
from desktop.look.rows import Row
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.bots.hints import Hint
from engine.rules.agenda import State
from engine.rules.forecast import forecast

FACTS = 2
"""Sentences of what an answer brings."""


def rows(
    view: State, hints: Sequence[Hint], voice: Voice, game: Play[State], known: Collection[str]
) -> Iterator[Row]:
    """Two rows for each hint; `known` are the texts of the answers that a press can lead to."""
    for number, hint in enumerate(hints):
        first, *then = _answers(view, hint, voice, game)
        said = [translate("Hints", "About as good.")] if number and hint.is_alike else []
        if then:
            said.append(translate("Hints", "Then: {answers}.").format(answers="; ".join(then)))
        said += _facts(view, hint, voice, game)
        if hint.denies:
            said.append(_denial(view, hint, hints[hint.otherwise], voice))
        text, kind = " ".join(said), "choice" if hint.answers[0] in known else "told"
        yield Row(first, kind=kind, value=hint.answers[0], more=text)
        if text:
            yield Row(text, kind="quiet")


def _answers(view: State, hint: Hint, voice: Voice, game: Play[State]) -> Iterator[str]:
    """The answer, and those that follow it, but for the cards that it takes."""
    state = view.clone()
    for number, text in enumerate(hint.answers):
        assert state.question is not None, "it is asked for this answer"
        if not number or state.question.name not in game.hand.gathers:
            yield voice.answer(state, state.find(text))
        state.take(state.place_of(text))


def _facts(view: State, hint: Hint, voice: Voice, game: Play[State]) -> list[str]:
    """What these answers are sure to bring, what weighs most in the game first of all."""
    first, *then = hint.answers
    told = forecast(view, view.find(first), voice.viewer, then)
    brought = [each for each in game.brings(told, view, voice) if each.clause]
    weighs = list(game.weighs)

    def weight(at: int) -> int:
        each = brought[at]
        if each.clause in weighs:
            return weighs.index(each.clause)
        return len(weighs) + (not each.signs)

    foremost = sorted(sorted(range(len(brought)), key=weight)[:FACTS])
    return [f"{brought[at].said.removesuffix('.')}." for at in foremost]


def _denial(view: State, hint: Hint, otherwise: Hint, voice: Voice) -> str:
    """What the next seat would answer after the other hint, and cannot answer after this one."""
    state = view.clone()
    for text in otherwise.answers:
        state.take(state.place_of(text))
    assert state.question is not None, "somebody is asked there"
    return translate(
        "Hints", "{name} can then no longer play “{choice}”, the best reply otherwise."
    ).format(
        name=voice.people[state.current_player],
        choice=voice.action(state.question.name, state.find(hint.denies)),
    )
