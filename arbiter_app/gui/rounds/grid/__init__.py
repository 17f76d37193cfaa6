"""The boards of a round as they are seen and typed into."""
