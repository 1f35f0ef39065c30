"""The open question as rows: what can be chosen next, step by step, and what is not possible now."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace

from desktop.boards.contract import Play, Step
from desktop.look.rows import Row
from desktop.look.signs import Brought
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match.gathering import is_gathered
from desktop.scene.choosing import Choosing, Steps
from engine.rules.agenda import Refusal, State


def ways(state: State, board: Play[State]) -> Iterator[tuple[str, Steps]]:
    """The ways to the answers of the open question: the text of each, and its steps.

    There are none to most numbers of a range, which are typed, nor to cards that are gathered.
    """
    if is_gathered(state, board.hand):
        return iter(())
    legal: Iterable[object] = state.legal_actions()
    if isinstance(legal, range):
        legal = board.pressed(state)
    return ((str(action), board.steps(state, action)) for action in legal)


def _ranked(state: State, board: Play[State], choosing: Choosing) -> dict[Steps, str]:
    """The ways to the answers, those that do nothing first."""
    if not choosing.ways:
        return {}
    ranks = {str(action): board.rank(action) for action in state.legal_actions()}
    return dict(sorted(choosing.ways.items(), key=lambda way: ranks[way[1]]))


def prompt(state: State, voice: Voice, board: Play[State], choosing: Choosing) -> str:
    """What is asked now, with what was chosen so far."""
    if not choosing.taken:
        return voice.prompt(state)
    action = _through(state, choosing, choosing.taken)
    return board.prompt_after(state, action, int(choosing.is_turned), voice)


def lists(voice: Voice, board: Play[State], choosing: Choosing) -> Sequence[str]:
    """What the lists are called with which the open question can begin; empty if there is only one."""
    state = choosing.state
    pairs = [text for steps, text in choosing.ways.items() if len(steps) > 1]
    if state is None or choosing.taken or not pairs or len(pairs) != len(choosing.turned):
        return ()
    return board.lists(state.find(pairs[0]), voice)


def rows(
    state: State,
    voice: Voice,
    board: Play[State],
    choosing: Choosing,
    wanted: str,
    *,
    from_end: bool = False,
) -> list[Row]:
    """The rows of the step that is asked, or the answers from here on with every wanted word.

    The first step begins with the end of the answers if `from_end`.
    """
    words = wanted.casefold().split()
    if words:
        found = _found(state, voice, board, choosing, words)
        return found or [Row(_nothing(wanted), kind="quiet")]
    made = list(_steps(state, voice, board, choosing, from_end=from_end))
    legal = state.legal_actions()
    if not isinstance(legal, range) or len(legal) == 1:
        # Else digits begin a number that is typed.
        made = _numbered(made)
    offered = {row.value for row in made if row.kind == "group"} if from_end else None
    refused = list(_refused(state, voice, board, choosing, offered))
    if refused:
        made.append(Row(translate("Choices", "Not possible now"), kind="heading"))
    return made + refused


def _nothing(wanted: str) -> str:
    said = translate("Choices", "No choice contains “{words}”. Esc shows all choices again.")
    return said.format(words=" ".join(wanted.split()))


def _numbered(made: Iterable[Row]) -> list[Row]:
    return [row.with_key(str(n) if n < 10 else " ") for n, row in enumerate(made, 1)]


def _steps(
    state: State, voice: Voice, board: Play[State], choosing: Choosing, *, from_end: bool
) -> Iterator[Row]:
    taken, count = choosing.taken, len(choosing.taken)
    ranked: Iterable[Steps] = _ranked(state, board, choosing)
    # From its other end, what is left to choose is the first step of an answer.
    number = 0 if choosing.is_turned else 1 if from_end else count
    if choosing.is_turned or from_end:
        ranked = (way[::-1] for way in ranked)
    ways = [way for way in ranked if way[:count] == taken]
    things = dict.fromkeys(way[count] for way in ways)
    # What all rows bring is not repeated beside each.
    known = _brought(state, voice, board, choosing, *taken) if len(things) > 1 else []
    for thing in things:
        text = choosing.text_of(thing)
        action = _through(state, choosing, (*choosing.taken, thing))
        told = board.step(state, action, number, voice)
        clause = board.clause_of(state, action) if text else ""
        # The question's own clause stands above the list.
        clause = "" if clause == state.clause else clause
        row = Row(told.text, clause, kind="choice" if text else "group", value=text or thing)
        yield _with(row, told, _brought(state, voice, board, choosing, *taken, thing), known)


def _found(
    state: State, voice: Voice, board: Play[State], choosing: Choosing, words: list[str]
) -> list[Row]:
    node, count = state.question, len(choosing.taken)
    assert node is not None
    made = (
        (way, Row(voice.action(node.name, action), board.clause_of(state, action), value=text))
        for way, text in _ranked(state, board, choosing).items()
        if (way[::-1] if choosing.is_turned else way)[:count] == choosing.taken
        for action in (state.find(text),)
    )
    return _numbered(
        _with(row, Step(row.text), _brought(state, voice, board, choosing, *way))
        for way, row in made
        if all(word in row.text.casefold() for word in words)
    )


def _brought(
    state: State, voice: Voice, board: Play[State], choosing: Choosing, *steps: str
) -> list[Brought]:
    """What every answer with these steps is sure to bring."""
    told = choosing.forecast(*steps)
    return list(board.brings(told, state, voice)) if told is not None else []


def _with(row: Row, step: Step, brought: list[Brought], known: Sequence[Brought] = ()) -> Row:
    """The row with the signs of its step and of what it brings, but for what is known before it."""
    own = [each for each in brought if each not in known]
    bringing = tuple(sign for each in own for sign in each.signs)
    pictures = {sign.picture for sign in bringing}
    # A cube that is given away is not shown a second time, as if there were two.
    about = tuple(it for it in step.signs if it.text or it.picture not in pictures)
    signs = about + bringing
    more = ", ".join(filter(None, (step.said, " ".join(each.said for each in brought))))
    lines = (f"{each.said} ({each.clause})" if each.clause else each.said for each in brought)
    return replace(row, signs=signs, more=more, tip="\n".join(lines))


def _through(state: State, choosing: Choosing, taken: Steps) -> object:
    """An answer whose way begins so."""
    return state.find(
        next(
            text
            for ways in (choosing.ways, choosing.turned)
            for steps, text in ways.items()
            if steps[: len(taken)] == taken
        )
    )


def _refused(
    state: State,
    voice: Voice,
    board: Play[State],
    choosing: Choosing,
    offered: Collection[str] | None,
) -> Iterator[Row]:
    """One row for each reason and clause that keep something from being chosen in this step.

    `offered` are the ends of the answers where they are what is listed, else None.
    """
    told: dict[tuple[str, str], list[Refusal]] = {}
    taken = choosing.taken
    about = ((board.refused_steps(state, refusal), refusal) for refusal in state.refusals())
    if choosing.is_turned:
        # What cannot begin an answer cannot end it from the other end either.
        about = (
            (steps[::-1] if len(steps) > 1 else (*taken, *steps), refusal)
            for steps, refusal in about
        )
    elif offered is not None:
        # An end that is closed to some is offered; one that is closed to all says why.
        about = (
            (steps[-1:], refusal)
            for steps, refusal in about
            if len(steps) > 1 and not (steps[0] and steps[-1] in offered)
        )
    stands = [(steps, refusal) for steps, refusal in about if _stands(steps, taken)]
    own = {steps[-1] for steps, _ in stands if all(steps)}
    for steps, refusal in stands:
        # A thing is told once: the reason after this first step says more than the one for all.
        if all(steps) or steps[-1] not in own:
            told.setdefault((refusal.name, refusal.clause), []).append(refusal)
    for (_, clause), alike in told.items():
        yield Row(
            board.refused(alike, int(choosing.is_turned), voice),
            clause,
            kind="refused",
            value=tuple(alike),
        )


def _stands(steps: Steps, taken: Steps) -> bool:
    """Whether a refusal is about the next step; its earlier steps are what the taken ones begin with."""
    return len(steps) == len(taken) + 1 and all(
        thing.startswith(start) for start, thing in zip(steps, taken, strict=False)
    )
