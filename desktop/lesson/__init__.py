"""How a first match is led: its prompts above the table, wherever it is played or told."""
