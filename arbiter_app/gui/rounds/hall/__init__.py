"""The boards of the round under way for the hall: what is told, how it is laid out, its window."""
