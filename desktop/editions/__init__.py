"""Match your copy: the printed values of one's own copy, made from a game's description alone."""
