"""The terms of the field: names of values, units, counts, dates, in every language.

Sentences about errors, acts and reasons stand in `errors`, `journal` and `why`.
"""
