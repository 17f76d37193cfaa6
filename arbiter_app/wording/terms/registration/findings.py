"""Words for the conditions of taking part, and for what is pointed out by them."""

from collections.abc import Mapping
from datetime import date

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup, Eligibility
from arbiter_app.domain.facts.people.people import Birth, Role, SportRank
from arbiter_app.domain.registration.findings import Finding
from arbiter_app.formats.days import format_birth, format_day
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import contingents, people

# fmt: off
TITLES: Mapping[str, str] = {
    "eligibility.suspended": QT_TRANSLATE_NOOP("Finding", "on a list of the suspended"),
    "eligibility.birth-unknown": QT_TRANSLATE_NOOP("Finding", "birth unknown"),
    "eligibility.too-old": QT_TRANSLATE_NOOP("Finding", "too old"),
    "eligibility.too-young": QT_TRANSLATE_NOOP("Finding", "too young"),
    "eligibility.plays-up": QT_TRANSLATE_NOOP("Finding", "of a younger group"),
    "eligibility.below-lowest-age": QT_TRANSLATE_NOOP("Finding", "below the lowest age"),
    "eligibility.sex-unknown": QT_TRANSLATE_NOOP("Finding", "sex unknown"),
    "eligibility.not-a-woman": QT_TRANSLATE_NOOP("Finding", "a man in an event for women"),
    "eligibility.no-rank": QT_TRANSLATE_NOOP("Finding", "no sport rank"),
    "eligibility.rank-too-low": QT_TRANSLATE_NOOP("Finding", "sport rank too low"),
    "eligibility.contingent-unknown": QT_TRANSLATE_NOOP("Finding", "in no quota"),
    "eligibility.above-quota": QT_TRANSLATE_NOOP("Finding", "above the quota"),
    "eligibility.official": QT_TRANSLATE_NOOP("Finding", "an official who plays"),
    "eligibility.official-elsewhere": QT_TRANSLATE_NOOP(
        "Finding", "an official of other tournaments"
    ),
    "eligibility.appeals-member": QT_TRANSLATE_NOOP(
        "Finding", "on the appeals committee and plays"
    ),
}

_SENTENCES: Mapping[str, str] = {
    "eligibility.suspended": QT_TRANSLATE_NOOP(
        "Finding", "On a list of suspended persons: {listed}, {source}, until {until}; who is under"
        " a sanction in force is not admitted"
    ),
    "eligibility.birth-unknown": QT_TRANSLATE_NOOP(
        "Finding", "The birth is not known, and age is a condition of this event"
    ),
    "eligibility.too-old": QT_TRANSLATE_NOOP(
        "Finding", "Born {birth}: {age} on 1 January {year}, too old for {group}"
    ),
    "eligibility.too-young": QT_TRANSLATE_NOOP(
        "Finding", "Born {birth}: {age} on 1 January {year}, too young for {group}"
    ),
    "eligibility.plays-up": QT_TRANSLATE_NOOP(
        "Finding", "Born {birth}: {age} on 1 January {year}, of the group {younger}; the"
        " regulations let nobody play in an older one"
    ),
    "eligibility.below-lowest-age": QT_TRANSLATE_NOOP(
        "Finding", "Born {birth}: {age} on 1 January {year}; the lowest age is {lowest}"
    ),
    "eligibility.sex-unknown": QT_TRANSLATE_NOOP(
        "Finding", "The sex is not written down, and this is an event for women"
    ),
    "eligibility.not-a-woman": QT_TRANSLATE_NOOP("Finding", "A man, in an event for women"),
    "eligibility.no-rank": QT_TRANSLATE_NOOP(
        "Finding", "No sport rank is written down; the lowest one admitted is {lowest}"
    ),
    "eligibility.rank-too-low": QT_TRANSLATE_NOOP(
        "Finding", "Sport rank {rank}; the lowest one admitted is {lowest}"
    ),
    "eligibility.contingent-unknown": QT_TRANSLATE_NOOP(
        "Finding", "Counts for no quota, for this is not written down: {by}"
    ),
    "eligibility.above-quota": QT_TRANSLATE_NOOP(
        "Finding", "{contingent} has {players}; the quota is {quota}"
    ),
    "eligibility.official": QT_TRANSLATE_NOOP(
        "Finding", "May be the same person as an official, {name} ({role}); who officiates does not"
        " play"
    ),
    "eligibility.official-elsewhere": QT_TRANSLATE_NOOP(
        "Finding", "May be the same person as an official of other tournaments, {name} ({role});"
        " see that they are not on duty while they play"
    ),
    "eligibility.appeals-member": QT_TRANSLATE_NOOP(
        "Finding", "May be the same person as {name} ({role}); nobody judges a dispute of their"
                   " own, so have a reserve ready"
    ),
}

