"""Who plays whom: systems and their traits, Berger tables, brackets, matches, and what is built
upon a result.

The draw of numbers stands in `drawing`, the play-off in `play_offs`.
"""
