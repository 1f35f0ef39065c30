"""Which texts people may write into one line: printable letters, and the signs that join some."""

from __future__ import annotations

JOINERS = frozenset("\u200c\u200d")
"""Persian names hold the first, 👩‍🚀 is three signs joined by the second."""


def is_line(text: str) -> bool:
    """Whether the text can be read in one line.

    >>> is_line("Anna"), is_line("👩‍🚀"), is_line("An\\tna")
    (True, True, False)
    """
    return all(letter.isprintable() or letter in JOINERS for letter in text)


def line_of(text: str) -> str:
    """The text in one line, without what cannot be read, and not padded."""
    kept = "".join(letter for letter in text if is_line(letter)).strip()
    # Joiners alone would be a name that nobody sees.
    return kept if kept.strip("".join(JOINERS)) else ""
