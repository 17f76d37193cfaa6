"""Commands about who plays for a team in a round, and the boards that follow."""

from collections.abc import Sequence

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import Game, LineUp, RoundOfPlay, Stage
from arbiter_app.domain.ids import Board, PlayerId, Round, TeamId
from arbiter_app.domain.pairing.rosters import boards_by_rosters
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.teams.boards import (
    boards_of_match,
    demand_line_up,
    demand_sealed,
    demand_still_here,
    line_up_in_force,
    match_of,
)
from arbiter_app.domain.teams.two_stages import boards_at_table, played_on_boards
from arbiter_app.services.command import command
from arbiter_app.services.writing.boards import add_boards, take_boards_of_match_away
from arbiter_app.services.writing.settings import clean
from arbiter_app.store.event_file.unit_of_work import UnitOfWork
from arbiter_app.store.rows.teams import remove_line_up, write_line_up


@command("line-up.hand-in", anything, right=Right.ENTER, in_stage=True)
def hand_in(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    team: TeamId,
    players: Sequence[PlayerId | None],
    by: str = "",
) -> None:
    """Keep the line-up of a team for a round, a place for each board, None where nobody sits. It
    may break the rules: what follows from that the arbiter decides.

    Raises RuleError("line-up.no-match"), ("line-up.opened") once the boards are made, and as
    `demand_line_up`.
    """
    demand_sealed(uow.tournament, uow.competition, round, team)
    demand_line_up(uow.event, players)
    line_up = LineUp(team=team, players=tuple(players), handed_in=uow.at, by=clean(by) or "")
    write_line_up(uow.rows, uow.competition.id, round, line_up)


@command("line-up.take-back", anything, right=Right.ENTER, in_stage=True)
def take_back_line_up(uow: UnitOfWork, /, *, round: Round, team: TeamId) -> None:
    """Take the line-up of a team out again, as if none was handed in.

    Raises RuleError as `hand_in`, and ("line-up.none").
    """
    demand_sealed(uow.tournament, uow.competition, round, team)
    known = uow.competition.round(round).line_ups
    if not any(each.team == team for each in known):
        raise RuleError("line-up.none", round=round)
    remove_line_up(uow.rows, uow.competition.id, round, team)


@command("boards.make", anything, right=Right.PUBLISH, in_stage=True)
def make_boards(uow: UnitOfWork, /, *, round: Round, tables: Sequence[Board]) -> None:
    """Open the line-ups of matches and let their boards stand; a team that has handed in none plays
    with the first of its roster (Ukrainian rules V.2.1). In Scheveningen the rosters alone decide.

    Raises RuleError("boards.made-already"), ("boards.forfeited") for a match that is lost as a
    whole, ("boards.two-places") for somebody in two matches, ("line-up.left") for a list with
    somebody who has left since, ("boards.nobody") where neither team has anybody, and as
    `rosters.duels`.
    """
    boards = _boards(uow)
    round_ = uow.competition.round(round)
    for table in tables:
        match = match_of(round_, table)
        if boards_at_table(uow.tournament, uow.competition.id, round, table):
            raise RuleError("boards.made-already", round=round, table=table)
        if match.result is not None:
            raise RuleError("boards.forfeited", round=round, table=table)
        line_ups, games = _opened(uow, round_, match)
        _demand_one_place(uow, boards, round, match, games)
        if not games:
            raise RuleError("boards.nobody", round=round, table=table)
        for line_up in line_ups:
            write_line_up(uow.rows, uow.competition.id, round, line_up)
        add_boards(uow, boards, round, games)


@command("boards.remove", anything, right=Right.PUBLISH, is_risky=True, in_stage=True)
def remove_boards(uow: UnitOfWork, /, *, round: Round, tables: Sequence[Board]) -> None:
    """Take the boards of matches away again, of which none has a result: line-ups that were handed
    in are sealed again, the usual ones go, and what captains had signed.

    Raises RuleError("boards.not-made") and ("boards.played").
    """
    round_, stage = uow.competition.round(round), uow.competition.id
    _boards(uow)
    for table in tables:
        match = match_of(round_, table)
        games = boards_at_table(uow.tournament, stage, round, table)
        if not games:
            raise RuleError("boards.not-made", round=round, table=table)
        if any(game.result is not None for game in games):
            raise RuleError("boards.played", round=round, table=table)
        take_boards_of_match_away(uow, round_, match)


def _demand_one_place(
    uow: UnitOfWork, boards: Stage, round: Round, match: Game, games: Sequence[Game]
) -> None:
    """Make sure that nobody sits at two matches. Raises RuleError("boards.two-places")."""
    there = played_on_boards(uow.now.tournament, boards.id, round).games
    taken = {player for game in there for player in (game.white, game.black)}
    for player in (player for game in games for player in (game.white, game.black)):
        if player in taken:
            name = uow.event.players[player].name
            raise RuleError("boards.two-places", name=name, round=round, table=match.board)


def _opened(
    uow: UnitOfWork, round_: RoundOfPlay, match: Game
) -> tuple[Sequence[LineUp], tuple[Game, ...]]:
    """Return the line-ups of a match, that of the team named first first, and its games."""
    tournament = uow.tournament
    if uow.competition.traits.follows_rosters:
        return boards_by_rosters(tournament, match, round_.number)
    line_ups = tuple(
        line_up_in_force(tournament, round_, TeamId(team)) for team in (match.white, match.black)
    )
    for line_up in line_ups:
        demand_still_here(uow.event, line_up.players)
    return line_ups, boards_of_match(tournament, match, round_.number, line_ups)


def _boards(uow: UnitOfWork) -> Stage:
    """Return where the boards of the stage are played. Raises RuleError("team.none-play")."""
    found = uow.tournament.boards_of(uow.competition.id)
    if found is None:
        raise RuleError("team.none-play")
    return found
