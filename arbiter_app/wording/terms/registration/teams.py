"""Teams and their rosters in words."""

from collections.abc import Mapping

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.teams.rosters import Lack, Lacking
from arbiter_app.i18n import QT_TRANSLATE_NOOP, Catalogue
from arbiter_app.wording.terms.registration import people

_LACKS: Mapping[Lack, str] = {
    Lack.NOBODY: QT_TRANSLATE_NOOP("Teams", "Nobody is on the roster; a match has {wanted} boards"),
    Lack.FEW: QT_TRANSLATE_NOOP("Teams", "{has} on the roster for {wanted} boards"),
    Lack.NO_CAPTAIN: QT_TRANSLATE_NOOP("Teams", "No captain is named (Ukrainian rules V.2)"),
    Lack.FOREIGNERS: QT_TRANSLATE_NOOP(
        "Teams", "Foreigners: {has} may play in a round, for {wanted} boards"
    ),
    Lack.WOMEN: QT_TRANSLATE_NOOP(
        "Teams", "Women on the roster: {has}; {wanted} must play in a round"
    ),
    Lack.JUNIORS: QT_TRANSLATE_NOOP(
        "Teams", "Juniors on the roster: {has}; {wanted} must play in a round"
    ),
}

_RESERVE = QT_TRANSLATE_NOOP("Teams", "reserve")
_MEMBERS = QT_TRANSLATE_NOOP("Teams", "{members} + {reserves}")


def lack(catalogue: Catalogue, lacking: Lacking) -> str:
    """Return what is missing of a team."""
    text = catalogue.translate("Teams", _LACKS[lacking.lack])
    return text.format(has=lacking.has, wanted=lacking.wanted)


def captain(catalogue: Catalogue, event: Event, team: Team) -> str:
    """Return the name of the captain of a team, who may be a member that plays; "" for none."""
    if team.captain_plays is not None:
        return people.name(catalogue, event.players[team.captain_plays])
    return team.captain


def size(catalogue: Catalogue, team: Team) -> str:
    """Return how many are on a roster: "4", with reserves "4 + 2"; "" for none."""
    reserves = sum(each.is_reserve for each in team.members)
    members = len(team.members) - reserves
    if not reserves:
        return str(members or "")
    text = catalogue.translate("Teams", _MEMBERS)
    return text.format(members=members, reserves=reserves)


def place(catalogue: Catalogue, team: Team, member: Member) -> str:
    """Return at which board a member stands on a roster: "3", or that he is a reserve; the boards
    of his own where he has some.
    """
    if member.boards:
        boards = ", ".join(map(str, member.boards))
        if not member.is_reserve:
            return boards
        return f"{catalogue.translate('Teams', _RESERVE)} {boards}"
    if member.is_reserve:
        return catalogue.translate("Teams", _RESERVE)
    playing = [each.player for each in team.members if not each.is_reserve]
    return str(playing.index(member.player) + 1)
