"""How a match of Robinson Crusoe went, round by round."""

from __future__ import annotations

from desktop.boards.contract import type_of_sheet
from desktop.boards.robinson_crusoe.sheet.rounds import RoundsSheet

DOOR: type_of_sheet = RoundsSheet
