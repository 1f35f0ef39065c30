"""`waypost tournament`: bots change seats, until it is sure how often the first of them wins."""

from __future__ import annotations

import json
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import click
import msgspec

from desktop.command_line import files
from desktop.command_line import language as languages
from desktop.command_line.simulate import planned, progress, starting, workers
from engine.bots.simulate import Plan, Played, summary
from engine.bots.tournament import LEAST, MOST, fair, held, outcome
from engine.rules.words import Words


def run(
    game: str,
    bots: str,
    seats: int,
    matches: int | None,
    until_sure: bool,
    target: int | None,
    jobs: int,
    cluster: str | None,
    seed: str,
    options: Sequence[str],
    rulings: Sequence[str],
    as_json: bool,
    language: str,
) -> None:
    """Play the tournament and print what came of it."""
    plan = msgspec.structs.replace(
        planned(game, seats, seed, bots, True, options, rulings), paired=True
    )
    aim = fair(plan) if target is None else target / 100
    most = matches or (MOST if until_sure else LEAST)
    own = languages.own(language)
    with progress(most) as done, workers(jobs, most, cluster) as executor:
        try:
            wanted = aim if until_sure else None
            played = held(plan, executor, most, wanted, done, lambda: starting(executor))
        except BrokenProcessPool:
            raise click.ClickException(own.text("simulate", "died")) from None
    told = _told(plan, played, aim)
    if as_json:
        files.write(json.dumps(told, ensure_ascii=False, indent=2))
    else:
        files.write("\n".join(_lines(told, own)))


def _told(plan: Plan, played: Sequence[Played], aim: float) -> dict[str, Any]:
    found, counted = outcome(plan, played, aim), summary(plan, played)
    return {
        "game": plan.game,
        "seats": plan.setup.seats,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "options": plan.setup.options,
        "rulings": plan.setup.rulings,
        "matches": found.matches,
        "wins_by_bot": counted["wins_by_bot"],
        "share": round(found.wins / found.matches, 6),
        "low": round(found.low, 6),
        "high": round(found.high, 6),
        "target": round(found.target, 6),
        "sure": found.sure,
        "digest": counted["digest"],
    }


def _lines(told: dict[str, Any], own: Words) -> list[str]:
    percents = {
        name: f"{100 * told[name]:.1f}".removesuffix(".0")
        for name in ("share", "low", "high", "target")
    }
    bots = {"bot": told["bots"][0], **percents}
    sure = told["sure"] or "unsure"
    return [
        own.text("simulate", "games", n=told["matches"], game=told["game"], players=told["seats"]),
        *(
            own.text("simulate", "bot", bot=bot, wins=f"{wins:g}")
            for bot, wins in told["wins_by_bot"].items()
        ),
        own.text("tournament", "share", **bots),
        own.text("tournament", sure, **bots),
        own.text("simulate", "digest", digest=told["digest"]),
    ]
