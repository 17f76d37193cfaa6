"""Sentences for errors of tournaments that come from other files, or go into them."""

from collections.abc import Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP

JOINING_SENTENCES: Mapping[str, str] = {
    "join.one-for-two": QT_TRANSLATE_NOOP(
        "Error",
        "{names} would become one person, and in their event they are two. Say of one of them that"
        " it is another person.",
    ),
    "join.same-event": QT_TRANSLATE_NOOP(
        "Error",
        "The other file is a state or a copy of this event, {title}: nothing of it is to be"
        " joined. Choose the file of another event.",
    ),
    "join.does-not-count": QT_TRANSLATE_NOOP(
        "Error",
        "{title} is a practice copy or the sample event: nothing of it belongs into an event that"
        " counts. Choose another file.",
    ),
    "report.several-here": QT_TRANSLATE_NOOP(
        "Error",
        "The event has several tournaments, and a report file is of one. Add the report to them as"
        " a further tournament; on the command line with --add.",
    ),
    "take-out.only": QT_TRANSLATE_NOOP(
        "Error",
        "It is the only tournament of the event: nothing stays behind. Save a copy of the file"
        " instead.",
    ),
}
