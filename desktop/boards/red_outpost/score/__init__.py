"""Red Outpost on the calculator's page."""

from __future__ import annotations

from desktop.boards.red_outpost.score.form import Form
from desktop.score.form import ScoreForm

DOOR: type[ScoreForm] = Form
