"""Red Outpost: 2 days in a frontier colony whose workers belong to everybody."""
