"""The score sheet of a match that is over."""
