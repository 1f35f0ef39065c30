"""A match that waits to be continued: its last board, whose turn it is, and when it was saved."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent

from desktop.look import theme
from desktop.look.names import tip
from desktop.look.translate import translate
from desktop.shelf import match_text, painting
from desktop.shelf.glance import Glance, Glances
from desktop.shelf.match_button import MatchButton
from engine.base import catalogue
from engine.base.people import colours_of
from engine.store.library import Info

HIGH, LEAST, MOST, PICTURE, DISC = 144, 312, 480, 116, 38


class MatchTile(MatchButton):
    """One match that goes on, on a card."""

    def __init__(self, info: Info, glances: Glances, now: int) -> None:
        self._glances, self._now = glances, now
        self._glance: Glance | None = None
        super().__init__(info, 20)
        self.setMaximumWidth(theme.px(MOST))

    def say(self) -> None:
        """Tell the match to a screen reader as it is seen."""
        parts = [self.info.name, match_text.game_and_place(self.info), *self._how()]
        when = match_text.saved(self.info.changed, self._now)
        parts.append(translate("Shelf", "saved {when}").format(when=when))
        self.setAccessibleName(", ".join(part for part in parts if part))
        tip(self, match_text.people(self.info))

    def look(self) -> None:
        """Take the picture that is there now."""
        self._glance = self._glances.of(self.info)
        self.say()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme.px(LEAST), theme.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme.px(LEAST), theme.px(HIGH))

    def name_area(self) -> QRect:
        """The second line, beside the picture."""
        left = theme.px(PICTURE) + theme.px(16)
        return QRect(left, theme.px(29), self.width() - left - theme.px(14), theme.px(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        path = painting.ground(painter, self, theme.radius("card"))
        self._paint_picture(painter, path)
        name = self.name_area()
        above = QRect(name.x(), theme.px(10), name.width(), theme.px(20))
        painting.line(painter, above, match_text.game_and_place(self.info), "small", "muted")
        painting.line(painter, name, self.info.name, "title", shrinks=True)
        if self.info.playable and not (self._glance and self._glance.opens_to):
            self._paint_turn(painter, name)
        else:
            room = theme.px(DISC) if self.info.playable else 0
            area = QRect(name.x(), name.bottom() + theme.px(4), name.width() - room, theme.px(54))
            painting.several_lines(painter, area, self._how()[0], "small", "danger")
        self._paint_saved(painter, name)
        if self.info.playable:
            self._paint_disc(painter)
        painter.end()

    def _how(self) -> list[str]:
        """Whose turn it is, day and phase, what the name does not say; or what is wrong with the match."""
        if not self.info.playable:
            return [match_text.unreadable(self.info)]
        if self._glance is None:
            return self._beside(match_text.turn(self.info))
        if self._glance.opens_to:
            return [match_text.damaged(self._glance.opens_to)]
        if self._glance.question:
            return [self._glance.question, self._glance.when]
        if self._glance.asked < 0:
            return self._beside(self._glance.when)
        return [match_text.whose(self.info, self._glance.asked), self._glance.when]

    def _beside(self, when: str) -> list[str]:
        return [it for it in (match_text.people_beside(self.info), when) if it]

    def _paint_picture(self, painter: QPainter, card: QPainterPath) -> None:
        area = QRect(0, 0, theme.px(PICTURE), self.height())
        painter.save()
        within = QPainterPath()
        within.addRect(QRectF(area))
        painter.setClipPath(card.intersected(within))
        if self._glance is not None:
            painting.fill(painter, area, self._glance.picture)
        elif self.info.playable:
            painter.drawPixmap(0, 0, theme.cover(self.info.game, area.width(), area.height()))
        else:
            painter.fillRect(area, theme.token("sunken"))
            sign = theme.icon_pixmap("warning", 40, "warning")
            side = theme.px(40)
            painter.drawPixmap(area.center() - QPoint(side // 2, side // 2), sign)
        painter.restore()
        lit = self.underMouse()
        painting.edge(painter, card, "accent" if lit else "line", 2 if lit else 1)

    def _paint_turn(self, painter: QPainter, name: QRect) -> None:
        top, left = name.bottom() + theme.px(4), name.x()
        first, *more = self._how()
        room = name.width()
        glance = self._glance
        if glance is not None and glance.asked >= 0 and not glance.question:
            usual = catalogue.box(self.info.game).colours
            colour = colours_of(self.info.players, usual)[glance.asked]
            painter.drawPixmap(left, top + theme.px(5), theme.seat_mark(colour, 28))
            left, room = left + theme.px(38), room - theme.px(38)
        high = theme.px(19)
        if glance is not None and glance.question and painting.wide("strong", first) > room:
            # Who has to answer what goes before where the match stands.
            both = QRect(left, top, room, 2 * high)
            painting.several_lines(painter, both, first, "strong", "text")
            return
        painting.line(painter, QRect(left, top, room, high), first, "strong")
        below = QRect(left, top + high, room, high)
        painting.line(painter, below, "".join(more), "small", "muted")

    def _paint_saved(self, painter: QPainter, name: QRect) -> None:
        area = QRect(name.x(), self.height() - theme.px(32), name.width(), theme.px(20))
        area.setRight(area.right() - theme.px(DISC + 4))
        painter.drawPixmap(area.topLeft(), theme.icon_pixmap("save-mark", 18, "success"))
        area.setLeft(area.left() + theme.px(24))
        saved = match_text.saved(self.info.changed, self._now)
        painting.line(painter, area, saved, "small", "success")

    def _paint_disc(self, painter: QPainter) -> None:
        side = theme.px(DISC)
        corner = QPoint(self.width() - side - theme.px(10), self.height() - side - theme.px(8))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.token("accent_hover" if self.underMouse() else "accent"))
        painter.drawEllipse(QRect(corner, QSize(side, side)))
        icon = theme.px(20)
        at = corner + QPoint((side - icon) // 2 + theme.px(1), (side - icon) // 2)
        painter.drawPixmap(at, theme.icon_pixmap("play", 20, "on_accent"))
