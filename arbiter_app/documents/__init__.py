"""The papers of a tournament: each builds a `Report` of words, tables and figures.

How a report becomes a file is told in `pdf`; no paper knows a library of printing.
"""
