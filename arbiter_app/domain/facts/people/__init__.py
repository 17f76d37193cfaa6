"""Who plays and who officiates, and what is known of them: papers, ratings, money, PINs.

What they play together stands in `play`.
"""
