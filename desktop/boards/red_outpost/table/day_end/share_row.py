"""A person at a portrait: the discs, what they bring and why, and the VP before and after."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout

from desktop.boards.red_outpost.table.day_end.settling import Share
from desktop.look import theme
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.table.letters import dye, said
from desktop.table.panels.counter import UNKNOWN
from desktop.table.questions.number_field import NumberField
from desktop.table.telling import Telling
from engine.games.red_outpost.components import DISCS
from engine.games.red_outpost.table import AtTable
from engine.rules.words import MINUS, signed

HIGH, LEAST = 138, 92
ONE_LINE = 1000
"""From this width of the design on the VP stand beside the discs, and not below them."""


class ShareRow(QFrame):
    """`wanted` says which number of `discs` or `gifts` (crystals by RO-7.2) should be told."""

    wanted = Signal(str, int)

    def __init__(self, telling: Telling[AtTable], seat: int, seats: int, *, gives: bool) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.setProperty("clause", "RO-5.1")
        self._telling, self._seat, self._gives = telling, seat, gives
        measure = telling.measure
        self.mark = QLabel()
        colour = telling.voice.colours[seat]
        measure.dress(self.mark, lambda it: it.setPixmap(measure.seat_mark(colour, 64)))
        self.name = said(measure, "table.body")
        self.laid = said(measure, "table.floor", "muted")
        most = range(DISCS[seats] + 1)
        # With crystals beside them, counts are smaller in every row, so that columns align.
        size = ("table.large", 56) if gives else ("table.number", 80)
        self.discs = NumberField(measure, most, role=size[0], target=size[1])
        self.gifts = NumberField(measure, most, role=size[0], target=size[1])
        if gives:
            policy = self.gifts.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            self.gifts.setSizePolicy(policy)
        self.discs.setObjectName(f"discs_{seat + 1}")
        self.gifts.setObjectName(f"gifts_{seat + 1}")
        self.discs.wanted.connect(lambda number: self.wanted.emit("discs", number))
        self.gifts.wanted.connect(lambda number: self.wanted.emit("gifts", number))
        self.points = said(measure, "table.large")
        self.why = said(measure, "table.floor" if gives else "table.label", "muted", wrap=True)
        self.before = said(measure, "table.large", "muted")
        self.arrow = QLabel()
        self.after = said(measure, "table.number")
        self.unit = said(measure, "table.label", "muted")
        measure.dress(
            self.arrow, lambda it: it.setPixmap(measure.icon("chevron-right", 28, "muted"))
        )
        self._lay_out()

    def _lay_out(self) -> None:
        measure = self._telling.measure
        names, told = QVBoxLayout(), QVBoxLayout()
        for column, labels in ((names, (self.name, self.laid)), (told, (self.points, self.why))):
            column.setSpacing(0)
            column.addStretch(1)
            for label in labels:
                column.addWidget(label)
            column.addStretch(1)
        upright = QFrame()
        upright.setProperty("role", "upright")
        first, second = QHBoxLayout(), QHBoxLayout()
        first.addWidget(self.mark)
        first.addLayout(names)
        first.addStretch(1)
        first.addWidget(self.discs)
        first.addWidget(self.gifts)
        second.addWidget(upright)
        second.addLayout(told, 1)
        for label in (self.before, self.arrow, self.after, self.unit):
            second.addWidget(label)
        row = self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        row.addLayout(first)
        row.addLayout(second, 1)

        def measured(it: ShareRow) -> None:
            px = measure.px
            row.setContentsMargins(px(28), px(6), px(28), px(6))
            for line in (row, first, second):
                line.setSpacing(px(16))
            # The same in every row, so that columns align.
            for label in (it.name, it.laid):
                label.setFixedWidth(px(140 if it._gives else 176))
            for counter in (it.discs, it.gifts):
                counter.setFixedWidth(px(206 if it._gives else 300))
            it._arrange()
            it.after.setMinimumWidth(px(84))
            it.before.setMinimumWidth(px(52))
            for label in (it.before, it.after):
                label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

        measure.dress(self, measured)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        px = self._telling.measure.px
        one = self.width() >= px(ONE_LINE) or not self.isVisible()
        way = QBoxLayout.Direction.LeftToRight if one else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self.setMinimumHeight(px(LEAST if one else 2 * LEAST))
        self.setMaximumHeight(px(HIGH if one else 2 * HIGH))

    def hasHeightForWidth(self) -> bool:
        """Two lines of a reason fit; the row is as high as there is room."""
        return False

    def sizeHint(self) -> QSize:
        return QSize(self._telling.measure.px(600), self.minimumHeight())

    def minimumSizeHint(self) -> QSize:
        """It makes do with the width there is."""
        return QSize(self._telling.measure.px(480), self.minimumHeight())

    # -- telling -------------------------------------------------------------------

    def tell_counts(self, discs: int | None, gifts: int | None, *, gives: bool, whose: str) -> None:
        """Show what lies there; `gives` if the seat can have crystals there, `whose` the portrait."""
        name = self._telling.voice.people[self._seat]
        self.name.setText(name)
        one, many = translate("DayEnd", "disc"), translate("DayEnd", "discs")
        self.discs.tell(discs, f"{name}, {whose}: {many}", one if discs == 1 else many)
        crystals = translate("DayEnd", "crystal"), translate("DayEnd", "crystals")
        self.gifts.tell(gifts, f"{name}, {whose}: {crystals[1]}", crystals[gifts != 1])
        self.gifts.setVisible(gives)

    def tell_laid(self, laid: int, most: int, *, is_known: bool) -> None:
        """Say how many of the day's discs were counted."""
        text = translate("DayEnd", "{n} of {most} counted").format(n=laid, most=most)
        self.laid.setText(text if is_known or laid else "")

    def tell_vp(self, share: Share | None, *, is_told: bool) -> None:
        """Show the VP before and after the portrait, as far as they are known."""
        before = str(share.before).replace("-", MINUS) if share is not None else UNKNOWN
        after = str(share.after).replace("-", MINUS) if share is not None else UNKNOWN
        self.before.setText(before)
        self.after.setText(after if is_told else UNKNOWN)

    def tell_share(self, share: Share | None, voice: Voice) -> None:
        """Show what the portrait brings; None while something is not told yet."""
        brings = share is not None and share.line is not None
        theme.mark(self, state="current" if share is not None and share.points else "")
        vp = voice.words.at("game", "vp")
        self.unit.setText(vp)
        if share is None:
            self.points.setText(UNKNOWN)
            self._because(translate("DayEnd", "not entered yet"))
        else:
            nothing = translate("DayEnd", "nothing")
            self.points.setText(f"{signed(share.points)} {vp}" if brings else nothing)
            self._because(why_text(share, voice))
        dye(self.points, "" if brings else "muted")
        name = voice.people[self._seat]
        self.setAccessibleName(f"{name}: {self.points.text()}, {self.why.text()}")

    def refuse(self, sentence: str) -> None:
        """Say in place of the reason why something could not be told."""
        self.why.setText(sentence)
        dye(self.why, "danger")

    def _because(self, reason: str) -> None:
        self.why.setText(reason)
        dye(self.why, "muted")


def why_text(share: Share, voice: Voice) -> str:
    """Why a portrait brings somebody so much, in a few words."""
    words, line = voice.words, share.line
    if line is None:
        if not share.own:
            return words.at("portrait", "none")
        return words.text("portrait", "fewer", n=share.most - share.own)
    if line.why.endswith("_floored"):
        loss = -int(line.params["mood"])
        return words.text("portrait", "floored", loss=loss, before=share.before)
    return words.text("portrait", line.why, **line.params)


def share_text(shares: list[Share], voice: Voice) -> str:
    """What a portrait brought whom: “+2 VP: Anna, −1 VP: Ben”."""
    vp = voice.words.at("game", "vp")
    groups: dict[int, list[int]] = {}
    for seat, share in enumerate(shares):
        if share.line is not None:
            groups.setdefault(share.points, []).append(seat)
    told = [
        f"{signed(points)} {vp}: {', '.join(voice.people[seat] for seat in seats)}"
        for points, seats in groups.items()
    ]
    if not told:
        return translate("DayEnd", "nobody has a disc here")
    return " · ".join(told)
