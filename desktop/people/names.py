"""Who plays and is called how: a card over the page of a match, on which names are put right."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import controls, theme
from desktop.look.card import give_role, said
from desktop.look.frames import Scrolled
from desktop.look.name_before import NameBefore
from desktop.look.name_field import NameField
from desktop.look.translate import translate
from desktop.look.voice import Voice
from engine.base.people import colours_of
from engine.base.plain_text import line_of
from engine.match.match import Match


class Names(QFrame):
    """A small card over the page: the name of each seat.

    `grid` has a row for each seat and room for more in it, `below` what else stands on the card.
    """

    named = Signal(int, str)
    """A seat, and how whoever has it is called from now on."""

    def __init__(self, page: QWidget, match: Match) -> None:
        super().__init__(page)
        self._page, self._match = page, match
        self.setObjectName("people")
        self.setProperty("role", "card")
        self._title, self._text = said("title"), said("small-muted", wrap=True)
        close = controls.icon_button("close", lambda: translate("People", "Close"))
        close.setObjectName("close_people")
        close.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press takes no name that is half typed
        close.clicked.connect(self.put_away)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(close)
        self.grid, self.names = QGridLayout(), list[NameField]()
        for seat, colour in enumerate(colours_of(match.header.players, match.game.colours)):
            self._add(seat, colour)
        self.grid.setColumnStretch(1, 1)
        self._inside = QWidget()
        self.below = QVBoxLayout()
        self.below.setSpacing(8)
        column = QVBoxLayout(self._inside)
        column.setContentsMargins(0, 0, 4, 0)
        column.setSpacing(8)
        column.addWidget(self._text)
        column.addLayout(self.grid)
        column.addLayout(self.below)
        column.addStretch(1)
        card = QVBoxLayout(self)
        card.addLayout(head)
        card.addWidget(Scrolled(self._inside, self), 1)
        theme.dress(
            self, lambda it: it.layout().setContentsMargins(*map(theme.px, (20, 12, 16, 16)))
        )
        self._before: QWidget | None = None
        self._call()
        self.hide()

    def _add(self, seat: int, colour: str) -> None:
        name = NameField(())
        name.setObjectName(f"name_{seat}")
        NameBefore(name)
        name.textEdited.connect(lambda _: self._tell())
        name.editingFinished.connect(self._take_names)
        name.returnPressed.connect(lambda: self._go_on(seat))
        self.grid.addWidget(controls.seat_mark(colour, 24), seat, 0)
        self.grid.addWidget(name, seat, 1)
        self.names.append(name)

    @property
    def _edited(self) -> list[int]:
        """The seats in whose fields something else stands than the name."""
        players = enumerate(self._match.players)
        return [seat for seat, it in players if line_of(self.names[seat].text()) != it.name]

    def _take_names(self) -> None:
        if self._why_not():
            return
        for seat in self._edited:
            if name := line_of(self.names[seat].text()):
                self.named.emit(seat, name)
        self._call()  # nobody is without a name

    def _go_on(self, seat: int) -> None:
        """Enter in a name goes to the next one, as at the set-up."""
        if seat + 1 < len(self.names) and not self._why_not():
            self.names[seat + 1].setFocus(Qt.FocusReason.TabFocusReason)

    def _why_not(self) -> str:
        """Why people cannot be called as it stands there; empty if they can."""
        seen: set[str] = set()
        for field in self.names:
            name = line_of(field.text())
            if name and name.casefold() in seen:
                return translate("People", "The name {name} is used twice").format(name=name)
            seen.add(name.casefold())
        return ""

    def _call(self) -> None:
        """Show how people are called."""
        for field, player in zip(self.names, self._match.players, strict=True):
            if field.text() != player.name:
                field.setText(player.name)
        self._tell()

    def _tell(self) -> None:
        """Say why the names cannot be so, that the match is over, or what a change does."""
        why_not = self._why_not()
        wrong = self._edited if why_not else ()
        for seat, field in enumerate(self.names):
            theme.mark(field, state="wrong" if seat in wrong else "")
            field.setAccessibleDescription(why_not if seat in wrong else "")
        give_role(self._text, "danger" if why_not else "small-muted")
        self._text.setText(why_not or self.over() or _what_a_change_does())

    def over(self) -> str:
        """That the match is over; empty as long as it goes on."""
        return translate("People", "The match is over.") if self._match.is_over else ""

    def show_match(self, voice: Voice) -> None:
        """Show how those are called who have the seats now, in these words."""
        self._title.setText(translate("People", "Who plays"))
        self.setAccessibleName(self._title.text())
        for seat, name in enumerate(self.names):
            name.setAccessibleName(
                translate("People", "Name of {name}").format(name=voice.people[seat])
            )
        if self._edited:
            self._tell()  # somebody is writing
        else:
            self._call()
        if not self.isHidden():
            self.place()

    def turn(self) -> None:
        """Close if it is open; else come up, with the keyboard at the first name."""
        if self.put_away():
            return
        self._before = self._page.focusWidget()
        self.show()
        self.place()
        self.raise_()
        self.names[0].setFocus(Qt.FocusReason.TabFocusReason)

    def put_away(self) -> bool:
        """Close and give the keyboard back; whether it was open."""
        if self.isHidden():
            return False
        self._call()  # whoever closes in the midst of a name means the old one
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def place(self) -> None:
        """Lie below the page's bar at the right."""
        self.setFixedWidth(min(theme.px(400), self._page.width() - 32))
        layout, inside = self.layout(), self._inside.layout()
        assert layout is not None and inside is not None
        around = layout.contentsMargins()
        inside.activate()
        high = inside.totalHeightForWidth(self.width() - around.left() - around.right() - 2)
        least = max(inside.totalSizeHint().height(), inside.totalMinimumSize().height())
        high = max(high, least) + around.top() + around.bottom()
        high += self._title.sizeHint().height() + theme.px(26)
        top = theme.px(72)
        self.resize(self.width(), min(high, self._page.height() - top - theme.px(8)))
        self.move(self._page.width() - self.width() - 16, top)


def _what_a_change_does() -> str:
    return translate("People", "A change applies from now on and is noted in the log.")
