"""The page of all that a person can choose for the app, and of what it says about itself."""
