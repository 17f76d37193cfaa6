"""Lines of the journal about a Swiss: its rules, who plays, its rounds as they are paired."""

from collections.abc import Callable, Mapping

from arbiter_app.domain.facts.results import Colour
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.play import results


def _paired(entry: Entry) -> str:
    boards = entry.catalogue.translate("Journal", "%n board(s)", None, entry.params["boards"])
    return entry.line(_PAIRED, round=entry.params["round"], boards=boards)


def _kept(entry: Entry) -> str:
    pattern = _KEPT if entry.params["kept"] else _NOT_KEPT
    return entry.line(pattern, round=entry.params["round"], name=entry.name(entry.params["player"]))


def _colour(entry: Entry) -> str:
    colour = results.colour(entry.catalogue, Colour(entry.params["colour"]))
    return entry.line(_COLOUR, colour=colour)


# fmt: off
_PAIRED = QT_TRANSLATE_NOOP("Journal", "Round {round} paired as a draft: {boards}")
_KEPT = QT_TRANSLATE_NOOP("Journal", "Round {round}: {name} is kept in the pairing")
_NOT_KEPT = QT_TRANSLATE_NOOP(
    "Journal", "Round {round}: {name} is not kept in the pairing any more"
)
_COLOUR = QT_TRANSLATE_NOOP("Journal", "Initial colour noted: {colour}")

SWISS_LINES: Mapping[str, str] = {
    "swiss.colour-by-lot": QT_TRANSLATE_NOOP("Journal", "Initial colour drawn by lot {seed}"),
    "round.unpair": QT_TRANSLATE_NOOP("Journal", "Draft of round {round} taken away"),
}
# fmt: on

SWISS_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "round.pair": _paired,
    "round.keep": _kept,
    "swiss.colour": _colour,
}
