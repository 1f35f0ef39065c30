"""Golden matches: whatever lies in `tests/records` replays to the end that it had."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.match.match import Match
from engine.record.lines import BadRecord, Sheet
from engine.record.record import read
from engine.rules import game as games
from tests.paths import RECORDS


def test_golden_matches_of_every_game_are_on_disk() -> None:
    """A game without a golden match could change its results unseen."""
    played = {read(path.read_bytes()).header.setup.game for path in RECORDS}
    assert played == set(games.names())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_match_replays_to_its_end(path: Path) -> None:
    """Every line holds, every checksum and point is as it was, and it is written as it was read.

    A game without points has no sheet: its record ends with the checksum of its state.
    """
    text = path.read_bytes()
    match = Match.resume(read(text))
    assert match.is_over
    assert match.text().encode() == text
    sheets = [line for line in match.lines if isinstance(line, Sheet)]
    assert bool(sheets) == match.game.scores
    assert [sheet.total for sheet in sheets[-match.header.setup.seats :]] == match.state.returns()


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_that_does_not_hold_is_refused_with_the_line_of_its_text(path: Path) -> None:
    rows = path.read_text("utf-8").split("\n")
    told = [at for at, row in enumerate(rows) if row.split(" ")[1:2] in (["answer"], ["fact"])]
    at = told[len(told) // 2]
    number, kind, *_ = rows[at].split(" ")
    rows[at] = f"{number} {kind} 1 nothing else" if kind == "answer" else f"{number} fact nothing"
    with pytest.raises(BadRecord) as caught:
        Match.resume(read("\n".join(rows).encode()))
    assert caught.value.line == at + 1
    assert str(caught.value).startswith(f"line {at + 1}: ")


def test_a_match_from_before_a_reading_was_named_still_holds() -> None:
    """Points that were named later were read as by default, and the header need not say so."""
    path = next(it for it in RECORDS if it.stem == "robinson_four_at_a_table")
    text = path.read_text("utf-8")
    match = Match.resume(read(text.encode()))
    later = [it for it in match.game.rulings if it.later]
    assert len(later) >= 5
    for ruling in later:
        row = f"ruling {ruling.id} {ruling.readings[0]}\n"
        assert row in text
        text = text.replace(row, "")
    earlier = Match.resume(read(text.encode()))
    assert earlier.header == match.header
    assert earlier.lines == match.lines
    assert earlier.state.text() == match.state.text()
