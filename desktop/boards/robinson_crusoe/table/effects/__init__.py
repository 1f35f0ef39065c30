"""What a printed card does: chosen by large presses, looked at before, and told at once."""
