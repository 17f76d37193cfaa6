"""By which rules the pairings of a competition can be checked."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from enum import Enum, auto

from arbiter_app.domain.checking.verdict import Remark
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import SwissSystem
from arbiter_app.values import frozen

TEXTS_OF_2026 = date(2026, 2, 1)
"""From when the texts are in force that are built here."""

_BAKU = "_BAKU"
_SINCE_2026 = ("2026", "2025")
"""2025 is what an early table of codes called the text of 2026."""
_FORMER = "2017"
_CODES: Mapping[str, SwissSystem] = {system.value: system for system in SwissSystem}
_OWN_TABLE = "CUSTOM_ROUNDROBIN"
_KNOCKOUT = "CUSTOM_KNOCKOUT"
_NOT_BUILT_IN = ("keizer", "mcmahon")
"""Words of a free text that name a system by which nothing is paired here."""
_BY: Mapping[SwissSystem, str] = {
    SwissSystem.DUTCH: "by-dutch",
    SwissSystem.DUBOV: "by-dubov",
    SwissSystem.BURSTEIN: "by-burstein",
    SwissSystem.DOUBLE: "by-double",
    SwissSystem.LIM: "by-lim",
    SwissSystem.MCMAHON: "by-mcmahon",
}
_OF_ANY_DAY = frozenset({SwissSystem.LIM, SwissSystem.MCMAHON})
"""Those whose text has not changed in substance (C.04.4.3 is of 1987 to 1999), or that have none
of FIDE."""

_WITHOUT_PROGRAM = frozenset(
    {SwissSystem.DUBOV, SwissSystem.BURSTEIN, SwissSystem.LIM, SwissSystem.DOUBLE}
)
"""Those of FIDE for which no program is approved (C.04.2 Art. 1.4)."""


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
        return Grounds(depth=Depth.ALL, by=Remark("by-scheveningen-tables"), is_named=False)
    if not settings.traits.follows_results:
        return _unchecked("other-system", system=said.code.strip() or settings.system)
    found = _of_swiss(code.removesuffix(_BAKU), settings, said)
    if settings.sport.traits.has_fide and found.by.code == _BY[SwissSystem.MCMAHON]:
        found = replace(found, remarks=(*found.remarks, Remark("rated-by-permission")))
    is_of_teams = settings.teams is not None and found.depth is Depth.ALL
    return replace(found, by=Remark("by-team-swiss")) if is_of_teams else found


def _of_round_robin(code: str) -> Grounds:
    if code == _OWN_TABLE:
        return Grounds(depth=Depth.MEETINGS, by=Remark("by-meetings"))
    return Grounds(depth=Depth.ALL, by=Remark("by-berger-tables"), is_named=bool(code))


def _of_swiss(code: str, settings: Settings, said: Said) -> Grounds:
    system = settings.swiss.system
    if not code and (named := _not_built_in(said.words)):
        return _unchecked("other-system", system=named)
    if code:
        text, _, year = code.rpartition("_")
        is_dated = year in (_FORMER, *_SINCE_2026)
        system = _CODES.get(text if is_dated else code, SwissSystem.OTHER)
        if system in _BY and year == _FORMER:
            return Grounds(depth=Depth.LEGALITY, by=Remark("by-legality-named"))
        if system in _BY and is_dated:
            return Grounds(depth=Depth.ALL, by=Remark(_BY[system]))
    if system not in _BY:
        return _unchecked("other-system", system=said.code.strip() or system)
    return _of_system(system, said, is_named=bool(code) or system is not SwissSystem.DUTCH)


def _of_system(system: SwissSystem, said: Said, *, is_named: bool) -> Grounds:
    remarks = () if is_named else (Remark("system-unsaid"),)
    if system in _WITHOUT_PROGRAM:
        remarks = (Remark("no-approved-program"),)
    by = Remark(_BY[system])
    if system in _OF_ANY_DAY:
        return Grounds(depth=Depth.ALL, by=by, is_named=is_named, remarks=remarks)
    if said.starts_on is None:
        remarks = (*remarks, Remark("first-day-unsaid"))
    elif said.starts_on < TEXTS_OF_2026:
        by = Remark("by-legality", {"day": said.starts_on.isoformat()})
        return Grounds(depth=Depth.LEGALITY, by=by, is_named=is_named, remarks=remarks)
    return Grounds(depth=Depth.ALL, by=by, is_named=is_named, remarks=remarks)


def _not_built_in(words: str) -> str | None:
    """Return what the words of a file call a system that is not built in."""
    plain = words.casefold()
    return next((word.capitalize() for word in _NOT_BUILT_IN if word in plain), None)


def _unchecked(code: str, **facts: object) -> Grounds:
    return Grounds(depth=Depth.NOTHING, by=Remark(code, facts))
