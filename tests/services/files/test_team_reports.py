"""Reports of teams: written from an event, read into another one, and nothing is lost."""

from contextlib import closing
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from arbiter_app.domain.checking.verdict import OtherPoints, Verdict
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import (
    BLACK_FORFEITS,
    BLACK_WINS,
    BOTH_FORFEIT,
    DRAW,
    WHITE_FORFEITS,
    WHITE_WINS,
    Mark,
)
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import LineUpRules, OrderRule, TeamRules
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, TeamId
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.domain.table.standings import standings
from arbiter_app.formats import trf
from arbiter_app.formats.trf import Version
from arbiter_app.services.checking import check_report
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.teams import change_team, set_roster
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from arbiter_app.services.commands.rules.team_rules import set_team_rules
from arbiter_app.services.files.joined_events import join, read_other, take_out
from arbiter_app.services.files.report_files import (
    examine_report,
    make_event_file,
    report_losses,
    stage_to_report,
    write_report,
)
from arbiter_app.services.workspace import Workspace
from tests.services.team_hands import (
    boards_made,
    main,
    numbered,
    of_teams,
    players_of,
    typed,
)

_UNSAID = {"draw", "signatures", "desk"}
"""What no report tells of any event."""


def league(workspace: Workspace) -> tuple[TeamId, ...]:
    """Play two rounds of a round robin of five teams: a reserve, an empty board, board forfeits, a
    match forfeited as a whole.
    """
    teams = of_teams(workspace, teams=5)
    numbered(workspace, teams)
    team = TeamId(main(workspace).round(Round(1)).games[0].white)
    seats = _with_reserve(workspace, team)
    workspace.do(hand_in, round=Round(1), team=team, players=seats, by="Капітан")
    boards_made(workspace, 1)
    for match in main(workspace).round(Round(1)).games:
        typed(workspace, 1, match.board, (WHITE_WINS, DRAW, BLACK_WINS, BLACK_FORFEITS))
    second = main(workspace).round(Round(2)).games
    workspace.do(enter_result, round=Round(2), board=second[0].board, result=WHITE_FORFEITS)
    short = TeamId(second[1].white)
    there = players_of(workspace, short)
    workspace.do(hand_in, round=Round(2), team=short, players=(there[0], there[1], None, there[3]))
    workspace.do(make_boards, round=Round(2), tables=[second[1].board])
    return teams


def _with_reserve(workspace: Workspace, team: TeamId) -> tuple[PlayerId, ...]:
    players = players_of(workspace, team)
    return (*players[:2], *players[3:])


def reread(event: Event) -> Event:
    report = trf.report_of(event)
    reading = trf.read(trf.encode(trf.format(report)))
    assert reading.defects == ()
    assert reading.report == report
    return trf.event_of(report, reading.means)


def test_that_a_report_of_a_league_loses_nothing_of_teams(workspace: Workspace) -> None:
    league(workspace)
    assert set(trf.losses(workspace.event, Version.TRF26)) <= _UNSAID


def test_that_what_was_read_is_written_byte_for_byte(workspace: Workspace) -> None:
    league(workspace)
    text = trf.format(trf.report_of(workspace.event))
    assert trf.format(trf.report_of(reread(workspace.event))) == text


def test_that_a_team_whose_matches_were_annulled_is_read_back_so(workspace: Workspace) -> None:
    league(workspace)
    gone = TeamId(main(workspace).round(Round(1)).games[0].white)
    workspace.do(withdraw_player, player=gone, reason="no transport")
    again = reread(workspace.event)
    assert again.tournament.adjustments == ()
    assert table(again) == table(workspace.event)
    (annulled,) = (row for row in table(workspace.event) if row[-1])
    assert annulled[0] == workspace.event.contestants[gone].name
    text = trf.format(trf.report_of(workspace.event))
    assert trf.format(trf.report_of(again)) == text
    reading = trf.read(trf.encode(text))
    assert reading.notices == (), "what is taken away is taken from the points of the teams"


def test_that_teams_that_left_in_any_order_are_told_by_their_numbers(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=5)
    numbered(workspace, teams[::-1])
    for team in teams[1:3]:
        workspace.do(withdraw_player, player=team, reason="no transport")
    text = trf.format(trf.report_of(workspace.event))
    assert trf.format(trf.report_of(reread(workspace.event))) == text


def test_that_the_bye_of_a_team_on_three_boards_adds_up_for_its_members(
    workspace: Workspace,
) -> None:
    """Record 162 has two decimals: a third of two game points is 0.67 on each board."""
    rules = TeamRules(line_ups=LineUpRules(boards=3), points_of_bye=Decimal(2))
    numbered(workspace, of_teams(workspace, teams=3, rules=rules, system=System.SWISS))
    made = make_round(main(workspace), Round(1), engine.pair)
    workspace.do(pair_round, made=made)
    reading = trf.read(trf.encode(trf.format(trf.report_of(workspace.event))))
    assert reading.notices == ()
    assert reading.report is not None
    assert [each.points for each in reading.report.players].count(Decimal("0.67")) == 3


