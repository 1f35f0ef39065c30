"""Robinson Crusoe in the window: beside its box or with the app's own deck, and on a television.

Whichever deck is played, people tell what happens: a match is always shown on the table page.
"""
