"""The drawn board of Outpost, painted from plain values."""
