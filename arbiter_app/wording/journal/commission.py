"""Lines of the journal of the mandate commission."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import date

from arbiter_app.domain.facts.people.admission import Admission, Decision
from arbiter_app.formats.days import format_day
from arbiter_app.i18n import QT_TRANSLATE_NOOP
from arbiter_app.wording.journal.entry import Entry
from arbiter_app.wording.terms.registration import commission, people

_MOST_NAMES = 5
"""More would fill the line; the rows behind the entry have all of them."""


def _shown(entry: Entry) -> str:
    facts = []
    if until := entry.params.get("valid_until"):
        facts.append(entry.line(_UNTIL, day=format_day(date.fromisoformat(until))))
    if number := (entry.params.get("number") or "").split():
        facts.append(entry.line(_NUMBER, number=" ".join(number)))
    return entry.line(
        _SHOWN_WITH if facts else _SHOWN,
        name=entry.name(entry.params["player"]),
        paper=_paper(entry),
        facts=", ".join(facts),
    )


def _missing(entry: Entry) -> str:
    return entry.line(_NOT_SHOWN, name=entry.name(entry.params["player"]), paper=_paper(entry))


def _noted(entry: Entry) -> str:
    players = entry.params["players"]
    names = people.listed(entry.name(player) for player in players[:_MOST_NAMES])
    if len(players) > _MOST_NAMES:
        count = entry.catalogue.translate("Journal", "%n player(s)", None, len(players))
        names = f"{names} … ({count})"
    until = entry.params.get("valid_until")
    if not entry.params["shown"]:
        return entry.line(_NOT_SHOWN, name=names, paper=_paper(entry))
    if not until:
        return entry.line(_SHOWN, name=names, paper=_paper(entry))
    facts = entry.line(_UNTIL, day=format_day(date.fromisoformat(until)))
    return entry.line(_SHOWN_WITH, name=names, paper=_paper(entry), facts=facts)


def _paper(entry: Entry) -> str:
    """Return the name of a paper, of one off the list by the name it first had."""
    paper = entry.params["requirement"]
    titles = {each.id: each.title for each in entry.event.requirements}
    return commission.paper(entry.catalogue, paper, titles.get(paper))


def _decided(entry: Entry) -> str:
    players = entry.params["players"]
    names = people.listed(entry.name(player) for player in players[:_MOST_NAMES])
    facts = {"names": names, "decision": _decision(entry)}
    if len(players) <= _MOST_NAMES:
        return entry.line(_DECIDED, **facts)
    count = entry.catalogue.translate("Journal", "%n player(s)", None, len(players))
    return entry.line(_DECIDED_MANY, count=count, **facts)


def _admitted(entry: Entry) -> str:
    return _decided(replace(entry, params={**entry.params, "admission": Admission.ADMITTED}))


def _decision(entry: Entry) -> str:
    admission, until = entry.params["admission"], entry.params.get("until")
    if admission is None:
        return entry.line(_TAKEN_BACK)
    decision = Decision(
        admission=Admission(admission), until=date.fromisoformat(until) if until else None
    )
    return commission.decision(entry.catalogue, decision)


def _listed(entry: Entry) -> str:
    """Return the papers, the compulsory ones with the mark that they have on the page."""
    papers = [
        commission.paper(entry.catalogue, each["id"], each["title"])
        + (" §" if each["compulsory"] else "")
        for each in entry.params["requirements"]
    ]
    return entry.line(_LISTED, papers=", ".join(papers) or "–")


# fmt: off
COMMISSION_WRITERS: Mapping[str, Callable[[Entry], str]] = {
    "commission.paper-shown": _shown,
    "commission.papers-noted": _noted,
    "commission.paper-missing": _missing,
    "commission.decide": _decided,
    "commission.admit-ready": _admitted,
    "commission.requirements": _listed,
}

_SHOWN = QT_TRANSLATE_NOOP("Journal", "{name}: {paper} shown")
_SHOWN_WITH = QT_TRANSLATE_NOOP("Journal", "{name}: {paper} shown, {facts}")
_UNTIL = QT_TRANSLATE_NOOP("Journal", "valid until {day}")
_NUMBER = QT_TRANSLATE_NOOP("Journal", "№ {number}")
_NOT_SHOWN = QT_TRANSLATE_NOOP("Journal", "{name}: {paper} not shown")
_DECIDED = QT_TRANSLATE_NOOP("Journal", "Commission: {names}: {decision}")
_DECIDED_MANY = QT_TRANSLATE_NOOP("Journal", "Commission: {names} … ({count}): {decision}")
_TAKEN_BACK = QT_TRANSLATE_NOOP("Journal", "decision taken back")
_LISTED = QT_TRANSLATE_NOOP("Journal", "Papers asked for: {papers}")
# fmt: on
