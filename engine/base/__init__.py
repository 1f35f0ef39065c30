"""What everything in the engine knows, and what knows nothing of it: errors, plain texts, people, the list of games."""
