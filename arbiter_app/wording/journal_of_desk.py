"""Lines of the journal of the registration desk, the mandate commission and eligibility."""

from collections.abc import Callable, Mapping

from arbiter_app.wording.journal_entry import Entry
from arbiter_app.wording.journal_of_commission import COMMISSION_WRITERS

DESK_LINES: Mapping[str, str] = {}

DESK_WRITERS: Mapping[str, Callable[[Entry], str]] = {**COMMISSION_WRITERS}
