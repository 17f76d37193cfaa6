"""The vocabulary of change: each command is one transaction, one journal entry, one undo."""
