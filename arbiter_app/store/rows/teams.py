"""Teams, their rosters and line-ups: their rows, read and written.

Here a team has a number from 1 on; where a column tells of participants, of people or of teams, a
team's stands below zero there.
"""

from collections.abc import Iterable
from datetime import datetime
from typing import TypedDict

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.play.game_notes import HowSigned, MatchSignature
from arbiter_app.domain.facts.play.rounds import LineUp
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, StageId, TeamId, TournamentId
from arbiter_app.store.rows.columns import decimal, decimal_text, instant_text, moment, number
from arbiter_app.store.rows.rows import Rows, Tables, grouped
from arbiter_app.store.rows.table import Area, Line, Own, Table


class TeamRow(TypedDict):
    id: int
    tournament_id: int
    position: int
    name: str
    short_name: str
    club: str | None
    region: str | None
    federation: str | None
    captain: Line
    captain_id: int | None
    substitute: Line
    coach: Line | None
    strength: int | None
    status: str
    fee_due: str | None
    fee_paid: str


TEAM = Table(
    "team", TeamRow, key=("id",), order="position", area=Area.PLAYERS, numbers_stay_taken=True
)


class TeamMemberRow(TypedDict):
    team_id: int
    player_id: int
    position: int
    """Which of the roster, from 1."""
    reserve: bool
    boards: Own
    """At which boards he may sit, separated by spaces; "" is any."""
    number: int | None


TEAM_MEMBER = Table(
    "team_member",
    TeamMemberRow,
    key=("team_id", "player_id"),
    order="position",
    area=Area.PLAYERS,
)


class LineUpRow(TypedDict):
    """Who plays for a team in a round."""

    stage_id: int
    round: int
    team_id: int
    players: Own
    """From the first board on, separated by spaces; 0 where nobody sits."""
    handed_in_at: str | None
    handed_in_by: Line


LINE_UP = Table(
    "line_up",
    LineUpRow,
    key=("stage_id", "round", "team_id"),
    order="team_id",
    area=Area.GAMES,
)


class MatchSignatureRow(TypedDict):
    """What a captain has put under the report of a match."""

    stage_id: int
    round: int
    team_id: int
    how: str
    signed_by: Line
    substitute: bool
    signed_at: str
    own: Own
    """What the team had on each board then, from the first on, separated by spaces."""
    other: Own
    """What its opponent had there."""


MATCH_SIGNATURE = Table(
    "match_signature",
    MatchSignatureRow,
    key=("stage_id", "round", "team_id"),
    order="team_id",
    area=Area.GAMES,
)

OF_TEAMS = (TEAM.name, TEAM_MEMBER.name)
"""The tables that tell of the teams of a tournament."""


def read_teams(tournament: int, tables: Tables) -> tuple[Team, ...]:
    """Return the teams of a tournament, in their order."""
    members = grouped(tables, TEAM_MEMBER, "team_id")
    rows: Iterable[TeamRow] = grouped(tables, TEAM, "tournament_id").get(tournament, ())
    return tuple(_read_team(row, members.get(row["id"], ())) for row in rows)


def _read_team(row: TeamRow, members: Iterable[TeamMemberRow]) -> Team:
    captain = row["captain_id"]
    return Team(
        id=TeamId(PlayerId(-row["id"])),
        name=row["name"],
        short_name=row["short_name"],
        club=row["club"],
        region=row["region"],
        federation=row["federation"],
        captain=row["captain"],
        captain_plays=None if captain is None else PlayerId(captain),
        substitute=row["substitute"],
        coach=row["coach"],
        strength=row["strength"],
        members=tuple(map(_read_member, members)),
        status=EntryStatus(row["status"]),
        fee_due=decimal(row["fee_due"]),
        fee_paid=number(row["fee_paid"]),
    )


def _read_member(row: TeamMemberRow) -> Member:
    return Member(
        player=PlayerId(row["player_id"]),
        is_reserve=row["reserve"],
        boards=tuple(map(int, row["boards"].split())),
        number=None if row["number"] is None else PairingNumber(row["number"]),
    )


