"""Pieces on their way, when the board changes meanwhile."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QGraphicsScene

from desktop.scene.layout import Flight, Plan
from desktop.scene.motion import Motion
from desktop.scene.spot import Spot
from desktop.scene.stage import Stage

HERE, THERE = Spot("cube", "cube", 0, 0, 10, 10), Spot("cube", "cube", 80, 0, 10, 10)


@pytest.fixture
def stage(qapp: QApplication) -> Iterator[Stage]:
    scene = QGraphicsScene(0, 0, 100, 100)
    motion = Motion(scene)
    motion.speed = 1.0
    plan = Plan(
        size=(100, 100),
        edge=0,
        draws={"cube": lambda *_: None},
        still=(),
        zones=(),
        reached=(),
        large=(),
    )
    stage = Stage(scene, motion, plan)
    stage.populate({"cube": HERE})
    yield stage
    stage.settle()


def test_a_piece_that_is_taken_away_on_its_way_goes_no_further(stage: Stage) -> None:
    stage.change({"cube": THERE}, {}, moving=True)
    assert stage.motion.is_moving
    stage.change({}, {}, moving=True)
    assert not stage.motion.is_moving
    assert stage.pieces == {}


def test_a_piece_that_is_to_lie_where_it_is_by_now_goes_no_further(stage: Stage) -> None:
    stage.change({"cube": THERE}, {}, moving=True)
    stage.change({"cube": HERE}, {}, moving=True)
    assert not stage.motion.is_moving


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_what_flies_by_is_gone_once_it_has_arrived(stage: Stage, speed: float) -> None:
    stage.populate({"cube": HERE, "other": THERE._replace(id="other")})
    lie = set(stage.scene.items())
    stage.motion.speed = speed
    stage.fly(Flight(HERE._replace(id="flying"), "cube", "other", 0.0))
    assert (set(stage.scene.items()) == lie) == (not speed), "without motion at once"
    stage.settle()
    assert set(stage.scene.items()) == lie
