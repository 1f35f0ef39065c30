"""The open question on a page: its choices, or why nobody answers it there just now."""

from __future__ import annotations

from desktop.look import theme
from desktop.look.translate import translate
from desktop.match import heading
from desktop.match.asking import Asking
from desktop.match.collecting import Collecting
from desktop.match.parts import Parts
from desktop.match.plates import Plates
from engine.record.lines import PERSON
from engine.rules.agenda import NOBODY

PAUSE, LOOKS = "pause", "looks"
"""Why nobody is answered for: somebody said so, or looks at what they have left."""


class Waiting:
    """Tells in the place of the question whose answer the match waits for."""

    def __init__(self, page: Parts, asking: Asking, collecting: Collecting, plates: Plates) -> None:
        self._page, self._asking, self._collecting = page, asking, collecting
        self._plates = plates

    def tell(self) -> None:
        """Ask the person whose answer it is, or say what comes before it, or that all is over."""
        page, voice, seat = self._page, self._page.voice, self._page.match.asked
        asks = self._plates.asks(seat)
        theme.mark(page.choices, state="current" if asks else "")
        self._plates.tell()
        if seat == NOBODY:
            title = translate("MatchPage", "The match is over")
            page.choices.wait(-1, title, "", voice)
        elif page.is_covered:
            title = heading.of_seat(page.match.state, seat, voice)
            page.choices.wait(seat, title, "", voice)
        elif page.scenes.is_open:
            title = translate("MatchPage", "What happened")
            text = translate("MatchPage", "First the board shows what happened: go on there.")
            page.choices.wait(-1, title, text, voice)
        elif (rests := page.viewer.rests) != NOBODY:
            title = translate("MatchPage", "{name}’s turn is over").format(name=voice.people[rests])
            text = translate("MatchPage", "Nothing is left to do in it: this is what it brought.")
            page.choices.wait(rests, title, text, voice, translate("MatchPage", "Go on"))
        elif self._collecting.is_on:
            self._collecting.ask()
        elif asks:
            if page.choosing.is_open:
                page.choices.ask(voice, self._peek_text())
        elif (guest := page.viewer.guest) != NOBODY:
            title = translate("MatchPage", "{name}’s limit").format(name=voice.people[guest])
            text = translate("MatchPage", "Nobody bids while a limit is looked at.")
            page.choices.wait(guest, title, text, voice)
        elif page.match.plays[seat] == PERSON:
            title = heading.of_seat(page.match.state, seat, voice)
            text = translate("MatchPage", "{name} has decided this in advance.")
            page.choices.wait(seat, title, text.format(name=voice.people[seat]), voice)
        else:
            title = heading.of_seat(page.match.state, seat, voice)
            text = self._of_bot(seat).format(name=voice.people[seat])
            page.choices.wait(seat, title, text, voice)

    def _of_bot(self, seat: int) -> str:
        """What the bot does; that it plays for somebody, where the seat was not a bot's from the start."""
        waits, is_own = (
            self._asking.holds(PAUSE),
            self._page.match.header.players[seat].plays != PERSON,
        )
        if is_own and waits:
            return translate(
                "MatchPage",
                "{name} waits until somebody chooses the arrow “Go on” below or presses Space.",
            )
        if is_own:
            return translate("MatchPage", "{name} is thinking.")
        if waits:
            return translate(
                "MatchPage",
                "A bot plays for {name} and waits until somebody chooses the arrow “Go on” below "
                "or presses Space.",
            )
        return translate("MatchPage", "A bot plays for {name} and is thinking.")

    def _peek_text(self) -> str:
        viewer = self._page.viewer
        if not viewer.may_peek:
            return ""
        if viewer.now == self._page.match.asked:
            return translate("MatchPage", "Close my hand")
        return translate("MatchPage", "Look at my hand")
