"""Lines of the journal of officials, the level and the particulars of the event."""

from collections.abc import Callable, Mapping

from arbiter_app.wording.journal_entry import Entry

OFFICE_LINES: Mapping[str, str] = {}

OFFICE_WRITERS: Mapping[str, Callable[[Entry], str]] = {}
