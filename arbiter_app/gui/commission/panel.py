"""What the parts of the panel beside the matrix have in common."""

from arbiter_app.gui.look.sizes import Room

BELOW_TABS = (Room.NONE, Room.MIDDLE, Room.NONE, Room.NONE)
"""Around a part: its tab stands above it."""
