"""Words and figures for values of the domain, in the language of a catalogue."""
