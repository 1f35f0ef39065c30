"""The parts of a match's page, one file each."""
