"""What lies before a person: upgrades, factories, people, robots, and where they work."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from desktop.boards.outpost.table.our_table.for_all import Panel, one_more
from desktop.look.translate import translate
from desktop.table.panels.choice import CHOSEN, Choice
from desktop.table.panels.step_panel import type_of_choices
from desktop.table.touch import LEGAL, PLAIN
from engine.games.outpost.components import FACTORIES, JOBS, UPGRADES
from engine.rules.facts import UNSEEN

MOST_FACTORIES, MOST_PEOPLE, MOST_ROBOTS = 30, 40, 40
"""More than a colony has."""


def person(panel: Panel, seat: int) -> type_of_choices:
    """What is told of a colony; once all of it is, its VP follow."""
    panel.note.say(
        translate("OutpostOurTable", "{person}: what does the colony have?").format(
            person=panel.person(seat)
        ),
        translate("OutpostOurTable", "Once all of it is entered, the VP follow."),
    )
    steps = (
        ("upgrades", translate("OutpostOurTable", "Upgrades"), _upgrades),
        ("factories", translate("OutpostOurTable", "Factories"), _factories),
        ("people", translate("OutpostOurTable", "People and where they work"), _people),
        ("robots", translate("OutpostOurTable", "Robots and where they work"), _robots),
    )
    return [
        Choice(
            text=text,
            note="" if (known := panel.state.is_known(f"{kind}.{seat + 1}")) else UNSEEN,
            press=partial(panel.go, partial(step, panel, seat)),
            look=PLAIN if known else LEGAL,
        )
        for kind, text, step in steps
    ]


def _upgrades(panel: Panel, seat: int) -> type_of_choices:
    """Each upgrade with how many there are; a press is one more, after all none."""
    state, words = panel.state, panel.telling.voice.words
    _ask(panel, seat, translate("OutpostOurTable", "All upgrades of the colony."), one_more())
    own = state.upgrades[seat]
    known = state.is_known(f"upgrades.{seat + 1}")
    found = []
    for at, name in enumerate(UPGRADES):
        most = max(state.board.copies[at], 2 if state.board.rolls_copies else 0)
        more = [*own]
        more[at] = (own[at] + 1) % (most + 1)
        fact = ("upgrades", seat + 1, *more)
        found.append(
            Choice(
                text=words.name("upgrades", name),
                note=str(own[at]) if known else UNSEEN,
                press=partial(panel.tell_here, *fact),
                look=CHOSEN if own[at] else PLAIN,
                reason=panel.why_not(*fact),
                clause="OP-3.2",
            )
        )
    return [*found, *_as_it_is(panel, known, "upgrades", seat + 1, *own)]


def _factories(panel: Panel, seat: int) -> type_of_choices:
    state, words = panel.state, panel.telling.voice.words
    _ask(panel, seat, translate("OutpostOurTable", "All factories, manned or not."))
    own = state.factories[seat]
    known = state.is_known(f"factories.{seat + 1}")
    found = [
        panel.number(
            words.name("factories", name),
            own[at] if known else None,
            MOST_FACTORIES,
            ("factories", seat + 1, *own[:at]),
            own[at + 1 :],
        )
        for at, name in enumerate(FACTORIES)
    ]
    return [*found, *_as_it_is(panel, known, "factories", seat + 1, *own)]


def _people(panel: Panel, seat: int) -> type_of_choices:
    state = panel.state
    _ask(panel, seat, translate("OutpostOurTable", "All people, then how many work where."))
    known = state.is_known(f"people.{seat + 1}")
    own = [state.population[seat], *state.people_at[seat]]
    all_people = translate("OutpostOurTable", "People")
    names = (all_people, *(_job(panel, name) for name in JOBS))
    return _counts(panel, known, names, own, MOST_PEOPLE, "people", seat)


def _robots(panel: Panel, seat: int) -> type_of_choices:
    state = panel.state
    _ask(panel, seat, translate("OutpostOurTable", "All robots, then how many work where."))
    known = state.is_known(f"robots.{seat + 1}")
    own = [state.robots[seat], *state.robots_at[seat]]
    all_robots = translate("OutpostOurTable", "Robots")
    names = (all_robots, *(_job(panel, name) for name in FACTORIES))
    return _counts(panel, known, names, own, MOST_ROBOTS, "robots", seat)


def _counts(
    panel: Panel,
    known: bool,
    names: Sequence[str],
    own: Sequence[int],
    most: int,
    fact: str,
    seat: int,
) -> type_of_choices:
    found = [
        panel.number(
            name,
            own[at] if known else None,
            most,
            (fact, seat + 1, *own[:at]),
            own[at + 1 :],
        )
        for at, name in enumerate(names)
    ]
    return [*found, *_as_it_is(panel, known, fact, seat + 1, *own)]


def _job(panel: Panel, name: str) -> str:
    words = panel.telling.voice.words
    if name in FACTORIES:
        return words.name("decks", name)
    return words.name("upgrades", name)


def _as_it_is(panel: Panel, known: bool, *fact: object) -> list[Choice]:
    """What the app believes is true: nothing there, or what was counted so far."""
    if known:
        return []
    text = translate("OutpostOurTable", "None besides")
    return [
        Choice(
            text=text,
            press=partial(panel.tell_back, *fact),
            reason=panel.why_not(*fact),
            look=LEGAL,
        )
    ]


def _ask(panel: Panel, seat: int, *what: str) -> None:
    panel.note.say(panel.person(seat), *what)
