"""Errors that a person is told of: one English sentence, and a name with operands for the words."""

from __future__ import annotations

import errno
from typing import Any

from engine.base.plain_text import quoted, seen


class Told(Exception):
    """An error for a person; `name` and `params` let a window word it in another language."""

    def __init__(self, name: str, sentence: str, **params: Any) -> None:
        shown: dict[str, Any] = {
            key: quoted(it) if isinstance(it, str) else it for key, it in params.items()
        }
        for key, it in shown.items():
            if it is not params[key]:
                sentence = sentence.replace(params[key], it)
        super().__init__(seen(sentence))
        self.name = name
        self.params = shown

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled without the `__init__` of its class, which may want other arguments."""
        return _bare, (type(self), *self.args), self.__dict__


class Unreadable(Told):
    """A file that cannot be read."""


class BadSetup(Told, ValueError):
    """A set-up that the rules do not allow, or a game that does not exist, in one sentence."""


class NotNow(Told):
    """A change of the match that is not possible at this moment; a `seat` counts from 1."""


class Outdated(NotNow):
    """An answer to a question that is no longer the one that is asked."""


_REASONS = {
    number: (f"file.{name}", sentence)
    for name, sentence, numbers in (
        ("full", "there is no room left on the disk", (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)),
        ("read_only", "the disk is read-only", (errno.EROFS,)),
        ("forbidden", "the permission for it is missing", (errno.EACCES, errno.EPERM)),
        ("not_there", "there is no such file or folder", (errno.ENOENT,)),
        ("no_folder", "something in its path is not a folder", (errno.ENOTDIR,)),
        ("a_folder", "it is a folder", (errno.EISDIR,)),
        ("no_file", "it is a pipe or a device, not a file", (errno.ESPIPE,)),
        ("is_there", "something of that name is there already", (errno.EEXIST,)),
    )
    for number in numbers
}
"""What the system's numbers mean, by name and sentence."""


def reason(error: OSError | ValueError) -> Told:
    """Why the system did not read or write a file; rare reasons are in the system's own words."""
    known = _REASONS.get(getattr(error, "errno", None) or 0)
    if known is not None:
        return Told(*known)
    said = (getattr(error, "strerror", None) or str(error)).rstrip(".")
    return Told("file.other", said, why=said)


def unreadable(told: str, error: OSError | ValueError) -> Unreadable:
    """Why the file that is called so cannot be read."""
    why = reason(error)
    sentence = f"“{told}” cannot be read: {why}"
    return Unreadable("file.unreadable", sentence, file=told, why=why)


def _bare(kind: type[Told], *args: Any) -> Told:
    return kind.__new__(kind, *args)
