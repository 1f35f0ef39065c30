"""Outer Earth in the window."""
