"""What a program that was killed left on this computer is taken away at the next start."""

from contextlib import suppress

from arbiter_app import paths
from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file.locks import take_away_locks_of_links
from arbiter_app.store.registry.unfinished import building
from arbiter_app.whole_files import take_away_all_leftovers


def take_away_leftovers() -> None:
    """Remove what nobody writes any more from the user's data folder: files aside, locks, half
    a rating list. What another program is writing stays, and so does all that is not ours.
    """
    with suppress(OSError):
        take_away_all_leftovers(paths.user_data())
        take_away_locks_of_links()
        if paths.registry().is_dir():
            with suppress(FileError), building(paths.registry()):
                pass
