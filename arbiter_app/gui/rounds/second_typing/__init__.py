"""Results typed a second time, and what differs."""
