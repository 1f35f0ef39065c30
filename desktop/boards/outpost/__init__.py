"""Outpost in the window."""
