"""The machine below the window: settings, files, screens, processes and what it says when something fails."""
