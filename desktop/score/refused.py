"""Everything in a form that cannot be, each at its fields, whatever else is still missing."""

from __future__ import annotations

from typing import NamedTuple

from desktop.host.trouble import sentence
from desktop.look.translate import translate
from desktop.score.counts import PLAYER, Counts, type_of_key
from engine.games.red_outpost import calculator
from engine.games.red_outpost.calculator import LAST_DAY, BadForm
from engine.games.red_outpost.components import WORKERS
from engine.rules.words import signed

MOST = 60
"""No form has as many faults; a refusal that no field answers for must not be met for ever."""


class Refused(NamedTuple):
    """A refusal in words, and the fields that it is about."""

    sentence: str
    fields: tuple[type_of_key, ...]


def refused(counts: Counts) -> list[Refused]:
    """Every refusal of the calculator: what is refused is set right in a copy, which is read again."""
    found: list[Refused] = []
    tried = counts.copy()
    is_whole = not counts.missing
    for key in counts.missing:
        tried.values[key] = 0
    for _ in range(MOST):
        try:
            calculator.read(tried.document())
        except BadForm as error:
            fields = tuple(key for key in _fields(tried) if set(error.path) <= tried.parts(key))
            lacks = error.name.endswith(".missing")
            if is_whole or not lacks:  # who is still counting will come to the mood
                told = worded(error, tried)
                found.append(Refused(told, fields if error.path else ()))
            if not error.path or not fields:
                break
            _set_right(tried, fields)
        else:
            break
    return found


def worded(error: BadForm, counts: Counts) -> str:
    """A refusal as it stands at a field: where it is need not be said there."""
    match error.name.rpartition(".")[2]:
        case "missing":
            return translate("Score", "A portrait with discs or crystals needs its mood")
        case "no_name":
            return translate("Score", "A name is missing")
        case "negative":
            return translate("Score", "Less than 0 is not possible")
        case "mood":
            told = translate("Score", "The mood track goes from {low} to {high}")
            low, high = (signed(error.params[end]) for end in ("low", "high"))
            return told.format(low=low, high=high)
        case "discs":
            day = error.params["day"] + LAST_DAY - counts.days
            told = translate(
                "Score",
                "{who} has {n} discs on the portraits of day {day}, "
                "but with {players} players there are {most} to place each day (RO-1.3)",
            )
            return told.format(**{**error.params, "day": day})
    return sentence(error)


def _fields(counts: Counts) -> list[type_of_key]:
    names: list[type_of_key] = [("name", seat) for seat in range(counts.seats)]
    moods: list[type_of_key] = [
        ("mood", day, worker) for day in range(counts.days) for worker in WORKERS
    ]
    return [*names, *dict.fromkeys([*counts.values, *moods])]


def _set_right(counts: Counts, fields: tuple[type_of_key, ...]) -> None:
    for key in fields:
        if key[0] == "name":
            counts.names[int(key[1])] = f"({key[1]})"  # as nobody is called
        elif key[0] in (*PLAYER, "mood"):
            counts.values[key] = 0
        else:
            counts.values.pop(key, None)
