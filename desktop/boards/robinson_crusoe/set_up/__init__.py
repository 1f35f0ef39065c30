"""What Robinson Crusoe has of its own on the set-up page."""

from desktop.boards.contract import type_of_set_up
from desktop.boards.robinson_crusoe.set_up.own_values import Values

DOOR: type_of_set_up = Values
