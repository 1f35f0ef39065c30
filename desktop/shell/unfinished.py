"""Pages that were left with something entered on them, which can be gone on with."""

from __future__ import annotations

from desktop.look.page import Page
from desktop.look.translate import translate
from desktop.shell.pages import Pages


class Unfinished:
    """Keeps such a page as it is, for as long as it holds and its match is open."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._left: list[Page] = []

    def take_off(self) -> bool:
        """Leave the page on top; False if nothing lies below. What was entered is kept, and said so."""
        leaving = self._pages.top
        said = leaving.unfinished()
        if not self._pages.take_off(is_kept=bool(said)):
            return False
        if said:
            self._left.append(leaving)
            self._pages.top.notice.tell(
                said, translate("PuttingIn", "Continue entering"), lambda: self._go_on(leaving)
            )
        return True

    def lay_over(self, page: Page) -> bool:
        """Show what was entered about the same in place of this page; whether there was anything."""
        self.tidy()
        left = next((it for it in self._left if it.question == page.question), None)
        if left is None:
            return False
        page.deleteLater()
        self._go_on(left)
        return True

    def tidy(self) -> None:
        """Let go of what holds no longer, and say so."""
        for page in [it for it in self._left if not it.holds()]:
            said = page.dropped()
            self._let_go(page)
            if said:
                self._pages.top.notice.tell(said)

    def leave(self) -> None:
        """The match is left, and all that was not finished with it."""
        for page in [*self._left]:
            self._let_go(page)

    def _go_on(self, page: Page) -> None:
        if page in self._left:
            self._left.remove(page)
            page.notice.hide()
            self._pages.lay_over(page)

    def _let_go(self, page: Page) -> None:
        self._left.remove(page)
        self._pages.let_go(page)
