"""“What the card does”: effects of a printed card are chosen, looked at, and told with one press."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.boards.robinson_crusoe import signs
from desktop.boards.robinson_crusoe.table import panel_contents
from desktop.boards.robinson_crusoe.table.effects import known_effects as effect_known
from desktop.boards.robinson_crusoe.table.effects.chooser import EffectChooser
from desktop.boards.robinson_crusoe.table.effects.draft import (
    FIRST,
    NOTHING,
    UNMET,
    Draft,
    effect_of,
    fact_of,
    type_of_fact,
)
from desktop.boards.robinson_crusoe.table.effects.list import MOST, EffectList, Told, cited
from desktop.boards.robinson_crusoe.table.effects.outlook import lines, title_of
from desktop.boards.robinson_crusoe.table.next_step import (
    DONE,
    EFFECTS,
    LOWER_HALF,
    has_lower_half,
    waiting,
)
from desktop.host.trouble import sentence
from desktop.look import frames
from desktop.look.page import type_of_keys
from desktop.look.signs import Sign
from desktop.look.translate import speak, translate
from desktop.table.questions.page import Beside, QuestionPage, footer
from desktop.table.telling import Telling
from desktop.table.touch import PRIMARY, TouchButton
from engine.games.robinson_crusoe.outlook import outlook
from engine.games.robinson_crusoe.prompts import prompt
from engine.games.robinson_crusoe.state import Robinson
from engine.games.robinson_crusoe.wording import prompt_text

HIGH = 76


class EffectPage(QuestionPage[Robinson]):
    """All effects are told together, and taken back together."""

    def __init__(self, telling: Telling[Robinson]) -> None:
        super().__init__(telling, lambda: translate("Effect", "What the card does"))
        self._last_time = effect_known.of_last_time(telling)
        self.drafts = effect_known.of_the_book(telling) or [*self._last_time] or [NOTHING]
        self._at_first = [*self.drafts]
        self.at = 0
        self.chooser = EffectChooser(telling)
        self.list = EffectList(telling.measure)
        self._lay_out()
        self.chooser.changed.connect(self._change)
        self.list.taken_up.connect(self.take_up)
        self.list.left_out.connect(self.leave_out)
        self.list.more_wanted.connect(self.begin_more)
        self.list.refused.connect(self.notice.tell)
        speak(self, lambda it: it.show_page())

    @property
    def _is_due(self) -> bool:
        return waiting(self.telling.state) in EFFECTS or has_lower_half(self.telling.state)

    @property
    def _is_first_known(self) -> bool:
        return self.telling.state.is_known("first")

    # -- parts ---------------------------------------------------------------------

    def _lay_out(self) -> None:
        measure = self.telling.measure
        body = Beside(
            self,
            self.telling,
            (self.chooser, self.list),
            self.keyPressEvent,
            shares=(22, 16),
            margins=(16, 12, 16, 12),
            gap=12,
        )
        self.only = TouchButton(measure, "table.label", HIGH)
        self.go = TouchButton(measure, "table.body", HIGH)
        self.go.dress_as(PRIMARY)
        for name, button in (("only", self.only), ("tell", self.go)):
            button.setObjectName(name)
            button.refused.connect(self.notice.tell)
        self.only.clicked.connect(lambda: self.tell_all(ends=False))
        self.go.clicked.connect(lambda: self.tell_all(ends=self._is_due))
        verbs = footer(measure, (None, 1), (self.only, 0), (self.go, 1))
        frames.stack(self, self.bar, body, verbs, self.notice)

    # -- choosing ------------------------------------------------------------------

    def take_up(self, at: int) -> None:
        """Go on choosing that effect."""
        self.at = at
        self.show_page()

    def leave_out(self, at: int) -> None:
        """That effect is not told; without any the first is chosen anew."""
        del self.drafts[at]
        self.drafts = self.drafts or [NOTHING]
        self.at = min(self.at - (at < self.at), len(self.drafts) - 1)
        self.show_page()

    def begin_more(self) -> None:
        """The card does something else, too."""
        self.drafts.append(NOTHING)
        self.at = len(self.drafts) - 1
        self.show_page()
        self.chooser.take_focus()

    def _change(self, draft: Draft) -> None:
        self.drafts[self.at] = draft
        self.show_page()

    def is_begun(self) -> bool:
        return self.drafts != self._at_first

    # -- telling -------------------------------------------------------------------

    def facts(self) -> list[type_of_fact]:
        """What is told, in order."""
        chosen = [draft for draft in self.drafts if draft.is_whole]
        return [fact_of(draft, self.telling.state.first) for draft in chosen]

    def tell_all(self, *, ends: bool) -> None:
        """Tell all effects as one step; `ends` says that the step of the phase is done with it."""
        facts = self.facts()
        if ends and has_lower_half(self.telling.state):
            # The card is drawn before its effect applies.
            facts = [LOWER_HALF, *facts]
        elif ends:
            facts = [*facts, DONE]
        card = effect_known.pushed_off(self.telling) if ends else None
        if self.telling.tell_all(*facts):
            if card is not None:
                effect_known.note(self.telling, card, [it for it in self.drafts if it.is_whole])
            self.back.emit()

    # -- showing -------------------------------------------------------------------

    def show_page(self) -> None:
        """Show what is chosen, and what it would bring."""
        self.notice.hide()
        voice, state = self.telling.voice, self.telling.state
        self.chooser.show_draft(self.drafts[self.at])
        seen = outlook(state, self.facts())
        happens = iter(seen.happens)
        why = sentence(seen.why_not, voice) if seen.why_not is not None else ""
        told, lacks = [], why
        for draft in self.drafts:
            title = title_of(draft, voice)
            if not draft.is_whole:
                told.append(Told(title, _signs(draft) if draft.thing else (), ()))
            elif (events := next(happens, None)) is not None:
                told.append(Told(title, _signs(draft), lines(events, voice)))
            else:
                told.append(Told(title, _signs(draft), (), lacks))
                lacks = ""
        self.list.show_list(self._about(), told, self.at, self._no_more())
        self._show_verbs(why, " ".join(cited(line) for it in told for line in it.lines))

    def _about(self) -> str:
        """The step that is due, and what was noted of it."""
        if not self._is_due:
            return ""
        state, voice = self.telling.state, self.telling.voice
        said = [
            prompt_text(voice.words, prompt(state), voice.people),
            panel_contents.typed_effect(state),
        ]
        if self._last_time:
            said.append(
                translate("Effect", "Filled in as last time; change whatever is different now.")
            )
        return " ".join(part for part in said if part)

    def _no_more(self) -> str:
        if not all(draft.thing for draft in self.drafts):
            return translate("Effect", "First choose what the card does.")
        if len(self.drafts) >= MOST:
            return translate(
                "Effect", "That is all that can be applied at once; apply the rest afterwards."
            )
        return ""

    def _show_verbs(self, why_not: str, brings: str) -> None:
        """`brings` is read out with the verbs."""
        if any(it.is_alone and it.whom == FIRST for it in self.drafts) and not self._is_first_known:
            why_not = translate(
                "Effect", "The First Player has not been entered: choose the character by name."
            )
        elif any(draft.thing and not draft.is_whole for draft in self.drafts):
            why_not = translate("Effect", "First choose whom it hits.")
        elif not any(draft.is_whole for draft in self.drafts):
            why_not = translate("Effect", "First choose what the card does.")
        apply = translate("Effect", "Apply it to the counters")
        done = translate("Effect", "Apply it, and this step is done")
        self.go.tell(done if self._is_due else apply, icon="check")
        self.only.tell(translate("Effect", "Apply it, there is more to do"))
        self.only.setVisible(self._is_due)
        for button in (self.go, self.only):
            button.forbid(why_not)
            if not why_not:
                button.setAccessibleDescription(brings)

    # -- keys ----------------------------------------------------------------------

    def keys(self) -> type_of_keys:
        """The keys of this page."""
        return (
            ("1 … 9", translate("Keys", "how many")),
            ("+", translate("Keys", "the next effect of the card")),
            ("Del", translate("Keys", "leave this effect out")),
            ("N", translate("Keys", "apply what was chosen")),
        )

    def take_focus(self) -> None:
        self.chooser.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits say how many, N tells it."""
        key, text = event.key(), event.text()
        if key == Qt.Key.Key_N:
            self.go.press()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.leave_out(self.at)
        elif text == "+":
            self.list.more.press()
        elif text.isdecimal() and text.isascii():
            self.chooser.count(int(text))
        else:
            super().keyPressEvent(event)


def _signs(draft: Draft) -> list[Sign]:
    """Its pictures; the words beside them say how many."""
    if draft.thing == UNMET:
        return [Sign("unfulfilled")]
    return [sign._replace(text="") for sign in signs.of_effect(effect_of(draft))]
