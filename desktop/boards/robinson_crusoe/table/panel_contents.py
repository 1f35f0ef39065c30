"""What the panels of the table show, taken from the state and put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.face import Face
from desktop.boards.robinson_crusoe.table.event_deck.kind_button import Kind
from desktop.boards.robinson_crusoe.table.event_deck.panel import Deck
from desktop.boards.robinson_crusoe.table.read_out import Read
from desktop.boards.robinson_crusoe.table.threats import Threat
from desktop.look.percent import percent
from desktop.look.translate import language, translate
from desktop.look.voice import Voice
from desktop.table.panels.odds import Chance
from desktop.table.telling import Telling
from engine.games.robinson_crusoe import event_deck, phase, rounds, threats
from engine.games.robinson_crusoe.cards import Card
from engine.games.robinson_crusoe.components import (
    ADVENTURES,
    BACKS,
    EVENT,
    ICONS,
    MYSTERY,
    SPACES,
)
from engine.games.robinson_crusoe.naming import REMINDER, card_of, type_of_name
from engine.games.robinson_crusoe.naming import told as told_of
from engine.games.robinson_crusoe.prompts import Step, at_stake, is_upper_half, steps
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.typed_cards import named
from engine.games.robinson_crusoe.wording import effects_text, requirement_text
from engine.rules.words import Words


def said(name: type_of_name) -> str:
    """A card's text in the language in use, or as somebody typed it."""
    return name[language()] if isinstance(name, Mapping) else name


def chance(share: float) -> str:
    """A chance in percent; what is not certain never says 100."""
    told = round(share * 100)
    if 0 < share < 1:
        told = min(max(told, 1), 99)
    return percent(told)


# -- the Event deck ----------------------------------------------------------------------------


def deck(state: Robinson, voice: Voice, go: tuple[str, str, str, str]) -> Deck:
    """The Event deck; `go` is what is asked, and the large button's word, note and reason."""
    words, seen = voice.words, event_deck.look(state)
    title = translate("Robinson", "Event deck")
    left = translate("Robinson", "1 card") if seen.left == 1 else translate("Robinson", "{n} cards")
    unknown = translate("Robinson", "Not known yet")
    named = words.name("backs", seen.top) if seen.top else unknown
    below = {odds.name: odds for odds in seen.below}
    known = bool(state.top)
    line = translate("Robinson", "Below it: odds of the next card")
    if not known:
        line = translate("Robinson", "Which back may be on top")
    empty = seen.is_known and not seen.left
    asked, *_ = go
    not_now = translate("Robinson", "The icon is entered when an Event card is drawn (RC-2.5).")
    not_now = "" if asked else not_now
    return Deck(
        f"{title} · {left.format(n=seen.left)}" if seen.is_known else title,
        seen.top,
        translate("Robinson", "On top"),
        translate("Robinson", "The deck is empty") if empty else named,
        line,
        translate("Robinson", "Icon of the next Event card"),
        tuple(_back(back, below.get(back), state, words) for back in BACKS),
        tuple(_icon(icon, seen, words, not_now) for icon in ICONS),
        _odds(seen, words) if seen.is_known else (),
        state.board.is_told,
        *go,
    )


def _back(back: str, odds: event_deck.Odds | None, state: Robinson, words: Words) -> Kind:
    n = odds.n if odds else 0
    name, told = words.name("backs", back), chance(odds.chance if odds else 0.0)
    said = translate("Robinson", "{name}: {n} left, {odds}").format(name=name, n=n, odds=told)
    if state.board.is_told:
        said = translate("Robinson", "{back} is on top").format(back=said)
    counted = f"{n} · {told}" if n else "0"
    if not state.is_known(event_deck.DECK):
        counted, said = "", name
    return Kind(back, name, n, counted, "", said, odds.chance if odds else 0.0)


def _icon(icon: str, seen: event_deck.DeckView, words: Words, not_now: str) -> Kind:
    """An icon that the card may show; at a table nobody counts the colours."""
    left = {it.name: it.n for it in seen.icons}
    n = left.get(icon, left.get(_OF_ALL, 0))
    name = words.name("icons", icon)
    said = translate("Robinson", "The card shows the icon {icon}").format(icon=name)
    return Kind(icon, name, n, "", not_now, said)


def _odds(seen: event_deck.DeckView, words: Words) -> tuple[Chance, ...]:
    """How likely the next Event card shows which icon."""
    told = []
    for odds in seen.icons:
        icons = ADVENTURES if odds.name == _OF_ALL else (odds.name,)
        pictures = tuple(signs.ICONS[icon] for icon in icons)
        told.append(Chance(pictures, words.name("icons", odds.name), chance(odds.chance)))
    return tuple(told)


