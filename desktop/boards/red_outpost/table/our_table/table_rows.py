"""What the values of Red Outpost's table are called."""

from __future__ import annotations

from desktop.look.translate import translate
from desktop.table.questions.value_rows import Row, ValueRows
from engine.games.red_outpost.components import GOODS, LAKE_CARDS, SHIP_CARDS


class TableRows(ValueRows):
    """Rows of people, workers, goods, and of what has a name of its own."""

    def name_of(self, row: Row) -> str:
        voice = self.telling.voice
        if row.of == "seat":
            return super().name_of(row)
        if row.of in ("worker", "good"):
            return voice.words.name(f"{row.of}s", row.key, "Name")
        return {
            "day": translate("OurTable", "Day"),
            "phase": translate("OurTable", "Phase"),
            "turns": translate("OurTable", "Turns taken"),
            "start": translate("OurTable", "Who began the phase"),
            "lake": translate("OurTable", "Lake discards"),
            "ship": translate("OurTable", "Spaceship discards"),
            "ship_more": "",
            "morning": translate("OurTable", "Morning locks"),
            "evening": translate("OurTable", "Evening locks"),
        }[row.key]

    def caption(self, key: str) -> str:
        words, people = self.telling.voice.words, self.telling.voice.people
        if key.startswith("seat_"):
            return people[int(key.removeprefix("seat_")) - 1]
        if key.startswith("gift_"):
            name = people[int(key.removeprefix("gift_")) - 1]
            return translate("OurTable", "{name}: crystals").format(name=name)
        # Some faces of both decks have one name.
        for table, names in (("lake_cards", LAKE_CARDS), ("ship_cards", SHIP_CARDS)):
            if key in names and key not in GOODS:
                return words.name(table, key, "Name")
        if key in GOODS:
            return words.name("ship_cards", key, "Name")
        return {
            "vp": words.at("game", "vp"),
            "crystals": translate("OurTable", "crystals in hand"),
            "palace": translate("OurTable", "on the palace field"),
            "wheel": translate("OurTable", "space on the wheel"),
            "warehouse": translate("OurTable", "in the Warehouse"),
            "exported": translate("OurTable", "on the export track"),
            "mood": translate("OurTable", "mood"),
            "worker_card": translate("OurTable", "worker card"),
            "place_card": translate("OurTable", "place card"),
            "papers": translate("OurTable", "discs on the card"),
        }.get(key, "")
