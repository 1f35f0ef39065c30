"""The page of a running match, and who is asked in it."""
