"""What players read keeps to the glossary in both languages: `.github/WORDS.md`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.paths import CHECKOUT

RESOURCES = CHECKOUT / "resources"

NEVER = {
    "de": (
        r"an der Reihe|[Aa]bgerechnet|[Aa]brechn|Schlusswertung|Wertungshilfe|Formular"
        r"|[Aa]ngegeben|[Aa]ngeben|[Gg]emeldet|[Mm]elde[nt]\b|Meldung"
        r"|Merks[aä]tz|Merktext|[Ee]in(?:ge)?geben|Partie ist vorbei|legt nichts dazu|[Hh]inausgeschoben|[Hh]inausschieb|Buch-Effekt|\bWaren?\b|Startzahl"
        r"|[Rr]ückgängig|[Rr]ichtigstellen|[Rr]ichtiggestellt|Korrektur|Mitspielende|Spielende[nr]?\b"
        r"|\bKn[oö]pfe?n?\b|große[nr]? Taste|unerfüllten? Forderung"
        r"|Protokoll|[Aa]ufgehoben|[Aa]ufheben|[Vv]erpasst|flach gelegt|Werte des Spielplans"
        r"|\b[Dd]u\b|\b[Dd]eine?[nmrs]?\b|\b[Ee]u(?:er|re[nmrs]?|ch)\b"
        # In the middle of a sentence a capital makes it polite: “they” and “her” have none there.
        r"|(?<=[\w,;] )(?:Sie|Ihnen|Ihre?[nmrs]?)\b"
    ),
    "en": (
        r"\b[Tt](?:old|ells?|elling)\b|\b[Ss]ettle[sd]?\b|\b[Ss]ettling\b|\banew\b|\bat turn\b"
        r"|\bto decide\b|\b[Cc]lauses?\b|\b[Rr]eadings?\b|\bone’s own\b|\bby lot\b|\b[Tt]he own\b"
        r"|\b[Gg]oods\b|\b1 good\b|\bhas the keyboard\b|\b[Rr]ule text\b|\b[Ff]ix the table\b"
    ),
}
"""What each language says otherwise, as a pattern."""

PERCENT = {"de": "(?<!\u202f)%", "en": r"\s%"}
"""How each language does not write a percent sign: German has a narrow space before it that does not break."""

APART = {"flavour", "answer", "source"}
"""Fields that tell a story, in any words, and one that no player reads."""

OPERAND = re.compile(r"\{\w+(:[\w.]+)?\}")
"""What stands in a text for something else, by its name in the code."""


def texts(table: Any, language: str, at: str) -> Iterator[tuple[str, str]]:
    """Every text of a file with its place; a table of both languages gives the one that is asked."""
    match table:
        case str():
            yield at, table
        case list():
            for number, part in enumerate(table):
                yield from texts(part, language, f"{at}[{number}]")
        case dict():
            for key, part in table.items():
                if key not in APART and key not in {"de", "en"} - {language}:
                    yield from texts(part, language, f"{at}.{key}")


def read(language: str) -> Iterator[tuple[str, str]]:
    """Everything that a player reads in a language, with its place."""
    for path in sorted(RESOURCES.rglob("*.toml")):
        both = {f".{other}." for other in NEVER if other != language}
        if not any(part in path.name for part in both):
            name = str(path.relative_to(RESOURCES))
            yield from texts(tomllib.loads(path.read_text("utf-8")), language, name)
    for path in sorted(RESOURCES.rglob("*_de.ts")):
        for message in ElementTree.parse(path).iter("message"):
            source = message.findtext("source") or ""
            text = source if language == "en" else message.findtext("translation") or ""
            yield f"{path.relative_to(RESOURCES)}: {source}", text


@pytest.mark.parametrize("language", sorted(NEVER))
def test_players_read_the_words_of_the_glossary(language: str) -> None:
    found = [
        f"{at}: {word[0]} in “{text}”"
        for at, text in read(language)
        if (word := re.search(NEVER[language], OPERAND.sub("", text)))
    ]
    assert found == []


@pytest.mark.parametrize("language", sorted(PERCENT))
def test_a_percent_sign_stands_as_each_language_writes_it(language: str) -> None:
    texts = list(read(language))
    assert any("%" in text for _, text in texts)
    assert [at for at, text in texts if re.search(PERCENT[language], text)] == []
