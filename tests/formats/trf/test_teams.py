"""Reports of teams: their matches derived from games, their records read and written."""

import json
from decimal import Decimal
from pathlib import Path

from arbiter_app.domain.facts.results import Mark
from arbiter_app.domain.teams.matches import points_of
from arbiter_app.formats import trf

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
