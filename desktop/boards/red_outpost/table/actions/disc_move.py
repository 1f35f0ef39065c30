"""Whose disc moves, from which portrait, to which (RO-4.6): asked for step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.boards.red_outpost.table.actions.worker_choices import worker_choice
from desktop.boards.red_outpost.table.turn_panel import TurnPanel
from desktop.look.text_fit import fitted
from desktop.look.translate import translate
from desktop.table.panels.choice import Choice
from desktop.table.panels.step_panel import type_of_choices
from engine.games.red_outpost.components import WORKERS


class DiscMove:
    """A move of a disc by a seat; `refuse` says why it may not go to a worker's portrait."""

    def __init__(
        self, panel: TurnPanel, mover: int, refuse: Callable[[str], str] = lambda _: ""
    ) -> None:
        self._panel, self._mover, self._refuse = panel, mover, refuse

    def begin(self, owners: Sequence[int]) -> None:
        """Ask whose disc moves, then from where to where; one owner alone is not asked for."""
        if len(owners) == 1:
            self._panel.go(partial(self._sources, owners[0]))
        else:
            self._panel.go(partial(self._owners, owners))

    def _owners(self, owners: Sequence[int]) -> type_of_choices:
        self._panel.note.say(translate("TablePanels", "Whose disc is moved?"))
        return [
            _person(self._panel, owner, partial(self._panel.go, partial(self._sources, owner)))
            for owner in owners
        ]

    def _sources(self, owner: int) -> type_of_choices:
        person = self._panel.telling.voice.people[owner]
        asked = translate("TablePanels", "From which portrait does {name}’s disc go?")
        self._panel.note.say(asked.format(name=person))
        return [self._source(owner, worker) for worker in WORKERS]

    def _source(self, owner: int, worker: str) -> Choice:
        state = self._panel.state
        ways = [self._why_not(owner, worker, target) for target in WORKERS if target != worker]
        known = state.is_known(f"discs.{worker}.{owner + 1}")
        number = state.discs_on(WORKERS.index(worker), owner)
        discs = translate("TablePanels", "discs: {n}").format(n=number if known else "?")
        return Choice(
            text=self._panel.named("workers", worker),
            note=discs,
            press=partial(self._panel.go, partial(self._targets, owner, worker)),
            reason=ways[0] if all(ways) else "",
            clause="RO-4.6",
        )

    def _targets(self, owner: int, source: str) -> type_of_choices:
        self._panel.note.say(translate("TablePanels", "To which portrait does it go?"))
        return [
            worker_choice(
                self._panel,
                target,
                partial(self._panel.tell, *self._told(owner, source, target)),
                self._why_not(owner, source, target),
            )
            for target in WORKERS
        ]

    def _told(self, owner: int, source: str, target: str) -> Sequence[object]:
        return "moved_disc", self._mover + 1, owner + 1, source, target

    def _why_not(self, owner: int, source: str, target: str) -> str:
        return self._refuse(target) or self._panel.why_not(*self._told(owner, source, target))


def _person(panel: TurnPanel, seat: int, press: Callable[[], object]) -> Choice:
    """A person with the seat's mark."""
    voice, measure = panel.telling.voice, panel.telling.measure
    name, colour = voice.people[seat], voice.colours[seat]

    def paint(painter: QPainter, area: QRectF, ink: QColor) -> None:
        mark = measure.seat_mark(colour, 34)
        side = mark.width() / mark.devicePixelRatio()
        top = area.top() + (area.height() - side) / 2
        painter.drawPixmap(QPointF(area.left(), top), mark)
        room = area.adjusted(side + measure.px(6), 0, 0, 0)
        font, lines = fitted(measure.font("table.label"), name, room.width(), measure.px(30))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, " ".join(lines))

    return Choice(text=name, press=press, paint=paint)
