"""The main window: menus, the book of pages, the start screen, events and report files opened and
closed.

It may use every room; no room uses it.
"""
