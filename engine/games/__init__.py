"""The games, one package each; a game is found by its folder's name."""
