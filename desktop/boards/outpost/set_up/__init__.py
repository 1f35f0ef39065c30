"""What Outpost has of its own on the set-up page."""

from desktop.boards.contract import type_of_set_up
from desktop.boards.outpost.set_up.events import Events

DOOR: type_of_set_up = Events