def write_team(rows: Rows, tournament: TournamentId, team: Team) -> None:
    """Write a team with its roster, a new one behind those there are."""
    this = -team.id
    former = rows.get(TEAM, this)
    if former is None:
        others = rows.where(TEAM, tournament_id=tournament)
        position = max((row["position"] for row in others), default=0) + 1
    else:
        position = former["position"]
    rows.put(
        TEAM,
        TeamRow(
            id=this,
            tournament_id=tournament,
            position=position,
            name=team.name,
            short_name=team.short_name,
            club=team.club,
            region=team.region,
            federation=team.federation,
            captain=team.captain,
            captain_id=team.captain_plays,
            substitute=team.substitute,
            coach=team.coach,
            strength=team.strength,
            status=team.status.value,
            fee_due=decimal_text(team.fee_due),
            fee_paid=str(team.fee_paid),
        ),
    )
    members = (
        TeamMemberRow(
            team_id=this,
            player_id=each.player,
            position=place,
            reserve=each.is_reserve,
            boards=" ".join(map(str, each.boards)),
            number=each.number,
        )
        for place, each in enumerate(team.members, start=1)
    )
    rows.set_where(TEAM_MEMBER, members, team_id=this)


def new_team(rows: Rows) -> TeamId:
    """Return the id of a team that is to be written."""
    return TeamId(PlayerId(-rows.next_number(TEAM)))


def remove_team(rows: Rows, team: TeamId) -> None:
    """Remove a team of which nothing was paired."""
    rows.remove_where(LINE_UP, team_id=-team)
    rows.remove_where(MATCH_SIGNATURE, team_id=-team)
    rows.remove_where(TEAM_MEMBER, team_id=-team)
    rows.remove(TEAM, -team)


def read_line_up(row: LineUpRow) -> LineUp:
    seated = map(int, row["players"].split())
    return LineUp(
        team=TeamId(PlayerId(-row["team_id"])),
        players=tuple(PlayerId(each) if each else None for each in seated),
        handed_in=moment(row["handed_in_at"]),
        by=row["handed_in_by"],
    )


def line_up_row(line_up: LineUp, stage: StageId, round: Round) -> LineUpRow:
    """Return the row of a line-up."""
    return LineUpRow(
        stage_id=stage,
        round=round,
        team_id=-line_up.team,
        players=" ".join(str(each or 0) for each in line_up.players),
        handed_in_at=None if line_up.handed_in is None else instant_text(line_up.handed_in),
        handed_in_by=line_up.by,
    )


def write_line_up(rows: Rows, stage: StageId, round: Round, line_up: LineUp) -> None:
    """Write the line-up of a team in a round, in place of the one it has."""
    rows.put(LINE_UP, line_up_row(line_up, stage, round))


def remove_line_ups(rows: Rows, stage: StageId, round: Round) -> None:
    """Remove all line-ups of a round, and what captains have signed of it."""
    rows.remove_where(LINE_UP, stage_id=stage, round=round)
    rows.remove_where(MATCH_SIGNATURE, stage_id=stage, round=round)


def remove_line_up(rows: Rows, stage: StageId, round: Round, team: TeamId) -> None:
    """Remove the line-up of a team in a round."""
    rows.remove(LINE_UP, (stage, round, -team))


def read_match_signature(row: MatchSignatureRow) -> MatchSignature:
    """Return what a captain has signed."""
    return MatchSignature(
        team=TeamId(PlayerId(-row["team_id"])),
        how=HowSigned(row["how"]),
        by=row["signed_by"],
        is_substitute=row["substitute"],
        at=datetime.fromisoformat(row["signed_at"]),
        own=tuple(map(number, row["own"].split())),
        other=tuple(map(number, row["other"].split())),
    )


def match_signature_row(
    signature: MatchSignature, stage: StageId, round: Round
) -> MatchSignatureRow:
    """Return the row of what a captain has signed."""
    return MatchSignatureRow(
        stage_id=stage,
        round=round,
        team_id=-signature.team,
        how=signature.how.value,
        signed_by=signature.by,
        substitute=signature.is_substitute,
        signed_at=instant_text(signature.at),
        own=" ".join(map(str, signature.own)),
        other=" ".join(map(str, signature.other)),
    )


def write_match_signature(
    rows: Rows, stage: StageId, round: Round, signature: MatchSignature
) -> None:
    """Write what a captain has signed, in place of what was signed for the team before."""
    rows.put(MATCH_SIGNATURE, match_signature_row(signature, stage, round))


def remove_match_signature(rows: Rows, stage: StageId, round: Round, team: TeamId) -> None:
    """Remove what was signed for a team in a round, if anything was."""
    rows.remove(MATCH_SIGNATURE, (stage, round, -team))
