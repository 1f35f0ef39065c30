"""The focus ring: 3 px outside whatever has the keyboard, with any other state of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QLineEdit,
    QScrollArea,
    QWidget,
)
from shiboken6 import isValid

from desktop.look import tokens

GAP, STROKE = 1, 3
_MOVES = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


class FocusRing(QObject):
    """Follows the keyboard through a window.

    A widget's property `ring` is the radius of its corners, or "none" for one that shows
    its focus itself, as what scrolls does unless it has a radius. A press of the mouse moves
    the keyboard too, but shows the ring on fields only: whoever points at a button knows where it is.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.followed: QWidget | None = None
        self._watched: list[QWidget] = []
        self.outline = _Outline(window)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self.follow)
        tokens.watch.changed.connect(self._place)

    def follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Go to the widget that has the keyboard now."""
        self._leave()
        field = isinstance(now, QLineEdit) or (now is not None and now.inherits("QComboBox"))
        if (
            now is None
            or now.window() is not self._window.window()
            or now.property("ring") == "none"
            or (isinstance(now, QAbstractScrollArea) and not now.property("ring"))
            or not (field or QApplication.mouseButtons() == Qt.MouseButton.NoButton)
        ):
            return
        self.followed = now
        host = _host(now)
        step: QWidget | None = now
        while step is not None and step is not host:
            step.installEventFilter(self)
            self._watched.append(step)
            step = step.parentWidget()
        if isValid(self.outline):
            self.outline.setParent(host)
        else:  # it went with a page it lay in
            self.outline = _Outline(host)
        self.outline.around = now
        self._place()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Move with the widget and with all that it lies in."""
        if event.type() in _MOVES:
            self._place()
        return False

    def _leave(self) -> None:
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched, self.followed = [], None
        if isValid(self.outline):
            self.outline.hide()

    def _place(self) -> None:
        if self.followed is None or not isValid(self.followed) or not isValid(self.outline):
            return
        host = self.outline.parentWidget()
        if host is None:
            return
        out = GAP + STROKE
        corner = self.followed.mapTo(host, QPoint(0, 0))
        given = self.followed.property("ring")
        self.outline.corner = (
            tokens.px(int(given)) if given not in (None, "") else tokens.radius("control")
        )
        area = QRect(corner, self.followed.size()).adjusted(-out, -out, out, out)
        self.outline.setGeometry(area)
        self.outline.setVisible(self.followed.isVisible())
        self.outline.raise_()
        self.outline.update()


class _Outline(QWidget):
    """What is seen of the ring; the mouse goes through it."""

    corner = 0
    around: QWidget | None = None

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRegion(QRegion(self.rect()) - self._covered())
        painter.setPen(QPen(tokens.token("focus"), STROKE))
        area = QRectF(self.rect()).adjusted(STROKE / 2, STROKE / 2, -STROKE / 2, -STROKE / 2)
        most = int(min(area.width(), area.height()) / 2)
        corner = min(self.corner + GAP + STROKE // 2, most)
        painter.drawRoundedRect(area, corner, corner)
        painter.end()

    def _covered(self) -> QRegion:
        """Where something lies over what has the keyboard: it lies over the ring, too."""
        host, around = self.parentWidget(), self.around
        over = host.childAt(self.geometry().center()) if host is not None else None
        if host is None or over is None or around is None or not isValid(around):
            return QRegion()
        if over is around or around.isAncestorOf(over) or over.isAncestorOf(around):
            return QRegion()
        while (above := over.parentWidget()) is not None and not above.isAncestorOf(around):
            over = above
        return QRegion(QRect(over.mapTo(host, QPoint()) - self.pos(), over.size()))


def _host(widget: QWidget) -> QWidget:
    """What the ring lies in: the contents of a scroll area (which clip it), else the window."""
    step = widget
    while (above := step.parentWidget()) is not None and not step.isWindow():
        area = above.parentWidget()
        if isinstance(area, QScrollArea) and area.widget() is step and step is not widget:
            return step
        step = above
    return step
