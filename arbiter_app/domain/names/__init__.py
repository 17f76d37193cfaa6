"""Names as people write and order them: collation and transliteration.

Who people are stands in `facts`, words of the program in `wording`.
"""
