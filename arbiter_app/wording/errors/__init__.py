"""A sentence for every error: what happened, which article, what to do next.

The errors are raised elsewhere, as a code with facts. The sentences of one kind stand in one
module; all are put together with the first error, for the window opens without them.
"""
