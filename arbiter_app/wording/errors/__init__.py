"""A sentence for every error: what happened, which article, what to do next.

The errors are raised elsewhere, as a code with facts.
"""
