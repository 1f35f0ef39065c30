"""Matches of fixed seeds go on as they always went: what changes a round says so here."""

from __future__ import annotations

from pathlib import Path

from engine.games.robinson_crusoe.event_deck import look
from engine.games.robinson_crusoe.facts import FACTS
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.threats import on_board
from engine.match.match import Match
from engine.rules.agenda import Illegal
from tests.games.robinson_crusoe.at_table import shown, step
from tests.games.robinson_crusoe.rules.test_properties import random_match, random_table
from tests.playthroughs import Playthrough, differences

FOLDER = Path(__file__).with_name("playthroughs")
OFTEN = (
    "drew",
    "drew",
    "threat",
    "lower_half",
    "wreckage_note",
    "threat_action",
    "round_over",
    "done",
)
TEXTS = ("-", "-", "-", "-", "Cold%20wind", "Storm", "x" * 201)


def shows(match: Match, playthrough: Playthrough) -> None:
    """Count what a table shows now."""
    state = shown(match)
    asked = state.question.name if state.question is not None else "end"
    playthrough.count(f"asked {asked}", *match.state.legal_actions(), prompt(state))
    threats = [threat and threat._replace(card=None) for threat in on_board(state)]
    playthrough.count("shows", *threats, look(state))


def ends(match: Match, playthrough: Playthrough) -> None:
    """Count what happened in a match, and how it stands."""
    for event in (event for entry in match.log() for event in entry.events):
        playthrough.count(f"{event.clause} {event.name}", event.params)
    playthrough.count("ended", match.state.checksum(), match.status)


def test_matches_at_random_bring_what_they_always_brought() -> None:
    playthrough = Playthrough()
    for number in range(8):
        match, rng = random_match(number, own=number % 2 == 0)
        while not match.is_over:
            step(match, rng)
            shows(match, playthrough)
        ends(match, playthrough)
    assert differences(playthrough, FOLDER / "at_random.txt") == []


def test_facts_told_at_random_bring_what_they_always_brought() -> None:
    playthrough = Playthrough()
    for number in range(9):
        match, rng = random_table(number)
        for _ in range(300):
            if match.is_over:
                break
            if match.asked >= 0:
                match.answer(match.asked, rng.choice(match.state.legal_actions()))
                continue
            fact = FACTS[rng.choice(OFTEN if rng.random() < 0.6 else list(FACTS))]
            words = [rng.choice(kind.words(match.state) or TEXTS) for kind in fact.kinds]
            playthrough.count(f"told {fact.name}", *words)
            try:
                match.tell(fact.name, *words)
            except Illegal as why:
                playthrough.count(f"refused {fact.name} {why.name}", why.params)
            shows(match, playthrough)
        ends(match, playthrough)
    assert differences(playthrough, FOLDER / "told.txt") == []
