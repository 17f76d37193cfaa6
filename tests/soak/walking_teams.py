"""Acts at random of an arbiter of teams, see `walking`: results are typed on boards, line-ups come
in or do not, points are given beside matches.
"""

from datetime import date
from decimal import Decimal
from pathlib import Path
from random import Random
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import ALL_RESULTS, WHITE_FORFEITS, Colour, Result
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import ColourType, LineUpRules, Score, TeamRules
from arbiter_app.domain.ids import Board, PlayerId, Round, StageId, TeamId
from arbiter_app.services.command import Command
from arbiter_app.services.commands.disputes.points import adjust_points
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.play.draw import draw_lots, number_by_rating
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards, remove_boards
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_result,
    enter_result,
    swap_colours,
)
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour, set_rounds
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.commands.whole.event import change_system, change_tie_breaks
from arbiter_app.services.workspace import AtStage, Workspace
from tests.services.team_hands import entered
from tests.soak.walking import EDITION, PLAYED, REASON, Arbiter

FEWEST, MOST = 4, 9
"""How many teams a walk begins with."""
MOST_TEAMS = 12
BOARDS = 2
OF_BOARDS = 0.85
"""Which part of the results is typed on boards."""
OF_TEAMS = 0.7
"""Which part of those who leave are teams; the others are members of them."""
NOT_PLAYED = 0.1
"""Which part of the matches is lost as a whole."""


def make(path: Path, system: System, chance: Random) -> Workspace:
    """Create an event of a system whose teams have their numbers."""
    workspace = Workspace.create(
        path, title="Walk", starts_on=date(2026, 4, 1), edition_id=EDITION, actor="soak"
    )
    workspace.do(change_system, cycles=1, swap_last_rounds=False, edition_id=EDITION, system=system)
    rules = TeamRules(
        line_ups=LineUpRules(boards=BOARDS),
        primary=chance.choice([*Score]),
        colour_type=chance.choice([*ColourType]),
    )
    workspace.do(set_team_rules, rules=rules)
    teams = chance.randint(FEWEST, MOST)
    for number in range(1, teams + 1):
        rating = 2200 - 10 * number - chance.randrange(10)
        entered(workspace, f"Team {number:02}", size=BOARDS + 1, rating=rating)
    if system is System.SWISS:
        workspace.do(set_rounds, rounds=min(chance.randint(3, 7), teams - 1))
        workspace.do(number_by_rating)
        workspace.do(set_initial_colour, colour=chance.choice([*Colour]))
    else:
        workspace.do(draw_lots, seed=str(chance.random()))
    return workspace