def table(event: Event) -> list[tuple[str, int, object, object, object, bool]]:
    """Return who stands where, with what values and whether annulled."""
    rows = standings(event.tournament.competition(), event.contestants).rows
    return [
        (
            event.contestants[row.player].name,
            row.place,
            row.points,
            row.other_points,
            row.values,
            row.annulled,
        )
        for row in rows
    ]


def described(workspace: Workspace) -> None:
    """Say all that can be said of a team and how teams play."""
    own = workspace.event.tournament.teams[1]
    workspace.do(
        set_team_rules,
        rules=TeamRules(
            line_ups=LineUpRules(boards=4, order=OrderRule.OWN_BOARDS, reserves=1),
            colours="BWWB",
            points_of_bye=Decimal("2.5"),
            points_of_forfeit=Decimal("2.5"),
        ),
    )
    workspace.do(
        set_roster,
        team=own.id,
        members=[replace(each, boards=(1, 2)) for each in own.members],
        reason="Уточнено",
    )
    workspace.do(
        change_team,
        team=own.id,
        name="Гамбіт | Київський палац дітей та юнацтва",
        short_name="ГАМБІТ",
        captain="Олена Коваль",
        captain_plays=own.players[0],
        coach="Тренер",
        club="Палац",
        region="Київ",
        federation="UKR",
        strength=2222,
    )


def test_that_a_round_with_the_bye_alone_is_a_round(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=3, system=System.SWISS)
    numbered(workspace, teams)
    workspace.do(ask_bye, players=teams[:2], rounds=[Round(1)], mark=Mark.HALF_BYE)
    workspace.do(pair_round, made=make_round(main(workspace), Round(1), engine.pair))
    workspace.do(publish_round, round=Round(1))
    assert {bye.mark for bye in main(workspace).round(Round(1)).byes} == {
        Mark.PAIRING_BYE,
        Mark.HALF_BYE,
    }
    assert set(trf.losses(workspace.event, Version.TRF26)) <= {*_UNSAID, "made-from"}


def test_that_what_no_record_says_stands_in_comments(workspace: Workspace) -> None:
    teams = of_teams(workspace, teams=4)
    described(workspace)
    numbered(workspace, teams)
    assert set(trf.losses(workspace.event, Version.TRF26)) <= _UNSAID
    again = reread(workspace.event).tournament
    assert again.settings.teams == workspace.event.tournament.settings.teams
    assert again.teams[1].captain == "Олена Коваль"
    assert trf.format(trf.report_of(reread(workspace.event))) == trf.format(
        trf.report_of(workspace.event)
    )


def test_that_line_ups_that_are_sealed_are_told_to_nobody(workspace: Workspace) -> None:
    league(workspace)
    text = trf.format(trf.report_of(workspace.event))
    team = TeamId(main(workspace).round(Round(3)).games[0].white)
    workspace.do(hand_in, round=Round(3), team=team, players=_with_reserve(workspace, team))
    assert trf.format(trf.report_of(workspace.event)) == text
    assert "line-ups" in report_losses(workspace.event, Version.TRF26, stage=None)


@pytest.mark.parametrize("is_described", [False, True])
def test_that_an_imported_report_makes_the_same_event(
    workspace: Workspace, tmp_path: Path, is_described: bool
) -> None:
    if is_described:
        numbered(workspace, of_teams(workspace, teams=4))
        described_later(workspace)
    else:
        league(workspace)
    written, made = tmp_path / "cup.trf", tmp_path / "again.arbiter"
    write_report(written, workspace.event, Version.TRF26)
    examined = examine_report(written)
    assert examined.event is not None
    assert examined.defects == ()
    make_event_file(made, source="cup.trf", event=examined.event)
    with closing(Workspace.open(made, actor="arbiter")) as opened:
        assert set(trf.losses(opened.event, Version.TRF26)) <= _UNSAID - {"draw"}
        again = tmp_path / "again.trf"
        write_report(again, opened.event, Version.TRF26)
        lines = again.read_text("utf-8").splitlines()
        assert [
            line for line in lines if not line.startswith(("### Import @", "### arbiter: act"))
        ] == written.read_text("utf-8").splitlines()
        told, known = (
            [
                (round_.number, game.board, game.result, game.boards)
                for round_, game in each.event.tournament.main_stage.games
            ]
            for each in (opened, workspace)
        )
        assert told == known


def described_later(workspace: Workspace) -> None:
    """Say what may be said of a team once it has a number."""
    own = workspace.event.tournament.teams[2]
    workspace.do(change_team, team=own.id, name=own.name, captain="Олена Коваль")