_AGE_GROUPS: Mapping[AgeGroup, str] = {
    AgeGroup.U8: QT_TRANSLATE_NOOP("AgeGroup", "U8"),
    AgeGroup.U10: QT_TRANSLATE_NOOP("AgeGroup", "U10"),
    AgeGroup.U12: QT_TRANSLATE_NOOP("AgeGroup", "U12"),
    AgeGroup.U14: QT_TRANSLATE_NOOP("AgeGroup", "U14"),
    AgeGroup.U16: QT_TRANSLATE_NOOP("AgeGroup", "U16"),
    AgeGroup.U18: QT_TRANSLATE_NOOP("AgeGroup", "U18"),
    AgeGroup.U20: QT_TRANSLATE_NOOP("AgeGroup", "U20"),
    AgeGroup.U23: QT_TRANSLATE_NOOP("AgeGroup", "U23 (chess composition)"),
    AgeGroup.ADULTS_21: QT_TRANSLATE_NOOP("AgeGroup", "adults 21+"),
    AgeGroup.ADULTS_23: QT_TRANSLATE_NOOP("AgeGroup", "adults 23+ (chess composition)"),
    AgeGroup.VETERANS_50: QT_TRANSLATE_NOOP("AgeGroup", "veterans 50+"),
    AgeGroup.VETERANS_65: QT_TRANSLATE_NOOP("AgeGroup", "veterans 65+"),
}

# fmt: on


def title(catalogue: Catalogue, code: str) -> str:
    """Return a finding in a word or two: "too old"."""
    return catalogue.translate("Finding", TITLES[code])


def sentence(catalogue: Catalogue, finding: Finding) -> str:
    """Return what is pointed out, with its article: "Sport rank II; … (Rules, V.1.6)"."""
    pattern = catalogue.translate("Finding", "{sentence} (Ukrainian rules {article})")
    return pattern.format(
        sentence=catalogue.translate("Finding", _SENTENCES[finding.code]).format(
            **{name: _fact(catalogue, name, value) for name, value in finding.facts.items()}
        ),
        article=finding.article,
    )


def age_group(catalogue: Catalogue, group: AgeGroup) -> str:
    return catalogue.translate("AgeGroup", _AGE_GROUPS[group])


def conditions(catalogue: Catalogue, conditions: Eligibility) -> str:
    """Return the conditions of taking part: "U14, women, rank II or higher"; "" for none."""
    parts = []
    if conditions.age:
        parts.append(age_group(catalogue, conditions.age))
        if not conditions.playing_up:
            parts.append(catalogue.translate("Conditions", "nobody of a younger group"))
    if conditions.lowest_age:
        parts.append(
            catalogue.translate("Conditions", "%n year(s) or older", None, conditions.lowest_age)
        )
    if conditions.women_only:
        parts.append(catalogue.translate("Conditions", "women"))
    if conditions.lowest_rank:
        rank = catalogue.translate("Conditions", "sport rank {rank} or higher")
        parts.append(rank.format(rank=people.sport_rank(catalogue, conditions.lowest_rank)))
    if quotas := _quotas(catalogue, conditions):
        parts.append(quotas)
    return ", ".join(parts)


def _quotas(catalogue: Catalogue, conditions: Eligibility) -> str:
    """Return the quotas: "at most 2 of one region (Kyiv 5)"."""
    own = ", ".join(f"{name} {quota}" for name, quota in conditions.quotas.items())
    if conditions.quota is None:
        return catalogue.translate("Conditions", "quotas ({own})").format(own=own) if own else ""
    general = contingents.quota(catalogue, conditions.quota_by, conditions.quota)
    return f"{general} ({own})" if own else general


def _fact(catalogue: Catalogue, name: str, value: str | int) -> str:
    match name:
        case "until":
            return format_day(date.fromisoformat(str(value))) if value else "…"
        case "birth":
            return format_birth(Birth.parse(str(value)))
        case "age":
            return catalogue.translate("Finding", "%n year(s) old", None, max(int(value), 0))
        case "players":
            return catalogue.translate("Finding", "%n player(s)", None, int(value))
        case "group" | "younger":
            return age_group(catalogue, AgeGroup(str(value)))
        case "rank" | "lowest" if isinstance(value, str):
            return people.sport_rank(catalogue, SportRank(value))
        case "by":
            return contingents.contingent(catalogue, ContingentKey(str(value)))
        case "role":
            return people.role(catalogue, Role(str(value)))
        case _:
            return str(value)
