"""One page for each part of the work."""
