"""What the tabs of the registry have in common."""

from arbiter_app.gui.look.sizes import Room

BELOW_TABS = (Room.NONE, Room.MIDDLE, Room.NONE, Room.NONE)
"""Around what a tab shows."""

ALMOST_ALL = 50
"""The part of the room that a table takes, beside one part that is left while it is hidden."""
