"""What people can press at a table of Outpost, and what each press tells, is as agreed upon."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtWidgets import QApplication

from engine.games.outpost.table import EVENTS, FULL, ORDER
from tests.desktop.screens.outline import agreed, differences, leave_words_out, news
from tests.games.outpost.at_table import at_table, tell_all
from tests.games.outpost.window.table import AtTheBox

pytestmark = [pytest.mark.dressed(False), pytest.mark.slow]

OF_NINE = "+".join(map(str, range(1, 10)))
NINE = f"turn; order {OF_NINE}; display data_library:3+warehouse:3+heavy_equipment:3"
MEGAS = "factories 1 2 4 0 0 0; people 1 5 0 4 0 0 0 0 0 0"
BEGUN = "turn; order 1+2+3+4; display data_library+warehouse+heavy_equipment+nodule"
TABLES: Sequence[tuple[str, int, str, str]] = (
    ("set up", 4, EVENTS, ""),
    ("set up in full", 2, FULL, ""),
    ("the event", 4, EVENTS, "turn; turn"),
    ("a personal event", 4, EVENTS, "turn; turn; event quiet_shift; personal 2"),
    ("a turn of events", 4, EVENTS, "turn; turn; event quiet_shift"),
    ("the order", 4, ORDER, "turn"),
    ("an untold order", 4, ORDER, "joined; clock 5 2 4; turn"),
    ("a turn in order", 4, ORDER, "turn; order 1+2+3+4; vp 1 12"),
    ("settling", 4, ORDER, "turn; order 1+2+3+4; vp 1 12; turn; order 1+2+3+4; event dome_fever"),
    ("a roll", 4, FULL, "turn; order 1+2+3+4"),
    ("a roll again", 4, FULL, "turn; order 1+2+3+4; rolled 1; rolled 1; rolled 1"),
    ("a turn in full", 4, FULL, f"{BEGUN}; won 2 warehouse; hired 4 population 1"),
    ("a decision", 4, FULL, f"{BEGUN}; turn; order 1+2+3+4; event barter_fair"),
    ("another one", 4, FULL, f"{BEGUN}; hired 4 population 1; turn; order 1+2+3+4; event hull_breach"),
    ("joined", 4, FULL, "joined"),
    ("nine in turn 2", 9, FULL, f"{NINE}; {MEGAS}; turn; order {OF_NINE}; event quiet_shift"),
)  # fmt: skip
"""How many sit there, how much is followed, and what was told."""
OURS = ("a turn of events", "a turn in order", "a turn in full", "joined")
"""Those of which our table is asked, too."""


def test_what_each_press_tells_is_as_it_was_agreed_upon(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_words_out(monkeypatch)
    pages: dict[int, AtTheBox] = {}
    lines: list[str] = []
    before: list[str] = []
    for name, seats, extent, facts in TABLES:
        match = at_table(seats, extent=extent)
        tell_all(match, facts)
        if seats in pages:
            pages[seats].turn_to(match)
        else:
            pages[seats] = AtTheBox(qapp, match)
        at = pages[seats]
        for ours in (False, True)[: 1 + (name in OURS)]:
            at.moments.show_ours(ours)
            now = list(at.presses(monkeypatch))
            lines += [f"{name}, our table" if ours else name, *news(now, before)]
            before = now
    if lines != agreed("outpost-presses"):
        pytest.fail("\n".join(differences("outpost-presses", lines)))
