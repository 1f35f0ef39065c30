"""What the view for a television shows of a match, and the view in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.clock import when
from desktop.boards.robinson_crusoe.face import Face
from desktop.boards.robinson_crusoe.table import panel_contents
from desktop.boards.robinson_crusoe.table.hand_over.contents import Handed
from desktop.boards.robinson_crusoe.table.next_step import waiting
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.games.robinson_crusoe import counters, event_deck, threats
from engine.games.robinson_crusoe.components import ADVENTURES, GOODS, ITEMS, LEVELS, SPACES
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.wording import prompt_text
from engine.rules.words import signed


class Counted(NamedTuple):
    """A counter: its picture and what it shows."""

    picture: str
    name: str
    number: str


class Character(NamedTuple):
    """A character: name, colour, Wounds of its life, and whether it has the lantern."""

    name: str
    colour: str
    wounds: str
    life: int
    is_first: bool
    is_full: bool = False
    """Whether no Wound space is left."""


class Threat(NamedTuple):
    """A Threat space: its card, if there is one, and when it leaves."""

    face: Face | None
    leaves: str
    when: str
    is_next: bool
    is_known: bool = True


class Odds(NamedTuple):
    """Pictures of what may come next, its name, and how likely it is."""

    pictures: tuple[str, ...]
    name: str
    share: str


class Deck(NamedTuple):
    """The Event deck: what lies on top, how many cards, and what may come."""

    top: str
    on_top: str
    """The top's name."""
    text: str
    backs: tuple[Odds, ...]
    """What lies below, or on top while nobody knows; empty if it can only be one."""
    icons: tuple[Odds, ...]


class Seen(NamedTuple):
    """All that the view shows."""

    name: str
    round: str
    now: int
    last: int
    text: str
    more: str
    seat: str
    threats: tuple[Threat, Threat]
    deck: Deck
    is_followed: bool
    """Whether the app follows the Event deck and the Threat spaces."""
    counted: tuple[Counted, ...]
    characters: tuple[Character, ...]
    tokens: tuple[tuple[str, str], ...]
    """The Adventure decks with a token, by colour and name."""
    tools: tuple[tuple[str, str], ...]
    """What the camp has, by picture and name."""
    handed: Handed | None


def seen(state: Robinson, voice: Voice, name: str, handed: Handed | None = None) -> Seen:
    """What the view shows of a match of that name; `handed` while a round is handed over."""
    words = voice.words
    text, seat = _due(state, voice)
    left, right = (
        _threat(state, space, it, voice)
        for space, it in zip(SPACES, threats.on_board(state), strict=True)
    )
    look = event_deck.look(state)
    morale = signed(state.morale) if state.is_known("morale") else "?"
    counted = [
        Counted(it, words.name("counters", it), _number(state, it)) for it in (*GOODS, *LEVELS)
    ]
    counted.append(Counted("morale_marker", words.name("counters", "morale"), morale))
    tokens = zip(ADVENTURES, state.tokens, strict=True)
    tools = zip(ITEMS, state.items, strict=True)
    return Seen(
        name,
        when(state, voice),
        state.round,
        state.rounds,
        text,
        panel_contents.story(state, words),
        voice.colours[seat] if seat >= 0 else "",
        (left, right),
        _deck(look, voice),
        look.is_known or any(it.is_known for it in (left, right)),
        tuple(counted),
        tuple(_character(state, voice, at) for at in range(state.board.seats)),
        tuple((back, words.name("backs", back)) for back, lies in tokens if lies),
        tuple((item, words.name("items", item)) for item, has in tools if has),
        handed,
    )


def _due(state: Robinson, voice: Voice) -> tuple[str, int]:
    """The sentence that is due, and the seat that it is about."""
    asked = state.current_player
    if asked >= 0:
        return voice.prompt(state), asked
    now = prompt(state)
    seat = now.params.get("seat", -1) if waiting(state) == "draws" else -1
    return prompt_text(voice.words, now, voice.people), seat


def _character(state: Robinson, voice: Voice, seat: int) -> Character:
    wounds = f"wounds.{seat + 1}"
    return Character(
        voice.people[seat],
        voice.colours[seat],
        _number(state, wounds),
        state.life[seat],
        state.is_known("first") and seat == state.first,
        state.is_known(wounds) and counters.is_last_space(state, seat),
    )


def _deck(look: event_deck.DeckView, voice: Voice) -> Deck:
    words = voice.words
    title = translate("Robinson", "Event deck")
    if not look.is_known:
        return Deck("", "?", f"{title}: ?", (), ())
    icons = (
        Odds(
            tuple(signs.ICONS[icon] for icon in (ADVENTURES if odds.name == ALL else (odds.name,))),
            words.name("icons", odds.name),
            panel_contents.chance(odds.chance),
        )
        for odds in look.icons
    )
    backs = tuple(
        Odds(
            (signs.BACKS[odds.name],),
            words.name("backs", odds.name),
            panel_contents.chance(odds.chance),
        )
        for odds in look.below
    )
    on_top = words.name("backs", look.top) if look.top else "?"
    text = f"{title}: {look.left}"
    return Deck(look.top, on_top, text, backs if len(backs) > 1 else (), tuple(icons))


ALL = "adventure"
"""All colours of Adventure icons together."""


def _number(state: Robinson, counter: str) -> str:
    return str(counters.value(state, counter)) if state.is_known(counter) else "?"


def _threat(state: Robinson, space: str, there: threats.Threat | None, voice: Voice) -> Threat:
    if there is None:
        return Threat(None, "", "", False, state.is_known(f"threats.{space}"))
    leaves, is_next = panel_contents.leaves(state, there)[0], panel_contents.is_next(state, there)
    at = translate("Robinson", "as the next one") if is_next else ""
    if there.leaves is not None and not is_next:
        at = translate("Robinson", "at the earliest")
    return Threat(panel_contents.face(there, voice.words), leaves, at, is_next)


def spoken(it: Seen) -> str:
    """The view in words."""
    return ". ".join(part for part in _spoken(it) if part)


def _spoken(it: Seen) -> Iterator[str]:
    yield from (it.name, it.round)
    if it.handed is not None:
        yield it.handed.spoken()
    yield from (it.text, it.more)
    for threat in it.threats if it.is_followed else ():
        if threat.face is not None:
            yield f"{threat.face.name}: " + ", ".join(filter(None, (threat.leaves, threat.when)))
    if it.is_followed:
        yield f"{it.deck.text}, {translate('Robinson', 'On top')}: {it.deck.on_top}"
    for odds in (*it.deck.backs, *it.deck.icons):
        yield f"{odds.name} {odds.share}"
    for _, name in it.tokens:
        yield translate("Robinson", "Token on the {deck} deck").format(deck=name)
    for _, name in it.tools:
        yield name
    for one in it.counted:
        yield f"{one.name} {one.number}"
    for person in it.characters:
        yield f"{person.name} {person.wounds}/{person.life}"
