"""The view for a television: the table from three metres, painted in units of 1920 × 1080."""