class ArbiterOfTeams(Arbiter):
    """The same with teams."""

    def __init__(self, workspace: Workspace, chance: Random) -> None:
        super().__init__(workspace, chance)
        self._acts |= {
            self._hand_in: 4,
            self._take_boards_away: 2,
            self._give_points: 3,
        }

    @property
    def _at_boards(self) -> AtStage:
        found = self._workspace.event.tournament.boards_of()
        assert found is not None, "teams play on boards"
        return self._workspace.at(StageId(found.id))

    def _play(self, round_: RoundOfPlay) -> None:
        """Open the line-ups of a round and play its boards; some matches are not played at all."""
        waiting = [match for match in round_.unfinished if not match.boards]
        for match in waiting:
            if self._chance.random() < NOT_PLAYED:
                self._do(
                    enter_result, round=round_.number, board=match.board, result=WHITE_FORFEITS
                )
            else:
                self._do(make_boards, round=round_.number, tables=[match.board])
        games = next(
            (
                each.games
                for each in self._at_boards.competition.rounds
                if each.number == round_.number
            ),
            (),
        )
        for game in games:
            if game.result is None and not game.is_adjourned:
                self._type(enter_result, round_.number, game.board, self._chance.choice(PLAYED))

    def _type(
        self, command: Command[Any, Any], number: Round, board: Board, result: Result
    ) -> None:
        self._do_at(self._at_boards, command, round=number, board=board, result=result)

    def _board(self) -> tuple[Round, Game]:
        """Choose a board that is made in one of the last rounds."""
        made = [each for each in self._at_boards.competition.rounds if each.games]
        if not made:
            raise RuleError("walk.no-board")
        round_ = self._chance.choice(made[-3:])
        return round_.number, self._chance.choice(round_.games)

    def _enter(self) -> None:
        if self._chance.random() > OF_BOARDS:
            return super()._enter()
        number, game = self._board()
        self._type(enter_result, number, game.board, self._chance.choice(ALL_RESULTS))
        return None

    def _correct(self) -> None:
        if self._chance.random() > OF_BOARDS:
            return super()._correct()
        number, game = self._board()
        self._do_at(
            self._at_boards,
            correct_result,
            round=number,
            board=game.board,
            result=self._chance.choice(ALL_RESULTS),
            reason=REASON,
            decided=True,
        )
        return None

    def _swap_colours(self) -> None:
        number, game = self._board()
        self._do_at(
            self._at_boards,
            swap_colours,
            round=number,
            board=game.board,
            reason=REASON,
            decided=True,
        )

    def _adjourn(self) -> None:
        number, game = self._board()
        self._do_at(
            self._at_boards,
            adjourn_game,
            round=number,
            board=game.board,
            sealed_by=None,
            note="",
            resumes_at=None,
            reason=REASON,
            decided=True,
        )

    def _hand_in(self) -> None:
        round_ = self._newest()
        match = self._chance.choice(round_.games)
        team = TeamId(self._chance.choice((match.white, match.black)))
        roster = [*self._workspace.event.tournament.team(team).players]
        self._chance.shuffle(roster)
        self._do(hand_in, round=round_.number, team=team, players=roster[:BOARDS])

    def _take_boards_away(self) -> None:
        round_ = self._round()
        tables = [self._chance.choice(round_.games).board]
        self._do(remove_boards, round=round_.number, tables=tables)

    def _give_points(self) -> None:
        number = self._chance.choice((None, *(each.number for each in self._here.rounds)))
        self._do(
            adjust_points,
            team=TeamId(self._team()),
            points=Decimal(self._chance.choice((-1, 0, 1))),
            game_points=Decimal(self._chance.choice(("-0.5", "0", "1"))),
            round=number,
            reason=REASON,
        )

    def _team(self) -> PlayerId:
        return self._chance.choice(self._workspace.event.tournament.teams).id

    def _player(self) -> PlayerId:
        """Choose whom an act of the pairing is about."""
        return self._team()

    def _who_leaves(self) -> PlayerId:
        team = self._workspace.event.tournament.team(TeamId(self._team()))
        is_team = self._chance.random() < OF_TEAMS or not team.players
        return team.id if is_team else self._chance.choice(team.players)

    def _join(self) -> None:
        teams = len(self._workspace.event.tournament.teams)
        if teams < MOST_TEAMS:
            strength = 2200 - self._chance.randrange(200)
            self._do(add_team, name=f"Late {teams + 1:02}", strength=strength)

    def _edit(self) -> None:
        event = self._workspace.event
        team = event.tournament.team(TeamId(self._team()))
        if not team.players:
            new = self._workspace.do(add_player, name=f"Late player {len(event.players)}")
            self._roster(team.id, new)
            return
        player = self._chance.choice(team.players)
        rating = 2200 - self._chance.randrange(200)
        name = event.players[player].name
        self._do(edit_player, player=player, name=name, reason=REASON, fide_rating=rating)

    def _roster(self, team: TeamId, player: PlayerId) -> None:
        self._do(set_roster, team=team, members=[Member(player=player)], reason=REASON)

    def _rank_otherwise(self) -> None:
        settings = self._workspace.event.tournament.settings
        names = tuple(self._chance.sample(("MPVGP", "EDE", "BH", "SSSC"), 2))
        self._do(change_tie_breaks, tie_breaks=names, unresolved=settings.unresolved, reason=REASON)