def test_that_an_older_report_tells_a_forfeited_match_by_its_boards(
    workspace: Workspace, tmp_path: Path
) -> None:
    """It has no record of matches; for the rating it is the same, for nobody has played."""
    numbered(workspace, of_teams(workspace, teams=3))
    for number, result in enumerate((WHITE_FORFEITS, BLACK_FORFEITS, BOTH_FORFEIT), start=1):
        match = main(workspace).round(Round(number)).games[0]
        workspace.do(enter_result, round=Round(number), board=match.board, result=result)
    written = tmp_path / "cup.trf"
    write_report(written, workspace.event, Version.TRF16)
    examined = examine_report(written)
    assert examined.event is not None
    assert _verdict(written).rounds[1].is_right
    told, known = (
        [(game.white, game.black, game.result) for _, game in each.tournament.main_stage.games]
        for each in (examined.event, reread(workspace.event))
    )
    assert told == known
    assert "trf.points-differ" not in [each.code for each in examined.notices]


@pytest.mark.parametrize("ahead", [2, 4])
def test_that_an_older_report_of_a_league_under_way_has_its_open_matches(
    workspace: Workspace, tmp_path: Path, ahead: int
) -> None:
    """It names no matches, and nobody sits at the boards of those that have not begun."""
    numbered(workspace, of_teams(workspace, teams=5))
    boards_made(workspace, 1)
    for match in main(workspace).round(Round(1)).games:
        typed(workspace, 1, match.board, (WHITE_WINS, DRAW, BLACK_WINS, BLACK_FORFEITS))
    later = main(workspace).round(Round(ahead)).games[-1]
    workspace.do(enter_result, round=Round(ahead), board=later.board, result=WHITE_FORFEITS)
    written = tmp_path / "cup.trf"
    write_report(written, workspace.event, Version.TRF16)
    examined = examine_report(written)
    assert examined.event is not None
    assert [check for check in _verdict(written).rounds if not check.is_right] == []
    told, known = (_matches(each) for each in (examined.event, reread(workspace.event)))
    assert told == known
    added = {each.code: each.facts for each in examined.notices}["trf.matches-added"]
    # Two matches in each round before the last one that the file has, one beside the forfeit.
    assert added["count"] == 2 * (ahead - 2) + 1


def _matches(event: Event) -> list[tuple[object, ...]]:
    return [
        (round_.number, game.board, game.white, game.black, game.result)
        for round_, game in event.tournament.main_stage.games
    ]


def test_that_the_games_of_members_are_what_is_rated(workspace: Workspace) -> None:
    """Boards that were forfeited or empty are not."""
    league(workspace)
    lines = trf.report_of(workspace.event, Version.TRF16).players
    blocks = [block for each in lines for block in zip(each.opponents, each.marks, strict=True)]
    rated = [mark for opponent, mark in blocks if opponent and mark in "1=0"]
    boards = workspace.event.tournament.boards_of()
    assert boards is not None
    played = [
        game for _, game in boards.games if game.result is not None and not game.result.is_forfeit
    ]
    assert len(rated) == 2 * len(played)
    assert [mark for opponent, mark in blocks if not opponent and mark in "1=0WDL"] == []


def test_that_teams_are_joined_and_taken_out_again(workspace: Workspace, tmp_path: Path) -> None:
    league(workspace)
    report = trf.report_of(workspace.event)
    target, out = tmp_path / "festival.arbiter", tmp_path / "league.arbiter"
    make_event_file(target, source="cup.trf", event=reread(workspace.event))
    with closing(Workspace.open(target, actor="arbiter")) as festival:
        workspace.close()
        other = read_other(workspace.path)
        join(festival, other, {})
        first, second = festival.event.tournaments
        assert {team.id for team in first.teams}.isdisjoint(team.id for team in second.teams)
        assert {team.name for team in first.teams} == {team.name for team in second.teams}
        told = trf.report_of(stage_to_report(festival.event.of(second.id), None))
        assert told.players == report.players
        assert [line.text for line in told.lines("310", "300", "330", "802")] == [
            line.text for line in report.lines("310", "300", "330", "802")
        ]
    take_out(target, second.id, out)
    alone_again = read_event(out)
    assert trf.report_of(alone_again).players == report.players


def test_that_a_report_of_teams_is_checked_by_its_matches(
    workspace: Workspace, tmp_path: Path
) -> None:
    league(workspace)
    written = tmp_path / "cup.trf"
    write_report(written, workspace.event, Version.TRF26)
    assert _verdict(written).standings.differences == ()
    lines = written.read_text("utf-8").splitlines(keepends=True)
    third = next(place for place, line in enumerate(lines) if line.startswith("310   3"))
    lines[third] = f"{lines[third][:54]}   9.0{lines[third][60:]}"
    written.write_text("".join(lines), "utf-8")
    (other,) = _verdict(written).standings.differences
    assert other == OtherPoints(number=PairingNumber(3), stated="9.0", counted="2.0")


def _verdict(path: Path) -> Verdict:
    examined = examine_report(path)
    assert examined.event is not None
    return check_report(examined.reading, examined.event)
