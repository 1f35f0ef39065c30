"""The game's own drawings."""

from __future__ import annotations

from desktop.scene.pictures import Folder

ART = Folder("outpost/art")
path, draw = ART.path, ART.draw
