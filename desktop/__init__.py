"""Waypost on a desktop: its command line and its windows."""

__version__ = "0.1.0"
