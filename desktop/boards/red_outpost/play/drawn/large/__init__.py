"""The large views of the board: what is said of each thing with its rules, state and odds."""
