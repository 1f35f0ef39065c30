"""What a choice brings, in signs beside its name, and the same in words for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.boards.red_outpost import art
from desktop.boards.red_outpost.play.drawn.plate import face
from desktop.look.signs import Sign
from desktop.look.voice import Voice
from engine.games.red_outpost.actions import Move, MoveDisc, Pick, Swap, Trade
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, PLACES, WORKERS
from engine.games.red_outpost.prospects import Brings, brings
from engine.games.red_outpost.state import RedOutpost

type_of_signs = tuple[tuple[Sign, ...], str]
"""Signs, and what they say."""

BACKS = {"spaceship": "cards/ship_back", "lake": "cards/lake_back"}
ASKS = {
    "palace": "tokens/crystal",
    "beer_house": "tokens/crystal",
    "warehouse": "tokens/cube_neutral",
    "administration": "tokens/disc_neutral",
}
"""What a place asks for, or lets one move."""


def draw(painter: QPainter, name: str, area: QRectF) -> None:
    """Draw the picture of a sign; a head is round, a card is narrow."""
    painter.save()
    if name.startswith("portraits/"):
        path = QPainterPath()
        path.addEllipse(area)
        painter.setClipPath(path)
    elif name.startswith("cards/"):
        wide = area.width() * 0.71
        area = QRectF(area.center().x() - wide / 2, area.y(), wide, area.height())
    art.draw(painter, name, area)
    painter.restore()


def of_step(state: RedOutpost, action: object, number: int, voice: Voice) -> type_of_signs:
    """What that step of an answer brings or is about; nothing where the words say it all."""
    match action:
        case Move(worker, place):
            ferried = state.question is not None and state.question.name == "ferry"
            if number == 0:
                return _standing(state, worker, voice)
            return _nothing() if ferried else arriving(state, worker, place, voice)
        case Swap(up, down):
            return _shifted(state, *((down, -1) if number else (up, 1)), voice)
        case MoveDisc(owner, _, target):
            if number == 0:
                return (Sign(f"tokens/disc_{voice.colours[owner]}"),), ""
            return _moody(state, target, voice)
        case Trade(give, get):
            return _traded(state, give, get, number, voice)
        case Pick(name) if name in GOODS:
            return (Sign(f"tokens/cube_{name}"),), ""
        case Pick(name) if name in LAKE_CARDS:
            return (Sign(f"cards/lake_{name}"),), ""
        case Pick("place"):
            about = dict(thing.split(":") for thing in state.about)
            worker, place = WORKERS.index(about["portrait"]), PLACES.index(about["place"])
            return arriving(state, worker, place, voice)
    return _nothing()


def arriving(state: RedOutpost, worker: int, place: int, voice: Voice) -> type_of_signs:
    """What a place does to moods, and its action, when this worker comes there now."""
    words = voice.words
    known = brings(state, state.current_player, worker, place)
    if known is None:
        only = words.at("signs", "disc_only")
        return (Sign("", only),), only
    (_, steps), *others = known.moods
    shown = [Sign(face(steps), words.signed(steps))]
    said = [words.text("signs", "mood" if steps else "mood_stays", steps=steps)]
    for other, gain in others:
        shown.append(Sign(f"portraits/{WORKERS[other]}", words.signed(gain)))
        said.append(words.text("signs", "other", worker=WORKERS[other], steps=gain))
    for sign, spoken in _action(known, PLACES[place], voice):
        shown.append(sign)
        said.append(spoken)
    return tuple(shown), ", ".join(part for part in said if part)


def _action(known: Brings, place: str, voice: Voice) -> Iterator[tuple[Sign, str]]:
    words = voice.words
    if known.any_good:
        yield Sign("tokens/cube_neutral"), words.at("signs", "any_good")
    for good in known.goods:
        yield Sign(f"tokens/cube_{GOODS[good]}"), words.name("goods", GOODS[good], "one")
    for _ in range(known.cards):
        yield Sign(BACKS[place]), words.at("signs", "card")
    for _ in range(known.crystals):
        yield Sign("tokens/crystal"), words.at("signs", "crystal")
    if known.asks:
        asked, picture = words.at("signs", place), ASKS[place]
        paid = picture == "tokens/crystal"
        said = words.text("signs", "crystal_asked", asked=asked) if paid else asked
        yield Sign(picture, asked), said


def _standing(state: RedOutpost, worker: int, voice: Voice) -> type_of_signs:
    there = voice.words.name("places", PLACES[state.at[worker]])
    shown, said = _moody(state, worker, voice)
    return (*shown, Sign("", there)), f"{there}, {said}"


def _moody(state: RedOutpost, worker: int, voice: Voice) -> type_of_signs:
    mood = state.board.mood_track[state.mood[worker]]
    said = voice.words.text("signs", "mood", steps=mood)
    return (Sign(face(mood), voice.words.signed(mood)),), said


def _shifted(state: RedOutpost, worker: int, by: int, voice: Voice) -> type_of_signs:
    track, words = state.board.mood_track, voice.words
    now = state.mood[worker]
    then = min(max(now + by, 0), len(track) - 1)
    shown = (
        Sign(face(track[now]), words.signed(track[now])),
        Sign("", "→"),
        Sign(face(track[then]), words.signed(track[then])),
    )
    return shown, words.text("signs", "shifted", now=track[now], then=track[then])


def _traded(state: RedOutpost, give: str, get: str, number: int, voice: Voice) -> type_of_signs:
    if get in WORKERS:
        return _moody(state, WORKERS.index(get), voice)
    if get == "palace":
        return (Sign("tokens/crystal"),), ""
    thing = get if number else give
    if thing == "mood":
        return (Sign(face(1), "+1"), Sign(face(-1), voice.words.signed(-1))), ""
    return (Sign("tokens/crystal" if thing == "crystal" else f"tokens/cube_{thing}"),), ""


def _nothing() -> type_of_signs:
    return (), ""
