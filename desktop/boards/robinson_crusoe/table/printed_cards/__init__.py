"""What the table types in of its printed cards, and the cards of its own box."""
