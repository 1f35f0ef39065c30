"""The television of Red Outpost: the table from three metres, painted in units of 1920 × 1080."""

from desktop.boards.red_outpost.tv.view import Tv

__all__ = ["Tv"]
