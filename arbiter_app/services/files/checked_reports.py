"""A report that was read, held against the rules before an event is made of it."""

from collections.abc import Callable

from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.services.checking import check_report
from arbiter_app.services.files.report_files import ReadReport


def check_read_report(found: ReadReport, go_on: Callable[[], None]) -> Verdict:
    """Return what in a report without defects is not what the rules make of it.

    `go_on` is called from time to time, and raises to stop.
    """
    assert found.event is not None, "a report with defects is not checked"
    return check_report(found.reading, found.event, lambda position: engine.pair(position, go_on))
