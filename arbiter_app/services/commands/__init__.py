"""The commands: each changes the event by one act of the journal, undone and redone as a whole.

They check with the rules of `domain` and hold none themselves.
"""
