"""The text form of a match: its lines, and its header."""
