"""Random play of teams by commands: leagues, Swiss, Scheveningen, knockouts, groups, with all that
goes wrong in them.
"""

import random
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.teams import Member
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay, StageKind
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Colour,
    Mark,
)
from arbiter_app.domain.facts.rules.knockout_rules import Elimination, KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import ColoursBy, MatchRules, MatchStep
from arbiter_app.domain.facts.rules.swiss_rules import Acceleration
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import (
    ColourType,
    Decider,
    HolesRule,
    LineUpRules,
    OrderRule,
    Score,
    TeamRules,
)
from arbiter_app.domain.ids import FIRST_STAGE, PairingNumber, PlayerId, Round, StageId, TeamId
from arbiter_app.domain.pairing.knockout import knockout
from arbiter_app.domain.pairing.match import Due
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.teams.matches import place_of
from arbiter_app.services.commands.disputes.points import adjust_points
from arbiter_app.services.commands.people.participation import (
    expel_player,
    return_player,
    withdraw_player,
)
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.teams import add_team, set_roster
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.draw import number_by_hand, number_by_rating
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.play.matches import (
    draw_colours,
    draw_winner,
    pair_next_games,
    walk_over,
)
from arbiter_app.services.commands.play.rounds import (
    adjourn_game,
    correct_for_rating,
    enter_result,
    publish_round,
)
from arbiter_app.services.commands.play.stages import (
    add_stage,
    begin_stage,
    divide_into_groups,
    set_knockout,
)
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.swiss_rules import (
    set_initial_colour,
    set_rounds,
    set_swiss_rules,
)
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.commands.whole.event import change_system
from arbiter_app.services.workspace import AtStage, Workspace
from tests.domain.pairing.swiss.teams.differences import any_readings

_EDITION = "2026-03"
_ON_BOARDS = (*[WHITE_WINS] * 4, *[BLACK_WINS] * 3, *[DRAW] * 4)
_NOT_PLAYED = (WHITE_FORFEITS, BLACK_FORFEITS, BOTH_FORFEIT)
_TEAMS = {
    System.ROUND_ROBIN: (3, 4, 5, 6),
    System.SWISS: (4, 5, 6, 7, 8, 9),
    System.SCHEVENINGEN: (2,),
    System.KNOCKOUT: (2, 3, 4, 5, 6),
    System.STAGES: (6, 7, 8),
}


