"""The television: a second window that shows a match at a table from far away."""
