"""What is wrong with a file, for those who need no event file to be open."""

from arbiter_app.store.event_file.errors import FileError

__all__ = ["FileError"]
