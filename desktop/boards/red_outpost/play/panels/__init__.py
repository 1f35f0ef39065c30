"""The table of Red Outpost in words and numbers."""
