"""Windows for the second screen: what the hall sees, read at ten metres."""
