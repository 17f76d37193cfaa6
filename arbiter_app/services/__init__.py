"""What the program does: the open event, its commands, undo and history.

Rules stand in `domain`, what people see in `gui` and `cli`.
"""
