"""How players obtain their pairing numbers: by lots, by hand, by rating, from envelopes."""
