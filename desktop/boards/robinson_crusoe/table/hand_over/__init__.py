"""A round that is over: what it has changed, handed over on a card."""
