"""A text of the rules as the page shows it: clauses are links, what is searched for is marked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from desktop.look import theme
from desktop.rules.book import CLAUSE

STARRED = re.compile(r"\*\*(.+?)\*\*")
"""Words of the window in a text."""


def wanted(typed: str) -> list[str]:
    """The words that are searched for."""
    return typed.split()


def holds(text: str, words: Sequence[str]) -> bool:
    """Whether a text holds every word, in small letters or capitals."""
    return all(re.search(re.escape(word), text, re.IGNORECASE) for word in words)


def marked(text: str, words: Sequence[str]) -> str:
    """The text as HTML."""
    made, at = [], 0
    for found in CLAUSE.finditer(text):
        made.append(_lit(text[at : found.start()], words))
        accent = theme.token("accent").name()
        style = f"color: {accent}; text-decoration: none; font-weight: 600"
        made.append(f'<a href="{found[0]}" style="{style}">{_lit(found[0], words)}</a>')
        at = found.end()
    return STARRED.sub(r"<b>\1</b>", "".join((*made, _lit(text[at:], words))))


def unstarred(text: str) -> str:
    """The text without its stars, as it is spoken."""
    return STARRED.sub(r"\1", text)


def _lit(text: str, words: Sequence[str]) -> str:
    if not words:
        return escape(text)
    # Longer words first: of two that begin alike the whole is marked.
    longest = sorted(words, key=len, reverse=True)
    parts = re.split(f"({'|'.join(map(re.escape, longest))})", text, flags=re.IGNORECASE)
    ground, ink = theme.token("legal_soft").name(), theme.token("text").name()
    style = f"background-color: {ground}; color: {ink}; text-decoration: underline"
    return "".join(
        f'<span style="{style}">{escape(part)}</span>' if number % 2 else escape(part)
        for number, part in enumerate(parts)
    )
