"""The same in sentences, for those who hear it."""

from __future__ import annotations

from desktop.boards.red_outpost.tv import contents
from desktop.boards.red_outpost.tv.looks import Good, Now, Person
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.tv.ending import UNKNOWN
from engine.games.red_outpost.state import RedOutpost


def said(state: RedOutpost, voice: Voice, early: bool = False) -> str:
    """The whole view in sentences."""
    if state.is_terminal or early:
        return contents.end(state, voice, early).spoken
    turn = contents.now(state, voice)
    parts = [
        contents.day(state),
        *(phase.name for phase in contents.phases(state, voice) if phase.is_now),
    ]
    told_people = [said_person(person) for person in contents.people(state, voice)]
    return ". ".join((", ".join(parts), said_now(turn), *told_people))


def said_now(turn: Now) -> str:
    """Whose turn it is in words, and who comes then."""
    parts = [f"{turn.name}: {turn.does}"]
    if turn.left >= 0:
        parts.append(f"{turn.left} {turn.left_word}")
    if turn.colour:
        names = ", ".join(item.name for item in turn.then)
        parts.append(f"{translate('Tv', 'then')} {names}")
    return ", ".join(parts)


def said_person(person: Person) -> str:
    """A person's numbers in words."""
    crystals = translate("Tv", "crystals: {n}").format(n=person.crystals)
    wheel = translate("Tv", "cubes to the next reward: {n}").format(n=person.to_reward)
    return f"{person.name}: {person.vp} {person.vp_word}, {crystals}, {person.palace}, {wheel}"


def said_goods(store: str, caption: str, told: tuple[Good, ...]) -> str:
    """The Warehouse in words."""
    lines = [
        f"{good.name} {good.stored if good.stored >= 0 else UNKNOWN}, {caption} {good.next}"
        for good in told
    ]
    return f"{store}: {'; '.join(lines)}"
