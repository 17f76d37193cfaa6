"""Random Swiss events, played as people play: files to try programs with, questions for the rules.

The same options and the same seed give the same event for ever, on every machine. Pairing is a
function that is passed in; nothing here knows how a round is paired.
"""
