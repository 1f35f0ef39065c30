"""What can be typed: simulate, replay, render, score, deck, or nothing, which opens the window.

Qt is imported only when a window opens, and each command imports what it needs when it runs.
"""
