"""What every page works with: the open event, its acts, drafts, background work, keys, preferences,
icons.

Widgets stand in `parts`; nothing here belongs to one page.
"""
