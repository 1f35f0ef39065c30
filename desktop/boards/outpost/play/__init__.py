"""Outpost on the match page."""
