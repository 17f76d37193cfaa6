"""Papers bound together from others, such as the pack of the evening.

A paper of its own stands in the room of its subject.
"""
