"""JSON from outside, read strictly: one meaning or a refusal that names what is wrong."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from engine.base.errors import Told

LIMIT = 1 << 20
"""The longest text that is read, in bytes."""
DIGITS = 9
"""The longest number that is read."""


class BadJson(Told, ValueError):
    """A text that is not JSON with exactly one meaning."""


def decode(data: bytes) -> Any:
    """The document; `BadJson` if it is too long, not UTF-8, no JSON, or says a key twice."""
    if len(data) > LIMIT:
        raise BadJson("json.too_long", "the text is longer than 1 MiB")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        at = error.start + 1
        raise BadJson("json.not_utf8", f"byte {at} is not UTF-8", at=at) from None
    try:
        return parse(text, parse_int=_whole, parse_float=_fraction)
    except RecursionError:
        raise BadJson("json.too_deep", "the text is nested too deeply") from None
    except json.JSONDecodeError as error:
        line, column = error.lineno, error.colno
        sentence = f"line {line}, column {column} is not JSON"
        raise BadJson("json.no_json", sentence, line=line, column=column) from None


def parse(text: str, **more: Any) -> Any:
    """The value of a JSON text of any numbers; `ValueError` if it has more than one meaning."""
    return json.loads(text, object_pairs_hook=_once, parse_constant=_no_number, **more)


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadJson("json.twice", f"the key “{key}” is there twice", key=key)
        found[key] = value
    return found


def _no_number(text: str) -> NoReturn:
    raise BadJson("json.no_number", f"{text} is not a number", text=text)


def _whole(text: str) -> int:
    if len(text.removeprefix("-")) > DIGITS:
        short = f"{text[:DIGITS]}…"
        raise BadJson("json.too_large", f"the number {short} is too large", text=short)
    return int(text)


def _fraction(text: str) -> NoReturn:
    short = text if len(text) <= 20 else f"{text[:19]}…"
    raise BadJson("json.no_whole", f"{short} is not a whole number", text=short)
