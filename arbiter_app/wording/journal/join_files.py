"""Lines of the journal about tournaments that came from other files, or went into them."""

from collections.abc import Callable, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry


def _joined(entry: Entry) -> str:
    titles = ", ".join(entry.params["titles"])
    return entry.line(_JOINED, **{**entry.params, "titles": titles})


def _report_added(entry: Entry) -> str:
    titles = ", ".join(entry.params["titles"])
    return entry.line(_REPORT_ADDED, source=entry.params["source"], titles=titles)


_JOINED = QT_TRANSLATE_NOOP(
    "Journal",
    "Event joined: {title} ({source}), with {titles}; its journal ends with {fingerprint}",
)
_REPORT_ADDED = QT_TRANSLATE_NOOP(
    "Journal", "Report file added as a tournament: {titles} ({source})"
)

JOINING_LINES: Mapping[str, str] = {
    "tournament.taken-out": QT_TRANSLATE_NOOP(
        "Journal", "Tournament taken out into a file of its own: {target}"
    ),
    "event.taken-out": QT_TRANSLATE_NOOP(
        "Journal",
        "Begun with {taken}, taken out of {source}; the journal there ends with {fingerprint}",
    ),
}
JOINING_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "event.join": _joined,
    "report.add": _report_added,
}
