"""The crosstable and every criterion of C.07 in its dated editions, each value with its parts.

Their order of application and the places stand in `table`.
"""
