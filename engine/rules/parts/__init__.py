"""Small things that lie on a table, shared by play and by the assistant."""
