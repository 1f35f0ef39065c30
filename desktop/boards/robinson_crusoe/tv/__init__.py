"""The television of Robinson Crusoe."""

from desktop.boards.contract import type_of_tv
from desktop.boards.robinson_crusoe.tv.view import Tv, type_of_more
from engine.games.robinson_crusoe.state import Robinson

DOOR: type_of_tv[Robinson, type_of_more] = Tv
