"""Who plays, on a card over the page of a match."""
