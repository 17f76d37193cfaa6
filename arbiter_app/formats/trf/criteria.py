"""Records 202 and 212: the tie-breaks of the tournament."""

import re
from dataclasses import dataclass

from arbiter_app.domain.editions import DEFAULT_TIE_BREAKS, edition
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.event import System
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.findings import Findings
from arbiter_app.formats.trf.records import Line

_POINTS = "PTS"
_ANY = "X"
_GAME_POINTS = re.compile(r":GP\b", re.IGNORECASE)

DEFAULTS = {
    System.ROUND_ROBIN: DEFAULT_TIE_BREAKS,
    System.SWISS: ("BH/C1", "BH", "SB", "DE"),
}
"""What is taken where a file says nothing."""


@dataclass(frozen=True, slots=True)
class Criteria:
    """The tie-breaks that a record names, and whether that is all it says."""

    tie_breaks: tuple[str, ...]
    is_all: bool = True


def read_criteria(line: Line, edition_id: str, system: System, found: Findings) -> Criteria:
    """Read a record 202 or 212; what the edition or the system bars is left out with a notice."""
    names = [name.strip() for name in line.value.split(",") if name.strip()]
    is_all = True
    tie_breaks: list[str] = []
    for index, name in enumerate(names):
        if name.upper() in (_POINTS, _ANY):
            if name.upper() == _POINTS and index:
                found.notice(FormatError(line.at, 5, "trf.points-not-first"))
                is_all = False
            continue
        try:
            tie_break = TieBreak.parse(_GAME_POINTS.sub("", name))
            edition(edition_id).criterion(tie_break, system)
        except RuleError:
            found.notice(FormatError(line.at, _column(line, name), "trf.tie-break", name=name))
            is_all = False
            continue
        if str(tie_break) in tie_breaks:
            is_all = False
        else:
            tie_breaks.append(str(tie_break))
    return Criteria(tuple(tie_breaks), is_all)


def _column(line: Line, name: str) -> int:
    return line.text.find(name, 4) + 1


def criteria_line(tie_breaks: tuple[str, ...]) -> str:
    """Write record 202, or 212 where points alone decide."""
    return "202 " + ",".join(tie_breaks) if tie_breaks else f"212 {_POINTS}"
