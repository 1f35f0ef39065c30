"""A picture of a board without a screen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from desktop.look import tokens
from desktop.scene.layout import Plan
from desktop.scene.motion import Motion
from desktop.scene.spot import Spot
from desktop.scene.stage import Stage


def image(plan: Plan, spots: Mapping[str, Spot], size: QSize) -> QImage:
    """The board of the plan's size as a picture of so many pixels, in the theme in use."""
    scene = QGraphicsScene(plan.area(plan.size))
    motion = Motion()
    motion.speed = 0.0
    Stage(scene, motion, plan).populate(spots)
    made = QImage(size, QImage.Format.Format_RGB32)
    made.fill(tokens.token("surface"))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = scene.sceneRect()
    factor = min(size.width() / area.width(), size.height() / area.height())
    wide, high = area.width() * factor, area.height() * factor
    target = QRectF((size.width() - wide) / 2, (size.height() - high) / 2, wide, high)
    scene.render(painter, target, area)
    painter.end()
    return made
