"""Pages that were left with something entered on them, which can be gone on with."""

from __future__ import annotations

from shiboken6 import isValid

from desktop.look.notice import Notice
from desktop.look.page import Page
from desktop.look.translate import translate
from desktop.shell.pages import Pages


class Unfinished:
    """Keeps such a page as it is, for as long as it holds and its match is open."""

    def __init__(self, pages: Pages) -> None:
        self._pages = pages
        self._left: list[Page] = []
        self._said: list[Page] = []
        """Those of which somebody has put away that they can be gone on with."""
        self._notice: Notice | None = None
        """Where it was said last that something can be gone on with."""

    def take_off(self) -> bool:
        """Leave the page on top; False if nothing lies below. What was entered is kept, and said so."""
        leaving = self._pages.top
        is_kept = bool(leaving.unfinished())
        if not self._pages.take_off(is_kept=is_kept):
            return False
        if is_kept:
            self._left.append(leaving)
            self._tell(leaving, self._pages.top.notice)
        elif self._pages.count() == 1 and self._left:
            self._tell_next(self._pages.top.notice)
        return True

    def put_away(self, about: object) -> None:
        """Somebody has put away what was said of that: what else was left is said in its place."""
        self._said += [page for page in self._left if page is about]
        if about is not None:
            self._tell_next(self._pages.top.notice)

    def _tell_next(self, notice: Notice) -> None:
        waiting = [it for it in self._left if it not in self._said and it.unfinished()]
        if waiting and not notice.text:
            self._tell(waiting[-1], notice)

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
        for page in [*self._left]:
            if not page.holds():
                said = page.dropped()
                self._let_go(page)
                if said:
                    self._pages.top.notice.tell(said)

    def leave(self) -> str:
        """The match is left, and all that was not finished with it; what that was, in sentences."""
        said = [page.dropped() for page in (*self._left, *self._pages.all)]
        for page in [*self._left]:
            self._let_go(page)
        return " ".join(filter(None, said))

    def tell_before_the_end(self, notice: Notice) -> bool:
        """Say above all pages what goes with the window; whether that is to be said still."""
        pages = [it for it in (*self._left, *self._pages.all) if it.unfinished()]
        if not pages or (notice.text and notice.about is self):
            return False

        def said() -> dict[str, None]:
            return dict.fromkeys(it.unfinished() for it in pages)

        for own in self._pages.top.findChildren(Notice):
            if own.text in said():
                own.hide()
        notice.tell(
            lambda: " ".join((*said(), _once_more())),
            _continue,
            lambda: self._come_to(pages[-1]),
            self,
        )
        return True

    def _come_to(self, page: Page) -> None:
        """Show what was entered there, whatever lies over it."""
        while page in self._pages.all and self._pages.top is not page:
            self.take_off()
        self._go_on(page)
        page.enter_further()

    def _tell(self, page: Page, notice: Notice) -> None:
        """Say that what was entered there was not applied, and lead to it."""
        self._notice = notice
        notice.tell(page.unfinished, _continue, lambda: self._go_on(page), page)

    def _telling(self, page: Page) -> Notice | None:
        """What says so of that page, if anything does."""
        notice = self._notice
        if notice is None or not isValid(notice) or not notice.text or notice.about is not page:
            return None
        return notice

    def _go_on(self, page: Page) -> None:
        self.tidy()
        if page in self._left:
            self._take(page)
            page.notice.hide()
            self._pages.lay_over(page)

    def _let_go(self, page: Page) -> None:
        self._take(page)
        self._pages.let_go(page)

    def _take(self, page: Page) -> None:
        """It is no longer left, and not said to be."""
        self._left.remove(page)
        self._said = [it for it in self._said if it is not page]
        if (notice := self._telling(page)) is not None:
            notice.hide()


def _once_more() -> str:
    return translate("Window", "Close the window once more if it is not needed.")


def _continue() -> str:
    return translate("PuttingIn", "Continue entering")
