"""By which rules the pairings of a competition can be checked."""

from dataclasses import replace
from datetime import date
from enum import Enum, auto

from arbiter_app.domain.checking.verdict import Remark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.values import frozen

DUTCH_2026 = date(2026, 2, 1)
"""From when the text of C.04.3 is in force that is built here."""

_BAKU = "_BAKU"
_BY_2026 = frozenset({"FIDE_DUTCH_2026", "FIDE_DUTCH_2025"})
"""2025 is what an early table of codes called the text of 2026."""
_BY_2017 = "FIDE_DUTCH_2017"
_OWN_TABLE = "CUSTOM_ROUNDROBIN"
_KNOCKOUT = "CUSTOM_KNOCKOUT"
_NAMED = ("dubov", "burstein", "keizer", "mcmahon")
"""Words of a free text that name another system than the Dutch one."""


class Depth(Enum):
    """What is looked at."""

    ALL = auto()
    """Pairs, colours and the bye, all of which the rules fix."""
    LEGALITY = auto()
    """What no pairing may do; the rest is by a text that is not built here."""
    MEETINGS = auto()
    """Who meets whom, by a table of the event's own."""
    NOTHING = auto()


@frozen(kw_only=True)
class Said:
    """What a file says of its pairings in words of its own, beside its settings."""

    code: str = ""
    """Of record 192."""
    words: str = ""
    """Of record 092."""
    starts_on: date | None = None
    is_of_teams: bool = False


@frozen(kw_only=True)
class Grounds:
    """By what pairings are checked."""

    depth: Depth
    by: Remark
    is_named: bool = True
    """Whether the file names its system; else what can be known had to do."""
    remarks: tuple[Remark, ...] = ()


def grounds(settings: Settings, said: Said) -> Grounds:
    """Return by what the pairings of a competition are checked."""
    code = said.code.strip().upper()
    if said.is_of_teams:
        return _unchecked("teams")
    if settings.traits.has_bracket:
        return Grounds(depth=Depth.ALL, by=Remark("by-bracket"))
    if code == _KNOCKOUT:
        return _unchecked("knockout")
    if settings.traits.has_parts:
        return _unchecked("stages")
    if settings.traits.meets_all:
        return _of_round_robin(code)
    if settings.traits.follows_rosters:
        return _unchecked("rosters")
    if not settings.traits.follows_results:
        return _unchecked("other-system", system=said.code.strip() or settings.system)
    found = _of_swiss(code.removesuffix(_BAKU), said)
    is_of_teams = settings.teams is not None and found.depth is Depth.ALL
    return replace(found, by=Remark("by-team-swiss")) if is_of_teams else found


def _of_round_robin(code: str) -> Grounds:
    if code == _OWN_TABLE:
        return Grounds(depth=Depth.MEETINGS, by=Remark("by-meetings"))
    return Grounds(depth=Depth.ALL, by=Remark("by-berger-tables"), is_named=bool(code))


def _of_swiss(code: str, said: Said) -> Grounds:
    if code in _BY_2026:
        return Grounds(depth=Depth.ALL, by=Remark("by-dutch"))
    if code == _BY_2017:
        return Grounds(depth=Depth.LEGALITY, by=Remark("by-legality-named"))
    if code and code != SwissSystem.DUTCH:
        return _unchecked("other-system", system=said.code.strip())
    if not code and (named := _named_in(said.words)):
        return _unchecked("other-system", system=named)
    remarks = () if code else (Remark("system-unsaid"),)
    if said.starts_on is None:
        remarks = (*remarks, Remark("first-day-unsaid"))
    elif said.starts_on < DUTCH_2026:
        by = Remark("by-legality", {"day": said.starts_on.isoformat()})
        return Grounds(depth=Depth.LEGALITY, by=by, is_named=bool(code), remarks=remarks)
    return Grounds(depth=Depth.ALL, by=Remark("by-dutch"), is_named=bool(code), remarks=remarks)


def _named_in(words: str) -> str | None:
    """Return what the words of a file call a system that is not the Dutch one."""
    plain = words.casefold()
    return next((word.capitalize() for word in _NAMED if word in plain), None)


def _unchecked(code: str, **facts: object) -> Grounds:
    return Grounds(depth=Depth.NOTHING, by=Remark(code, facts))
