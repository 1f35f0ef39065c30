"""Boards as scenes: what lies where as plain values, drawn once, moved and clicked."""
