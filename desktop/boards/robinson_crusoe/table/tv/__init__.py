"""The television of Robinson Crusoe."""

from desktop.boards.robinson_crusoe.table.tv.view import Tv

__all__ = ["Tv"]
