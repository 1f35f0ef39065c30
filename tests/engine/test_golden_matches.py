"""Golden matches: whatever lies in `tests/records` replays to the sheet that it was ended with."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import game as games
from engine.lines import Sheet
from engine.match import Match
from engine.record import read

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("*.waypost"))


def test_golden_matches_of_every_game_are_on_disk() -> None:
    """A game without a golden match could change its results unseen."""
    played = {read(path.read_bytes()).header.setup.game for path in RECORDS}
    assert played == set(games.names())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_match_replays_to_its_sheet(path: Path) -> None:
    """Every line holds, every checksum and point is as it was, and it is written as it was read."""
    text = path.read_bytes()
    match = Match.resume(read(text))
    assert match.is_over
    assert match.text().encode() == text
    sheets = [line for line in match.lines if isinstance(line, Sheet)]
    assert [sheet.total for sheet in sheets[-match.header.setup.seats :]] == match.state.returns()
