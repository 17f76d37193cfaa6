"""The command by which an arbiter decides what a wrong line-up costs."""

from collections.abc import Mapping, Sequence

from arbiter_app.domain.disputes.sanctions import Ruling, results_to_choose
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.disputes.incidents import (
    Capacity,
    IncidentFields,
    Offence,
    Sanction,
)
from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.facts.play.rounds import Game
from arbiter_app.domain.facts.results import BLACK_FORFEITS, WHITE_FORFEITS
from arbiter_app.domain.ids import Board, PlayerId, Round, TeamId
from arbiter_app.domain.permission.by_state import anything
from arbiter_app.domain.teams.boards import line_up_in_force, rules_of
from arbiter_app.domain.teams.matches import hall_board, place_of, seated
from arbiter_app.domain.teams.two_stages import played_on_boards
from arbiter_app.services.command import command
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.play.line_ups import remove_boards
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.store.event_file.unit_of_work import UnitOfWork


@command("line-up.judge", anything, right=Right.DECIDE, is_risky=True, in_stage=True)
def judge_line_up(
    uow: UnitOfWork,
    /,
    *,
    round: Round,
    team: TeamId,
    boards: Sequence[int],
    loses_match: bool = False,
    account: str,
) -> None:
    """Decide what a team loses by its line-up, and write it down as an incident: nothing, some of
    its boards, or the match, whose boards go then. A board at which nobody of it sits, as where
    somebody is named twice, is lost already.

    Raises RuleError("line-up.no-match"), ("incident.account-missing"), ("boards.not-made") for a
    board at which no game stands, ("boards.played") where the match is lost and has results, and as
    `record_incident`.
    """
    if not account.strip():
        raise RuleError("incident.account-missing")
    match = _match_of(uow, round, team)
    if loses_match:
        _forfeit(uow, round, match, team)
    elif boards and not match.boards:
        raise RuleError("boards.not-made", round=round, table=match.board)
    elif to_lose := _occupied(uow, round, team, boards):
        _lose_boards(uow, round, match, to_lose, account)
        return
    told = uow.tournament.team(team)
    fields: IncidentFields = {
        **_words(uow, round, account),
        "penalties": [
            {
                "player": None,
                "person": told.captain or told.name,
                "capacity": Capacity.CAPTAIN,
                "sanction": Sanction.NONE,
            }
        ],
    }
    record_incident.run(uow, **fields)


def _words(uow: UnitOfWork, round: Round, account: str) -> IncidentFields:
    return {
        "at": uow.at,
        "round": round,
        "offence": Offence.OTHER,
        "account": account,
        "article": "",
        "reported_by": "",
        "arbiter": uow.actor,
        "penalties": [],
    }


def _match_of(uow: UnitOfWork, round: Round, team: TeamId) -> Game:
    for match in uow.competition.round(round).games:
        if team in (match.white, match.black):
            return match
    raise RuleError("line-up.no-match", round=round, name=uow.tournament.team(team).name)


def _forfeit(uow: UnitOfWork, round: Round, match: Game, team: TeamId) -> None:
    """Let a team lose a match as a whole; its boards, if any are made, go."""
    rules = rules_of(uow.tournament)
    games = played_on_boards(uow.tournament, uow.competition.id, round).games
    if any(place_of(game.board, rules.boards)[0] == match.board for game in games):
        remove_boards.run(uow, round=round, tables=[match.board])
    result = WHITE_FORFEITS if match.white == team else BLACK_FORFEITS
    enter_result.run(uow, round=round, board=match.board, result=result)


def _occupied(
    uow: UnitOfWork, round: Round, team: TeamId, boards: Sequence[int]
) -> Mapping[int, PlayerId]:
    """Return those of the boards at which somebody of a team sits, with who it is."""
    line_up = line_up_in_force(uow.tournament, uow.competition.round(round), team)
    sitting = {board: seated(line_up.players, board) for board in boards}
    return {board: player for board, player in sitting.items() if player is not None}


def _lose_boards(
    uow: UnitOfWork, round: Round, match: Game, boards: Mapping[int, PlayerId], account: str
) -> None:
    """Let people lose their games on boards, each a line of the register."""
    stage = uow.tournament.boards_of(uow.competition.id)
    rules = rules_of(uow.tournament)
    played = played_on_boards(uow.tournament, uow.competition.id, round).games
    there = {game.board for game in played}
    for board, player in boards.items():
        place = hall_board(match.board, board, rules.boards)
        if stage is None or place not in there:
            raise RuleError("boards.not-made", round=round, table=match.board)
        _lose_board(uow.at_stage(stage.id), round, place, player, account)


def _lose_board(
    uow: UnitOfWork, round: Round, place: Board, player: PlayerId, account: str
) -> None:
    ruling = Ruling(
        player=player, offence=Offence.OTHER, sanction=Sanction.LOSS, round=round, board=place
    )
    possible = results_to_choose(uow.competition, ruling)
    forfeited = next((each for each in possible if each.is_forfeit), possible[0])
    fields: IncidentFields = {
        **_words(uow, round, account),
        "board": place,
        "penalties": [{"player": player, "sanction": Sanction.LOSS, "result": forfeited}],
    }
    record_incident.judge(uow.here, fields)
    record_incident.run(uow, **fields)
