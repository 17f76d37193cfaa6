"""A round of a Swiss is paired by hand: half-done work is kept, broken rules are named at once."""