class TeamPlay:
    """An event of teams that is played at random."""

    def __init__(self, path: Path, chance: random.Random) -> None:
        self.workspace = Workspace.create(
            path, title="Ліга", starts_on=date(2026, 11, 1), edition_id=_EDITION, actor="суддя"
        )
        self._chance = chance
        self.system = chance.choice([*_TEAMS])
        self._rules = self._drawn_rules()
        self._say_rules()
        self._teams = self._entered()
        self._number()

    def play(self, acts: int, wildness: float) -> None:
        """Do so many acts; some of them are of what goes wrong."""
        for _ in range(acts):
            if not self.stages():
                return  # gone back to before the draw
            with suppress(RuleError):
                if self._chance.random() < wildness:
                    self._go_wrong()
                else:
                    self._go_on()

    def stages(self) -> Sequence[StageId]:
        """Return the stages in which teams play."""
        tournament = self.workspace.event.tournament
        return [
            stage.id
            for stage in tournament.stages
            if stage.boards_of is None
            and tournament.competition(stage.id).draw is not None
            and not tournament.competition(stage.id).traits.has_parts
        ]

    # Before play

    def _drawn_rules(self) -> TeamRules:
        chance = self._chance
        is_swiss = self.system is System.SWISS
        return TeamRules(
            line_ups=LineUpRules(
                boards=chance.choice((1, 2, 3, 4, 6)),
                order=chance.choice((OrderRule.ROSTER, OrderRule.FREE)),
                holes=chance.choice([*HolesRule]),
            ),
            colours=chance.choice(("WB", "WBBW", "WWBB") if is_swiss else ("WB", "WBBW", "BW")),
            primary=chance.choice((Score.MATCH, Score.MATCH, Score.GAME)),
            points_of_bye=chance.choice((None, None, Decimal("1.5"))),
            points_of_forfeit=chance.choice((None, None, Decimal(1))),
            colour_type=chance.choice([*ColourType]),
            readings=any_readings(chance),
            deciders=tuple(chance.sample([*Decider], chance.randint(0, 4))),
        )

    def _say_rules(self) -> None:
        do, chance = self.workspace.do, self._chance
        cycles = chance.choice((1, 1, 2)) if len(self.system.traits.cycles) > 1 else 1
        do(
            change_system,
            system=self.system,
            cycles=cycles,
            swap_last_rounds=cycles == 2 and self.system is System.ROUND_ROBIN,
            edition_id=_EDITION,
        )
        do(set_team_rules, rules=self._rules)
        if self.system is System.KNOCKOUT:
            legs = MatchStep(games=chance.choice((1, 2)), colours=ColoursBy.LOT)
            do(
                set_knockout,
                rules=KnockoutRules(
                    match=MatchRules(steps=(legs, MatchStep(games=1))[: chance.choice((1, 2))]),
                    elimination=chance.choice([*Elimination]),
                    cuts=chance.choice(((1,), (1, 3), None)),
                ),
            )

    def _entered(self) -> tuple[TeamId, ...]:
        do, chance, boards = self.workspace.do, self._chance, self._rules.boards
        teams = []
        for place in range(chance.choice(_TEAMS[self.system])):
            team = do(add_team, name=f"{chance.choice(('Команда', 'Team'))} {place}")
            more = place * chance.choice((0, 0, 1))
            is_duel = self.system is System.SCHEVENINGEN
            size = boards + (more if is_duel else chance.choice((0, 1, 2)))
            players = [
                do(
                    add_player,
                    name=f"Гравець{place} Ім{number}",
                    fide_rating=chance.choice((None, 2400 - 30 * place - number)),
                )
                for number in range(size)
            ]
            members = [
                Member(player=player, is_reserve=number >= boards and not is_duel)
                for number, player in enumerate(players)
            ]
            do(set_roster, team=team, members=members)
            teams.append(team)
        return tuple(teams)

    def _number(self) -> None:
        do, chance = self.workspace.do, self._chance
        if self.system is System.SWISS:
            do(set_rounds, rounds=chance.randint(1, min(len(self._teams) - 1, 6)))
            do(set_initial_colour, colour=chance.choice([*Colour]))
            settings = self.workspace.event.tournament.settings
            if chance.random() < 0.4 and self._rules.primary is Score.MATCH:
                baku = replace(settings.swiss, acceleration=Acceleration.BAKU)
                do(set_swiss_rules, rules=baku, pairing_bye=settings.scoring.pairing_bye)
            do(number_by_rating)
            return
        in_order = enumerate(chance.sample(self._teams, len(self._teams)), start=1)
        numbers: dict[PlayerId, PairingNumber] = {
            team: PairingNumber(number) for number, team in in_order
        }
        do(number_by_hand, numbers=numbers)
        if self.system is System.STAGES:
            do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="7")

    # Play

    def _go_on(self) -> None:
        there = self.workspace.at(self._chance.choice(self.stages()))
        competition = there.competition
        if self.system is System.SWISS and self._pair_next(there):
            return
        if self.system is System.KNOCKOUT and self._chance.random() < 0.5:
            self._lead_on(there)
            return
        waiting = [
            (round_, game)
            for round_ in competition.rounds
            for game in round_.games
            if game.result is None
        ]
        if not waiting and self.system is System.STAGES:
            self._begin_final()
        if waiting:
            is_first = self._chance.random() < 0.8
            self._play_match(there, *(waiting[0] if is_first else self._chance.choice(waiting)))

    def _begin_final(self) -> None:
        """Let the first two of each group meet in a final, in which their match may count."""
        tournament = self.workspace.event.tournament
        groups = [each.id for each in tournament.stages if each.kind is StageKind.GROUP]
        if any(each.kind is StageKind.FINAL for each in tournament.stages):
            return
        final = self.workspace.do(
            add_stage,
            kind=StageKind.FINAL,
            title="А",
            system=System.ROUND_ROBIN,
            sources=tuple((group, place) for group in groups for place in (1, 2)),
            first_place=1,
            carries_results=self._chance.random() < 0.7,
        )
        try:
            self.workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE, numbers=None)
        except RuleError:  # a group is not over, or level at the places
            self.workspace.undo()

    def _pair_next(self, there: AtStage) -> bool:
        competition = there.competition
        paired = [each for each in competition.rounds if each.games]
        if paired and paired[-1].awaited:
            return False
        if len(paired) == competition.announced_rounds:
            return False
        number = Round(len(paired) + 1)
        there.do(pair_round, made=make_round(competition, number, engine.pair))
        there.do(publish_round, round=number)
        return True

    def _lead_on(self, there: AtStage) -> None:
        """Do what a match of the bracket waits for."""
        matches = [each for each in knockout(there.competition).due if each.state is not None]
        for match in self._chance.sample(matches, min(1, len(matches))):
            assert match.state is not None
            match match.state.due:
                case Due.COLOURS:
                    there.do(draw_colours, seed=str(self._chance.random()))
                case Due.LOT:
                    there.do(draw_winner, match=match.id, seed=str(self._chance.random()))
                case Due.GAME:
                    there.do(pair_next_games)

    def _play_match(self, there: AtStage, round_: RoundOfPlay, match: Game) -> None:
        chance = self._chance
        if not match.boards:
            if chance.random() < 0.4:
                self._hand_in(there, round_.number, TeamId(match.white))
            there.do(make_boards, round=round_.number, tables=[match.board])
        boards = self.workspace.event.tournament.boards_of(there.competition.id)
        assert boards is not None
        at = self.workspace.at(boards.id)
        for game in at.competition.round(round_.number).games:
            table, _ = place_of(game.board, self._rules.boards)
            if table == match.board and game.result is None and chance.random() < 0.95:
                results = _NOT_PLAYED if chance.random() < 0.07 else _ON_BOARDS
                at.do(
                    enter_result,
                    round=round_.number,
                    board=game.board,
                    result=chance.choice(results),
                )

    def _hand_in(self, there: AtStage, round: Round, team: TeamId) -> None:
        chance, boards = self._chance, self._rules.boards
        players = self.workspace.event.tournament.team(team).players
        chosen = sorted(chance.sample(range(len(players)), min(boards, len(players))))
        if self._rules.line_ups.order is OrderRule.FREE:
            chance.shuffle(chosen)
        seats: list[PlayerId | None] = [players[place] for place in chosen]
        seats += [None] * (boards - len(seats))
        if chance.random() < 0.2:
            seats[chance.randrange(boards)] = None
        there.do(hand_in, round=round, team=team, players=seats, by=chance.choice(("", "К | А")))

    def _go_wrong(self) -> None:
        chance, team = self._chance, self._chance.choice(self._teams)
        there = self.workspace.at(chance.choice(self.stages()))
        members = self.workspace.event.tournament.team(team).players
        match chance.randrange(8):
            case 0:
                there.do(withdraw_player, player=chance.choice((team, *members)), reason="так")
            case 1:
                there.do(expel_player, player=chance.choice((team, *members)), reason="| так")
            case 2:
                there.do(return_player, player=team, reason="так")
            case 3:
                points = chance.choice((Decimal(-1), Decimal(0), Decimal(1)))
                round_ = chance.choice((None, Round(1)))
                half = Decimal("0.5")
                self.workspace.at(FIRST_STAGE).do(
                    adjust_points,
                    team=team,
                    points=points,
                    game_points=half,
                    round=round_,
                    reason="так",
                )
            case 4:
                mark = chance.choice((Mark.HALF_BYE, Mark.ZERO_BYE))
                rounds = [Round(chance.randint(1, 4))]
                there.do(ask_bye, players=[team], rounds=rounds, mark=mark)
            case 5:
                self._forfeit(there)
            case 6:
                self._note_of_game(there)
            case 7 if there.competition.traits.has_bracket:
                match = chance.choice([*knockout(there.competition).matches.values()])
                player = chance.choice(match.players)
                if player is not None:
                    there.do(walk_over, match=match.id, player=player, reason="так")

    def _forfeit(self, there: AtStage) -> None:
        games = [(each.number, game) for each in there.competition.rounds for game in each.games]
        if games:
            number, match = self._chance.choice(games)
            result = self._chance.choice(_NOT_PLAYED)
            there.do(enter_result, round=number, board=match.board, result=result)

    def _note_of_game(self, there: AtStage) -> None:
        """Adjourn a game, or correct its result for the rating."""
        boards = self.workspace.event.tournament.boards_of(there.competition.id)
        assert boards is not None
        at = self.workspace.at(boards.id)
        games = [(each.number, game) for each in at.competition.rounds for game in each.games]
        if not games:
            return
        number, game = self._chance.choice(games)
        if game.result is None:
            at.do(
                adjourn_game,
                round=number,
                board=game.board,
                sealed_by=Colour.WHITE,
                note="х | у",
                resumes_at=None,
            )
        else:
            result = self._chance.choice(_ON_BOARDS)
            at.do(correct_for_rating, round=number, board=game.board, result=result, reason="так")
