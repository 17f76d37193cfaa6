"""What the program does: the open event, its commands, undo and history."""
