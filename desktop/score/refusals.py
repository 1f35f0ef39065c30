"""What is wrong in a form and what is still to be counted, in words and at their fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.boards.contract import ScoreForm
from desktop.host.trouble import sentence
from desktop.look.translate import translate
from engine.rules.form import BadForm, type_of_field, value
from engine.rules.words import Words

SHORT = ("form.no_name", "form.negative")


class Refused(NamedTuple):
    """A refusal in words, and the fields that it is about."""

    sentence: str
    fields: tuple[type_of_field, ...]
    is_short: bool = False
    """Whether it says what is wrong only at its field."""


class Checked(NamedTuple):
    """What cannot be, and the fields that are still to be counted."""

    refused: Sequence[Refused]
    missing: set[type_of_field]


def checked(form: ScoreForm, words: Words) -> Checked:
    """What the engine says of a form; who is still counting will come to the rest."""
    errors = form.check()
    missing = {field for error in errors if error.is_missing for field in error.fields}
    refused = [
        Refused(at_field(error, words), error.fields, error.name in SHORT)
        for error in errors
        if not error.is_missing and not (missing and _is_empty(form, error))
    ]
    return Checked(refused, missing)


def at_field(error: BadForm, words: Words) -> str:
    """A refusal as it stands at a field: where it is need not be said there."""
    match error.name:
        case "form.no_name":
            return translate("Score", "A name is missing")
        case "form.negative":
            return translate("Score", "Less than 0 is not possible")
    name = error.name.rpartition(".")[2]
    if words.has("at_field", name):
        return words.text("at_field", name, **error.params)
    return sentence(error)


def _is_empty(form: ScoreForm, error: BadForm) -> bool:
    return all(value(form.counted, field) is None for field in error.fields)
