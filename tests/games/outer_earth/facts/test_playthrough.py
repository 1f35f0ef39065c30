"""What is told of fixed tables is taken, refused and told on as it always was."""

from __future__ import annotations

import random
from pathlib import Path

from engine.base.errors import NotNow
from engine.games.outer_earth.facts.upkeep import needed_to_settle
from engine.rules.agenda import Illegal
from tests.games.outer_earth.at_table import at_table, begun, shown
from tests.games.outer_earth.facts.test_any_facts import any_fact
from tests.playthroughs import Playthrough, differences

KEPT = Path(__file__).with_name("playthrough.txt")


def test_facts_told_at_random_bring_what_they_always_brought() -> None:
    playthrough = Playthrough()
    for number in range(9):
        dice = random.Random(number)
        match = (begun if number % 3 else at_table)(2 + number % 3)
        for _ in range(160):
            if match.is_over:
                break
            fact = any_fact(shown(match), dice)
            try:
                match.tell(fact.name, *fact.words)
            except (Illegal, NotNow) as why:
                playthrough.count(f"refused {fact.name} {why.name}", why.params)
                continue
            playthrough.count(f"told {fact.name}", *fact.words)
            state = shown(match)
            part = [state.takes_part(seat) for seat in range(state.board.seats)]
            playthrough.count(f"after {fact.name}", state.unknown, *needed_to_settle(state), *part)
        for event in (event for entry in match.log() for event in entry.events):
            playthrough.count(f"{event.clause} {event.name}", event.params)
        playthrough.count("ended", match.state.checksum(), match.status, *match.state.returns())
    assert differences(playthrough, KEPT) == []
