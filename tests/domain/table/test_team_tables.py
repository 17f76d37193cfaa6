"""The tables of team tournaments: match and game points, and every tie-break of teams."""

from collections.abc import Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import Adjustment, Competition
from arbiter_app.domain.facts.play.rounds import Bye
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import Round
from arbiter_app.domain.pairing.swiss.position import Floated
from arbiter_app.domain.table.after_round import after_round
from arbiter_app.domain.table.histories import histories
from arbiter_app.domain.table.progress import progress
from arbiter_app.domain.table.standings import Standings, standings
from arbiter_app.domain.tie_breaks.editions import EDITIONS, edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from tests.domain.teams.exercise import EXERCISE, exercise, team_of

EXPECTED = EXERCISE["expected"]
OF_BOTH_SCORES = (
    *("BH:MP", "BH:MP/C1", "BH:GP", "BH:GP/C1"),
    *("EMMSB", "EGMSB", "EMGSB", "EGGSB", "EMMSB/C1", "EMGSB/C1"),
)


def competition(*tie_breaks: str, edition: str = "2026-03", **how: Any) -> Competition:
    return exercise(edition, tie_breaks, **how).tournament.competition()


def table(of: Competition) -> Standings:
    return standings(of, exercise().players)


def column(of: Competition, index: int) -> dict[str, Decimal | None]:
    found = {str(-row.player): row.values[index] for row in table(of).rows}
    return {team: value and round(value, 6) for team, value in found.items()}


@pytest.mark.parametrize(
    ("edition", "tables"),
    [
        ("2023-09", "edition_2023_09"),
        ("2024-08", "edition_2023_09"),
        ("2026-03", "edition_2026_03"),
    ],
)
def test_that_the_table_has_every_value_of_the_exercise(edition: str, tables: str) -> None:
    names = (*OF_BOTH_SCORES, "SSSC")
    found = competition(*names, edition=edition)
    for index, name in enumerate(names):
        expected = EXPECTED[tables][name]
        assert column(found, index) == {team: round(each, 6) for team, each in expected.items()}


@pytest.mark.parametrize("edition", ["2023-09", "2024-08", "2026-03"])
@pytest.mark.parametrize("primary", Score)
def test_that_rows_have_both_scores_and_the_deciding_one_first(
    primary: Score, edition: str
) -> None:
    rows = table(competition(edition=edition, primary=primary)).rows
    expected = EXPECTED["edition_2026_03"]
    assert {str(-row.player): row.points for row in rows} == expected[primary]
    assert {str(-row.player): row.other_points for row in rows} == expected[primary.other]
    points = [row.points for row in rows]
    assert points == sorted(points, reverse=True)


def test_that_the_other_score_is_the_same_as_a_criterion() -> None:
    found = competition("MPVGP")
    assert column(found, 0) == EXPECTED["edition_2026_03"]["GP"]


def test_that_values_by_a_named_score_do_not_change_with_what_decides() -> None:
    found = competition(*OF_BOTH_SCORES, primary=Score.GAME)
    for index, name in enumerate(OF_BOTH_SCORES):
        expected = EXPECTED["edition_2026_03"][name]
        assert column(found, index) == {team: round(each, 6) for team, each in expected.items()}


def test_that_after_every_round_but_the_last_something_is_still_to_come() -> None:
    whole = competition("EMMSB")
    assert [row.points for row in table(after_round(whole, Round(7))).rows] == [
        row.points for row in table(whole).rows
    ]
    sums = progress(whole)
    for number in range(1, 8):
        rows = table(after_round(whole, Round(number))).rows
        assert {row.player: row.points for row in rows} == {
            team: points[number - 1] for team, points in sums.items()
        }


@pytest.mark.parametrize(
    ("round", "points", "game_points"), [(None, -1, "-0.5"), (Round(2), 1, "2"), (None, 0, "-3")]
)
def test_that_the_arbiter_changes_each_score_by_its_own_points(
    round: Round | None, points: int, game_points: str
) -> None:
    team, plain = team_of(3), competition()
    adjustment = Adjustment(
        player=team, round=round, points=Decimal(points), game_points=Decimal(game_points)
    )
    changed = replace(plain, adjustments=(adjustment,))
    before = next(row for row in table(plain).rows if row.player == team)
    after = next(row for row in table(changed).rows if row.player == team)
    assert after.points - before.points == points
    assert after.other_points is not None
    assert before.other_points is not None
    assert after.other_points - before.other_points == Decimal(game_points)


