"""What is said of a match of the library: who won, whose turn it is, and when it was saved."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QDateTime

from desktop.look.controls import words_of
from desktop.look.names import isolated
from desktop.look.translate import locale, translate
from engine.base import catalogue
from engine.base.people import AT_TABLE, Player
from engine.store.library import Info


def day(seconds: int) -> str:
    """A date as it is written in the language in use."""
    form = "d. MMM yyyy" if locale().name().startswith("de") else "d MMM yyyy"
    return locale().toString(QDateTime.fromSecsSinceEpoch(seconds).date(), form)


def moment(seconds: int) -> str:
    """A date with its time, which tells two matches of one day apart."""
    return f"{day(seconds)}, {_time(seconds)}"


def _time(seconds: int) -> str:
    return locale().toString(QDateTime.fromSecsSinceEpoch(seconds), "HH:mm")


def saved(seconds: int, now: int) -> str:
    """When a match was saved, as short as somebody would say it."""
    time = _time(seconds)
    date, today = (QDateTime.fromSecsSinceEpoch(it).date() for it in (seconds, now))
    days = date.daysTo(today)
    if days == 0:
        return translate("Shelf", "today, {time}").format(time=time)
    if days == 1:
        return translate("Shelf", "yesterday, {time}").format(time=time)
    return day(seconds)


def game_name(info: Info) -> str:
    """The game in words; nothing where it cannot be read."""
    return words_of(info.game).at("game", "name") if info.playable else ""


def at_table(info: Info) -> str:
    """That it is played beside a physical copy; nothing where it is not."""
    return translate("Shelf", "at the table") if info.level == AT_TABLE else ""


def game_and_place(info: Info) -> str:
    """The game, and that it is played at a table: `Red Outpost · at the table`."""
    return " · ".join(filter(None, (game_name(info), at_table(info))))


def people(info: Info) -> str:
    """Who plays, listed."""
    names = [isolated(player.name) for player in info.players]
    return words_of(info.game).listed(names) if info.playable else ""


def named_after(players: Iterable[Player]) -> str:
    """What a match is called until somebody names it."""
    return ", ".join(player.name for player in players)


def people_beside(info: Info) -> str:
    """Who plays; nothing where the name of the match says it."""
    return "" if info.name == named_after(info.players) else people(info)


def points(info: Info) -> str:
    """Names and points from first to last: `Anna 41, Ben 32`."""
    return ", ".join(
        f"{isolated(info.players[place.seat].name)} {place.total}" for place in info.result
    )


def outcome(info: Info) -> str:
    """How a match ended: who won, and everybody's points."""
    if not info.playable:
        return unreadable(info)
    if not info.result:
        counts = catalogue.has_part(info.game, "scoring")
        ended = translate("Shelf", "{people}: ended without a result")
        known = {
            "won": translate("Shelf", "{people}: won"),
            "lost": translate("Shelf", "{people}: lost"),
        }
        played = known.get(info.ending, translate("Shelf", "{people}: played"))
        text = ended if counts else played
        return text.format(people=people(info))
    won = [isolated(info.players[place.seat].name) for place in info.result if place.rank == 1]
    text = translate("Shelf", "{name} won: {points}")
    if len(won) > 1:
        text = translate("Shelf", "{name} share the win: {points}")
    return text.format(name=words_of(info.game).listed(won), points=points(info))


def stands(info: Info) -> str:
    """In one line beside its name how a match stands, over or not."""
    if not info.playable:
        return unreadable(info)
    if info.finished:
        return points(info) or outcome(info)
    return people_beside(info)


def turn(info: Info) -> str:
    """How far a match has come, as the game counts it."""
    words = words_of(info.game) if info.playable else None
    if words is not None and words.has("game", "turn"):
        return words.text("game", "turn", turn=info.turn)
    return translate("Shelf", "Turn {turn}").format(turn=info.turn)


def whose(info: Info, seat: int) -> str:
    """Whose turn it is."""
    return translate("Shelf", "{name}’s turn").format(name=isolated(info.players[seat].name))


def unreadable(info: Info) -> str:
    """What is said of a match that is kept but cannot be played here."""
    if info.is_damaged:
        return translate("Shelf", "Damaged: what can still be read can be saved as a file.")
    return translate(
        "Shelf", "This version of Waypost cannot read this match. It is kept as it is."
    )


def damaged(turn: int) -> str:
    """What is said of a match whose later lines do not hold."""
    return translate("Shelf", "Damaged: opens up to turn {turn}. The rest is kept.").format(
        turn=turn
    )
