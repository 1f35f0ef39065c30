"""The sheet on paper, light in either theme: filled, or blank for the box."""
