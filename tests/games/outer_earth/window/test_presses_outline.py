"""What people can press at a table of Outer Earth, and what each press tells, is as agreed upon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pytest
from PySide6.QtWidgets import QApplication

from engine.match.match import Match
from tests.desktop.screens.outline import agreed, differences, leave_words_out, news
from tests.games.outer_earth.at_table import at_table, begun, in_turns, tell
from tests.games.outer_earth.window.table import AtTheBox

pytestmark = [pytest.mark.dressed(False), pytest.mark.slow]

TURNS = ("wanted 1", *("wanted none",) * 3)
TABLES: Sequence[tuple[str, Callable[[], Match], Sequence[str]]] = (
    ("set up", at_table, ()),
    ("laid", at_table, ("turned 01",)),
    ("offered", begun, ()),
    ("bids", begun, ("wanted 1+2+3", "added 3 2")),
    ("a tie", begun, ("wanted 1+3", "added 3 3", "added 1 3")),
    ("a turn", begun, (*TURNS, "drew 1", "placed 1 01 tertiary")),
    ("four", partial(in_turns, 4), ("drew 1",)),
    ("explored", begun, (*TURNS, "done 1", "done 2", "done 3")),
    ("settling", partial(in_turns, 2), ("vp 1 7", "done 1", "last_round budget", "done 2")),
    ("joined", at_table, ("joined",)),
)
"""How a match began, and what was told then."""
OURS = ("a turn", "joined")
"""Those of which our table is asked, too."""


def test_what_each_press_tells_is_as_it_was_agreed_upon(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_words_out(monkeypatch)
    lines: list[str] = []
    before: list[str] = []
    for name, begin, facts in TABLES:
        match = begin()
        tell(match, *facts)
        at = AtTheBox(qapp, match)
        for ours in (False, True)[: 1 + (name in OURS)]:
            at.moments.show_ours(ours)
            now = list(at.presses(monkeypatch))
            lines += [f"{name}, our table" if ours else name, *news(now, before)]
            before = now
        at.close()
    if lines != agreed("earth-presses"):
        pytest.fail("\n".join(differences("earth-presses", lines)))
