"""Outpost: colonies produce cards, bid with them for upgrades, and race to 75 VP."""
