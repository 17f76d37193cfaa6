"""Words for the mandate commission: papers, how they stand, and what was decided."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.facts.people.admission import Admission, Decision, PaperKind, Requirement
from arbiter_app.domain.facts.people.people import Sex, SportRank
from arbiter_app.domain.registration.commission import CheckedPaper, Concern, PaperState
from arbiter_app.domain.registration.tallies import AgeBand, Group
from arbiter_app.formats.days import format_day
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

SIGNS: Mapping[PaperState, str] = {
    PaperState.IN_ORDER: "✓",
    PaperState.MISSING: "–",
    PaperState.DATE_MISSING: "?",
    PaperState.EXPIRED: "!",
    PaperState.EXPIRES: "!",
}
"""What stands in a cell of the window."""

# fmt: off
_PAPERS = {
    PaperKind.IDENTITY: QT_TRANSLATE_NOOP("RequiredPaper", "identity document"),
    PaperKind.MEDICAL: QT_TRANSLATE_NOOP("RequiredPaper", "medical clearance"),
    PaperKind.ACCIDENT_INSURANCE: QT_TRANSLATE_NOOP("RequiredPaper", "accident insurance"),
    PaperKind.HEALTH_INSURANCE: QT_TRANSLATE_NOOP("RequiredPaper", "health insurance"),
    PaperKind.CLASSIFICATION_BOOK: QT_TRANSLATE_NOOP("RequiredPaper", "classification book"),
    PaperKind.APPLICATION: QT_TRANSLATE_NOOP("RequiredPaper", "application"),
    PaperKind.ANTI_DOPING: QT_TRANSLATE_NOOP("RequiredPaper", "anti-doping course"),
}

_HEADS = {
    PaperKind.IDENTITY: QT_TRANSLATE_NOOP("PaperHead", "Identity"),
    PaperKind.MEDICAL: QT_TRANSLATE_NOOP("PaperHead", "Medical"),
    PaperKind.ACCIDENT_INSURANCE: QT_TRANSLATE_NOOP("PaperHead", "Accident ins."),
    PaperKind.HEALTH_INSURANCE: QT_TRANSLATE_NOOP("PaperHead", "Health ins."),
    PaperKind.CLASSIFICATION_BOOK: QT_TRANSLATE_NOOP("PaperHead", "Class. book"),
    PaperKind.APPLICATION: QT_TRANSLATE_NOOP("PaperHead", "Application"),
    PaperKind.ANTI_DOPING: QT_TRANSLATE_NOOP("PaperHead", "Anti-doping"),
}

_STATES = {
    PaperState.IN_ORDER: QT_TRANSLATE_NOOP("PaperState", "shown"),
    PaperState.MISSING: QT_TRANSLATE_NOOP("PaperState", "not shown"),
    PaperState.DATE_MISSING: QT_TRANSLATE_NOOP("PaperState", "date missing"),
    PaperState.EXPIRED: QT_TRANSLATE_NOOP("PaperState", "expired before the first day"),
    PaperState.EXPIRES: QT_TRANSLATE_NOOP("PaperState", "runs out before the last day"),
}

_DATED_STATES = {
    PaperState.IN_ORDER: QT_TRANSLATE_NOOP("PaperState", "valid until {day}"),
    PaperState.EXPIRED: QT_TRANSLATE_NOOP("PaperState", "expired on {day}"),
    PaperState.EXPIRES: QT_TRANSLATE_NOOP("PaperState", "only until {day}"),
}

_ADMISSIONS = {
    Admission.ADMITTED: QT_TRANSLATE_NOOP("Admission", "admitted"),
    Admission.CONDITIONAL: QT_TRANSLATE_NOOP("Admission", "admitted conditionally"),
    Admission.REFUSED: QT_TRANSLATE_NOOP("Admission", "not admitted"),
}

_CONCERNS = {
    Concern.BARRED: QT_TRANSLATE_NOOP(
        "Concern", "Admitted, though a compulsory paper is missing (Ukrainian rules V.1.12)"
    ),
    Concern.LACKING: QT_TRANSLATE_NOOP("Concern", "Admitted, though a paper is missing"),
    Concern.DATE_PASSED: QT_TRANSLATE_NOOP("Concern", "The date of the condition has passed"),
    Concern.COMPLETE_NOW: QT_TRANSLATE_NOOP(
        "Concern", "All papers are there: may be admitted without a condition"
    ),
    Concern.SUSPENDED: QT_TRANSLATE_NOOP(
        "Concern", "On a list of suspended persons (Ukrainian rules V.1.11, X)"
    ),
    Concern.PLAYS: QT_TRANSLATE_NOOP("Concern", "Not admitted, but has a pairing number"),
}

_GROUPS = {
    Group.AGE: QT_TRANSLATE_NOOP("TotalsBy", "By age group"),
    Group.RANK: QT_TRANSLATE_NOOP("TotalsBy", "By rank"),
    Group.REGION: QT_TRANSLATE_NOOP("TotalsBy", "By region"),
    Group.SEX: QT_TRANSLATE_NOOP("TotalsBy", "By sex"),
}

_AGES = {
    AgeBand.U8: QT_TRANSLATE_NOOP("AgeBand", "U8"),
    AgeBand.U10: QT_TRANSLATE_NOOP("AgeBand", "U10"),
    AgeBand.U12: QT_TRANSLATE_NOOP("AgeBand", "U12"),
    AgeBand.U14: QT_TRANSLATE_NOOP("AgeBand", "U14"),
    AgeBand.U16: QT_TRANSLATE_NOOP("AgeBand", "U16"),
    AgeBand.U18: QT_TRANSLATE_NOOP("AgeBand", "U18"),
    AgeBand.U20: QT_TRANSLATE_NOOP("AgeBand", "U20"),
    AgeBand.ADULT: QT_TRANSLATE_NOOP("AgeBand", "adults"),
    AgeBand.VETERANS_50: QT_TRANSLATE_NOOP("AgeBand", "veterans 50+"),
    AgeBand.VETERANS_65: QT_TRANSLATE_NOOP("AgeBand", "veterans 65+"),
}
# fmt: on

_UNKNOWN = QT_TRANSLATE_NOOP("TotalsBy", "unknown")
_WITHOUT_RANK = QT_TRANSLATE_NOOP("TotalsBy", "without rank")
_SEXES = {
    Sex.MALE: QT_TRANSLATE_NOOP("TotalsBy", "men and boys"),
    Sex.FEMALE: QT_TRANSLATE_NOOP("TotalsBy", "women and girls"),
}


def paper(catalogue: Catalogue, id: str, title: str | None = None) -> str:
    """Return the name of a paper: the arbiter's own words where he gave it any."""
    if title is None and id in _PAPERS:
        return catalogue.translate("RequiredPaper", _PAPERS[PaperKind(id)])
    return title or id


