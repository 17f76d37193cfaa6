"""Facts and rules of a tournament: pure values, no I/O, clock, randomness or text for people."""
