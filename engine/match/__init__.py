"""A running match: its moments, what is taken back, corrected and replayed, and its log."""
