"""Who answers when chance is asked: dice with a seed, or a sampler.

The dice are a function, not a stream: `outcome = f(seed, source, count)`, where `count` says
how many outcomes this source has given so far. The count is part of the state and goes back
with an undo, so the same chance comes again.

    key   = mix(seed · 2³² + crc32(source in UTF-8))
    x     = mix(key + (count + 1) · 0x9E3779B97F4A7C15)        everything modulo 2⁶⁴
    point = (x · total weight) >> 64                           0 … total − 1

`mix` is the finisher of SplitMix64. The outcome is the first, in the order in which the rules
list them, whose running sum of weights is above `point`. A weight is preferred by less than
total / 2⁶⁴.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol

from engine.base.errors import Told
from engine.rules.agenda import State

WORD = (1 << 64) - 1
GAMMA = 0x9E3779B97F4A7C15


class Chance(Protocol):
    """Anything that answers a state which asks chance."""

    def outcome(self, state: State) -> Any:
        """One of `state.chance_outcomes()`; the state is left as it is."""


class BadSeed(Told, ValueError):
    """A seed that is not eight hex digits."""


class Dice:
    """Chance from a seed of eight hex digits, such as `7F3A91C2`."""

    __slots__ = ("_seed", "seed")

    def __init__(self, seed: str) -> None:
        if len(seed) != 8 or any(digit not in "0123456789ABCDEF" for digit in seed):
            raise BadSeed(
                "seed.bad", f"a seed is eight digits of 0–9 and A–F, not “{seed}”", seed=seed
            )
        self.seed = seed
        self._seed = int(seed, 16)

    def outcome(self, state: State) -> Any:
        """What the open draw gives; the same for the same seed, source and count."""
        source = state.source
        return self.pick(source, state.draws.get(source, 0), state.chance_outcomes())

    def pick(self, source: str, count: int, outcomes: Sequence[tuple[Any, int]]) -> Any:
        """The outcome of draw number `count` (from 0) among weighted outcomes."""
        return at(outcomes, (self.bits(source, count) * _total(outcomes)) >> 64)

    def bits(self, source: str, count: int) -> int:
        """The 64 bits behind draw number `count` of a source."""
        return mix((_key(self._seed, source) + (count + 1) * GAMMA) & WORD)


class Sampler:
    """Chance from a `random.Random`; for simulations and searches."""

    __slots__ = ("_random",)

    def __init__(self, source: random.Random) -> None:
        self._random = source.random

    def outcome(self, state: State) -> Any:
        """A weighted random outcome of the open draw."""
        return self.pick(state.chance_outcomes())

    def pick(self, outcomes: Sequence[tuple[Any, int]]) -> Any:
        """A weighted random outcome."""
        return at(outcomes, int(self._random() * _total(outcomes)))


def at(outcomes: Sequence[tuple[Any, int]], point: int) -> Any:
    """The outcome at a point of the summed weights; `ValueError` if they end before it."""
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    raise ValueError("the weights sum to less than the point")


def seed_text(number: int) -> str:
    """A number as a seed; only its last 32 bits count."""
    return f"{number & 0xFFFFFFFF:08X}"


def _total(outcomes: Sequence[tuple[Any, int]]) -> int:
    total = 0
    for _, weight in outcomes:
        total += weight
    return total


@lru_cache(maxsize=1024)
def _key(seed: int, source: str) -> int:
    return mix((seed << 32) + zlib.crc32(source.encode()))


def mix(x: int) -> int:
    """Another number of 64 bits for each: the last step of SplitMix64."""
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & WORD
    return x ^ (x >> 31)
