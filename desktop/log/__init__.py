"""What has happened in a match: its log, earlier moments, steps back and forth, and that it is saved."""
