"""The lines of a report file: bytes, text, records and their columns, letters and days; what they
tell of the event is read in `facts` and `reading`.
"""
