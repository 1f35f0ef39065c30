"""The score calculator: people count at the table, and every point is told with its reason."""
