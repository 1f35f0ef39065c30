"""Leads through a first match: the prompt for what is asked, and a mark at what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.look.translate import language, translate
from engine.match import first_match
from engine.match.first_match import FirstMatch, Prompt

if TYPE_CHECKING:
    from desktop.match.page import MatchPage


class Teaching(QObject):
    """Follows a match on its page until it is left; then it is a match like any other."""

    def __init__(self, page: MatchPage, followed: FirstMatch) -> None:
        super().__init__(page)
        self._page, self.followed = page, followed
        self._leads = True
        page.asking.prepared = followed.prepared
        page.lesson.leave.clicked.connect(self.leave)
        page.lesson.to_lesson.clicked.connect(lambda: page.ask_rewind(followed.way_back))
        page.choosing.changed.connect(self._mark)
        page.asking.asked.connect(lambda _seat: self.tell())
        # Whatever else tells the page anew has told its rows by then.
        page.shown.connect(lambda _revision: QTimer.singleShot(0, self, self.tell))
        self.tell()
        page.arrange()

    def leave(self) -> None:
        """Say no more; the match stays."""
        page, self._leads = self._page, False
        page.asking.prepared = lambda: ""
        page.lesson.hide()
        page.arrange()
        page.take_focus()

    def tell(self) -> None:
        """Say what is asked now, in the language in use."""
        if not self._leads:
            return
        page, followed = self._page, self.followed
        game = followed.match.game.name
        script = first_match.script(game, language())
        prompt, number = self._prompt(script), followed.number
        heading = translate("Lesson", "First match")
        if number < len(script.prompts) and not followed.is_left:
            step = translate("Lesson", "First match: step {number} of {all}")
            heading = step.format(number=number + 1, all=len(script.prompts))
        page.lesson.tell(heading, prompt.text, prompt.clause, game, back=followed.is_left)
        self._mark()

    def _prompt(self, script: first_match.Script) -> Prompt:
        followed, page = self.followed, self._page
        if followed.is_left:
            said = translate(
                "Lesson",
                "That is allowed, too, and the match goes on with it. From here on you play "
                "freely, or you go back and the prompts go on.",
            )
            return Prompt(said, "")
        wanted = followed.next
        if wanted is None:
            return script.end
        if followed.is_own(wanted):
            return script.prompts[followed.number]
        said = translate("Lesson", "{name}’s turn. What it brings is seen on the board.")
        return Prompt(said.format(name=page.voice.people[wanted.seat]), "")

    def _mark(self) -> None:
        """Make the row current that leads to the answer which is meant."""
        wanted, choosing, rows = self.followed.next, self._page.choosing, self._page.choices.list
        if wanted is None or not choosing.is_open or not self._leads:
            return
        meant = {wanted.choices[0]}
        count = len(choosing.taken)
        for ways in (choosing.ways, choosing.turned):
            for way, text in ways.items():
                if text == wanted.choices[0] and way[:count] == choosing.taken and len(way) > count:
                    meant.add(way[count])
        for number, row in enumerate(rows.rows):
            if row.can_press and row.value in meant:
                rows.make_current(number)
                return