def requirement(catalogue: Catalogue, value: Requirement) -> str:
    """Return the name of a paper that is asked for."""
    return paper(catalogue, value.id, value.title)


def head(catalogue: Catalogue, value: Requirement) -> str:
    """Return the head of a column for a paper, as short as may be."""
    if value.title is None and value.id in _HEADS:
        return catalogue.translate("PaperHead", _HEADS[PaperKind(value.id)])
    return requirement(catalogue, value)


def state(catalogue: Catalogue, value: PaperState) -> str:
    """Return how a paper stands."""
    return catalogue.translate("PaperState", _STATES[value])


def stands(catalogue: Catalogue, checked: CheckedPaper) -> str:
    """Return how a paper stands, with its date where it has one: "expired on 01.10.2026"."""
    until = checked.shown.valid_until if checked.shown else None
    if until is None or checked.state not in _DATED_STATES:
        return state(catalogue, checked.state)
    pattern = catalogue.translate("PaperState", _DATED_STATES[checked.state])
    return pattern.format(day=format_day(until))


def checked_paper(catalogue: Catalogue, checked: CheckedPaper) -> str:
    """Return a paper and how it stands: "medical clearance: not shown"."""
    return catalogue.translate("PaperState", "{paper}: {state}").format(
        paper=requirement(catalogue, checked.requirement), state=stands(catalogue, checked)
    )


def checked_papers(catalogue: Catalogue, checked: Sequence[CheckedPaper]) -> str:
    """Return papers and how they stand, those that stand alike together: "medical clearance,
    application: not shown; health insurance: expired on 01.11.2026".
    """
    alike: dict[str, list[str]] = {}
    for each in checked:
        alike.setdefault(stands(catalogue, each), []).append(
            requirement(catalogue, each.requirement)
        )
    pattern = catalogue.translate("PaperState", "{paper}: {state}")
    return "; ".join(
        pattern.format(paper=", ".join(papers), state=state) for state, papers in alike.items()
    )


def admission(catalogue: Catalogue, value: Admission) -> str:
    return catalogue.translate("Admission", _ADMISSIONS[value])


def decision(catalogue: Catalogue, value: Decision) -> str:
    """Return what was decided, with its date: "admitted until 05.11.2026"."""
    if value.admission is Admission.CONDITIONAL and value.until:
        pattern = catalogue.translate("Admission", "admitted conditionally, until {day}")
        return pattern.format(day=format_day(value.until))
    return admission(catalogue, value.admission)


def concern(catalogue: Catalogue, value: Concern) -> str:
    """Return why a decision should be looked at again."""
    return catalogue.translate("Concern", _CONCERNS[value])


def group(catalogue: Catalogue, value: Group) -> str:
    """Return the heading of the totals by age, rank, region or sex."""
    return catalogue.translate("TotalsBy", _GROUPS[value])


def group_key(catalogue: Catalogue, by: Group, key: str | None) -> str:
    """Return the name of a line of the totals."""
    if key is None:
        unknown = _WITHOUT_RANK if by is Group.RANK else _UNKNOWN
        return catalogue.translate("TotalsBy", unknown)
    match by:
        case Group.AGE:
            return catalogue.translate("AgeBand", _AGES[AgeBand(key)])
        case Group.RANK:
            return people.sport_rank(catalogue, SportRank(key))
        case Group.SEX:
            return catalogue.translate("TotalsBy", _SEXES[Sex(key)])
        case Group.REGION:
            return key
