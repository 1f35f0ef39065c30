"""Files that somebody broke are taken or refused in a sentence, wherever they come in."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.broken import Doors, broken

NUMBER = 300


@pytest.mark.usefixtures("qapp")
def test_no_broken_file_is_more_than_a_door_can_refuse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAYPOST_CONFIG", str(tmp_path))
    doors = Doors(tmp_path)
    kinds = [*doors.whole]
    assert not [kind for kind in kinds if doors.knock(kind, doors.whole[kind])], "whole ones hold"
    for seed in range(NUMBER):
        kind = kinds[seed % len(kinds)]
        assert not doors.knock(kind, broken(doors.whole[kind], Random(seed))), (kind, seed)
