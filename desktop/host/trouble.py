"""What went wrong, in one sentence of the language in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.look.translate import begun, language, translate
from engine.base.errors import Told, reason

if TYPE_CHECKING:
    from desktop.look.voice import Voice


def sentence(error: Exception, voice: Voice | None = None) -> str:
    """A sentence for a person; what has no words of its own is told as the engine tells it."""
    name = error.name if isinstance(error, Told) else ""
    match name:
        case "bot_failed":
            return translate("Trouble", "The bot made a mistake and gave no answer.")
        case "match.not_agreed" if voice is not None and isinstance(error, Told):
            who = voice.people[error.params["seat"] - 1]
            return translate("Trouble", "{name} has not agreed.").format(name=who)
    from engine.rules.words import error_text  # only now: nothing goes wrong at most starts

    told = reason(error) if isinstance(error, OSError) else error
    said = error_text(told, language()) if isinstance(told, Told) else str(told)
    return begun(said) + ("" if said.endswith(".") else ".")
