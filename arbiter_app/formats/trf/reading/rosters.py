"""The teams of a report with their players: records 310, else 013."""

from collections.abc import Iterator, Mapping
from functools import cached_property

from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import Line, PlayerRecord, Report
from arbiter_app.formats.trf.lines.team_records import (
    MOST_TEAMS,
    OLD_TEAM,
    TEAM,
    TeamRecord,
    read_old_team,
    read_team,
)
from arbiter_app.values import frozen

_FEWEST = 2


# No slots, because cached_property needs a place to remember its answer.


@frozen(kw_only=True, slots=False)
class Rosters:
    """The teams in the order of their numbers."""

    teams: tuple[TeamRecord, ...]

    @cached_property
    def by_number(self) -> Mapping[int, TeamRecord]:
        return {team.number: team for team in self.teams}

    @cached_property
    def team_of(self) -> Mapping[int, int]:
        """The number of the team of each player, by the player's number."""
        return {player: team.number for team in self.teams for player in team.members}

    @cached_property
    def place(self) -> Mapping[int, int]:
        """Where each player stands on the roster, from 0."""
        return {player: at for team in self.teams for at, player in enumerate(team.members)}


def names_teams(report: Report) -> bool:
    """Whether a report says who plays for which team, and so is read as one of teams."""
    return len([line for line in _lines(report) if _has_members(line)]) >= _FEWEST


def read_rosters(report: Report, found: Findings) -> Rosters:
    """Read the teams; what does not fit the lines of players is a defect."""
    players = {player.number: player for player in report.players}
    teams: list[TeamRecord] = []
    for place, line in enumerate(_lines(report), start=1):
        if place > MOST_TEAMS:
            found.defect(FormatError(line.at, 1, "trf.teams-too-many", most=MOST_TEAMS))
            break
        is_new = line.code == TEAM
        record = read_team(line, found) if is_new else read_old_team(line, place, found)
        if record is not None:
            teams.append(record)
    _check(teams, players, found)
    return Rosters(teams=tuple(sorted(teams, key=lambda team: team.number)))


def _check(teams: list[TeamRecord], players: Mapping[int, PlayerRecord], found: Findings) -> None:
    lines: dict[int, int] = {}
    homes: dict[int, TeamRecord] = {}
    for team in teams:
        first = lines.setdefault(team.number, team.at)
        if first != team.at:
            found.defect(FormatError(team.at, 5, "trf.team-twice", number=team.number, other=first))
        for member in team.members:
            home = homes.setdefault(member, team)
            if member not in players:
                found.defect(
                    FormatError(team.at, 1, "trf.team-member", number=member, team=team.name)
                )
            elif home is not team or team.members.count(member) > 1:
                found.defect(
                    FormatError(team.at, 1, "trf.team-member-twice", number=member, other=home.at)
                )


def _lines(report: Report) -> Iterator[Line]:
    """Yield the records of teams: the newer ones where there are any."""
    newer = report.line(TEAM) is not None
    return report.lines(TEAM if newer else OLD_TEAM)


def _has_members(line: Line) -> bool:
    return bool(line.text[73 if line.code == TEAM else 36 :].strip())
