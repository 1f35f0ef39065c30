"""Pages that lie over the table and ask it: what was told there can be taken back step by step."""
