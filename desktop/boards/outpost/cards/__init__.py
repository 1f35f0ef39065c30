"""The page on which the cards of an event deck are made and changed."""
