"""What is told now: one panel for each time of a round, all in one place."""
