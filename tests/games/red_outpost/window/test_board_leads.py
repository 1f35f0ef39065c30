"""What is seen at a glance: who leads a portrait, what the day would bring, what is exported next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.boards.red_outpost.play.drawn.layout import situation
from desktop.boards.red_outpost.play.drawn.portrait import Look
from desktop.boards.red_outpost.play.panels.panels import Panels
from desktop.look import translate
from desktop.look.voice import Voice
from desktop.scene.choosing import Choosing
from engine.games.red_outpost.components import GOODS
from engine.games.red_outpost.state import RedOutpost
from engine.rules.words import load
from tests.desktop.fixtures import light_and_english
from tests.games.red_outpost.table import table

VOICE = Voice(load("red-outpost", "en"), ("Anna", "Ben"), ("pink", "orange"))
DISCS = {"miner": (2, 1), "farmer": (1, 1)}


@pytest.fixture(autouse=True)
def in_english(qapp: QApplication) -> Iterator[None]:
    """Light and in English."""
    light_and_english(qapp)
    yield
    translate.install(qapp, "en")


def lying(state: RedOutpost, *, what_if: bool = False) -> tuple[Look, Look]:
    """How the portraits of Miner and Farmer look."""
    spots = situation(state, VOICE, Choosing(), what_if=what_if).lying(Choosing())
    looks = [spots[f"portrait:{worker}"].look for worker in ("miner", "farmer")]
    assert isinstance(looks[0], Look) and isinstance(looks[1], Look)
    return looks[0], looks[1]


def test_who_leads_is_seen_without_the_switch() -> None:
    miner, farmer = lying(table(discs=DISCS, mood={"miner": 3}))
    assert miner.leads == ("pink",) and miner.lead == "leads"
    assert farmer.leads == ("pink", "orange")
    assert not miner.outcome and not farmer.outcome


def test_the_switch_shows_what_the_day_would_bring_if_it_ended_now() -> None:
    miner, farmer = lying(table(discs=DISCS, mood={"miner": 3, "farmer": -1}), what_if=True)
    assert miner.outcome == (("pink", 3),)
    assert farmer.outcome == (("pink", -1), ("orange", -1))


@pytest.mark.parametrize("what_if", [False, True])
def test_a_portrait_says_who_leads_and_with_the_switch_what_it_would_bring(
    *, what_if: bool
) -> None:
    state = table(discs=DISCS, mood={"miner": 3})
    shown = situation(state, VOICE, Choosing(), what_if=what_if)
    spoken = shown.spoken("portrait:miner", Choosing())
    assert "Anna: leads" in spoken
    assert ("If the day ended now: Anna +3 VP." in spoken) is what_if
    assert "Anna and Ben: tied" in shown.spoken("portrait:farmer", Choosing())


def told(panels: QWidget) -> Sequence[str]:
    return [widget.accessibleName() for widget in panels.findChildren(QWidget)]


def test_the_overview_says_it_too(qtbot: QtBot) -> None:
    state = table(discs=DISCS, mood={"miner": 3})
    panels = Panels()
    qtbot.addWidget(panels)
    panels.show_state(state, VOICE, 0)
    assert any(name.startswith("Miner") and "Anna: leads" in name for name in told(panels))
    panels.show_state(state, VOICE, 0, what_if=True)
    assert any(name.startswith("Miner") and "Anna +3" in name for name in told(panels))


@pytest.mark.parametrize("stored", range(3))
def test_above_two_cubes_stands_what_the_next_one_brings(stored: int) -> None:
    for good, key in enumerate(GOODS):
        warehouse = [0] * len(GOODS)
        warehouse[good] = stored
        state = table(warehouse=warehouse)
        shown = situation(state, VOICE, Choosing())
        spots, spoken = shown.lying(Choosing()), shown.spoken(f"bin:{key}", Choosing())
        due = [id_ for id_ in spots if id_.startswith("due:")]
        assert due == ([f"due:{key}"] if stored == 2 else [])
        assert f"{key} {stored}/3" in spoken
        points = f"+{state.next_export(good)}"
        assert (f"The next cube is exported: {points} VP." in spoken) is (stored == 2)
        if due:
            assert spots[due[0]].look == points
            note = shown.note_of(f"bin:{key}", ())
            assert note is not None and points in note.lines[-1]


def test_two_cubes_lie_apart_and_within_their_bin() -> None:
    spots = situation(table(warehouse=[2, 0, 0, 0]), VOICE, Choosing()).lying(Choosing())
    first, second, tray = spots["cube:wool:0"], spots["cube:wool:1"], spots["bin:wool"]
    assert second.x - first.x > first.w / 2 and second.y - first.y > first.h / 2
    assert second.x + second.w <= tray.x + tray.w and second.y + second.h <= tray.y + tray.h
