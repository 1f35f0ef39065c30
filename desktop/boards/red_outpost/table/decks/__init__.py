"""Lake and spaceship: what comes next, what was drawn, and what lies discarded."""
