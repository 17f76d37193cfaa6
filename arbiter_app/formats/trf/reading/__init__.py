"""From a report file to an event: its records, what they mean, whether they agree; single kinds of
record stand in `facts`.
"""
