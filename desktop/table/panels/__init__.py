"""What a game's table is put together from: panels, places for choices, columns."""
