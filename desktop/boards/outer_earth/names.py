"""What planets, companies, effects and cards are called in the words of a match."""

from __future__ import annotations

from desktop.look.translate import translate
from desktop.table.panels.step_panel import capital
from engine.games.outer_earth.board import Board
from engine.games.outer_earth.components import COMPANIES, INDUSTRIES, PLANETS, REWARDS
from engine.rules.words import Words

SHAPES = {"cyan": "●", "amber": "◆", "magenta": "■"}
"""Connectors as they are drawn on cards."""
TO = "\u2060–\u2060"
"""From one to the other, on one line."""


def planet(words: Words, number: int, form: str = "name") -> str:
    """The name of a planet, or another form of it: `acc`, `dat`."""
    return words.name("planets", PLANETS[number], form)


def company(words: Words, number: int) -> str:
    """The name of a company."""
    return words.name("companies", COMPANIES[number])


def industry(words: Words, number: int) -> str:
    """The name of an industry."""
    return words.name("industries", INDUSTRIES[number])


def title(words: Words, number: int) -> str:
    """The name of an industry, with a capital."""
    return capital(industry(words, number))


def effect(words: Words, number: int, amount: int) -> str:
    """What a reward or a strength does, in a sentence."""
    return words.text("effects", REWARDS[number], "text", n=amount)


def reward(words: Words, board: Board, number: int) -> str:
    """What closing a planet brings for good, in a sentence or in its group's own words."""
    own = board.planet_reminder[number]
    return own or effect(words, *board.planet_effect[number])


def card(words: Words, face: str) -> str:
    """“Primary, cyan circle to amber diamond”; what lies face down says so."""
    return words.name("cards", face)


def brief(words: Words, face: str) -> str:
    """“Primary ●–◆”, beside a picture of the card with its colours; `card` says it in words."""
    kind, inlet, outlet = face.removeprefix("card:").split("-")
    return f"{words.name('industries', kind)} {SHAPES[inlet]}{TO}{SHAPES[outlet]}"


def sought() -> str:
    """What a planet's name is sought for, where that is read out."""
    return translate("EarthTable", "Find a planet by its name")
