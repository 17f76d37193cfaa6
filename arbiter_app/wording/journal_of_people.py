"""Lines of the journal of players from lists: ratings brought up to date, persons replaced."""

from collections.abc import Callable, Mapping

from arbiter_app.wording.journal_entry import Entry

PERSON_LINES: Mapping[str, str] = {}

PERSON_WRITERS: Mapping[str, Callable[[Entry], str]] = {}
