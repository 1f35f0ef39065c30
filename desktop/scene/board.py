"""The drawn board: it shows a situation, and its open question is answered on it.

By mouse, by dragging, and from the keyboard; a game gives it a plan and its layouts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsScene, QVBoxLayout, QWidget

from desktop.look import theme
from desktop.look.shortcuts import shortcut
from desktop.look.signs import Sign
from desktop.scene import halos, note
from desktop.scene.board_view import BoardView
from desktop.scene.choosing import Choosing
from desktop.scene.layout import Layout, Plan
from desktop.scene.motion import Change, Motion
from desktop.scene.pointing import Pointing
from desktop.scene.reach import Reach, focused_thing
from desktop.scene.spot import Spot
from desktop.scene.stage import Stage
from desktop.scene.telling import Telling
from engine.rules.agenda import Event

DIRECT = Qt.FindChildOption.FindDirectChildrenOnly
HELD = QPointF(0, 30)
"""Where the feet of what is dragged are, from the mouse."""


class DrawnBoard(QWidget):
    """Shows what lies on the table and lets a person answer the open question on it."""

    reshaped = Signal()
    """There is other room for the board."""
    hovered = Signal(str)
    """The id of what the mouse or the keyboard is at (`KIND:NAME`); empty for nothing."""

    def __init__(self, plan: Plan, choosing: Choosing) -> None:
        super().__init__()
        self.setObjectName("drawn_board")
        scene = QGraphicsScene(self)
        scene.setSceneRect(plan.area(plan.size))
        scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.plan, self.choosing = plan, choosing
        self.motion = Motion(scene)
        self.stage = Stage(scene, self.motion, plan)
        self.board_view = BoardView(scene)
        self.reach = Reach(self.board_view.viewport(), plan.zones)
        self.layout_shown: Layout | None = None
        self._at = ""
        self._before: Mapping[str, Spot] = {}
        """What lay there in the situation before the one that is shown."""
        self._lit: Collection[str] = ()
        self._pointing = Pointing(scene, plan)
        self.telling = Telling(self, plan, choosing, self.stage, self._pointing)
        self.telling.covered = self._covered
        self.telling.rested.connect(self._show_note)
        self.large = self.telling.large
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board_view)
        self._connect()

    def _connect(self) -> None:
        view = self.board_view
        view.clicked.connect(self._clicked)
        view.pointed.connect(self._pointed)
        view.grabbed.connect(self._grabbed)
        view.dragged.connect(self._dragged)
        view.dropped.connect(self._dropped)
        view.held.connect(lambda things: self.show_large("".join(things[:1]), stays=False))
        view.let_go.connect(self.large.close_view)
        view.fitted.connect(self._lay_reach)
        self.choosing.changed.connect(self._narrowed)
        self.choosing.pointed.connect(self._light)
        self.choosing.answered.connect(self._answered)
        for keys in ("I", "Ctrl+Space"):
            shortcut(self, keys, self.look_closer)
        theme.dress(view, lambda it: it.scene().setBackgroundBrush(theme.token("surface")))

    def sizeHint(self) -> QSize:
        """The scene at its own scale."""
        return QSize(*self.plan.size)

    def minimumSizeHint(self) -> QSize:
        """Below this nothing could be read."""
        wide, high = self.plan.size
        return QSize(wide // 3, high // 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What lies on the board may fill its room in another way."""
        super().resizeEvent(event)
        self.reshaped.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """What nobody sees is where it belongs at once."""
        self.motion.finish()
        self.telling.put_away()
        super().hideEvent(event)

    # -- showing -------------------------------------------------------------------

    def show_layout(
        self, layout: Layout, change: Change = Change.NEWS, events: Sequence[Event] = ()
    ) -> None:
        """Show a situation; what happened before it, as its viewer knows it, is seen to happen."""
        before = self.layout_shown
        self._before = {id_: piece.spot for id_, piece in self.stage.pieces.items()}
        self.layout_shown = layout
        self.telling.take(layout)
        area = self.plan.area(layout.size)
        if area != self.board_view.scene().sceneRect():
            self.board_view.scene().setSceneRect(area)
            self.board_view.fit()
        same = before is not None and before.setup == layout.setup
        moving = change != Change.JUMP and same and bool(self.motion.speed)
        if change == Change.JUMP:
            self.motion.finish()
        self._refresh(moving=moving, events=events)
        if moving and change == Change.NEWS:
            for flight in layout.flights(events):
                self.stage.fly(flight)
        self.telling.tell_again()

    def set_motion(self, speed: float) -> None:
        """How fast things move: 1 as usual, 2 twice as fast, 0 not at all."""
        self.motion.speed = max(0.0, speed)
        if not speed:
            self.stage.settle()

    def populate(self) -> None:
        """Lay everything out anew, as `show_layout` leaves it when all has arrived."""
        if self.layout_shown is not None:
            self.telling.drop_note()
            self.stage.populate(self.layout_shown.lying(self.choosing))
            self._show_states()
            self._lay_reach()

    def _refresh(self, *, moving: bool = False, events: Sequence[Event] = ()) -> None:
        layout = self.layout_shown
        if layout is None:
            return
        self.telling.drop_note()
        spots = layout.lying(self.choosing)
        if not self.stage.pieces:
            self.stage.populate(spots)
        else:
            if not moving and not self.motion.is_moving:
                self.stage.settle()
            homes = layout.homes(events) if moving else {}
            # A selection changes looks only; what is under way goes on.
            self.stage.change(spots, homes, moving=moving or self.motion.is_moving)
        self._show_states()
        self._lay_reach()

    def area_of(self, thing: str) -> QRect:
        """Where a thing lies, in pixels of the board; empty where it does not."""
        spots = (piece.spot for piece in self.stage.pieces.values())
        lies = next((spot.id for spot in spots if thing and thing in (spot.id, spot.step)), "")
        if not lies:
            return QRect()
        return self.board_view.mapFromScene(self.stage.area(lies)).boundingRect()

    def _covered(self) -> Iterator[QRectF]:
        """What cards lie over, on the scene."""
        page = self.parentWidget()
        for other in page.findChildren(QWidget, options=DIRECT) if page is not None else ():
            over = other.geometry().intersected(self.geometry())
            if other is not self and other.isVisible() and not over.isEmpty():
                area = over.translated(-self.pos())
                yield self.board_view.mapToScene(area).boundingRect()

    # -- states --------------------------------------------------------------------

    def light(self, *things: str) -> None:
        """Have these things shine, and nothing else, of which something is told; none if empty."""
        self._shine([thing for thing in things if thing])

    def mark_news(self) -> None:
        """Have all shine that lies there otherwise than in the situation that was shown before."""
        pieces = self.stage.pieces
        self._shine([id_ for id_, piece in pieces.items() if self._before.get(id_) != piece.spot])

    def _shine(self, things: Collection[str]) -> None:
        if things != self._lit:
            self._lit = things
            self._show_states()

    def state_of(self, thing: str) -> str:
        """`selected`, `hover`, `legal` or nothing."""
        meant = self._meaning(self._at) if self._at else ""
        return halos.state_of(thing, self.choosing, meant)

    def _show_states(self) -> None:
        taken, at = self.choosing.taken, self._at
        spent: Collection[str] = ()
        if self.layout_shown is not None and at:
            spent = self.layout_shown.spends(self._meaning(at), self.choosing)
        halos.show(self.stage, self.plan, self.choosing, at, self._lit, spent)
        ghost = None
        if self.layout_shown is not None and taken and at in self.choosing.next:
            ghost = self.layout_shown.ghost(taken, at)
        if ghost is not None:
            self._pointing.show_ghost(ghost)
        else:
            self._pointing.drop_ghost()
        self._show_prospect()

    def _show_prospect(self) -> None:
        """Beside what the mouse or the keyboard is at, show what choosing it brings."""
        meaning = self._meaning(self._at) if self._at else ""
        brought = self.telling.show_prospect(meaning)
        if (button := self.reach.buttons.get(self._at)) is not None and brought:
            button.setAccessibleDescription(" ".join(each.said for each in brought))

    # -- choosing ------------------------------------------------------------------

    def _meaning(self, thing: str) -> str:
        return self.choosing.meaning(*self.plan.names(thing))

    def press(self, thing: str) -> None:
        """Press a thing by its id: it is selected, or it answers."""
        if not self._meaning(thing) and thing not in self.choosing.taken:
            self._at = thing
            self.telling.show_note(thing, wanted=True)
        else:
            self.choosing.press(*self.plan.names(thing))

    def _narrowed(self) -> None:
        if self.layout_shown is not None and self.layout_shown.state is self.choosing.state:
            self._refresh()

    def _answered(self) -> None:
        # Veils stay as they are: the next situation says what they are then.
        self.telling.drop_note()
        self._show_states()

    def escape(self) -> bool:
        """Drop what was selected; whether there was anything."""
        return self.choosing.drop()

    def _clicked(self, things: list[str]) -> None:
        for thing in things:
            if self._meaning(thing) or thing in self.choosing.taken:
                self.press(thing)
                return
        if things:
            self._at = things[0]
            self.telling.show_note(self.telling.refused(things), wanted=True)
        else:
            self.escape()

    def _pointed(self, things: list[str]) -> None:
        at = next((thing for thing in things if self._meaning(thing)), "")
        self._go_to(at or (things[0] if things else ""))

    def _go_to(self, thing: str) -> None:
        if thing == self._at:
            return
        self._at = thing
        self.telling.drop_note()
        self._show_states()
        can = bool(thing) and bool(self._meaning(thing))
        shape = Qt.CursorShape.PointingHandCursor if can else Qt.CursorShape.ArrowCursor
        self.board_view.viewport().setCursor(shape)
        if thing:
            self.telling.rest()
        self.setProperty("clause", self.telling.clause_of(thing))  # for F1
        self.hovered.emit(thing)

    def _entered(self, thing: str) -> None:
        """The keyboard came to a thing: its choice is lit in the list, too."""
        self._go_to(thing)
        self.choosing.point(self._meaning(thing))

    def _left(self, thing: str) -> None:
        """The keyboard has left a thing: its note does not stay."""
        if thing == self._at:
            self._go_to("")

    def _light(self, thing: str) -> None:
        """Light what the keyboard is at in the list."""
        if focused_thing() or thing == self._at or self.layout_shown is None:
            return
        self._at = thing
        self.telling.drop_note()
        self._show_states()

    def _is_dragged(self, thing: str) -> bool:
        return thing.partition(":")[0] in self.plan.dragged

    def _grabbed(self, things: list[str]) -> None:
        for thing in things:
            meaning = self._meaning(thing)
            if self._is_dragged(meaning) and meaning in self.choosing.first:
                self.choosing.take((meaning,))
                return

    def _dragged(self, at: QPointF) -> None:
        taken = self.choosing.taken
        if self.layout_shown is None or not taken or not self._is_dragged(taken[0]):
            return
        self.telling.drop_note()
        ghost = self.layout_shown.ghost(taken, "")
        if ghost is not None:
            feet = at + HELD
            x, y = feet.x() - ghost.w / 2, feet.y() - ghost.h
            self._pointing.show_ghost(ghost._replace(x=x, y=y))

    def _dropped(self, things: list[str]) -> None:
        self._pointing.drop_ghost()
        for thing in things:
            meaning = self._meaning(thing)
            if meaning in self.choosing.next and meaning not in self.choosing.first:
                self.press(thing)
                return
        self._show_states()
        if self.choosing.taken:
            about = self.telling.refused(things) or self.choosing.taken[0]
            self.telling.show_note(about, wanted=True)

    def carry(self, thing: str, at: QPoint) -> None:
        """Have a thing that lies elsewhere under the mouse, at that place of the screen."""
        if self.choosing.taken != (thing,):
            self.choosing.take((thing,))
        place = self.board_view.viewport().mapFromGlobal(at)
        self._pointed(self.board_view.under(place))
        self._dragged(self.board_view.mapToScene(place))

    def put_down(self, at: QPoint) -> None:
        """Let go of it: it answers where it can go, and is told why where it cannot."""
        self._dropped(self.board_view.under(self.board_view.viewport().mapFromGlobal(at)))

    # -- telling -------------------------------------------------------------------

    def _show_note(self) -> None:
        self.telling.show_note(self._at)

    def look_closer(self) -> None:
        """Show what has the keyboard, or what the mouse is at, as a large view."""
        self.show_large(focused_thing() or self._at)

    def show_large(self, thing: str, *, stays: bool = True) -> None:
        """Show a thing with all that is to be said of it."""
        self.telling.show_large(thing, stays=stays)

    @property
    def note(self) -> note.Look | None:
        """The note that is shown."""
        return self._pointing.note

    @property
    def prospect(self) -> tuple[Sign, ...]:
        """The signs of what choosing the thing brings that the mouse or the keyboard is at."""
        return self._pointing.prospect

    # -- keyboard ------------------------------------------------------------------

    def _lay_reach(self) -> None:
        """Have a named button over each thing that the keyboard and a screen reader reach."""
        layout = self.layout_shown
        if layout is None or not self.stage.pieces:
            return
        view, choosing = self.board_view, self.choosing
        areas: dict[str, QRect] = {}
        names: dict[str, str] = {}
        corners: dict[str, int] = {}
        factor = view.transform().m11() / theme.scale()
        for piece in self.stage.pieces.values():
            spot = piece.spot
            thing = spot.step
            if not thing or thing in areas:
                continue
            always = thing.partition(":")[0] in self.plan.reached
            if always or thing in choosing.next or thing in choosing.taken:
                areas[thing] = view.mapFromScene(self.stage.area(spot.id)).boundingRect()
                corners[thing] = round(spot.corner * factor)
                names[thing] = layout.spoken(thing, choosing)
        for button in self.reach.show(areas, names, corners):
            button.clicked.connect(lambda _=False, thing=button.thing: self.press(thing))
            button.entered.connect(self._entered)
            button.left.connect(self._left)
        for thing, button in self.reach.buttons.items():
            reason = layout.reason(thing, choosing.taken)
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
        """Colours follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.board_view.viewport().update()
