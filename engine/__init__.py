"""The rules of frontier board games as a library without a screen."""
