"""What a person chooses for the program on this computer: the welcome of the first start, and the
dialog in which all of it can be changed later.

Nothing of it changes a result: what it brings into an event comes there by an act of the journal.
"""
