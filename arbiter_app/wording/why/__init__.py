"""Why a place is a place: the order of two players and the working of each value, in sentences.

The reasons come from the domain; nothing is reckoned here.
"""
