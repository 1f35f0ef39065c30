"""The day’s end, portrait by portrait, and what it brings."""
