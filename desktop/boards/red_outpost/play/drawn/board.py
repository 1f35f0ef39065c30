"""The drawn board of Red Outpost as a widget: shows a view, and answers by clicks, drags and keys.

board = RedOutpostBoard()
board.show_view(match.view(seat), names, colours, seat)      # -1: nobody may answer here
board.chosen.connect(answer)                                 # the text of a legal action
board.set_motion(0)                                          # off; 1 is the usual pace
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QGraphicsScene, QVBoxLayout, QWidget

from desktop.boards.red_outpost.play.drawn import flights, halos, offers, reached, told, where
from desktop.boards.red_outpost.play.drawn.draws import DRAWS
from desktop.boards.red_outpost.play.drawn.pointing import Pointing
from desktop.boards.red_outpost.play.drawn.question import Question, question_of
from desktop.boards.red_outpost.play.drawn.table import Table, closed
from desktop.boards.red_outpost.play.drawn.telling import Telling, focused_thing
from desktop.look import theme, translate
from desktop.scene import note
from desktop.scene.board_view import BoardView
from desktop.scene.choosing import Choosing, Steps
from desktop.scene.motion import Change, Motion
from desktop.scene.reach import Reach
from desktop.scene.spot import Spot
from desktop.scene.stage import Stage
from engine.games.red_outpost.components import PLACES
from engine.games.red_outpost.state import RedOutpost
from engine.rules.words import load

AGAIN_MS = 500
"""After this time without a new view the question is open again."""


class RedOutpostBoard(QWidget):
    """Shows a situation and lets a person answer its open question on the board itself."""

    chosen = Signal(str)
    """The text of a legal action."""
    narrowed = Signal(tuple)
    """The things that are selected have changed: the first steps of an answer."""
    hovered = Signal(str)
    """The id of what the mouse or the keyboard is at (`place:mine`); empty for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("red_outpost_board")
        scene = QGraphicsScene(self)
        scene.setSceneRect(*where.SCENE)
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.motion = Motion(scene)
        self.stage = Stage(scene, self.motion, DRAWS)
        self.board_view = BoardView(scene)
        self.reach = Reach(self.board_view.viewport())
        self.choosing = Choosing()
        self.table: Table | None = None
        self.question = Question()
        self._told: Steps = ()
        self._asked = -1
        self._at = ""
        self._pointing = Pointing(scene)
        self.telling = Telling(self, self.stage, self._pointing)
        self.telling.rested.connect(self._show_note)
        self.large = self.telling.large
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board_view)
        view = self.board_view
        view.clicked.connect(self._clicked)
        view.pointed.connect(self._pointed)
        view.grabbed.connect(self._grabbed)
        view.dragged.connect(self._dragged)
        view.dropped.connect(self._dropped)
        view.held.connect(lambda things: self.show_large("".join(things[:1]), stays=False))
        view.let_go.connect(self.large.close_view)
        for keys in ("I", "Ctrl+Space"):
            QShortcut(QKeySequence(keys), self).activated.connect(self.look_closer)
        view.fitted.connect(self._lay_reach)
        theme.dress(view, lambda it: it.scene().setBackgroundBrush(theme.token("surface")))
        theme.watch.changed.connect(self._again)
        translate.watch.changed.connect(self._again)

    def sizeHint(self) -> QSize:
        return QSize(where.WIDE, where.HIGH)

    def minimumSizeHint(self) -> QSize:
        """Below this nothing could be read."""
        return QSize(where.WIDE // 3, where.HIGH // 3)

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees is where it belongs at once."""
        self.motion.finish()
        self.telling.put_away()
        super().hideEvent(event)

    # -- showing -------------------------------------------------------------------

    def show_view(
        self,
        view: RedOutpost,
        names: Sequence[str],
        colours: Sequence[str],
        asked: int,
        change: Change = Change.NEWS,
    ) -> None:
        """Show a situation; `asked` is the seat that may answer here now, or −1."""
        before = self.table
        words = load("red-outpost", translate.language())
        seats = view.board.seats
        self.table = Table(view, tuple(names)[:seats], tuple(colours)[:seats], words)
        self._asked = asked
        self.question = question_of(self.table, asked)
        self.telling.take(self.table, self.question)
        self.setAccessibleName(translate.translate("RedOutpost", "The table"))
        chosen = self.choosing
        self.choosing = Choosing(self.question.ways)
        if self.choosing.ways == chosen.ways and before is not None and before.view.at == view.at:
            self.choosing.taken = chosen.taken  # the same question, shown once more
        same = before is not None and before.view.board.setup == view.board.setup
        moving = change != Change.JUMP and same and bool(self.motion.speed)
        if change == Change.JUMP:
            self.motion.finish()
        self._refresh(
            before.view if moving and before is not None else None,
            fly=change == Change.NEWS,
        )
        self.telling.tell_again(self.choosing)

    def set_motion(self, speed: float) -> None:
        """How fast things move: 1 as usual, 2 twice as fast, 0 not at all."""
        self.motion.speed = max(0.0, speed)
        if not speed:
            self.stage.settle()

    def populate(self) -> None:
        """Lay everything out anew, as `show_view` leaves it when all has arrived."""
        if self.table is not None:
            self.telling.drop_note()
            self.stage.populate(self._spots())
            self._show_states()
            self._lay_reach()

    def escape(self) -> bool:
        """Drop what was selected; whether there was anything."""
        had = self.choosing.drop()
        if had:
            self._refresh(None)
        return had

    def narrow(self, taken: Steps) -> None:
        """Select these things, which were chosen elsewhere."""
        if taken != self.choosing.taken and self.choosing.leads_on(taken):
            self.choosing.taken = taken
            self._refresh(None)

    def _spots(self) -> dict[str, Spot]:
        assert self.table is not None
        table = self.table
        veiled = frozenset(closed(table.view, self.choosing))
        table = Table(table.view, table.names, table.colours, table.words, veiled)
        spots = dict(table.spots)
        for spot in offers.spots(table.view, self.choosing, self.question.texts, spots):
            spots[spot.id] = spot
        return spots

    def _refresh(self, before: RedOutpost | None, *, fly: bool = False) -> None:
        if self.table is None:
            return
        self.telling.drop_note()
        spots = self._spots()
        if not self.stage.pieces:
            self.stage.populate(spots)
        else:
            if before is None and not self.motion.is_moving:
                self.stage.settle()
            homes = flights.homes(before, self.table.view) if before is not None else {}
            # A selection changes looks only; what is under way goes on.
            self.stage.change(spots, homes, moving=before is not None or self.motion.is_moving)
            if before is not None and fly:
                flights.start(self.stage, before, self.table.view)
        self._show_states()
        self._lay_reach()
        # While an answer is on its way nothing can be chosen, and nothing is told of it.
        if self.choosing.ways and self.choosing.taken != self._told:
            self._told = self.choosing.taken
            self.narrowed.emit(self._told)

    def _again(self) -> None:
        if self.table is not None:
            # Words and colours have changed, the question has not.
            taken = self.choosing.taken
            table = self.table
            self.show_view(table.view, table.names, table.colours, self._asked, Change.BACK)
            self.choosing.taken = taken
            self._refresh(None)
            self.board_view.viewport().update()

    # -- states --------------------------------------------------------------------

    def state_of(self, thing: str) -> str:
        """`selected`, `hover`, `legal` or nothing."""
        return halos.state_of(thing, self.choosing, self._at)

    def _show_states(self) -> None:
        halos.show(self.stage, self.choosing, self._at)
        self._show_ghost()

    def _show_ghost(self) -> None:
        taken, at = self.choosing.taken, self._at
        worker = taken[0].partition(":")[2] if taken and taken[0].startswith("worker:") else ""
        if self.table is None or not worker or at not in self.choosing.next:
            self._pointing.drop_ghost()
        elif at.startswith("place:"):
            place = PLACES.index(at.partition(":")[2])
            crowd = self.table.view.at.count(place)
            self._pointing.show_ghost(worker, QPointF(*where.feet(place, crowd, crowd + 1)))

    # -- choosing ------------------------------------------------------------------

    def press(self, thing: str) -> None:
        """Click a thing by its id: it is selected, or it answers."""
        meaning = self.choosing.meaning(thing)
        if not meaning and thing not in self.choosing.taken:
            self._at = thing
            self._show_note()
            return
        answer = self.choosing.press(thing)
        if answer:
            # A second click before the answer is in must not answer the next question.
            table, ways = self.table, self.choosing.ways
            self.choosing = Choosing()
            # Veils stay as they are: the next view says what they are then.
            self.telling.drop_note()
            self._show_states()
            QTimer.singleShot(AGAIN_MS, self, lambda: self._ask_again(table, ways))
            self.chosen.emit(answer)
        else:
            self._refresh(None)

    def _ask_again(self, table: Table | None, ways: dict[Steps, str]) -> None:
        if self.table is table:
            # Nobody took the answer: the question is still open.
            self.choosing.ways = ways
            self._refresh(None)

    def _clicked(self, things: list[str]) -> None:
        for thing in things:
            if self.choosing.meaning(thing) or thing in self.choosing.taken:
                self.press(thing)
                return
        if things:
            self._at = things[0]
            self._show_note()
        else:
            self.escape()

    def _pointed(self, things: list[str]) -> None:
        at = next((thing for thing in things if self.choosing.meaning(thing)), "")
        self._go_to(at or (things[0] if things else ""))

    def _go_to(self, thing: str) -> None:
        if thing == self._at:
            return
        self._at = thing
        self.telling.drop_note()
        self._show_states()
        can = bool(thing) and bool(self.choosing.meaning(thing))
        shape = Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor
        self.board_view.viewport().setCursor(shape)
        if thing:
            self.telling.rest()
        self.setProperty("clause", self.telling.clause_of(thing))  # for F1
        self.hovered.emit(thing)

    def _grabbed(self, things: list[str]) -> None:
        for thing in things:
            meaning = self.choosing.meaning(thing)
            if meaning.startswith("worker:") and meaning in self.choosing.first:
                self.choosing.drop()
                self.press(meaning)
                return

    def _dragged(self, at: QPointF) -> None:
        taken = self.choosing.taken
        if taken and taken[0].startswith("worker:"):
            self.telling.drop_note()
            self._pointing.show_ghost(taken[0].partition(":")[2], at + QPointF(0, 30))

    def _dropped(self, things: list[str]) -> None:
        self._pointing.drop_ghost()
        for thing in things:
            if thing in self.choosing.next and thing not in self.choosing.first:
                self.press(thing)
                return
        self._show_states()

    # -- telling -------------------------------------------------------------------

    def _show_note(self) -> None:
        self.telling.show_note(self._at, self.choosing)

    def look_closer(self) -> None:
        """Show what has the keyboard, or what the mouse is at, as a large view."""
        self.show_large(focused_thing() or self._at)

    def show_large(self, thing: str, *, stays: bool = True) -> None:
        """Show a thing with all that is to be said of it."""
        self.telling.show_large(thing, self.choosing, stays=stays)

    @property
    def note(self) -> note.Look | None:
        """The note that is shown."""
        return self._pointing.note

    # -- keyboard ------------------------------------------------------------------

    def _lay_reach(self) -> None:
        if self.table is None or not self.stage.pieces:
            return
        made = reached.lay(
            self.reach, self.board_view, self.stage, self.table, self.choosing, self.question.texts
        )
        for button in made:
            button.clicked.connect(lambda _=False, thing=button.thing: self.press(thing))
            button.entered.connect(self._go_to)
        for thing, button in self.reach.buttons.items():
            reason = told.reason(self.table, self.question.refusals, thing)
            if button.accessibleDescription() != reason:
                button.setAccessibleDescription(reason)

    def take_focus(self) -> None:
        """Give the keyboard to the first thing that can be chosen."""
        button = self.reach.first(list(self.choosing.next)) or self.reach.first(
            list(self.reach.buttons)
        )
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape drops the selection; without one it is the page's."""
        if event.key() != Qt.Key.Key_Escape or not self.escape():
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.board_view.viewport().update()
