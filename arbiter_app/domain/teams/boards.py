"""From line-ups to boards: who sits where, with which colour."""

from collections.abc import Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.rounds import Game, LineUp, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.facts.rules.team_rules import TeamRules
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import Board, GameId, PlayerId, Round, TeamId
from arbiter_app.domain.teams.matches import hall_board, seated
from arbiter_app.domain.teams.two_stages import boards_at_table


def rules_of(tournament: Tournament) -> TeamRules:
    """Return how teams play in a tournament. Raises RuleError("team.none-play")."""
    if tournament.settings.teams is None:
        raise RuleError("team.none-play")
    return tournament.settings.teams


def match_of(round_: RoundOfPlay, table: Board) -> Game:
    """Return the match at a table. Raises RuleError("line-up.no-table")."""
    for match in round_.games:
        if match.board == table:
            return match
    raise RuleError("line-up.no-table", round=round_.number, table=table)


def demand_sealed(
    tournament: Tournament, competition: Competition, round: Round, team: TeamId
) -> None:
    """Make sure that a team has a match in a round, and that nobody has seen its line-up.

    Raises RuleError("team.none"), ("line-up.no-match") and ("line-up.opened").
    """
    name = tournament.team(team).name
    for match in competition.round(round).games:
        if team in (match.white, match.black):
            if boards_at_table(tournament, competition.id, round, match.board):
                raise RuleError("line-up.opened", round=round, name=name)
            return
    raise RuleError("line-up.no-match", round=round, name=name)


def demand_line_up(event: Event, players: Sequence[PlayerId | None]) -> None:
    """Make sure that a line-up has as many places as a match has boards, and that everybody in it
    is entered and plays for some team.

    Raises RuleError("line-up.length"), ("team.not-entered"), ("line-up.of-no-team") and as
    `demand_still_here`.
    """
    tournament = event.tournament
    boards = rules_of(tournament).boards
    if len(players) != boards:
        raise RuleError("line-up.length", places=len(players), boards=boards)
    entered = {entry.player for entry in tournament.entries}
    for player in players:
        if player is not None and player not in entered:
            raise RuleError("team.not-entered", player=player)
        if player is not None and tournament.team_of(player) is None:
            raise RuleError("line-up.of-no-team", player=player)
    demand_still_here(event, players)


def demand_still_here(event: Event, players: Sequence[PlayerId | None]) -> None:
    """Make sure that nobody of a line-up has left. Raises RuleError("line-up.left")."""
    for player in players:
        if player is not None and event.tournament.entry(player).has_left:
            raise RuleError("line-up.left", name=event.players[player].name)


def line_up_in_force(tournament: Tournament, round_: RoundOfPlay, team: TeamId) -> LineUp:
    """Return the line-up of a team in a round: what it has handed in, else the first of its roster
    who have not left (Ukrainian rules V.2.1).
    """
    if team in round_.line_up_of:
        return round_.line_up_of[team]
    boards = rules_of(tournament).boards
    left = {entry.player for entry in tournament.entries if entry.has_left}
    there = [each for each in tournament.team(team).players if each not in left][:boards]
    return LineUp(team=team, players=(*there, *[None] * (boards - len(there))))


def boards_of_match(
    tournament: Tournament, match: Game, round: Round, line_ups: Sequence[LineUp]
) -> tuple[Game, ...]:
    """Return the games of a match, of the team named first and of the other; where somebody sits
    alone there is none, and the board is won (see `matches.with_scores`).
    """
    del round
    rules = rules_of(tournament)
    first, second = line_ups
    games = []
    for board in range(1, rules.boards + 1):
        one, other = seated(first.players, board), seated(second.players, board)
        if one is None or other is None:
            continue
        white, black = (one, other) if rules.is_white(board) else (other, one)
        place = hall_board(match.board, board, rules.boards)
        games.append(Game(id=GameId(0), board=place, white=white, black=black))
    return tuple(games)


def is_of_whole_match(result: Result | None) -> bool:
    """Whether a result may be typed for a match as a whole: it was not played; the others follow
    from the boards.
    """
    return result is None or result.is_forfeit
