"""What several commands write: results, matches, stages, settings, and what an act takes back with
it.

What one command alone writes stands with that command in `services/commands`.
"""
