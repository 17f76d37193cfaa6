"""Copies of an event beside its file: snapshots, the second copy, practice copies, drafts of forms.

The file itself is opened by `services/workspace`.
"""
