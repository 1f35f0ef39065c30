"""The table of Red Outpost as a drawn board."""
