"""What a check of pairings and standings has found, in sentences."""
