"""`waypost simulate`: many matches between bots, on one process or several."""

from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from typing import Any

import click

from desktop.command_line import cluster as clusters
from desktop.command_line import editions, files
from desktop.command_line import language as languages
from desktop.host.processes import CORES, pool
from engine.base.errors import Told
from engine.bots.simulate import RANDOM, Plan, Played, play, seated, summary
from engine.bots.tournament import Here
from engine.rules import game as games
from engine.rules.edition import Edition
from engine.rules.words import Words

PORTION = 100
"""Matches that a process plays at a time; thinking bots take one after another."""


def run(
    game: str,
    players: int,
    games: int,
    seed: str,
    bots: str,
    jobs: int,
    cluster: str | None,
    rotate: bool,
    options: Sequence[str],
    rulings: Sequence[str],
    edition: str | None,
    as_json: bool,
    language: str,
) -> None:
    """Play the matches and print what came of them."""
    values = editions.read(edition, game, language) if edition is not None else None
    plan = planned(game, players, seed, bots, rotate, options, rulings, values)
    begin = time.perf_counter()
    with progress(games) as done:
        try:
            played = played_by(plan, games, jobs, done, cluster)
        except BrokenProcessPool:
            raise click.ClickException(languages.own(language).text("simulate", "died")) from None
    seconds = time.perf_counter() - begin
    told = summary(plan, played)
    told["decisions_per_second"] = round(told["decisions"] / seconds)
    told["seconds"] = round(seconds, 3)
    if as_json:
        files.write(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        files.write("\n".join(_lines(told, languages.own(language))))


def planned(
    game: str,
    players: int,
    seed: str,
    bots: str,
    rotate: bool,
    options: Sequence[str],
    rulings: Sequence[str],
    edition: Edition | None = None,
) -> Plan:
    """What is to be played; an error names what cannot be."""
    found = games.load(game)
    if not found.scores:
        # What a bot plays for are points.
        raise Told("no_bots", f"no bot plays {game}, which has no points to play for", game=game)
    setup = found.setup(
        players,
        _pairs("--option", options),
        _pairs("--ruling", rulings),
        edition.values if edition is not None else None,
        edition=edition.name if edition is not None else "",
    )
    return Plan(found.name, setup, seated(bots.split(","), players), seed, rotate)


def played_by(
    plan: Plan,
    count: int,
    jobs: int,
    done: Callable[[int], object],
    cluster: str | None = None,
) -> list[Played]:
    """All matches in order, whoever plays them; `done` hears of each portion."""
    size = PORTION if set(plan.bots) == {RANDOM} else 1
    portions = [(first, min(size, count - first)) for first in range(0, count, size)]
    with workers(jobs, len(portions), cluster) as executor:
        futures = []
        with starting(executor):
            for first, number in portions:
                futures.append(executor.submit(play, plan, first, number))
                futures[-1].add_done_callback(partial(_go_on, done, number))
        return [match for future in futures for match in future.result()]


def _go_on(done: Callable[[int], object], number: int, _: Future[list[Played]]) -> None:
    done(number)


@contextmanager
def workers(jobs: int, most: int, address: str | None = None) -> Iterator[Executor]:
    """Who plays matches: this process, several, as many as there is work for, or a cluster."""
    if address is not None:
        with clusters.at(address) as executor:
            yield executor
        return
    jobs = min(jobs, CORES, most)
    if jobs == 1:
        yield Here()
        return
    beside = pool(jobs)
    try:
        yield beside
    finally:
        beside.shutdown(wait=True, cancel_futures=True)


def starting(executor: Executor) -> AbstractContextManager[None]:
    """In force while processes start: Ctrl-C waits, which this process alone shall hear."""
    return nullcontext() if isinstance(executor, Here) else _interrupts_wait()


def _pairs(option: str, texts: Sequence[str]) -> dict[str, str]:
    pairs = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            sentence = f"{option} is written NAME=CHOICE, not “{text}”"
            raise Told("no_pair", sentence, option=option, text=text)
        if name in pairs:
            sentence = f"{option} names “{name}” twice"
            raise Told("pair_twice", sentence, option=option, text=name)
        pairs[name] = value
    return pairs


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Ctrl-C waits until afterwards; processes started here leave it to this one for good."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def progress(count: int) -> Iterator[Callable[[int], object]]:
    """A bar of so many matches where a terminal shows it; what it gives moves it on."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda number: None
        return
    from tqdm import tqdm

    with tqdm(total=count, leave=False, file=sys.stderr) as bar:
        yield bar.update


def _lines(told: dict[str, Any], own: Words) -> list[str]:
    spread = {**told["vp"], "mean": f"{told['vp']['mean']:.2f}"}
    lines = [
        own.text("simulate", "games", n=told["games"], game=told["game"], players=told["players"]),
        own.text("simulate", "decisions", n=told["decisions"], rate=told["decisions_per_second"]),
        own.text("simulate", "vp", **{key: str(value) for key, value in spread.items()}),
    ]
    for seat, (bot, wins, vp) in enumerate(
        zip(told["bots"], told["wins_by_seat"], told["vp_by_seat"], strict=True), 1
    ):
        mean = f"{vp['mean']:.2f}"
        key = "seat_rotating" if told["rotate"] else "seat"
        lines.append(own.text("simulate", key, bot=bot, number=seat, wins=f"{wins:g}", mean=mean))
    if len(told["wins_by_bot"]) > 1:
        lines += [
            own.text("simulate", "bot", bot=bot, wins=f"{wins:g}")
            for bot, wins in told["wins_by_bot"].items()
        ]
    return [*lines, own.text("simulate", "digest", digest=told["digest"])]
