"""What the window says after the program was killed or the power went: what is saved."""

from datetime import datetime

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.i18n import translate


def saved_until(open_event: OpenEvent, now: datetime) -> str:
    """Return until when everything is on disk, and what was done last."""
    last = open_event.workspace.undoing.newest_entry
    assert last is not None, "the act that makes an event is its first entry"
    return translate(
        "SavedUntil",
        "The program ended last time without closing this event. Everything done until {time} is"
        " saved; the last act was: {act}.",
    ).format(time=moment_words(last.at, now), act=open_event.text_of(last))


def moment_words(moment: datetime, now: datetime) -> str:
    """Return the time of day, with the day if it is another than today."""
    is_today = moment.date() == now.date()
    return f"{moment:%H:%M:%S}" if is_today else f"{moment:%d.%m.%Y %H:%M}"
