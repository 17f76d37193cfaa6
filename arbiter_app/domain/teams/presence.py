"""Whether teams have come to the desk."""

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import ParticipantId, PlayerId, TeamId, is_team


def people_of(tournament: Tournament, id: ParticipantId) -> tuple[PlayerId, ...]:
    """Return who comes with a team, whoever has left apart; somebody who plays alone."""
    if not is_team(id):
        return (id,)
    left = {entry.player for entry in tournament.entries if entry.has_left}
    return tuple(each for each in tournament.team(TeamId(id)).players if each not in left)


def is_present(tournament: Tournament, id: ParticipantId) -> bool:
    """Whether somebody has come to the registration desk; a team, if half of its boards can be
    played, or one where the regulations ask no more (Ukrainian rules V.2.2).
    """
    there = {entry.player for entry in tournament.entries if entry.present}
    if not is_team(id):
        return id in there
    rules = tournament.settings.teams
    least = 1
    if rules is not None and rules.line_ups.half_must_come:
        least = (rules.boards + 1) // 2
    return sum(player in there for player in tournament.team(TeamId(id)).players) >= least
