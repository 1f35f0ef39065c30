"""What a game is written with: agenda, chance, facts, words, points, and parts such as decks and hands."""
