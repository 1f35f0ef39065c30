"""Planets and companies of a printed copy: how they are drawn here, chosen, and typed in."""
