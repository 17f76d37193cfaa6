"""Whether what was paired and ranked, here or by another program, is what the rules make of it."""
