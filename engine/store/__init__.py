"""The library's file: matches, score sheets, typed cards and backups in SQLite."""
