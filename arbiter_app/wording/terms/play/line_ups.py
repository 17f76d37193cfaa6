"""Line-ups in words: how far one has come, what is wrong with it, what that costs."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import Board, PlayerId, TeamId
from arbiter_app.domain.teams.handing_in import LineUpState, Seal
from arbiter_app.domain.teams.line_ups import Breach, Fault
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.registration import people

_FAULTS: Mapping[Fault, str] = {
    Fault.TOO_LONG: QT_TRANSLATE_NOOP("LineUp", "More players than boards: {names}."),
    Fault.STRANGER: QT_TRANSLATE_NOOP("LineUp", "Not on the roster: {names}."),
    Fault.TWICE: QT_TRANSLATE_NOOP("LineUp", "At two boards: {names}."),
    Fault.ORDER: QT_TRANSLATE_NOOP("LineUp", "Not in the order that the regulations ask: {names}."),
    Fault.WRONG_BOARD: QT_TRANSLATE_NOOP("LineUp", "At a board of others: {names}."),
    Fault.HOLE: QT_TRANSLATE_NOOP("LineUp", "Below an empty board: {names}."),
    Fault.RESERVES: QT_TRANSLATE_NOOP("LineUp", "More reserves than may play: {names}."),
    Fault.FOREIGNERS: QT_TRANSLATE_NOOP(
        "LineUp", "More players of other federations than may play: {names}."
    ),
    Fault.WOMEN: QT_TRANSLATE_NOOP(
        "LineUp", "Fewer women play than must; in their places: {names}."
    ),
    Fault.JUNIORS: QT_TRANSLATE_NOOP(
        "LineUp", "Fewer juniors play than must; in their places: {names}."
    ),
    Fault.GAMES: QT_TRANSLATE_NOOP("LineUp", "Too few games before this round: {names}."),
}


def seal(catalogue: Catalogue, state: LineUpState) -> str:
    """Return how far a line-up has come: "sealed, 14:05"."""
    at = state.line_up.handed_in
    time = "" if at is None else numbers.time_text(catalogue, at)
    match state.seal:
        case Seal.AWAITED:
            return catalogue.translate("LineUp", "awaited")
        case Seal.NO_MATCH:
            return catalogue.translate("LineUp", "match forfeited")
        case Seal.USUAL:
            return catalogue.translate("LineUp", "none came: by roster")
        case Seal.SEALED if state.is_late:
            return catalogue.translate("LineUp", "sealed, late: {time}").format(time=time)
        case Seal.SEALED:
            return catalogue.translate("LineUp", "sealed, {time}").format(time=time)
        case _ if state.is_late:
            return catalogue.translate("LineUp", "open, came late: {time}").format(time=time)
    return catalogue.translate("LineUp", "open, {time}").format(time=time)


def breach(catalogue: Catalogue, event: Event, found: Breach) -> str:
    """Return what is wrong with a line-up, and what that costs by either reading."""
    names = people.listed(people.name(catalogue, event.players[each]) for each in found.players)
    what = catalogue.translate("LineUp", _FAULTS[found.fault]).format(names=names)
    return " ".join(filter(None, (what, _costs(catalogue, found))))


def _costs(catalogue: Catalogue, found: Breach) -> str:
    if found.loses_match:
        return catalogue.translate("LineUp", "As a rule the match is lost.")
    if not found.lost and not found.lost_by_letter:
        return ""
    lost, letter = boards(found.lost), boards(found.lost_by_letter)
    if not lost or lost == letter:
        pattern = catalogue.translate("LineUp", "Boards lost: {boards}.")
        return pattern.format(boards=lost or letter)
    pattern = catalogue.translate("LineUp", "Boards lost: {boards}; by the letter: {letter}.")
    return pattern.format(boards=lost, letter=letter)


def boards(found: Sequence[int]) -> str:
    """Return boards of a match: "2, 3"."""
    return ", ".join(map(str, found))


def too_few(
    catalogue: Catalogue, event: Event, found: Sequence[tuple[Board, TeamId, int]], of: int
) -> str:
    """Return the teams of which fewer than half have come; "" where there are none."""
    if not found:
        return ""
    pattern = catalogue.translate("LineUp", "{name} ({there} of {of}, table {table})")
    names = ", ".join(
        pattern.format(
            name=people.name(catalogue, event.contestants[team]), there=there, of=of, table=table
        )
        for table, team, there in found
    )
    told = catalogue.translate(
        "LineUp",
        "Fewer than half of a team are there, and its games may not begin (Ukrainian rules"
        " V.2.2): {names}.",
    )
    return told.format(names=names)


def line_up(catalogue: Catalogue, event: Event, players: Sequence[PlayerId | None]) -> str:
    """Return who plays, from board 1 on; "–" where nobody sits."""
    return ", ".join(
        "–" if each is None else people.name(catalogue, event.players[each]) for each in players
    )