_OF_ALL = "adventure"
"""All colours of Adventure icons together."""


# -- the Threat spaces -------------------------------------------------------------------------


def on_threats(state: Robinson, telling: Telling[Robinson]) -> tuple[Threat, Threat]:
    """The left and the right Threat space."""
    left, right = (
        _threat(state, space, there, telling)
        for space, there in zip(SPACES, threats.on_board(state), strict=True)
    )
    return left, right


def _threat(
    state: Robinson, space: str, there: threats.Threat | None, telling: Telling[Robinson]
) -> Threat:
    words = telling.voice.words
    name = words.name("spaces", space)
    if there is None:
        at = SPACES.index(space)
        return Threat(name, is_untold=not state.is_known(threats.THREATS[at]))
    goes, when = leaves(state, there)
    shown = face(there, words)
    lack = telling.why_not("threat_action", space)
    card = there.card
    if card is None:
        asks = needs(there)
        about = ". ".join(part for part in (said(there.name), asks, there.reminder) if part)
        return Threat(
            name, shown, about, goes, when, (), is_next(state, there), why_not=lack, asks=asks
        )
    action = _action(card, words)
    about = ". ".join((said(card.name), action, _off(card, words)))
    return Threat(
        name,
        shown,
        about,
        goes,
        when,
        tuple(signs.of_effects(card.threat_effect)),
        is_next(state, there),
        tuple(signs.of_needs(card.requirement)),
        tuple(signs.of_effects(card.reward)),
        action,
        lack,
    )


def needs(there: threats.Threat) -> str:
    """What the table typed in that a Threat Action needs: “A or B” where either suffices."""
    ways = [way for way in (there.requirement, there.other) if way]
    if len(ways) < 2:
        return "".join(ways)
    return translate("Robinson", "{one} or {other}").format(one=ways[0], other=ways[1])


def face(there: threats.Threat, words: Words) -> Face:
    """The card as it lies in its space."""
    icon = there.kind if there.kind in ICONS else ""
    kind = EVENT if icon else there.kind
    since = translate("Robinson", "there since set-up")
    if not there.is_wreckage:
        since = translate("Robinson", "came in round {round}").format(round=there.placed)
    card = there.card
    if card is None:
        picture = "crate_wreckage" if there.is_wreckage else signs.ICONS[icon]
        typed = isinstance(there.name, str)
        name = said(there.name) if typed else words.name("icons", there.kind)
        return Face(kind, "", name, picture, (), since, (), there.reminder)
    picture, beside = ("crate_wreckage", "") if there.is_wreckage else _pictures(card, card.effect)
    strip = tuple(signs.of_effects(card.threat_effect))
    shown = picture or signs.ICONS[icon]
    return Face(kind, icon, said(card.name), shown, (), since, strip, beside=beside)


def _pictures(card: Card, does: Sequence[str]) -> tuple[str, str]:
    """What it does, what threatens, what is needed against that, and what that brings."""
    needs, brings = signs.of_needs(card.requirement), signs.of_effects(card.reward)
    return signs.pictures((*does, *card.threat_effect), *needs, *brings)


def typed_face(
    back: str, kind: str, words: Words, name: str = "", reminder: str = "", requirement: str = ""
) -> Face:
    """A printed card with what was typed of it; until it has a name it is called by its kind."""
    if back == EVENT:
        called = name or words.name("icons", kind)
        return Face(EVENT, "", called, signs.ICONS[kind], (), requirement, (), reminder)
    called = name or words.at("unnamed", f"card_{back}")
    return Face(back, "", called, signs.BACKS[back], (), reminder)


def leaves(state: Robinson, there: threats.Threat) -> tuple[str, str]:
    if there.leaves is None:
        return translate("Robinson", "Stays"), translate("Robinson", "no card pushes it off")
    leaves = translate("Robinson", "Off in round {round}").format(round=there.leaves)
    if is_next(state, there):
        return leaves, translate("Robinson", "with the next Event card")
    return leaves, translate("Robinson", "at the earliest")


def is_next(state: Robinson, there: threats.Threat) -> bool:
    return there.leaves is not None and there.leaves <= threats.next_push(state)


def _action(card: Card, words: Words) -> str:
    told = translate("Robinson", "{answer}: {needs}. Reward: {reward}")
    return told.format(
        answer=said(card.answer),
        needs=requirement_text(words, card.requirement),
        reward=effects_text(words, card.reward),
    )


def _off(card: Card, words: Words) -> str:
    told = translate("Robinson", "If it is pushed off: {effect}")
    return told.format(effect=effects_text(words, card.threat_effect))


def course(state: Robinson, words: Words) -> list[tuple[Step, str]]:
    """The steps of the event phase at a table, each with its name."""
    return [(step, words.at("steps", step.name)) for step in steps(state)]


