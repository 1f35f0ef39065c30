"""The view of a board: fits the scene into its window and tells what the mouse is about."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsScene, QGraphicsView

from desktop.scene.piece import Piece
from desktop.scene.spot import Spot

LEFT = Qt.MouseButton.LeftButton
SETTLED_MS = 120
"""How long a size has to stay before everything is drawn for it."""
HOLD_MS = 400
"""How long a press lasts before it is no click any more."""


class BoardView(QGraphicsView):
    """Shows a whole scene, always; clicks and drags become lists of steps, topmost first."""

    clicked = Signal(list)
    pointed = Signal(list)
    """What the mouse is over now."""
    grabbed = Signal(list)
    """What a drag began on."""
    dragged = Signal(QPointF)
    dropped = Signal(list)
    held = Signal(list)
    """What the mouse was held on for a while without moving."""
    let_go = Signal()
    """The end of that: the mouse was released or moved off."""
    fitted = Signal()
    """The scale has changed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        # The scene's background fills every pixel: nothing below has to be painted first.
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._pressed: QPoint | None = None
        self._dragging = False
        self._held_on: list[str] | None = None
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._hold_on)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLED_MS)
        self._settled.timeout.connect(self._sharpen)

    def fit(self) -> None:
        """Let the scene fill the viewport as far as its shape allows."""
        scene = self.scene()
        area = scene.sceneRect()
        port = self.viewport().size()
        factor = min(port.width() / area.width(), port.height() / area.height())
        if factor > 0 and abs(factor - self.transform().m11()) > 1e-9:
            self.resetTransform()
            self.scale(factor, factor)
            self.fitted.emit()
        self.centerOn(area.center())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit again; while an edge is dragged the pictures are only stretched."""
        super().resizeEvent(event)
        if self.isVisible() and event.oldSize().isValid():
            Piece.waiting = self.viewport()
            self._settled.start()
        self.fit()
        self.fitted.emit()

    def _sharpen(self) -> None:
        Piece.waiting = None
        self.viewport().update()

    def under(self, at: QPoint) -> list[str]:
        """The steps of what lies there, or whose ring does, topmost first."""
        point = self.mapToScene(at)
        found: list[tuple[Spot, bool]] = []
        for item in self.items(at):
            if isinstance(item, Piece) and item.spot.step and item.parentItem() is None:
                spot = item.spot
                lies = QRectF(0, 0, spot.w, spot.h).contains(item.mapFromScene(point))
                if lies or item.halo:
                    found.append((spot, lies))
        # The ring of a thing takes nothing of another one of its kind.
        lying = {spot.kind for spot, lies in found if lies}
        return [spot.step for spot, lies in found if lies or spot.kind not in lying]

    # -- mouse ---------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == LEFT:
            self._pressed = event.position().toPoint()
            self._dragging = False
            self._held_on = None
            self._hold.start()

    def _hold_on(self) -> None:
        if self._pressed is not None and not self._dragging:
            self._held_on = self.under(self._pressed)
            self.held.emit(self._held_on)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, or tell what is pointed at."""
        at = event.position().toPoint()
        if self._held_on is not None:
            if self.under(at)[:1] != self._held_on[:1]:
                self.let_go.emit()
            return
        if self._pressed is not None and event.buttons() & LEFT:
            far = (at - self._pressed).manhattanLength()
            if not self._dragging and far >= QApplication.startDragDistance():
                self._dragging = True
                self._hold.stop()
                self.grabbed.emit(self.under(self._pressed))
            if self._dragging:
                self.dragged.emit(self.mapToScene(at))
        self.pointed.emit(self.under(at))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != LEFT or self._pressed is None:
            return
        began, self._pressed = self._pressed, None
        self._hold.stop()
        if self._held_on is not None:
            self._held_on = None
            self.let_go.emit()
            return
        at = event.position().toPoint()
        if self._dragging:
            self._dragging = False
            self.dropped.emit(self.under(at))
        elif (at - began).manhattanLength() < QApplication.startDragDistance():
            self.clicked.emit(self.under(at))

    def viewportEvent(self, event: QEvent) -> bool:
        """The mouse may leave."""
        if event.type() == QEvent.Type.Leave:
            self.pointed.emit([])
        return super().viewportEvent(event)
