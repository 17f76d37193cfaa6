"""Records 102 and 112: the arbiters, as "IA Petrenko, Petro (2900000)"."""

import re
from collections.abc import Iterator

from arbiter_app.domain.facts.english_names import english_name
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import HIGHEST_FIDE_ID, Official, Role
from arbiter_app.domain.names.transliteration import in_latin
from arbiter_app.formats.trf.facts.latin_letters import REPORTED_OFFICES
from arbiter_app.formats.trf.lines.records import Report

_TITLES = ("IA", "FA", "NA")
_OFFICIAL = re.compile(
    rf"(?:(?P<title>{'|'.join(_TITLES)})\s+)?(?P<name>\S.*?)"
    r"(?:\s*[(\[](?:FIDE)?\s*(?:ID)?\W{0,2}(?P<id>[0-9]{4,12})[)\]])?",
    re.ASCII,
)


def official_line(event: Event, official: Official) -> str:
    """Write who holds an office: international title, name, FIDE ID."""
    name = english_name(event, official.name)
    titles = (each for each in (official.title, official.category) if each in _TITLES)
    id_ = f"({official.fide_id})" if official.fide_id else ""
    return " ".join(filter(None, (next(titles, ""), in_latin(name), id_)))


def read_officials(report: Report) -> Iterator[Official]:
    """Yield the chief arbiter, then the deputies; the title serves for the category too, which
    papers print.
    """
    for role, code in REPORTED_OFFICES.items():
        for line in report.lines(code):
            if found := _OFFICIAL.fullmatch(" ".join(line.value.split())):
                yield _official(role, **found.groupdict())


def _official(role: Role, title: str | None, name: str, id: str | None) -> Official:
    fide_id = int(id) if id and int(id) <= HIGHEST_FIDE_ID else None
    return Official(role=role, name=name, category=title, title=title, fide_id=fide_id)
