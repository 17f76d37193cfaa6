"""Lines of the journal of the ceremony of the draw, late players and substitutes."""

from collections.abc import Callable, Mapping

from arbiter_app.wording.journal_entry import Entry

CEREMONY_LINES: Mapping[str, str] = {}

CEREMONY_WRITERS: Mapping[str, Callable[[Entry], str]] = {}
