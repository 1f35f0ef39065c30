"""The television of Red Outpost: the table from three metres, painted in units of 1920 × 1080."""

from desktop.boards.contract import type_of_tv
from desktop.boards.red_outpost.tv.view import Tv
from engine.games.red_outpost.state import RedOutpost

DOOR: type_of_tv[RedOutpost, None] = Tv
