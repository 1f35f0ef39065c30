"""What effects would bring, in the words of the table: each line with its clauses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.boards.robinson_crusoe.table.effects.draft import UNMET, Draft, effect_of
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.robinson_crusoe.wording import effect_text
from engine.rules.agenda import Event

WARNINGS = ("unfulfilled", "cannot_discard", "unmet", "last_wound", "no_weapon")


class Line(NamedTuple):
    """What happens, by which clauses, and whether it hurts for something that is missing."""

    text: str
    clauses: str
    is_warning: bool = False


def title_of(draft: Draft, voice: Voice) -> str:
    """An effect as a player would say it: “Pay 2 wood, if possible”."""
    if not draft.thing:
        return translate("Effect", "What does the card do?")
    text = translate("Effect", "A demand could not be met")
    if draft.thing != UNMET:
        text = effect_text(voice.words, effect_of(draft))
    elif draft.n > 1:
        text = translate("Effect", "{n} demands could not be met").format(n=draft.n)
    if not draft.whom:
        return text
    if draft.is_alone:
        return translate("Effect", "{effect}: {who} alone").format(
            effect=text, who=who(draft.whom, voice)
        )
    if draft.whom.isdecimal():
        return translate("Effect", "{effect}: {who}").format(
            effect=text, who=who(draft.whom, voice)
        )
    if draft.if_possible and draft.is_demand:
        return translate("Effect", "{effect}, if possible").format(effect=text)
    return text


def who(whom: str, voice: Voice) -> str:
    """A character by name, the First Player, or each."""
    if whom.isdecimal():
        return voice.people[int(whom) - 1]
    return {
        "each": translate("Effect", "Each character"),
        "first": translate("Effect", "First Player"),
    }[whom]


def lines(events: Sequence[Event], voice: Voice) -> list[Line]:
    """What happens, with the Wounds of everybody in one line."""
    found: list[Line] = []
    at = 0
    while at < len(events):
        event, lacks = events[at], ""
        clauses = [event.clause]
        if event.name == "unfulfilled":
            lacks = _lacks(event, voice)
            if event.params["n"] > 1:
                clauses.append("RC-R1")
            at += 1
        hurt, warned = _alike(events[at:])
        at += len(hurt) + len(warned)
        if hurt:
            clauses.append(hurt[0].clause)
            text = _hurt(hurt, voice)
            text = f"{lacks}: {text[:1].lower()}{text[1:]}" if lacks and len(hurt) > 1 else text
            text = f"{lacks}. {text}" if lacks and len(hurt) == 1 else text
        elif lacks:
            text = lacks
        else:
            text = voice.event(event)
            at += 1
        warns = bool(lacks) or event.name in WARNINGS
        found.append(Line(text, ", ".join(dict.fromkeys(clauses)), warns))
        found += [Line(voice.event(event), event.clause, True) for event in warned]
    return found


def _lacks(event: Event, voice: Voice) -> str:
    name = voice.words.name("counters", event.params["counter"])
    said = translate("Effect", "{what}: {there} of {n} available, {missing} missing")
    return said.format(what=name, **{key: event.params[key] for key in ("there", "n", "missing")})


def _alike(events: Sequence[Event]) -> tuple[list[Event], list[Event]]:
    """The Wounds with which these begin, as long as they are the same, and the last spaces."""
    found: list[Event] = []
    warned: list[Event] = []
    for event in events:
        if event.name == "last_wound" and found:
            warned.append(event)
        elif event.name != "wounded" or (found and event.params["n"] != found[0].params["n"]):
            break
        else:
            found.append(event)
    return found, warned


def _hurt(hurt: Sequence[Event], voice: Voice) -> str:
    if len(hurt) < len(voice.people) or len(hurt) == 1:
        return " ".join(voice.event(event) for event in hurt)
    each = voice.words.text("effects", "wound_each", n=hurt[0].params["n"])
    now = (f"{voice.people[event.params['seat']]} {event.params['now']}" for event in hurt)
    return translate("Effect", "{each}; after that {now}").format(each=each, now=", ".join(now))