@pytest.mark.parametrize(
    ("mark", "rules", "match_points", "game_points"),
    [
        (Mark.PAIRING_BYE, {}, "1", "2"),
        (Mark.PAIRING_BYE, {"points_of_bye": Decimal("2.5")}, "1", "2.5"),
        (Mark.FULL_BYE, {}, "2", "4"),
        (Mark.HALF_BYE, {}, "1", "2"),
        (Mark.ZERO_BYE, {}, "0", "0"),
    ],
)
def test_what_a_bye_gives_in_both_scores(
    mark: Mark, rules: dict[str, Any], match_points: str, game_points: str
) -> None:
    whole = competition(**rules)
    last = whole.rounds[-1]
    bye = next(each for each in last.byes if each.mark is Mark.PAIRING_BYE)
    others = tuple(each for each in last.byes if each is not bye)
    byes = (*others, Bye(player=bye.player, mark=mark))
    # The pairing-allocated bye of another team keeps the value that the rules give it.
    changed = replace(whole, rounds=(*whole.rounds[:-1], replace(last, byes=byes)))
    without = replace(
        whole,
        rounds=(
            *whole.rounds[:-1],
            replace(last, byes=(*others, Bye(player=bye.player, mark=Mark.ZERO_BYE))),
        ),
    )
    gained, nothing = (
        next(row for row in table(each).rows if row.player == bye.player)
        for each in (changed, without)
    )
    assert gained.points - nothing.points == Decimal(match_points)
    assert gained.other_points is not None
    assert nothing.other_points is not None
    assert gained.other_points - nothing.other_points == Decimal(game_points)


@pytest.mark.parametrize(("given", "expected"), [(None, "17.5"), (Decimal("2.5"), "16.0")])
def test_that_a_forfeited_match_gives_what_the_regulations_say(
    given: Decimal | None, expected: str
) -> None:
    rows = table(competition(points_of_forfeit=given)).rows
    assert next(row.other_points for row in rows if row.player == team_of(1)) == Decimal(expected)


def test_the_boards_in_the_count_of_boards() -> None:
    expected = {
        team: sum(number * Decimal(won) for number, won in enumerate(boards, start=1))
        for team, boards in EXPECTED["board_points"].items()
    }
    found = table(competition("MPVGP", "BC"))
    counted = {str(-row.player): row.values[1] for row in found.rows if row.values[1] is not None}
    assert counted
    assert counted == {team: expected[team] for team in counted}


def test_the_berlin_count() -> None:
    expected = {
        team: sum(weight * Decimal(won) for weight, won in zip((4, 3, 2, 1), boards, strict=True))
        for team, boards in EXPECTED["board_points"].items()
    }
    assert column(competition("BERLIN"), 0) == expected


def test_that_the_olympiad_leaves_out_the_opponent_with_fewest_match_points() -> None:
    found, plain = column(competition("OLYMPIAD"), 0), column(competition("EMGSB"), 0)
    points = EXPECTED["edition_2026_03"]["MP"]
    for team in EXERCISE["teams"]:
        name, rounds = str(team["id"]), team["rounds"]
        if any(each["kind"] != "match" for each in rounds):
            continue
        fewest = min(points[str(each["opponent"])] for each in rounds)
        lowest = min(
            each["gp"] * fewest for each in rounds if points[str(each["opponent"])] == fewest
        )
        value, whole = found[name], plain[name]
        assert value is not None
        assert whole is not None
        assert whole - value == lowest


def refused(names: Sequence[str], code: str, *, of_teams: bool) -> None:
    for each in names:
        with pytest.raises(RuleError) as error:
            edition("2026-03").criterion(TieBreak.parse(each), System.SWISS, of_teams=of_teams)
        assert error.value.code == code, each


def test_which_criteria_a_list_may_have() -> None:
    refused(
        ["MPVGP", "EDE", "SSSC", "TBR", "BERLIN", "BH:GP"], "tie-break.of-teams", of_teams=False
    )
    refused(["ARO", "TPR", "RTNG", "APPO"], "tie-break.of-people", of_teams=True)
    refused(["EMMSB:GP", "MPVGP:MP"], "tie-break.one-score", of_teams=True)
    refused(["KS"], "tie-break.not-in-system", of_teams=True)
    offered = {each.acronym for each in edition("2026-03").offered(System.SWISS, of_teams=True)}
    assert offered >= {"BH", "SB", "DE", "EDE", "EDEBT", "SSSC", "BC", "BBE", "BERLIN", "OLYMPIAD"}
    assert offered.isdisjoint({"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG", "KS"})


@pytest.mark.parametrize("edition_id", EDITIONS)
@pytest.mark.parametrize("system", [System.ROUND_ROBIN, System.SWISS, System.SCHEVENINGEN])
def test_that_the_usual_list_may_be_had_in_every_edition(edition_id: str, system: System) -> None:
    rules = edition(edition_id)
    usual = rules.usual(system, of_teams=True)
    assert usual
    assert rules.allowed(usual, system.traits.ranked_like, of_teams=True) == usual


@pytest.mark.parametrize("primary", Score)
def test_that_teams_float_by_the_score_that_decides(primary: Score) -> None:
    found = competition(primary=primary)
    behind, after = histories(found), progress(found)
    for round_ in found.rounds[1:]:
        at = round_.number - 1
        for match in round_.games:
            if match.result is None or match.result.is_forfeit:
                continue
            gap = after[match.white][at - 1] - after[match.black][at - 1]
            expected = Floated.DOWN if gap > 0 else Floated.UP if gap < 0 else Floated.NOT
            assert behind[match.white].floats[at] is expected