def further_clauses(state: Robinson) -> tuple[str, ...]:
    """What else counts at the step of a table that is due: a demand that cannot be met, a combat."""
    if not state.board.is_told:
        return ()
    return next((step.also for step in steps(state) if step.mark == NOW), ())


NOW = "now"


def asked(state: Robinson, words: Words) -> str:
    """What an open question is about: the offer of an upper half, or what the named one takes."""
    stakes = at_stake(state)
    if not stakes:
        return ""
    effect = effects_text(words, stakes)
    card = card_of(state, state.hand) if state.hand else None
    told = translate("Robinson", "{card}: {effect}")
    return told.format(card=said(card.name), effect=effect) if card is not None else effect


def typed_effect(state: Robinson) -> str:
    """What the table has typed in of the card that was pushed off, while it is due."""
    waits = state.waits_for == phase.applying_threat.name
    if not (waits and state.board.is_told and state.hand):
        return ""
    return told_of(state, state.hand)[REMINDER]


def read_typed(state: Robinson, words: Words) -> Read | None:
    """RC-2.5, RC-2.7: the printed card that is resolved now, with what was typed of it.

    Once it goes to its space, the Threat spaces are looked at (RC-2.6, RC-R13).
    """
    if state.waits_for == phase.placing.name:
        return None
    if not state.hand or (card := named(state, state.hand)) is None or card.back != EVENT:
        return None
    face = typed_face(card.back, card.icon, words, card.name, card.reminder, card.requirement)
    action = translate("Robinson", "Threat Action: {needs}").format(needs=card.requirement)
    effect = translate("Robinson", "Threat Effect: {effect}").format(effect=card.reminder)
    is_leaving = state.waits_for == phase.applying_threat.name
    return Read(
        face,
        card.name,
        action if card.requirement and not is_leaving else "",
        effect if card.reminder else "",
        (translate("Robinson", "A tap here or Esc puts the card away."),),
        goes=True,
    )


def read_out(state: Robinson, words: Words) -> Read | None:
    """RC-2.4: the card that is read out now, or offered, with all its words."""
    if state.board.is_told:
        return read_typed(state, words)
    is_offered = state.question is rounds.offer
    if state.waits_for != phase.reading.name and not is_offered:
        return None
    card = card_of(state, state.hand)
    assert card is not None, "the app's own"
    is_upper = is_offered or is_upper_half(state)
    does = card.upper_effect if is_upper else card.effect
    is_event = card.back == EVENT
    kind = "event" if is_event else card.kind if card.back in ADVENTURES else card.back
    picture, beside = _pictures(card, does)
    strip = tuple(signs.of_effects(card.threat_effect))
    shown = Face(
        kind,
        card.kind if is_event else "",
        said(card.name),
        picture or signs.BACKS[card.back],
        tuple(signs.of_effects(does)),
        "",
        strip,
        beside=beside,
    )
    if is_upper:
        return Read(shown, said(card.name), said(card.flavour), said(card.upper))
    effect = translate("Robinson", "Event Effect: {effect}.").format(
        effect=effects_text(words, card.effect)
    )
    rest = (f"{_action(card, words)}.", f"{_off(card, words)}.") if is_event else ()
    return Read(shown, said(card.name), said(card.flavour), effect, rest)


def story(state: Robinson, words: Words) -> str:
    """What is told of the card that came this round: its effect and story, or what a table typed."""
    if state.board.is_told:
        return typed_effect(state)
    if about := asked(state, words):
        return about
    if (read := read_out(state, words)) is not None:
        return f"{read.effect} {read.story}"
    space = SPACES.index("right")
    came = state.placed[space] == state.round != 1
    key = state.hand or (state.threats[space] if came else "")
    card = card_of(state, key) if key else None
    if card is None:
        return ""
    told = translate("Robinson", "{card}: {effect}. {story}")
    effect = effects_text(words, card.effect)
    return told.format(card=said(card.name), effect=effect, story=said(card.flavour))


def deck_action(back: str, name: str, note: str, *, has: bool, told: bool) -> tuple[str, str]:
    """What a press on an Adventure deck does, in words, and why there is nothing to press."""
    if told and back == MYSTERY:
        none = translate("Robinson", "Mystery cards have no token; shuffle one in below.")
        return name, none
    if told and has:
        used = translate("Robinson", "{deck}: a card was drawn, take the token off (RC-3.3)")
        return used.format(deck=name), ""
    if told:
        lay = translate("Robinson", "{deck}: no token; put one here")
        return lay.format(deck=name), ""
    draw = translate("Robinson", "{deck}, {note}: draw the top card")
    return draw.format(deck=name, note=note), ""
