"""The line of every act in the journal, made when it is shown.

What changed in the rows is put into words in `row_changes`.
"""
