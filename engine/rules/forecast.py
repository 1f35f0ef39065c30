"""What an answer is sure to bring: tried on a copy of what its viewer knows, up to the next question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.rules.agenda import PUBLIC, Event, State


class Forecast(NamedTuple):
    """What is sure to happen, in order, and what decides then."""

    events: tuple[Event, ...]
    then: int | None
    """The seat that is asked next, `CHANCE`, `TABLE` where something hidden is turned up, or
    `NOBODY` at the end; None where that depends on which of several answers it is."""
    question: str
    """The name of what is asked then; empty if nothing is, or if that depends."""
    is_whole: bool = True
    """Whether nothing else happens till then, whichever of several answers it is: only then can
    the events be summed up."""


def forecast(view: State, answer: Any, viewer: int = PUBLIC, then: Iterable[str] = ()) -> Forecast:
    """What that answer to the open question brings, as far as the view and the rules can tell.

    The view is left as it is; the events are those that the viewer may know. `then` are the texts
    of answers that follow it.
    """
    state = view.clone()
    state.events = []
    state.take(view.choices.index(answer))
    for text in then:
        state.take(state.place_of(text))
    events = tuple(event for event in state.events if event.is_for(viewer))
    asked = state.question
    return Forecast(events, state.current_player, asked.name if asked is not None else "")


def common(forecasts: Iterable[Forecast]) -> Forecast:
    """What is sure whichever of several answers is given."""
    first, *others = forecasts
    left = [list(each.events) for each in others]
    sure: list[Event] = []
    for event in first.events:
        if all(event in events for events in left):
            for events in left:
                events.remove(event)
            sure.append(event)
    is_whole = len(sure) == len(first.events) and not any(left)
    if any((each.then, each.question) != (first.then, first.question) for each in others):
        return Forecast(tuple(sure), None, "", is_whole)
    return first._replace(events=tuple(sure), is_whole=is_whole)
