"""The page that tells the rules of a game: every clause, every reading."""
