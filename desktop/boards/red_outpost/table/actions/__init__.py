"""What else a turn brings: places, exchanges, moods, special cards."""
