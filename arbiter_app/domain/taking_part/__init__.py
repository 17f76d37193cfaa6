"""Leaving, missing rounds, returning, being replaced, and all that follows from it, before it is
done.

Penalties and protests stand in `disputes`.
"""
