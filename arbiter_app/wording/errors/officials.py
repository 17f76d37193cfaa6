"""Sentences for errors of officials, staffing and the particulars of the event."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

# fmt: off
OFFICE_SENTENCES: Mapping[str, str] = {
    "official.name-missing": QT_TRANSLATE_NOOP(
        "Error", "The official has no name. Type it, surname first."
    ),
    "official.unknown": QT_TRANSLATE_NOOP(
        "Error", "There is no such official any more. Choose one from the list."
    ),
}
# fmt: on
