"""Events of teams that campaigns begin with: one of each system, somewhere on its way."""

from collections.abc import Sequence

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import FIRST_STAGE, Board, Round, StageId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.play.matches import pair_next_games
from arbiter_app.services.commands.play.play_offs import begin_play_off, set_play_off_rules
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, sign_off_round
from arbiter_app.services.commands.play.stages import add_stage, divide_into_groups, set_knockout
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.files.play_off_presets import shipped
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import numbered, of_teams, players_of

_TWO_BOARDS = TeamRules(line_ups=LineUpRules(boards=2))
_PLAYED = (WHITE_WINS, DRAW, BLACK_WINS, DRAW)


def league(workspace: Workspace) -> None:
    """A round robin of four: a round signed off, the second begun, a line-up in for the third."""
    teams = of_teams(workspace, rules=_TWO_BOARDS)
    numbered(workspace, teams)
    play(workspace, FIRST_STAGE, 1)
    open_boards(workspace, FIRST_STAGE, 2)
    here = workspace.at(_boards(workspace, FIRST_STAGE))
    here.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    first, *_ = teams
    line_up = players_of(workspace, first)[1:3]
    workspace.do(hand_in, round=Round(3), team=first, players=line_up, by="captain")


def swiss(workspace: Workspace) -> None:
    """A Swiss of seven: two rounds signed off, the third a draft."""
    numbered(workspace, of_teams(workspace, teams=7, rules=_TWO_BOARDS, system=System.SWISS))
    for number in (1, 2):
        _pair(workspace, number)
        play(workspace, FIRST_STAGE, number)
    _pair(workspace, 3)


def knockout(workspace: Workspace) -> None:
    """A knockout of four with two legs: the boards of the first legs are being played."""
    teams = of_teams(workspace, rules=_TWO_BOARDS, system=System.KNOCKOUT)
    legs = MatchStep(games=2, colours=ColoursBy.NUMBER)
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=(legs,))))
    numbered(workspace, teams)
    workspace.do(pair_next_games)
    open_boards(workspace, FIRST_STAGE, 1)
    here = workspace.at(_boards(workspace, FIRST_STAGE))
    for board in (1, 2, 3):
        here.do(enter_result, round=Round(1), board=Board(board), result=DRAW)


def play_off(workspace: Workspace) -> None:
    """All are level, and the first place is played off."""
    numbered(workspace, of_teams(workspace, rules=_TWO_BOARDS))
    workspace.do(set_play_off_rules, rules=shipped()[0])
    for number in (1, 2, 3):
        play(workspace, FIRST_STAGE, number, (DRAW,))
    workspace.do(begin_play_off, first_place=1, seed="soak")


def groups_and_finals(workspace: Workspace) -> None:
    """Eight teams in two groups, of which one is over, and a final to which they go."""
    numbered(workspace, of_teams(workspace, teams=6, rules=_TWO_BOARDS, system=System.STAGES))
    workspace.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="1")
    first, second = (stage.id for stage in workspace.event.tournament.later_stages)
    for number in (1, 2, 3):
        play(workspace, first, number)
    play(workspace, second, 1)
    workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in (first, second) for place in (1, 2)),
    )


def scheveningen(workspace: Workspace) -> None:
    """Two teams of three, everybody of one against everybody of the other: a round is over."""
    rules = TeamRules(line_ups=LineUpRules(boards=3))
    numbered(workspace, of_teams(workspace, teams=2, rules=rules, system=System.SCHEVENINGEN))
    play(workspace, FIRST_STAGE, 1)


STORIES = {
    "league of teams": league,
    "swiss of teams": swiss,
    "knockout of teams": knockout,
    "play-off of teams": play_off,
    "groups of teams": groups_and_finals,
    "scheveningen": scheveningen,
}


def open_boards(workspace: Workspace, stage: StageId, number: int) -> None:
    """Open the line-ups of all matches of a round that have no boards yet."""
    round_ = workspace.event.tournament.competition(stage).round(Round(number))
    tables = [match.board for match in round_.games if not match.boards]
    workspace.at(stage).do(make_boards, round=round_.number, tables=tables)


def play(
    workspace: Workspace, stage: StageId, number: int, played: Sequence[Result] = _PLAYED
) -> None:
    """Publish a round, play all its boards and sign it off."""
    workspace.at(stage).do(publish_round, round=Round(number))
    open_boards(workspace, stage, number)
    here = workspace.at(_boards(workspace, stage))
    for at, game in enumerate(here.competition.round(Round(number)).games):
        result = played[(at + number) % len(played)]
        here.do(enter_result, round=Round(number), board=game.board, result=result)
    here.do(sign_off_round, round=Round(number))


def _boards(workspace: Workspace, stage: StageId) -> StageId:
    boards = workspace.event.tournament.boards_of(stage)
    assert boards is not None
    return boards.id


def _pair(workspace: Workspace, number: int) -> None:
    competition = workspace.event.tournament.competition()
    workspace.do(pair_round, made=make_round(competition, Round(number), engine.pair))
