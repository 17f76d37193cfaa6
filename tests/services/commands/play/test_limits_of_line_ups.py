"""Limits of line-ups in an event: who is a junior there, and who had games enough before."""

from datetime import date

from arbiter_app.domain.facts.people.people import Birth, Sex
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import BLACK_FORFEITS, WHITE_FORFEITS, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, TeamRules
from arbiter_app.domain.ids import Round, StageId, TeamId
from arbiter_app.domain.teams.boards import line_up_in_force
from arbiter_app.domain.teams.handing_in import games_before, roster_of
from arbiter_app.domain.teams.line_ups import Breach, Fault, breaches
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.judging_line_ups import judge_line_up
from arbiter_app.services.commands.play.line_ups import hand_in
from arbiter_app.services.commands.play.stages import add_stage, begin_stage
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.workspace import Workspace
from tests.services.commands.play.test_stages_of_teams import groups_of_four, play
from tests.services.hands import undo_and_redo
from tests.services.team_hands import (
    boards_made,
    main,
    numbered,
    of_teams,
    players_of,
    table_of,
    typed,
)

DAY = date(2026, 4, 1)


def found(
    workspace: Workspace, team: TeamId, round: int, stage: StageId | None = None
) -> tuple[Breach, ...]:
    """Return what is wrong with the line-up in force of a team."""
    tournament, number = workspace.event.tournament, Round(round)
    competition = tournament.competition(stage)
    line_up = line_up_in_force(tournament, competition.round(number), team)
    roster = roster_of(workspace.event, competition, tournament.team(team), number)
    assert tournament.settings.teams is not None
    return breaches(line_up.players, roster, tournament.settings.teams.line_ups)


def test_that_a_wrong_quota_is_proposed_and_the_arbiter_decides(workspace: Workspace) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=4, women=1, juniors=1, juniors_under=18))
    workspace.do(describe_event, title="Cup", place="", organiser="", starts_on=DAY, ends_on=DAY)
    teams = of_teams(workspace, rules=rules)
    first, second, *_, reserve = players_of(workspace, teams[0])
    workspace.do(edit_player, player=first, name="Лис Віра", sex=Sex.FEMALE)
    workspace.do(edit_player, player=second, name="Лис Ян", birth=Birth(year=2007))
    workspace.do(edit_player, player=reserve, name="Лис Лев", birth=Birth(year=2008))
    numbered(workspace, teams)

    (breach,) = found(workspace, teams[0], 1)
    assert (breach.fault, breach.lost) == (Fault.JUNIORS, (4,))
    boards_made(workspace)
    workspace.do(
        judge_line_up, round=Round(1), team=teams[0], boards=breach.lost, account="Без юніора"
    )

    (incident,) = workspace.event.tournament.incidents
    assert incident.account == "Без юніора"
    undo_and_redo(workspace)


def test_that_a_member_has_had_games_enough_from_a_round_on(workspace: Workspace) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=2, games_before=2, games_from=3))
    teams = of_teams(workspace, rules=rules, reserves=2)
    numbered(workspace, teams)
    one, two, three, four = players_of(workspace, teams[0])
    for round_, seated in ((1, (one, two)), (2, (one, three))):
        workspace.do(hand_in, round=Round(round_), team=teams[0], players=seated)
        boards_made(workspace, round_)
        assert found(workspace, teams[0], round_) == ()
    table = table_of(workspace, teams[0])
    is_white = main(workspace).round(Round(1)).game(table).white == teams[0]
    absent = BLACK_FORFEITS if is_white else WHITE_FORFEITS
    typed(workspace, 1, table, [WHITE_WINS, absent])
    workspace.do(hand_in, round=Round(3), team=teams[0], players=[one, four])

    had = games_before(workspace.event.tournament, main(workspace), Round(3))
    (breach,) = found(workspace, teams[0], 3)

    assert [had.get(each, 0) for each in (one, two, three, four)] == [2, 0, 1, 0]
    assert (breach.fault, breach.players, breach.lost) == (Fault.GAMES, (four,), (2,))


def test_that_games_in_groups_let_a_member_play_in_the_final(workspace: Workspace) -> None:
    rules = TeamRules(line_ups=LineUpRules(boards=4, games_before=3))
    groups = groups_of_four(workspace, rules=rules)
    for each in groups:
        play(workspace, each)
    final = workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in groups for place in (1, 2)),
        first_place=1,
    )
    workspace.at(final).do(begin_stage, method=DrawMethod.BY_PLACE, numbers=None)
    team = TeamId(workspace.event.tournament.competition(final).players[0])
    one, two, three, _, reserve = players_of(workspace, team)
    seated = [one, two, three, reserve]
    workspace.at(final).do(hand_in, round=Round(1), team=team, players=seated)

    (breach,) = found(workspace, team, 1, final)

    assert (breach.fault, breach.players, breach.lost) == (Fault.GAMES, (reserve,), (4,))
