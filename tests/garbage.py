"""Looks for garbage seldom: `pytest -p tests.garbage`.

Each full search goes through all that the tests have imported, some 150,000 objects, and finds next to
nothing: it takes an eighth of a test of the rules. Tests of the window look by themselves when they end.
"""

from __future__ import annotations

import gc

SELDOM = (100_000, 50, 1_000)
"""Objects that are new, and how often a younger generation is gone through before an older one is."""


def pytest_configure() -> None:
    """From now on."""
    gc.set_threshold(*SELDOM)
