"""Which texts people may write into one line, and how a text from outside is quoted."""

from __future__ import annotations

from unicodedata import category

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


MOST_QUOTED = 200
"""Characters of a text from outside that a sentence quotes at most."""
_STEERING = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Categories of letters that steer what shows them, or cannot be written at all."""


def quoted(text: str, most: int = MOST_QUOTED) -> str:
    """A text from outside as a sentence may hold it: not too long, nothing in it that steers a screen.

    >>> print(quoted("An\\x1bna"))
    An\\x1bna
    """
    short = text if len(text) <= most else f"{text[: most - 1]}…"
    return short if short.isprintable() else "".join(map(_seen, short))


def seen(text: str) -> str:
    """A text of several lines, each as it may be shown."""
    return (
        text
        if text.isprintable()
        else "\n".join(quoted(line, len(line)) for line in text.split("\n"))
    )


def _seen(letter: str) -> str:
    if letter in JOINERS or category(letter) not in _STEERING:
        return letter
    number = ord(letter)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}"
