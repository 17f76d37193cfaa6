"""Records 202 and 212: the tie-breaks of the tournament."""

import re

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.tie_breaks.catalogue import SOS
from arbiter_app.domain.tie_breaks.editions import OF_GO, OUTSIDE_ANY_TEXT, edition
from arbiter_app.domain.tie_breaks.names import OWN, TieBreak
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line
from arbiter_app.values import frozen

_POINTS = "PTS"
_POINTS_OF_ANY = frozenset({_POINTS, "MPTS"})
"""Of teams, match points; the word that says nothing more."""
_ANY = "X"
_UNREADABLE = "tie-break.unreadable"
_MOST = 100
_NAME = re.compile(r"[^,;\s]+")
_GAME_POINTS = re.compile(r":GP\b", re.IGNORECASE)


@frozen
class Criteria:
    """The tie-breaks that a record names, and whether that is all it says."""

    tie_breaks: tuple[str, ...]
    is_all: bool = True


def read_criteria(
    line: Line, edition_id: str, system: System, found: Findings, *, of_teams: bool = False
) -> Criteria:
    """Read a record 202 or 212. What the edition or the system bars is left out, with a notice
    that has the code and the facts of the refusal.

    A criterion may be listed again, as DE may be (C.07 Art. 4.2).
    """
    names = [(word[0], word.start() + 4) for word in _NAME.finditer(line.text[3:])]
    if len(names) > _MOST:
        found.defect(FormatError(line.at, names[_MOST][1], "trf.too-many-tie-breaks", most=_MOST))
        return Criteria(())
    points_come_later = not _POINTS_OF_ANY.isdisjoint(name.upper() for name, _ in names[1:])
    if points_come_later:
        found.notice(FormatError(line.at, 5, "trf.points-not-first"))
    tie_breaks: list[str] = []
    left_out: list[str] = []
    last = 0
    for name, column in names:
        if name.upper() in (_ANY, *_POINTS_OF_ANY):
            continue
        try:
            known = _known_here(name) if of_teams else _known_of_people(name)
            tie_break = TieBreak.parse(known)
            edition(edition_id).criterion(tie_break, system, of_teams=of_teams)
        except RuleError as error:
            found.notice(FormatError(line.at, column, error.code, **error.facts))
            left_out.append(name)
            last = column
        else:
            tie_breaks.append(str(tie_break))
    if left_out:
        said = ", ".join(left_out)
        found.notice(FormatError(line.at, last, "trf.tie-breaks-left-out", names=said))
    return Criteria(tuple(tie_breaks), is_all=not left_out and not points_come_later)


def is_about_list(code: str) -> bool:
    """Whether a notice of this code tells what became of the list of tie-breaks."""
    return is_refusal(code) or code in (_UNREADABLE, "trf.tie-breaks-left-out")


def is_refusal(code: str) -> bool:
    """Whether a notice of this code names a tie-break of C.07 that the regulations bar; else it
    is no tie-break at all, but words of another program.
    """
    return code.startswith("tie-break.") and code != _UNREADABLE


def criteria_line(tie_breaks: tuple[str, ...]) -> str:
    """Write record 202, or 212 where points alone decide."""
    names = map(_known_elsewhere, tie_breaks)
    return "202 " + ",".join(names) if tie_breaks else f"212 {_POINTS}"


_IN_NO_TEXT = frozenset(each.acronym for each in OUTSIDE_ANY_TEXT)
_GO = f"{OWN}GO_"
_OF_GO = {
    f"{_GO}{name.replace('/C', '_')}": name
    for name in (*(each.acronym for each in OF_GO), f"{SOS.acronym}/C1", f"{SOS.acronym}/C2")
}
"""What the criteria of Go are called in reports."""


def _known_here(name: str) -> str:
    """Return the name of a criterion that is in no text without what reports put before it."""
    plain = name.upper().removeprefix(OWN)
    return plain if plain in _IN_NO_TEXT else name


def _known_of_people(name: str) -> str:
    return _OF_GO.get(name.upper(), _GAME_POINTS.sub("", name))


def _known_elsewhere(name: str) -> str:
    """Return a name as reports spell it: what is in no text is the event's own to others."""
    of_go = next((told for told, ours in _OF_GO.items() if ours == name), None)
    return of_go or (f"{OWN}{name}" if name in _IN_NO_TEXT else name)
