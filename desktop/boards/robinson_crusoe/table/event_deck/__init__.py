"""The Event deck: its panel, and the buttons and pictures that are on it."""
