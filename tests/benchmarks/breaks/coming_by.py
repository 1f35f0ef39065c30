"""Notes which test comes by which place: a marked copy loads it into each of its Pythons.

Of what is kept after its first use, every test that uses it comes by what the first one came by.
"""

from __future__ import annotations

import builtins
import contextlib
import functools
import os
import threading
from collections.abc import Callable
from typing import Any

HITS = os.path.join(os.path.dirname(__file__), "hits")  # noqa: PTH118, PTH120
"""The folder beside this file in which every process notes a place and a test a line."""
OURS = ("engine.", "desktop.", "tests.")
"""Packages whose functions keep what they have found."""

noted: set[tuple[int, str]] = set()
running = threading.local()
"""In `places`, where each function that keeps what it finds has come by so far, the innermost last."""
keep = functools.lru_cache


def came_by(place: int) -> None:
    """Note a place once for each test; outside of tests the name is empty."""
    if outer := places():
        outer[-1].add(place)
    test = os.environ.get("PYTEST_CURRENT_TEST", "").rpartition(" ")[0]
    if (place, test) in noted:
        return
    noted.add((place, test))
    # A test limits how long files may get.
    with contextlib.suppress(OSError):
        file = os.open(f"{HITS}/{os.getpid()}", os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
        try:
            os.write(file, f"{place}\t{test}\n".encode())
        finally:
            os.close(file)


def places() -> list[set[int]]:
    """Of this thread."""
    found: list[set[int]] = vars(running).setdefault("places", [])
    return found


def lru_cache(maxsize: Any = 128, typed: bool = False) -> Any:
    """As the real one, which also keeps by which places a function of ours came."""
    if callable(maxsize):
        return kept(maxsize, 128, typed)
    return lambda function: kept(function, maxsize, typed)


def kept(function: Callable[..., Any], maxsize: int | None, typed: bool) -> Any:
    """The function, which finds each thing once."""
    if not f"{function.__module__}.".startswith(OURS):
        return keep(maxsize, typed)(function)

    @keep(maxsize, typed)
    def find(*given: Any, **named: Any) -> tuple[Any, frozenset[int]]:
        outer = places()
        outer.append(set())
        try:
            found = function(*given, **named)
        finally:
            mine = outer.pop()
            if outer:
                outer[-1] |= mine
        return found, frozenset(mine)

    @functools.wraps(function)
    def found_before(*given: Any, **named: Any) -> Any:
        found, mine = find(*given, **named)
        for place in mine:
            came_by(place)
        return found

    for name in ("cache_info", "cache_clear", "cache_parameters"):
        setattr(found_before, name, getattr(find, name))
    return found_before


vars(builtins)["came_by"] = came_by
vars(functools).update(
    lru_cache=lru_cache, cache=lambda function: kept(function, None, typed=False)
)
