"""Matches that were played are looked at again: how likely who was to win, and what would have been better."""
