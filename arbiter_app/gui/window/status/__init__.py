"""The status bar: where we are, what is saved, and what lasts until it is dealt with."""
