"""What the persons at the table agree on: to go back, and to end the match early."""

from __future__ import annotations

from desktop.log.steps import step_text
from desktop.look.translate import translate
from desktop.look.voice import Voice
from desktop.match.agreement import Agreement
from desktop.match.asking import Asking


class Agreeing:
    """Does at once what is free or concerns one person alone, and asks all of several."""

    def __init__(self, asking: Asking, agreement: Agreement) -> None:
        self._asking, self._match, self._agreement = asking, asking.match, agreement

    def rewind(self, to: int, voice: Voice) -> None:
        """Go back to the moment after that line; `NotNow` if none leads there."""
        match = self._match
        offer = match.rewind_offer(to)
        if offer.kind == "free":
            self._asking.change(lambda: match.undo(to))
        elif offer.kind is not None:
            self._agreement.ask(
                lambda voice: translate(
                    "MatchPage", "Go back to before “{step}”? This needs the agreement of {names}."
                ).format(step=step_text(match, offer, voice), names=voice.names(offer.agree)),
                offer.agree,
                voice,
                lambda seats: self._asking.change(lambda: match.rewind(to, seats)),
            )

    def end(self, voice: Voice) -> None:
        """End the match before its end."""
        match = self._match
        self._agreement.ask(
            lambda voice: translate(
                "MatchPage",
                "End the match now? The points so far count. This needs the agreement of {names}.",
            ).format(names=voice.names(match.persons)),
            match.persons,
            voice,
            lambda seats: self._asking.change(lambda: match.end(seats)),
        )
