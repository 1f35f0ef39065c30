"""Leads through a first match: the prompt for what comes next, wherever the match is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from desktop.lesson.lesson import Lesson
from desktop.look.translate import language, translate
from engine.match import first_match
from engine.match.first_match import FirstMatch, Prompt, Script, Stand
from engine.record.lines import Answer


class Teaching(QObject):
    """Follows a match until it is left; then it is a match like any other.

    Its page calls `tell` whenever the match stands otherwise; `people` are the names of the seats,
    `is_amid` says whether what is asked has been begun, and `told` comes after each prompt.
    """

    left = Signal()
    """No more prompts are wanted."""
    back = Signal(int)
    """The match is wanted as it stood after that line."""

    def __init__(
        self,
        page: QObject,
        lesson: Lesson,
        followed: FirstMatch,
        people: Callable[[], Sequence[str]],
        is_amid: Callable[[], bool] = lambda: False,
        told: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(page)
        self.followed, self._lesson, self._people = followed, lesson, people
        self._is_amid, self._told = is_amid, told
        self.leads = True
        """Whether nobody has left it."""
        self._has_led = False
        lesson.leave.clicked.connect(self.leave)
        lesson.to_lesson.clicked.connect(lambda: self.back.emit(followed.way_back))

    def leave(self) -> None:
        """Say no more; the match stays."""
        self.leads = False
        self._lesson.hide()
        self.left.emit()

    def tell(self) -> None:
        """Say what is asked now, in the language in use."""
        if not self.leads:
            return
        match, stand = self.followed.match, self.followed.stand()
        if stand.step < 0 and not self._has_led:
            # Who comes back to a match that went its own way hears nothing until a prompt fits.
            return
        self._has_led = True
        script = first_match.script(match.game.name, language(), match.header.setup.level)
        prompt = self._prompt(script, stand)
        heading = translate("Lesson", "First match")
        if 0 <= stand.step < script.steps:
            step = translate("Lesson", "Step {number} of {all}")
            heading = step.format(number=script.at(stand.step) + 1, all=len(script.prompts))
        self._lesson.tell(heading, prompt.text, prompt.clause, match.game.name, back=stand.step < 0)
        self._told()

    def _prompt(self, script: Script, stand: Stand) -> Prompt:
        if stand.step < 0:
            free = translate(
                "Lesson",
                "That is fine, too. It goes on freely until a prompt fits again, or you go back "
                "and the prompts go on.",
            )
            return Prompt(free, "")
        if stand.line is not None and not stand.is_own:
            assert isinstance(stand.line, Answer), "nobody else tells facts"
            said = translate("Lesson", "{name}’s turn. What it brings is seen on the board.")
            return Prompt(said.format(name=self._people()[stand.line.seat]), "")
        prompt = (*script.prompts, script.end)[script.at(stand.step)]
        aside = translate("Lesson", "That is fine, too.") if stand.is_aside else ""
        since = "" if stand.is_left else prompt.since
        told = f"{aside or since} {prompt.text}"
        if prompt.amid and self._is_amid():
            told = prompt.amid
        elif prompt.amid and script.is_amid(stand.step):
            told = f"{aside} {prompt.amid}"
        people = {f"p{seat}": name for seat, name in enumerate(self._people(), 1)}
        return Prompt(told.format(**people).strip(), prompt.clause)
