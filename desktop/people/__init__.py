"""The names of those who play, on a card over the page of a match."""
