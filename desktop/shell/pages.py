"""The pages of the window: one below, and those that were laid over it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QFrame, QStackedWidget, QWidget
from shiboken6 import isValid

from desktop.look.page import Page


class Pages(QStackedWidget):
    """Shows the page that lies on top; what lies below stays as it is, its keyboard's place too.

    `currentChanged` tells that another one is on top.
    """

    def __init__(self) -> None:
        super().__init__()
        self._places: dict[Page, QWidget | None] = {}
        """Where the keyboard was on each page that is covered."""

    @property
    def all(self) -> list[Page]:
        """From the lowest to the one on top."""
        return [page for at in range(self.count()) if isinstance(page := self.widget(at), Page)]

    @property
    def top(self) -> Page:
        """The page that is seen."""
        page = self.currentWidget()
        assert isinstance(page, Page), "a page is always shown"
        return page

    def show_alone(self, page: Page) -> None:
        """Show this page and let go of all others."""
        old = self.all
        self._put(page)
        for leaving in old:
            self.let_go(leaving)

    def lay_over(self, page: Page) -> None:
        """Show this page until `take_off`; an older one of its kind goes, so that none is there twice."""
        if self.count():
            self._places[self.top] = self.top.focusWidget()
        place = self._places.pop(page, None)
        twin = next((it for it in self.all[1:] if type(it) is type(page)), None)
        self._put(page)
        if place is not None and isValid(place):
            place.setFocus(Qt.FocusReason.OtherFocusReason)
        if twin is not None:
            self.let_go(twin)

    def lift(self) -> Page:
        """Take the page on top away as it is; `lay_over` brings it again, `let_go` drops it."""
        page = self.top
        self._places[page] = page.focusWidget()
        self.setCurrentWidget(self.all[-2])
        self.removeWidget(page)
        page.hide()
        return page

    def take_off(self, *, is_kept: bool = False) -> bool:
        """Let go of the page on top and show what lies below; False if nothing does.

        One that `is_kept` is only lifted.
        """
        if self.count() < 2:
            return False
        below, leaving = self.all[-2], self.lift()
        if not is_kept:
            self.let_go(leaving)
        place = self._places.pop(below, None)
        # What lies below may have been told anew: what had the keyboard there may be on its way out.
        if place is None or not isValid(place) or not place.isVisibleTo(below):
            place = below
        place.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _put(self, page: Page) -> None:
        if page.parentWidget() is self:
            # Whoever comes here from elsewhere is dressed anew; frames are to know their width.
            for frame in page.findChildren(QFrame):
                QCoreApplication.sendEvent(frame, QEvent(QEvent.Type.StyleChange))
        self.addWidget(page)
        self.setCurrentWidget(page)
        # Not the button that happens to be first: Enter would press it.
        page.setProperty("ring", "none")
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def let_go(self, page: Page) -> None:
        """Have a page no longer."""
        self._places.pop(page, None)
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
