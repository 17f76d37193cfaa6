"""The window. It lays out and forwards; nothing here knows a rule of chess."""
