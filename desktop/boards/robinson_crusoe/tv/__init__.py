"""The television of Robinson Crusoe."""

from desktop.boards.robinson_crusoe.tv.view import Tv

__all__ = ["Tv"]
