"""Robinson Crusoe: the event phase of every round, and what a table keeps during the round."""
