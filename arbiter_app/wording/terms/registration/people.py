"""Words for people: names, titles, ranks, sexes and offices."""

from collections.abc import Iterable

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.grades import FIRST_DAN, Grade
from arbiter_app.domain.facts.people.people import Player, Role, Sex, SportRank, Title
from arbiter_app.domain.names.collation import CollationKey, collation_key
from arbiter_app.formats.days import format_birth
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue

_TITLES = {
    Title.GM: QT_TRANSLATE_NOOP("Title", "GM"),
    Title.IM: QT_TRANSLATE_NOOP("Title", "IM"),
    Title.WGM: QT_TRANSLATE_NOOP("Title", "WGM"),
    Title.FM: QT_TRANSLATE_NOOP("Title", "FM"),
    Title.WIM: QT_TRANSLATE_NOOP("Title", "WIM"),
    Title.CM: QT_TRANSLATE_NOOP("Title", "CM"),
    Title.WFM: QT_TRANSLATE_NOOP("Title", "WFM"),
    Title.WCM: QT_TRANSLATE_NOOP("Title", "WCM"),
}

_SPORT_RANKS = {
    SportRank.MSMK: QT_TRANSLATE_NOOP("SportRank", "MSMK"),
    SportRank.MS: QT_TRANSLATE_NOOP("SportRank", "MS"),
    SportRank.KMS: QT_TRANSLATE_NOOP("SportRank", "KMS"),
    SportRank.FIRST: QT_TRANSLATE_NOOP("SportRank", "I"),
    SportRank.SECOND: QT_TRANSLATE_NOOP("SportRank", "II"),
    SportRank.THIRD: QT_TRANSLATE_NOOP("SportRank", "III"),
    SportRank.FOURTH: QT_TRANSLATE_NOOP("SportRank", "IV"),
    SportRank.YOUTH_FIRST: QT_TRANSLATE_NOOP("SportRank", "I youth"),
    SportRank.YOUTH_SECOND: QT_TRANSLATE_NOOP("SportRank", "II youth"),
    SportRank.YOUTH_THIRD: QT_TRANSLATE_NOOP("SportRank", "III youth"),
}

_SEXES = {
    Sex.MALE: QT_TRANSLATE_NOOP("Sex", "m"),
    Sex.FEMALE: QT_TRANSLATE_NOOP("Sex", "f"),
}

_ROLES = {
    Role.CHIEF_ARBITER: QT_TRANSLATE_NOOP("Role", "Chief arbiter"),
    Role.CHIEF_SECRETARY: QT_TRANSLATE_NOOP("Role", "Chief secretary"),
    Role.DEPUTY: QT_TRANSLATE_NOOP("Role", "Deputy chief arbiter"),
    Role.SENIOR_ARBITER: QT_TRANSLATE_NOOP("Role", "Senior arbiter"),
    Role.ARBITER: QT_TRANSLATE_NOOP("Role", "Arbiter"),
    Role.DOCTOR: QT_TRANSLATE_NOOP("Role", "Doctor"),
    Role.INSPECTOR: QT_TRANSLATE_NOOP("Role", "Inspector"),
    Role.ORGANISER: QT_TRANSLATE_NOOP("Role", "Member of the organising committee"),
    Role.MANDATE_CHAIR: QT_TRANSLATE_NOOP("Role", "Chair of the credentials committee"),
    Role.MANDATE_MEMBER: QT_TRANSLATE_NOOP("Role", "Member of the credentials committee"),
    Role.APPEALS_CHAIR: QT_TRANSLATE_NOOP("Role", "Chair of the appeals committee"),
    Role.APPEALS_MEMBER: QT_TRANSLATE_NOOP("Role", "Member of the appeals committee"),
    Role.APPEALS_RESERVE: QT_TRANSLATE_NOOP("Role", "Reserve of the appeals committee"),
}

_LEFT = {
    EntryStatus.WITHDRAWN: QT_TRANSLATE_NOOP("EntryStatus", "withdrawn"),
    EntryStatus.EXPELLED: QT_TRANSLATE_NOOP("EntryStatus", "expelled"),
}


def name(catalogue: Catalogue, player: Player) -> str:
    """Return the name as this language prints it: in Latin letters in English where known."""
    return _name_in(catalogue.language, player)


def listed(names: Iterable[str]) -> str:
    """Return names one after the other, told apart also where they have commas of their own, as in
    "Bondar, Ihor; Hava, Petro".
    """
    each = list(names)
    return ("; " if any("," in name for name in each) else ", ").join(each)


def alphabetical(catalogue: Catalogue, player: Player) -> CollationKey:
    """Return where a name stands in a list of names: as it is printed there; on a sheet in both
    languages as the first of them has it.
    """
    return collation_key(_name_in(catalogue.alphabet, player), catalogue.alphabet)


def _name_in(language: str, player: Player) -> str:
    return player.latin_name or player.name if language == "en" else player.name


def told_apart(catalogue: Catalogue, player: Player) -> str:
    """Return what tells a player from namesakes: "Бук Ян (2012, Київ, 14100001)"."""
    known = (
        "" if player.birth is None else format_birth(player.birth),
        player.region or "",
        player.fide_id or player.national_id or "",
    )
    facts = ", ".join(str(each) for each in known if each)
    return f"{name(catalogue, player)} ({facts})" if facts else name(catalogue, player)


def title(catalogue: Catalogue, value: Title) -> str:
    return catalogue.translate("Title", _TITLES[value])


def sport_rank(catalogue: Catalogue, value: SportRank) -> str:
    return catalogue.translate("SportRank", _SPORT_RANKS[value])


def grade(catalogue: Catalogue, value: Grade) -> str:
    """Return a grade of Go: "5 kyu", "1 dan"."""
    if value < FIRST_DAN:
        return catalogue.translate("Grade", "{number} kyu").format(number=-int(value))
    return catalogue.translate("Grade", "{number} dan").format(number=value + 1)


def sex(catalogue: Catalogue, value: Sex) -> str:
    """Return the letter for a sex that lists of players print."""
    return catalogue.translate("Sex", _SEXES[value])


def role(catalogue: Catalogue, value: Role) -> str:
    return catalogue.translate("Role", _ROLES[value])


def left(catalogue: Catalogue, status: EntryStatus) -> str:
    """Return how somebody left the tournament, "" for who takes part."""
    return catalogue.translate("EntryStatus", _LEFT[status]) if status in _LEFT else ""


def name_and_leaving(catalogue: Catalogue, player: Player, status: EntryStatus) -> str:
    """Return the name with how its bearer left, as in "Білик Марта (withdrawn)"."""
    own = name(catalogue, player)
    if how := left(catalogue, status):
        return catalogue.translate("EntryStatus", "{name} ({left})").format(name=own, left=how)
    return own


def title_and_rank(catalogue: Catalogue, player: Player) -> str:
    """Return the international title and the sport rank, as in "FM, MS"; "" with neither."""
    parts = []
    if player.title:
        parts.append(title(catalogue, player.title))
    if player.sport_rank:
        parts.append(sport_rank(catalogue, player.sport_rank))
    return ", ".join(parts)
