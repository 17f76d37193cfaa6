"""Lines of the journal about the hall: where tournaments sit in it, and when they play."""

from collections.abc import Callable, Iterator, Mapping

from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.event.stages import tournament_name


def _arranged(entry: Entry) -> str:
    told = [*_moved(entry)]
    if entry.params["rooms"]:
        told.append(entry.line(_ROOMS, rooms=", ".join(entry.params["rooms"])))
    return entry.line(_ARRANGED, told="; ".join(told) or "–")


def _moved(entry: Entry) -> Iterator[str]:
    """Yield the tournaments that begin at another board now."""
    known = {str(each.id): each for each in entry.event.tournaments}
    moved = {
        str(change.after["id"])
        for change in entry.changes
        if change.table == "tournament" and change.after
    }
    for number, first in entry.params["first_boards"].items():
        if number in moved or not entry.changes:
            name = f"№ {number}"
            if number in known:
                name = tournament_name(entry.catalogue, known[number])
            yield entry.line(_FROM, title=name, first="–" if first is None else first)


def _times(entry: Entry) -> str:
    rounds = sum(map(len, entry.params["times"].values()))
    return entry.catalogue.translate(
        "Journal", "Order of rounds: times set for %n round(s)", None, rounds
    )


_ARRANGED = QT_TRANSLATE_NOOP("Journal", "Boards in the hall: {told}")
_FROM = QT_TRANSLATE_NOOP("Journal", "{title} from {first}")
_ROOMS = QT_TRANSLATE_NOOP("Journal", "rooms {rooms}")

HALL_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "hall.arrange": _arranged,
    "hall.times": _times,
}
