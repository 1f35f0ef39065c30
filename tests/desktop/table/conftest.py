"""What happens in the window is looked at here, and seldom how it is painted."""

from tests.desktop.painting import nothing_is_painted

__all__ = ["nothing_is_painted"]
