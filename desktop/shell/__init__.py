"""The window and the way between its pages: what stands above every room."""
