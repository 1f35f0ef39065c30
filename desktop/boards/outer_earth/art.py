"""The game's own drawings."""

from __future__ import annotations

from desktop.scene.pictures import Folder

ART = Folder("outer_earth/art")
path, draw = ART.path, ART.draw
