"""What is told now, moment by moment of a turn."""
