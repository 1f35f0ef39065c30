"""What Robinson Crusoe has of its own on the set-up page."""

from desktop.boards.robinson_crusoe.set_up.own_values import Values

__all__ = ["Values"]
