"""The page beside a physical copy: people tell what happened, and the app keeps count."""
