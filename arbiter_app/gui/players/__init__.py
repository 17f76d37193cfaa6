"""The page of players: form, search of persons, import and export of lists, ratings, substitutes,
leaving.

Presence, fees and papers stand in `registration` and `commission`.
"""
