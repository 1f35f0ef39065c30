"""The table of Outer Earth as a drawn board."""
