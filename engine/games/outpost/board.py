"""What stays as it is during a match: the chart of prices and decks, the preset, and the rulings."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from engine.games.outpost import event_deck
from engine.games.outpost.choices import (
    COPIES_READINGS,
    FAILED_READINGS,
    FILL_READINGS,
    ON,
    ROOM_READINGS,
)
from engine.games.outpost.components import (
    ALWAYS,
    BASIC_PHASE_3,
    DECKS,
    DISCOUNTS,
    EXPERT,
    FACTORIES,
    GROUP,
    MEGA,
    MEGAS,
    OF_PRESET,
    RESEARCH,
    STAND_IN,
    UNCOUNTED,
    UPGRADES,
)
from engine.rules.game import Setup
from engine.rules.parts import hidden


class Board:
    """Prices and values by the numbers of things, the production decks, and how open points are read."""

    __slots__ = (
        "back",
        "bids",
        "by_rank",
        "cards",
        "copies",
        "costs",
        "deck_of",
        "discounts",
        "event_deck",
        "event_fills",
        "event_names",
        "factory_vp",
        "fails_each_time",
        "has_events",
        "megas",
        "of_display",
        "pays",
        "phase_3",
        "preset",
        "rank",
        "rolls_copies",
        "room_of_owner",
        "seats",
        "setup",
        "stand_ins",
        "upgrade_vp",
        "weight",
        "worth",
        "worth_by_rank",
    )

    def __init__(self, setup: Setup) -> None:
        values = {name: entry.value for name, entry in setup.values.items()}
        preset = setup.options["preset"]
        is_expert = preset == EXPERT
        self.setup = setup
        self.seats = seats = setup.seats
        self.preset = OF_PRESET[preset]
        chart = values[f"players.{seats}"]
        self.rolls_copies = seats == 2 and (
            is_expert or setup.rulings["OP-R9"] == COPIES_READINGS[1]
        )
        """OP-1.4, OP-R1: whether dice say how many copies of each upgrade there are."""
        low, high = (chart["low"], chart["high"]) if is_expert else (seats - 1, seats - 1)
        self.copies: list[int] = [
            high if upgrade >= ALWAYS else low for upgrade in range(len(UPGRADES))
        ]
        self.phase_3: int = chart["phase_3"] if is_expert else BASIC_PHASE_3
        self.of_display = max(1, seats // 2)
        """OP-1.5: so many copies of one type lie on the market at most."""
        upgrades = [values[f"upgrade.{upgrade}"] for upgrade in UPGRADES]
        self.bids: list[int] = [upgrade[preset] for upgrade in upgrades]
        self.upgrade_vp: list[int] = [upgrade["vp"] for upgrade in upgrades]
        self.discounts = [
            [
                (card, expert if is_expert else basic)
                for card, what, expert, basic in DISCOUNTS
                if what == upgrade
            ]
            for upgrade in range(len(UPGRADES))
        ]
        """For each upgrade, the cards that lower its payment, and by how much."""
        factories = {factory: values[f"factory.{factory}"] for factory in FACTORIES}
        self.costs: dict[str, int] = {name: own[preset] for name, own in factories.items()}
        self.factory_vp: list[int] = [own["vp"] for own in factories.values()]
        self.event_deck = event_deck.deck_of(values["events"])
        self.event_names = names_of(self.event_deck)
        """Each card of the event deck as a draw writes it."""
        self.has_events = setup.options["events"] == ON
        self.event_fills = setup.rulings["OP-R7"] == FILL_READINGS[0]
        self.fails_each_time = setup.rulings["OP-R11"] == FAILED_READINGS[1]
        self.room_of_owner = setup.rulings["OP-R13"] == ROOM_READINGS[1]

        of_decks = {
            deck: list(zip(values[f"worth.{deck}"], values[f"copies.{deck}"], strict=True))
            for deck in DECKS
        }
        self.cards = hidden.Box(
            {f"{deck}:{worth}": copies for deck in DECKS for worth, copies in of_decks[deck]}
        )
        self.back = [f"{deck}:{hidden.UNKNOWN}" for deck in DECKS]
        self.worth: dict[str, int] = {
            f"{deck}:{worth}": worth for deck in DECKS for worth, _ in of_decks[deck]
        }
        """What each card pays; one from behind as much as the best of its deck."""
        self.stand_ins: list[str] = []
        """The stand-in of each deck (OP-R18)."""
        self.megas: dict[int, str] = {}
        """The mega card of each deck that has one (OP-5.2)."""
        for deck, cards in of_decks.items():
            self.worth[f"{deck}:{hidden.UNKNOWN}"] = max(worth for worth, copies in cards if copies)
            mean = sum(worth * copies for worth, copies in cards) / sum(n for _, n in cards)
            average = int(mean + 0.5)
            self.stand_ins.append(f"{deck}:{STAND_IN}:{average}")
            self.worth[self.stand_ins[-1]] = average
        for deck_number in MEGAS:
            deck = DECKS[deck_number]
            value: int = values[f"mega.{deck}"]
            self.megas[deck_number] = f"{deck}:{MEGA}:{value}"
            self.worth[self.megas[deck_number]] = value
        kinds = [kind for kind in self.worth if hidden.is_known(kind)]
        kinds.sort(key=lambda kind: -self.worth[kind])
        self.rank = {kind: number for number, kind in enumerate(kinds)}
        """The place of each card among all, the one of most value first."""
        self.by_rank = tuple(kinds)
        self.worth_by_rank = tuple(self.worth[kind] for kind in kinds)
        self.pays = {kind: self.worth[kind] for kind in kinds}
        """What each card pays whose value is known."""
        self.deck_of = {kind: DECKS.index(kind.partition(":")[0]) for kind in self.worth}
        megas = self.megas.values()
        uncounted = UNCOUNTED if not self.preset.counts_all else ()
        self.weight = {
            kind: GROUP if kind in megas else int(deck not in uncounted)
            for kind, deck in self.deck_of.items()
        }
        """As how many cards each counts in a hand (OP-5.2, OP-5.3)."""

    def with_named(self, name: str) -> Board:
        """OP-7.1: with one event card more, of which a table knows no more than its name."""
        found = copy(self)
        found.event_deck = event_deck.with_named(self.event_deck, name)
        found.event_names = names_of(found.event_deck)
        return found

    def is_research(self, card: str) -> bool:
        """OP-4.1: whether the card is of the kind that new chemicals take in their payment."""
        return self.deck_of[card] == RESEARCH


def names_of(deck: Sequence[event_deck.Event]) -> list[str]:
    """Each card as a draw writes it."""
    return [f"{event_deck.EVENT}:{card.id}" for card in deck]
