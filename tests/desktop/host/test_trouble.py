"""Whatever goes wrong is one sentence: with a capital, a full stop, and the names that people know."""

from __future__ import annotations

import pytest

from desktop.host.trouble import sentence
from desktop.look.voice import Voice
from engine.base.errors import NotNow, Told
from engine.rules.words import load


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (OSError("the disk fails"), "The disk fails."),
        (ValueError("This is over."), "This is over."),
        (Told("no words for it", "it is so"), "It is so."),
        (Told("bot_failed", "ZeroDivisionError"), "The bot made a mistake and gave no answer."),
    ],
)
def test_an_error_is_a_sentence(error: Exception, said: str) -> None:
    assert sentence(error) == said


def test_who_has_not_agreed_is_named_as_in_the_match() -> None:
    error = NotNow("match.not_agreed", "Ben has not agreed", seat=2, player="Ben")
    voice = Voice(load("red-outpost", "en"), ("Anna", "Benno", "Cleo"), ("blue", "red", "green"))
    assert sentence(error, voice) == "Benno has not agreed."
    assert sentence(error) == "Ben has not agreed."
