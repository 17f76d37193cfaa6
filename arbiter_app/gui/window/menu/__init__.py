"""The menus, the card of keys, and what tells of the program."""
