"""Windows that ask for a decision."""
