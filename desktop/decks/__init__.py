"""Decks of one's own: read from files, kept under a name, chosen at the set-up of a match."""
