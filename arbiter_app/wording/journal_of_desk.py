"""Lines of the journal of the registration desk, the mandate commission and eligibility."""

from collections.abc import Callable, Mapping

from arbiter_app.wording.journal_entry import Entry

DESK_LINES: Mapping[str, str] = {}

DESK_WRITERS: Mapping[str, Callable[[Entry], str]] = {}
