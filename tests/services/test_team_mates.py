"""Team-mates kept apart in an event file: said, whoever they are then, told where they meet."""

from dataclasses import replace

import pytest

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.swiss_rules import ForbiddenPairs, TeamMates
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.formats import trf
from arbiter_app.i18n import catalogue
from arbiter_app.services.checking import check_report
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.commands.rules.swiss_rules import forbid_pairs, set_rounds
from arbiter_app.services.commands.whole.across import name_teams
from arbiter_app.services.workspace import Workspace
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.checking.lines import lines
from tests.services.hands import last_line, refused_code
from tests.services.swiss_hands import make_swiss, pair

BY_TEAM = TeamMates(by=ContingentKey.TEAM)


@pytest.fixture
def crowd(workspace: Workspace) -> Workspace:
    """Six players, of whom the first four count for one team."""
    make_swiss(workspace, 6)
    workspace.do(name_teams, teams={PlayerId(at): "Ліцей" for at in range(1, 5)})
    workspace.do(forbid_pairs, forbidden=(), team_mates=(BY_TEAM,))
    return workspace


def pairs(workspace: Workspace, number: int) -> list[tuple[int, int]]:
    return [(game.white, game.black) for game in pair(workspace, number).games]


def test_that_the_rule_is_kept_told_and_goes_with_undo(crowd: Workspace) -> None:
    assert read_event(crowd.path).tournament.settings.swiss.team_mates == (BY_TEAM,)
    assert last_line(crowd) == (
        "Who may not meet: those of one team, all rounds, as far as a pairing exists"
    )
    lists = (ForbiddenPairs(players=(PlayerId(5), PlayerId(6))),)
    crowd.do(forbid_pairs, forbidden=lists)
    assert crowd.event.tournament.settings.swiss.team_mates == (BY_TEAM,)
    crowd.undo()
    crowd.undo()
    assert not crowd.event.tournament.settings.swiss.team_mates
    assert crowd.event.tournament.competition().team_mates == ()


@pytest.mark.parametrize(
    ("rules", "code"),
    [
        ((BY_TEAM, replace(BY_TEAM, last_round=Round(2))), "swiss.team-mates-twice"),
        ((replace(BY_TEAM, first_round=Round(4), last_round=Round(3)),), "swiss.forbidden-rounds"),
        ((replace(BY_TEAM, last_round=Round(10)),), "swiss.forbidden-rounds"),
    ],
)
def test_that_rules_that_make_no_sense_are_refused(
    crowd: Workspace, rules: tuple[TeamMates, ...], code: str
) -> None:
    assert refused_code(lambda: crowd.do(forbid_pairs, forbidden=(), team_mates=rules)) == code


def test_that_the_rounds_of_the_rule_end_with_the_last_one(crowd: Workspace) -> None:
    until = replace(BY_TEAM, last_round=Round(8))
    crowd.do(forbid_pairs, forbidden=(), team_mates=(until,))
    crowd.do(set_rounds, rounds=5)
    assert crowd.event.tournament.settings.swiss.team_mates == (
        replace(BY_TEAM, last_round=Round(5)),
    )


def test_that_who_is_of_the_team_then_is_kept_apart(crowd: Workspace) -> None:
    assert pairs(crowd, 1) == [(1, 5), (6, 2), (3, 4)]
    crowd.do(name_teams, teams={PlayerId(2): None, PlayerId(3): None})
    assert pairs(crowd, 1) == [(1, 5), (4, 2), (3, 6)]
    crowd.do(name_teams, teams={PlayerId(4): None})
    assert pairs(crowd, 1) == [(1, 4), (5, 2), (3, 6)]
    crowd.do(
        edit_player, player=PlayerId(4), reason="-", name="Гравець 004", team="ліцей ",
        fide_rating=2496,
    )  # fmt: skip
    assert pairs(crowd, 1) == [(1, 5), (4, 2), (3, 6)]


def test_that_other_programs_and_the_check_see_whom_the_rule_kept_apart(crowd: Workspace) -> None:
    for number in (1, 2):
        round_ = pair(crowd, number)
        crowd.do(publish_round, round=round_.number)
        for game in round_.games:
            crowd.do(enter_result, round=round_.number, board=game.board, result=WHITE_WINS)
    event = crowd.event
    report = trf.encode(trf.format(trf.report_of(event)))
    public = b"\n".join(line for line in report.split(b"\n") if b"arbiter:" not in line)
    for written in (report, public):
        reading = trf.read(written)
        assert reading.report is not None
        verdict = check_report(reading, trf.event_of(reading.report), dutch.pair)
        assert [each.is_right for each in verdict.rounds] == [True, True]
    reading = trf.read(report)
    assert reading.report is not None
    again = trf.event_of(reading.report)
    verdict = check_report(reading, again, dutch.pair)
    names = names_of(catalogue("en"), again.tournament.competition(), again.contestants)
    said = [*lines(catalogue("en"), verdict, names)]
    assert any("Round 1: Team-mates meet, because" in each for each in said)
