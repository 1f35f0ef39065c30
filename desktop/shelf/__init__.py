"""The first page: matches to continue, the games, and matches that are over."""
