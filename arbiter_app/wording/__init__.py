"""Words and figures for values of the domain, in the language of a catalogue.

The catalogue itself is `i18n`; the command line speaks English in `cli`.
"""
