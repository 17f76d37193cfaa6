"""What the regulations of a tournament say before it begins: system, scoring, tie-breaks, matches.

Who may take part, and which rating counts, stands with the `people`.
"""
