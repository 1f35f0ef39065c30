"""Outpost on the calculator's page."""

from __future__ import annotations

from desktop.boards.contract import ScoreForm
from desktop.boards.outpost.score.form import Form

DOOR: type[ScoreForm] = Form
