"""Reports of teams: their matches derived from games, their records read and written."""

import json
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given, settings

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.facts.rules.team_rules import ColourType
from arbiter_app.domain.teams.matches import points_of
from arbiter_app.formats import trf
from tests.campaigns import turns
from tests.formats.trf.team_events import team_events, without_ids

DATA = Path(__file__).parents[2] / "data"


def test_that_the_matches_of_the_official_exercise_follow_from_its_games() -> None:
    reading = trf.read((DATA / "trf" / "tec_team_boards_only.trf").read_bytes())
    assert reading.report is not None
    tournament = trf.event_of(reading.report).tournament
    rules = tournament.settings.teams
    assert rules is not None
    found = {
        (-team, round_.number): (-opponent, points, game.result and game.result.is_forfeit)
        for round_, game in tournament.main_stage.games
        for (team, opponent), points in zip(
            ((game.white, game.black), (game.black, game.white)),
            points_of(rules, game),
            strict=True,
        )
    }
    expected = json.loads(
        (DATA / "tec_team_swiss.json").read_text("utf-8"), parse_float=Decimal, parse_int=Decimal
    )
    played = {"match": False, "forfeit_win": True, "forfeit_loss": True}
    assert found == {
        (team["id"], round_["round"]): (
            round_["opponent"],
            round_["gp"],
            played[round_["kind"]],
        )
        for team in expected["teams"]
        for round_ in team["rounds"]
        if round_["kind"] in played
    }
    absent = [bye.mark for round_ in tournament.main_stage.rounds for bye in round_.byes]
    assert {*absent} == {Mark.ZERO_BYE}


@settings(max_examples=turns(8, in_soak=1000))
@given(team_events())
def test_that_a_tournament_of_teams_reads_back(event: Event) -> None:
    report = trf.report_of(event)
    reading = trf.read(trf.encode(trf.format(report)))
    assert reading.defects == ()
    assert reading.report == report
    again = trf.event_of(report, reading.means)
    assert without_ids(again) == without_ids(event)
    assert trf.report_of(again) == report


FIVE = (DATA / "trf" / "five_teams.trf").read_text("utf-8")


def test_that_a_file_of_another_program_is_read_in_meaning() -> None:
    reading = trf.read(FIVE.encode())
    assert reading.report is not None
    assert [each.code for each in reading.notices] == ["trf.team-boards-skipped"]
    tournament = trf.event_of(reading.report, reading.means).tournament
    settings = tournament.settings
    assert settings.teams is not None
    assert (settings.teams.boards, settings.teams.colour_type) == (2, ColourType.B)
    first, second = tournament.main_stage.rounds
    assert [(-game.white, -game.black, str(game.result)) for game in first.games] == [
        (1, 3, "1-0"),
        (4, 2, "½-½"),
    ]
    assert [(-bye.player, bye.mark) for bye in first.byes] == [(5, Mark.PAIRING_BYE)]
    assert [(-bye.player, bye.mark) for bye in second.byes] == [(4, Mark.HALF_BYE)]
    seats = {-each.team: each.players for each in second.line_ups}
    assert seats == {1: (1, 2), 2: (4, 5), 3: (7, 9), 5: (13, 14)}


@pytest.mark.parametrize(
    ("good", "bad", "code", "line", "column"),
    [
        ("310   2", "310   1", "trf.team-twice", 35, 5),
        ("310   2", "310   x", "trf.team-field", 35, 5),
        ("   10   11", "   10   12", "trf.team-member", 37, 1),
        ("   10   11", "    9   11", "trf.team-member-twice", 37, 1),
        ("   13   14", "   13", "trf.team-of-nobody", 29, 102),
        ("352 WB", "352 WG", "trf.team-colours", 15, 5),
        ("352 WB", "352 W", "trf.team-boards", 35, 5),
        ("300   1   2   4    4    6", "300   1   2   4    4    5", "trf.team-line-up", 32, 17),
        ("300   1   2   4    4    6", "300   1   2   9    4    6", "trf.team-unknown", 32, 9),
        ("320  1.0  1.0   5", "320  1.0  1.0   8", "trf.team-unknown", 39, 15),
        ("    7    8    9", "    7    8    6", "trf.team-member-twice", 36, 1),
    ],
)
def test_that_what_cannot_be_is_told_with_its_place(
    good: str, bad: str, code: str, line: int, column: int
) -> None:
    assert good in FIVE
    reading = trf.read(FIVE.replace(good, bad, 1).encode())
    assert reading.report is None
    assert (code, line, column) in [(each.code, each.line, each.column) for each in reading.defects]


@pytest.mark.parametrize(
    ("good", "other", "code"),
    [
        ("2250    4.0", "2250    5.0", "trf.team-points-differ"),
        ("4.0    3.0   1", "4.0    3.5   1", "trf.team-game-points"),
        ("   3 w  1.5     5 b", "   2 w  1.5     5 b", "trf.team-summary"),
        ("802   1", "802   7", "trf.team-summary-of-nobody"),
        ("FIDE_TEAM_TYPEB_MP_GP", "SCHMULYAN", "trf.team-system"),
    ],
)
def test_that_what_is_told_otherwise_than_the_games_is_a_notice(
    good: str, other: str, code: str
) -> None:
    assert good in FIVE
    reading = trf.read(FIVE.replace(good, other, 1).encode())
    assert code in [each.code for each in reading.notices]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("colours", ""),
        ("colours", "WX"),
        ("line-ups.boards", "0"),
        ("line-ups.women", "3"),
        ("line-ups.games-from", "0"),
        ("points-of-forfeit", "-1"),
        ("deciders", "GP chess"),
        ("rosters-until", "soon"),
    ],
)
def test_that_rules_in_comments_that_cannot_be_played_are_left_out(name: str, words: str) -> None:
    reading = trf.read(f"{FIVE}### arbiter: team-rule | {name} | {words}\n".encode())
    assert reading.report is not None
    assert "trf.own-comment" in [each.code for each in reading.notices]
    as_written = trf.read(FIVE.encode())
    assert as_written.report is not None
    assert (
        trf.event_of(reading.report).tournament.settings.teams
        == trf.event_of(as_written.report).tournament.settings.teams
    )
